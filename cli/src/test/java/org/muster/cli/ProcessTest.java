package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.journal.Journal;
import org.muster.core.journal.JournalFile;
import org.muster.core.journal.JournalStore;

/** What only real processes can show: two writers, a killed one, a full disk. */
class ProcessTest {

    @TempDir
    Path folder;

    private Process start(String... words) throws IOException {
        return start(
                ProcessBuilder.Redirect.to(
                        Files.createTempFile(folder, "out", "").toFile()),
                words);
    }

    private Process start(ProcessBuilder.Redirect out, String... words) throws IOException {
        return start(out, List.of(), words);
    }

    private Process start(ProcessBuilder.Redirect out, List<String> before, String... words) throws IOException {
        List<String> command = new ArrayList<>(before);
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "org.muster.cli.Main"));
        command.addAll(List.of(words));
        return new ProcessBuilder(command).redirectOutput(out).start();
    }

    private static int code(Process process) throws InterruptedException {
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return process.exitValue();
    }

    private static String err(Process process) throws IOException {
        return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** Whoever comes second finds the own question still open. */
    @Test
    void ofTwoWritersNoneHasToTryAgain() throws Exception {
        Cli cli = new Cli(folder).opened();
        String game = cli.file("club.muster").toString();
        for (int i = 0; i < 3; i++) {
            Process one = start("choose", game, "--as", "anna", "--draft", "hold");
            Process two = start("choose", game, "--as", "bert", "--draft", "hold");
            int first = code(one);
            int second = code(two);
            assertThat(List.of(first, second)).as(err(one) + err(two)).containsOnly(0);
            cli.run("verify @club.muster").isDone();
        }
        assertThat(cli.text("club.muster").lines().filter(line -> line.contains("\"kind\":\"chose\"")))
                .hasSize(6);
    }

    @Test
    void aFileThatIsLockedIsNotWaitedForWithoutEnd() throws Exception {
        Cli cli = new Cli(folder).opened();
        int entries = (int) cli.text("club.muster").lines().count();
        // the same file, read before and written after: always too late
        JournalFile.Content early = JournalFile.read(cli.file("club.muster"));
        cli.run("choose @club.muster --as anna hold").isDone();
        String before = cli.text("club.muster");
        org.assertj.core.api.Assertions.assertThatThrownBy(
                        () -> early.file().append(List.of("{}\n".getBytes(StandardCharsets.UTF_8))))
                .isInstanceOf(JournalStore.Overtaken.class);
        assertThat(cli.text("club.muster")).isEqualTo(before);
        assertThat(before.lines().count()).isGreaterThan(entries);
    }

    /** Killed at any moment: what was written holds, and a game can be played on. */
    @Test
    void aKilledWriterLeavesAGameThatHolds() throws Exception {
        Cli cli = new Cli(folder).opened();
        String game = cli.file("club.muster").toString();
        for (int i = 0; i < 12; i++) {
            Process process = start("play", game, "--bots", "all");
            process.waitFor(250 + 40L * i, TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
            cli.run("recover @club.muster").isDone();
            cli.run("verify @club.muster").isDone();
            cli.run("rewind @club.muster 1").isDone(); // on a quick machine the bots may have ended the game
            cli.run("pending @club.muster").isDone();
        }
        // as if killed in the middle of a write, at every byte
        List<String> lines = cli.text("club.muster").lines().toList();
        String last = lines.get(lines.size() - 1);
        String whole = cli.text("club.muster");
        for (int cut = 1; cut < last.length(); cut += 37) {
            cli.write("club.muster", whole.substring(0, whole.length() - 1 - cut));
            cli.run("verify @club.muster").isDone();
        }
        cli.run("recover @club.muster").isDone();
        cli.run("rewind @club.muster 1").isDone(); // what was cut off last may have been the rewinding
        cli.run("choose @club.muster --as anna hold").isDone();
        cli.run("verify @club.muster").isDone();
    }

    @Test
    void aFullDiskLeavesTheFileAsItWas() throws Exception {
        try (SmallDisk small = SmallDisk.mounted(folder)) {
            Path disk = small.place();
            Cli cli = new Cli(disk).opened();
            byte[] rest = new byte[64];
            try (var out = Files.newOutputStream(disk.resolve("filler"))) {
                for (int i = 0; i < 1000; i++) {
                    out.write(rest);
                }
            } catch (IOException full) {
                // that is what it is for
            }
            // the file's last page still has room: fill it by playing until it has not
            Cli.Ran ran = cli.run("choose @club.muster --as anna --draft hold");
            String before = cli.text("club.muster");
            for (int i = 0; i < 40 && ran.code() == 0; i++) {
                before = cli.text("club.muster");
                ran = cli.run("choose @club.muster --as anna --draft hold");
            }
            ran.isRefused("could not be written and is as it was");
            assertThat(cli.text("club.muster")).isEqualTo(before);
            cli.run("new feud @more.muster").isRefused();
            assertThat(cli.file("more.muster")).doesNotExist();
            cli.run("new feud @fair.muster --dice fair").isRefused("can't be written: No space left");
            cli.run("show @club.muster --svg @map.svg").isRefused("map.svg can't be written: No space left");
            cli.run("show @club.muster --png @map.png").isRefused("map.png can't be written: No space left");
            String cut = before.substring(0, before.length() - 10);
            Files.writeString(disk.resolve("club.muster"), cut);
            cli.run("recover @club.muster")
                    .isRefused(
                            "club.muster.cut-1 can't be written: No space left on device; ",
                            "club.muster is as it was");
            assertThat(cli.text("club.muster")).isEqualTo(cut);
            assertThat(disk.toFile().list()).containsExactlyInAnyOrder("club.muster", "filler");
            Files.delete(disk.resolve("filler"));
            cli.run("recover @club.muster").isDone();
            cli.run("choose @club.muster --as anna hold").isDone();
            cli.run("verify @club.muster").isDone();
        }
    }

    /** A real terminal: the game is over, and who sits there still reads, asks why and keeps it. */
    @Test
    void atATerminalTheEndOfAGameIsReadInPeace() throws Exception {
        Path script = Path.of("/usr/bin/script");
        assumeTrue(Files.exists(script), "SKIPPED: there is no script here, which makes a terminal");
        Path out = Files.createTempFile(folder, "out", "");
        String game = folder.resolve("ended").toString();
        List<String> typed = List.of(
                "other", "yes", "yes", "log", "raid", "?", "save " + game, "undo", "other", "yes", "yes", "quit");
        String ended = played(script, out, typed, "bert");
        assertThat(ended)
                .contains("The game is over: map, records, log, why, undo and save NAME, or quit > ")
                .contains(
                        "the game is over, and nothing can be chosen any more; undo takes the last step back",
                        "Your last choice is taken back.")
                .contains("Words: map draws the board, map NAME what lies around it,")
                .contains("Saved in " + game);
        assertThat(new Cli(folder).run("log @ended.muster").isDone().out()).contains("yes");
        assertThat(played(script, out, List.of(), "all")).doesNotContain("The game is over: map");
    }

    /** What a terminal shows of a feud in which bots play these seats. Each line is typed when it is asked for. */
    private static String played(Path script, Path out, List<String> typed, String bots) throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String play = " org.muster.cli.Main play feud --seed 7 --seats anna=Anna,bert=Bert --bots " + bots;
        String command = "export TERM=xterm; stty rows 40 cols 100; " + java + " -cp '"
                + System.getProperty("java.class.path") + "'" + play;
        Process process = new ProcessBuilder(script.toString(), "-qec", command, "/dev/null")
                .redirectOutput(out.toFile())
                .redirectErrorStream(true)
                .start();
        try (var keyboard = process.getOutputStream()) {
            int before = 0;
            for (String line : typed) {
                before = asked(out, before);
                keyboard.write((line + '\r').getBytes(StandardCharsets.UTF_8));
                keyboard.flush();
            }
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        return Files.readString(out);
    }

    /** Waits for a prompt behind the first {@code before} bytes; how many there are then. */
    private static int asked(Path out, int before) throws Exception {
        Pattern prompt = Pattern.compile("> (\\x1b\\[[0-9;?]*[a-zA-Z])*$");
        for (int tries = 0; tries < 600; tries++) {
            byte[] shown = Files.readAllBytes(out);
            String fresh = new String(shown, before, shown.length - before, StandardCharsets.UTF_8);
            if (prompt.matcher(fresh).find()) {
                return shown.length;
            }
            Thread.sleep(100);
        }
        throw new AssertionError(Files.readString(out));
    }

    @Test
    void anOutputThatCannotBeWrittenIsTold() throws Exception {
        assumeTrue(Files.exists(Path.of("/dev/full")), "SKIPPED: there is no /dev/full here");
        Process process = start(ProcessBuilder.Redirect.to(Path.of("/dev/full").toFile()), "odds", "2d6");
        assertThat(code(process)).isEqualTo(5);
        assertThat(err(process)).contains("the output could not be written").doesNotContain("\tat ");
    }

    /** What the system was asked to do, a line each. */
    private List<String> traced(String... words) throws Exception {
        Path trace = folder.resolve("trace");
        List<String> strace = List.of(
                "strace",
                "-f",
                "-y",
                "-s",
                "4000",
                "-e",
                "trace=fsync,?link,linkat,pwrite64,write",
                "-o",
                trace.toString());
        Path out = Files.createTempFile(folder, "out", "");
        assumeTrue(
                traces(out, strace),
                "SKIPPED: no process can be watched here (no strace?), so its order is not looked at");
        assertThat(code(start(ProcessBuilder.Redirect.to(out.toFile()), strace, words)))
                .isZero();
        return Files.readAllLines(trace);
    }

    private static boolean traces(Path out, List<String> strace) throws InterruptedException {
        List<String> command = new ArrayList<>(strace);
        command.add("true");
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(out.toFile())
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException none) {
            return false;
        }
    }

    private static int first(List<String> trace, String... parts) {
        for (int i = 0; i < trace.size(); i++) {
            if (List.of(parts).stream().allMatch(trace.get(i)::contains)) {
                return i;
            }
        }
        return Integer.MAX_VALUE;
    }

    /** A killed process shows nothing of a disk that loses power: only the order of calls does. */
    @Test
    void whatIsSaidToBeDoneIsOnTheDisk() throws Exception {
        Cli cli = new Cli(folder).opened();
        List<String> choosing = traced("choose", cli.file("club.muster").toString(), "--as", "anna", "hold");
        int written = first(choosing, "pwrite64", "club.muster", "chose");
        int forced = first(choosing, "fsync", "club.muster");
        assertThat(List.of(written, forced, first(choosing, "write(1<", "Record: ")))
                .isSorted()
                .doesNotContain(Integer.MAX_VALUE);
        List<String> opening = traced("new", "feud", cli.file("fair.muster").toString(), "--dice", "fair");
        int named = first(opening, "link", "fair.muster\"");
        int namesForced = first(opening, "fsync", "<" + folder.toRealPath() + ">");
        assertThat(List.of(
                        first(opening, "fsync", ".muster-key"),
                        first(opening, "pwrite64", "/.muster", "opened"),
                        named,
                        namesForced,
                        first(opening, "write(1<", "Record: ")))
                .isSorted()
                .doesNotContain(Integer.MAX_VALUE);
    }

    @Test
    void aReadOnlyGameIsReadButNotWritten() throws Exception {
        Cli cli = new Cli(folder).opened();
        Path game = cli.file("club.muster");
        assumeTrue(
                immutable(game, true), "SKIPPED: no file can be made immutable here, and root may write to all others");
        try {
            cli.run("log @club.muster").isDone();
            String before = cli.text("club.muster");
            cli.run("choose @club.muster --as anna hold").isRefused();
            assertThat(cli.text("club.muster")).isEqualTo(before);
        } finally {
            immutable(game, false);
        }
    }

    private static boolean immutable(Path game, boolean on) throws IOException, InterruptedException {
        if (!System.getProperty("user.name").equals("root")) {
            return game.toFile().setWritable(!on);
        }
        try {
            return new ProcessBuilder("chattr", on ? "+i" : "-i", game.toString())
                            .redirectErrorStream(true)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException none) {
            return false;
        }
    }

    @Test
    void theJournalOfAPlayedGameIsWholeLinesOnly() throws Exception {
        Cli cli = new Cli(folder).opened();
        assertThat(code(start("play", cli.file("club.muster").toString(), "--bots", "all")))
                .isZero();
        assertThat(Journal.read(JournalFile.read(cli.file("club.muster")).lines())
                        .entries())
                .hasSizeGreaterThan(10);
        assertThat(cli.run("pending @club.muster").isDone().out()).startsWith("The game is over.");
        cli.run("choose @club.muster --as anna hold").isRefused("The game is over");
        cli.run("deadline @club.muster --all").isRefused("The game is over");
    }
}
