package org.muster.api.roster;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.muster.api.Preview;
import org.muster.api.state.OrderedMap;

/**
 * Something that was selected, with what was selected for it: a squad, its sergeant, the sergeant's sword.
 *
 * @param path where in the roster, for people: {@code Patrol > Gate Guard > Sergeant}; long names are shortened in it
 * @param name what it is
 * @param customName what its owner calls it; empty where they call it nothing
 * @param type as the file says, which for a squad may be any of them; see {@link #units()}
 * @param number how many, 1 or more
 * @param costs its own, by name of the cost, for all of {@code number}; what is below it comes on top
 * @param categories what it counts as, the main one first
 * @param rules names of its rules
 * @param profiles its tables of values and texts
 * @param selections what is below it, in the order of the file
 */
@Preview
public record Selection(
        String path,
        String name,
        String customName,
        Type type,
        int number,
        OrderedMap<String, Double> costs,
        List<String> categories,
        List<String> rules,
        List<Profile> profiles,
        List<Selection> selections) {

    public Selection {
        categories = List.copyOf(categories);
        rules = List.copyOf(rules);
        profiles = List.copyOf(profiles);
        selections = List.copyOf(selections);
    }

    /** What a selection may be. */
    public enum Type {
        /** Models that go together. */
        UNIT,
        /** One or several alike. */
        MODEL,
        /** Everything else: gear, options, settings, and in many catalogues squads too. */
        UPGRADE
    }

    /**
     * A table that belongs to a selection.
     *
     * @param type what kind of table: {@code Weapon}, {@code Abilities}
     */
    public record Profile(String type, String name) {}

    /** What its owner calls it, else what it is. */
    public String called() {
        return customName.isEmpty() ? name : customName;
    }

    /**
     * What it costs with all that is below it.
     *
     * @param of name of the cost
     * @return empty where the file says nothing of that cost, which is not the same as 0
     */
    public OptionalDouble cost(String of) {
        OptionalDouble below = sum(selections, of);
        Double own = costs.get(of);
        return own == null ? below : OptionalDouble.of(exact(own + below.orElse(0)));
    }

    /** Whether it or something below it costs anything. */
    public boolean costsSomething() {
        return costs.values().stream().anyMatch(cost -> cost > 0)
                || selections.stream().anyMatch(Selection::costsSomething);
    }

    /** Whether it counts as {@code category}; capitals don't matter. */
    public boolean isA(String category) {
        return categories.stream().anyMatch(category::equalsIgnoreCase);
    }

    /** Names of its rules, and of its tables of abilities, by whatever name the catalogue has for them. */
    public List<String> abilities() {
        List<String> abilities = new ArrayList<>(rules);
        for (Profile profile : profiles) {
            if (profile.type().toLowerCase(Locale.ROOT).contains("abilit")) {
                abilities.add(profile.name());
            }
        }
        return abilities;
    }

    /**
     * The units this is or holds. A unit or model is one. Catalogues also write squads, and what bundles several units, as
     * upgrades: one that holds a unit somewhere is a bundle, one that holds nothing but models is a squad.
     */
    public List<Selection> units() {
        if (type != Type.UPGRADE) {
            return List.of(this);
        }
        if (!holds(Type.UNIT)) {
            return holds(Type.MODEL) ? List.of(this) : List.of();
        }
        List<Selection> units = new ArrayList<>();
        selections.forEach(selection -> units.addAll(selection.units()));
        return units;
    }

    private boolean holds(Type wanted) {
        return selections.stream().anyMatch(one -> one.type == wanted || one.holds(wanted));
    }

    static OptionalDouble sum(List<Selection> selections, String of) {
        OptionalDouble sum = OptionalDouble.empty();
        for (Selection selection : selections) {
            OptionalDouble cost = selection.cost(of);
            if (cost.isPresent()) {
                sum = OptionalDouble.of(exact(sum.orElse(0) + cost.getAsDouble()));
            }
        }
        return sum;
    }

    /** Costs are decimals; a sum of binary fractions would show. */
    private static double exact(double sum) {
        return Math.rint(sum * 1000) / 1000;
    }
}
