package org.muster.ruleset.crusade;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.RefersTo;
import org.muster.api.flow.Event;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.crusade.data.FactionSheet;

/**
 * A player's crusade force, which lives through the season.
 *
 * @param faction id of the faction
 * @param requisition requisition points
 * @param supplyLimit most power levels of the order of battle (CRU-ARMY-02)
 * @param units the order of battle, by name
 * @param tokens what abilities have given, by kind
 * @param uses how often each ability was used in the season (CRU-ABL-10)
 */
public record Force(
        @RefersTo("factions") String faction,
        @Between(min = 0) int requisition,
        @Between(min = 0) int supplyLimit,
        OrderedMap<String, Unit> units,
        OrderedMap<String, @Between(min = 0) Integer> tokens,
        OrderedMap<@RefersTo("abilities") String, @Between(min = 0) Integer> uses) {

    /** A force of {@code sheet}'s faction before its units are mustered. */
    public static Force raised(FactionSheet sheet, HouseRules houseRules) {
        return new Force(
                sheet.id(),
                houseRules.startingRequisition(),
                houseRules.supplyLimit(),
                OrderedMap.empty(),
                OrderedMap.empty(),
                OrderedMap.empty());
    }

    /** The faction's starter units, numbered where there are several of a kind; those that a lower limit leaves room for. */
    public static OrderedMap<String, Unit> starter(FactionSheet sheet, int supplyLimit) {
        Map<String, Unit> units = new LinkedHashMap<>();
        int power = 0;
        for (Unit unit : starter(sheet).values()) {
            if (power + unit.power() <= supplyLimit) {
                power += unit.power();
                units.put(unit.name(), unit);
            }
        }
        return OrderedMap.copyOf(units);
    }

    /** The faction's starter units, numbered where there are several of a kind. */
    public static OrderedMap<String, Unit> starter(FactionSheet sheet) {
        Map<String, Unit> units = new LinkedHashMap<>();
        sheet.starter().forEach((profile, count) -> {
            for (int i = 1; i <= count; i++) {
                String name = count == 1 ? profile : profile + ' ' + i;
                units.put(name, new Unit(name, profile, sheet.units().the(profile), java.util.List.of(sheet.id()), 0));
            }
        });
        return OrderedMap.copyOf(units);
    }

    /** Power levels of all units. */
    public int power() {
        return power(units.values());
    }

    /** Power levels of these units. */
    public static int power(Collection<Unit> units) {
        return units.stream().mapToInt(Unit::power).sum();
    }

    /** The unit that is called so: as people write it, or as they read it, {@code Deff Dread no. 2}; null: there is none. */
    public @Nullable Unit unit(Book book, String called) {
        Unit unit = written(book, called);
        return unit != null ? unit : written(book, Book.unnumbered(called));
    }

    /** The unit that is written so: its name, or {@code Deff Dread 2} for {@code deff-dread 2}; null: there is none. */
    public @Nullable Unit written(Book book, String called) {
        Unit unit = units.get(called);
        return unit != null
                ? unit
                : units.values().stream()
                        .filter(one -> book.unitName(one.name()).equalsIgnoreCase(called.strip()))
                        .findFirst()
                        .orElse(null);
    }

    /** Tokens of that kind. */
    public int tokens(String kind) {
        return tokens.getOrDefault(kind, 0);
    }

    /** How often that ability was used in the season. */
    public int uses(String ability) {
        return uses.getOrDefault(ability, 0);
    }

    /** With other units. */
    public Force with(OrderedMap<String, Unit> other) {
        return new Force(faction, requisition, supplyLimit, other, tokens, uses);
    }

    /** With a unit new or changed. */
    public Force with(Unit unit) {
        return with(units.with(unit.name(), unit));
    }

    /** With more requisition points; a point above {@code cap} is lost, 0 being no cap (CRU-TRN-02). */
    public Force requisitioning(int points, int cap) {
        int all = requisition + points;
        int kept = cap == 0 || points <= 0 ? all : Math.max(requisition, Math.min(all, cap));
        return new Force(faction, kept, supplyLimit, units, tokens, uses);
    }

    /** What {@code player} hears whose points are above the cap (CRU-TRN-02). */
    public static Event lost(Player player, int points, int cap) {
        return Event.told(
                        "{player} can keep {cap requisition point|requisition points}: {n} {n:is|are} lost.",
                        player,
                        cap,
                        points)
                .citing("CRU-TRN-02");
    }

    /** With another supply limit. */
    public Force limitedTo(int power) {
        return new Force(faction, requisition, power, units, tokens, uses);
    }

    /** With more tokens of a kind. */
    public Force gaining(String kind, int count) {
        return new Force(faction, requisition, supplyLimit, units, tokens.with(kind, tokens(kind) + count), uses);
    }

    /** With an ability used once more. */
    public Force using(String ability) {
        return new Force(faction, requisition, supplyLimit, units, tokens, uses.with(ability, uses(ability) + 1));
    }
}
