package org.muster.core.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Viewer;
import org.muster.api.state.OrderedMap;
import org.muster.core.engine.Open;
import org.muster.core.engine.Session;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Head;
import org.muster.core.story.Line;
import org.muster.core.story.Story;
import org.muster.core.story.Trace;

/**
 * The entries of a journal that count, in order, where they lead, and the story they tell. It only grows. What takes
 * back makes another one that shares what came before, from a position that was kept: nothing is replayed that stands.
 */
final class Timeline<S> {

    private final Play<S> play;
    private final Chance chance;
    private final List<Entry> entries = new ArrayList<>();
    private final Replay<S> replay;
    private final Milestones<S> milestones;
    /** What happened, kept to be told again; null: nobody will ask. */
    private final @Nullable Story story;

    /** How many of the entries a snapshot stands for: they were not replayed. */
    private int given;

    private @Nullable Consumer<Line> listener;
    /** What somebody did last, while the rolls it leads to may still come; null: its moment of the story is over. */
    private Entry.@Nullable Body doing;

    private Timeline(Play<S> play, Chance chance, Replay<S> replay, Milestones<S> milestones, @Nullable Story story) {
        this.play = play;
        this.chance = chance;
        this.replay = replay;
        this.milestones = milestones;
        this.story = story;
        listen(null);
    }

    /** Without any entry. */
    static <S> Timeline<S> start(Play<S> play, Chance chance, @Nullable Story story) {
        return new Timeline<>(play, chance, new Replay<>(play, chance), new Milestones<>(), story);
    }

    /**
     * As a snapshot kept it, with a story that goes on from there.
     *
     * @param done the entries that it stands for
     */
    static <S> Timeline<S> from(Play<S> play, Chance chance, Snapshot<S> snapshot, List<Entry> done) {
        Replay<S> replay = Replay.from(play, chance, snapshot, done);
        Story story = Story.after(snapshot.before(), replay.session());
        Timeline<S> timeline = new Timeline<>(play, chance, replay, new Milestones<>(), story);
        timeline.entries.addAll(done);
        timeline.given = done.size();
        return timeline;
    }

    /** The same, replayed where it goes on from a snapshot: it can go back everywhere and knows what was rolled for. */
    Timeline<S> whole() {
        if (given == 0) {
            return this;
        }
        Timeline<S> all = start(play, chance, story == null ? null : Story.whole());
        entries.forEach(all::retell);
        all.settle();
        return all;
    }

    // ---- looking

    Play<S> play() {
        return play;
    }

    /** The entries, in order. */
    List<Entry> entries() {
        return Collections.unmodifiableList(entries);
    }

    /** Where they lead. */
    Replay<S> replay() {
        return replay;
    }

    /** The game as it is now. */
    Session<S> session() {
        return replay.session();
    }

    /** What happened; null: no story is kept. */
    @Nullable
    Story story() {
        return story;
    }

    /** Whether no snapshot stands for its beginning. */
    boolean isWhole() {
        return given == 0;
    }

    /** How many entries a snapshot would save replaying. */
    int replayed() {
        return entries.size() - given;
    }

    /** Where it leads, to go on from here another time. */
    Snapshot<S> snapshot(Head head, List<Trace> told) {
        OrderedMap<Integer, Integer> opened = OrderedMap.empty();
        for (Open<S, ?> one : session().undecided()) {
            opened = opened.with(one.id(), replay.openedBy(one.id()));
        }
        OrderedMap<String, Integer> heard = OrderedMap.empty();
        if (story != null) {
            for (Viewer viewer : play.viewers()) {
                heard = heard.with(viewer.toString(), story.revision(viewer).news());
            }
        }
        return new Snapshot<>(
                head,
                session().position(),
                opened,
                new Story.Before(head.entries(), heard, told),
                replay.stand().phase().phase(),
                replay.clocks().kept());
    }

    // ---- growing

    /** From now on {@code one} hears what happens too, but not what a timeline that begins with this one retells. */
    void listen(@Nullable Consumer<Line> one) {
        listener = one;
        replay.listen(story == null && one == null ? null : this::heard);
    }

    private void heard(Line line) {
        if (story != null) {
            story.hear(line);
        }
        if (listener != null) {
            listener.accept(line);
        }
    }

    /**
     * Does what somebody wants, to be written as {@code next}. What is written then is added by {@link #add}, and when
     * all that it led to is done too, {@link #settle} ends its moment.
     *
     * @param legal a choice that was found legal just now; null: it is read from the entry
     */
    void perform(Entry next, @Nullable LegalChoice<S, ?> legal) {
        settle();
        Story.Mark told = story == null ? null : story.mark();
        Replay.Stand<S> before = replay.apply(next, legal);
        pass(before, told);
        doing = next.body();
    }

    private void pass(Replay.Stand<S> stand, Story.@Nullable Mark told) {
        if (!entries.isEmpty()) { // before the first entry a game does not stand anywhere
            milestones.pass(entries.size(), stand, told);
        }
    }

    /** What was done is written. */
    void add(Entry written) {
        entries.add(written);
        if (written.body() instanceof Entry.Reached) {
            replay.noted();
        }
    }

    /** Rolls what waits for no hand, to be written as entry {@code n}. */
    void roll(int n) {
        if (session().pending() == null) {
            return;
        }
        if (doing == null) {
            pass(replay.stand(), story == null ? null : story.mark());
            doing = new Entry.Rolled(List.of());
        }
        replay.allowRolls(n);
        replay.goOn();
    }

    /** What somebody did is done, with all that it led to: it is told as one moment. */
    void settle() {
        if (doing != null && story != null) {
            story.settle(doing, session(), entries.size());
        }
        doing = null;
    }

    /** Does what an entry says that was done once. What the engine wrote belongs to what somebody did before it. */
    void retell(Entry entry) {
        if (entries.isEmpty() || !entry.by().equals("engine")) {
            perform(entry, null);
        } else {
            replay.apply(entry, null);
            doing = doing == null ? entry.body() : doing;
        }
        entries.add(entry);
    }

    // ---- other timelines

    /** The timeline that these entries make, with as much of this one as is the same. */
    Timeline<S> leadingTo(List<Entry> history) {
        int same = 0;
        while (same < Math.min(entries.size(), history.size())
                && Objects.equals(entries.get(same), history.get(same))) { // mostly the very same
            same++;
        }
        if (same == entries.size() && same == history.size()) {
            return this;
        }
        Timeline<S> other = upTo(same);
        history.subList(same, history.size()).forEach(other::retell);
        return other;
    }

    /** Another one of the first {@code place} entries, and whatever is added to it. */
    Timeline<S> upTo(int place) {
        Milestones<S> before = milestones.upTo(place);
        if (place == entries.size() && place > 0 && doing == null) {
            before.pass(place, replay.stand(), story == null ? null : story.mark());
        }
        Timeline<S> other = begunAt(before);
        entries.subList(other.entries.size(), place).forEach(other::retell);
        return other;
    }

    private Timeline<S> begunAt(Milestones<S> before) {
        Milestones.Milestone<S> last = before.last();
        if (last == null) {
            return start(play, chance, story == null ? null : Story.whole());
        }
        Story told = story == null || last.told() == null ? null : story.upTo(last.told());
        Timeline<S> other = new Timeline<>(play, chance, replay.back(last.stand()), before, told);
        other.entries.addAll(entries.subList(0, last.place()));
        other.given = given;
        return other;
    }
}
