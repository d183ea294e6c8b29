package org.muster.ruleset.warmachine.army;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.data.Category;
import org.muster.ruleset.warmachine.data.Troop;

/** What is attached to units (WMC-BAN-07): ATTACHMENT_WITHOUT_UNIT, ATTACHMENT_LIMIT. */
public final class Attachments {

    private final Register register;
    private final boolean joinTheirKind;

    /**
     * What is attached to units.
     *
     * @param joinTheirKind whether another of a kind goes to a unit that carries it already rather than to the first with
     *     room: allowances count the units that carry it (WMC-BAN-06, WMC-BAN-07)
     */
    Attachments(Register register, boolean joinTheirKind) {
        this.register = register;
        this.joinTheirKind = joinTheirKind;
    }

    /** Each on a unit of its kind, and no more than that carries. */
    void check(Sentence name, List<Entry> list, List<Violation> violations) {
        for (Entry entry : list) {
            if (!entry.attachments().isEmpty()) {
                check(name, entry, violations);
            }
        }
    }

    private void check(Sentence name, Entry unit, List<Violation> violations) {
        Map<Category, Integer> counts = new LinkedHashMap<>();
        Map<String, Violation> tooMany = new LinkedHashMap<>();
        for (String id : unit.attachments()) {
            Troop attachment = register.attached(id);
            int count = counts.merge(attachment.cat(), 1, Integer::sum);
            if (!unit.troop().equals(attachment.attachesTo())) {
                violations.add(withoutUnit(name, attachment));
            } else if (count > limit(attachment)) {
                tooMany.put(attachment.id(), attachmentLimit(register.troop(unit), attachment, count));
            }
        }
        violations.addAll(tooMany.values());
    }

    private static int limit(Troop attachment) {
        return attachment.perUnit() == null ? 0 : attachment.perUnit();
    }

    private Violation withoutUnit(Sentence name, Troop attachment) {
        String unit = attachment.attachesTo();
        return Violation.of(
                        "ATTACHMENT_WITHOUT_UNIT",
                        "{attachment} needs a unit of {unit} in {banner}.",
                        attachment.name(),
                        unit == null ? "" : register.troop(unit).name(),
                        name)
                .citing("WMC-BAN-07");
    }

    private static Violation attachmentLimit(Troop unit, Troop attachment, int count) {
        return Violation.of(
                        "ATTACHMENT_LIMIT",
                        "{unit} has {n} {attachment}, at most {max} {max:is|are} allowed.",
                        unit.name(),
                        count,
                        attachment.name(),
                        limit(attachment))
                .citing("WMC-BAN-07");
    }

    /**
     * {@code standing} with everything of {@code roster}: attachments go to a unit of theirs with room for them; where there
     * is none, to one without room, else they stand alone, so that what else is wrong with the list is found beside it.
     *
     * @param name what people call the list
     * @param violations gets what has no unit; what is too much for one {@link #check} finds
     */
    public List<Entry> joined(
            Sentence name, List<Entry> standing, Roster roster, Serials serials, List<Violation> violations) {
        List<Entry> list = new ArrayList<>(standing);
        roster.counts().forEach((id, count) -> {
            Item item = register.items().the(id);
            for (int i = 0; i < count && !item.troop().cat().isAttachment(); i++) {
                list.add(Entry.fresh(
                        serials.next(item.troop().id()), item.troop().id(), item.models()));
            }
        });
        roster.counts().forEach((id, count) -> {
            Troop troop = register.items().the(id).troop();
            boolean alone = false;
            for (int i = 0; i < count && troop.cat().isAttachment(); i++) {
                String attachment = serials.next(troop.id());
                if (!attach(list, attachment) && !crowd(list, attachment)) {
                    list.add(Entry.fresh(attachment, troop.id(), 1));
                    alone = true;
                }
            }
            if (alone) {
                violations.add(withoutUnit(name, troop));
            }
        });
        return list;
    }

    /** Attaches {@code id} to a unit of its own with room for it; false: there is none. */
    public boolean attach(List<Entry> list, String id) {
        Troop attachment = register.attached(id);
        int place = joinTheirKind
                ? first(list, attachment, unit -> hasRoom(unit, attachment) && carries(unit, attachment))
                : -1;
        return attach(list, place < 0 ? first(list, attachment, unit -> hasRoom(unit, attachment)) : place, id);
    }

    /** Attaches {@code id} to a unit of its own without room for it; false: there is none. */
    private boolean crowd(List<Entry> list, String id) {
        return attach(list, first(list, register.attached(id), unit -> true), id);
    }

    private static boolean attach(List<Entry> list, int place, String id) {
        if (place >= 0) {
            list.set(place, list.get(place).attaching(id));
        }
        return place >= 0;
    }

    /** The place of the first of those units that it attaches to; -1: there is none. */
    private static int first(List<Entry> list, Troop attachment, Predicate<Entry> which) {
        for (int i = 0; i < list.size(); i++) {
            Entry unit = list.get(i);
            if (unit.troop().equals(attachment.attachesTo()) && which.test(unit)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean carries(Entry unit, Troop attachment) {
        return unit.attachments().stream().anyMatch(id -> Entry.troopOf(id).equals(attachment.id()));
    }

    /** Whether one more of {@code attachment} fits on {@code unit}. */
    private boolean hasRoom(Entry unit, Troop attachment) {
        int there = 0;
        for (String id : unit.attachments()) {
            there += register.attached(id).cat() == attachment.cat() ? 1 : 0;
        }
        return there < limit(attachment);
    }
}
