package org.muster.ruleset.skirmish.effects;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Condition;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.Zone;
import org.muster.ruleset.skirmish.data.ConditionLine;
import org.muster.ruleset.skirmish.data.Mission;

/** The conditions of the book's missions. */
public final class ShippedConditions {

    private ShippedConditions() {}

    private static final List<Mission.When> LOSSES = List.of(Mission.When.ON_EVENT, Mission.When.AT_ONCE);
    private static final List<Mission.When> ROUNDS = List.of(Mission.When.END_OF_ROUND);

    public static List<Condition> all() {
        return List.of(
                condition(
                        "UNIT_DEFEATED",
                        Sentence.of("unit defeated"),
                        LOSSES,
                        (now, line, side, loss) -> lost(now, line, side, loss, Condition.Loss.Kind.UNIT)),
                condition(
                        "MINI_REMOVED",
                        Sentence.of("mini removed"),
                        LOSSES,
                        (now, line, side, loss) -> lost(now, line, side, loss, Condition.Loss.Kind.MINI)),
                condition(
                        "UNIT_IN_ZONE",
                        Sentence.of("unit in zone"),
                        ROUNDS,
                        (now, line, side, loss) -> holders(now, line, owner(line, side))),
                condition(
                        "NOBODY_IN_ZONE",
                        Sentence.of("nobody in zone"),
                        ROUNDS,
                        (now, line, side, loss) ->
                                holders(now, line, owner(line, now.book().other(side))) == 0 ? 1 : 0),
                condition(
                        "ALL_IN_ZONE",
                        Sentence.of("all in zone"),
                        ROUNDS,
                        (now, line, side, loss) -> allIn(now, line, owner(line, side))),
                condition(
                        "NO_UNITS",
                        Sentence.of("no units"),
                        List.of(Mission.When.END_OF_ROUND, Mission.When.AT_ONCE),
                        (now, line, side, loss) -> meant(now, line, owner(line, side)) == 0 ? 1 : 0),
                condition(
                        "LAST_ROUND",
                        Sentence.of("last round"),
                        ROUNDS,
                        (now, line, side, loss) -> now.round() >= now.book().rounds() ? 1 : 0));
    }

    private interface Count {
        int of(Skirmish now, ConditionLine line, String side, Condition.@Nullable Loss loss);
    }

    private record Shipped(String id, Sentence words, List<Mission.When> when, Count count) implements Condition {
        @Override
        public int count(Skirmish now, ConditionLine line, String side, @Nullable Loss loss) {
            return count.of(now, line, side, loss);
        }
    }

    private static Condition condition(String id, Sentence words, List<Mission.When> when, Count count) {
        return new Shipped(id, words, when, count);
    }

    private static String owner(ConditionLine line, String otherwise) {
        String side = line.side();
        return side == null ? otherwise : side;
    }

    /** 1 if what was lost is what the line means: of the other side, unless it says another (SKD-MISS-04). */
    private static int lost(
            Skirmish now, ConditionLine line, String side, Condition.@Nullable Loss loss, Condition.Loss.Kind kind) {
        return loss != null
                        && loss.kind() == kind
                        && loss.owner().equals(owner(line, now.book().other(side)))
                        && line.means(loss.card())
                ? 1
                : 0;
    }

    /** Eager units whose leader's whole base is in the zone (SKD-MISS-02, SKD-STAT-05). */
    private static int holders(Skirmish now, ConditionLine line, String owner) {
        int holders = 0;
        for (UnitState unit : now.of(owner)) {
            holders += line.means(now.card(unit)) && holds(now, unit, line) ? 1 : 0;
        }
        return holders;
    }

    private static boolean holds(Skirmish now, UnitState unit, ConditionLine line) {
        Zone zone = now.book().zone(String.valueOf(line.zone()));
        return !unit.strained()
                && zone.holds(unit.leader().disc(), now.table().measures().slack());
    }

    /** 1 if every unit of that side, and enough of them, are in the zone (SKD-MISS-06). */
    private static int allIn(Skirmish now, ConditionLine line, String owner) {
        Integer atLeast = line.atLeast();
        int all = meant(now, line, owner);
        return all >= (atLeast == null ? 1 : atLeast) && holders(now, line, owner) == all ? 1 : 0;
    }

    /** Units of that side that are left, eager or strained. */
    private static int meant(Skirmish now, ConditionLine line, String owner) {
        int meant = 0;
        for (UnitState unit : now.of(owner)) {
            meant += line.means(now.card(unit)) ? 1 : 0;
        }
        return meant;
    }
}
