package org.muster.ruleset.skirmish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.space.Point;
import org.muster.ruleset.skirmish.data.ActionKind;
import org.muster.ruleset.skirmish.data.AttackType;
import org.muster.ruleset.skirmish.data.Trigger;
import org.muster.ruleset.skirmish.data.Weapon;

/**
 * What a unit does in its activation.
 *
 * <pre>
 * up to two actions, each once, move twice                        SKD-ACTN-01, SKD-ACTN-02, {@link Limits}
 * an Action Die each                                              SKD-ACTN-03
 * free actions                                                    SKD-ACTN-04, {@link FreeAction}
 * move                                                            {@link Moves}
 * attack                                                          {@link Targeting}, {@link AttackSequence}
 * recover                                                         {@link Recover}
 * interact                                                        {@link Interact}
 * special                                                         SKD-ACTN-07, {@link CardEffects}
 * an action without any effect is not offered                     SKD-ACTN-08
 * </pre>
 */
final class Actions {

    private Actions() {}

    private static final String END = "end";
    private static final String NONE = "none";

    /** What a unit may do. */
    sealed interface Action {
        /** As the kind of answer is named. */
        String kind();
    }

    /** Its leader goes this way. */
    record MoveAction(List<Point> way) implements Action {
        @Override
        public String kind() {
            return ActionKind.MOVE.word();
        }
    }

    /** It attacks. */
    record AttackAction(Strike strike) implements Action {
        @Override
        public String kind() {
            return ActionKind.ATTACK.word();
        }
    }

    /**
     * It recovers.
     *
     * @param what a wound, the strained token, or the id of a card
     */
    record RecoverAction(String what) implements Action {
        @Override
        public String kind() {
            return ActionKind.RECOVER.word();
        }
    }

    /** It does what a token is for. */
    record InteractAction(String token) implements Action {
        @Override
        public String kind() {
            return ActionKind.INTERACT.word();
        }
    }

    /** It does what its card says. */
    record SpecialAction(Usable usable) implements Action {
        @Override
        public String kind() {
            return ActionKind.SPECIAL.word();
        }
    }

    /** Nothing more. */
    record Done(String kind) implements Action {}

    // ---- what is open

    /** The kinds of action that a unit may perform now, with what they ask for. */
    private static List<Options.Case<? extends Action>> cases(
            Skirmish now, UnitState unit, List<ActionKind> kinds, boolean free) {
        List<Options.Case<? extends Action>> cases = new ArrayList<>(kinds.size() + 1);
        for (ActionKind kind : kinds) {
            if (Limits.objections(now, unit, kind, free).isEmpty()) {
                switch (kind) {
                    case MOVE -> move(now, unit, cases);
                    case ATTACK -> attack(now, unit, cases);
                    case RECOVER -> recover(now, unit, cases);
                    case INTERACT -> interact(now, unit, cases);
                    case SPECIAL -> special(now, unit, cases);
                }
            }
        }
        return cases;
    }

    /** Whether a unit can perform a free action of that kind now. */
    static boolean isOpen(Skirmish now, UnitState unit, ActionKind kind) {
        return !cases(now, unit, List.of(kind), true).isEmpty();
    }

    private static Option face(ActionKind kind, UnitState unit) {
        return Option.called(kind.word(), kind.word()).at(unit.id());
    }

    private static void move(Skirmish now, UnitState unit, List<Options.Case<? extends Action>> cases) {
        Leaving leaving = Leaving.of(now, unit);
        if (!leaving.objections().isEmpty()) {
            return;
        }
        if (leaving.mustEndContact()
                && !Moves.movement(now, unit, MoveKind.MOVE_ACTION, true).possible()) {
            return;
        }
        Option face = leaving.strains()
                ? face(ActionKind.MOVE, unit).noting("strains the unit, which leaves the melee")
                : face(ActionKind.MOVE, unit);
        cases.add(Options.when(
                face,
                () -> Moves.ways(now, unit, MoveKind.MOVE_ACTION, leaving.mustEndContact())
                        .as(MoveAction::new, MoveAction::way)));
    }

    private static void attack(Skirmish now, UnitState unit, List<Options.Case<? extends Action>> cases) {
        List<Strike> strikes = Targeting.strikes(now, unit);
        if (!strikes.isEmpty()) {
            cases.add(Options.when(
                    face(ActionKind.ATTACK, unit),
                    () -> Options.oneOf(strikes, strike -> face(now, unit, strike))
                            .as(AttackAction::new, AttackAction::strike)));
        }
    }

    private static Option face(Skirmish now, UnitState unit, Strike strike) {
        Weapon weapon = now.card(unit).weapon(strike.weapon());
        String name = weapon == null ? strike.weapon() : weapon.name();
        List<String> anchors = new ArrayList<>(List.of(unit.id(), strike.target()));
        now.the(strike.target()).minis().forEach(mini -> anchors.add(mini.id()));
        return Option.of(
                        strike.id(),
                        "{target} with {weapon}, {how}",
                        strike.target(),
                        name,
                        strike.type().words())
                .at(anchors)
                .noting("{facts}", Notes.strike(now, strike, unit));
    }

    private static void recover(Skirmish now, UnitState unit, List<Options.Case<? extends Action>> cases) {
        List<String> what = Recover.possible(now, unit);
        if (!what.isEmpty()) {
            cases.add(Options.when(
                    face(ActionKind.RECOVER, unit),
                    () -> Options.oneOf(what, one -> Recover.face(now, one))
                            .as(RecoverAction::new, RecoverAction::what)));
        }
    }

    private static void interact(Skirmish now, UnitState unit, List<Options.Case<? extends Action>> cases) {
        List<String> tokens = Interact.tokens(now, unit);
        if (!tokens.isEmpty()) {
            cases.add(Options.when(
                    face(ActionKind.INTERACT, unit),
                    () -> Options.oneOf(
                                    tokens, token -> Option.called(token, token).at(token))
                            .as(InteractAction::new, InteractAction::token)));
        }
    }

    private static void special(Skirmish now, UnitState unit, List<Options.Case<? extends Action>> cases) {
        List<Usable> usable = new ArrayList<>();
        for (Usable one : CardEffects.usable(now, unit.owner(), Trigger.SPECIAL, unit.id())) {
            if (Limits.mayRepeat(now, unit, one.means().id())) {
                usable.add(one);
            }
        }
        if (!usable.isEmpty()) {
            cases.add(Options.when(
                    face(ActionKind.SPECIAL, unit),
                    () -> Options.oneOf(usable, Usable::face).as(SpecialAction::new, SpecialAction::usable)));
        }
    }

    // ---- why not

    private static List<Violation> objections(
            Skirmish now, UnitState unit, List<ActionKind> kinds, boolean free, Answer answer) {
        for (Map.Entry<String, Answer> one : Options.fieldsOf(answer).entrySet()) {
            return objections(now, unit, kinds, free, one.getKey(), one.getValue());
        }
        return objections(now, unit, kinds, free, answer.toString(), answer);
    }

    private static List<Violation> objections(
            Skirmish now, UnitState unit, List<ActionKind> kinds, boolean free, String kind, Answer answer) {
        for (ActionKind one : kinds) {
            if (one.word().equals(kind)) {
                List<Violation> reasons = new ArrayList<>(Limits.objections(now, unit, one, free));
                switch (one) {
                    case MOVE -> reasons.addAll(Leaving.of(now, unit).objections());
                    case ATTACK -> reasons.addAll(attackObjections(now, unit, answer.toString()));
                    case RECOVER -> reasons.addAll(Recover.objections(now, unit, answer.toString()));
                    case INTERACT -> reasons.addAll(Interact.objections(now, unit, answer.toString()));
                    case SPECIAL -> reasons.addAll(specialObjections(now, unit, answer.toString()));
                }
                return Violation.inside(kind, reasons);
            }
        }
        return List.of();
    }

    private static List<Violation> attackObjections(Skirmish now, UnitState unit, String typed) {
        String[] words = typed.split(" ", 3);
        UnitState target = now.find(words[0]);
        Weapon weapon = words.length > 1 ? now.card(unit).weapon(words[1]) : null;
        if (target == null || weapon == null || words.length < 3) {
            return target != null && target.owner().equals(unit.owner())
                    ? List.of(Violation.of("TARGET_OWN", "{target} is your own unit.", target.id())
                            .citing("SKD-TGT-02"))
                    : List.of();
        }
        for (AttackType type : AttackType.values()) {
            if (type.name().equals(words[2])) {
                return Targeting.objections(now, unit, target, weapon, type);
            }
        }
        return List.of();
    }

    private static List<Violation> specialObjections(Skirmish now, UnitState unit, String typed) {
        String id = typed.split(" ", 2)[0];
        boolean byName = now.book().options().specialLimit() == SkirmishOptions.SpecialLimit.ONE_PER_NAME;
        return !byName || Limits.mayRepeat(now, unit, id)
                ? CardEffects.objections(now, unit, Trigger.SPECIAL, typed)
                : List.of(Violation.of(
                                "ACT_REPEAT",
                                "{unit} has performed {action} already in this activation.",
                                unit.id(),
                                id)
                        .citing("SKD-ACTN-02"));
    }

    // ---- doing it

    /** A unit performs an action; paid or free, in its activation or, free ones, outside. */
    private static void perform(Story story, String id, Action action, boolean free) {
        if (action instanceof MoveAction move) {
            Leaving leaving = Leaving.of(story.now(), story.the(id));
            pay(story, id, ActionKind.MOVE, free);
            if (leaving.strains()) {
                story.strain(id);
            }
            Moves.go(story, id, move.way(), MoveKind.MOVE_ACTION, leaving.mustEndContact());
        } else if (action instanceof AttackAction attack) {
            pay(story, id, ActionKind.ATTACK, free);
            AttackSequence.begin(story, id, attack.strike());
        } else if (action instanceof RecoverAction recover) {
            pay(story, id, ActionKind.RECOVER, free);
            Recover.perform(story, id, recover.what());
        } else if (action instanceof InteractAction interact) {
            pay(story, id, ActionKind.INTERACT, free);
            Interact.perform(story, id, interact.token());
        } else if (action instanceof SpecialAction special) {
            pay(story, id, ActionKind.SPECIAL, free);
            if (story.now().isActing(id)) {
                story.become(story.now()
                        .acting(story.now()
                                .acting()
                                .andSpecial(special.usable().means().id())));
            }
            CardEffects.use(story, special.usable());
        }
    }

    /** An action is declared: a die is paid for it (SKD-ACTN-03), a free one costs nothing (SKD-ACTN-04). */
    private static void pay(Story story, String id, ActionKind kind, boolean free) {
        if (story.now().isActing(id)) {
            story.become(story.now().acting(story.now().acting().and(kind, free)));
        }
        if (!free) {
            story.spendDice(id, 1);
        }
    }

    // ---- steps

    /** The acting unit performs an action, or ends its activation. */
    record TakeAction() implements Ask<Skirmish, Action> {

        private static final List<ActionKind> ALL = List.of(ActionKind.values());

        /** A random player seldom ends an activation early: else hardly anybody would ever meet. */
        private static Options<Action> eagerly(Options<Action> options) {
            return options.where(action -> List.of(), random -> {
                Action action = options.sample(random);
                for (int again = 0; again < 2 && action instanceof Done; again++) {
                    action = options.sample(random);
                }
                return action;
            });
        }

        private static @Nullable UnitState actor(Skirmish now) {
            Activation activation = now.activation();
            return activation == null ? null : now.find(activation.unit());
        }

        @Override
        public Decision<Action> decision(Skirmish now) {
            UnitState unit = actor(now);
            List<Options.Case<? extends Action>> cases = unit == null ? List.of() : cases(now, unit, ALL, false);
            if (unit == null || cases.isEmpty()) {
                return Nobody.asked();
            }
            List<Options.Case<? extends Action>> all = new ArrayList<>(cases);
            all.add(Options.nothing(Option.of(END, "end the activation"), new Done(END)));
            return Decision.of(
                            now.player(unit),
                            eagerly(Options.either(Action::kind, all))
                                    .explaining(answer -> objections(now, unit, ALL, false, answer)))
                    .asking(
                            "{unit} acts: {dice Action Die|Action Dice}, {n action|actions} done.",
                            unit.id(),
                            unit.actionDice(),
                            now.acting().actions().size())
                    .citing("SKD-ACTN-01", "SKD-ACTN-02", "SKD-ACTN-03")
                    .otherwise(new Done(END));
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Action> choices, Dice dice) {
            UnitState unit = actor(now);
            if (unit == null || choices.isEmpty() || choices.only() instanceof Done) {
                return Outcome.of(now).then(new EndActivation());
            }
            Story story = Story.of(now);
            perform(story, unit.id(), choices.only(), false);
            return story.then(new TakeAction()).outcome();
        }
    }

    /** An action that an effect gives: it costs no die, yet is an action for every other purpose (SKD-ACTN-04). */
    record FreeAction(String unit, ActionKind action) implements Ask<Skirmish, Action> {

        @Override
        public Decision<Action> decision(Skirmish now) {
            UnitState mine = now.find(unit);
            List<ActionKind> only = List.of(action);
            List<Options.Case<? extends Action>> cases = mine == null ? List.of() : cases(now, mine, only, true);
            if (mine == null || cases.isEmpty()) {
                return Nobody.asked();
            }
            List<Options.Case<? extends Action>> all = new ArrayList<>(cases);
            all.add(Options.nothing(Option.of(NONE, "no free action"), new Done(NONE)));
            return Decision.of(
                            now.player(mine),
                            Options.either(Action::kind, all)
                                    .explaining(answer -> objections(now, mine, only, true, answer)))
                    .asking("{unit} may perform a free {action} action.", unit, action.word())
                    .citing("SKD-ACTN-04")
                    .otherwise(new Done(NONE));
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Action> choices, Dice dice) {
            if (choices.isEmpty() || choices.only() instanceof Done) {
                return Outcome.of(now);
            }
            Story story = Story.of(now);
            perform(story, unit, choices.only(), true);
            return story.outcome();
        }
    }

    /** The activation is complete: the card is exhausted, and the other side is active (SKD-TURN-09). */
    record EndActivation() implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish now, Dice dice) {
            String unit = now.acting().unit();
            Story story = Story.of(now);
            if (now.has(unit)) {
                story.exhaust(unit);
            }
            Skirmish after = story.now();
            story.become(after.acting(null)
                    .with(after.progress()
                            .acting(after.book().other(after.progress().actor()))));
            return story.outcome();
        }
    }
}
