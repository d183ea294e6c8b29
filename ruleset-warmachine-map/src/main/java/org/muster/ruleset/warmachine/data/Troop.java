package org.muster.ruleset.warmachine.data;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;

/**
 * A line of the catalogue: a model or unit of the published game.
 *
 * @param faction it belongs to
 * @param cat its kind
 * @param fa most of it in one list; null: any number, or one in all forces where it is a character
 * @param character whom it shows, for a character; null: it is none (WMC-BAN-01)
 * @param cost points; null: by its size
 * @param sizes of a unit, smallest first; null: no unit
 * @param casterPoints of a caster, not used by the campaign (WMC-BAN-14)
 * @param battlegroup whether it is a solo that controls warjacks
 * @param battleEngineCaster whether it needs a research center as battle engines do (WMC-BUY-05)
 * @param attachesTo unit that it is attached to
 * @param perUnit most of it on one unit
 * @param models that an attachment adds to its unit
 * @param worksFor factions that may hire it
 */
public record Troop(
        @Id("troops") String id,
        String name,
        Faction faction,
        Category cat,
        @Nullable @Between(min = 0, max = 10_000) Integer fa,
        @Nullable String character,
        @Nullable @Between(min = 0, max = 10_000) Integer cost,
        @Nullable List<Size> sizes,
        @Nullable @Between(min = 0) Integer casterPoints,
        @Nullable Boolean battlegroup,
        @Nullable Boolean battleEngineCaster,
        @Nullable @RefersTo("troops") String attachesTo,
        @Nullable @Between(min = 0, max = 1_000) Integer perUnit,
        @Nullable @Between(min = 0, max = 1_000) Integer models,
        @Nullable List<Faction> worksFor) {

    /** How many models a unit has, attachments apart, and what it costs then. */
    public record Size(
            @Between(min = 1, max = 1_000) int models,
            @Between(min = 0, max = 10_000) int cost) {}

    /** Whether it is a named person: at most one in all of a player's forces. */
    public boolean isCharacter() {
        return character != null;
    }

    /** Whether it is a unit. */
    public boolean isUnit() {
        return cat == Category.UNIT;
    }

    /** The sizes a unit comes in, smallest first; none for anything else. */
    public List<Size> allSizes() {
        return sizes == null ? List.of() : sizes;
    }

    /** Points of an entry of {@code models} models. */
    public int points(int size) {
        for (Size one : allSizes()) {
            if (one.models() == size) {
                return one.cost();
            }
        }
        return cost == null ? 0 : cost;
    }

    /** Fewest models of a unit; 1 for anything else. */
    public int smallest() {
        return allSizes().isEmpty() ? 1 : allSizes().get(0).models();
    }

    /** Most models of a unit; 1 for anything else. */
    public int largest() {
        List<Size> all = allSizes();
        return all.isEmpty() ? 1 : all.get(all.size() - 1).models();
    }

    /** Models that an attachment adds. */
    public int added() {
        return models == null ? 0 : models;
    }

    /** Whether it controls warjacks or warbeasts: a caster, or a solo with a battlegroup. */
    public boolean leadsBattlegroup() {
        return cat.isCaster() || Boolean.TRUE.equals(battlegroup);
    }

    /** Whether it may control {@code other}: its own faction's warjacks, a warlock its own faction's warbeasts. */
    public boolean controls(Troop other) {
        boolean kind = cat == Category.WARLOCK ? other.cat.isWarbeast() : other.cat.isWarjack();
        return leadsBattlegroup() && kind && other.faction == faction;
    }

    /** Whether it can be bought with a research center alone (WMC-BUY-05). */
    public boolean needsResearch() {
        return cat.isHuge() || cat == Category.BATTLE_ENGINE || Boolean.TRUE.equals(battleEngineCaster);
    }

    /** Whether it may be in an initial or new banner, or in a defense force (WMC-SETUP-03). */
    public boolean isForbiddenAtFirst() {
        return cat.isCaster() || cat.isHuge() || isCharacter() && cat.isControlled();
    }

    /** Whether it may be hired by {@code employer}. */
    public boolean worksFor(Faction employer) {
        return worksFor != null && worksFor.contains(employer);
    }

    @Override
    public String toString() {
        return name;
    }
}
