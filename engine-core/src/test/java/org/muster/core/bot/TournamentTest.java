package org.muster.core.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.game.Nim;
import org.muster.core.game.Play;
import org.muster.core.plugin.LoadedRuleset;

/** Bots against each other. */
class TournamentTest {

    /** Nim that is even as long as it goes on; who sits there is what they play. */
    private static final class Told extends Nim {
        @Override
        public OptionalDouble evaluation(Heap heap, Player player) {
            return OptionalDouble.of(0.5);
        }

        @Override
        public Sentence seatLabel(Heap heap, Player player) {
            return Sentence.verbatim(player.id());
        }
    }

    private static Play<?> play(LoadedRuleset loaded, String seats) {
        GameConfig config = GameConfig.read("seats: {" + seats + "}\n");
        return Opening.of(loaded).play(config, "many");
    }

    private static <S> Tournament.Report run(Play<S> play, int games, int... efforts) {
        AtomicInteger last = new AtomicInteger();
        List<Bot<S>> bots = Arrays.stream(efforts)
                .mapToObj(effort -> SearchBot.of(play, effort))
                .toList();
        Tournament.Report report = Tournament.run(play, bots, games, 5, n -> last.accumulateAndGet(n, Math::max));
        assertThat(last).hasValue(games * efforts.length * (efforts.length - 1) / 2);
        return report;
    }

    private static Tournament.Report nim(int games, int... efforts) {
        return run(play(new Told().loaded(), "anna: Anna, bert: Bert"), games, efforts);
    }

    @Test
    void againstItselfABotHasJustHalf() {
        Tournament.Report report = nim(20, 8, 8);
        assertThat(report.pairings().get(0).score()).isEqualTo(new Tournament.Score(20, 10));
        assertThat(report.ratings().get(1).elo()).isCloseTo(0, within(1e-6));
    }

    @Test
    void whoLooksAheadIsStrongerOnBothSides() {
        Tournament.Report report = nim(60, 0, 90);
        Tournament.Pairing pairing = report.pairings().get(0);
        assertThat(pairing.score().points()).isGreaterThan(45);
        assertThat(pairing.sides().keySet()).extracting(Sentence::toString).containsExactly("anna", "bert");
        assertThat(pairing.sides().values()).allSatisfy(side -> {
            assertThat(side.games()).isEqualTo(30);
            assertThat(side.points()).isGreaterThan(20);
        });
        Elo.Rating rating = report.ratings().get(1);
        assertThat(rating.low()).isGreaterThan(0).isLessThan(rating.elo());
        assertThat(rating.high()).isGreaterThan(rating.elo());
    }

    @Test
    void theSameSeedGivesTheSameTable() {
        Tournament.Report one = nim(10, 0, 8, 30);
        Tournament.Report other = nim(10, 0, 8, 30);
        assertThat(other.pairings()).isEqualTo(one.pairings());
        assertThat(other.ratings()).isEqualTo(one.ratings());
        assertThat(one.pairings()).hasSize(3);
    }

    @Test
    void ofThreeSeatsTwoAreOnesThenTheOthers() {
        Play<?> three = play(new Nim().loaded(), "anna: Anna, bert: Bert, carl: Carl");
        Tournament.Report report = run(three, 40, 0, 0);
        assertThat(report.pairings().get(0).score()).isEqualTo(new Tournament.Score(40, 20));
        assertThat(report.pairings().get(0).sides()).isEmpty();
    }

    @Test
    void eloIsTheLikeliestForWhatCameOut() {
        // 3 to 1, with the draw that nobody played 75.5 to 25.5
        double expected = 400 * Math.log10(75.5 / 25.5);
        Elo.Rating rating = Elo.of(2, List.of(pairing(0, 1, 100, 75))).get(1);
        assertThat(rating.elo()).isCloseTo(expected, within(0.01));
        double deviation = 1 / Math.sqrt(101 * (75.5 / 101) * (25.5 / 101));
        assertThat(rating.high() - rating.elo()).isCloseTo(1.959964 * deviation * 400 / Math.log(10), within(0.01));
    }

    @Test
    void whoBeatsTheStrongIsStronger() {
        List<Elo.Rating> ratings =
                Elo.of(3, List.of(pairing(0, 1, 100, 75), pairing(0, 2, 100, 90), pairing(1, 2, 100, 75)));
        assertThat(ratings.get(0).elo()).isZero();
        assertThat(ratings.get(1).elo()).isBetween(150.0, 220.0);
        assertThat(ratings.get(2).elo()).isBetween(340.0, 420.0);
    }

    @Test
    void whoWinsAllIsNotInfinitelyStrong() {
        Elo.Rating rating = Elo.of(2, List.of(pairing(0, 1, 40, 40))).get(1);
        assertThat(rating.elo()).isBetween(500.0, 1000.0);
        assertThat(rating.high()).isFinite();
    }

    private static Tournament.Pairing pairing(int one, int other, int games, double points) {
        return new Tournament.Pairing(one, other, new Tournament.Score(games, points), Map.of());
    }
}
