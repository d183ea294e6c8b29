package org.muster.core.dice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.dice.Pool;
import org.muster.api.seat.Player;
import org.muster.api.text.Template;

/**
 * Recomputes the fair dice of a game from what its journal says, told in the journal's order: rolls as they were
 * written down, and seeds as they were revealed. Trusts nothing but the commitment that was published at the start.
 */
public final class FairDiceVerifier {

    private final String game;
    private final String commitment;
    private final SortedMap<Integer, List<Recorded>> waiting = new TreeMap<>();
    private final List<FairRoll> proven = new ArrayList<>();
    private final List<Violation> violations = new ArrayList<>();
    private @Nullable Seed lastSeed;
    private int lastPhase = -1;
    private long lastRequest = -1;
    private int late;

    /** @param contributions what may have counted; mostly there is one answer to that */
    private record Recorded(long request, List<Map<Player, String>> contributions, Pool pool, List<Integer> faces) {}

    /**
     * Nothing verified yet.
     *
     * @param commitment as it was published when the game opened
     */
    public FairDiceVerifier(String game, String commitment) {
        this.game = game;
        this.commitment = commitment;
    }

    /** A roll was written down. It is verified when the seed of its phase is revealed. */
    public void rolled(int phase, long request, Map<Player, String> contributions, Pool pool, int... faces) {
        rolled(phase, request, List.of(contributions), pool, faces);
    }

    /**
     * A roll of a journal in which a contribution may have counted late.
     *
     * @param contributions as they stood when it was rolled; then as they stood before the answer that led to it
     */
    public void rolled(int phase, long request, List<Map<Player, String>> contributions, Pool pool, int... faces) {
        if (request <= lastRequest) {
            violate(
                    "FAIR_REUSED",
                    "Roll {request} comes after roll {last}: a number was used again.",
                    request,
                    lastRequest);
        }
        lastRequest = Math.max(lastRequest, request);
        if (phase <= lastPhase) {
            violate(
                    "FAIR_LATE",
                    "Roll {request} was made when the seed of its phase, {phase}, was already known.",
                    request,
                    phase);
            return;
        }
        for (Map.Entry<Player, String> contribution : contributions.get(0).entrySet()) {
            if (!FairDice.isContribution(contribution.getValue())) {
                violate(
                        "FAIR_CONTRIBUTION",
                        "Roll {request} records a contribution of {player} that nobody could have made.",
                        request,
                        contribution.getKey());
                return;
            }
        }
        waiting.computeIfAbsent(phase, none -> new ArrayList<>())
                .add(new Recorded(
                        request,
                        contributions.stream().map(Map::copyOf).toList(),
                        pool,
                        Arrays.stream(faces).boxed().toList()));
    }

    /** A phase has ended and its seed was revealed. Phases without rolls may be left out. */
    public void revealed(int phase, Seed seed) {
        if (phase <= lastPhase) {
            violate(
                    "FAIR_ORDER",
                    "The seed of phase {phase} was revealed after that of phase {last}.",
                    phase,
                    lastPhase);
            return;
        }
        // A journal from a stranger must not keep us hashing for ever.
        if (phase >= SeedChain.MOST) {
            violate("FAIR_ORDER", "No chain has a seed for phase {phase}.", phase);
            return;
        }
        Seed known = lastSeed;
        boolean fits = known == null
                ? seed.before(phase).commitment().equals(commitment)
                : seed.before(phase - lastPhase).equals(known);
        if (!fits) {
            violate(
                    "FAIR_SEED",
                    "The seed revealed for phase {phase} is not the one the host was committed to.",
                    phase);
            return;
        }
        // The seeds of phases that were left out follow from this one.
        for (Map.Entry<Integer, List<Recorded>> rolls :
                waiting.headMap(phase + 1).entrySet()) {
            Seed ofPhase = seed.before(phase - rolls.getKey());
            rolls.getValue().forEach(roll -> verify(roll, ofPhase));
        }
        waiting.headMap(phase + 1).clear();
        lastPhase = phase;
        lastSeed = seed;
    }

    private void verify(Recorded roll, Seed seed) {
        FairRoll right = right(roll, seed, 0);
        FairRoll before = right(roll, seed, roll.contributions.size() - 1);
        if (right.faces().equals(roll.faces)) {
            proven.add(right);
        } else if (before.faces().equals(roll.faces)) {
            proven.add(before);
            late++;
        } else {
            violate(
                    "FAIR_FACES",
                    "Roll {request}, {pool}, is recorded as {faces}; the seed makes it {right}.",
                    roll.request,
                    roll.pool,
                    roll.faces,
                    right.faces());
        }
    }

    private FairRoll right(Recorded roll, Seed seed, int which) {
        var contributions = new TreeMap<>(roll.contributions.get(which));
        return FairRoll.of(new FairDice(game, seed, contributions), Long.toString(roll.request), roll.pool);
    }

    private void violate(String code, @Template String template, Object... values) {
        violations.add(Violation.of(code, template, values));
    }

    /** Everything that is not as it should be, in the order found. */
    public List<Violation> violations() {
        return List.copyOf(violations);
    }

    /** The rolls that were recomputed and found right, with their proof. */
    public List<FairRoll> proven() {
        return List.copyOf(proven);
    }

    /** How many of these are right only as contributions stood before the answer that led to them. */
    public int late() {
        return late;
    }

    /** How many rolls can't be verified yet, as the seed of their phase has not been revealed. */
    public int waiting() {
        return waiting.values().stream().mapToInt(List::size).sum();
    }
}
