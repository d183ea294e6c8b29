package org.muster.core.audit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.core.dice.FairDiceVerifier;
import org.muster.core.dice.Seed;
import org.muster.core.dice.SeededDice;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Header;

/**
 * The rolls of a journal, in its order.
 *
 * <pre>
 * number   each is the next: none is skipped, none used again
 * source   that of the header; typed only where real dice are rolled
 * faces    of the pool; those of seeded and fair dice are made again
 * opening  fair dice are not thrown before every seat has put something in
 * mended   nothing that fair dice threw; what is not mended keeps its faces
 * </pre>
 */
public final class RollAudit {

    private final Header header;
    private final SeededDice seeded;
    private final FairDiceVerifier fair;
    private final List<Violation> violations;
    /** Each roll as it was first made, and as it was mended since. */
    private final Map<Long, List<Entry.Throw>> known = new HashMap<>();

    private final Map<String, Integer> bySource = new TreeMap<>();
    private final Set<Player> in = new HashSet<>();

    /** The contributions before an answer whose dice come next; null: they count at once. */
    private @Nullable Map<Player, String> before;

    private boolean late;
    private long next;
    private int phase;
    private boolean served;
    private int unguarded;

    RollAudit(Header header, long first, List<Violation> violations) {
        this.header = header;
        this.violations = violations;
        this.seeded = new SeededDice(header.dice().seed());
        this.fair = new FairDiceVerifier(header.game(), header.dice().commitment());
        this.next = first;
        this.late = header.countsContributionsLate();
    }

    /** How many rolls of each source. */
    public Map<String, Integer> bySource() {
        return bySource;
    }

    /** What the revealed seeds prove. */
    public FairDiceVerifier fair() {
        return fair;
    }

    /** How many fair rolls were thrown before every seat had put something in, as older journals have them. */
    public int unguarded() {
        return unguarded;
    }

    /** Whether anything was rolled with the seed that is secret still. */
    boolean servesASeed() {
        return served;
    }

    void hasPutIn(Player seat) {
        in.add(seat);
    }

    /** An answer of an old journal, whose contribution may count from the next answer on. */
    void mayCountLate(Map<Player, String> contributions) {
        before = late ? Map.copyOf(contributions) : null;
    }

    void nothingWasPutIn() {
        before = null;
    }

    /** Who notes states counts contributions at once. */
    void countsAtOnce() {
        late = false;
    }

    void revealed(Entry entry, Entry.Revealed revealed) {
        if (!header.isFair()) {
            violate(
                    entry,
                    "NOT_FAIR",
                    "a seed is revealed in a game whose dice are {source}",
                    header.dice().source());
            return;
        }
        if (revealed.phase() != phase) {
            violate(
                    entry,
                    "SEED_ORDER",
                    "the seed of phase {n} is revealed, and that of phase {next} would be next",
                    revealed.phase(),
                    phase);
        } else if (!served) {
            violate(entry, "SEED_BURNT", "the seed of phase {n} is revealed, with which nothing was rolled", phase);
        }
        fair.revealed(revealed.phase(), new Seed(revealed.seed()));
        phase = Math.max(phase, revealed.phase() + 1);
        served = false;
    }

    void rolled(Entry entry, Entry.Throw one, Map<Player, String> contributions) {
        bySource.merge(one.source(), 1, Integer::sum);
        if (one.number() < next) {
            violate(entry, "ROLL_REUSED", "roll {n} was made before; the next is {next}", one.number(), next);
        } else if (one.number() > next && header.isGuarded()) {
            violate(entry, "ROLL_SKIPPED", "it rolls {n}, and roll {next} is not there", one.number(), next);
        }
        next = Math.max(next, one.number() + 1);
        known.computeIfAbsent(one.number(), any -> new ArrayList<>()).add(one);
        Pool pool = Pool.parse(one.pool());
        if (isOfThePool(entry, one, pool) && isOfItsSource(entry, one)) {
            made(entry, one, pool, contributions);
        }
    }

    /** Whether a roll was made before. */
    boolean isKnown(long number) {
        return known.containsKey(number);
    }

    /** A roll of a mended past: one that was made before, or one that is asked for now only. */
    void mended(Entry entry, Entry.Throw one, boolean wrong, Map<Player, String> contributions) {
        List<Entry.Throw> before = known.getOrDefault(one.number(), List.of());
        if (before.isEmpty()) {
            rolled(entry, one, contributions);
            return;
        }
        if (before.contains(one)) {
            return;
        }
        Entry.Throw then = before.get(0);
        boolean typedAnew =
                wrong && one.source().equals("typed") && !then.source().equals("fair");
        Entry.Throw same =
                new Entry.Throw(one.number(), then.purpose(), then.pool(), then.player(), one.faces(), one.source());
        if (!same.equals(one) || !typedAnew) {
            violate(entry, "ROLL_CHANGED", "roll {n} is another one than was rolled", one.number());
        } else if (isOfThePool(entry, one, Pool.parse(one.pool()))) {
            before.add(one);
        }
    }

    private boolean isOfThePool(Entry entry, Entry.Throw one, Pool pool) {
        boolean fits = pool.count() > 0 && one.faces().size() == pool.count();
        for (int i = 0; fits && i < pool.count(); i++) {
            fits = one.faces().get(i) >= 1 && one.faces().get(i) <= pool.sidesOf(i);
        }
        if (!fits) {
            violate(entry, "NO_SUCH_FACES", "{faces} is no result of {pool}", faces(one), one.pool());
        }
        return fits;
    }

    private static String faces(Entry.Throw one) {
        return one.faces().toString();
    }

    private boolean isOfItsSource(Entry entry, Entry.Throw one) {
        Header.DiceOrigin origin = header.dice();
        boolean byHand = origin.isByHand(one.player(), Pool.parse(one.pool()));
        boolean typed = one.source().equals("typed");
        boolean right = typed ? byHand || !header.isGuarded() : one.source().equals(origin.own());
        boolean rightHand = typed != entry.by().equals("engine") || entry.body() instanceof Entry.Corrected;
        if (!right) {
            violate(
                    entry,
                    "WRONG_SOURCE",
                    "roll {n} is said to be {source}, and the dice of this game are {own}",
                    one.number(),
                    one.source(),
                    origin.source());
        } else if (!rightHand) {
            violate(
                    entry,
                    "WRONG_AUTHOR",
                    "roll {n}, which is {source}, is not by {by}",
                    one.number(),
                    one.source(),
                    entry.by());
        }
        return right && rightHand;
    }

    private void made(Entry entry, Entry.Throw one, Pool pool, Map<Player, String> contributions) {
        int[] faces = one.faces().stream().mapToInt(Integer::intValue).toArray();
        if (one.source().equals("fair")) {
            served = true;
            opening(entry, one);
            fair.rolled(
                    phase, one.number(), List.of(contributions, before == null ? contributions : before), pool, faces);
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
                        header.dice().seed(),
                        Arrays.stream(right).boxed().toList()));
            }
        }
    }

    private void opening(Entry entry, Entry.Throw one) {
        List<String> missing = header.seats().keySet().stream()
                .filter(seat -> !in.contains(new Player(seat)))
                .toList();
        if (missing.isEmpty()) {
            return;
        }
        if (header.isGuarded()) {
            violate(entry, "OPENING", "roll {n} was thrown before {seats} had put anything in", one.number(), missing);
        } else {
            unguarded++;
        }
    }

    private void violate(Entry entry, String code, @Template String what, Object... values) {
        violations.add(Audit.of(entry, code, what, values));
    }
}
