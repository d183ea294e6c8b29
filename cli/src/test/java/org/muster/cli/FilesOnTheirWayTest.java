package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What editors, mail programs and odd folders do to files is told by its name, and files of Windows are read. */
class FilesOnTheirWayTest {

    private static final String MARK = "\uFEFF";

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void aGame() {
        cli = new Cli(folder);
        cli.run("new feud @club.muster --seats anna,bert --seed 1").isDone();
        cli.run("choose @club.muster --as anna {\"raid\":\"birk\"}").isDone();
    }

    private void says(String journal, String why) {
        cli.write("sent.muster", journal);
        cli.run("verify @sent.muster").isWanting(why);
        for (String command : new String[] {"log", "show", "pending", "recover"}) {
            cli.run(command + " @sent.muster").isRefused(why);
        }
    }

    @Test
    void aJournalThatAnEditorSavedAnewIsToldSo() {
        String game = cli.text("club.muster");
        says(MARK + game, "(line 1): a byte order mark stands before it");
        says(game.replace("\n", "\r\n"), "(line 1): it ends in CR LF, as Windows ends lines");
        String[] lines = game.split("\n");
        says(
                game.replace(lines[1] + "\n", lines[1] + "\r\n"),
                "entry 1 (line 2): it ends in CR LF, as Windows ends lines");
    }

    @Test
    void aJournalWithoutItsBeginningIsToldSo() {
        String game = cli.text("club.muster");
        int first = game.indexOf('\n') + 1;
        says(
                game.substring(first),
                "the file begins with entry 1: the lines before it were cut off. Ask for the whole");
        says(game.substring(20), "the first line is no whole entry, so the beginning of the game was cut off");
        says(game.substring(0, 100) + game.substring(first - 1), "the first line is no whole entry");
        says(game.substring(0, 100), "no whole entry is there: the file is empty, or ends before its first line does.");
        says("", "no whole entry is there");
    }

    @Test
    void filesThatPeopleWriteOnWindowsAreRead() {
        cli.write("season.yaml", MARK + "name: Winter\r\nseats: {anna: Anna, bert: Bert}\r\nvariant: club.yaml\r\n");
        cli.write("club.yaml", MARK + "dice: physical\r\n");
        assertThat(cli.run("new feud @next.muster --config @season.yaml")
                        .isDone()
                        .out())
                .contains("Opened Winter in", "anna (Anna), bert (Bert)", "physical");
        cli.write("band.yaml", MARK + "faction: ash\r\nfighters:\r\n- {name: Maud, kind: Rider, power: 5}\r\n");
        cli.run("army check @band.yaml --ruleset feud").isDone();
        String position = cli.run("export @club.muster").isDone().out();
        cli.write("position.json", MARK + position.replace("\n", "\r\n"));
        cli.run("new feud @from.muster --seats anna,bert --position @position.json")
                .isDone();
    }

    @Test
    void anEndlessTailIsRecoveredInATimeThatGrowsWithIt() throws IOException {
        byte[] game = Files.readAllBytes(cli.file("club.muster"));
        for (char filling : new char[] {'x', '{', '"', '\n'}) {
            byte[] tail = Arrays.copyOf(game, game.length + (50 << 20));
            Arrays.fill(tail, game.length, tail.length, (byte) filling);
            Files.write(cli.file("long.muster"), tail);
            Cli.Ran ran = assertTimeoutPreemptively(Duration.ofMinutes(2), () -> cli.run("recover @long.muster"));
            if (filling == '\n') {
                ran.isRefused("the line is empty");
            } else {
                ran.isDone();
                assertThat(cli.file("long.muster")).hasBinaryContent(game);
            }
        }
    }

    @Test
    void oneOddFileOfAFolderIsToldAndTheOthersAreJudged() throws IOException, InterruptedException {
        Path games = Files.createDirectory(folder.resolve("games"));
        Files.copy(cli.file("club.muster"), games.resolve("a.muster"));
        Files.copy(cli.file("club.muster"), games.resolve("z.muster"));
        Files.createDirectory(games.resolve("folder.muster"));
        Files.writeString(games.resolve("other.muster"), cli.text("club.muster").replace("\"feud\"", "\"chess\""));
        Process fifo = new ProcessBuilder("mkfifo", games.resolve("pipe.muster").toString()).start();
        Assumptions.assumeTrue(fifo.waitFor() == 0, "no pipes here");
        Cli.Ran ran = assertTimeoutPreemptively(Duration.ofMinutes(2), () -> cli.run("verify @games"));
        ran.isWanting("wrong  pipe.muster: ", "is a pipe", "wrong  folder.muster: ", "wrong  other.muster: ");
        assertThat(ran.out().lines().filter(line -> line.matches("[0-9a-f]{64}  [az]\\.muster")))
                .hasSize(2);
        assertThat(ran.err()).contains("3 of 5 games do not hold.");
    }

    @Test
    void whatCantBeWrittenIsToldByTheNameThatWasAskedFor() {
        String longName = "x".repeat(260);
        Cli.Ran game = cli.run("new feud @" + longName + ".muster --seats anna,bert");
        Cli.Ran fair = cli.run("new feud @" + longName + ".muster --seats anna,bert --dice fair");
        Cli.Ran picture = cli.run("show @club.muster --svg @" + longName + ".svg");
        for (Cli.Ran ran : new Cli.Ran[] {game, fair, picture}) {
            assertThat(ran.isRefused("can't be written: ").err())
                    .contains(longName)
                    .doesNotContain("." + longName, ".new", ".tmp");
        }
        Assumptions.assumeTrue(Files.isDirectory(Path.of("/proc/self")), "no such folder here");
        assertThat(cli.run("new feud /proc/x.muster --seats anna,bert")
                        .isRefused()
                        .err())
                .isEqualTo("muster: /proc/x.muster can't be written: its folder takes no files\n");
        assertThat(cli.run("show @club.muster --svg /proc/x.svg").isRefused().err())
                .isEqualTo("muster: /proc/x.svg can't be written: its folder takes no files\n");
    }

    @Test
    void aNameHasAFewLettersThatCanBeSeen() {
        String rule = "a name is 1 to 80 letters, of which at least one can be seen.";
        String[] names = {"", " ", "\u200b", "\u2060\u00a0", "\u3164", "\u2800", "x".repeat(81), "x".repeat(10_000)};
        for (String name : names) {
            String verb = name.isEmpty() ? " is missing; " : " has ";
            cli.write("season.yaml", "seats: {anna: '" + name + "', bert: Bert}");
            cli.run("new feud @next.muster --config @season.yaml").isRefused("the name of seat anna" + verb, rule);
            cli.run("", "new", "feud", "@next.muster", "--seats", "anna,bert", "--name", name)
                    .isRefused("the name of the game" + verb, rule);
        }
        cli.run("new feud @next.muster --seats anna=,bert").isRefused("the name of seat anna is missing; " + rule);
        cli.run("", "new", "feud", "@next.muster", "--seats", "anna=\ud83d\udc02,bert=B", "--name", "x".repeat(80))
                .isDone();
        assertThat(cli.file("next.muster")).exists();
    }
}
