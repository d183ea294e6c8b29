package org.muster.core.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Step;
import org.muster.api.text.Sentence;

/**
 * An {@link Agenda} that is being worked off: the same tree, changed in place, since a playout takes a step every few
 * hundred nanoseconds. It is made from an agenda when a run begins and written back as one when somebody looks.
 */
final class Course<S> {

    private final Planting planting = new Planting();
    private @Nullable Node<S> root;

    /** A place in the course. */
    abstract static class Node<S> {
        @Nullable
        Node<S> above;

        abstract Agenda<S> agenda();

        /** Its title; empty where people see none. */
        Sentence title() {
            return Sentence.NOTHING;
        }
    }

    /** A step that can be taken now. */
    static final class Leaf<S> extends Node<S> {
        final Step<S> step;
        /** The number of its decision, 0 while it is not open. */
        int opened;

        Leaf(Step<S> step, int opened) {
            this.step = step;
            this.opened = opened;
        }

        @Override
        Agenda<S> agenda() {
            return new Agenda.Todo<>(step, opened);
        }

        /** The ids of the round and the phase it lies in. */
        List<String> phase() {
            List<String> ids = new ArrayList<>(2);
            for (Node<S> node = above; node != null; node = node.above) {
                if (node instanceof Sequence<S> sequence && !sequence.id.isEmpty()) {
                    ids.add(sequence.id);
                }
            }
            Collections.reverse(ids);
            return ids;
        }

        /** The titles above it, from the outermost. */
        List<Sentence> titles() {
            List<Sentence> titles = new ArrayList<>();
            for (Node<S> node = above; node != null; node = node.above) {
                if (!node.title().isEmpty()) {
                    titles.add(node.title());
                }
            }
            Collections.reverse(titles);
            return titles;
        }

        /** The titles of the round and the phase it lies in; where an agenda has no ids, the first two there are. */
        List<Sentence> phaseTitles() {
            List<Sentence> titles = new ArrayList<>(2);
            for (Node<S> node = above; node != null; node = node.above) {
                if (node instanceof Sequence<S> sequence && !sequence.id.isEmpty() && !sequence.title.isEmpty()) {
                    titles.add(sequence.title);
                }
            }
            Collections.reverse(titles);
            return titles.isEmpty() ? titles().stream().limit(2).toList() : titles;
        }

        /** Whether the game goes on without it. */
        boolean isAside() {
            for (Node<S> node = above; node != null; node = node.above) {
                if (node instanceof Aside<S>) {
                    return true;
                }
            }
            return false;
        }
    }

    private static final class Sequence<S> extends Node<S> {
        final String id;
        final Sentence title;
        final List<Agenda<S>> rest;
        int next;

        @Nullable
        Node<S> current;

        Sequence(String id, Sentence title, List<Agenda<S>> rest) {
            this.id = id;
            this.title = title;
            this.rest = rest;
        }

        boolean isLast() {
            return next == rest.size();
        }

        @Override
        Sentence title() {
            return title;
        }

        @Override
        Agenda<S> agenda() {
            List<Agenda<S>> left = rest.subList(next, rest.size());
            Node<S> now = current;
            return now == null ? Agenda.inOrder(id, title, left) : new Agenda.InOrder<>(id, title, now.agenda(), left);
        }
    }

    private static final class Parallel<S> extends Node<S> {
        final Sentence title;
        final List<Node<S>> items = new ArrayList<>();

        Parallel(Sentence title) {
            this.title = title;
        }

        @Override
        Sentence title() {
            return title;
        }

        void add(@Nullable Node<S> item) {
            if (item != null) {
                items.add(item);
            }
        }

        boolean isOver() {
            for (Node<S> item : items) {
                if (!(item instanceof Aside<S>)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        Agenda<S> agenda() {
            return new Agenda.InAnyOrder<>(
                    title, items.stream().map(Node::agenda).toList());
        }
    }

    private static final class Aside<S> extends Node<S> {
        @Nullable
        Node<S> item;

        @Override
        Agenda<S> agenda() {
            Node<S> now = item;
            return new Agenda.Meanwhile<>(now == null ? Agenda.inAnyOrder(List.of()) : now.agenda());
        }
    }

    Course(@Nullable Agenda<S> agenda) {
        start(agenda);
    }

    /** Begins anew with this. */
    void start(@Nullable Agenda<S> agenda) {
        root = agenda == null ? null : live(agenda, null);
    }

    /** Whether nothing is left. */
    boolean isOver() {
        return root == null;
    }

    /** What is left. */
    @Nullable
    Agenda<S> agenda() {
        Node<S> all = root;
        return all == null ? null : all.agenda();
    }

    /** The same with no decision opened yet. */
    @Nullable
    Agenda<S> unopened() {
        Course<S> copy = new Course<>(agenda());
        copy.find(leaf -> {
            leaf.opened = 0;
            return false;
        });
        return copy.agenda();
    }

    /** The agenda in place; null where there is nothing to do in it. */
    private @Nullable Node<S> live(Agenda<S> agenda, @Nullable Node<S> above) {
        Node<S> node = agenda.accept(planting);
        if (node != null) {
            node.above = above;
        }
        return node;
    }

    /** Makes of a place on the agenda one of the course; null where there is nothing to do in it. */
    @SuppressWarnings("NullAway") // the visitor's result may be null here, which only its JSpecify mode can see
    private final class Planting implements Agenda.Visitor<S, @Nullable Node<S>> {

        @Override
        public Node<S> todo(Agenda.Todo<S> todo) {
            return new Leaf<>(todo.step(), todo.opened());
        }

        @Override
        public @Nullable Node<S> inOrder(Agenda.InOrder<S> branch) {
            Sequence<S> sequence = new Sequence<>(branch.id(), branch.title(), branch.rest());
            sequence.current = live(branch.first(), sequence);
            return sequence.current != null || advance(sequence) ? sequence : null;
        }

        @Override
        public @Nullable Node<S> inAnyOrder(Agenda.InAnyOrder<S> branch) {
            Parallel<S> parallel = new Parallel<>(branch.title());
            for (Agenda<S> item : branch.items()) {
                parallel.add(live(item, parallel));
            }
            return parallel.isOver() ? null : parallel;
        }

        @Override
        public @Nullable Node<S> meanwhile(Agenda.Meanwhile<S> branch) {
            Aside<S> aside = new Aside<>();
            aside.item = live(branch.item(), aside);
            return aside.item == null ? null : aside;
        }
    }

    /** Goes to the next item that has something to do; false if there is none. */
    private boolean advance(Sequence<S> sequence) {
        while (!sequence.isLast()) {
            sequence.current = live(sequence.rest.get(sequence.next++), sequence);
            if (sequence.current != null) {
                return true;
            }
        }
        sequence.current = null;
        return false;
    }

    /**
     * A step is done: {@code next} comes in its place, {@code beside} runs beside it.
     *
     * @param leaves whether {@code next} comes in place of all that is left of the nearest titled branch
     */
    void done(Leaf<S> leaf, @Nullable Agenda<S> next, List<Agenda<S>> beside, boolean leaves) {
        Parallel<S> around = beside.isEmpty() ? null : around(leaf);
        if (around != null) {
            beside.stream().map(agenda -> live(agenda, around)).forEach(around::add);
        }
        Node<S> gone = leaves ? titled(leaf) : leaf;
        replace(gone, next == null ? null : live(next, gone.above));
        if (around == null && !beside.isEmpty()) {
            // nothing runs side by side here: it comes before all else
            List<Agenda<S>> all = new ArrayList<>(beside);
            Agenda<S> rest = agenda();
            if (rest != null) {
                all.add(rest);
            }
            start(Agenda.inOrder(all));
        }
    }

    private static <S> Node<S> titled(Leaf<S> leaf) {
        for (Node<S> node = leaf.above; node != null; node = node.above) {
            if (!node.title().isEmpty()) {
                return node;
            }
        }
        throw new RulesetFault(
                leaf.step.getClass(),
                "",
                Sentence.of("{step} leaves a branch, and none around it has a title", String.valueOf(leaf.step)));
    }

    private @Nullable Parallel<S> around(Leaf<S> leaf) {
        for (Node<S> node = leaf.above; node != null; node = node.above) {
            if (node instanceof Parallel<S> parallel) {
                return parallel;
            }
        }
        return null;
    }

    private void replace(Node<S> old, @Nullable Node<S> fresh) {
        Node<S> above = old.above;
        if (fresh != null) {
            fresh.above = above;
        }
        if (above == null) {
            root = fresh;
        } else if (above instanceof Sequence<S> sequence) {
            sequence.current = fresh;
            if (fresh == null) {
                if (!advance(sequence)) {
                    replace(sequence, null);
                }
            } else if (sequence.isLast() && sequence.title.isEmpty() && sequence.id.isEmpty()) {
                replace(sequence, fresh); // it has nothing to say any more
            }
        } else if (above instanceof Parallel<S> parallel) {
            int place = parallel.items.indexOf(old);
            if (fresh == null) {
                parallel.items.remove(place);
            } else {
                parallel.items.set(place, fresh);
            }
            if (parallel.isOver()) {
                replace(parallel, null);
            }
        } else if (above instanceof Aside<S> aside) {
            aside.item = fresh;
            if (fresh == null) {
                replace(aside, null);
            }
        }
    }

    /** The first step that can be taken now and passes {@code test}, which may also just look at each; or null. */
    @Nullable
    Leaf<S> find(Predicate<Leaf<S>> test) {
        Node<S> all = root;
        return all == null ? null : find(all, test);
    }

    private static <S> @Nullable Leaf<S> find(Node<S> from, Predicate<Leaf<S>> test) {
        Node<S> node = from;
        while (node instanceof Sequence<S> sequence && sequence.current != null) {
            node = sequence.current;
        }
        if (node instanceof Leaf<S> leaf) {
            return test.test(leaf) ? leaf : null;
        }
        if (node instanceof Aside<S> aside && aside.item != null) {
            return find(aside.item, test);
        }
        if (node instanceof Parallel<S> parallel) {
            for (Node<S> item : parallel.items) {
                Leaf<S> found = find(item, test);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }
}
