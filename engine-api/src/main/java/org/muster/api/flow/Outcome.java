package org.muster.api.flow;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.text.Sentence;

/**
 * What a step did: the new state, what is worth telling, the steps that come next, or the end of the game.
 *
 * @param <S> the ruleset's state
 */
@Stable
public final class Outcome<S> {

    private final S state;
    private final List<Event> events;
    private final @Nullable Agenda<S> next;
    private final List<Agenda<S>> alongside;
    private final boolean leaves;
    private final @Nullable Result result;

    private Outcome(
            S state,
            List<Event> events,
            @Nullable Agenda<S> next,
            List<Agenda<S>> alongside,
            boolean leaves,
            @Nullable Result result) {
        this.state = state;
        this.events = events;
        this.next = next;
        this.alongside = alongside;
        this.leaves = leaves;
        this.result = result;
    }

    /** The game goes on from {@code state}. */
    public static <S> Outcome<S> of(S state) {
        return new Outcome<>(state, List.of(), null, List.of(), false, null);
    }

    /** And this happened, after what was told before. */
    public Outcome<S> tell(Event event) {
        return tell(List.of(event));
    }

    /** And all this happened, after what was told before. */
    public Outcome<S> tell(List<? extends Event> more) {
        if (events.isEmpty()) {
            return new Outcome<>(state, List.copyOf(more), next, alongside, leaves, result);
        }
        List<Event> all = new ArrayList<>(events);
        all.addAll(more);
        return new Outcome<>(state, all, next, alongside, leaves, result);
    }

    /** And all this happened, before what is told already. */
    Outcome<S> tellingFirst(List<Event> earlier) {
        return new Outcome<>(state, earlier, next, alongside, leaves, result).tell(events);
    }

    /** This comes next, after what is to come next already and before the rest of the agenda. */
    public Outcome<S> then(Agenda<S> agenda) {
        Agenda<S> all = next == null ? agenda : new Agenda.InOrder<>("", Sentence.NOTHING, next, List.of(agenda));
        return new Outcome<>(state, events, all, alongside, leaves, result);
    }

    /** These steps come next, one after the other. */
    @SafeVarargs
    public final Outcome<S> then(Step<S>... steps) {
        return steps.length == 1 ? then(Agenda.of(steps[0])) : then(Agenda.inOrder(steps));
    }

    /** This runs beside the step, in the nearest {@link Agenda.InAnyOrder} around it, or before what is to come. */
    public Outcome<S> alongside(Agenda<S> agenda) {
        List<Agenda<S>> more = new ArrayList<>(alongside);
        more.add(agenda);
        return new Outcome<>(state, events, next, List.copyOf(more), leaves, result);
    }

    /**
     * The rest of the nearest branch with a title, such as an attack whose target is gone, is dropped; what comes next
     * takes its place.
     */
    public Outcome<S> leave() {
        return new Outcome<>(state, events, next, alongside, true, result);
    }

    /** The game is over; whatever was still to come is dropped. */
    public Outcome<S> end(Result how) {
        return new Outcome<>(state, events, next, alongside, leaves, how);
    }

    /** The new state. */
    public S state() {
        return state;
    }

    /** What happened, in order. */
    public List<Event> events() {
        return events;
    }

    /** What comes next; null: what the agenda holds. */
    public @Nullable Agenda<S> next() {
        return next;
    }

    /** What runs beside. */
    public List<Agenda<S>> alongside() {
        return alongside;
    }

    /** Whether the rest of the nearest branch with a title is dropped. */
    public boolean leaves() {
        return leaves;
    }

    /** How the game ended; null: it goes on. */
    public @Nullable Result result() {
        return result;
    }
}
