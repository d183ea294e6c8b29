package org.muster.core.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyFileTest {

    private static final KeyFile KEY = KeyFile.of("winter", SeedChain.make());

    @TempDir
    Path directory;

    @Test
    void aKeyComesBackAsItWasWritten() throws IOException {
        Path file = directory.resolve("winter.key");
        KEY.write(file);
        assertThat(KeyFile.read(file).value()).isEqualTo(KEY);
        assertThat(KEY.chain().length()).isEqualTo(SeedChain.USUAL_LENGTH);
        assertThat(Files.list(directory)).containsExactly(file);
    }

    @Test
    void onlyTheOwnerCanReadIt() throws IOException {
        assumeThat(Files.getFileStore(directory).supportsFileAttributeView("posix"))
                .isTrue();
        Path file = directory.resolve("winter.key");
        KEY.write(file);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    void aKeyIsNeverOverwritten() throws IOException {
        Path file = directory.resolve("winter.key");
        KEY.write(file);
        assertThatThrownBy(() -> KeyFile.of("winter", SeedChain.make()).write(file))
                .isInstanceOf(FileAlreadyExistsException.class);
        assertThat(KeyFile.read(file).value()).isEqualTo(KEY);
        assertThat(Files.list(directory)).containsExactly(file);
    }

    @ParameterizedTest
    @CsvSource({
        "muster-key/1, muster-key/2, reads muster-key/1",
        ": 4096, : 4095, does not lead to its commitment",
        ": 4096, : 0, does not lead to its commitment",
        ": 4096, : 2000000000, does not lead to its commitment",
        "length, size, it is not JSON with the fields",
        "root\" : \", root\" : \"x, it is not JSON with the fields",
        "}, '', it is not JSON with the fields",
    })
    void aKeyThatWasChangedIsRefused(String was, String is, String sentence) {
        assertThat(KeyFile.fromJson(KEY.toJson().replace(was, is)).violations())
                .singleElement()
                .asString()
                .contains(sentence)
                .doesNotContain(KEY.root().hex());
    }

    @Test
    void aKeyMayBeForOnePhase() {
        KeyFile key = KeyFile.of("winter", new SeedChain(KEY.root(), 1));
        assertThat(KeyFile.fromJson(key.toJson()).value()).isEqualTo(key);
    }

    @Test
    void theSecretIsNotInWhatALogWouldShow() {
        assertThat(KEY.root()).hasToString("Seed[...]");
        assertThat(KEY.toString() + KEY.chain()).doesNotContain(KEY.root().hex());
    }
}
