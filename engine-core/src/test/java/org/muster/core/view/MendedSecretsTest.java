package org.muster.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Setup;
import org.muster.core.game.Games;
import org.muster.core.game.TinyRuleset;
import org.muster.core.journal.Entry;

/** What was answered in secret, and mended, stays secret: also the answer that closed the question, of which all have heard. */
class MendedSecretsTest {

    record Hunt(List<Player> players) {}

    record Bury() implements Ask<Hunt, Integer> {
        @Override
        public Decision<Integer> decision(Hunt hunt) {
            return Decision.simultaneous(hunt.players, player -> Options.number(11, 99))
                    .secret();
        }

        @Override
        public Outcome<Hunt> decide(Hunt hunt, Choices<Integer> choices, Dice dice) {
            return Outcome.of(hunt).tell(Event.told("All have buried something."));
        }
    }

    record Dig() implements Ask<Hunt, String> {
        @Override
        public Decision<String> decision(Hunt hunt) {
            return Decision.of(hunt.players.get(0), Options.text(1, 400));
        }

        @Override
        public Outcome<Hunt> decide(Hunt hunt, Choices<String> choices, Dice dice) {
            return Outcome.of(hunt);
        }
    }

    private static final class Treasure extends TinyRuleset<Hunt> {
        @Override
        public Class<Hunt> state() {
            return Hunt.class;
        }

        @Override
        public List<Class<? extends Step<Hunt>>> steps() {
            return List.of(Bury.class, Dig.class);
        }

        @Override
        public Pipeline<Hunt> pipeline() {
            return Pipeline.<Hunt>setup()
                    .rounds(
                            "round",
                            "Round",
                            Pipeline.phase("bury", "Bury", new Bury()),
                            Pipeline.phase("dig", "Dig", new Dig()));
        }

        @Override
        public Hunt start(Setup setup, Setup book) {
            return new Hunt(book.players());
        }
    }

    /** Of the first to answer, and of the last, whose answer closed the question. */
    @ParameterizedTest
    @ValueSource(strings = {"anna", "bert"})
    void whatWasBuriedBeforeIsToldToNobodyElse(String seat) {
        Games<Hunt> table = Games.open(new Treasure(), "seats: {anna: Anna, bert: Bert, cleo: Cleo}\n");
        table.choose("cleo", "33").choose("anna", "44").choose("bert", "55");
        table.amend(entryOf(table, seat), "66");
        table.amend(entryOf(table, seat), "77");
        for (String other : List.of("anna", "bert", "cleo")) {
            if (!other.equals(seat)) {
                assertThat(log(table, Viewer.of(new Player(other))))
                        .as(other)
                        .contains("mended")
                        .doesNotContain(seat.equals("anna") ? "44" : "55", "66", "77");
            }
        }
        assertThat(log(table, Viewer.SPECTATOR)).contains("mended").doesNotContain("44", "55", "66", "77");
        assertThat(log(table, Viewer.of(new Player(seat)))).contains("77", "which was 66");
    }

    /** What all have heard is told to all. */
    @Test
    void whatWasAnsweredOpenlyIsToldWithTheMend() {
        Games<Hunt> table = Games.open(new Treasure(), "seats: {anna: Anna, bert: Bert, cleo: Cleo}\n");
        table.choose("cleo", "33").choose("anna", "44").choose("bert", "55").choose("anna", "\"there\"");
        table.amend(entryOf(table, "anna"), "\"here\"");
        assertThat(log(table, Viewer.of(new Player("cleo")))).contains("which was there");
    }

    /** Also of a long report how it began. */
    @Test
    void ofALongAnswerItsBeginningIsTold() {
        Games<Hunt> table = Games.open(new Treasure(), "seats: {anna: Anna, bert: Bert, cleo: Cleo}\n");
        String all = "Bert has won. " + "And so on. ".repeat(30);
        table.choose("cleo", "33").choose("anna", "44").choose("bert", "55").choose("anna", '"' + all + '"');
        table.amend(entryOf(table, "anna"), "\"here\"");
        assertThat(log(table, Viewer.of(new Player("cleo"))))
                .contains("which was Bert has won. And so on. ")
                .contains("...")
                .doesNotContain("which was " + all);
    }

    private static int entryOf(Games<Hunt> table, String seat) {
        return table.game.entries().stream()
                .filter(entry -> entry.body() instanceof Entry.Chose chose
                        && chose.seat().id().equals(seat))
                .mapToInt(Entry::n)
                .max()
                .orElseThrow();
    }

    private static String log(Games<Hunt> table, Viewer viewer) {
        return new View<>(table.game, viewer).log().lines().toString();
    }
}
