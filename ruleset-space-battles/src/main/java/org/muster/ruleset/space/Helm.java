package org.muster.ruleset.space;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.data.Moves;
import org.muster.ruleset.space.data.ShipType;
import org.muster.ruleset.space.data.Trait;

/**
 * Every sequence that ships of one design can declare, whatever stands in their way (SPB-MOVE-03 to -16). A set of them is
 * the bits of a {@code long}, so that finding the legal ones costs no memory.
 */
public final class Helm {

    /** As many as there are bits. */
    public static final int MOST = Long.SIZE;

    private final Map<MoveKind, Sequence> roots = new EnumMap<>(MoveKind.class);
    private final Map<MoveKind, Long> kinds = new EnumMap<>(MoveKind.class);
    private final List<Sequence> all = new ArrayList<>();

    private Helm() {}

    /** How many sequences a design would have, parts of them included; no helm takes more than {@link #MOST}. */
    public static int count(Design design, Moves moves, HouseRules houseRules) {
        return of(design, moves, houseRules, true).all.size();
    }

    /**
     * The helm of a design: its type's moves as its traits and the options change them.
     *
     * @param fastChooses whether who is Fast may make a shorter move where full power is the speed number, too
     */
    public static Helm of(Design design, Moves moves, HouseRules houseRules, boolean fastChooses) {
        Helm helm = new Helm();
        OrderedMap<MoveKind, Moves.Length> own = moves.moves().getOrDefault(design.type(), OrderedMap.empty());
        OrderedMap<MoveKind, Moves.Length> ofFighters =
                moves.moves().getOrDefault(ShipType.FIGHTER, OrderedMap.empty());
        for (MoveKind kind : MoveKind.values()) {
            boolean borrowed = kind == MoveKind.ATTACK && design.has(Trait.ATTACK_MOVE);
            Moves.Length length = borrowed ? ofFighters.get(kind) : own.get(kind);
            if (length != null) {
                helm.add(kind, length(kind, length, design, moves, houseRules, fastChooses));
            }
        }
        if (!helm.roots.isEmpty()) {
            helm.add(MoveKind.HOLD, new Length(0, 0, 1));
        }
        return helm;
    }

    /**
     * What a kind of move is made of.
     *
     * @param least forward steps at least
     * @param most forward steps at most; all in between are complete moves too
     */
    private record Length(int least, int most, int turns) {}

    private static Length length(
            MoveKind kind,
            Moves.Length printed,
            Design design,
            Moves moves,
            HouseRules houseRules,
            boolean fastChooses) {
        int forward = printed.forward();
        int turns = printed.turns();
        if (kind == MoveKind.STANDARD && design.has(Trait.UNWIELDY)) {
            turns = Math.min(turns, moves.unwieldy());
        }
        if (kind != MoveKind.FULL_POWER) {
            return new Length(forward, forward, turns);
        }
        boolean bySpeed = houseRules.fullPower() == HouseRules.FullPower.SPEED;
        boolean fast = design.has(Trait.FAST);
        int most = bySpeed ? design.speed() : fast ? moves.fast() : forward;
        boolean chooses = fast && houseRules.fast() == HouseRules.Fast.UP_TO && (fastChooses || !bySpeed);
        return new Length(chooses ? Math.min(forward, most) : most, most, turns);
    }

    private void add(MoveKind kind, Length length) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        int from = all.size();
        for (int forward = length.least; forward <= length.most; forward++) {
            for (String complete : complete(forward, length.turns)) {
                for (int end = kind == MoveKind.HOLD ? 0 : 1; end <= complete.length(); end++) {
                    numbers.putIfAbsent(complete.substring(0, end), from + numbers.size());
                }
            }
        }
        Sequence root = sequence(kind, "", length, numbers);
        roots.put(kind, root);
        List<Sequence> found = new ArrayList<>();
        collect(root, found);
        found.removeIf(one -> !numbers.containsKey(one.steps()));
        found.sort((a, b) -> Integer.compare(a.number(), b.number()));
        all.addAll(found);
        long bits = 0;
        for (Sequence one : found) {
            bits |= one.bit();
        }
        kinds.put(kind, bits);
    }

    /** Complete sequences in the order of the tables: fewer turns first, then earlier ones, then left before right. */
    private static List<String> complete(int forward, int turns) {
        List<String> all = new ArrayList<>();
        for (int some = 0; some <= Math.min(turns, forward + 1); some++) {
            for (int[] places : places(some, 0, forward + 1)) {
                for (int sides = 0; sides < 1 << some; sides++) {
                    StringBuilder steps = new StringBuilder();
                    int turn = 0;
                    for (int slot = 0; slot <= forward; slot++) {
                        if (turn < some && places[turn] == slot) {
                            steps.append((sides >> some - 1 - turn & 1) == 0 ? 'L' : 'R');
                            turn++;
                        }
                        if (slot < forward) {
                            steps.append('F');
                        }
                    }
                    all.add(steps.toString());
                }
            }
        }
        return all;
    }

    /** Every way to pick {@code some} of the places before, between and behind the steps. */
    private static List<int[]> places(int some, int from, int slots) {
        if (some == 0) {
            return List.of(new int[0]);
        }
        List<int[]> all = new ArrayList<>();
        for (int first = from; first <= slots - some; first++) {
            for (int[] rest : places(some - 1, first + 1, slots)) {
                int[] places = new int[some];
                places[0] = first;
                System.arraycopy(rest, 0, places, 1, rest.length);
                all.add(places);
            }
        }
        return all;
    }

    private static Sequence sequence(MoveKind kind, String steps, Length length, Map<String, Integer> numbers) {
        int forward = 0;
        for (int i = 0; i < steps.length(); i++) {
            forward += steps.charAt(i) == 'F' ? 1 : 0;
        }
        boolean turned = steps.endsWith("L") || steps.endsWith("R");
        boolean canTurn = !turned && steps.length() - forward < length.turns;
        return new Sequence(
                kind,
                steps,
                numbers.getOrDefault(steps, 0),
                forward >= length.least,
                forward < length.most ? sequence(kind, steps + 'F', length, numbers) : null,
                canTurn ? sequence(kind, steps + 'L', length, numbers) : null,
                canTurn ? sequence(kind, steps + 'R', length, numbers) : null);
    }

    private static void collect(@Nullable Sequence from, List<Sequence> into) {
        if (from != null) {
            into.add(from);
            collect(from.ahead, into);
            collect(from.left, into);
            collect(from.right, into);
        }
    }

    /** Where sequences of a kind begin; null if the design makes no such move. */
    @Nullable
    public Sequence root(MoveKind kind) {
        return roots.get(kind);
    }

    /** Whether it moves at all. */
    public boolean moves() {
        return !roots.isEmpty();
    }

    /** All sequences of a kind, as bits. */
    public long of(MoveKind kind) {
        return kinds.getOrDefault(kind, 0L);
    }

    /** All sequences, complete or not, in the order of the tables. */
    public List<Sequence> all() {
        return all;
    }

    /** The sequence with the lowest number in a set that is not empty. */
    public Sequence first(long set) {
        return all.get(Long.numberOfTrailingZeros(set));
    }

    /** The sequences of a set, in the order of the tables. */
    public List<Sequence> list(long set) {
        List<Sequence> list = new ArrayList<>(Long.bitCount(set));
        for (long left = set; left != 0; left &= left - 1) {
            list.add(all.get(Long.numberOfTrailingZeros(left)));
        }
        return list;
    }
}
