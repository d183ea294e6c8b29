package org.muster.core.story;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Open;
import org.muster.core.engine.Session;
import org.muster.core.journal.Entry;

/**
 * What happened in a game, kept while it is played or replayed, so that it can be told without replaying the journal
 * again. It is told in moments: what one command brought about, with the rolls it led to.
 */
public final class Story {

    private final List<Line> lines = new ArrayList<>();
    private final List<Moment> moments = new ArrayList<>();
    /** The moments that each viewer knows of, as far as they were looked for. */
    private final Map<Viewer, Known> known = new HashMap<>();
    /** What was told before the first moment. */
    private final Before before;

    private List<Line> fresh = new ArrayList<>();
    /** By the decision that they answer: of as many drafts as somebody likes to send the last knows those before. */
    private OrderedMap<Integer, Held> held = OrderedMap.empty();

    private List<Object> shown = List.of();
    private List<Sentence> lastPhase = List.of();
    private int takenBack;

    private Story(Before before) {
        this.before = before;
    }

    /**
     * What a story that goes on from a snapshot does not tell itself.
     *
     * @param entries how many entries the journal had then; 0: it begins with the game
     * @param heard how much each viewer had heard
     * @param told who had been told of which entries
     */
    public record Before(int entries, OrderedMap<String, Integer> heard, List<Trace> told) {
        private static final Before NOTHING = new Before(0, OrderedMap.empty(), List.of());

        public Before {
            told = List.copyOf(told);
        }
    }

    /** Of a game that is going to be told from its beginning. */
    public static Story whole() {
        return new Story(Before.NOTHING);
    }

    /** Of a game that goes on from a snapshot, as it stands there. */
    public static Story after(Before before, Session<?> session) {
        Story story = new Story(before);
        story.shown = table(session);
        return story;
    }

    /**
     * One command and what came of it.
     *
     * @param from the first of its lines
     * @param to behind the last of them
     * @param shown whether what everybody sees of the table has changed: what is asked, who has answered, who rolls, who
     *     has joined
     * @param dice who may know of the dice that are waited for since then; null: of none, or none that are new
     * @param opened lines of earlier moments that the journal's owner may read from now on
     * @param held lines that the journal's owner may not read yet
     * @param place how many of the entries that count led to its end
     * @param phase what people call the round and the phase in which the game stood then
     */
    private record Moment(
            int from,
            int to,
            boolean shown,
            @Nullable Audience dice,
            List<Line> opened,
            List<Line> held,
            int place,
            List<Sentence> phase) {

        /** Whether {@code viewer} sees the table change, though nothing need be said. */
        boolean isSeenBy(Viewer viewer) {
            return shown || dice != null && dice.includes(viewer);
        }
    }

    /**
     * A moment that a viewer knows of.
     *
     * @param place how many of the entries that count had led there when it was over
     * @param phase what people call the round and the phase in which the game stood then
     * @param lines what the viewer heard in it, perhaps nothing but that the table has changed
     */
    public record Told(int place, List<Sentence> phase, List<Line> lines) {
        public Told {
            lines = List.copyOf(lines);
        }
    }

    /** An answer that nobody but who gave it may read before its decision closes, and those before it. */
    private record Held(Line line, @Nullable Held before) {}

    /** The moments a viewer knows of. */
    private static final class Known {
        private final List<Integer> moments = new ArrayList<>();
        private int looked;
    }

    // ---- writing

    /** How often something was taken back before what is told here. */
    public void takenBack(int times) {
        takenBack = times;
    }

    /** Something happened. */
    public void hear(Line line) {
        Sentence plain = line.sentence().with(Story::plain);
        fresh.add(new Line(
                line.entry(), line.kind(), plain, line.audience(), line.rules(), line.anchors(), kept(line.phase())));
    }

    /** What people call a phase, once for all that happens in it. */
    private List<Sentence> kept(List<Sentence> phase) {
        List<Sentence> plain =
                phase.stream().map(title -> title.with(Story::plain)).toList();
        lastPhase = plain.equals(lastPhase) ? lastPhase : plain;
        return lastPhase;
    }

    /** A story is kept for long, and keeps no state that a value of a sentence may hold on to. */
    private static Object plain(Object value) {
        return value instanceof Number ? value : String.valueOf(value);
    }

    /**
     * A command is done, with all that it led to.
     *
     * @param place how many of the entries that count have led here
     */
    public void settle(Entry.Body done, Session<?> session, int place) {
        List<Object> now = table(session);
        List<Line> opened = opened(session);
        List<Line> secret = new ArrayList<>();
        if (done instanceof Entry.Chose chose && isSecret(chose.decision(), session)) {
            for (Line line : fresh) {
                if (line.kind() == Line.Kind.CHOSE) {
                    secret.add(line);
                    held = held.with(chose.decision(), new Held(line, held.get(chose.decision())));
                }
            }
        }
        boolean changed = !now.equals(shown) || done instanceof Entry.Joined;
        Audience dice = dice(done, session);
        if (!fresh.isEmpty() || !opened.isEmpty() || changed || dice != null) {
            int from = lines.size();
            lines.addAll(fresh);
            moments.add(new Moment(from, lines.size(), changed, dice, opened, secret, place, kept(session.standsIn())));
        }
        fresh = new ArrayList<>();
        shown = now;
    }

    /** Dice may follow on dice of which others hear nothing: then nothing else tells whose turn to throw it is. */
    private static @Nullable Audience dice(Entry.Body done, Session<?> session) {
        Roll next = session.pending();
        boolean isThrown =
                done instanceof Entry.Rolled rolled && !rolled.rolls().isEmpty();
        return next == null || !isThrown ? null : next.audience();
    }

    /** What was held and is not any more, in the order in which it was said. */
    private List<Line> opened(Session<?> session) {
        List<Line> opened = new ArrayList<>();
        for (int decision : List.copyOf(held.keySet())) {
            if (!isOpen(decision, session)) {
                for (Held one = held.get(decision); one != null; one = one.before()) {
                    opened.add(one.line());
                }
                held = held.without(decision);
            }
        }
        opened.sort((one, other) -> Integer.compare(one.entry(), other.entry()));
        return opened;
    }

    private static boolean isOpen(int decision, Session<?> session) {
        return session.undecided(decision).isPresent();
    }

    private static boolean isSecret(int decision, Session<?> session) {
        return session.undecided(decision)
                .filter(open -> open.decision().isSecret())
                .isPresent();
    }

    /** What everybody sees of the table, whatever else is hidden from them. */
    private static <S> List<Object> table(Session<S> session) {
        List<Object> table = new ArrayList<>();
        for (Open<S, ?> open : session.open()) {
            table.add(open.id());
            OrderedMap<Player, Answered> answers = session.answersTo(open.id());
            for (Question<?> question : open.all()) {
                Answered given = answers.get(question.id());
                table.add(question.id());
                table.add(question.waitedFor());
                table.add(given != null && given.confirmed());
            }
        }
        Roll pending = session.pending();
        table.add(pending != null);
        table.add(pending == null || pending.by() == null ? "" : pending.by());
        table.add(session.result() != null);
        return table;
    }

    // ---- another story that begins alike

    /** How far it was told at one time, between two moments. */
    public static final class Mark {
        private final int lines;
        private final int moments;
        private final OrderedMap<Integer, Held> held;
        private final List<Object> shown;

        private Mark(Story story) {
            this.lines = story.lines.size();
            this.moments = story.moments.size();
            this.held = story.held;
            this.shown = story.shown;
        }
    }

    /** How far it is told. */
    public Mark mark() {
        return new Mark(this);
    }

    /** The same up to {@code mark}, to be gone on with otherwise. */
    public Story upTo(Mark mark) {
        Story other = new Story(before);
        other.lines.addAll(lines.subList(0, mark.lines));
        other.moments.addAll(moments.subList(0, mark.moments));
        other.held = mark.held;
        other.shown = mark.shown;
        other.takenBack = takenBack;
        return other;
    }

    // ---- telling

    /** Whether it begins with the game, not with a snapshot. */
    public boolean isWhole() {
        return before.entries() == 0;
    }

    /** How many entries the journal had when it began: it holds the lines of all later ones. */
    public int begins() {
        return before.entries();
    }

    /** Who was told of which entries from the beginning of the game, also before it began. */
    public List<Trace> told() {
        return Trace.of(before.told(), lines);
    }

    /** All lines since it began, in order. */
    public List<Line> lines() {
        return List.copyOf(lines);
    }

    /** How much there is to be heard for {@code viewer}. */
    public Revision revision(Viewer viewer) {
        return new Revision(takenBack, heardBefore(viewer) + known(viewer).size());
    }

    /**
     * What {@code viewer} has not heard.
     *
     * @param heard up to where
     * @return the lines, perhaps none, as the table alone may have changed; empty if they are not to be told one by one:
     *     something was taken back, or it was before the snapshot
     */
    public Optional<List<Line>> since(Viewer viewer, Revision heard) {
        List<Integer> moments = known(viewer);
        int first = heard.news() - heardBefore(viewer);
        if (heard.takenBack() != takenBack || first < 0 || first > moments.size()) {
            return Optional.empty();
        }
        List<Line> told = new ArrayList<>();
        for (int moment : moments.subList(first, moments.size())) {
            told.addAll(linesOf(moment, viewer));
        }
        return Optional.of(told);
    }

    /** All moments since it began that {@code viewer} knows of. */
    public List<Told> moments(Viewer viewer) {
        List<Told> told = new ArrayList<>();
        for (int n : known(viewer)) {
            Moment moment = moments.get(n);
            told.add(new Told(moment.place(), moment.phase(), linesOf(n, viewer)));
        }
        return told;
    }

    /** How many entries had led to the end of the moment after which {@code viewer} had heard {@code news}, if one had. */
    public Optional<Integer> place(Viewer viewer, int news) {
        List<Integer> moments = known(viewer);
        int n = news - heardBefore(viewer) - 1;
        return n < 0 || n >= moments.size()
                ? Optional.empty()
                : Optional.of(this.moments.get(moments.get(n)).place());
    }

    private int heardBefore(Viewer viewer) {
        return before.heard().getOrDefault(viewer.toString(), 0);
    }

    private List<Integer> known(Viewer viewer) {
        Known found = known.computeIfAbsent(viewer, fresh -> new Known());
        for (; found.looked < moments.size(); found.looked++) {
            if (viewer.seesAll()
                    || moments.get(found.looked).isSeenBy(viewer)
                    || !linesOf(found.looked, viewer).isEmpty()) {
                found.moments.add(found.looked);
            }
        }
        return found.moments;
    }

    private List<Line> linesOf(int n, Viewer viewer) {
        Moment moment = moments.get(n);
        List<Line> told = new ArrayList<>();
        if (viewer.seesAll()) {
            told.addAll(moment.opened());
        }
        for (Line line : lines.subList(moment.from(), moment.to())) {
            if (line.audience().includes(viewer)
                    && !(viewer.seesAll() && moment.held().contains(line))) {
                told.add(line);
            }
        }
        return told;
    }
}
