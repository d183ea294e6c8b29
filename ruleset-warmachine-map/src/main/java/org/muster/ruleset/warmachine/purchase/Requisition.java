package org.muster.ruleset.warmachine.purchase;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.flow.Event;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.HouseRules.DeliveryRoll;
import org.muster.ruleset.warmachine.Parcel;
import org.muster.ruleset.warmachine.Structure;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.ListRules;
import org.muster.ruleset.warmachine.army.NamedList;
import org.muster.ruleset.warmachine.army.Register;
import org.muster.ruleset.warmachine.army.Serials;
import org.muster.ruleset.warmachine.chance.Arrival;
import org.muster.ruleset.warmachine.data.Constants;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.ruleset.warmachine.data.Troop;
import org.muster.ruleset.warmachine.purchase.Purchases.Building;
import org.muster.ruleset.warmachine.purchase.Purchases.Fresh;
import org.muster.ruleset.warmachine.purchase.Purchases.Goods;

/**
 * Carries out a player's {@link Purchases}, specials apart, and finds what is wrong with them.
 *
 * <pre>
 * a. delayed reinforcements arrive              WMC-BUY-08, WMC-BAN-03
 * b. all is paid                                WMC-BUY-01      NOT_ENOUGH_SUPPLY
 * c. structures                                 WMC-STC-*       NOT_CONTROLLED, SPECIAL_SPACE, SPACE_TAKEN, STRUCTURE_LIMIT
 *    new banners                                WMC-BUY-10, -11 NEW_BANNER_POINTS, FORBIDDEN_CATEGORY
 *    models, units, upgrades, casters           WMC-BUY-03..09  RESEARCH_CENTER_NEEDED, REMOVED_THIS_ROUND, FULL_SIZE, NOT_ARRIVED
 *    the defense force                          WMC-DEF-06
 *    all lists are checked                      WMC-BUY-12
 * </pre>
 */
final class Requisition {

    private final Player player;
    private final Purchases purchases;
    private final Arrival.Roller arrivals;
    private final ListRules rules;
    private final Register register;
    private final Constants constants;
    private final List<Violation> violations = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private final Serials serials;
    private final Campaign before;
    private Campaign campaign;

    private Requisition(Campaign campaign, Player player, Purchases purchases, Arrival.Roller arrivals) {
        this.before = campaign;
        this.campaign = campaign;
        this.player = player;
        this.purchases = purchases;
        this.arrivals = arrivals;
        this.rules = campaign.rules(player);
        this.register = campaign.book().register();
        this.constants = campaign.book().constants();
        this.serials = new Serials(campaign.ledger(player).serials());
    }

    /** What is wrong with {@code purchases}. */
    static List<Violation> violations(Campaign campaign, Player player, Purchases purchases) {
        List<Violation> violations = new ArrayList<>(of(campaign, player, purchases, Arrival.CERTAIN).violations);
        violations.addAll(SpecialsBought.violations(campaign, player, purchases));
        violations.addAll(Prices.overdrawn(campaign, player, purchases));
        return violations;
    }

    /** Carries out purchases that were found legal. */
    static Requisition of(Campaign campaign, Player player, Purchases purchases, Arrival.Roller arrivals) {
        Requisition requisition = new Requisition(campaign, player, purchases, arrivals);
        requisition.run();
        return requisition;
    }

    Campaign campaign() {
        return campaign;
    }

    List<Event> events() {
        return events;
    }

    private void run() {
        delayed();
        Map<String, List<Entry>> listsBefore = new LinkedHashMap<>();
        List<NamedList> forces = campaign.forces(player);
        List<Entry> all = campaign.inBanners(player);
        campaign.bannersOf(player).forEach(banner -> listsBefore.put(banner.id(), campaign.list(banner.id())));
        List<Entry> defenseForceBefore = campaign.list(Campaign.defenseForceOf(player));
        campaign = campaign.noting(player, ledger -> ledger.earning(-Prices.cost(campaign, player, purchases)));
        purchases.structures().forEach(this::build);
        boolean fortress = campaign.owns(player, StructureKind.FORTRESS);
        Map<String, List<Entry>> planned = new LinkedHashMap<>();
        purchases.newBanners().forEach((space, fresh) -> raise(space, fresh, planned));
        purchases.forces().forEach((force, goods) -> deliver(force, goods, planned));
        campaign = campaign.noting(player, ledger -> ledger.numbering(serials.last()));
        planned.forEach((force, list) -> {
            boolean defenseForce = force.equals(Campaign.defenseForceOf(player));
            List<Entry> was = defenseForce ? defenseForceBefore : listsBefore.getOrDefault(force, List.of());
            violations.addAll(rules.violations(campaign.nameOf(force), was, list, fortress));
        });
        if (campaign.book().houseRules().countsBannersTogether() && !planned.isEmpty()) {
            violations.addAll(rules.sharedAllowances(
                    Sentence.of("All banners together"), all, campaign.inBanners(player), fortress));
        }
        if (!planned.isEmpty()) {
            violations.addAll(rules.charactersTwice(forces, campaign.forces(player)));
        }
    }

    private void tell(String rule, @Template String sentence, Object... values) {
        events.add(
                Event.told(sentence, values).citing(rule).only(campaign.book().privyTo(player)));
    }

    // ---- a. what was delayed

    private void delayed() {
        Deliveries deliveries = new Deliveries(player, purchases.redirect());
        List<Parcel> waiting = new ArrayList<>();
        for (Parcel parcel : campaign.ledger(player).transit()) {
            Parcel rest = parcel.caster() ? parcel : left(deliveries, parcel);
            if (!rest.isEmpty()) {
                waiting.add(rest);
            }
        }
        if (!waiting.equals(campaign.ledger(player).transit())) {
            campaign = campaign.noting(player, ledger -> ledger.withTransit(waiting));
        }
    }

    /** What of it does not arrive yet. */
    private Parcel left(Deliveries deliveries, Parcel parcel) {
        Parcel rest = parcel;
        for (Parcel part : deliveries.parts(campaign, parcel)) {
            String to = deliveries.destination(campaign, part);
            if (!to.isEmpty()) {
                campaign = campaign.listing(to, Deliveries.unpacked(campaign, part, to));
                rest = rest.without(part);
                arrived(part, to);
            }
        }
        return rest;
    }

    private void arrived(Parcel part, String to) {
        if (to.equals(part.to())) {
            tell(
                    "WMC-BUY-08",
                    "Delayed reinforcements arrive at {banner}: {what}.",
                    campaign.nameOf(to),
                    campaign.label(part));
        } else {
            tell(
                    "WMC-BUY-08",
                    "Delayed reinforcements for {meant} arrive at {banner}: {what}.",
                    campaign.destination(part),
                    campaign.nameOf(to),
                    campaign.label(part));
        }
    }

    // ---- c. structures

    private void build(Building building) {
        List<Violation> against = SiteRules.against(before, campaign, player, building);
        if (!against.isEmpty()) {
            violations.addAll(Violation.inside("structures", against));
            return;
        }
        campaign = campaign.at(building.space(), ground -> ground.with(new Structure(building.kind(), player)));
        events.add(Event.told(
                        "{player} builds in {space}: {structure}.",
                        player,
                        campaign.space(building.space()),
                        building.kind())
                .citing("WMC-STC-01")
                .at(building.space()));
    }

    // ---- c. new banners

    /** What is bought into it at once is not bound by the bans of its list (WMC-BUY-10, WMC-BUY-11). */
    private void raise(String space, Fresh fresh, Map<String, List<Entry>> planned) {
        if (fresh.list().isEmpty() && fresh.more().isEmpty()) {
            return;
        }
        for (String id : fresh.list().counts().keySet()) {
            Troop troop = register.items().the(id).troop();
            Violation forbidden = rules.service().forbiddenAtFirst(troop, "a new banner", "WMC-BUY-10");
            if (forbidden != null) {
                violations.add(forbidden);
            }
        }
        strangers(fresh.list());
        strangers(fresh.more());
        barred(fresh.list());
        barred(fresh.more());
        int points = pointsOf(fresh.list());
        if (points != constants.prices().newBanner()) {
            violations.add(Violation.of(
                            "NEW_BANNER_POINTS",
                            "A new banner has exactly {points point|points}, this has {n}.",
                            constants.prices().newBanner(),
                            points)
                    .citing("WMC-BUY-10"));
        }
        int most = campaign.book().houseRules().maxBanners();
        if (most > 0 && campaign.bannersOf(player).size() >= most) {
            violations.add(ListRules.bannerLimit(most));
        }
        List<Entry> list =
                rules.attachments().joined(Sentence.of("the new banner"), List.of(), fresh.list(), serials, violations);
        List<Entry> whole =
                rules.attachments().joined(Sentence.of("the new banner"), list, fresh.more(), serials, violations);
        campaign = campaign.raising(player, space, whole);
        planned.put(player.id() + '-' + campaign.of(player).raised(), whole);
        events.add(Event.told("{player} raises a new banner in {space}.", player, campaign.space(space))
                .citing("WMC-BUY-10")
                .at(space));
    }

    private int pointsOf(Roster roster) {
        int points = 0;
        for (Map.Entry<String, Integer> one : roster.counts().entrySet()) {
            points += one.getValue() * register.items().the(one.getKey()).points();
        }
        return points;
    }

    /** What does not work for the player (WMC-BAN-08). */
    private void strangers(Roster roster) {
        for (String id : roster.counts().keySet()) {
            Violation stranger =
                    rules.service().stranger(register.items().the(id).troop());
            if (stranger != null) {
                violations.add(stranger);
            }
        }
    }

    /** What can't be had now (WMC-BUY-05, WMC-CAS-08). */
    private void barred(Roster roster) {
        for (String id : roster.counts().keySet()) {
            Troop troop = register.items().the(id).troop();
            if (troop.needsResearch() && !campaign.owns(player, StructureKind.RESEARCH_CENTER)) {
                violations.add(Violation.of("RESEARCH_CENTER_NEEDED", "{entry} needs a research center.", troop.name())
                        .citing("WMC-BUY-05"));
            }
            if (troop.character() != null && campaign.ledger(player).removed().contains(troop.character())) {
                violations.add(Violation.of(
                                "REMOVED_THIS_ROUND",
                                "{character} was removed in this round and can't be requisitioned before the next.",
                                troop.name())
                        .citing("WMC-CAS-08"));
            }
        }
    }

    // ---- c. models, units, upgrades, casters; the defense force

    private void deliver(String force, Goods goods, Map<String, List<Entry>> planned) {
        if (goods.buy().isEmpty() && goods.enlarge().isEmpty()) {
            return;
        }
        boolean defenseForce = force.equals(Campaign.defenseForceOf(player));
        if (defenseForce) {
            violations.addAll(rules.service().barredFromDefenseForce(goods.buy()));
        } else {
            strangers(goods.buy());
        }
        barred(goods.buy());
        if (!defenseForce && !campaign.banners().containsKey(force)) {
            return;
        }
        List<Entry> before = campaign.list(force);
        List<Entry> after = rules.attachments()
                .joined(
                        defenseForce ? Sentence.of("the defense force") : campaign.nameOf(force),
                        before,
                        goods.buy(),
                        serials,
                        violations);
        for (String id : goods.enlarge()) {
            if (Entry.find(after, id) == null) {
                violations.add(notArrived(id, force));
            }
        }
        for (int i = 0; i < after.size(); i++) {
            Entry entry = after.get(i);
            if (goods.enlarge().contains(entry.id())
                    && entry.models() == register.troop(entry).largest()) {
                violations.add(fullSize(entry)); // men who were on their way to another have just joined it
            }
            after.set(
                    i,
                    goods.enlarge().contains(entry.id())
                            ? entry.of(register.troop(entry).largest())
                            : entry);
        }
        planned.put(force, after);
        if (defenseForce) {
            campaign = campaign.listing(force, after);
            tell("WMC-DEF-06", "The defense force grows.");
        } else {
            arrive(force, before, after, goods);
        }
    }

    private Violation fullSize(Entry unit) {
        return Violation.of("FULL_SIZE", "{unit} is at full size: delayed men join it first.", register.label(unit))
                .citing("WMC-BUY-04", "WMC-BUY-08");
    }

    private Violation notArrived(String unit, String force) {
        return Violation.of(
                        "NOT_ARRIVED",
                        "{unit} does not arrive at {banner} now, and can't be enlarged there.",
                        register.troop(Entry.troopOf(unit)).name(),
                        campaign.nameOf(force))
                .citing("WMC-BUY-04", "WMC-BUY-08");
    }

    /** What joins a unit that is there enters a battle with it, so it is not late by itself (WMC-BUY-09, WMC-BAT-05). */
    private static Arrival withUnit(Arrival how) {
        return how == Arrival.LATE ? Arrival.AT_ONCE : how;
    }

    /** What may not join while others are delayed waits with them: a second caster, hired warjacks (WMC-BAN-04, WMC-BAN-08). */
    private List<Entry> notYet(List<Entry> before, List<Entry> list, Set<String> known) {
        List<Entry> without = new ArrayList<>(list);
        List<Entry> waiting = new ArrayList<>();
        for (int i = list.size() - 1; i >= 0; i--) {
            List<Entry> fewer = new ArrayList<>(without);
            fewer.remove(list.get(i));
            if (!known.contains(list.get(i).id()) && wrong(before, fewer) < wrong(before, without)) {
                without = fewer;
                waiting.add(0, list.get(i));
            }
        }
        return waiting;
    }

    private int wrong(List<Entry> before, List<Entry> list) {
        return rules.violations(Sentence.NOTHING, before, list, campaign.owns(player, StructureKind.FORTRESS))
                .size();
    }

    /** One roll for the banner, or by option one for each thing (WMC-BUY-06, WMC-BUY-07, WMC-BUY-09). */
    private void arrive(String banner, List<Entry> before, List<Entry> after, Goods goods) {
        boolean perItem = campaign.book().houseRules().deliveryRoll() == DeliveryRoll.PER_ITEM;
        Arrival all = perItem ? Arrival.AT_ONCE : arrivals.to(banner, Sentence.of("reinforcements"));
        Map<String, Came> came = new LinkedHashMap<>();
        Set<String> known = new LinkedHashSet<>();
        for (Entry entry : before) {
            known.add(entry.id());
            known.addAll(entry.attachments());
        }
        List<Entry> list = new ArrayList<>();
        List<Entry> delayed = new ArrayList<>();
        List<String> attachments = new ArrayList<>();
        List<String> growing = new ArrayList<>();
        for (Entry entry : after) {
            if (!known.contains(entry.id())) {
                Arrival how = perItem ? arrivals.to(banner, register.label(entry)) : all;
                came.put(entry.id(), new Came(register.label(entry), how));
                if (how == Arrival.DELAYED) {
                    delayed.add(entry);
                } else {
                    list.add(entry.late(how == Arrival.LATE));
                }
                continue;
            }
            Entry kept = entry;
            for (String attachment : entry.attachments()) {
                if (!known.contains(attachment)) {
                    Sentence name =
                            Sentence.verbatim(register.attached(attachment).name());
                    Arrival how = withUnit(perItem ? arrivals.to(banner, name) : all);
                    came.put(attachment, new Came(name, how));
                    if (how == Arrival.DELAYED) {
                        kept = kept.detaching(attachment);
                        attachments.add(attachment);
                    }
                }
            }
            if (goods.enlarge().contains(entry.id())) {
                Arrival how = withUnit(
                        perItem ? arrivals.to(banner, Sentence.of("men for {unit}", register.label(entry))) : all);
                came.put(
                        entry.id(),
                        new Came(
                                Sentence.of(
                                        "more models of {unit}",
                                        register.troop(entry).name()),
                                how));
                if (how == Arrival.DELAYED) {
                    kept = kept.of(register.troop(entry).smallest());
                    growing.add(entry.id());
                }
            }
            list.add(kept);
        }
        if (perItem && came.values().stream().anyMatch(one -> one.how() == Arrival.DELAYED)) {
            for (Entry entry : notYet(before, list, known)) {
                list.remove(entry);
                delayed.add(entry.late(false));
                came.put(entry.id(), new Came(register.label(entry), Arrival.DELAYED));
            }
        }
        campaign = campaign.listing(banner, list);
        if (!delayed.isEmpty() || !attachments.isEmpty() || !growing.isEmpty()) {
            Parcel parcel = Parcel.bought(banner, delayed, attachments, growing);
            campaign = campaign.noting(player, ledger -> ledger.sending(parcel));
        }
        tell(banner, came.values());
    }

    /**
     * What came of a thing that was bought.
     *
     * @param thing as people read it: several may be alike
     */
    private record Came(Sentence thing, Arrival how) {}

    /** Several alike with the same fate are told at once. */
    private void tell(String banner, Collection<Came> all) {
        Map<Came, Integer> counts = new LinkedHashMap<>();
        all.forEach(one -> counts.merge(one, 1, Integer::sum));
        counts.forEach((one, n) -> tell(
                one.how() == Arrival.DELAYED ? "WMC-BUY-08" : one.how() == Arrival.LATE ? "WMC-BUY-09" : "WMC-BUY-06",
                one.how() == Arrival.DELAYED
                        ? "{thing} for {banner}: delayed a round."
                        : one.how() == Arrival.LATE
                                ? "{thing} for {banner}: there, but late for the next battle."
                                : "{thing} for {banner}: there at once.",
                n == 1 ? one.thing() : Sentence.of("{n} x {thing}", n, one.thing()),
                campaign.nameOf(banner)));
    }
}
