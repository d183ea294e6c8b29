package org.muster.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Answer;
import org.muster.api.flow.Pipeline;
import org.muster.core.dice.SeedChain;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;

/** Fair dice from commitment to proof, in a game. */
class FairGameTest {

    private final SeedChain key = SeedChain.make();
    private final Play<Nim.Heap> play = play(key.commitment());

    private static Play<Nim.Heap> play(String commitment) {
        return play(new Nim(), commitment);
    }

    @SuppressWarnings("unchecked") // it is that ruleset
    private static Play<Nim.Heap> play(Nim nim, String commitment) {
        var loaded = nim.loaded();
        var config = GameConfig.read("seats: {anna: Anna, bert: Bert}\ndice: fair\n");
        return (Play<Nim.Heap>) Play.of(loaded, config.header(loaded, path -> "", "fair-game", 1, commitment, null));
    }

    private static List<String> lines(Game<?> game) {
        List<String> lines = new ArrayList<>();
        game.takeUnsaved().forEach(line -> lines.add(new String(line, StandardCharsets.UTF_8).stripTrailing()));
        return lines;
    }

    private void play(Game<Nim.Heap> game) {
        for (int turn = 0; !game.position().isOver(); turn++) {
            var seat = game.position().state().mover();
            game.choose(seat.id(), seat, 0, new Answer.Whole(1), true, "contribution " + turn);
        }
    }

    @Test
    void seedsAreRevealedWhenTheirPhaseEndsAndEveryRollIsProven() {
        Game<Nim.Heap> game = Game.open(play, key, Games.CLOCK, "organizer");
        play(game);
        Verification verified = Verification.of(play, Journal.read(lines(game)));
        assertThat(verified.violations()).isEmpty();
        assertThat(verified.proven()).isEqualTo(1);
        assertThat(verified.waiting()).isZero();
    }

    /** The roll and the first question belong to one phase. */
    private static final class DealtInTurn extends Nim {
        @Override
        public Pipeline<Heap> pipeline() {
            return Pipeline.<Heap>setup()
                    .rounds("turn", "Turn", Pipeline.phase("take", "Take", new Deal(), new Take()));
        }
    }

    @Test
    void theSecretIsNotInTheJournalBeforeThePhaseEnds() {
        Play<Nim.Heap> dealt = play(new DealtInTurn(), key.commitment());
        Game<Nim.Heap> game = Game.open(dealt, key, Games.CLOCK, "organizer");
        assertThat(game.entries()).noneMatch(entry -> entry.body() instanceof Entry.Revealed);
        assertThat(Verification.of(game).waiting()).isEqualTo(1);
        assertThat(String.join("", lines(game))).doesNotContain(key.seed(0).hex());
        game.choose("anna", dealt.setup().players().get(0), 0, new Answer.Whole(1), true, "x");
        assertThat(Verification.of(game).waiting()).isZero(); // the next deal, too, came before the reveal
    }

    @Test
    void aContributionCountsForTheDiceThatItsOwnAnswerLeadsTo() {
        Play<Nim.Heap> dealt = play(new DealtInTurn(), key.commitment());
        Game<Nim.Heap> game = Game.open(dealt, key, Games.CLOCK, "organizer");
        for (int turn = 0; turn < 6; turn++) {
            var seat = game.open().get(0).questions().get(0).id();
            game.choose(seat.id(), seat, 0, new Answer.Whole(1), true, "contribution " + turn);
        }
        Verification found = Verification.of(game);
        assertThat(found.violations()).isEmpty();
        assertThat(found.proven()).isGreaterThan(3);
    }

    @Test
    void facesThatTheCommittedSeedDoesNotGiveAreFound() {
        SeedChain another = SeedChain.make();
        Game<Nim.Heap> game = Game.open(play, another, Games.CLOCK, "organizer"); // commits to key, rolls another
        play(game);
        assertThat(Verification.of(game).violations()).isNotEmpty();
    }

    @Test
    void withoutTheKeyNothingNewCanBeRolled() {
        Game<Nim.Heap> game = Game.open(play, null, Games.CLOCK, "organizer");
        assertThat(game.pendingRoll()).isPresent();
        assertThatThrownBy(() -> game.choose("anna", play.setup().players().get(0), 0, new Answer.Whole(1), true))
                .hasMessageContaining("key of this game's fair dice is not here");
    }
}
