package org.muster.ruleset.crusade.army;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.muster.api.roster.Force;
import org.muster.api.roster.ForeignRoster;
import org.muster.api.roster.Selection;

/** Power levels as rosters tell them, and what is a unit by them. */
final class PowerLevels {

    private static final String POWER = "PL";

    /** Main categories of units. */
    private static final List<String> ROLES = List.of(
            "HQ",
            "Troops",
            "Elites",
            "Fast Attack",
            "Heavy Support",
            "Flyer",
            "Flyers",
            "Dedicated Transport",
            "Fortification",
            "Lord of War",
            "Supreme Command");

    private PowerLevels() {}

    /** What a selection has with all below it; 0 where none is told. */
    static double of(Selection selection) {
        return selection.cost(POWER).orElse(0);
    }

    /** What everything in a force has, and in the forces within it. */
    static double of(Force force) {
        return ofItsOwn(force)
                + force.forces().stream().mapToDouble(PowerLevels::of).sum();
    }

    /** What everything in a force has, without the forces within it. */
    static double ofItsOwn(Force force) {
        return force.selections().stream().mapToDouble(PowerLevels::of).sum();
    }

    /** What the roster says that it has. */
    static OptionalDouble said(ForeignRoster roster) {
        Double said = roster.costs().get(POWER);
        return said == null ? OptionalDouble.empty() : OptionalDouble.of(said);
    }

    /** {@code 12}, or {@code 12.5}. */
    static String told(double power) {
        return BigDecimal.valueOf(power).stripTrailingZeros().toPlainString();
    }

    /**
     * The units that a selection at the top of a force is or holds. Many catalogues write units as upgrades: what has
     * power or a battlefield role is one. A bundle of several is taken apart only if all its power is in them.
     */
    static List<Selection> units(Selection selection) {
        if (selection.type() != Selection.Type.UPGRADE) {
            return List.of(selection);
        }
        if (holdsUnit(selection)) {
            List<Selection> parts = new ArrayList<>();
            selection.selections().forEach(one -> parts.addAll(units(one)));
            if (parts.stream().mapToDouble(PowerLevels::of).sum() == of(selection)) {
                return parts;
            }
        }
        boolean isUnit =
                of(selection) > 0 || hasRole(selection) || !selection.units().isEmpty();
        return isUnit ? List.of(selection) : List.of();
    }

    private static boolean holdsUnit(Selection selection) {
        return selection.selections().stream().anyMatch(one -> one.type() == Selection.Type.UNIT || holdsUnit(one));
    }

    private static boolean hasRole(Selection selection) {
        return ROLES.stream().anyMatch(selection::isA);
    }

    /** How many units it stands for: a squad may be there several times on one line. */
    static int several(Selection unit) {
        boolean shared =
                unit.type() == Selection.Type.UNIT && of(unit) >= unit.number() && of(unit) % unit.number() == 0;
        return shared ? unit.number() : 1;
    }
}
