package org.muster.ruleset.warmachine.resource;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.army.DefenseForceCore;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.ListRules;
import org.muster.ruleset.warmachine.army.Register;
import org.muster.ruleset.warmachine.army.Serials;
import org.muster.ruleset.warmachine.chance.Arrival;
import org.muster.ruleset.warmachine.data.StructureKind;

/**
 * Carries out a player's {@link ResourcePlan}, and finds what is wrong with it.
 *
 * <pre>
 * b. upkeep is paid                                    WMC-UPK-*   LEAVES_UNPAID
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
    private final ListRules rules;
    private final Register register;
    private final Course course;

    private Regrouping(Course course, ResourcePlan plan) {
        this.course = course;
        this.plan = plan;
        this.player = course.player();
        this.rules = course.rules();
        this.register = course.register();
    }

    /** What is wrong with {@code plan}. */
    static List<Violation> violations(Campaign campaign, Player player, ResourcePlan plan) {
        return of(campaign, player, plan, Arrival.CERTAIN).violations();
    }

    /** Carries out a plan that was found legal. */
    static Course of(Campaign campaign, Player player, ResourcePlan plan, Arrival.Roller arrivals) {
        Course course = new Course(campaign, player);
        new Regrouping(course, plan).run(new CasterMoves(course, arrivals));
        return course;
    }

    private void run(CasterMoves casters) {
        upkeep();
        casters.arrive();
        Map<String, List<Entry>> before = lists();
        List<Entry> all = course.now().inBanners(player);
        Reorganisation reorganisation = new Reorganisation(course);
        plan.reorganise().forEach(reorganisation::regroup);
        casters.reassign(plan.casters());
        battlegroups();
        check(before, all);
        if (reorganisation.hasSplit()) {
            limit();
        }
        casters.spare();
        restoreDefenseForce();
    }

    private Map<String, List<Entry>> lists() {
        Map<String, List<Entry>> lists = new LinkedHashMap<>();
        Campaign now = course.now();
        now.bannersOf(player).forEach(banner -> lists.put(banner.id(), now.list(banner.id())));
        return lists;
    }

    // ---- b. upkeep

    private void upkeep() {
        Upkeep.Bill bill = Upkeep.bill(course.now(), player, plan.unpaid());
        course.note(ledger -> ledger.earning(-bill.cost()));
        if (bill.cost() > 0) {
            course.tell("WMC-UPK-01", "{player} pays {n supply point|supply points} of upkeep.", player, bill.cost());
        }
        List<Entry> all = course.now().inBanners(player);
        List<String> characters = new ArrayList<>();
        for (Banner banner : course.now().bannersOf(player)) {
            List<Entry> kept = new ArrayList<>();
            for (Entry entry : course.now().list(banner.id())) {
                if (bill.left().contains(entry.id())) {
                    Sentence name = register.label(entry, all);
                    leaves(entry, name);
                    course.tell("WMC-UPK-06", "{entry} is not paid and leaves.", name);
                    characters.addAll(register.characters(entry));
                } else {
                    kept.add(entry);
                }
            }
            if (kept.size() < course.now().list(banner.id()).size()) {
                course.put(banner.id(), kept);
            }
        }
        course.note(ledger -> ledger.removing(characters));
    }

    /** What leaves unpaid can't do anything else. */
    private void leaves(Entry entry, Sentence name) {
        if (!course.now().book().letsGoForGood()) {
            return;
        }
        plan.reorganise().forEach((banner, regroup) -> {
            if (regroup.names(entry)) {
                course.refuse(leavesUnpaid(entry, name, regroup.kind().rule()).inside("reorganise." + banner));
            }
        });
        if (!plan.casters().getOrDefault(entry.id(), "").isEmpty()) {
            course.refuse(leavesUnpaid(entry, name, "WMC-CST-01").inside("casters." + entry.id()));
        }
    }

    private Violation leavesUnpaid(Entry entry, Sentence name, String rule) {
        return (plan.unpaid().contains(entry.id())
                        ? Violation.of(
                                "LEAVES_UNPAID",
                                "{entry} is left unpaid and leaves: nothing else can be done with it.",
                                name)
                        : Violation.of(
                                "LEAVES_UNPAID",
                                "Your supply points do not reach {entry}, which leaves unpaid: nothing else can be done with it.",
                                name))
                .citing("WMC-UPK-06", rule);
    }

    // ---- battlegroups

    private void battlegroups() {
        plan.battlegroups().forEach((id, leader) -> {
            for (Banner banner :
                    leader.isEmpty() ? List.<Banner>of() : course.now().bannersOf(player)) {
                List<Entry> list = course.list(banner.id());
                Entry entry = Entry.find(list, id);
                if (entry != null && !course.now().book().battlegroups().leads(list, leader, entry)) {
                    course.refuse(Violation.of(
                                    "BATTLEGROUP_ASSIGNMENT",
                                    "{warjack} can't be controlled by {caster}.",
                                    register.label(entry, list),
                                    register.troop(Entry.troopOf(leader)).name())
                            .citing("WMC-BAN-10")
                            .inside("battlegroups." + id));
                } else if (entry != null) {
                    list.set(list.indexOf(entry), entry.ledBy(leader));
                    course.become(course.now().listing(banner.id(), list));
                }
            }
        });
    }

    // ---- all lists

    /** All of it at the end, so that two casters may change places (WMC-REO-03, WMC-CST-07). */
    private void check(Map<String, List<Entry>> before, List<Entry> allBefore) {
        boolean fortress = course.now().owns(player, StructureKind.FORTRESS);
        for (Banner banner : course.now().bannersOf(player)) {
            List<Entry> was = before.getOrDefault(banner.id(), List.of());
            List<Entry> is = course.now().list(banner.id());
            if (!was.equals(is)) {
                course.refuse(rules.violations(course.now().nameOf(banner.id()), was, is, fortress));
            }
        }
        if (course.now().book().houseRules().countsBannersTogether()) {
            course.refuse(rules.sharedAllowances(
                    Sentence.of("All banners together"), allBefore, course.now().inBanners(player), fortress));
        }
    }

    /** All of it at the end, so that one splits while two others merge (WMC-BAN-12). */
    private void limit() {
        int most = course.now().book().houseRules().maxBanners();
        if (most > 0 && course.now().bannersOf(player).size() > most) {
            course.refuse(ListRules.bannerLimit(most));
        }
    }

    // ---- e. the defense force

    /** What was added and fell is not restored; what was added to a unit of the core stays with it (WMC-DEF-04, WMC-DEF-06, WMC-DEF-07). */
    private void restoreDefenseForce() {
        String defenseForce = Campaign.defenseForceOf(player);
        List<Entry> extras = course.list(defenseForce);
        List<Entry> core = new ArrayList<>();
        for (Entry entry : course.now().ledger(player).core()) {
            Entry standing = Entry.find(extras, entry.id());
            core.add(standing == null ? entry : restored(entry, standing));
            if (!plan.core().isEmpty() && standing != null && standing.isMoreThan(entry)) {
                course.tell(
                        "WMC-DEF-05",
                        "What was bought for {entry} of the core goes with it.",
                        register.label(standing));
            }
            extras.removeIf(one -> one.id().equals(entry.id()));
        }
        if (!plan.core().isEmpty()) {
            core = newCore(extras);
        }
        List<Entry> restored = new ArrayList<>(core);
        restored.addAll(extras);
        course.become(course.now().listing(defenseForce, restored));
    }

    /** Never less than it was written down as. */
    private static Entry restored(Entry written, Entry standing) {
        Entry whole = standing.of(Math.max(written.models(), standing.models()));
        for (String attachment : written.attachments()) {
            whole = whole.attachments().contains(attachment) ? whole : whole.attaching(attachment);
        }
        return whole;
    }

    private List<Entry> newCore(List<Entry> extras) {
        Serials serials = new Serials(course.now().ledger(player).serials());
        List<Entry> core =
                DefenseForceCore.of(course.now().book().constants(), rules, plan.core(), serials, course.violations());
        List<Entry> whole = new ArrayList<>(core);
        whole.addAll(extras);
        course.refuse(rules.violations(
                Sentence.of("the defense force"),
                course.list(Campaign.defenseForceOf(player)),
                whole,
                course.now().owns(player, StructureKind.FORTRESS)));
        course.note(ledger -> ledger.numbering(serials.last()).withCore(core));
        course.refuse(rules.charactersTwice(
                course.now().listing(Campaign.defenseForceOf(player), whole).forces(player)));
        course.tell("WMC-DEF-05", "The core of the defense force is changed.");
        return core;
    }
}
