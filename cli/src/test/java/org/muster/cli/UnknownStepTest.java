package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game that names a step nobody knows is refused with the ruleset and its version, by every command, and stays as it is. */
class UnknownStepTest {

    private static final String IN_JOURNAL = "the ruleset feud 1.2.0 has no step Obey; its steps are ";
    private static final String IN_POSITION = "the position is none of feud 1.2.0: the ruleset has no step Obey";

    @TempDir
    Path folder;

    private Cli cli;

    /** One game in whose journal a step is unknown, one that starts from such a position. */
    @BeforeEach
    void games() throws IOException {
        cli = new Cli(folder).opened();
        String position = cli.run("show @club.muster --json").isDone().out();
        assertThat(position).contains("\"GiveOrders\"");
        Files.writeString(cli.file("good.json"), position);
        Files.writeString(cli.file("bad.json"), position.replace("\"GiveOrders\"", "\"Obey\""));
        cli.run("new feud @moved.muster --seats anna=Anna,bert=Bert --position @good.json")
                .isDone();
        cli.run("deadline @club.muster --all").isDone();
        Files.writeString(
                cli.file("club.muster"),
                Rechained.with(cli.text("club.muster"), "\"step\":\"GiveOrders\"", "\"step\":\"Obey\""));
        Files.writeString(
                cli.file("moved.muster"), Rechained.with(cli.text("moved.muster"), "\"GiveOrders\":{", "\"Obey\":{"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "show @GAME",
                "log @GAME",
                "pending @GAME",
                "undo @GAME",
                "rewind @GAME 0",
                "choose @GAME --as anna hold",
                "export @GAME --format jsonl",
                "amend @GAME 1 \"hold\" --reason slip",
                "deadline @GAME --all",
                "close @GAME"
            })
    void everyCommandRefusesIt(String words) {
        String club = cli.text("club.muster");
        cli.run(words.replace("GAME", "club.muster")).isRefused(IN_JOURNAL);
        cli.run(words.replace("GAME", "moved.muster")).isRefused(IN_POSITION);
        assertThat(cli.text("club.muster")).isEqualTo(club);
    }

    @Test
    void verifySaysFromWhichEntryOn() {
        cli.run("verify @club.muster").isWanting("The journal does not hold from entry ", IN_JOURNAL);
        cli.run("verify @moved.muster").isRefused(IN_POSITION);
    }

    @Test
    void noGameIsOpenedFromSuchAPosition() {
        cli.run("new feud @other.muster --seats anna=Anna,bert=Bert --position @bad.json")
                .isRefused("agenda.inOrder.0.inOrder.0.inAnyOrder.0: the ruleset has no step Obey");
        assertThat(cli.file("other.muster")).doesNotExist();
    }
}
