package org.muster.testkit.golden;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.muster.api.flow.Pipeline.phase;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;
import org.muster.core.data.Yaml;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;

/** Situations with a deck that nobody may see, and with an offer that nobody waits for. */
class PlayedSituationTest {

    /** Three cards face down; who guesses the uppermost wins, and anybody may give up meanwhile. */
    public static final class Guessing implements Ruleset<Guessing.Table, Setup>, RulesetPlugin {

        record Table(List<Player> players, List<Integer> deck) {}

        record Shuffle() implements Act<Table> {
            @Override
            public Outcome<Table> act(Table table, Dice dice) {
                return Outcome.of(new Table(table.players(), dice.shuffled("The deck", List.of(1, 2, 3))));
            }
        }

        record Guess() implements Ask<Table, Integer> {
            @Override
            public Decision<Integer> decision(Table table) {
                return Decision.of(table.players().get(0), Options.number(1, 3));
            }

            @Override
            public Outcome<Table> decide(Table table, Choices<Integer> choices, Dice dice) {
                boolean right = choices.only().equals(table.deck().get(0));
                return won(table, table.players().get(right ? 0 : 1), Sentence.of("guessed"));
            }
        }

        record GiveUp() implements Ask<Table, String> {
            @Override
            public Decision<String> decision(Table table) {
                return Decision.offered(table.players(), any -> Options.oneOf(List.of("give-up")));
            }

            @Override
            public Outcome<Table> decide(Table table, Choices<String> taken, Dice dice) {
                Player other =
                        table.players().get(taken.by().equals(table.players().get(0)) ? 1 : 0);
                return won(table, other, Sentence.of("nobody else is left"));
            }
        }

        private static Outcome<Table> won(Table table, Player winner, Sentence why) {
            return Outcome.of(table).end(Result.won(List.of(winner), table.players(), why));
        }

        @Override
        public RulesetInfo info() {
            return new RulesetInfo("guessing", "Guessing", "1.0.0", RulesetInfo.API, "a test", 2, 2);
        }

        @Override
        public List<Class<? extends Step<Table>>> steps() {
            return List.of(Shuffle.class, Guess.class, GiveUp.class);
        }

        @Override
        public Pipeline<Table> pipeline() {
            return Pipeline.setup(phase("shuffle", "Shuffle", new Shuffle()))
                    .rounds(
                            "turn",
                            "Turn",
                            phase(
                                    "guess",
                                    "Guess",
                                    Agenda.inAnyOrder(
                                            List.of(Agenda.of(new Guess()), Agenda.meanwhile(new GiveUp())))));
        }

        @Override
        public Table start(Setup setup, Setup book) {
            return new Table(setup.players(), List.of());
        }

        @Override
        public Table view(Table table, Viewer viewer) {
            return viewer.seesAll() ? table : new Table(table.players(), List.of());
        }
    }

    private static void play(String yaml) {
        Situation situation = Json.MAPPER.treeToValue(
                Yaml.read("situation: A guess\nconfig: {seats: {anna: Anna, bert: Bert}}\n" + yaml), Situation.class);
        PlayedSituation.check(LoadedRuleset.of(new Guessing()), situation, name -> "");
    }

    /** A d3 says who changes places with the last, a d2 who with the one before it. */
    @Test
    void whatNobodyMaySeeIsWrittenOutApart() {
        assertThatCode(() -> play(
                        "hidden: [1, 1]\nchoices: [{anna: 2}]\nexpect: {state: {deck: [2, 3, 1]}, result: Anna won}"))
                .doesNotThrowAnyException();
        assertThatCode(() -> play(
                        "hidden: [3, 2]\nchoices: [{anna: 2}]\nexpect: {state: {deck: [1, 2, 3]}, result: Bert won}"))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> play("hidden: [1]\nexpect: {}")).hasMessageContaining("no hidden die is written out");
        assertThatThrownBy(() -> play("hidden: [1, 1, 1]\nexpect: {}"))
                .hasMessageContaining("hidden dice written out and never rolled: [1]");
        assertThatThrownBy(() -> play("dice: [1, 1]\nexpect: {}"))
                .hasMessageContaining("never rolled: [1, 1]; what nobody may see, such as a shuffle, stands in hidden");
    }

    @Test
    void anOfferIsTakenByTheNameOfItsStep() {
        assertThatCode(() -> play("choices: [{bert: give-up, step: GiveUp}]\nexpect: {result: Anna won}"))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> play("choices: [{bert: give-up, step: Surrender}]\nexpect: {}"))
                .hasMessageContaining("no step Surrender asks now; there are: [Guess, GiveUp]");
    }
}
