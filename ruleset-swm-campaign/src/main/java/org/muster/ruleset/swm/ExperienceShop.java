package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.ruleset.swm.CampaignOptions.OnlyMeans;
import org.muster.ruleset.swm.army.Composition;
import org.muster.ruleset.swm.data.Card;
import org.muster.ruleset.swm.data.Faction;
import org.muster.ruleset.swm.data.Needs;
import org.muster.ruleset.swm.data.Trait;
import org.muster.ruleset.swm.data.Upgrade;

/**
 * What figures buy with their experience, and what they may not.
 *
 * <pre>
 * SWM-UPG-01, -13       prices; Paralysis, Poison, Regeneration for Yuuzhan Vong
 * SWM-UPG-02, -03       "+" ones again and again, others once
 * SWM-UPG-04, -05, -16, -18   force users and others
 * SWM-UPG-06            Master of the Force from none to 2
 * SWM-UPG-07            Double, Triple, Quadruple Attack
 * SWM-UPG-08..12, -14, -15, -17   Savage, Fringe, Imperial, Separatist, Cyborg, Droid, large bases, lightsabers
 * SWM-UPG-19            uniques named by Personal Bodyguard and Synergy
 * SWM-FACT-15           what no Yuuzhan Vong squad may hold
 * </pre>
 */
final class ExperienceShop {

    private final Book book;
    private final List<Card> uniques;
    private final Options<String> shelf;
    private final Options<String> yuuzhanVongShelf;
    private final int cheapest;

    ExperienceShop(Book book) {
        this.book = book;
        this.uniques = book.catalogue().where(Card::unique);
        this.shelf = shelf(Faction.FRINGE);
        this.yuuzhanVongShelf = shelf(Faction.YUUZHAN_VONG);
        this.cheapest = book.upgrades().list().stream()
                .mapToInt(upgrade -> Math.min(upgrade.cost(), upgrade.yuuzhanVongCost()))
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    /** What {@code figure} may buy now; answers are entries of {@link Figure#upgrades}. */
    Options<String> open(Faction owner, Figure figure) {
        Sheet sheet = book.sheet(figure);
        Options<String> all = sheet.printed() == Faction.YUUZHAN_VONG ? yuuzhanVongShelf : shelf;
        return all.where(taken -> refusals(owner, figure, sheet, taken));
    }

    /** Whether {@code figure} has the experience for anything at all. */
    boolean canAffordAnything(Figure figure) {
        return figure.xp() >= cheapest;
    }

    /** What an entry of {@link Figure#upgrades} is called. */
    String label(String taken) {
        int colon = taken.indexOf(':');
        String name = book.upgrade(taken).name();
        return colon < 0
                ? name
                : name + " (" + book.card(taken.substring(colon + 1)).name() + ")";
    }

    private Options<String> shelf(Faction printed) {
        List<Options.Case<? extends String>> cases = new ArrayList<>();
        for (Upgrade upgrade : book.upgrades().list()) {
            Option face = Option.of(upgrade.id(), upgrade.name()).noting(note(upgrade, printed));
            if (upgrade.namesUnique()) {
                Options<String> naming = naming(upgrade);
                cases.add(Options.when(face, () -> naming));
            } else {
                cases.add(Options.just(face, upgrade.id()));
            }
        }
        return Options.either(taken -> book.upgrade(taken).id(), cases);
    }

    private Options<String> naming(Upgrade upgrade) {
        List<String> takens = new ArrayList<>();
        takens.add(upgrade.id());
        uniques.forEach(unique -> takens.add(upgrade.id() + ':' + unique.id()));
        return Options.oneOf(takens, taken -> {
            int colon = taken.indexOf(':');
            return colon < 0
                    ? Option.of(taken, "nobody")
                    : Option.of(
                            taken.substring(colon + 1),
                            book.card(taken.substring(colon + 1)).name());
        });
    }

    private static String note(Upgrade upgrade, Faction printed) {
        String price = upgrade.cost(printed) + " XP";
        return upgrade.note().isEmpty() ? price : price + "; " + upgrade.note();
    }

    private List<Violation> refusals(Faction owner, Figure figure, Sheet sheet, String taken) {
        Upgrade upgrade = book.upgrade(taken);
        List<Violation> refusals = new ArrayList<>();
        int cost = upgrade.cost(sheet.printed());
        if (cost > figure.xp()) {
            refusals.add(Violation.of(
                            "UPGRADE_COST",
                            "{upgrade} costs {cost} XP; {figure} has {xp}.",
                            "upgrade",
                            upgrade.name(),
                            "cost",
                            cost,
                            "figure",
                            book.label(figure),
                            "xp",
                            figure.xp())
                    .citing("SWM-UPG-01"));
        }
        if (upgrade.namesUnique() && taken.equals(upgrade.id())) {
            refusals.add(Violation.of("NAME_MISSING", "{upgrade} must name a unique.", "upgrade", upgrade.name())
                    .citing("SWM-UPG-19"));
        }
        Refused refused = new Refused(book.label(figure), figure, upgrade, refusals);
        refuseTwice(refused, sheet, taken);
        refuseByNeeds(refused, sheet, owner);
        refuseByFaction(refused, owner);
        return refusals;
    }

    private static void refuseTwice(Refused refused, Sheet sheet, String taken) {
        Upgrade upgrade = refused.upgrade();
        boolean has = switch (upgrade.repeat()) {
            case ADDS_UP -> false;
            case PER_NAME -> refused.figure().upgrades().contains(taken);
            case ONCE ->
                refused.figure().upgrades().contains(taken)
                        || upgrade.isAbility() && sheet.has(upgrade.ability().name());
        };
        refused.when(has, "it has that already", upgrade.id().equals("damage-plus-10") ? "SWM-UPG-03" : "SWM-UPG-02");
    }

    private void refuseByNeeds(Refused refused, Sheet sheet, Faction owner) {
        Needs needs = refused.upgrade().needs();
        Boolean force = needs.forceUser();
        if (force != null) {
            refused.when(force && !sheet.isForceUser(), "it is for force users only", "SWM-UPG-05");
            refused.when(!force && sheet.isForceUser(), "it is for figures without a force rating", "SWM-UPG-16");
        }
        Faction faction = needs.faction();
        if (faction != null) {
            boolean ofFigure = book.options().onlyMeans() == OnlyMeans.FIGURE;
            refused.when(
                    (ofFigure ? sheet.printed() : owner) != faction,
                    "it is for " + book.name(faction) + " only",
                    faction == Faction.FRINGE ? "SWM-UPG-09" : "SWM-UPG-10");
        }
        Trait trait = needs.trait();
        if (trait != null) {
            refused.when(
                    !sheet.is(trait),
                    "it is for " + trait + " figures only",
                    trait == Trait.SAVAGE ? "SWM-UPG-08" : "SWM-UPG-15");
        }
        for (Trait forbidden : needs.forbiddenTraits()) {
            refused.when(sheet.is(forbidden), "the figure has the trait " + forbidden, traitRule(refused.upgrade()));
        }
        refused.when(!needs.fits(sheet.card().size()), "it is for bases of 2x2 squares or larger", "SWM-UPG-14");
        String ability = needs.ability();
        refused.when(ability != null && !sheet.has(ability), "it needs " + ability, "SWM-UPG-07");
        for (String forbidden : needs.forbiddenAbilities()) {
            refused.when(
                    sheet.has(forbidden),
                    "the figure has " + forbidden,
                    forbidden.equals("Force Immunity") ? "SWM-UPG-16" : "SWM-UPG-07");
        }
    }

    private static String traitRule(Upgrade upgrade) {
        return switch (upgrade.id()) {
            case "cyborg" -> "SWM-UPG-11";
            case "lightsaber" -> "SWM-UPG-17";
            default -> "SWM-UPG-12";
        };
    }

    private void refuseByFaction(Refused refused, Faction owner) {
        Composition composition = book.squadRules(owner).composition();
        Integer force = refused.upgrade().adds().force();
        refused.when(
                force != null && composition.forbidsForceUsers(),
                composition.name() + " squads hold no force users",
                "SWM-FACT-15");
        Trait granted = refused.upgrade().grants();
        refused.when(
                granted != null && composition.forbids(granted),
                composition.name() + " squads hold no " + granted,
                "SWM-FACT-15");
    }

    /** Gathers why a figure can't take an upgrade. */
    private record Refused(String label, Figure figure, Upgrade upgrade, List<Violation> refusals) {
        void when(boolean so, String restriction, String rule) {
            if (so) {
                refusals.add(Violation.of(
                                "UPGRADE_NOT_ALLOWED",
                                "{figure} cannot take {upgrade}: {restriction}.",
                                "figure",
                                label,
                                "upgrade",
                                upgrade.name(),
                                "restriction",
                                restriction)
                        .citing(rule));
            }
        }
    }
}
