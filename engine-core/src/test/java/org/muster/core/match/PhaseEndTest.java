package org.muster.core.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;
import org.muster.core.game.TinyRuleset;
import org.muster.core.journal.MemoryStore;

/** Questions that run on the clock of their phase: when it ends they are asked no more, and nobody is called late. */
class PhaseEndTest {

    private static final Duration A_DAY = Duration.ofDays(1);

    record Season(List<Player> players, boolean over) {}

    record Report(Player player) implements Ask<Season, Boolean> {
        @Override
        public Decision<Boolean> decision(Season season) {
            return season.over
                    ? Decision.none()
                    : Decision.of(player, Options.yesOrNo())
                            .within(A_DAY)
                            .onClock("phase")
                            .orNothing();
        }

        @Override
        public Outcome<Season> decide(Season season, Choices<Boolean> choices, Dice dice) {
            return Outcome.of(season);
        }
    }

    record End() implements Ask<Season, Boolean> {
        @Override
        public Decision<Boolean> decision(Season season) {
            return Decision.<Boolean>offered(List.of(), any -> Options.yesOrNo())
                    .within(A_DAY)
                    .onClock("phase")
                    .orNothing();
        }

        @Override
        public Outcome<Season> decide(Season season, Choices<Boolean> none, Dice dice) {
            return Outcome.of(new Season(season.players, true))
                    .tell(Event.told("The phase is over."))
                    .then(new Tally());
        }
    }

    record Tally() implements Act<Season> {
        @Override
        public Outcome<Season> act(Season season, Dice dice) {
            return Outcome.of(season).end(Result.won(season.players, season.players, Sentence.of("it is over")));
        }
    }

    private static final class Seasons extends TinyRuleset<Season> {
        @Override
        public Class<Season> state() {
            return Season.class;
        }

        @Override
        public List<Class<? extends Step<Season>>> steps() {
            return List.of(Report.class, End.class, Tally.class);
        }

        @Override
        public Pipeline<Season> pipeline() {
            List<Agenda<Season>> all = new ArrayList<>();
            Matches.SEATS.forEach(seat -> all.add(Agenda.of(new Report(new Player(seat)))));
            all.add(Agenda.meanwhile(new End()));
            return Pipeline.<Season>setup()
                    .rounds("turn", "Turn", new Pipeline.Phase<>("battle", "Battle", List.of(Agenda.inAnyOrder(all))));
        }

        @Override
        public Season start(Setup setup, Setup book) {
            return new Season(book.players(), false);
        }
    }

    @Test
    void atOneMomentAPhaseEndsBeforeWhatIsAskedInIt() throws IOException {
        Matches matches = new Matches(new Seasons(), Matches.THREE);
        Match match = matches.open(new MemoryStore());
        match.submit("bert", null, new Command.Choose(new Player("bert"), 0, Answer.word("yes"), true, null));
        matches.time.pass(A_DAY);
        assertThat(match.lapse()).isEqualTo(1);
        assertThat(match.as(Viewer.SPECTATOR).log())
                .extracting(line -> line.path("text").asString())
                .anyMatch(line -> line.startsWith("The phase is over."))
                .noneMatch(line -> line.contains("did not answer"));
    }
}
