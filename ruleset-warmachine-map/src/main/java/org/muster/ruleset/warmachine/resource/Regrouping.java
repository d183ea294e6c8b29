package org.muster.ruleset.warmachine.resource;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.flow.Event;
import org.muster.api.seat.Player;
import org.muster.api.text.Template;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.HouseRules.FieldAllowance;
import org.muster.ruleset.warmachine.HouseRules.Reorganisations;
import org.muster.ruleset.warmachine.Parcel;
import org.muster.ruleset.warmachine.army.DefenseForceCore;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.ListRules;
import org.muster.ruleset.warmachine.army.Register;
import org.muster.ruleset.warmachine.army.Serials;
import org.muster.ruleset.warmachine.chance.Arrival;
import org.muster.ruleset.warmachine.data.Constants;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.ruleset.warmachine.data.Troop;
import org.muster.ruleset.warmachine.resource.ResourcePlan.Kind;
import org.muster.ruleset.warmachine.resource.ResourcePlan.Regroup;

/**
 * Carries out a player's {@link ResourcePlan}, and finds what is wrong with it.
 *
 * <pre>
 * b. upkeep is paid                                    WMC-UPK-*
 * c. delayed casters arrive                            WMC-CST-04
 * d. reinforce, split, merge                           WMC-REO-*   NOT_ADJACENT_FRIENDLY, REINFORCE_SHARE, SPLIT_TOO_SMALL,
 *                                                                  BANNER_TOO_SMALL, ALREADY_REORGANISED
 *    casters are reassigned                            WMC-CST-*
 *    battlegroups                                      WMC-BAN-10  BATTLEGROUP_ASSIGNMENT
 *    a caster too many waits at the headquarters       WMC-BAN-05
 * e. the defense force is restored, its core changed   WMC-DEF-01, -04, -05
 * </pre>
 */
final class Regrouping {

    private final Player player;
    private final ResourcePlan plan;
    private final Arrival.Roller arrivals;
    private final ListRules rules;
    private final Register register;
    private final Constants constants;
    private final List<Violation> violations = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private final Set<String> reorganised = new LinkedHashSet<>();
    private Campaign campaign;

    private Regrouping(Campaign campaign, Player player, ResourcePlan plan, Arrival.Roller arrivals) {
        this.campaign = campaign;
        this.player = player;
        this.plan = plan;
        this.arrivals = arrivals;
        this.rules = campaign.rules(player);
        this.register = campaign.book().register();
        this.constants = campaign.book().constants();
    }

    /** What is wrong with {@code plan}. */
    static List<Violation> violations(Campaign campaign, Player player, ResourcePlan plan) {
        return of(campaign, player, plan, Arrival.CERTAIN).violations;
    }

    /** Carries out a plan that was found legal. */
    static Regrouping of(Campaign campaign, Player player, ResourcePlan plan, Arrival.Roller arrivals) {
        Regrouping regrouping = new Regrouping(campaign, player, plan, arrivals);
        regrouping.run();
        return regrouping;
    }

    Campaign campaign() {
        return campaign;
    }

    List<Event> events() {
        return events;
    }

    private void run() {
        upkeep();
        delayedCasters();
        Map<String, List<Entry>> before = lists();
        List<Entry> all = together();
        plan.reorganise().forEach(this::regroup);
        casters();
        battlegroups();
        check(before, all);
        spareCasters();
        restoreDefenseForce();
    }

    private void tell(String rule, @Template String sentence, Object... values) {
        events.add(
                Event.told(sentence, values).citing(rule).only(campaign.book().privyTo(player)));
    }

    private List<Entry> list(String banner) {
        return new ArrayList<>(campaign.list(banner));
    }

    private Map<String, List<Entry>> lists() {
        Map<String, List<Entry>> lists = new LinkedHashMap<>();
        campaign.bannersOf(player).forEach(banner -> lists.put(banner.id(), campaign.list(banner.id())));
        return lists;
    }

    /** All entries in banners, where field allowances count for all of them together. */
    private List<Entry> together() {
        List<Entry> all = new ArrayList<>();
        campaign.bannersOf(player).forEach(banner -> all.addAll(campaign.list(banner.id())));
        return all;
    }

    // ---- b. upkeep

    private void upkeep() {
        Upkeep.Bill bill = Upkeep.bill(campaign, player, plan.unpaid());
        campaign = campaign.noting(player, ledger -> ledger.earning(-bill.cost()));
        if (bill.cost() > 0) {
            tell("WMC-UPK-01", "{player} pays {n supply point|supply points} of upkeep.", player, bill.cost());
        }
        List<String> characters = new ArrayList<>();
        for (Banner banner : campaign.bannersOf(player)) {
            List<Entry> kept = new ArrayList<>();
            for (Entry entry : campaign.list(banner.id())) {
                if (bill.left().contains(entry.id())) {
                    tell("WMC-UPK-06", "{entry} is not paid and leaves.", register.label(entry));
                    characters.addAll(charactersOf(entry));
                } else {
                    kept.add(entry);
                }
            }
            if (kept.size() < campaign.list(banner.id()).size()) {
                campaign = kept.isEmpty() ? campaign.disbanding(banner.id()) : campaign.listing(banner.id(), kept);
            }
        }
        campaign = campaign.noting(player, ledger -> ledger.removing(characters));
    }

    private List<String> charactersOf(Entry entry) {
        List<String> characters = new ArrayList<>();
        String own = register.troop(entry).character();
        if (own != null) {
            characters.add(own);
        }
        for (String attachment : entry.attachments()) {
            String other = register.attached(attachment).character();
            if (other != null) {
                characters.add(other);
            }
        }
        return characters;
    }

    // ---- c. delayed casters

    private void delayedCasters() {
        List<Parcel> waiting = new ArrayList<>();
        for (Parcel parcel : campaign.ledger(player).transit()) {
            if (parcel.caster() && campaign.banners().containsKey(parcel.to()) && hasRoom(parcel.to())) {
                List<Entry> list = list(parcel.to());
                list.addAll(parcel.entries());
                campaign = campaign.listing(parcel.to(), list);
                tell(
                        "WMC-CST-04",
                        "{entry} arrives at {banner}.",
                        register.label(parcel.entries().get(0)),
                        campaign.nameOf(parcel.to()));
            } else {
                waiting.add(parcel);
            }
        }
        campaign = campaign.noting(player, ledger -> ledger.withTransit(waiting));
    }

    private boolean hasRoom(String banner) {
        return campaign.casters(banner) < rules.casterLimit(campaign.points(banner));
    }

    // ---- d. reinforce, split, merge

    private void regroup(String banner, Regroup regroup) {
        if (regroup.kind() == Kind.NONE) {
            return;
        }
        if (!campaign.banners().containsKey(banner)) {
            return; // its upkeep was not paid, or it was merged away
        }
        boolean free = campaign.book().houseRules().reorganisations() == Reorganisations.FREE;
        for (String one : regroup.kind() == Kind.SPLIT ? List.of(banner) : List.of(banner, regroup.other())) {
            if (!reorganised.add(one) && !free) {
                violations.add(Violation.of(
                                "ALREADY_REORGANISED",
                                "{banner} was already reinforced, split or merged this round.",
                                campaign.nameOf(one))
                        .citing("WMC-REO-02")
                        .inside("reorganise." + banner));
                return;
            }
        }
        if (regroup.kind() != Kind.SPLIT && !campaign.banners().containsKey(regroup.other())) {
            return;
        }
        switch (regroup.kind()) {
            case REINFORCE -> reinforce(banner, regroup);
            case SPLIT -> split(banner, regroup);
            case MERGE -> merge(banner, regroup);
            case NONE -> {}
        }
    }

    private boolean adjacent(String banner, String other) {
        List<Violation> distance = RegroupRules.notAdjacent(campaign, player, banner, other);
        violations.addAll(Violation.inside("reorganise." + banner, distance));
        return distance.isEmpty();
    }

    private void reinforce(String banner, Regroup regroup) {
        if (!adjacent(banner, regroup.other())) {
            return;
        }
        List<Entry> mine = list(banner);
        List<Entry> theirs = list(regroup.other());
        share(banner, mine, regroup.give());
        share(regroup.other(), theirs, regroup.take());
        List<Entry> given = new ArrayList<>();
        List<String> givenAttachments = taken(mine, regroup.give(), given);
        List<Entry> took = new ArrayList<>();
        List<String> tookAttachments = taken(theirs, regroup.take(), took);
        theirs.addAll(given);
        mine.addAll(took);
        attach(regroup.other(), theirs, givenAttachments);
        attach(banner, mine, tookAttachments);
        put(banner, mine);
        put(regroup.other(), theirs);
        tell("WMC-REO-01", "{a} and {b} exchange troops.", campaign.nameOf(banner), campaign.nameOf(regroup.other()));
    }

    /** At most half of the banner's own points, rounded down, may leave it, below 25 too (WMC-REO-01, WMC-BAN-13). */
    private void share(String banner, List<Entry> list, List<String> ids) {
        int most = register.points(list) * constants.reorganise().reinforceShare() / 100;
        int given = 0;
        for (Entry entry : list) {
            given += ids.contains(entry.id()) ? register.points(entry) : 0;
            for (String attachment : entry.attachments()) {
                boolean alone = ids.contains(attachment) && !ids.contains(entry.id());
                given += alone ? register.attached(attachment).points(1) : 0;
            }
        }
        if (given > most) {
            violations.add(Violation.of(
                            "REINFORCE_SHARE",
                            "{banner} gives {n point|points}, at most {half} of its {points} {half:is|are} allowed.",
                            campaign.nameOf(banner),
                            given,
                            most,
                            register.points(list))
                    .citing("WMC-REO-01"));
        }
    }

    /** Takes entries out of {@code list}; ids of attachments that leave alone are given back. */
    private static List<String> taken(List<Entry> list, List<String> ids, List<Entry> taken) {
        List<String> attachments = new ArrayList<>();
        for (int i = list.size() - 1; i >= 0; i--) {
            Entry entry = list.get(i);
            if (ids.contains(entry.id())) {
                taken.add(0, entry);
                list.remove(i);
            } else {
                for (String attachment : entry.attachments()) {
                    if (ids.contains(attachment)) {
                        entry = entry.detaching(attachment);
                        attachments.add(attachment);
                    }
                }
                list.set(i, entry);
            }
        }
        return attachments;
    }

    private void attach(String banner, List<Entry> list, List<String> attachments) {
        for (String id : attachments) {
            Troop attachment = register.attached(id);
            boolean attached = false;
            for (int i = 0; i < list.size() && !attached; i++) {
                Entry unit = list.get(i);
                if (unit.troop().equals(attachment.attachesTo()) && rules.hasRoom(unit, attachment)) {
                    list.set(i, unit.attaching(id));
                    attached = true;
                }
            }
            if (!attached) {
                violations.add(Violation.of(
                                "ATTACHMENT_WITHOUT_UNIT",
                                "{attachment} finds no unit with room for it in {banner}.",
                                attachment.name(),
                                campaign.nameOf(banner))
                        .citing("WMC-BAN-07", "WMC-REO-03"));
            }
        }
    }

    private void split(String banner, Regroup regroup) {
        violations.addAll(RegroupRules.splitTooSmall(campaign, banner));
        if (!RegroupRules.noRoom(campaign, player, campaign.banner(banner), regroup.other())
                .isEmpty()) {
            return; // somebody of one's own has just split off there
        }
        List<Entry> rest = list(banner);
        List<Entry> fresh = new ArrayList<>();
        taken(rest, regroup.give(), fresh);
        int least = constants.setup().minPoints();
        for (List<Entry> part : List.of(rest, fresh)) {
            if (register.points(part) < least) {
                violations.add(ListRules.tooSmall(
                        part == rest ? campaign.nameOf(banner) : "the new banner",
                        register.points(part),
                        least,
                        "WMC-REO-04"));
            }
        }
        int most = campaign.book().houseRules().maxBanners();
        if (most > 0 && campaign.bannersOf(player).size() >= most) {
            violations.add(ListRules.bannerLimit(most));
        }
        campaign = campaign.listing(banner, rest).raising(player, regroup.other(), fresh);
        events.add(Event.told(
                        "{banner} splits: a new banner stands in {space}.",
                        campaign.nameOf(banner),
                        campaign.book().space(regroup.other()))
                .citing("WMC-REO-04")
                .at(regroup.other()));
    }

    private void merge(String banner, Regroup regroup) {
        if (!adjacent(banner, regroup.other())) {
            return;
        }
        List<Entry> joined = list(regroup.other());
        joined.addAll(list(banner));
        List<Entry> disbanded = new ArrayList<>();
        taken(joined, regroup.give(), disbanded);
        String name = campaign.nameOf(banner);
        campaign = campaign.disbanding(banner).listing(regroup.other(), joined);
        events.add(Event.told("{a} merges into {b}.", name, campaign.nameOf(regroup.other()))
                .citing("WMC-REO-05")
                .at(regroup.other()));
        for (Entry entry : disbanded) {
            tell("WMC-REO-06", "{entry} is disbanded.", register.label(entry));
        }
        if (joined.isEmpty()) {
            campaign = campaign.disbanding(regroup.other());
        }
    }

    private void put(String banner, List<Entry> list) {
        if (list.isEmpty()) {
            events.add(Event.told("{banner} is disbanded: nobody is left in it.", campaign.nameOf(banner))
                    .citing("WMC-REO-07"));
            campaign = campaign.disbanding(banner);
        } else {
            campaign = campaign.listing(banner, list);
        }
    }

    // ---- casters

    private void casters() {
        List<Parcel> waiting = campaign.ledger(player).transit(); // not those who are delayed only now
        plan.casters().forEach((id, to) -> {
            if (!to.isEmpty() && campaign.banners().containsKey(to)) {
                Entry caster = taken(id);
                if (caster != null) {
                    send(caster, to);
                }
            }
        });
        for (Parcel parcel : waiting) {
            if (parcel.caster() && campaign.ledger(player).transit().contains(parcel)) {
                redirect(parcel);
            }
        }
    }

    /** Who waits for a banner that is gone or full goes to the lowest number with room, else goes on waiting (WMC-CST-04). */
    private void redirect(Parcel parcel) {
        for (Banner banner : campaign.bannersOf(player)) {
            if (hasRoom(banner.id())) {
                drop(parcel);
                send(parcel.entries().get(0), banner.id());
                return;
            }
        }
    }

    private void drop(Parcel parcel) {
        List<Parcel> rest = new ArrayList<>(campaign.ledger(player).transit());
        rest.remove(parcel);
        campaign = campaign.noting(player, ledger -> ledger.withTransit(rest));
    }

    /** A caster taken from where he is: a banner, the headquarters, or the way to a banner that is gone; null: nowhere. */
    private @Nullable Entry taken(String id) {
        for (Banner banner : campaign.bannersOf(player)) {
            Entry entry = Entry.find(campaign.list(banner.id()), id);
            if (entry != null) {
                List<Entry> rest = list(banner.id());
                rest.remove(entry);
                put(banner.id(), rest);
                return entry;
            }
        }
        Entry waiting = Entry.find(campaign.ledger(player).pool(), id);
        if (waiting != null) {
            List<Entry> pool = new ArrayList<>(campaign.ledger(player).pool());
            pool.remove(waiting);
            campaign = campaign.noting(player, ledger -> ledger.withPool(pool));
            return waiting;
        }
        for (Parcel parcel : campaign.ledger(player).transit()) {
            Entry entry = parcel.caster() ? Entry.find(parcel.entries(), id) : null;
            if (entry != null) {
                drop(parcel);
                return entry;
            }
        }
        return null;
    }

    private void send(Entry caster, String to) {
        String name = register.label(caster);
        if (!campaign.banners().containsKey(to)) {
            return;
        }
        switch (arrivals.to(to, name)) {
            case DELAYED -> {
                campaign = campaign.noting(player, ledger -> ledger.sending(Parcel.of(to, caster)));
                tell("WMC-CST-04", "{caster} is delayed a round.", name);
            }
            case LATE -> {
                join(caster.late(true), to);
                tell("WMC-CST-05", "{caster} joins {banner}, late for its next battle.", name, campaign.nameOf(to));
            }
            case AT_ONCE -> {
                join(caster, to);
                tell("WMC-CST-02", "{caster} joins {banner}.", name, campaign.nameOf(to));
            }
        }
    }

    private void join(Entry caster, String to) {
        List<Entry> list = list(to);
        list.add(caster);
        campaign = campaign.listing(to, list);
    }

    // ---- battlegroups

    private void battlegroups() {
        plan.battlegroups().forEach((id, leader) -> {
            for (Banner banner : leader.isEmpty() ? List.<Banner>of() : campaign.bannersOf(player)) {
                List<Entry> list = list(banner.id());
                Entry entry = Entry.find(list, id);
                if (entry != null && !campaign.book().battlegroups().leads(list, leader, entry)) {
                    violations.add(Violation.of(
                                    "BATTLEGROUP_ASSIGNMENT",
                                    "{warjack} can't be controlled by {caster}.",
                                    register.label(entry),
                                    register.troop(Entry.troopOf(leader)).name())
                            .citing("WMC-BAN-10")
                            .inside("battlegroups." + id));
                } else if (entry != null) {
                    list.set(list.indexOf(entry), entry.ledBy(leader));
                    campaign = campaign.listing(banner.id(), list);
                }
            }
        });
    }

    // ---- all lists

    /** All of it at the end, so that two casters may change places (WMC-REO-03, WMC-CST-07). */
    private void check(Map<String, List<Entry>> before, List<Entry> allBefore) {
        boolean fortress = campaign.owns(player, StructureKind.FORTRESS);
        for (Banner banner : campaign.bannersOf(player)) {
            List<Entry> was = before.getOrDefault(banner.id(), List.of());
            List<Entry> is = campaign.list(banner.id());
            if (!was.equals(is)) {
                violations.addAll(rules.violations(campaign.nameOf(banner.id()), was, is, fortress));
            }
        }
        if (campaign.book().houseRules().fieldAllowance() == FieldAllowance.PER_PLAYER) {
            violations.addAll(rules.sharedAllowances("All banners together", allBefore, together(), fortress));
        }
    }

    /** Of casters too many the one acquired last waits at the headquarters (WMC-BAN-05). */
    private void spareCasters() {
        for (Banner banner : campaign.bannersOf(player)) {
            while (campaign.casters(banner.id()) > rules.casterLimit(campaign.points(banner.id()))) {
                List<Entry> list = list(banner.id());
                Entry last = null;
                for (Entry entry : list) {
                    last = register.troop(entry).cat().isCaster() ? entry : last;
                }
                if (last == null) {
                    break;
                }
                list.remove(last);
                List<Entry> pool = new ArrayList<>(campaign.ledger(player).pool());
                pool.add(last);
                put(banner.id(), list);
                campaign = campaign.noting(player, ledger -> ledger.withPool(pool));
                tell("WMC-BAN-05", "{caster} waits at the headquarters.", register.label(last));
                if (!campaign.banners().containsKey(banner.id())) {
                    break;
                }
            }
        }
    }

    // ---- e. the defense force

    /** What was added to the core and fell is not restored (WMC-DEF-04, WMC-DEF-07). */
    private void restoreDefenseForce() {
        String defenseForce = Campaign.defenseForceOf(player);
        List<Entry> extras = list(defenseForce);
        List<Entry> core = campaign.ledger(player).core();
        for (Entry entry : core) {
            extras.removeIf(one -> one.id().equals(entry.id()));
        }
        if (!plan.core().isEmpty()) {
            core = newCore(extras);
        }
        List<Entry> restored = new ArrayList<>(core);
        restored.addAll(extras);
        campaign = campaign.listing(defenseForce, restored);
    }

    private List<Entry> newCore(List<Entry> extras) {
        Serials serials = new Serials(campaign.ledger(player).serials());
        List<Entry> core = DefenseForceCore.of(campaign.book().constants(), rules, plan.core(), serials, violations);
        List<Entry> whole = new ArrayList<>(core);
        whole.addAll(extras);
        violations.addAll(
                rules.violations("the defense force", List.of(), whole, campaign.owns(player, StructureKind.FORTRESS)));
        campaign = campaign.noting(
                player, ledger -> ledger.numbering(serials.last()).withCore(core));
        Map<String, List<Entry>> forces = new LinkedHashMap<>(
                campaign.listing(Campaign.defenseForceOf(player), whole).forces(player));
        violations.addAll(rules.charactersTwice(forces));
        tell("WMC-DEF-05", "The core of the defense force is changed.");
        return core;
    }
}
