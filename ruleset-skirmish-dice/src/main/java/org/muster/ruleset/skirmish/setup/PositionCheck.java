package org.muster.ruleset.skirmish.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.muster.api.check.Violation;
import org.muster.ruleset.skirmish.CardState;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.UnitCard;

/** What is wrong with a skirmish that somebody wrote down, beyond its single numbers and references. */
public final class PositionCheck {

    /** More wounds than a blow deals: until its casualties are chosen a unit may have more than it can bear. */
    private static final int HARDEST_BLOW = 30;

    private final Skirmish skirmish;
    private final List<Violation> violations = new ArrayList<>();

    private PositionCheck(Skirmish skirmish) {
        this.skirmish = skirmish;
    }

    /** All of it. */
    public static List<Violation> of(Skirmish skirmish) {
        PositionCheck check = new PositionCheck(skirmish);
        check.violations.addAll(Violation.unlessBetween(
                "progress.round", skirmish.round(), 0, skirmish.book().rounds()));
        for (Map.Entry<String, UnitState> unit : skirmish.units().entrySet()) {
            check.sameId(
                    "units." + unit.getKey(), unit.getKey(), unit.getValue().id());
            check.unit(unit.getValue());
        }
        for (Map.Entry<String, CardState> card : skirmish.cards().entrySet()) {
            check.sameId(
                    "cards." + card.getKey(), card.getKey(), card.getValue().id());
        }
        for (String side : skirmish.book().sides()) {
            if (!skirmish.vp().containsKey(side)) {
                check.violations.add(Violation.of("NO_POINTS", "Nothing is said of {side}.", side)
                        .inside("vp"));
            }
        }
        check.overlaps();
        return check.violations;
    }

    /**
     * No base stands in another one (SKD-GEO-01), but for a leader who has moved and whose minis still stand where they
     * stood.
     */
    private void overlaps() {
        List<Placed> before = new ArrayList<>();
        for (UnitState unit : skirmish.units().values()) {
            for (int i = 0; i < unit.minis().size(); i++) {
                Placed mini = new Placed(unit, i);
                for (Placed other : before) {
                    if (!other.isLeaderOf(unit)
                            && skirmish.table()
                                    .overlaps(other.mini().disc(), mini.mini().disc())) {
                        violations.add(Violation.of(
                                        "BASES_OVERLAP",
                                        "The base would stand in that of {mini} ({place}).",
                                        other.mini().id(),
                                        other.place())
                                .inside(mini.place()));
                    }
                }
                before.add(mini);
            }
        }
    }

    /** One of a unit's minis. */
    private record Placed(UnitState unit, int number) {
        Mini mini() {
            return unit.minis().get(number);
        }

        String place() {
            return "units." + unit.id() + ".minis." + number;
        }

        boolean isLeaderOf(UnitState other) {
            return number == 0 && unit.id().equals(other.id());
        }
    }

    private void sameId(String at, String key, String id) {
        if (!id.equals(key)) {
            violations.add(Violation.of("OTHER_ID", "What stands under {key} says that it is {other}.", key, id)
                    .inside(at + ".id"));
        }
    }

    private void unit(UnitState unit) {
        String at = "units." + unit.id() + ".minis";
        if (unit.minis().isEmpty()) {
            violations.add(Violation.of("NO_MINIS", "A unit on the table has at least its leader.")
                    .inside(at));
        }
        UnitCard card = skirmish.book().card(unit.card());
        violations.addAll(Violation.unlessBetween(at, unit.minis().size(), 0, card.minis()));
        violations.addAll(Violation.unlessBetween(
                "units." + unit.id() + ".wounds",
                unit.wounds(),
                0,
                unit.minis().size() * card.resilience() + HARDEST_BLOW));
        violations.addAll(Violation.unlessBetween(
                "units." + unit.id() + ".forceDice", unit.forceDice(), 0, card.forceAptitude()));
        List<Double> bases = bases(unit);
        for (int i = 0; i < unit.minis().size(); i++) {
            Mini mini = unit.minis().get(i);
            if (!bases.contains(mini.diameter())) {
                violations.add(Violation.of(
                                "OTHER_BASE",
                                "{diameter} is no base of this unit; it has: {bases}.",
                                mini.diameter(),
                                bases)
                        .inside(at + '.' + i + ".diameter"));
            } else if (!skirmish.table().holds(mini.x(), mini.y(), mini.diameter() / 2)) {
                violations.add(Violation.of("OFF_THE_TABLE", "The base would not be wholly on the table.")
                        .inside(at + '.' + i));
            }
        }
    }

    private List<Double> bases(UnitState unit) {
        UnitCard card = skirmish.book().card(unit.card());
        return IntStream.range(0, card.minis())
                .mapToObj(mini -> skirmish.book().numbers().diameter(card.base(mini)))
                .distinct()
                .toList();
    }
}
