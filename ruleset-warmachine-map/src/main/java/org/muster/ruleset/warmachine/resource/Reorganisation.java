package org.muster.ruleset.warmachine.resource;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.muster.api.check.Violation;
import org.muster.api.flow.Event;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.HouseRules.Reorganisations;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.ListRules;
import org.muster.ruleset.warmachine.resource.ResourcePlan.Kind;
import org.muster.ruleset.warmachine.resource.ResourcePlan.Regroup;

/** Banners reinforce each other, split and merge (WMC-REO-*). */
final class Reorganisation {

    private final Course course;
    private final Set<String> reorganised = new LinkedHashSet<>();
    private boolean split;

    Reorganisation(Course course) {
        this.course = course;
    }

    /** Whether any banner was split. */
    boolean hasSplit() {
        return split;
    }

    void regroup(String banner, Regroup regroup) {
        if (regroup.kind() == Kind.NONE) {
            return;
        }
        if (!course.now().banners().containsKey(banner)) {
            return; // its upkeep was not paid, or it was merged away
        }
        boolean free = course.now().book().houseRules().reorganisations() == Reorganisations.FREE;
        for (String one : regroup.kind() == Kind.SPLIT ? List.of(banner) : List.of(banner, regroup.other())) {
            if (!reorganised.add(one) && !free) {
                course.refuse(Violation.of(
                                "ALREADY_REORGANISED",
                                "{banner} was already reinforced, split or merged this round.",
                                course.now().nameOf(one))
                        .citing("WMC-REO-02")
                        .inside("reorganise." + banner));
                return;
            }
        }
        if (regroup.kind() != Kind.SPLIT && !course.now().banners().containsKey(regroup.other())) {
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
        List<Violation> distance = RegroupRules.notAdjacent(course.now(), course.player(), banner, other);
        course.refuse(Violation.inside("reorganise." + banner, distance));
        return distance.isEmpty();
    }

    private void reinforce(String banner, Regroup regroup) {
        if (!adjacent(banner, regroup.other())) {
            return;
        }
        List<Entry> mine = course.list(banner);
        List<Entry> theirs = course.list(regroup.other());
        share(banner, mine, regroup.give());
        share(regroup.other(), theirs, regroup.take());
        List<Entry> given = new ArrayList<>();
        List<String> givenAttachments = taken(mine, regroup.give(), given);
        List<Entry> took = new ArrayList<>();
        List<String> tookAttachments = taken(theirs, regroup.take(), took);
        theirs.addAll(given);
        mine.addAll(took);
        attach(course.now().nameOf(regroup.other()), theirs, givenAttachments);
        attach(course.now().nameOf(banner), mine, tookAttachments);
        course.put(banner, mine);
        course.put(regroup.other(), theirs);
        course.tell(
                "WMC-REO-01",
                "{a} and {b} exchange troops.",
                course.now().nameOf(banner),
                course.now().nameOf(regroup.other()));
    }

    /** At most half of the banner's own points, rounded down, may leave it, below 25 too (WMC-REO-01, WMC-BAN-13). */
    private void share(String banner, List<Entry> list, List<String> ids) {
        int most = course.register().points(list)
                * course.now().book().constants().reorganise().reinforceShare()
                / 100;
        int given = 0;
        for (Entry entry : list) {
            given += ids.contains(entry.id()) ? course.register().points(entry) : 0;
            for (String attachment : entry.attachments()) {
                boolean alone = ids.contains(attachment) && !ids.contains(entry.id());
                given += alone ? course.register().attached(attachment).points(1) : 0;
            }
        }
        if (given > most) {
            course.refuse(Violation.of(
                            "REINFORCE_SHARE",
                            "{banner} gives {n point|points}, at most {half} of its {points} {half:is|are} allowed.",
                            course.now().nameOf(banner),
                            given,
                            most,
                            course.register().points(list))
                    .citing("WMC-REO-01"));
        }
    }

    /** Takes entries out of {@code list}; ids of attachments that leave alone are given back. */
    static List<String> taken(List<Entry> list, List<String> ids, List<Entry> taken) {
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

    private void attach(Sentence banner, List<Entry> list, List<String> attachments) {
        for (String id : attachments) {
            if (!course.rules().attachments().attach(list, id)) {
                course.refuse(Violation.of(
                                "ATTACHMENT_WITHOUT_UNIT",
                                "{attachment} finds no unit with room for it in {banner}.",
                                course.register().attached(id).name(),
                                banner)
                        .citing("WMC-BAN-07", "WMC-REO-03"));
                list.add(Entry.fresh(id, Entry.troopOf(id), 1)); // it counts all the same
            }
        }
    }

    private void split(String banner, Regroup regroup) {
        course.refuse(RegroupRules.splitTooSmall(course.now(), banner));
        List<Violation> taken =
                RegroupRules.noRoom(course.now(), course.player(), course.now().banner(banner), regroup.other());
        if (!taken.isEmpty()) { // another of one's own has just split off there
            course.refuse(Violation.inside("reorganise." + banner, taken));
            return;
        }
        List<Entry> rest = course.list(banner);
        List<Entry> fresh = new ArrayList<>();
        attach(Sentence.of("the new banner"), fresh, taken(rest, regroup.give(), fresh));
        int least = course.now().book().constants().setup().minPoints();
        for (List<Entry> part : List.of(rest, fresh)) {
            if (course.register().points(part) < least) {
                course.refuse(ListRules.tooSmall(
                        part == rest ? course.now().nameOf(banner) : Sentence.of("the new banner"),
                        course.register().points(part),
                        least,
                        "WMC-REO-04"));
            }
        }
        split = true;
        course.become(course.now().listing(banner, rest).raising(course.player(), regroup.other(), fresh));
        course.tell(Event.told(
                        "{banner} splits: a new banner stands in {space}.",
                        course.now().nameOf(banner),
                        course.now().book().space(regroup.other()))
                .citing("WMC-REO-04")
                .at(regroup.other()));
    }

    private void merge(String banner, Regroup regroup) {
        if (!adjacent(banner, regroup.other())) {
            return;
        }
        Merged merged = Merged.of(course, banner, regroup);
        List<Entry> joined = merged.joined();
        if (course.now().book().disbandsExcessOnly()) {
            course.refuse(merged.noExcess());
        }
        Sentence name = course.now().nameOf(banner);
        course.become(course.now().disbanding(banner).listing(regroup.other(), joined));
        course.tell(Event.told("{a} merges into {b}.", name, course.now().nameOf(regroup.other()))
                .citing("WMC-REO-05")
                .at(regroup.other()));
        List<String> characters = new ArrayList<>();
        for (Entry entry : merged.disbanded()) {
            course.tell("WMC-REO-06", "{entry} is disbanded.", course.register().label(entry));
            characters.addAll(course.register().characters(entry));
        }
        for (String attachment : merged.alone()) {
            characters.addAll(course.register().characters(attachment));
            course.tell(
                    "WMC-REO-06",
                    "{entry} is disbanded.",
                    course.register().attached(attachment).name());
        }
        course.note(ledger -> ledger.removing(characters));
        if (joined.isEmpty()) {
            course.put(regroup.other(), joined);
        }
    }
}
