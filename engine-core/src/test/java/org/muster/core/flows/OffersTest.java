package org.muster.core.flows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
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
import org.muster.core.game.Games;
import org.muster.core.game.TinyRuleset;
import org.muster.core.view.Asked;
import org.muster.core.view.View;
import tools.jackson.databind.JsonNode;

/** What somebody may say while nobody waits for it: beside a question, or by itself for as long as others go on. */
class OffersTest {

    /** Who spoke, and whether talking is over. */
    record Talk(Setup setup, List<String> said, boolean closed) {
        Talk with(Player who, String what) {
            List<String> more = new ArrayList<>(said);
            more.add(who + " " + what);
            return new Talk(setup, more, closed);
        }

        Talk over() {
            return new Talk(setup, said, true);
        }
    }

    private static Options<String> words(String... words) {
        return Options.oneOf(List.of(words));
    }

    /** Anna and Bert are asked, Cleo may break in. */
    record Debate() implements Ask<Talk, String> {
        @Override
        public Decision<String> decision(Talk talk) {
            return talk.closed
                    ? Decision.none()
                    : Decision.simultaneous(talk.setup.players().subList(0, 2), any -> words("yes", "no"))
                            .alsoOffering(List.of(new Player("cleo")), words("stop"));
        }

        @Override
        public Outcome<Talk> decide(Talk talk, Choices<String> choices, Dice dice) {
            Talk after = talk;
            for (Player player : choices.players()) {
                after = after.with(player, choices.of(player));
            }
            return Outcome.of(after);
        }
    }

    /** Anybody may say something, again and again; each hears words of their own. */
    record Heckle() implements Ask<Talk, String> {
        @Override
        public Decision<String> decision(Talk talk) {
            return Decision.offered(
                            talk.setup.players(),
                            player -> Options.oneOf(
                                    List.of("boo", "close"),
                                    word -> Option.of(word, "{player} says {word}", player.id(), word)))
                    .within(Duration.ofDays(1))
                    .orNothing();
        }

        @Override
        public Outcome<Talk> decide(Talk talk, Choices<String> choices, Dice dice) {
            if (choices.isEmpty() || choices.only().equals("close")) {
                return Outcome.of(talk.over());
            }
            return Outcome.of(talk.with(choices.by(), "boo")).then(new Heckle());
        }
    }

    /** What only time closes: the hall is locked in the evening. */
    record Evening() implements Ask<Talk, String> {
        @Override
        public Decision<String> decision(Talk talk) {
            return Decision.offered(List.of(), any -> words("never"))
                    .within(Duration.ofDays(1))
                    .orNothing();
        }

        @Override
        public Outcome<Talk> decide(Talk talk, Choices<String> choices, Dice dice) {
            return Outcome.of(talk.over());
        }
    }

    record End() implements Act<Talk> {
        @Override
        public Outcome<Talk> act(Talk talk, Dice dice) {
            return Outcome.of(talk)
                    .end(Result.won(talk.setup.players(), talk.setup.players(), Sentence.of("{said}", talk.said)));
        }
    }

    /** Two debates in two phases, with heckling over both. */
    private static final class LongDebates extends TinyRuleset<Talk> {
        @Override
        public Class<Talk> state() {
            return Talk.class;
        }

        @Override
        public List<Class<? extends Step<Talk>>> steps() {
            return List.of(Debate.class, Heckle.class, End.class);
        }

        @Override
        public Pipeline<Talk> pipeline() {
            return Pipeline.<Talk>setup()
                    .rounds(Pipeline.<Talk>round(
                                    "round",
                                    "Round",
                                    Pipeline.phase("first", "First", new Debate()),
                                    Pipeline.phase("second", "Second", new Debate()),
                                    Pipeline.phase("end", "End", new End()))
                            .meanwhile("end", new Heckle()));
        }

        @Override
        public Talk start(Setup setup, Setup book) {
            return new Talk(book, List.of(), false);
        }
    }

    private static final class Debates extends TinyRuleset<Talk> {
        @Override
        public Class<Talk> state() {
            return Talk.class;
        }

        private final Step<Talk> aside;

        Debates(Step<Talk> aside) {
            this.aside = aside;
        }

        @Override
        public List<Class<? extends Step<Talk>>> steps() {
            return List.of(Debate.class, Heckle.class, Evening.class, End.class);
        }

        @Override
        public Pipeline<Talk> pipeline() {
            return Pipeline.<Talk>setup()
                    .rounds(
                            "round",
                            "Round",
                            new Pipeline.Phase<>(
                                    "debate",
                                    "Debate",
                                    List.of(
                                            Agenda.inAnyOrder(
                                                    List.of(Agenda.of(new Debate()), Agenda.meanwhile(aside))),
                                            Agenda.of(new End()))));
        }

        @Override
        public Talk start(Setup setup, Setup book) {
            return new Talk(book, List.of(), false);
        }
    }

    private static final String THREE = "seats: {anna: Anna, bert: Bert, cleo: Cleo}\n";

    @Test
    void nobodyWaitsForAnOffer() {
        FlowChecks<Talk> flow = FlowChecks.open(new Debates(new Heckle()), THREE);
        flow.choose("anna", "> Debate > Debate", "yes").choose("bert", "> Debate > Debate", "no");
        assertThat(flow.state().said()).containsExactly("anna yes", "bert no");
    }

    @Test
    void anOfferTakenClosesTheDecisionForThoseWhoHaveNotAnswered() {
        FlowChecks<Talk> flow = FlowChecks.open(new Debates(new Heckle()), THREE);
        flow.choose("anna", "> Debate > Debate", "yes").choose("cleo", "> Debate > Debate", "stop");
        assertThat(flow.state().said()).containsExactly("anna yes", "cleo stop");
    }

    @Test
    void whoSpeaksFirstIsHeardAndAStepWithNothingLeftToAskIsOver() {
        FlowChecks<Talk> flow = FlowChecks.open(new Debates(new Heckle()), THREE);
        flow.choose("cleo", "Heckle", "boo").choose("anna", "Heckle", "boo");
        assertThat(flow.state().said()).containsExactly("cleo boo", "anna boo");
        flow.choose("bert", "Heckle", "close");
        assertThat(flow.asked()).isEmpty();
        assertThat(flow.state().said()).containsExactly("cleo boo", "anna boo");
    }

    @Test
    void timeClosesWhatNobodyHasTaken() {
        FlowChecks<Talk> flow = FlowChecks.open(new Debates(new Heckle()), THREE);
        flow.lapse("Heckle");
        assertThat(flow.state().closed()).isTrue();
        assertThat(flow.asked()).isEmpty();
    }

    /** A phase may have a time that nobody can answer to: it runs, everybody sees it, and it closes the phase. */
    @Test
    void whatIsOfferedToNobodyIsClosedByItsTimeAlone() {
        Games<Talk> games = Games.open(new Debates(new Evening()), THREE);
        JsonNode seen = new Asked<>(new View<>(games.game, Viewer.of(new Player("cleo")))).json();
        assertThat(seen.path("decisions").path(1).path("path").toString()).contains("Evening");
        assertThat(seen.path("decisions").path(1).has("until")).isTrue();
        FlowChecks<Talk> flow = FlowChecks.open(new Debates(new Evening()), THREE);
        flow.choose("anna", "> Debate > Debate", "yes").lapse("Evening");
        assertThat(flow.state().closed()).isTrue();
        assertThat(flow.asked()).isEmpty();
    }

    @Test
    void whatIsOpenOverTheEndOfAPhaseStaysTheSameQuestion() {
        FlowChecks<Talk> flow = FlowChecks.open(new LongDebates(), THREE);
        flow.choose("anna", "> First", "yes").choose("bert", "> First", "no").choose("cleo", "Heckle", "boo");
        flow.choose("anna", "> Second", "yes").choose("bert", "> Second", "no");
        assertThat(flow.state().said())
                .containsExactly("anna yes", "bert no", "cleo boo", "anna yes", "bert no"); // and it is over with them
        assertThat(flow.asked()).isEmpty();
    }

    @Test
    void aRoundKnowsHowFarSomethingLasts() {
        Pipeline.Round<Talk> round = new LongDebates().pipeline().rounds().get(0);
        assertThatThrownBy(() -> round.meanwhile("first", new Heckle())).hasMessageContaining("first");
        assertThatThrownBy(() -> round.meanwhile("third", new Heckle())).hasMessageContaining("third");
        assertThat(new LongDebates().pipeline().steps()).contains(new Heckle());
    }

    @Test
    void whereAllShareTheOnePlaceItIsADraw() {
        Games<Talk> games = Games.open(new Debates(new Heckle()), THREE);
        games.choose("anna", "yes").choose("bert", "no");
        assertThat(games.log(games.game)).last().asString().contains("A draw between Anna, Bert and Cleo: ");
        JsonNode json = new Asked<>(new View<>(games.game, Viewer.of(new Player("anna")))).json();
        assertThat(json.path("result").path("draw").asBoolean()).isTrue();
    }

    @Test
    @Tag("playouts")
    void anyGameKeepsItsPromises() {
        FlowChecks.playsAnything(new LongDebates(), THREE, 6, 20);
        FlowChecks.playsAnything(new Debates(new Heckle()), THREE, 6, 20);
        FlowChecks.playsAnything(new Debates(new Evening()), THREE, 6, 20);
    }
}
