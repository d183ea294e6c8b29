package org.muster.core.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Answer;
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
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Position;
import org.muster.core.game.TinyRuleset;
import org.muster.core.journal.MemoryStore;

/** Bots take what they are offered only where nobody's answer is waited for: else nobody need go on. */
class OffersBesideQuestionsTest {

    /** Who has spoken. */
    record Talk(List<Player> players, List<String> spoke) {}

    /** The first may speak, the others are asked; each speaks once. */
    record Speak(Player who) implements Ask<Talk, String> {
        @Override
        public Decision<String> decision(Talk talk) {
            Options<String> words = Options.oneOf(List.of("yes", "no"));
            return who.equals(talk.players.get(0))
                    ? Decision.offered(List.of(who), any -> words)
                    : Decision.of(who, words);
        }

        @Override
        public Outcome<Talk> decide(Talk talk, Choices<String> choices, Dice dice) {
            List<String> more = new ArrayList<>(talk.spoke);
            more.add(who.id());
            return Outcome.of(new Talk(talk.players, more));
        }
    }

    record Begin() implements Act<Talk> {
        @Override
        public Outcome<Talk> act(Talk talk, Dice dice) {
            return Outcome.of(talk)
                    .then(Agenda.inAnyOrder(
                            Agenda.todos(talk.players.stream().map(Speak::new).toList())));
        }
    }

    record End() implements Act<Talk> {
        @Override
        public Outcome<Talk> act(Talk talk, Dice dice) {
            return Outcome.of(talk).end(Result.won(talk.players, talk.players, Sentence.of("{said}", talk.spoke)));
        }
    }

    private static final class Talks extends TinyRuleset<Talk> {
        @Override
        public Class<Talk> state() {
            return Talk.class;
        }

        @Override
        public List<Class<? extends Step<Talk>>> steps() {
            return List.of(Begin.class, Speak.class, End.class);
        }

        @Override
        public Pipeline<Talk> pipeline() {
            return Pipeline.<Talk>setup()
                    .rounds("round", "Round", Pipeline.phase("talk", "Talk", new Begin(), new End()));
        }

        @Override
        public Talk start(Setup setup, Setup book) {
            return new Talk(setup.players(), List.of());
        }
    }

    @Test
    void aGameAmongBotsGoesOnByWhatIsAsked() {
        Playout<Talk> games = new Playout<>(new Engine<>(new Talks(), true), Bot.random(), 20);
        List<Player> three = List.of(new Player("anna"), new Player("bert"), new Player("carl"));
        for (long seed = 1; seed <= 20; seed++) {
            Talk end = games.play(Position.start(new Talk(three, List.of())), seed)
                    .end()
                    .state();
            assertThat(end.spoke).hasSize(3).endsWith("anna");
        }
    }

    @Test
    void aBotLeavesAnOfferWhileSomebodysAnswerIsWaitedFor() throws IOException {
        Match match = new Matches(new Talks(), Matches.THREE).open(new MemoryStore());
        Set<Player> bots = Set.of(new Player("anna"), new Player("bert"));
        assertThat(match.turnOf(bots))
                .hasValueSatisfying(turn -> assertThat(turn.seat().id()).isEqualTo("bert"));
        match.submit("bert", null, new Command.Choose(new Player("bert"), 0, Answer.word("yes"), true, null));
        assertThat(match.turnOf(bots)).as("Carl, a person, is waited for").isEmpty();
        match.submit("carl", null, new Command.Choose(new Player("carl"), 0, Answer.word("no"), true, null));
        assertThat(match.turnOf(bots))
                .as("nobody else can go on")
                .hasValueSatisfying(turn -> assertThat(turn.seat().id()).isEqualTo("anna"));
    }
}
