package org.muster.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Reaction;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.dice.Seed;
import org.muster.core.dice.SeedChain;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Header;
import org.muster.core.journal.Journal;

/** Fair dice from commitment to proof, in a game. */
class FairGameTest {

    private static final SeedChain FIXED = new SeedChain(new Seed("5a".repeat(32)), 64);

    private final SeedChain key = SeedChain.make();
    private final Play<Nim.Heap> play = play(key.commitment());

    private static Play<Nim.Heap> play(String commitment) {
        return play(new Nim(), commitment);
    }

    @SuppressWarnings("unchecked") // it is that ruleset
    private static Play<Nim.Heap> play(Nim nim, String commitment) {
        var loaded = nim.loaded();
        var config = GameConfig.read("seats: {anna: Anna, bert: Bert}\ndice: fair\n");
        return (Play<Nim.Heap>) Opening.of(loaded).play(config, "fair-game", 1, commitment, null);
    }

    @SuppressWarnings("unchecked") // it is that ruleset
    private static Play<Nim.Heap> play(Nim nim, Header header) {
        return (Play<Nim.Heap>) Play.of(nim.loaded(), header);
    }

    private static List<String> lines(Game<?> game) {
        List<String> lines = new ArrayList<>();
        game.takeUnsaved().forEach(line -> lines.add(new String(line, StandardCharsets.UTF_8).stripTrailing()));
        return lines;
    }

    /** A game that both have joined. */
    private static Game<Nim.Heap> open(Play<Nim.Heap> play, @Nullable SeedChain key) {
        Game<Nim.Heap> game = Game.open(play, key, Games.CLOCK, "organizer");
        for (var seat : play.setup().players()) {
            game.join(seat.id(), seat, seat + " is here");
        }
        return game;
    }

    private void play(Game<Nim.Heap> game) {
        for (int turn = 0; !game.position().isOver(); turn++) {
            var seat = game.position().state().mover();
            game.choose(seat.id(), seat, 0, new Answer.Whole(1), true, "contribution " + turn);
        }
    }

    @Test
    void seedsAreRevealedWhenTheirPhaseEndsAndEveryRollIsProven() {
        Game<Nim.Heap> game = open(play, key);
        play(game);
        Verification verified = Verification.of(play, Journal.read(lines(game)));
        assertThat(verified.violations()).isEmpty();
        assertThat(verified.fair().proven()).isEqualTo(1);
        assertThat(verified.fair().waiting()).isZero();
    }

    /** The roll and the first question belong to one phase. */
    private static Nim dealtInTurn() {
        return new NimTurn(0, new Nim.Deal(), new Nim.Take());
    }

    @Test
    void theSecretIsNotInTheJournalBeforeThePhaseEnds() {
        Play<Nim.Heap> dealt = play(dealtInTurn(), key.commitment());
        Game<Nim.Heap> game = open(dealt, key);
        assertThat(game.entries()).noneMatch(entry -> entry.body() instanceof Entry.Revealed);
        assertThat(Verification.of(game).fair().waiting()).isEqualTo(1);
        assertThat(String.join("", lines(game))).doesNotContain(key.seed(0).hex());
        game.choose("anna", dealt.setup().players().get(0), 0, new Answer.Whole(1), true, "x");
        assertThat(Verification.of(game).fair().waiting()).isZero(); // the next deal, too, came before the reveal
    }

    @Test
    void aContributionCountsForTheDiceThatItsOwnAnswerLeadsTo() {
        Play<Nim.Heap> dealt = play(dealtInTurn(), key.commitment());
        Game<Nim.Heap> game = open(dealt, key);
        for (int turn = 0; turn < 6; turn++) {
            var seat = game.open().get(0).questions().get(0).id();
            game.choose(seat.id(), seat, 0, new Answer.Whole(1), true, "contribution " + turn);
        }
        Verification found = Verification.of(game);
        assertThat(found.violations()).isEmpty();
        assertThat(found.fair().proven()).isGreaterThan(3);
    }

    /** As journals of format 1 were rolled: what an answer put in counted from the next answer on. */
    private Journal rolledBefore(int choice, int format, boolean notesStates) {
        Header header = play(dealtInTurn(), FIXED.commitment()).header();
        Game<Nim.Heap> game = Game.open(play(dealtInTurn(), inFormat(format, header)), FIXED, Games.CLOCK, "organizer");
        for (int turn = 0; turn < choice; turn++) {
            var seat = game.open().get(0).questions().get(0).id();
            game.choose(seat.id(), seat, 0, new Answer.Whole(1), true);
        }
        int choices = 0;
        Journal journal = new Journal();
        for (Entry entry : game.entries()) {
            Entry.Body body = entry.body();
            if (body instanceof Entry.Chose chose && ++choices == choice) {
                body = new Entry.Chose(
                        chose.decision(), chose.step(), chose.seat(), chose.answer(), chose.confirmed(), "late");
            }
            if (notesStates || !(body instanceof Entry.Reached)) {
                journal.append(entry.at(), entry.by(), body);
            }
        }
        return journal;
    }

    /** As an engine wrote it that wrote this format. */
    static Header inFormat(int format, Header now) {
        return new Header(
                format,
                now.game(),
                now.name(),
                now.ruleset(),
                now.expansions(),
                now.seats(),
                now.organizer(),
                now.auto(),
                now.options(),
                now.data(),
                now.hashes(),
                now.dice(),
                now.position());
    }

    private Verification verified(Journal journal) {
        return Verification.of(play(dealtInTurn(), journal.header()), journal);
    }

    @Test
    void aContributionMayCountLateInAnOldJournalAndNowhereElse() {
        Verification old = verified(rolledBefore(2, 1, false));
        assertThat(old.violations()).isEmpty();
        assertThat(old.fair()).isEqualTo(new Verification.Fair(3, 1, 0, 3, List.of()));
        assertThat(verified(rolledBefore(2, 2, false)).violations())
                .extracting(Violation::code)
                .containsExactly("FAIR_FACES");
        assertThat(verified(rolledBefore(2, 1, true)).violations())
                .as("from the first noted state on another version has played")
                .extracting(Violation::code)
                .containsExactly("FAIR_FACES");
    }

    @Test
    void aSeedThatIsRevealedServesNoMoreAlsoAfterARewind() {
        Play<Nim.Heap> dealt = play(dealtInTurn(), key.commitment());
        Game<Nim.Heap> game = open(dealt, key);
        for (int turn = 0; turn < 3; turn++) {
            var seat = game.open().get(0).questions().get(0).id();
            game.choose(seat.id(), seat, 0, new Answer.Whole(1), true, "contribution " + turn);
        }
        game.rewind("organizer", 3, "back to the first turn, whose seed everybody knows");
        for (int turn = 0; turn < 3; turn++) {
            var seat = game.open().get(0).questions().get(0).id();
            game.choose(seat.id(), seat, 0, new Answer.Whole(2), true, "again " + turn);
        }
        Verification found = Verification.of(game);
        assertThat(found.violations()).isEmpty();
        assertThat(found.fair()).isEqualTo(new Verification.Fair(7, 0, 0, 0, List.of()));
        assertThat(game.entries().stream()
                        .filter(entry -> entry.body() instanceof Entry.Revealed)
                        .map(entry -> ((Entry.Revealed) entry.body()).phase()))
                .containsExactly(0, 1, 2, 3, 4, 5);
    }

    /** One turn before the only rolls, all others after them. */
    private static final class TakenFirst extends Nim {
        @Override
        public Heap start(Setup setup, Setup book) {
            return new Heap(setup.players(), 9, 0);
        }

        @Override
        public Pipeline<Heap> pipeline() {
            return Pipeline.setup(Pipeline.<Heap>phase("setup", "Setup", new Take(), new Deal(), new Deal()))
                    .rounds("turn", "Turn", Pipeline.phase("take", "Take", new Take()));
        }
    }

    /** Whoever takes two throws dice anew. */
    private static final class Dared extends Nim {
        record Throw() implements Act<Nim.Heap> {
            @Override
            public Outcome<Nim.Heap> act(Nim.Heap heap, Dice dice) {
                return heap.matches() == 9 - 1
                        ? Outcome.of(heap)
                        : Outcome.of(new Nim.Heap(
                                heap.players(),
                                20
                                        + dice.roll(Roll.of("Dare", Pool.parse("2d6")))
                                                .total(),
                                heap.turn()));
            }
        }

        @Override
        public Nim.Heap start(Setup setup, Setup book) {
            return new Nim.Heap(setup.players(), 9, 0);
        }

        @Override
        public Pipeline<Nim.Heap> pipeline() {
            return Pipeline.setup(Pipeline.<Nim.Heap>phase("setup", "Setup", new Take(), new Throw()))
                    .rounds("turn", "Turn", Pipeline.phase("take", "Take", new Nim.Take()));
        }
    }

    /** Else whoever may mend tries answers until the dice please. */
    @Test
    void aMendIsNotShownWithDiceThatWereNeverThrown() {
        Game<Nim.Heap> game = open(play(new Dared(), key.commitment()), key);
        Player anna = game.setup().players().get(0);
        int first = game.entries().size();
        game.choose("anna", anna, 0, new Answer.Whole(1), true, "one");
        Player next = game.open().get(0).questions().get(0).id();
        game.choose(next.id(), next, 0, new Answer.Whole(3), true, "three");
        Amendment.Outcome outcome = game.tryAmending(first, new Answer.Whole(2));
        assertThat(outcome.untold()).isTrue();
        assertThat(outcome.changes())
                .filteredOn(change -> change.at().equals("state.matches"))
                .singleElement()
                .satisfies(change -> assertThat(change.after()).hasToString("7"));
        assertThatThrownBy(() -> game.amend("organizer", first, new Answer.Whole(2), "", false))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("fair dice would be thrown anew");
        game.amend("organizer", first, new Answer.Whole(2), "");
        assertThat(game.state().matches()).isGreaterThan(17);
        assertThat(Verification.of(game).violations()).isEmpty();
    }

    /** The history of a mend holds rolls that were made before, with a seed that was revealed long ago. */
    @Test
    void aPhaseAfterAMendRevealsNoSeedThatServedNoRoll() {
        Play<Nim.Heap> first = play(new TakenFirst(), key.commitment());
        Game<Nim.Heap> game = open(first, key);
        Player anna = first.setup().players().get(0);
        int wrong = game.entries().size();
        game.choose("anna", anna, 0, new Answer.Whole(1), true, "before the roll");
        game.amend("organizer", wrong, new Answer.Whole(2), "one more");
        Player next = game.open().get(0).questions().get(0).id();
        game.choose(next.id(), next, 0, new Answer.Whole(1), true, "after the mend");
        assertThat(Verification.of(game).violations()).isEmpty();
        assertThat(game.entries())
                .filteredOn(entry -> entry.body() instanceof Entry.Revealed)
                .hasSize(1);
    }

    @Test
    void nothingIsThrownBeforeEverySeatHasPutSomethingIn() {
        Game<Nim.Heap> game = Game.open(play, key, Games.CLOCK, "organizer");
        Player anna = play.setup().players().get(0);
        Player bert = play.setup().players().get(1);
        assertThat(game.awaited()).containsExactly(anna, bert);
        game.join("anna", anna, "seven");
        assertThat(game.pendingRoll()).isPresent();
        assertThatThrownBy(() -> game.choose("anna", anna, 0, new Answer.Whole(1), true, "x"))
                .hasMessageContaining("Bert has not joined yet");
        assertThatThrownBy(() -> game.join("anna", anna, "eight")).hasMessageContaining("joined already");
        assertThatThrownBy(() -> game.join("anna", bert, "eight")).hasMessageContaining("can't join for Bert");
        assertThatThrownBy(() -> game.join("bert", bert, "xé"))
                .hasMessageContaining("ASCII characters: letters from a to z without accents");
        game.join("organizer", bert, "for Bert");
        assertThat(game.pendingRoll()).isEmpty();
        assertThat(game.awaited()).isEmpty();
        play(game);
        Verification found = Verification.of(play, Journal.read(lines(game)));
        assertThat(found.violations()).isEmpty();
        assertThat(found.fair().joinedByOthers()).containsExactly(bert);
    }

    @Test
    void whatFairDiceThrewNobodyCanHaveMistyped() {
        Game<Nim.Heap> game = open(play, key);
        int roll = game.entries().stream()
                .filter(entry -> entry.body() instanceof Entry.Rolled)
                .findFirst()
                .orElseThrow()
                .n();
        assertThatThrownBy(() -> game.amend("organizer", roll, Answer.word("[6, 6]"), "I would rather have twelve"))
                .hasMessageContaining("nobody can have mistyped");
        assertThat(Verification.of(game).violations()).isEmpty();
    }

    @Test
    void anAnswerWithoutAContributionIsRefused() {
        Game<Nim.Heap> game = open(play, key);
        var seat = game.open().get(0).questions().get(0).id();
        assertThatThrownBy(() -> game.choose(seat.id(), seat, 0, new Answer.Whole(1), true))
                .hasMessageContaining("brings a contribution");
    }

    @Test
    void facesThatTheCommittedSeedDoesNotGiveAreFound() {
        SeedChain another = SeedChain.make();
        Game<Nim.Heap> game = open(play, another); // commits to key, rolls another
        play(game);
        assertThat(Verification.of(game).violations()).isNotEmpty();
    }

    @Test
    void withoutTheKeyNothingNewCanBeRolled() {
        Game<Nim.Heap> game = open(play, null);
        assertThat(game.pendingRoll()).isPresent();
        assertThatThrownBy(() -> game.choose("anna", play.setup().players().get(0), 0, new Answer.Whole(1), true, "x"))
                .hasMessageContaining("key of this game's fair dice is not here");
    }

    @Test
    void anAnswerThatIsToStandBringsAContributionToo() {
        Game<Nim.Heap> game = open(play, key);
        Player seat = game.open().get(0).questions().get(0).id();
        int entries = game.entries().size();
        assertThatThrownBy(() -> game.stand(seat.id(), seat, 0, new Answer.Whole(1)))
                .hasMessageContaining("brings a contribution");
        assertThatThrownBy(() -> game.stand(seat.id(), seat, 0, new Answer.Whole(1), "\u001b"))
                .hasMessageContaining("printable");
        assertThat(game.entries()).hasSize(entries);
    }

    @Test
    void anAnswerThatStandsIsGivenBehindDiceThatWaitedForSomebodyToJoin() {
        Nim dealtBetween = new NimTurn(9, new Nim.Take(), new Nim.Deal(), new Nim.Take(), new Nim.Take());
        Game<Nim.Heap> game = Game.open(play(dealtBetween, key.commitment()), key, Games.CLOCK, "organizer");
        Player anna = game.setup().players().get(0);
        Player bert = game.setup().players().get(1);
        game.stand("anna", anna, 0, new Answer.Whole(1), "seven");
        assertThat(game.pendingRoll()).isPresent();
        game.join("bert", bert, "eight");
        assertThat(game.answers()).isEqualTo(2);
        assertThat(game.open().get(0).questions().get(0).id()).isEqualTo(bert);
        assertThat(Verification.of(game).violations()).isEmpty();
    }

    @Test
    void whoJoinedInWhatWasTakenBackHasNotJoined() {
        Game<Nim.Heap> game = Game.open(play, key, Games.CLOCK, "organizer");
        Player anna = play.setup().players().get(0);
        Recording.Mark<Nim.Heap> before = game.recording().mark();
        game.join("anna", anna, "seven");
        game.recording().back(before);
        assertThat(game.awaited()).contains(anna);
        game.join("anna", anna, "eight");
        assertThat(game.awaited()).doesNotContain(anna);
    }

    /** It stands nowhere, so nobody could prove dice that it went into. */
    @Test
    void whatAnAnswerThatFailedPutInGoesIntoNoDice() {
        boolean[] broken = {false};
        Nim failing = new Nim() {
            @Override
            public Pipeline<Heap> pipeline() {
                return dealtInTurn().pipeline();
            }

            @Override
            public List<Reaction<Heap>> reactions() {
                return List.of((event, heap) -> {
                    if (broken[0]) {
                        throw new IllegalStateException("out of order");
                    }
                    return List.of();
                });
            }
        };
        Game<Nim.Heap> game = open(play(failing, key.commitment()), key);
        Player anna = game.setup().players().get(0);
        int first = game.entries().size();
        game.choose("anna", anna, 0, new Answer.Whole(1), true, "one");
        broken[0] = true;
        assertThatThrownBy(() -> game.choose("anna", anna, 0, new Answer.Whole(1), true, "two"))
                .hasMessage("out of order");
        broken[0] = false;
        game.rewind("organizer", first, "other dice");
        assertThat(Verification.of(game).violations()).isEmpty();
        assertThat(Verification.of(game).takenBack().rolls()).isEqualTo(1);
    }
}
