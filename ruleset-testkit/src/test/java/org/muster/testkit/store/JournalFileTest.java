package org.muster.testkit.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.journal.Head;
import org.muster.core.journal.JournalFile;
import org.muster.core.journal.JournalStore;

class JournalFileTest extends JournalStoreContract {

    @TempDir
    Path folder;

    @Override
    protected JournalStore connect() throws IOException {
        Path path = folder.resolve("game.muster");
        return Files.exists(path) ? JournalFile.open(path) : JournalFile.create(path, List.of());
    }

    private static byte[] line(String hash) {
        return ("{\"hash\":\"" + hash + "\"}\n").replace("{", "{\"n\":0,").getBytes(UTF_8);
    }

    @Test
    void aLineThatWasCutOffDoesNotCountAndIsNotOverwritten() throws IOException {
        JournalStore store = connect();
        Head head = store.append(Head.EMPTY, List.of(line("aa".repeat(32))));
        Path path = folder.resolve("game.muster");
        String rest = "{\"n\":1,\"ha";
        Files.writeString(path, rest, StandardOpenOption.APPEND);
        String before = Files.readString(path);
        for (JournalStore any : List.of(store, connect())) {
            assertThat(any.head()).isEqualTo(head);
            assertThat(any.read(0)).hasSize(1);
            assertThatThrownBy(() -> any.append(head, List.of(line("bb"))))
                    .isInstanceOf(JournalFile.CutShort.class)
                    .hasMessageContaining("in the midst of entry 1");
        }
        assertThat(Files.readString(path)).isEqualTo(before);
        JournalFile.Recovered recovered = JournalFile.open(path).recover().orElseThrow();
        assertThat(recovered.completed()).isFalse();
        assertThat(recovered.kept())
                .isEqualTo(folder.resolve("game.muster.cut-1"))
                .hasContent(rest);
        store.append(head, List.of(line("bb")));
        assertThat(JournalFile.read(path).lines()).hasSize(2);
        assertThat(JournalFile.open(path).recover()).isEmpty();
    }

    /** Somebody put an older or another file there. */
    @Test
    void aFileThatWasReplacedIsReadAnew() throws IOException {
        JournalStore store = connect();
        Head one = store.append(Head.EMPTY, List.of(line("aa")));
        Head two = store.append(one, List.of(line("bb")));
        Path path = folder.resolve("game.muster");
        Files.write(path, line("aa"));
        assertThatThrownBy(() -> store.append(two, List.of(line("cc")))).isInstanceOf(JournalStore.Overtaken.class);
        assertThat(store.head()).isEqualTo(one);
        Files.write(path, line("dd"));
        assertThat(store.head()).isEqualTo(new Head(1, "dd"));
        assertThat(store.read(0)).hasSize(1).first().asString().contains("dd");
        assertThatThrownBy(() -> store.append(one, List.of(line("cc")))).isInstanceOf(JournalStore.Overtaken.class);
    }
}
