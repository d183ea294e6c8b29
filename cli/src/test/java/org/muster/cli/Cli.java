package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.muster.core.json.Json;
import tools.jackson.databind.JsonNode;

/** The command line in a folder of its own: files are named as they are typed, relative to it. */
public final class Cli {

    public final Path folder;

    public Cli(Path folder) {
        this.folder = folder;
    }

    /** What a command did. */
    public record Ran(int code, String out, String err) {

        Ran isDone() {
            assertThat(code).as("%s%s", out, err).isZero();
            assertThat(err).doesNotContain("Exception", "\tat ");
            return this;
        }

        Ran isRefused(String... reasons) {
            assertThat(code).as("%s%s", out, err).isEqualTo(2);
            assertThat(err).doesNotContain("Exception", "\tat ").isNotBlank();
            for (String reason : reasons) {
                assertThat(err).contains(reason);
            }
            assertThat(out).isEmpty();
            return this;
        }

        /** A ruleset failed, and its author is to hear of it. */
        Ran isFailed(String... reasons) {
            assertThat(code).as("%s%s", out, err).isEqualTo(4);
            assertThat(err)
                    .doesNotContain("\tat ", "eport it")
                    .contains(reasons)
                    .endsWith("Tell its author; nothing was written.\n");
            return this;
        }

        Ran isWanting(String... reasons) {
            assertThat(code).as("%s%s", out, err).isEqualTo(1);
            assertThat(out).contains(reasons);
            return this;
        }

        public JsonNode json() {
            return Json.read(out);
        }
    }

    /** Runs words split at blanks; {@code @} before a word is the folder. */
    public Ran run(String words) {
        return run("", words.split(" "));
    }

    public Ran run(String typed, String... words) {
        return run(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)), words);
    }

    /** The same, where something is done while it is typed. */
    Ran run(InputStream typed, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String[] args = Stream.of(words)
                .map(word -> word.startsWith("@") ? file(word.substring(1)).toString() : word)
                .toArray(String[]::new);
        int code = Main.run(
                args,
                typed,
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, false, StandardCharsets.UTF_8));
        return new Ran(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    Path file(String name) {
        return folder.resolve(name);
    }

    String text(String name) {
        try {
            return Files.readString(file(name));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    Cli write(String name, String text) {
        try {
            Files.writeString(file(name), text);
            return this;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** A game of two with seeded dice. */
    Cli opened() {
        run("new feud @club.muster --seats anna=Anna,bert=Bert --seed 5").isDone();
        return this;
    }

    /** A game of two who roll real dice. */
    Cli openedWithRealDice() {
        run("new feud @club.muster --seats anna=Anna,bert=Bert --dice physical").isDone();
        return this;
    }
}
