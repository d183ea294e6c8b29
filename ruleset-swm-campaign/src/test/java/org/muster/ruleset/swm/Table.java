package org.muster.ruleset.swm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Question;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.json.Json;

/** Plays steps one after another: what acts acts at once, what asks waits for {@link #choose}. */
public final class Table {

    private final Scripted dice = new Scripted();
    private final List<Event> events = new ArrayList<>();
    private final Branch root = new Branch(null, false);
    private War war;
    private @Nullable Result result;

    private Table(War war) {
        this.war = war;
    }

    public static Table of(Wars wars) {
        return new Table(wars.war());
    }

    public static Table of(War war) {
        return new Table(war);
    }

    /** A step still to come, or several. */
    private static final class Branch {
        final @Nullable Step<War> step;
        final boolean anyOrder;
        boolean meanwhile;
        final List<Branch> parts = new ArrayList<>();
        final Map<Player, Choices.Given<Object>> given = new LinkedHashMap<>();

        Branch(@Nullable Step<War> step, boolean anyOrder) {
            this.step = step;
            this.anyOrder = anyOrder;
        }

        static Branch of(Agenda<War> agenda) {
            if (agenda instanceof Agenda.Todo<War> todo) {
                return new Branch(todo.step(), false);
            }
            if (agenda instanceof Agenda.Meanwhile<War> beside) {
                Branch branch = of(beside.item());
                branch.meanwhile = true;
                return branch;
            }
            boolean anyOrder = agenda instanceof Agenda.InAnyOrder<War>;
            Branch branch = new Branch(null, anyOrder);
            List<Agenda<War>> items =
                    agenda instanceof Agenda.InAnyOrder<War> any ? any.items() : ((Agenda.InOrder<War>) agenda).items();
            items.forEach(item -> branch.parts.add(of(item)));
            return branch;
        }

        List<Branch> open() {
            if (step != null) {
                return List.of(this);
            }
            parts.removeIf(part -> part.step == null && part.open().isEmpty());
            if (anyOrder && parts.stream().allMatch(part -> part.meanwhile)) {
                parts.clear();
            }
            List<Branch> open = new ArrayList<>();
            for (Branch part : parts) {
                open.addAll(part.open());
                if (!anyOrder) {
                    break;
                }
            }
            return open;
        }

        /** Puts {@code more} into the nearest branch around {@code done} whose parts run side by side. */
        boolean add(Branch done, Branch more) {
            for (Branch part : parts) {
                if (part.holds(done)) {
                    boolean placed = part.add(done, more);
                    return placed || anyOrder && parts.add(more);
                }
            }
            return false;
        }

        private boolean holds(Branch other) {
            return this == other || parts.stream().anyMatch(part -> part.holds(other));
        }

        boolean replace(Branch done, @Nullable Branch next) {
            for (int i = 0; i < parts.size(); i++) {
                if (parts.get(i) == done) {
                    parts.remove(i);
                    if (next != null) {
                        parts.add(i, next);
                    }
                    return true;
                }
                if (parts.get(i).replace(done, next)) {
                    return true;
                }
            }
            return false;
        }
    }

    /** The dice show these faces from now on. */
    public Table rolling(int... faces) {
        dice.expect(faces);
        return this;
    }

    @SafeVarargs
    public final Table play(Step<War>... steps) {
        for (Step<War> step : steps) {
            root.parts.add(new Branch(step, false));
        }
        return goOn();
    }

    private Table goOn() {
        for (Branch act = nextAct(); act != null && result == null; act = nextAct()) {
            if (act.step instanceof Act<War> acting) {
                done(act, acting.act(war, dice));
            } else {
                decide(act, asking(act));
            }
        }
        return this;
    }

    private @Nullable Branch nextAct() {
        for (Branch branch : root.open()) {
            if (branch.step instanceof Act<War>
                    || branch.step instanceof Ask<War, ?> ask && questions(ask).isEmpty()) {
                return branch;
            }
        }
        return null;
    }

    private List<? extends Question<?>> questions(Ask<War, ?> ask) {
        return ask.decision(war).questions().stream()
                .filter(question -> question.waitedFor() && !question.options().isEmpty())
                .toList();
    }

    @SuppressWarnings("unchecked") // a step gets back what its own options read
    private Ask<War, Object> asking(Branch branch) {
        return (Ask<War, Object>) (Ask<War, ?>) branch.step;
    }

    private void decide(Branch branch, Ask<War, Object> ask) {
        OrderedMap<Player, Choices.Given<Object>> given = OrderedMap.empty();
        for (Question<Object> question : ask.decision(war).questions()) {
            Choices.Given<Object> mine = branch.given.get(question.id());
            if (mine != null) {
                given = given.with(question.id(), mine);
            }
        }
        done(branch, ask.decide(war, Choices.of(given), dice));
    }

    private void done(Branch branch, Outcome<War> outcome) {
        war = outcome.state();
        events.addAll(outcome.events());
        result = outcome.result();
        Agenda<War> next = outcome.next();
        outcome.alongside().forEach(beside -> root.add(branch, Branch.of(beside)));
        root.replace(branch, next == null ? null : Branch.of(next));
    }

    /** {@code seat} answers the first open question it is asked. */
    public Table choose(String seat, String typed) {
        Branch branch = asked(seat);
        Question<Object> question = question(branch, seat);
        Checked<Object> choice = question.options().read(Json.readAnswer(typed));
        assertThat(choice.violations()).as("refused: " + typed).isEmpty();
        branch.given.put(question.id(), new Choices.Given<>(choice.value(), new Player(seat), false));
        if (branch.given.size() == questions(asking(branch)).size()) {
            decide(branch, asking(branch));
        }
        return goOn();
    }

    /** Time is up for what {@code seat} is asked: whoever has not answered gets the default. */
    public Table lapse(String seat) {
        Branch branch = asked(seat);
        Decision<Object> decision = asking(branch).decision(war);
        for (Question<Object> question : decision.questions()) {
            if (!question.waitedFor()) {
                continue;
            }
            Object otherwise = decision.otherwise(question.id()).orElseThrow();
            assertThat(question.options().check(otherwise))
                    .as("the default is legal")
                    .isEmpty();
            branch.given.putIfAbsent(question.id(), new Choices.Given<>(otherwise, question.id(), true));
        }
        decide(branch, asking(branch));
        return goOn();
    }

    /** Why the answer is refused, with nothing changed. */
    public List<Violation> violations(String seat, String typed) {
        return question(asked(seat), seat)
                .options()
                .read(Json.readAnswer(typed))
                .violations();
    }

    /** The codes of {@link #violations}. */
    public List<String> codes(String seat, String typed) {
        return violations(seat, typed).stream().map(Violation::code).toList();
    }

    /** The sentences of {@link #violations}. */
    public List<String> sentences(String seat, String typed) {
        return violations(seat, typed).stream()
                .map(violation -> violation.sentence().toString())
                .toList();
    }

    /** What {@code seat} is asked. */
    public Decision<Object> decision(String seat) {
        return asking(asked(seat)).decision(war);
    }

    public Question<Object> question(String seat) {
        return question(asked(seat), seat);
    }

    /** Seats that are asked something just now. */
    public List<String> waitingFor() {
        return root.open().stream()
                .filter(branch -> !branch.meanwhile)
                .flatMap(branch -> questions(asking(branch)).stream()
                        .filter(question -> !branch.given.containsKey(question.id()))
                        .flatMap(question -> question.who().stream()))
                .map(Player::id)
                .distinct()
                .toList();
    }

    private Branch asked(String seat) {
        for (Branch branch : root.open()) {
            for (Question<Object> question : asking(branch).decision(war).questions()) {
                if (question.who().contains(new Player(seat)) && !branch.given.containsKey(question.id())) {
                    return branch;
                }
            }
        }
        throw new AssertionError(seat + " is asked nothing; asked are " + waitingFor());
    }

    private Question<Object> question(Branch branch, String seat) {
        return asking(branch).decision(war).questions().stream()
                .filter(question -> question.who().contains(new Player(seat)))
                .findFirst()
                .orElseThrow();
    }

    public War war() {
        return war;
    }

    /** What was told so far, sentence by sentence. */
    public List<String> told() {
        return events.stream().map(event -> event.sentence().toString()).toList();
    }

    public List<Event> events() {
        return events;
    }

    public Scripted dice() {
        return dice;
    }

    public @Nullable Result result() {
        return result;
    }

    /** Whether nothing is left to do and no die was written out in vain. */
    public Table isOver() {
        assertThat(root.open()).as("steps left").isEmpty();
        assertThat(dice.left()).as("dice left").isEmpty();
        return this;
    }
}
