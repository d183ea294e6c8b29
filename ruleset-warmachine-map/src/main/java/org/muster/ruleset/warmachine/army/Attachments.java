package org.muster.ruleset.warmachine.army;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
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
            Map<Category, Integer> counts = new LinkedHashMap<>();
            for (String id : entry.attachments()) {
                Troop attachment = register.attached(id);
                int count = counts.merge(attachment.cat(), 1, Integer::sum);
                if (!entry.troop().equals(attachment.attachesTo())) {
                    violations.add(withoutUnit(name, attachment));
                } else if (count > limit(attachment)) {
                    violations.add(attachmentLimit(register.troop(entry), attachment, count));
                }
            }
        }
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
     * {@code standing} with everything of {@code roster}: attachments go to a unit of theirs with room for them.
     *
     * @param name what people call the list
     * @param violations gets what can't be attached
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
            for (int i = 0; i < count && troop.cat().isAttachment(); i++) {
                if (!attach(list, troop, () -> serials.next(troop.id()))) {
                    violations.add(homeless(name, list, troop, count));
                    break;
                }
            }
        });
        return list;
    }

    private Violation homeless(Sentence name, List<Entry> list, Troop attachment, int count) {
        String unit = attachment.attachesTo();
        for (Entry entry : list) {
            if (entry.troop().equals(unit)) {
                return attachmentLimit(register.troop(entry), attachment, Math.max(count, limit(attachment) + 1));
            }
        }
        return withoutUnit(name, attachment);
    }

    /** Attaches {@code id} to a unit of its own with room for it; false: there is none. */
    public boolean attach(List<Entry> list, String id) {
        return attach(list, register.attached(id), () -> id);
    }

    private boolean attach(List<Entry> list, Troop attachment, Supplier<String> id) {
        int place = joinTheirKind ? first(list, attachment, unit -> carries(unit, attachment)) : -1;
        if (place < 0) {
            place = first(list, attachment, unit -> true);
        }
        if (place >= 0) {
            list.set(place, list.get(place).attaching(id.get()));
        }
        return place >= 0;
    }

    /** The place of the first of those units that has room for it; -1: there is none. */
    private int first(List<Entry> list, Troop attachment, Predicate<Entry> which) {
        for (int i = 0; i < list.size(); i++) {
            Entry unit = list.get(i);
            if (unit.troop().equals(attachment.attachesTo()) && hasRoom(unit, attachment) && which.test(unit)) {
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
