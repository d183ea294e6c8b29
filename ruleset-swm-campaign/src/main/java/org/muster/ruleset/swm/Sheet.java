package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.ruleset.swm.data.Ability;
import org.muster.ruleset.swm.data.Card;
import org.muster.ruleset.swm.data.Faction;
import org.muster.ruleset.swm.data.Trait;
import org.muster.ruleset.swm.data.Upgrade;
import org.muster.ruleset.swm.data.Upgrades;

/**
 * What a figure can do just now: its card with the upgrades it has bought.
 */
public record Sheet(Card card, Stats stats, List<Trait> traits, List<Ability> abilities, List<Ability> powers) {

    private static final String MASTER_OF_THE_FORCE = "Master of the Force";

    public Sheet {
        traits = List.copyOf(traits);
        abilities = List.copyOf(abilities);
        powers = List.copyOf(powers);
    }

    /**
     * The numbers of a card.
     *
     * @param meleeDmg damage added in melee only
     * @param rate squares a turn when it does not attack
     * @param force force rating
     */
    public record Stats(int hp, int def, int atk, int dmg, int meleeDmg, int rate, int force) {

        private Stats plus(Upgrades.Values adds) {
            return new Stats(
                    sum(hp, adds.hp()),
                    sum(def, adds.def()),
                    sum(atk, adds.atk()),
                    sum(dmg, adds.dmg()),
                    sum(meleeDmg, adds.meleeDmg()),
                    sum(rate, adds.rate()),
                    sum(force, adds.force()));
        }

        private static int sum(int had, @Nullable Integer more) {
            return more == null ? had : had + more;
        }
    }

    /** A card as printed. */
    public static Sheet of(Card card) {
        Stats printed = new Stats(card.hp(), card.def(), card.atk(), card.dmg(), 0, card.rate(), card.force());
        return new Sheet(card, printed, card.traits(), card.abilities(), card.powers());
    }

    /** With one upgrade more. */
    public Sheet with(Upgrade upgrade) {
        boolean ofTheForce = upgrade.group() == Upgrade.Group.FORCE;
        return new Sheet(
                card,
                stats.plus(upgrade.adds()),
                traits(upgrade),
                ofTheForce || !upgrade.isAbility() ? abilities : grown(abilities, upgrade),
                ofTheForce && upgrade.isAbility() ? grown(powers, upgrade) : powers);
    }

    private List<Trait> traits(Upgrade upgrade) {
        Trait trait = upgrade.grants();
        if (trait == null || is(trait)) {
            return traits;
        }
        List<Trait> more = new ArrayList<>(traits);
        more.add(trait);
        return more;
    }

    private static List<Ability> grown(List<Ability> had, Upgrade upgrade) {
        Ability gains = upgrade.ability();
        List<Ability> now = new ArrayList<>(had.size() + 1);
        int value = gains.name().equals(MASTER_OF_THE_FORCE) ? gains.value() + 1 : gains.value(); // SWM-UPG-06
        for (Ability ability : had) {
            if (ability.name().equals(gains.name()) && upgrade.repeat() == Upgrade.Repeat.ADDS_UP) {
                value = ability.value() + gains.value();
            } else if (!ability.name().equals(upgrade.replaces())) {
                now.add(ability);
            }
        }
        now.add(new Ability(gains.name(), value));
        return now;
    }

    /** Whether it has an ability or power, printed or bought. */
    public boolean has(String name) {
        return find(abilities, name) != null || find(powers, name) != null;
    }

    /** The number behind an ability or power, 0 without one. */
    public int value(String name) {
        Ability ability = find(abilities, name);
        ability = ability == null ? find(powers, name) : ability;
        return ability == null ? 0 : ability.value();
    }

    private static @Nullable Ability find(List<Ability> abilities, String name) {
        for (Ability ability : abilities) {
            if (ability.name().equals(name)) {
                return ability;
            }
        }
        return null;
    }

    /** Whether it has a trait, printed or bought. */
    public boolean is(Trait trait) {
        return traits.contains(trait);
    }

    /** Whether it has a force rating, printed or bought. */
    public boolean isForceUser() {
        return stats.force > 0;
    }

    /** The faction printed on the card. */
    public Faction printed() {
        return card.faction();
    }
}
