package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.cli.feud.Feud;

/** A long game is replayed once for a command, whatever the command looks at; only verify may play it twice, to compare. */
class OneReplayTest {

    @TempDir
    Path folder;

    private Cli played() {
        Cli cli = new Cli(folder).opened();
        for (int i = 0; i < 8; i++) {
            cli.run("deadline @club.muster --all").isDone();
        }
        assertThat(ordersIn(cli)).isGreaterThan(2);
        return cli;
    }

    private static int ordersIn(Cli cli) {
        return (int) cli.text("club.muster")
                .lines()
                .filter(line -> line.contains("\"kind\":\"lapsed\"") && line.contains("GiveOrders"))
                .count();
    }

    private static int replayedBy(Cli cli, String words) {
        int before = Feud.CARRIED_OUT[0];
        cli.run(words).isDone();
        return Feud.CARRIED_OUT[0] - before;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pending @club.muster --as anna",
                "show @club.muster --as anna --json",
                "log @club.muster --as bert",
                "log @club.muster --json",
                "export @club.muster --format jsonl",
                "close @club.muster",
                "undo @club.muster",
                "rewind @club.muster 3"
            })
    void aCommandReplaysItsGameOnce(String words) {
        Cli cli = played();
        int orders = ordersIn(cli);
        assertThat(replayedBy(cli, words)).isEqualTo(orders);
    }

    /** What it does itself counts too. */
    @Test
    void soDoesOneThatPlaysOn() {
        Cli cli = played();
        for (int i = 0; i < 3; i++) {
            int replayed = replayedBy(cli, "deadline @club.muster --all");
            assertThat(replayed).isEqualTo(ordersIn(cli));
        }
    }

    /** Once up to the end, and what follows the mended answer twice more: as it was, and as it is mended. */
    @Test
    void mendingReplaysWhatFollowsTwiceMore() {
        Cli cli = new Cli(folder).opened();
        List<Integer> answers = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            if (cli.run("choose @club.muster --as anna hold").code() == 0) {
                answers.add((int) cli.text("club.muster").lines().count() - 1);
            }
            cli.run("deadline @club.muster --all").isDone();
        }
        int orders = ordersIn(cli);
        assertThat(answers).hasSizeGreaterThan(3).hasSize(orders);
        int replayed = replayedBy(cli, "amend @club.muster " + answers.get(orders - 2) + " hold --reason slip");
        assertThat(replayed).isEqualTo(orders + 2 + 2);
    }
}
