package org.muster.testkit.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Event;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.state.OrderedMap;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.engine.Answered;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Situation;
import org.muster.core.engine.StepNames;
import org.muster.core.engine.Surroundings;
import org.muster.core.game.Play;
import org.muster.core.json.Json;
import org.muster.core.plugin.LoadedRuleset;

/**
 * Plays some steps from some state on the real engine, with the dice written out, so that a test reads like the book:
 *
 * <pre>{@code
 * RulesTable.opened(new MyRuleset(), War.class, "seats: {anna: Anna, bert: Bert}")
 *         .rolling("Initiative", 17)
 *         .play(new Initiative(), new Move())
 *         .choose("anna", "{korvath: naboo}")
 *         .isOver();
 * }</pre>
 *
 * Everything is asked, also what has only one answer. Reactions of the ruleset happen as in a game.
 *
 * @param <S> the ruleset's state
 */
public final class RulesTable<S> {

    private final Engine<S> engine;
    private final Script script = new Script();
    private final List<Event> events = new ArrayList<>();
    private final Surroundings table = new Surroundings() {
        @Override
        public Rolled roll(Roll roll, int index) {
            return script.roll(roll);
        }

        @Override
        public void told(Event event) {
            events.add(event);
        }
    };
    private Situation<S> situation;

    private RulesTable(Engine<S> engine, S state) {
        this.engine = engine;
        this.situation = engine.run(at(state, null, 0), table);
    }

    /** Begins with {@code state}. */
    public static <S> RulesTable<S> of(Ruleset<S, ?> ruleset, S state) {
        return new RulesTable<>(new Engine<>(new JustSteps<>(ruleset), false), state);
    }

    /**
     * Begins where a game that is opened so begins, before its first step.
     *
     * @param config as in a game's file, such as {@code seats: {anna: Anna, bert: Bert}}; empty for what a game has by itself
     */
    public static <S> RulesTable<S> opened(RulesetPlugin plugin, Class<S> state, String config) {
        LoadedRuleset loaded = LoadedRuleset.of(plugin);
        Play<?> play = Opening.of(loaded).play(GameConfig.read(config).withDice("physical", null), "table");
        @SuppressWarnings("unchecked") // its states are of that class, as the one that is cast here is
        Ruleset<S, ?> ruleset = (Ruleset<S, ?>) play.ruleset();
        return of(ruleset, state.cast(play.start().state()));
    }

    private static <S> Position<S> at(S state, @Nullable Agenda<S> agenda, int decisions) {
        return new Position<>(state, agenda, 1, decisions, 0, OrderedMap.empty(), 0, List.of(), null);
    }

    // ---- playing

    /** The dice show these faces next, whatever they are rolled for. */
    public RulesTable<S> rolling(int... faces) {
        script.add("", faces);
        return this;
    }

    /** The dice show these faces next, in rolls whose purpose begins with {@code purpose}. */
    public RulesTable<S> rolling(String purpose, int... faces) {
        script.add(purpose, faces);
        return this;
    }

    /** These steps happen, after those that wait. */
    @SafeVarargs
    public final RulesTable<S> play(Step<S>... steps) {
        return play(Agenda.inOrder(steps));
    }

    /** All this happens, after what waits. */
    public RulesTable<S> play(Agenda<S> agenda) {
        Position<S> now = situation.position();
        Agenda<S> waiting = now.agenda();
        Agenda<S> all = open().isEmpty() || waiting == null ? agenda : Agenda.inOrder(List.of(waiting, agenda));
        Position<S> next =
                new Position<>(now.state(), all, 1, now.decisions(), 0, now.answers(), 0, List.of(), now.result());
        situation = engine.run(next, table);
        return this;
    }

    /** {@code seat} answers, for good, the first that it is asked and has not answered. */
    public RulesTable<S> choose(String seat, String typed) {
        return answer(asked(seat, ""), seat, typed);
    }

    /** {@code seat} answers what the step of that name asks. */
    public RulesTable<S> choose(String seat, String step, String typed) {
        return answer(asked(seat, step), seat, typed);
    }

    private <C> RulesTable<S> answer(Open<S, C> open, String seat, String typed) {
        Question<C> question = question(open, seat);
        Checked<C> choice = question.options().read(Json.readAnswer(typed));
        if (!choice.isOk()) {
            throw new AssertionError(typed + " is refused: " + choice.violations());
        }
        Answer plain = question.options().write(choice.value());
        Answered answered = new Answered(plain, new Player(seat), true, false);
        situation = engine.run(situation.position().answered(open.id(), question.id(), answered), table);
        return this;
    }

    /** Time is up for the first that {@code seat} is asked: who has not answered gets the default. */
    public RulesTable<S> lapse(String seat) {
        return lapse(seat, "");
    }

    /** Time is up for what the step of that name asks {@code seat}. */
    public RulesTable<S> lapse(String seat, String step) {
        situation = engine.run(lapsed(asked(seat, step)), table);
        return this;
    }

    private <C> Position<S> lapsed(Open<S, C> open) {
        Decision<C> decision = open.decision();
        if (!decision.hasDefault()) {
            throw new AssertionError(open.path() + " has no default");
        }
        Position<S> position = situation.position();
        for (Question<C> question : open.questions()) {
            if (!position.answersTo(open.id()).containsKey(question.id())) {
                C otherwise = decision.otherwise(question.id()).orElse(null);
                if (otherwise != null && !question.options().check(otherwise).isEmpty()) {
                    throw new AssertionError("the default " + otherwise + " is not legal: "
                            + question.options().check(otherwise));
                }
                Answer answer = otherwise == null ? null : question.options().write(otherwise);
                position = position.answered(open.id(), question.id(), new Answered(answer, question.id(), true, true));
            }
        }
        return position.lapsed(open.id());
    }

    // ---- looking

    /** Why {@code seat} may not answer so; nothing is changed. */
    public List<Violation> violations(String seat, String typed) {
        return question(asked(seat, ""), seat)
                .options()
                .read(Json.readAnswer(typed))
                .violations();
    }

    /** The codes of {@link #violations}. */
    public List<String> codes(String seat, String typed) {
        return violations(seat, typed).stream().map(Violation::code).toList();
    }

    /** What {@code seat} is asked first, of what it has not answered. */
    public Decision<?> decision(String seat) {
        return decision(seat, "");
    }

    /** What the step of that name asks {@code seat}. */
    public Decision<?> decision(String seat, String step) {
        return asked(seat, step).decision();
    }

    /** The question that {@link #decision} puts to {@code seat}. */
    public Question<?> question(String seat) {
        return question(asked(seat, ""), seat);
    }

    /** The step that asks {@code seat} first. */
    public Step<S> step(String seat) {
        return asked(seat, "").step();
    }

    /** Seats that have something to answer, in the order in which they are asked. */
    public List<String> waitingFor() {
        return open().stream()
                .flatMap(open -> unanswered(open).stream())
                .flatMap(question -> question.who().stream())
                .map(Player::id)
                .distinct()
                .toList();
    }

    /** The state as it is now. */
    public S state() {
        return situation.position().state();
    }

    /** What was told so far. */
    public List<Event> events() {
        return List.copyOf(events);
    }

    /** What was told so far, as people read it. */
    public List<String> told() {
        return events.stream().map(event -> event.sentence().toString()).toList();
    }

    /** What was rolled so far. */
    public List<Rolled> rolled() {
        return script.rolled();
    }

    /** How the game ended, if it has. */
    public Optional<Result> result() {
        return Optional.ofNullable(situation.position().result());
    }

    /** Fails if something is left to do, or a die was written out in vain. */
    public RulesTable<S> isOver() {
        if (!open().isEmpty()) {
            throw new AssertionError(
                    "still open: " + open().stream().map(Open::path).toList());
        }
        if (!script.left().isEmpty()) {
            throw new AssertionError("dice written out and never rolled: " + script.left());
        }
        return this;
    }

    private List<Open<S, ?>> open() {
        return situation.open().stream()
                .filter(open -> !(open.step() instanceof JustSteps.Rest<?>))
                .toList();
    }

    private <C> List<Question<C>> unanswered(Open<S, C> open) {
        var answers = situation.position().answersTo(open.id());
        return open.all().stream()
                .filter(question -> !answers.containsKey(question.id()))
                .toList();
    }

    private Open<S, ?> asked(String seat, String step) {
        for (Open<S, ?> open : open()) {
            boolean named = step.isEmpty() || StepNames.of(open.step()).equals(step);
            boolean asks = unanswered(open).stream()
                    .anyMatch(question -> question.who().contains(new Player(seat)));
            if (named && asks) {
                return open;
            }
        }
        throw new AssertionError(
                seat + " is asked nothing" + (step.isEmpty() ? "" : " by " + step) + "; asked are " + waitingFor());
    }

    private <C> Question<C> question(Open<S, C> open, String seat) {
        return unanswered(open).stream()
                .filter(question -> question.who().contains(new Player(seat)))
                .findFirst()
                .orElseThrow();
    }
}
