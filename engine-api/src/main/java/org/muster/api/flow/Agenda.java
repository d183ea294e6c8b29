package org.muster.api.flow;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.text.Sentence;

/**
 * The steps still to come, as a tree. It is written with the state, so that a game can be saved, copied, shown and
 * resumed in the middle of anything. Titles of its branches are the path people see: "Turn 3 > Action > Empire".
 *
 * @param <S> the ruleset's state
 */
@Stable
public sealed interface Agenda<S> {

    /** What {@code visitor} makes of it. */
    <R> R accept(Visitor<S, R> visitor);

    /** All its steps, in the order in which they are written. */
    default List<Step<S>> steps() {
        return accept(new AgendaSteps<S>()).toList();
    }

    /**
     * What somebody makes of a place in the tree. A new kind of place is added here, so that nothing compiles that does
     * not know it.
     *
     * @param <R> what is made
     */
    interface Visitor<S, R> {

        /** One step. */
        R todo(Todo<S> todo);

        /** One after the other. */
        R inOrder(InOrder<S> branch);

        /** Side by side. */
        R inAnyOrder(InAnyOrder<S> branch);

        /** As long as its neighbours go on. */
        R meanwhile(Meanwhile<S> branch);
    }

    /**
     * One step.
     *
     * @param opened the number of its decision once that is open, 0 before
     */
    record Todo<S>(Step<S> step, int opened) implements Agenda<S> {
        @Override
        public <R> R accept(Visitor<S, R> visitor) {
            return visitor.todo(this);
        }
    }

    /**
     * One after the other.
     *
     * @param id of a round or phase, by which saved games know it; empty for all else
     * @param title what people call it; empty: nothing
     * @param first what runs now
     * @param rest what comes after it; an unchanging list
     */
    record InOrder<S>(String id, Sentence title, Agenda<S> first, List<Agenda<S>> rest) implements Agenda<S> {

        @Override
        public <R> R accept(Visitor<S, R> visitor) {
            return visitor.inOrder(this);
        }

        /** The first and the rest. */
        public List<Agenda<S>> items() {
            List<Agenda<S>> items = new ArrayList<>(rest.size() + 1);
            items.add(first);
            items.addAll(rest);
            return items;
        }

        /** What is left when the first is done; null if nothing is. */
        public @Nullable InOrder<S> next() {
            return rest.isEmpty() ? null : new InOrder<>(id, title, rest.get(0), rest.subList(1, rest.size()));
        }
    }

    /**
     * All open side by side, each going on as its answers come; over when all are done.
     *
     * @param items an unchanging list
     */
    record InAnyOrder<S>(Sentence title, List<Agenda<S>> items) implements Agenda<S> {
        @Override
        public <R> R accept(Visitor<S, R> visitor) {
            return visitor.inAnyOrder(this);
        }
    }

    /** Open while its neighbours in an {@link InAnyOrder} go on, and gone with the last of them: conceding, say. */
    record Meanwhile<S>(Agenda<S> item) implements Agenda<S> {
        @Override
        public <R> R accept(Visitor<S, R> visitor) {
            return visitor.meanwhile(this);
        }
    }

    /** One step. */
    static <S> Agenda<S> of(Step<S> step) {
        return new Todo<>(step, 0);
    }

    /** Steps one after the other. */
    @SafeVarargs
    static <S> Agenda<S> inOrder(Step<S>... steps) {
        return inOrder(todos(List.of(steps)));
    }

    /** One after the other. */
    static <S> Agenda<S> inOrder(List<? extends Agenda<S>> items) {
        return inOrder(Sentence.NOTHING, items);
    }

    /** One after the other, under a title. */
    static <S> Agenda<S> inOrder(Sentence title, List<? extends Agenda<S>> items) {
        return inOrder("", title, items);
    }

    /** A round or a phase: one after the other, under an id for saved games and a title for people. */
    static <S> Agenda<S> inOrder(String id, Sentence title, List<? extends Agenda<S>> items) {
        List<Agenda<S>> all = List.copyOf(items);
        return all.isEmpty()
                ? new InAnyOrder<>(title, all) // over at once, as nothing is left to do
                : new InOrder<>(id, title, all.get(0), all.subList(1, all.size()));
    }

    /** Side by side. */
    static <S> Agenda<S> inAnyOrder(List<? extends Agenda<S>> items) {
        return inAnyOrder(Sentence.NOTHING, items);
    }

    /** Side by side, under a title. */
    static <S> Agenda<S> inAnyOrder(Sentence title, List<? extends Agenda<S>> items) {
        return new InAnyOrder<>(title, List.copyOf(items));
    }

    /** Steps one after the other, under a title. */
    @SafeVarargs
    static <S> Agenda<S> titled(Sentence title, Step<S>... steps) {
        return inOrder(title, todos(List.of(steps)));
    }

    /** Open as long as its neighbours go on. */
    static <S> Agenda<S> meanwhile(Step<S> step) {
        return new Meanwhile<>(of(step));
    }

    /** Each step by itself. */
    static <S> List<Agenda<S>> todos(Collection<? extends Step<S>> steps) {
        List<Agenda<S>> todos = new ArrayList<>(steps.size());
        for (Step<S> step : steps) {
            todos.add(of(step));
        }
        return todos;
    }
}
