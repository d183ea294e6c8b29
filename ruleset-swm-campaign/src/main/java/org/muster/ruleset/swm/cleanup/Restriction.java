package org.muster.ruleset.swm.cleanup;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Book;
import org.muster.ruleset.swm.HouseRules.OnlyMeans;
import org.muster.ruleset.swm.army.Composition;
import org.muster.ruleset.swm.data.Faction;
import org.muster.ruleset.swm.data.Needs;
import org.muster.ruleset.swm.data.Trait;
import org.muster.ruleset.swm.data.Upgrade;

/**
 * Why a figure may not buy an upgrade.
 *
 * <pre>
 * SWM-UPG-02, -03                    once
 * SWM-UPG-04, -05, -16, -18          force users and others
 * SWM-UPG-07                         Double, Triple, Quadruple Attack
 * SWM-UPG-08, -11, -12, -15, -17     Savage, Cyborg, Droid, lightsabers
 * SWM-UPG-09, -10                    Fringe, Imperial, Separatist only
 * SWM-UPG-14                         large bases
 * SWM-FACT-15                        what no Yuuzhan Vong squad may hold
 * </pre>
 *
 * @param ofArmy whether it depends on whose army the figure is in, not on the figure alone
 * @param against whether it holds against a figure
 * @param words the reason
 * @param rule id of the rule
 */
record Restriction(boolean ofArmy, Predicate<Buyer> against, Sentence words, String rule) {

    static final Sentence HAS_ALREADY = Sentence.of("it has that already");

    private Restriction(Predicate<Buyer> against, Sentence words, String rule) {
        this(false, against, words, rule);
    }

    /** All that stand against {@code upgrade}, whoever buys it. */
    static List<Restriction> of(Upgrade upgrade, Book book) {
        List<Restriction> all = new ArrayList<>();
        addOnce(upgrade, all);
        addForce(upgrade, all);
        addFaction(upgrade, book, all);
        addTraits(upgrade, all);
        addAbilities(upgrade, all);
        addArmy(upgrade, book, all);
        return List.copyOf(all);
    }

    private static void addOnce(Upgrade upgrade, List<Restriction> all) {
        if (upgrade.repeat() == Upgrade.Repeat.ONCE) {
            String id = upgrade.id();
            String ability = upgrade.ability().name();
            Trait granted = upgrade.grants();
            Trait trait = granted != null && upgrade.needs().forbiddenTraits().contains(granted) ? null : granted;
            all.add(new Restriction(
                    buyer -> buyer.has(id)
                            || !ability.isEmpty() && buyer.has(ability)
                            || trait != null && buyer.sheet().is(trait),
                    HAS_ALREADY,
                    id.equals("damage-plus-10") ? "SWM-UPG-03" : "SWM-UPG-02"));
        }
    }

    private static void addForce(Upgrade upgrade, List<Restriction> all) {
        Boolean force = upgrade.needs().forceUser();
        if (force == null) {
            return;
        }
        if (force) {
            String rule = upgrade.group() == Upgrade.Group.FORCE ? "SWM-UPG-05" : "SWM-UPG-18";
            all.add(new Restriction(
                    buyer -> !buyer.sheet().isForceUser(), Sentence.of("it is for force users only"), rule));
        } else {
            String rule = upgrade.group() == Upgrade.Group.STAT ? "SWM-UPG-04" : "SWM-UPG-16";
            all.add(new Restriction(
                    buyer -> buyer.sheet().isForceUser(),
                    Sentence.of("it is for figures without a force rating"),
                    rule));
        }
    }

    private static void addFaction(Upgrade upgrade, Book book, List<Restriction> all) {
        Faction faction = upgrade.needs().faction();
        if (faction != null) {
            boolean ofFigure = book.houseRules().onlyMeans() == OnlyMeans.FIGURE;
            all.add(new Restriction(
                    !ofFigure,
                    buyer -> (ofFigure ? buyer.sheet().printed() : buyer.owner()) != faction,
                    Sentence.of("it is for {faction} only", book.name(faction)),
                    faction == Faction.FRINGE ? "SWM-UPG-09" : "SWM-UPG-10"));
        }
    }

    private static void addTraits(Upgrade upgrade, List<Restriction> all) {
        Needs needs = upgrade.needs();
        Trait trait = needs.trait();
        if (trait != null) {
            all.add(new Restriction(
                    buyer -> !buyer.sheet().is(trait),
                    Sentence.of("it is for {trait} figures only", trait.words()),
                    trait == Trait.SAVAGE ? "SWM-UPG-08" : "SWM-UPG-15"));
        }
        String rule = switch (upgrade.id()) {
            case "cyborg" -> "SWM-UPG-11";
            case "lightsaber" -> "SWM-UPG-17";
            default -> "SWM-UPG-12";
        };
        for (Trait forbidden : needs.forbiddenTraits()) {
            all.add(new Restriction(
                    buyer -> buyer.sheet().is(forbidden),
                    Sentence.of("the figure has the trait {trait}", forbidden.words()),
                    rule));
        }
        if (needs.size() != null) {
            all.add(new Restriction(
                    buyer -> !needs.fits(buyer.sheet().card().size()),
                    Sentence.of("it is for bases of 2x2 squares or larger"),
                    "SWM-UPG-14"));
        }
    }

    private static void addAbilities(Upgrade upgrade, List<Restriction> all) {
        String ability = upgrade.needs().ability();
        if (ability != null) {
            all.add(new Restriction(
                    buyer -> !buyer.has(ability), Sentence.of("it needs {ability}", ability), "SWM-UPG-07"));
        }
        for (String forbidden : upgrade.needs().forbiddenAbilities()) {
            all.add(new Restriction(
                    buyer -> buyer.has(forbidden),
                    Sentence.of("the figure has {ability}", forbidden),
                    upgrade.group() == Upgrade.Group.STAT ? "SWM-UPG-16" : "SWM-UPG-07"));
        }
    }

    private static void addArmy(Upgrade upgrade, Book book, List<Restriction> all) {
        boolean givesForce = upgrade.adds().force() != null;
        Trait granted = upgrade.grants();
        for (Faction faction : Faction.values()) {
            Composition composition = book.squadRules(faction).composition();
            if (givesForce && composition.forbidsForceUsers()) {
                all.add(new Restriction(
                        true,
                        buyer -> buyer.owner() == faction,
                        Sentence.of("{faction} squads hold no force users", composition.name()),
                        "SWM-FACT-15"));
            }
            if (granted != null && composition.forbids(granted)) {
                all.add(new Restriction(
                        true,
                        buyer -> buyer.owner() == faction,
                        Sentence.of("{faction} squads hold no {trait}", composition.name(), granted.words()),
                        "SWM-FACT-15"));
            }
        }
    }
}
