package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A picture, a list or a look never takes the place of a game, and a record is what is on the disk. */
class NothingIsOverwrittenTest {

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void fairGame() {
        cli = new Cli(folder);
        cli.run("new feud @club.muster --seats anna=Anna,bert=Bert --dice fair --join")
                .isDone();
        cli.run("choose @club.muster --as anna hold").isDone();
    }

    @Test
    void aGameAndItsKeyAreNoPlacesForPictures() {
        String game = cli.text("club.muster");
        String key = cli.text("club.muster.key");
        for (String command : new String[] {
            "show @club.muster --svg @club.muster",
            "show @club.muster --png @club.muster",
            "show @club.muster --svg @club.muster.key",
            "simulate feud -n 1 --csv @club.muster"
        }) {
            cli.run(command);
        }
        cli.run("show @club.muster --svg @club.muster").isRefused("is a game or the key of one", "another name");
        cli.run("show @club.muster --png @club.muster.key").isRefused("is a game or the key of one");
        assertThat(cli.text("club.muster")).isEqualTo(game);
        assertThat(cli.text("club.muster.key")).isEqualTo(key);
        cli.run("show @club.muster --svg @map.svg").isDone();
        cli.run("show @club.muster --svg @map.svg").isDone();
    }

    @Test
    void aPipeIsNoPlaceForAPicture() throws Exception {
        new ProcessBuilder("mkfifo", folder.resolve("pipe").toString()).start().waitFor();
        cli.run("show @club.muster --svg @pipe").isRefused("is a pipe");
    }

    @Test
    void aLookNotesNothingThatIsNotWritten() {
        cli.run("choose @club.muster --as bert hold").isDone();
        // stopped between the end of a phase and its seed, if one has ended
        String whole = cli.text("club.muster");
        String[] lines = whole.split("(?<=\n)");
        for (int cut = 1; cut < 4; cut++) {
            StringBuilder shorter = new StringBuilder();
            for (int i = 0; i < lines.length - cut; i++) {
                shorter.append(lines[i]);
            }
            cli.write("club.muster", shorter.toString());
            String record = record();
            assertThat(record()).isEqualTo(record).isEqualTo(hash(lines[lines.length - cut - 1]));
            assertThat(cli.run("verify @club.muster --json")
                            .json()
                            .get("entries")
                            .asInt())
                    .isEqualTo(lines.length - cut);
        }
    }

    private String record() {
        return cli.run("log @club.muster --json").json().get("record").asString();
    }

    private static String hash(String line) {
        return line.replaceAll("(?s).*\"hash\":\"(.{16}).*", "$1");
    }

    @Test
    void aKeyThatIsNothingIsToldSo() {
        cli.write("club.muster.key", "null");
        assertThat(cli.run("verify @club.muster").isDone().err()).contains("This is not a key of fair dice");
    }

    @Test
    void aPositionThatIsNothingIsToldSo() {
        for (String position : new String[] {"null", "{}", "[]", "{\"state\":null}", "7"}) {
            cli.write("position.json", position);
            cli.run("new feud @next.muster --seats anna,bert --position @position.json")
                    .isRefused("position.json: a position has a field state");
        }
    }
}
