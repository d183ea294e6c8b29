package org.muster.api.flow;

import java.util.List;
import java.util.stream.Stream;

/** The steps that a place on the agenda holds. */
final class AgendaSteps<S> implements Agenda.Visitor<S, Stream<Step<S>>> {

    @Override
    public Stream<Step<S>> todo(Agenda.Todo<S> todo) {
        return Stream.of(todo.step());
    }

    @Override
    public Stream<Step<S>> inOrder(Agenda.InOrder<S> branch) {
        return all(branch.items());
    }

    @Override
    public Stream<Step<S>> inAnyOrder(Agenda.InAnyOrder<S> branch) {
        return all(branch.items());
    }

    @Override
    public Stream<Step<S>> meanwhile(Agenda.Meanwhile<S> branch) {
        return branch.item().accept(this);
    }

    private Stream<Step<S>> all(List<Agenda<S>> items) {
        return items.stream().flatMap(item -> item.accept(this));
    }
}
