package org.muster.ruleset.swm.cleanup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Book;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Sheet;
import org.muster.ruleset.swm.data.Card;
import org.muster.ruleset.swm.data.Faction;
import org.muster.ruleset.swm.data.Upgrade;

/**
 * What figures buy with their experience, and what they may not: see {@link Restriction}.
 *
 * <pre>
 * SWM-UPG-01, -13    prices; Paralysis, Poison, Regeneration for Yuuzhan Vong
 * SWM-UPG-02, -03    "+" ones again and again, others once
 * SWM-UPG-19         uniques named by Personal Bodyguard and Synergy, again for another name
 * SWM-UPG-21         the table is a file that a campaign may bring itself
 * </pre>
 */
public final class ExperienceShop {

    private final Book book;
    private final Map<String, Goods> goods = new LinkedHashMap<>();
    private final int cheapest;
    private final int cheapestForAll;
    /** What a card may buy as it is printed, whatever it costs and in whoever's army: most figures have no upgrades. */
    private final Map<String, List<Goods>> forPrinted = new LinkedHashMap<>();

    /**
     * An upgrade on the shelf.
     *
     * @param ofArmy those of the restrictions that depend on whose army the figure is in
     * @param names what is chosen where a unique must be named; none otherwise
     */
    private record Goods(
            Upgrade upgrade,
            List<Restriction> restrictions,
            List<Restriction> ofArmy,
            List<String> names,
            Options.Case<String> plain,
            Options.Case<String> forYuuzhanVong) {

        boolean isAllowed(Buyer buyer) {
            return isFree(buyer, restrictions);
        }

        boolean isAllowedInArmy(Buyer buyer) {
            return isFree(buyer, ofArmy);
        }

        boolean isAllowedToCard(Buyer buyer) {
            return restrictions.stream()
                    .noneMatch(one -> !one.ofArmy() && one.against().test(buyer));
        }

        private static boolean isFree(Buyer buyer, List<Restriction> all) {
            for (Restriction restriction : all) {
                if (restriction.against().test(buyer)) {
                    return false;
                }
            }
            return true;
        }

        Options.Case<String> shown(Faction printed) {
            return printed == Faction.YUUZHAN_VONG ? forYuuzhanVong : plain;
        }
    }

    /** The shop of a campaign. */
    public static ExperienceShop of(Book book) {
        return book.kept(ExperienceShop.class, ExperienceShop::new);
    }

    /** Experience that an upgrade costs at the least. */
    int cheapest() {
        return cheapest;
    }

    private ExperienceShop(Book book) {
        this.book = book;
        List<String> uniques =
                book.catalogue().where(Card::unique).stream().map(Card::id).toList();
        int least = Integer.MAX_VALUE;
        int leastForAll = Integer.MAX_VALUE;
        for (Upgrade upgrade : book.upgrades().list()) {
            List<String> names = upgrade.namesUnique()
                    ? uniques.stream()
                            .map(unique -> upgrade.id() + ':' + unique)
                            .toList()
                    : List.of();
            List<Restriction> restrictions = Restriction.of(upgrade, book);
            Goods line = new Goods(
                    upgrade,
                    restrictions,
                    restrictions.stream().filter(Restriction::ofArmy).toList(),
                    names,
                    shown(upgrade, upgrade.cost(), names),
                    shown(upgrade, upgrade.yuuzhanVongCost(), names));
            goods.put(upgrade.id(), line);
            least = Math.min(least, Math.min(upgrade.cost(), upgrade.yuuzhanVongCost()));
            if (restrictions.isEmpty() && names.isEmpty()) {
                leastForAll = Math.min(leastForAll, upgrade.cost());
            }
        }
        this.cheapest = least;
        this.cheapestForAll = leastForAll;
        for (Card card : book.catalogue().all()) {
            Buyer buyer = Buyer.of(card.faction(), Figure.fresh(card.id(), 1), Sheet.of(card));
            forPrinted.put(
                    card.id(),
                    goods.values().stream()
                            .filter(line -> line.isAllowedToCard(buyer))
                            .toList());
        }
    }

    private Options.Case<String> shown(Upgrade upgrade, int cost, List<String> names) {
        Option option = option(upgrade, cost);
        return names.isEmpty() ? Options.just(option, upgrade.id()) : Options.when(option, () -> naming(names));
    }

    private static Option option(Upgrade upgrade, int cost) {
        Option option = Option.called(upgrade.id(), upgrade.name());
        List<Sentence> about = upgrade.about();
        return about.isEmpty()
                ? option.noting("{cost} XP", cost)
                : option.noting("{cost} XP; {about}", cost, Sentence.joined(", ", about));
    }

    private Options<String> naming(List<String> takens) {
        return Options.oneOf(takens, this::named);
    }

    private Option named(String taken) {
        int colon = taken.indexOf(':');
        return colon < 0
                ? Option.of(taken, "nobody")
                : Option.called(
                        taken.substring(colon + 1),
                        book.card(taken.substring(colon + 1)).name());
    }

    /** Whether {@code figure} may buy anything at all now. */
    boolean isOpen(Faction owner, Figure figure) {
        return figure.xp() >= cheapest
                && (figure.xp() >= cheapestForAll || !cases(owner, figure).isEmpty());
    }

    /** What {@code figure} may buy now: what chance picks from, as it picks in every playout. */
    Options<String> open(Faction owner, Figure figure) {
        return cases(owner, figure).either(this::idOf);
    }

    /** What {@code figure} may buy, what it may not now closed; answers are entries of {@link Figure#upgrades}. */
    Options<String> options(Faction owner, Figure figure) {
        Buyer buyer = Buyer.of(owner, figure, book.sheet(figure));
        Cases<String> cases = Options.cases();
        for (Goods line : goods.values()) {
            cases.add(offered(line, buyer).unless(() -> violations(buyer, line)));
        }
        return cases.either(this::idOf);
    }

    private String idOf(String taken) {
        return book.upgrade(taken).id();
    }

    private Options.Case<String> offered(Goods line, Buyer buyer) {
        Faction printed = buyer.sheet().printed();
        if (line.names().isEmpty()) {
            return line.shown(printed);
        }
        List<String> nobodyToo = new ArrayList<>(line.names());
        nobodyToo.add(line.upgrade().id());
        return Options.when(
                option(line.upgrade(), line.upgrade().cost(printed)),
                () -> Options.oneOf(nobodyToo, this::named, taken -> ofName(buyer.figure(), line.upgrade(), taken)));
    }

    private Cases<String> cases(Faction owner, Figure figure) {
        return figure.upgrades().isEmpty() ? casesOfPrinted(owner, figure) : casesOfUpgraded(owner, figure);
    }

    private Cases<String> casesOfPrinted(Faction owner, Figure figure) {
        List<Goods> allowed = forPrinted.getOrDefault(figure.card(), List.of());
        Cases<String> cases = Options.cases();
        Buyer buyer = Buyer.of(owner, figure, book.sheet(figure));
        Faction printed = buyer.sheet().printed();
        for (Goods line : allowed) {
            if (line.upgrade().cost(printed) <= figure.xp() && line.isAllowedInArmy(buyer)) {
                cases.add(line.shown(printed));
            }
        }
        return cases;
    }

    private Cases<String> casesOfUpgraded(Faction owner, Figure figure) {
        Cases<String> cases = Options.cases();
        Buyer buyer = Buyer.of(owner, figure, book.sheet(figure));
        Faction printed = buyer.sheet().printed();
        for (Goods line : goods.values()) {
            if (line.upgrade().cost(printed) <= figure.xp() && line.isAllowed(buyer)) {
                if (line.names().isEmpty()) {
                    cases.add(line.shown(printed));
                } else {
                    addNaming(line, figure, printed, cases);
                }
            }
        }
        return cases;
    }

    private void addNaming(Goods line, Figure figure, Faction printed, Cases<String> cases) {
        List<String> left = new ArrayList<>(line.names());
        left.removeAll(figure.upgrades());
        if (!left.isEmpty()) {
            cases.when(option(line.upgrade(), line.upgrade().cost(printed)), () -> naming(left));
        }
    }

    private List<Violation> violations(Buyer buyer, Goods line) {
        Upgrade upgrade = line.upgrade();
        Figure figure = buyer.figure();
        Violations violations = new Violations();
        int cost = upgrade.cost(buyer.sheet().printed());
        if (cost > figure.xp()) {
            violations.found(() -> Violation.of(
                            "UPGRADE_COST",
                            "{upgrade} costs {cost} XP; {figure} has {xp}.",
                            upgrade.name(),
                            cost,
                            book.label(figure),
                            figure.xp())
                    .citing("SWM-UPG-01"));
        }
        addRestrictions(buyer, line, violations);
        return violations;
    }

    private void addRestrictions(Buyer buyer, Goods line, Violations violations) {
        for (Restriction restriction : line.restrictions()) {
            if (restriction.against().test(buyer)) {
                violations.found(
                        () -> notAllowed(buyer.figure(), line.upgrade(), restriction.words(), restriction.rule()));
            }
        }
    }

    /** Why {@code figure} could not have taken an upgrade beside those it has, whatever it paid for it. */
    public List<Violation> restrictions(Faction owner, Figure figure, Upgrade upgrade) {
        Violations violations = new Violations();
        Goods line = Objects.requireNonNull(goods.get(upgrade.id()));
        addRestrictions(Buyer.of(owner, figure, book.sheet(figure)), line, violations);
        return violations;
    }

    private List<Violation> ofName(Figure figure, Upgrade upgrade, String taken) {
        if (taken.equals(upgrade.id())) {
            return List.of(Violation.of("NAME_MISSING", "{upgrade} must name a unique.", upgrade.name())
                    .citing("SWM-UPG-19"));
        }
        return Violation.unless(
                !figure.upgrades().contains(taken),
                () -> notAllowed(figure, upgrade, Restriction.HAS_ALREADY, "SWM-UPG-19"));
    }

    private Violation notAllowed(Figure figure, Upgrade upgrade, Sentence restriction, String rule) {
        return Violation.of(
                        "UPGRADE_NOT_ALLOWED",
                        "{figure} cannot take {upgrade}: {restriction}.",
                        book.label(figure),
                        upgrade.name(),
                        restriction)
                .citing(rule);
    }
}
