package org.muster.core.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Question;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Reaction;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;

/** One run of the engine from question to question: the only place where a game changes. */
final class Run<S> implements Dice {

    /** More steps than any rule needs between two questions: the ruleset goes round in circles. */
    private static final int CIRCLES = 1_000_000;

    private final Engine<S> engine;
    private final Table table;

    private S state;
    private @Nullable Agenda<S> agenda;
    private int round;
    private int decisions;
    private int rolls;
    private OrderedMap<Integer, OrderedMap<Player, Answered>> answers;
    private int closing;
    private List<int[]> faces;
    private @Nullable Result result;

    private int rolledInStep;
    /** The rolls of this step that were not in {@link #faces}. */
    private final List<Rolled> made = new ArrayList<>(4);

    private List<Agenda<S>> beside = List.of();
    private @Nullable Choices<?> chosen;

    Run(Engine<S> engine, Position<S> position, Table table) {
        this.engine = engine;
        this.table = table;
        this.state = position.state();
        this.agenda = position.agenda();
        this.round = position.round();
        this.decisions = position.decisions();
        this.rolls = position.rolls();
        this.answers = position.answers();
        this.closing = position.closing();
        this.faces = position.faces().isEmpty() ? List.of() : new ArrayList<>(position.faces());
        this.result = position.result();
    }

    private Position<S> position() {
        return new Position<>(state, agenda, round, decisions, rolls, answers, closing, faces, result);
    }

    Situation<S> toTheNextQuestion() {
        try {
            for (int steps = 0; result == null; steps++) {
                if (steps > CIRCLES) {
                    throw new IllegalStateException("no question and no end after " + steps + " steps");
                }
                if (closing != 0) {
                    close(closing);
                } else if (agenda == null) {
                    nextRound();
                } else if (!runFirstAct()) {
                    List<Open<S, ?>> open = new ArrayList<>(2);
                    int ready = openAll(open);
                    if (ready == 0) {
                        return new Situation<>(position(), open, null);
                    }
                    close(ready);
                }
            }
            return new Situation<>(position(), List.of(), null);
        } catch (RollPending pending) {
            return new Situation<>(position(), List.of(), pending.roll());
        }
    }

    private void nextRound() {
        round++;
        Pipeline<S> pipeline = engine.pipeline();
        if (round == 0) {
            if (!pipeline.setupPhases().isEmpty()) {
                agenda = Agenda.inOrder(
                        "",
                        pipeline.setupPhases().stream()
                                .map(Pipeline.Phase::agenda)
                                .toList());
            }
            return;
        }
        for (Pipeline.Round<S> kind : pipeline.rounds()) {
            if (kind.when().test(state)) {
                agenda = kind.agenda(round);
                return;
            }
        }
        throw new IllegalStateException("the pipeline has no round " + round + " for this state, and nobody has won");
    }

    // ---- carrying out steps

    private boolean runFirstAct() {
        Agenda<S> before = agenda;
        agenda = before == null ? null : rewrite(before, 0);
        takeIn();
        return agenda != before;
    }

    /** Carries out a decision whose answers are all in the position. */
    private void close(int id) {
        close(id, null);
    }

    /** Carries out a decision; without choices those of the position are taken. */
    void close(int id, @Nullable Choices<?> choices) {
        closing = id;
        chosen = choices;
        Agenda<S> before = agenda;
        agenda = before == null ? null : rewrite(before, id);
        if (agenda == before) {
            throw new IllegalStateException("decision " + id + " is not on the agenda");
        }
        takeIn();
        answers = answers.without(id);
        closing = 0;
    }

    /** What no InAnyOrder took in runs before everything else. */
    private void takeIn() {
        if (!beside.isEmpty()) {
            List<Agenda<S>> all = new ArrayList<>(beside);
            beside = List.of();
            if (agenda != null) {
                all.add(agenda);
            }
            agenda = Agenda.inOrder("", all);
        }
    }

    /**
     * The agenda after one step was carried out: the first act if {@code target} is 0, else the decision of that
     * number. The same object if there was none; null if nothing is left.
     */
    private @Nullable Agenda<S> rewrite(Agenda<S> node, int target) {
        if (node instanceof Agenda.Todo<S> todo) {
            if (target == 0) {
                return todo.step() instanceof Act<S> act ? after(act, act.act(state, this)) : node;
            }
            return todo.opened() == target && todo.step() instanceof Ask<S, ?> ask ? after(ask, decide(ask)) : node;
        }
        if (node instanceof Agenda.InOrder<S> inOrder) {
            return rewriteInOrder(inOrder, target);
        }
        if (node instanceof Agenda.InAnyOrder<S> inAnyOrder) {
            return rewriteInAnyOrder(inAnyOrder, target);
        }
        Agenda.Meanwhile<S> meanwhile = (Agenda.Meanwhile<S>) node;
        Agenda<S> changed = rewrite(meanwhile.item(), target);
        return changed == meanwhile.item() ? node : changed == null ? null : new Agenda.Meanwhile<>(changed);
    }

    private @Nullable Agenda<S> rewriteInOrder(Agenda.InOrder<S> node, int target) {
        Agenda<S> changed = rewrite(node.first(), target);
        if (changed == node.first()) {
            return node;
        }
        if (changed == null) {
            return node.next();
        }
        return node.rest().isEmpty() && node.title().isEmpty()
                ? changed
                : new Agenda.InOrder<>(node.title(), changed, node.rest());
    }

    private @Nullable Agenda<S> rewriteInAnyOrder(Agenda.InAnyOrder<S> node, int target) {
        List<Agenda<S>> items = node.items();
        if (items.isEmpty()) {
            return null;
        }
        for (int i = 0; i < items.size(); i++) {
            Agenda<S> item = items.get(i);
            Agenda<S> changed = rewrite(item, target);
            if (changed != item) {
                List<Agenda<S>> rest = new ArrayList<>(items);
                if (changed == null) {
                    rest.remove(i);
                } else {
                    rest.set(i, changed);
                }
                rest.addAll(beside);
                beside = List.of();
                boolean over = rest.stream().allMatch(left -> left instanceof Agenda.Meanwhile<S>);
                return over ? null : new Agenda.InAnyOrder<>(node.title(), rest);
            }
        }
        return node;
    }

    private <C> Outcome<S> decide(Ask<S, C> ask) {
        @SuppressWarnings("unchecked") // the choices were made for this very step
        Choices<C> choices = (Choices<C>) chosen;
        if (choices == null) {
            List<Question<C>> questions = ask.decision(state).questions();
            choices = engine.choices(questions, answers.getOrDefault(closing, OrderedMap.empty()));
        }
        return ask.decide(state, choices, this);
    }

    private @Nullable Agenda<S> after(Step<S> done, Outcome<S> outcome) {
        table.did(done);
        rolls += rolledInStep;
        rolledInStep = 0;
        made.clear();
        faces = List.of();
        state = outcome.state();
        result = outcome.result();
        beside = outcome.alongside();
        Agenda<S> next = outcome.next();
        List<Event> events = outcome.events();
        if (!events.isEmpty()) {
            List<Agenda<S>> brought = new ArrayList<>(0);
            for (Event event : events) {
                table.told(event);
                for (Reaction<S> reaction : engine.reactions()) {
                    for (Step<S> step : reaction.to(event, state)) {
                        brought.add(Agenda.of(step));
                    }
                }
            }
            if (!brought.isEmpty()) {
                if (next != null) {
                    brought.add(next);
                }
                return Agenda.inOrder("", brought);
            }
        }
        return next;
    }

    /** What was rolled before a roll that waits is not rolled again. */
    private void keepFaces() {
        List<int[]> all = new ArrayList<>(faces);
        made.forEach(rolled -> all.add(rolled.faces()));
        faces = List.copyOf(all);
    }

    @Override
    public Rolled roll(Roll roll) {
        int index = rolledInStep++;
        if (index < faces.size()) {
            return new Rolled(roll, faces.get(index));
        }
        try {
            Rolled rolled = table.roll(roll, rolls + index);
            made.add(rolled);
            return rolled;
        } catch (RollPending pending) {
            keepFaces();
            rolledInStep = 0;
            throw pending;
        }
    }

    // ---- opening decisions

    /** Opens every decision that can be open and collects those that wait; the first that can be closed, or 0. */
    private int openAll(List<Open<S, ?>> waiting) {
        if (agenda == null) {
            return 0;
        }
        agenda = number(agenda);
        return collect(agenda, null, false, waiting);
    }

    private Agenda<S> number(Agenda<S> node) {
        if (node instanceof Agenda.Todo<S> todo) {
            return todo.opened() == 0 ? new Agenda.Todo<>(todo.step(), ++decisions) : node;
        }
        if (node instanceof Agenda.InOrder<S> inOrder) {
            Agenda<S> numbered = number(inOrder.first());
            return numbered == inOrder.first() ? node : new Agenda.InOrder<>(inOrder.title(), numbered, inOrder.rest());
        }
        if (node instanceof Agenda.InAnyOrder<S> inAnyOrder) {
            List<Agenda<S>> items = new ArrayList<>(inAnyOrder.items());
            boolean changed = false;
            for (int i = 0; i < items.size(); i++) {
                Agenda<S> numbered = number(items.get(i));
                changed |= numbered != items.set(i, numbered);
            }
            return changed ? new Agenda.InAnyOrder<>(inAnyOrder.title(), items) : node;
        }
        Agenda<S> item = ((Agenda.Meanwhile<S>) node).item();
        Agenda<S> numbered = number(item);
        return numbered == item ? node : new Agenda.Meanwhile<>(numbered);
    }

    private int collect(Agenda<S> node, Open.@Nullable Branch above, boolean meanwhile, List<Open<S, ?>> waiting) {
        if (node instanceof Agenda.Todo<S> todo) {
            return todo.step() instanceof Ask<S, ?> ask ? ask(ask, todo.opened(), above, meanwhile, waiting) : 0;
        }
        if (node instanceof Agenda.InOrder<S> inOrder) {
            return collect(inOrder.first(), new Open.Branch(inOrder.title(), above), meanwhile, waiting);
        }
        if (node instanceof Agenda.InAnyOrder<S> inAnyOrder) {
            Open.Branch branch = new Open.Branch(inAnyOrder.title(), above);
            for (Agenda<S> item : inAnyOrder.items()) {
                int ready = collect(item, branch, meanwhile, waiting);
                if (ready != 0) {
                    return ready;
                }
            }
            return 0;
        }
        return collect(((Agenda.Meanwhile<S>) node).item(), above, true, waiting);
    }

    /** Adds the decision to those that wait, or returns its number if nobody need be waited for. */
    private <C> int ask(
            Ask<S, C> ask, int id, Open.@Nullable Branch above, boolean meanwhile, List<Open<S, ?>> waiting) {
        Decision<C> decision = ask.decision(state);
        List<Question<C>> real = decision.questions();
        for (Question<C> question : real) {
            if (!engine.mustAsk(question)) {
                real = real.stream().filter(engine::mustAsk).toList();
                break;
            }
        }
        OrderedMap<Player, Answered> given = answers.getOrDefault(id, OrderedMap.empty());
        boolean complete = true;
        for (Question<C> question : real) {
            Answered answered = given.get(question.id());
            if (answered != null && !Engine.holds(question, answered.answer())) {
                // something else that happened has made it illegal: ask again
                given = given.without(question.id());
                answers = answers.with(id, given);
                table.told(Event.told("The answer of {who} no longer holds and was withdrawn.", "who", answered.by())
                        .only(question.who().toArray(new Player[0])));
                answered = null;
            }
            complete &= answered != null && answered.confirmed();
        }
        if (complete) {
            return id;
        }
        waiting.add(new Open<>(id, ask, state, above, meanwhile, decision, real));
        return 0;
    }
}
