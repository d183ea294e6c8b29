package org.muster.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
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
        assertThat(log(table, Viewer.of(new Player(seat))))
                .contains(
                        "from \"44\" to \"66\"".replace("44", seat.equals("anna") ? "44" : "55"),
                        "from \"66\" to \"77\"");
    }

    /** What all have heard is told to all. */
    @Test
    void whatWasAnsweredOpenlyIsToldWithTheMend() {
        Games<Hunt> table = Games.open(new Treasure(), "seats: {anna: Anna, bert: Bert, cleo: Cleo}\n");
        table.choose("cleo", "33").choose("anna", "44").choose("bert", "55").choose("anna", "\"there\"");
        table.amend(entryOf(table, "anna"), "\"here\"");
        assertThat(log(table, Viewer.of(new Player("cleo"))))
                .contains("mended the answer of Anna (Round 1 > Dig > Dig) from \"there\" to \"here\"");
    }

    /** Also of a long report how it began. */
    @Test
    void ofALongAnswerItsBeginningIsTold() {
        Games<Hunt> table = Games.open(new Treasure(), "seats: {anna: Anna, bert: Bert, cleo: Cleo}\n");
        String all = "Bert has won. " + "And so on. ".repeat(30);
        table.choose("cleo", "33").choose("anna", "44").choose("bert", "55").choose("anna", '"' + all + '"');
        table.amend(entryOf(table, "anna"), "\"here\"");
        assertThat(log(table, Viewer.of(new Player("cleo"))))
                .contains("from \"Bert has won. And so on. ")
                .contains("...")
                .doesNotContain(all);
    }

    /** In the words of the question of then, whatever was done to it since. */
    @Test
    void aMendIsToldForEverAsWhatItMade() {
        Games<Hunt> table = Games.open(new Treasure(), "seats: {anna: Anna, bert: Bert, cleo: Cleo}\n");
        table.choose("cleo", "33").choose("anna", "44").choose("bert", "55").choose("anna", "\"there\"");
        int dug = entryOf(table, "anna");
        table.amend(dug, "\"here\"");
        table.amend(dug, "\"nowhere\"");
        table.game.unmend("organizer", table.game.lastMend().orElseThrow(), "");
        table.rewind(2);
        for (Viewer viewer : List.of(Viewer.SPECTATOR, Viewer.of(new Player("bert")))) {
            String dig = "the answer of Anna (Round 1 > Dig > Dig)";
            assertThat(log(table, viewer))
                    .contains(
                            "mended " + dig + " from \"there\" to \"here\": test",
                            "mended " + dig + " from \"here\" to \"nowhere\": test",
                            "took back the mend of " + dig + ", from \"nowhere\" to \"here\" again",
                            "took back the answer of Bert (Round 1 > Bury > Bury) and what came after it: test");
        }
        assertThat(log(table, Viewer.EVERYTHING)).contains("mended entry " + dug + " from \"there\" to \"here\"");
    }

    /** Bert thinks twice before he buries something, and nobody hears of it when all is taken back; nor whose draft it was. */
    @Test
    void whatIsTakenBackIsToldToAllAlike() {
        List<String> worlds = new ArrayList<>();
        for (int drafts : List.of(0, 2)) {
            Games<Hunt> table = Games.open(new Treasure(), "seats: {anna: Anna, bert: Bert, cleo: Cleo}\n");
            for (int i = 0; i < drafts; i++) {
                table.draft("bert", "" + (20 + i));
            }
            table.choose("cleo", "33").choose("bert", "4" + drafts).rewind(0);
            String told = log(table, Viewer.of(new Player("anna")));
            assertThat(told)
                    .contains("took back the answer of Cleo (Round 1 > Bury > Bury) and what came after it: test");
            worlds.add(told + log(table, Viewer.SPECTATOR) + log(table, Viewer.of(new Player("cleo"))));
        }
        assertThat(worlds.get(1)).isEqualTo(worlds.get(0));
        Games<Hunt> drafted = Games.open(new Treasure(), "seats: {anna: Anna, bert: Bert, cleo: Cleo}\n");
        drafted.draft("bert", "22").rewind(0);
        assertThat(log(drafted, Viewer.SPECTATOR))
                .contains("took back what came last: test")
                .doesNotContain("Bert");
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
