package org.muster.ruleset.warmachine.resource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Parcel;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.chance.Arrival;

/** Casters go from banner to banner, and wait where there is no room (WMC-CST-*, WMC-BAN-05). */
final class CasterMoves {

    private final Course course;
    private final Arrival.Roller arrivals;

    CasterMoves(Course course, Arrival.Roller arrivals) {
        this.course = course;
        this.arrivals = arrivals;
    }

    /** Who was delayed arrives (WMC-CST-04). */
    void arrive() {
        List<Parcel> waiting = new ArrayList<>();
        for (Parcel parcel : course.now().ledger(course.player()).transit()) {
            if (parcel.caster() && course.now().banners().containsKey(parcel.to()) && course.hasRoom(parcel.to())) {
                List<Entry> list = course.list(parcel.to());
                list.addAll(parcel.entries());
                course.become(course.now().listing(parcel.to(), list));
                course.tell(
                        "WMC-CST-04",
                        "{entry} arrives at {banner}.",
                        course.register().label(parcel.entries().get(0)),
                        course.now().nameOf(parcel.to()));
            } else {
                waiting.add(parcel);
            }
        }
        course.note(ledger -> ledger.withTransit(waiting));
    }

    /** Casters are reassigned: all leave before any arrives, so that they may change places (WMC-CST-07). */
    void reassign(OrderedMap<String, String> targets) {
        List<Parcel> waiting = course.now().ledger(course.player()).transit(); // not those who are delayed only now
        OrderedMap<Entry, String> leaving = OrderedMap.empty();
        for (Map.Entry<String, String> one : targets.entrySet()) {
            String to = one.getValue();
            boolean stays = Entry.find(course.now().list(to), one.getKey()) != null;
            Entry caster = !stays && course.now().banners().containsKey(to) ? taken(one.getKey()) : null;
            leaving = caster == null ? leaving : leaving.with(caster, to);
        }
        leaving.forEach(this::send);
        for (Banner banner : course.now().bannersOf(course.player())) {
            if (course.now().list(banner.id()).isEmpty()) {
                course.put(banner.id(), List.of());
            }
        }
        for (Parcel parcel : waiting) {
            if (parcel.caster()
                    && course.now().ledger(course.player()).transit().contains(parcel)) {
                redirect(parcel);
            }
        }
    }

    /** Who waits for a banner that is gone or full goes to the lowest number with room, else goes on waiting (WMC-CST-04). */
    private void redirect(Parcel parcel) {
        for (Banner banner : course.now().bannersOf(course.player())) {
            if (course.hasRoom(banner.id())) {
                drop(parcel);
                send(parcel.entries().get(0), banner.id());
                return;
            }
        }
    }

    private void drop(Parcel parcel) {
        List<Parcel> rest = new ArrayList<>(course.now().ledger(course.player()).transit());
        rest.remove(parcel);
        course.note(ledger -> ledger.withTransit(rest));
    }

    /** A caster taken from where he is: a banner, the headquarters, or the way to a banner that is gone; null: nowhere. */
    private @Nullable Entry taken(String id) {
        for (Banner banner : course.now().bannersOf(course.player())) {
            Entry entry = Entry.find(course.now().list(banner.id()), id);
            if (entry != null) {
                List<Entry> rest = course.list(banner.id());
                rest.remove(entry);
                course.become(course.now().listing(banner.id(), rest));
                return entry;
            }
        }
        Entry waiting = Entry.find(course.now().ledger(course.player()).pool(), id);
        if (waiting != null) {
            List<Entry> pool =
                    new ArrayList<>(course.now().ledger(course.player()).pool());
            pool.remove(waiting);
            course.note(ledger -> ledger.withPool(pool));
            return waiting;
        }
        for (Parcel parcel : course.now().ledger(course.player()).transit()) {
            Entry entry = parcel.caster() ? Entry.find(parcel.entries(), id) : null;
            if (entry != null) {
                drop(parcel);
                return entry;
            }
        }
        return null;
    }

    private void send(Entry caster, String to) {
        Sentence name = course.register().label(caster);
        if (!course.now().banners().containsKey(to)) {
            return;
        }
        switch (arrivals.to(to, name)) {
            case DELAYED -> {
                course.note(ledger -> ledger.sending(Parcel.of(to, caster)));
                course.tell("WMC-CST-04", "{caster} is delayed a round.", name);
            }
            case LATE -> {
                join(caster.late(true), to);
                course.tell(
                        "WMC-CST-05",
                        "{caster} joins {banner}, late for its next battle.",
                        name,
                        course.now().nameOf(to));
            }
            case AT_ONCE -> {
                join(caster, to);
                course.tell(
                        "WMC-CST-02",
                        "{caster} joins {banner}.",
                        name,
                        course.now().nameOf(to));
            }
        }
    }

    private void join(Entry caster, String to) {
        List<Entry> list = course.list(to);
        list.add(caster);
        course.become(course.now().listing(to, list));
    }

    /** Of casters too many the one acquired last waits at the headquarters (WMC-BAN-05). */
    void spare() {
        for (Banner banner : course.now().bannersOf(course.player())) {
            while (course.now().casters(banner.id())
                    > course.rules().casterLimit(course.now().points(banner.id()))) {
                List<Entry> list = course.list(banner.id());
                Entry last = null;
                for (Entry entry : list) {
                    last = course.register().troop(entry).cat().isCaster() ? entry : last;
                }
                if (last == null) {
                    break;
                }
                list.remove(last);
                List<Entry> pool =
                        new ArrayList<>(course.now().ledger(course.player()).pool());
                pool.add(last);
                course.put(banner.id(), list);
                course.note(ledger -> ledger.withPool(pool));
                course.tell(
                        "WMC-BAN-05",
                        "{caster} waits at the headquarters.",
                        course.register().label(last));
                if (!course.now().banners().containsKey(banner.id())) {
                    break;
                }
            }
        }
    }
}
