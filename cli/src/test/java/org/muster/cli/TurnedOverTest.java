package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is hidden for a while, and what is said of that. */
class TurnedOverTest {

    private static final String ORDER = "Give orders: attack Saint Corvin's Rest from Aurelion";

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void begin() {
        cli = new Cli(folder);
    }

    @Test
    void anOrderThatIsTurnedOverIsToldOnceAndHiddenFromNobody() {
        cli.run("new 40k-crusade @war.muster --seats anna=Anna,bert=Bert --seed 1")
                .isDone();
        for (int i = 0; i < 3; i++) {
            cli.run("deadline @war.muster --all").isDone();
        }
        cli.run("", "choose", "@war.muster", "--as", "anna", "{\"attack\": {\"S01\": \"S05\"}}")
                .isDone();
        assertThat(cli.run("log @war.muster").out()).doesNotContain(ORDER);
        assertThat(cli.run("choose @war.muster --as bert none").isDone().out())
                .containsOnlyOnce(ORDER)
                .containsOnlyOnce("Bert: Turn 2 > Strategy > Give orders: no order");
        for (String reader : new String[] {"", " --as anna", " --as bert", " --as spectator"}) {
            assertThat(cli.run("log @war.muster" + reader).isDone().out())
                    .as(reader)
                    .containsOnlyOnce(ORDER)
                    .contains(ORDER + "  [");
        }
    }

    /** Who fought reads it, and all read who has won. */
    @Test
    void aReportOfABattleIsNotSaidToBeReadByNobody() {
        cli.write("war.yaml", "seats: {anna: Anna, bert: Bert}\norganizer: true\n");
        cli.run("simulate warmachine-map -n 1 --seed 5 --config @war.yaml --keep @games")
                .isDone();
        Matcher reported = Pattern.compile("(?m)^ *(\\d+)  .*> Battle on the table: ")
                .matcher(cli.run("log @games/seed-5.muster").isDone().out());
        assertThat(reported.find()).isTrue();
        cli.run("rewind @games/seed-5.muster " + reported.group(1) + " --reason again")
                .isDone();
        String asked = cli.run("pending @games/seed-5.muster --all").isDone().out();
        assertThat(asked.substring(0, asked.indexOf("decides:")))
                .contains("Confirm the report", "has reported", "Until ")
                .doesNotContain("Nobody else reads");
    }
}
