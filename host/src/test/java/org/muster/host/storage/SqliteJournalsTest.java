package org.muster.host.storage;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.game.BadGame;

/** The embedded database. */
class SqliteJournalsTest extends JournalsTest {

    @TempDir
    private Path folder;

    @Override
    Database database() throws IOException {
        return Database.in(folder);
    }

    @Test
    void whatIsNoAddressIsRefusedWithOneThatIsRightAndNoPassword() {
        assertThatThrownBy(() -> Database.at("postgres://anna:secret@db/muster"))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("postgres://db/muster is no address of a database")
                .hasMessageContaining("jdbc:postgresql://")
                .hasMessageNotContaining("secret");
    }
}
