package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A ruleset is played on a page while it is written: each save is taken up. */
class WatchTest {

    private static final long MOST_MILLIS = 120_000;
    private static final Pattern GAME = Pattern.compile("http://\\S+/g/\\S+");

    @TempDir
    Path folder;

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private Thread watching = new Thread(() -> {});
    private int read;

    @BeforeEach
    void watch() throws Exception {
        save(OneFileTest.PILE);
        Files.writeString(folder.resolve("pile.yaml"), OneFileTest.SIZES);
        String[] words = {"ruleset", "watch", folder.resolve("pile.java").toString(), "--port", "0"};
        watching = new Thread(() -> {
            PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
            Main.run(words, new ByteArrayInputStream(new byte[0]), out, out);
        });
        watching.start();
    }

    @AfterEach
    void stop() throws Exception {
        watching.interrupt();
        watching.join();
    }

    private void save(String source) throws Exception {
        Files.writeString(folder.resolve("pile.java"), source);
    }

    /** The next line of what it says for which {@code wanted} holds. */
    private String says(Predicate<String> wanted) throws Exception {
        long until = System.nanoTime() + MOST_MILLIS * 1_000_000;
        while (System.nanoTime() < until) {
            String all = said.toString(StandardCharsets.UTF_8);
            int end = all.indexOf('\n', read);
            if (end < 0) {
                Thread.sleep(50);
                continue;
            }
            String line = all.substring(read, end);
            read = end + 1;
            if (wanted.test(line)) {
                return line;
            }
        }
        throw new AssertionError("never said: " + said.toString(StandardCharsets.UTF_8));
    }

    private static String page(String url) throws Exception {
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(URI.create(url)).build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }

    @Test
    void eachSaveIsTakenUp() throws Exception {
        Matcher game = GAME.matcher(says(line -> line.startsWith("Pile: ")));
        assertThat(game.find()).isTrue();
        says(line -> line.contains("/enter/"));
        assertThat(page(game.group())).contains("Draw");

        save(OneFileTest.PILE.replace("\"draw\", \"Draw\"", "\"draw\", \"Drawing\""));
        assertThat(says(line -> line.startsWith("Taken up: "))).contains("come out the same");
        assertThat(page(game.group())).contains("Drawing");

        save(OneFileTest.PILE.replace("heap.players().get", "heap.plaiers().get"));
        assertThat(says(line -> line.startsWith("No: "))).contains("pile.java:20:32: cannot find symbol");
        assertThat(page(game.group())).contains("Drawing");

        save(OneFileTest.PILE);
        says(line -> line.startsWith("Taken up: all "));
        Files.writeString(folder.resolve("pile.yaml"), OneFileTest.SIZES.replace("cards: 5", "cards: 7"));
        assertThat(says(line -> line.startsWith("Taken up: ")))
                .contains("entry 0 comes out otherwise", "state.cards was 5 and would be 7");
    }

    /** As Ctrl-C does: the command itself waits for the end of the process, and that must not wait for the command. */
    @Test
    void itEndsWithItsProcess() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "ruleset",
                        "watch",
                        folder.resolve("pile.java").toString(),
                        "--port",
                        "0")
                .redirectErrorStream(true)
                .start();
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            String line = lines.readLine();
            while (line != null && !line.startsWith("Ctrl-C stops it")) {
                line = lines.readLine();
            }
            assertThat(line).isNotNull();
            process.destroy();
            assertThat(process.waitFor(MOST_MILLIS, TimeUnit.MILLISECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
    }
}
