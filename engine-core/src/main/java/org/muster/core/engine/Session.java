package org.muster.core.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
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
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;

/**
 * A game in motion, from question to question: the only place where a game changes. What lies between two questions is
 * changed in place, as bots ask for millions of them; {@link #position} writes it down.
 *
 * @param <S> the ruleset's state
 */
public final class Session<S> implements InPlay<S> {

    /** More steps than any rule needs between two questions: the ruleset goes round in circles. */
    private static final int CIRCLES = 1_000_000;

    private final Engine<S> engine;
    private final Surroundings table;
    private final Course<S> course;
    private final Submitted submitted;
    private final StepDice dice;
    private final Running running = new Running();

    private S state;
    private int round;
    private int decisions;
    /** The decision that is being carried out, or 0. */
    private int closing;
    /** What was chosen in it; null: it is to be read from the answers. */
    private @Nullable Choices<?> chosen;

    private @Nullable Result result;

    private List<Open<S, ?>> open = List.of();
    private @Nullable Roll pending;
    /** Nobody need be waited for: to be closed. */
    private @Nullable Open<S, ?> ready;
    /** The step that is being carried out, or was the last. */
    private Course.@Nullable Leaf<S> doing;

    /** A game at {@code position}; {@link #run} sets it in motion. */
    public Session(Engine<S> engine, Position<S> position, Surroundings table) {
        this.engine = engine;
        this.table = table;
        this.course = new Course<>(position.agenda());
        this.submitted = new Submitted(position.answers());
        this.dice = new StepDice(table, position.rolls(), position.faces());
        this.state = position.state();
        this.round = position.round();
        this.decisions = position.decisions();
        this.closing = position.closing();
        this.result = position.result();
    }

    // ---- looking

    @Override
    public Position<S> position() {
        return new Position<>(
                state, course.agenda(), round, decisions, dice.rolls(), submitted.all(), closing, dice.faces(), result);
    }

    /** Where it stopped. */
    public Situation<S> situation() {
        return new Situation<>(position(), open, pending);
    }

    @Override
    public S state() {
        return state;
    }

    /** The decisions that wait, in the order of the agenda; they hold until the next one is made. */
    public List<Open<S, ?>> open() {
        return open;
    }

    /** The same, and while dice are waited for those that will wait again when they are rolled. */
    public List<Open<S, ?>> undecided() {
        if (pending == null) {
            return open;
        }
        return opened(leaf -> leaf.opened != closing);
    }

    /** The one of that number; empty: it is decided, or was never asked. */
    public Optional<Open<S, ?>> undecided(int decision) {
        for (Open<S, ?> one : undecided()) {
            if (one.id() == decision) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }

    /** The decisions that its position says were answered, before it is set in motion. */
    public List<Open<S, ?>> answered() {
        return opened(leaf -> !answersTo(leaf.opened).isEmpty());
    }

    /** The decisions of such steps as things stand. */
    private List<Open<S, ?>> opened(Predicate<Course.Leaf<S>> which) {
        List<Open<S, ?>> opened = new ArrayList<>();
        asked(which).forEach(leaf -> opened.add(opened(leaf, (Ask<S, ?>) leaf.step)));
        return opened;
    }

    /** The steps on the agenda whose decisions have been opened. */
    private List<Course.Leaf<S>> asked(Predicate<Course.Leaf<S>> which) {
        List<Course.Leaf<S>> asked = new ArrayList<>(2);
        course.find(leaf -> {
            if (leaf.opened != 0 && leaf.step instanceof Ask && which.test(leaf)) {
                asked.add(leaf);
            }
            return false;
        });
        return asked;
    }

    /** What is left to do, without the numbers of decisions: equal where the game has come back to. */
    public @Nullable Agenda<S> unopened() {
        return course.unopened();
    }

    @Override
    public int round() {
        return round;
    }

    /** How many decisions were opened so far. */
    public int decisions() {
        return decisions;
    }

    /** The roll that waits for real dice; null if none does. */
    public @Nullable Roll pending() {
        return pending;
    }

    /** The answers to an open decision so far. */
    public OrderedMap<Player, Answered> answersTo(int decision) {
        return submitted.to(decision);
    }

    /** What people call the round and the phase that what happens just now belongs to; empty before anything has. */
    public List<Sentence> happensIn() {
        return doing == null ? List.of() : doing.phaseTitles();
    }

    /**
     * Where the step stands that is carried out just now, or was the last: the ids of its round and phase, the titles
     * above it in English, and its name; empty before there was any.
     */
    public List<String> place() {
        Course.Leaf<S> leaf = doing;
        if (leaf == null) {
            return List.of();
        }
        List<String> place = new ArrayList<>(leaf.phase());
        leaf.titles().forEach(title -> place.add(title.in(Language.ENGLISH)));
        place.add(StepNames.of(leaf.step));
        return place;
    }

    /** The step whose rules run just now. */
    public Running running() {
        return running;
    }

    /** What people call the round and the phase in which it stopped. */
    public List<Sentence> standsIn() {
        return open.isEmpty() ? happensIn() : open.get(0).phaseTitles();
    }

    /** How the game ended; null: it goes on. */
    public @Nullable Result result() {
        return result;
    }

    // ---- running

    /** Runs until somebody must decide or roll, or the game is over. */
    public Session<S> run() {
        open = List.of();
        pending = null;
        try {
            for (int steps = 0; result == null; steps++) {
                if (steps > CIRCLES) {
                    throw new RulesetFault(
                            state.getClass(), "", Sentence.of("no question and no end after {n} steps", steps));
                }
                if (!takeStep()) {
                    return this;
                }
            }
            open = List.of();
        } catch (RollPending roll) {
            open = List.of();
            pending = roll.roll();
        }
        return this;
    }

    /** Takes one step; false if it is for people to go on. */
    private boolean takeStep() {
        if (closing != 0) {
            close(closing, chosen);
            return true;
        }
        if (course.isOver()) {
            nextRound();
            return true;
        }
        Course.Leaf<S> leaf = course.find(one -> one.step instanceof Act<S>);
        if (leaf != null) {
            doing = leaf;
            running.now(leaf.step, Running.Deed.ACT);
            after(leaf, given(((Act<S>) leaf.step).act(state, dice), leaf.step, "act"));
            return true;
        }
        open = new ArrayList<>(2);
        course.find(this::number);
        ready = null;
        course.find(one -> one.step instanceof Ask<S, ?> ask && ask(one, ask));
        if (ready == null) {
            return false;
        }
        close(ready.id(), choices(ready));
        return true;
    }

    private void nextRound() {
        round++;
        Pipeline<S> pipeline = engine.pipeline();
        if (round == 0) {
            course.start(pipeline.setupAgenda(state));
            return;
        }
        for (Pipeline.Round<S> kind : pipeline.rounds()) {
            if (kind.when().test(state)) {
                course.start(kind.agenda(state, round));
                return;
            }
        }
        throw new RulesetFault(
                state.getClass(),
                "",
                Sentence.of("the pipeline has no round {n} for this state, and nobody has won", round));
    }

    /**
     * Carries out an open decision with these choices, which are taken as legal, and runs on. For games whose dice
     * never wait, such as those of bots.
     */
    public <C> void decide(Open<S, C> decision, Choices<C> choices) {
        tellOpened(decision, choices);
        close(decision.id(), choices);
        run();
    }

    /**
     * Takes an answer to an open decision; when nobody need be waited for any longer it is carried out and the game runs
     * on.
     *
     * @param question of the decision, answered by {@code answered}
     * @param choice what the answer says, legal as things stand
     */
    public <C> void answer(Open<S, C> decision, Question<C> question, Answered answered, C choice) {
        submitted.put(decision.id(), answersTo(decision.id()).with(question.id(), answered));
        if (decision.decision().questions().size() == 1 && answered.confirmed()) {
            carryOut(
                    decision,
                    Choices.of(OrderedMap.of(
                            question.id(), new Choices.Given<>(choice, answered.by(), answered.lapsed()))));
        } else {
            Answer answer = answered.answer();
            if (answer != null) {
                decision.knows(question, answer, choice);
            }
            carryOutIfComplete(decision);
        }
    }

    /**
     * Takes answers to an open decision, as {@link #answer(Open, Question, Answered, Object)} takes one.
     *
     * @param given by the seat of the question; legal as things stand
     */
    public <C> void answer(Open<S, C> decision, Map<Player, Answered> given) {
        OrderedMap<Player, Answered> all = answersTo(decision.id());
        for (Map.Entry<Player, Answered> one : given.entrySet()) {
            all = all.with(one.getKey(), one.getValue());
        }
        submitted.put(decision.id(), all);
        carryOutIfComplete(decision);
    }

    private <C> void carryOutIfComplete(Open<S, C> decision) {
        if (submitted.complete(decision)) {
            carryOut(decision, choices(decision));
        }
    }

    /** What was answered, and what goes without saying. */
    private <C> Choices<C> choices(Open<S, C> decision) {
        return engine.choices(decision, answersTo(decision.id()));
    }

    /** Time is up for an open decision: these answers count, and who is not among them has none. */
    public <C> void lapse(Open<S, C> decision, OrderedMap<Player, Answered> all) {
        submitted.put(decision.id(), all);
        carryOut(decision, engine.choices(decision, all));
    }

    private <C> void carryOut(Open<S, C> decision, Choices<C> choices) {
        pending = null;
        tellOpened(decision, choices);
        tellFallen(decision, choices);
        try {
            close(decision.id(), choices);
        } catch (RollPending roll) {
            open = List.of();
            pending = roll.roll();
            return;
        }
        run();
    }

    /** What was answered in secret and is turned over now. */
    private <C> void tellOpened(Open<S, C> decision, Choices<C> choices) {
        if (decision.decision().opensAnswers()) {
            Sentence path = Sentence.joined(" > ", decision.titles());
            for (Question<C> question : decision.all()) {
                choices.find(question.id())
                        .ifPresent(choice -> table.told(new Opened<>(
                                path, question, choice, decision.decision().rules())));
            }
        }
    }

    /** What somebody had drafted and others did not wait for: it counts for nothing, and is not lost without a word. */
    private <C> void tellFallen(Open<S, C> decision, Choices<C> choices) {
        OrderedMap<Player, Answered> given = answersTo(decision.id());
        for (Question<C> question : decision.all()) {
            Answered answered = given.get(question.id());
            boolean counts = choices.find(question.id()).isPresent(); // as time is up
            if (answered != null && !answered.confirmed() && answered.answer() != null && !counts) {
                Answer draft = answered.answer();
                table.told(Event.told(
                                "As others have answered, what {who} had drafted counts no longer ({answer}).",
                                answered.by(),
                                Sentence.lazily(() -> question.options().inWords(draft)))
                        .only(question.who().toArray(new Player[0])));
            }
        }
    }

    /** The same of what was open beside what ended: the game has gone on without it. */
    private <C> void tellLeftBehind(Open<S, C> decision) {
        OrderedMap<Player, Answered> given = answersTo(decision.id());
        for (Question<C> question : decision.all()) {
            Answered answered = given.get(question.id());
            if (answered != null && answered.answer() != null) {
                Answer said = answered.answer();
                table.told(Event.told(
                                "As the game has gone on, what {who} had said to {question} counts no longer ({answer}).",
                                answered.by(),
                                Sentence.joined(" > ", decision.titles()),
                                Sentence.lazily(() -> question.options().inWords(said)))
                        .only(question.who().toArray(new Player[0])));
            }
        }
    }

    /** Carries out a decision; without choices those of the answers are taken. */
    private void close(int id, @Nullable Choices<?> choices) {
        closing = id;
        chosen = choices;
        Course.Leaf<S> leaf = course.find(one -> one.opened == id);
        if (leaf == null || !(leaf.step instanceof Ask<S, ?> ask)) {
            throw new IllegalStateException("decision " + id + " is not on the agenda");
        }
        doing = leaf;
        after(leaf, decide(leaf, ask, choices));
        submitted.drop(id);
        closing = 0;
        chosen = null;
    }

    private <C> Outcome<S> decide(Course.Leaf<S> leaf, Ask<S, C> ask, @Nullable Choices<?> choices) {
        @SuppressWarnings("unchecked") // they were made for this very step
        Choices<C> made = choices == null ? choices(opened(leaf, ask)) : (Choices<C>) choices;
        running.now(ask, Running.Deed.DECIDE);
        return given(ask.decide(state, made, dice), ask, "decide");
    }

    /** What a step gave, which must be something. */
    private static <T> T given(@Nullable T something, Step<?> step, String method) {
        if (something == null) {
            throw new RulesetFault(step.getClass(), method, Sentence.of("it gave nothing (null)"));
        }
        return something;
    }

    private void after(Course.Leaf<S> leaf, Outcome<S> outcome) {
        table.did(leaf.step);
        dice.done();
        S before = state;
        state = outcome.state();
        result = outcome.result();
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
                next = Agenda.inOrder(brought);
            }
        }
        List<Course.Leaf<S>> answered = submitted.isEmpty()
                ? List.of()
                : asked(one -> one != leaf && !answersTo(one.opened).isEmpty());
        course.done(leaf, next, outcome.alongside(), outcome.leaves());
        for (Course.Leaf<S> one : answered) {
            if (result == null && course.find(still -> still.opened == one.opened) == null) {
                tellLeftBehind(opened(one, (Ask<S, ?>) one.step, before));
            }
        }
    }

    // ---- opening decisions

    /** Gives a number to a decision that is open and has none; goes on looking. */
    private boolean number(Course.Leaf<S> leaf) {
        if (leaf.opened == 0) {
            leaf.opened = ++decisions;
        }
        return false;
    }

    /** Adds the decision to those that wait, unless nobody need be waited for: then it is {@link #ready}. */
    private <C> boolean ask(Course.Leaf<S> leaf, Ask<S, C> ask) {
        Open<S, C> asked = opened(leaf, ask);
        submitted.withdrawWhatNoLongerHolds(asked, this::tellWithdrawn);
        if (submitted.complete(asked)) {
            ready = asked;
            return true;
        }
        if (asked.isForAnybody()) {
            open.add(asked);
        }
        return false;
    }

    /** The decision of a step as things stand, without the questions that leave nothing to choose. */
    private <C> Open<S, C> opened(Course.Leaf<S> leaf, Ask<S, C> ask) {
        return opened(leaf, ask, state);
    }

    private <C> Open<S, C> opened(Course.Leaf<S> leaf, Ask<S, C> ask, S then) {
        running.now(ask, Running.Deed.ASK);
        Decision<C> decision = given(ask.decision(then), ask, "decision");
        List<Question<C>> all = decision.questions();
        List<Question<C>> real = all; // mostly all of them
        for (int i = 0; i < all.size(); i++) {
            Question<C> question = all.get(i);
            boolean asked = question.waitedFor() && engine.mustAsk(question);
            if (!asked && real == all) {
                real = new ArrayList<>(all.subList(0, i));
            } else if (asked && real != all) {
                real.add(question);
            }
        }
        return new Open<>(leaf, ask, then, decision, real);
    }

    private void tellWithdrawn(Question<?> question, Answered answered) {
        table.told(Event.told("The answer of {who} no longer holds and was withdrawn.", answered.by())
                .only(question.who().toArray(new Player[0])));
    }
}
