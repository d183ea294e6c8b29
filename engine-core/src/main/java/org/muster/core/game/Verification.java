package org.muster.core.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.dice.FairDiceVerifier;
import org.muster.core.dice.Seed;
import org.muster.core.dice.SeededDice;
import org.muster.core.hash.Sha256;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Header;
import org.muster.core.journal.Journal;

/**
 * What can be said for a journal beyond that it could be read and replayed: that its dice are those of its
 * source, and that it leads to the same place whenever it is played.
 *
 * @param entries entries, those taken back included
 * @param rolls rolls by their source: {@code seeded}, {@code fair}, {@code typed}
 * @param fair what came of the fair ones
 * @param state SHA-256 of the state the journal leads to: equal on every machine
 * @param states states that the journal notes at the ends of phases, and that were met again
 * @param elsewhere the first entry whose state was noted under other code or data of the ruleset and is another one under
 *     those at hand; null: there is none
 * @param violations everything that is not as it should be
 */
public record Verification(
        int entries,
        Map<String, Integer> rolls,
        Fair fair,
        String state,
        int states,
        @Nullable Integer elsewhere,
        List<Violation> violations) {

    /**
     * What came of fair rolls.
     *
     * @param proven recomputed from revealed seeds
     * @param late those of them that are right only without what the answer that led to them put in, as journals of format 1
     *     counted it
     * @param waiting their seed is not revealed yet
     */
    public record Fair(int proven, int late, int waiting) {}

    /** Verifies a game that was loaded, which has proved its chain of hashes and every step already. */
    public static <S> Verification of(Game<S> game) {
        Header header = game.header();
        Dice dice = new Dice(header);
        for (Entry entry : game.entries()) {
            dice.see(entry, entry.body());
        }
        List<Violation> violations = new ArrayList<>(dice.violations);
        violations.addAll(dice.fair.violations());
        Checkpoints checkpoints = game.recording().timeline().replay().checkpoints();
        if (!checkpoints.isLast() && !isRepeatable(game)) {
            violations.add(Violation.of(
                    "NOT_REPEATABLE",
                    "Played twice, the same answers and dice lead to two different states: the ruleset {ruleset} makes"
                            + " use of something else, such as a random generator of its own.",
                    game.play().info().id()));
        }
        return new Verification(
                game.entries().size(),
                dice.rolls,
                new Fair(dice.fair.proven().size(), dice.fair.late(), dice.fair.waiting()),
                stateOf(game),
                checkpoints.held() + checkpoints.otherRules(),
                checkpoints.differs(),
                violations);
    }

    /** The same, with more that is not as it should be. */
    public Verification with(List<Violation> more) {
        List<Violation> all = new ArrayList<>(violations);
        all.addAll(more);
        return new Verification(entries, rolls, fair, state, states, elsewhere, all);
    }

    /** The same for a journal that must be read and replayed first. */
    public static <S> Verification of(Play<S> play, Journal journal) {
        return of(Game.load(play, journal, null, java.time.Clock.systemUTC()));
    }

    /** SHA-256 of the state of a game: equal on every machine. */
    public static String stateOf(Game<?> game) {
        return Sha256.hex(stateBytes(game));
    }

    /** Whether the journal, played once more, leads to where the game stands. */
    private static <S> boolean isRepeatable(Game<S> game) {
        Play<S> play = game.play();
        Replay<S> again = Replay.of(play, game.recording().chance(), game.history(), null);
        return play.json().write(again.session().position()).equals(play.json().write(game.position()));
    }

    private static <S> byte[] stateBytes(Game<S> game) {
        return game.play().json().bytes(game.state());
    }

    private static final class Dice {
        private final Header.DiceOrigin origin;
        private final SeededDice seeded;
        private final FairDiceVerifier fair;
        private final Map<Player, String> contributions = new HashMap<>();
        /** Whether contributions may count late; whoever notes states counts them at once. */
        private boolean mayBeLate;
        /** The contributions before an answer whose dice come next; null: there is none. */
        private @Nullable Map<Player, String> before;

        private final Map<String, Integer> rolls = new TreeMap<>();
        private final List<Violation> violations = new ArrayList<>();
        private int phase;

        Dice(Header header) {
            origin = header.dice();
            mayBeLate = header.countsContributionsLate();
            seeded = new SeededDice(origin.seed());
            fair = new FairDiceVerifier(header.game(), origin.commitment());
        }

        void see(Entry entry, Entry.Body body) {
            mayBeLate &= !(body instanceof Entry.Reached);
            if (!(body instanceof Entry.Rolled)) {
                before = null;
            }
            if (body instanceof Entry.Chose chose && chose.contribution() != null) {
                before = mayBeLate ? Map.copyOf(contributions) : null;
                contributions.put(chose.seat(), chose.contribution());
            } else if (body instanceof Entry.Revealed revealed) {
                fair.revealed(revealed.phase(), new Seed(revealed.seed()));
                phase = revealed.phase() + 1;
            } else if (body instanceof Entry.Rolled rolled) {
                rolled.rolls().forEach(one -> roll(entry, one));
                before = null;
            } else if (body instanceof Entry.Corrected corrected) {
                // what was rolled before stands in an earlier entry; only what is new counts again
                for (Entry.Past past : corrected.history()) {
                    if (past.instead() instanceof Entry.Rolled rolled) {
                        rolled.rolls().stream()
                                .filter(one -> !seen(one.number()))
                                .forEach(one -> roll(entry, one));
                    }
                }
            }
        }

        private long last = -1;

        private boolean seen(long number) {
            return number <= last;
        }

        private void roll(Entry entry, Entry.Throw one) {
            last = Math.max(last, one.number());
            rolls.merge(one.source(), 1, Integer::sum);
            Pool pool = Pool.parse(one.pool());
            int[] faces = one.faces().stream().mapToInt(Integer::intValue).toArray();
            if (one.source().equals("fair")) {
                Map<Player, String> late = before == null ? contributions : before;
                fair.rolled(phase, one.number(), List.of(contributions, late), pool, faces);
            } else if (one.source().equals("seeded")) {
                int[] right = seeded.faces(Roll.of(Sentence.verbatim(one.purpose()), pool), one.number());
                if (!Arrays.equals(faces, right)) {
                    violations.add(Violation.of(
                            "WRONG_FACES",
                            "Entry {n}: {purpose} {pool} shows {faces}; seed {seed} gives {right}.",
                            entry.n(),
                            one.purpose(),
                            one.pool(),
                            one.faces(),
                            origin.seed(),
                            Arrays.stream(right).boxed().toList()));
                }
            }
        }
    }
}
