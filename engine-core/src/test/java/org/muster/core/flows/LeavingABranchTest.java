package org.muster.core.flows;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
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
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;
import org.muster.core.game.TinyRuleset;

/** Two duels side by side, each a list of steps that a death cuts short; the blows are secret until both are struck. */
class LeavingABranchTest {

    record Fair(Setup setup, List<String> happened) {
        Fair and(String what) {
            List<String> more = new ArrayList<>(happened);
            more.add(what);
            return new Fair(setup, more);
        }
    }

    record Blow(String duel) implements Ask<Fair, String> {
        @Override
        public Decision<String> decision(Fair fair) {
            return Decision.simultaneous(fair.setup.players(), any -> Options.oneOf(List.of("hit", "miss")))
                    .secret()
                    .thenOpen();
        }

        @Override
        public Outcome<Fair> decide(Fair fair, Choices<String> choices, Dice dice) {
            Outcome<Fair> struck = Outcome.of(fair.and(duel + " blow"));
            return choices.of(new Player("anna")).equals("hit")
                    ? struck.leave().then(new Note(duel, "burial"))
                    : struck.then(new Note(duel, "breath"));
        }
    }

    record Note(String duel, String what) implements Act<Fair> {
        @Override
        public Outcome<Fair> act(Fair fair, Dice dice) {
            return Outcome.of(fair.and(duel + ' ' + what));
        }
    }

    /** Nobody is asked, and the step goes on. */
    record Silence() implements Ask<Fair, String> {
        @Override
        public Decision<String> decision(Fair fair) {
            return Decision.none();
        }

        @Override
        public Outcome<Fair> decide(Fair fair, Choices<String> choices, Dice dice) {
            return Outcome.of(fair.and("silence " + choices.isEmpty()));
        }
    }

    record End() implements Act<Fair> {
        @Override
        public Outcome<Fair> act(Fair fair, Dice dice) {
            return Outcome.of(fair)
                    .end(Result.won(fair.setup.players(), fair.setup.players(), Sentence.of("It is late.")));
        }
    }

    private static final class Duels extends TinyRuleset<Fair> {
        @Override
        public Class<Fair> state() {
            return Fair.class;
        }

        @Override
        public List<Class<? extends Step<Fair>>> steps() {
            return List.of(Blow.class, Note.class, Silence.class, End.class);
        }

        @Override
        public Pipeline<Fair> pipeline() {
            return Pipeline.<Fair>setup()
                    .rounds(Pipeline.<Fair>round(
                                    "day",
                                    "Day",
                                    Pipeline.<Fair>phase(
                                                    "duels",
                                                    "Duels",
                                                    Agenda.inAnyOrder(List.of(duel("north"), duel("south"))),
                                                    Agenda.of(new Silence()),
                                                    Agenda.of(new End()))
                                            .titled(fair -> Sentence.of("{n duel|duels} so far", fair.happened.size())))
                            .titled((fair, number) -> Sentence.of("Day {n} of the fair", number)));
        }

        private static Agenda<Fair> duel(String name) {
            return Agenda.titled(
                    Sentence.of("Duel {name}", name),
                    new Blow(name),
                    new Note(name, "bow"),
                    new Note(name, "handshake"));
        }

        @Override
        public Fair start(Setup setup, Setup book) {
            return new Fair(book, List.of());
        }
    }

    private static final String TWO = "seats: {anna: Anna, bert: Bert}\n";

    @Test
    void theRestOfTheTitledBranchIsDroppedAndNothingElse() {
        FlowChecks<Fair> flow = FlowChecks.open(new Duels(), TWO);
        flow.choose("anna", "Duel north", "hit").choose("bert", "Duel north", "miss");
        assertThat(flow.state().happened()).containsExactly("north blow", "north burial");
        flow.choose("anna", "Duel south", "miss").choose("bert", "Duel south", "hit");
        assertThat(flow.state().happened())
                .containsExactly(
                        "north blow",
                        "north burial",
                        "south blow",
                        "south breath",
                        "south bow",
                        "south handshake",
                        "silence true");
        assertThat(flow.isOver()).isTrue();
    }

    @Test
    void whatWasSecretIsToldToAllWhenTheDecisionCloses() {
        FlowChecks<Fair> flow = FlowChecks.open(new Duels(), TWO);
        flow.choose("anna", "Duel north", "hit");
        assertThat(flow.seenBy(Viewer.of(new Player("anna"))).toString()).contains(": hit");
        assertThat(flow.seenBy(Viewer.of(new Player("bert"))).toString()).doesNotContain(": hit");
        flow.choose("bert", "Duel north", "miss");
        assertThat(flow.seenBy(Viewer.SPECTATOR).toString())
                .contains("Anna: Day 1 of the fair > 0 duels so far > Duel north > Blow: hit")
                .contains("Bert: Day 1 of the fair > 0 duels so far > Duel north > Blow: miss");
    }

    @Test
    void aRoundAndAPhaseAreCalledByWhatTheStateSays() {
        assertThat(FlowChecks.open(new Duels(), TWO).asked())
                .contains("anna: Day 1 of the fair > 0 duels so far > Duel north > Blow");
    }

    @Test
    @Tag("playouts")
    void whateverIsPlayedKeepsItsPromises() {
        FlowChecks.playsAnything(new Duels(), TWO, 20, 30);
    }
}
