package org.muster.ruleset.skirmish.activation;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.RefersTo;
import org.muster.api.check.Violation;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Either;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Activation;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Judgement;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.Strike;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.attack.AttackSequence;
import org.muster.ruleset.skirmish.attack.Notes;
import org.muster.ruleset.skirmish.attack.Targeting;
import org.muster.ruleset.skirmish.cards.CardEffects;
import org.muster.ruleset.skirmish.cards.Repertoire;
import org.muster.ruleset.skirmish.cards.Usable;
import org.muster.ruleset.skirmish.data.ActionKind;
import org.muster.ruleset.skirmish.data.Trigger;
import org.muster.ruleset.skirmish.data.Weapon;
import org.muster.ruleset.skirmish.moves.Leaving;
import org.muster.ruleset.skirmish.moves.MoveKind;
import org.muster.ruleset.skirmish.moves.Moves;

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
public final class Actions {

    private Actions() {}

    /** What a unit may do. */
    sealed interface Action {
        /** As the kind of answer is named. */
        String kind();
    }

    /** Its leader goes this way. */
    record MoveAction(List<Point> way) implements Action {
        @Override
        public String kind() {
            return ActionKind.MOVE.id();
        }
    }

    /** It attacks. */
    record AttackAction(Strike strike) implements Action {
        @Override
        public String kind() {
            return ActionKind.ATTACK.id();
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
            return ActionKind.RECOVER.id();
        }
    }

    /** It does what a token is for. */
    record InteractAction(String token) implements Action {
        @Override
        public String kind() {
            return ActionKind.INTERACT.id();
        }
    }

    /** It does what its card says. */
    record SpecialAction(Usable usable) implements Action {
        @Override
        public String kind() {
            return ActionKind.SPECIAL.id();
        }
    }

    /** Nothing more. */
    record Done(String kind) implements Action {}

    // ---- what is open

    /** What a unit may do now, each kind closed by what its limits say; {@code done} is to do nothing more. */
    private static Either<Action> options(
            Skirmish now, UnitState unit, List<ActionKind> kinds, boolean free, Option done) {
        Cases<Action> cases = Options.cases();
        for (ActionKind kind : kinds) {
            cases.add(of(now, unit, kind, () -> Limits.violations(now, unit, kind, free)));
        }
        return cases.nothing(done, new Done(done.id())).either(Action::kind);
    }

    private static Options.Case<? extends Action> of(
            Skirmish now, UnitState unit, ActionKind kind, Judgement.Rule limits) {
        Judgement.Rule closed = () -> Judgement.by(limits).andThen(() -> lacking(now, unit, kind));
        return switch (kind) {
            case MOVE -> move(now, unit, limits);
            case ATTACK -> attack(now, unit).unless(closed);
            case RECOVER ->
                Options.when(
                                option(kind, unit),
                                () -> Recover.options(now, unit).as(RecoverAction::new, RecoverAction::what))
                        .unless(closed);
            case INTERACT ->
                Options.when(
                                option(kind, unit),
                                () -> Interact.options(now, unit).as(InteractAction::new, InteractAction::token))
                        .unless(closed);
            case SPECIAL -> special(now, unit).unless(closed);
        };
    }

    /** Why a unit never performs actions of that kind. */
    private static List<Violation> lacking(Skirmish now, UnitState unit, ActionKind kind) {
        boolean able = switch (kind) {
            case MOVE, RECOVER -> true;
            case ATTACK -> !now.card(unit).weapons().isEmpty();
            case INTERACT -> !Interact.tokens(now).isEmpty();
            case SPECIAL -> Repertoire.isAnything(now, unit, Trigger.SPECIAL);
        };
        return Violation.unless(
                able,
                () -> Violation.of(
                                "ACT_NOTHING",
                                "{unit} has nothing for {action} actions.",
                                Called.of(now, unit),
                                kind.word())
                        .citing("SKD-ACTN-08"));
    }

    /** Whether there is anything but to do nothing. */
    private static boolean isOpen(Either<Action> options) {
        return options.count(2) > 1;
    }

    /** Whether a unit can perform a free action of that kind now. */
    public static boolean isOpen(Skirmish now, UnitState unit, ActionKind kind) {
        return isOpen(now, unit, kind, true);
    }

    /** Whether it can perform an action of that kind now, a free one or one it pays for. */
    static boolean isOpen(Skirmish now, UnitState unit, ActionKind kind, boolean free) {
        return isOpen(options(now, unit, List.of(kind), free, free ? FreeAction.NOTHING : TakeAction.END));
    }

    private static Option option(ActionKind kind, UnitState unit) {
        return Option.of(kind.id(), kind.word()).at(unit.id());
    }

    static Options.Case<MoveAction> move(Skirmish now, UnitState unit, Judgement.Rule limits) {
        Leaving leaving = Leaving.of(now, unit);
        Option option = leaving.strains()
                ? option(ActionKind.MOVE, unit).noting("strains the unit, which leaves the melee")
                : option(ActionKind.MOVE, unit);
        return Options.when(
                        option,
                        () -> Moves.ways(now, unit, MoveKind.MOVE_ACTION, leaving.mustEndContact())
                                .as(MoveAction::new, MoveAction::way))
                .unless(() -> Judgement.by(limits, leaving::violations).andThen(() -> noWayOut(now, unit, leaving)));
    }

    private static List<Violation> noWayOut(Skirmish now, UnitState unit, Leaving leaving) {
        return Violation.unless(
                !leaving.mustEndContact()
                        || Moves.movement(now, unit, MoveKind.MOVE_ACTION, true).possible(),
                () -> Violation.of("MOVE_MELEE", "{unit} can reach no place out of contact.", Called.of(now, unit))
                        .citing("SKD-MEL-08"));
    }

    static Options.Case<AttackAction> attack(Skirmish now, UnitState unit) {
        return Options.when(option(ActionKind.ATTACK, unit), () -> {
            Targeting targeting = new Targeting(now, unit);
            return attacks(now, unit, targeting, targeting.hopeful())
                    .among(() -> attacks(now, unit, targeting, targeting.candidates())
                            .unknown(targeting::unknown))
                    .as(AttackAction::new, AttackAction::strike);
        });
    }

    private static OneOf<Strike> attacks(Skirmish now, UnitState unit, Targeting targeting, List<Strike> strikes) {
        return Options.oneOf(
                strikes, strike -> option(now, unit, strike, targeting.isOpen(strike)), targeting::violations);
    }

    private static Option option(Skirmish now, UnitState unit, Strike strike, boolean open) {
        Weapon weapon = now.card(unit).weapon(strike.weapon());
        String name = weapon == null ? strike.weapon() : weapon.name();
        List<String> anchors = new ArrayList<>(List.of(unit.id(), strike.target()));
        now.the(strike.target()).minis().forEach(mini -> anchors.add(mini.id()));
        Option option = Option.of(
                        strike.id(),
                        "{target} with {weapon}, {how}",
                        Called.of(now, strike.target()),
                        name,
                        strike.type().words())
                .at(anchors);
        return open ? option.noting("{facts}", Sentence.lazily(() -> Notes.strike(now, strike, unit))) : option;
    }

    private static Options.Case<SpecialAction> special(Skirmish now, UnitState unit) {
        return Options.when(
                option(ActionKind.SPECIAL, unit),
                () -> Options.oneOf(
                                Repertoire.candidates(now, unit.owner(), Trigger.SPECIAL, unit.id()),
                                usable -> usable.option(now),
                                one -> Violation.both(
                                        Limits.repeated(now, unit, one.means().id()), CardEffects.violations(now, one)))
                        .as(SpecialAction::new, SpecialAction::usable));
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
    public record TakeAction() implements Ask<Skirmish, Action> {

        private static final List<ActionKind> ALL = List.of(ActionKind.values());
        private static final Option END = Option.of("end", "end the activation");

        /** A random player seldom ends an activation early: else hardly anybody would ever meet. */
        private static Action eagerly(Options<Action> options, RandomGenerator random) {
            Action action = options.sample(random);
            for (int again = 0; again < 2 && action instanceof Done; again++) {
                action = options.sample(random);
            }
            return action;
        }

        @Override
        public List<Action> promising(Skirmish now, Player seat, RandomGenerator random) {
            UnitState unit = actor(now);
            return unit == null ? List.of() : Purpose.actions(now, unit, ALL, false, END.id(), random);
        }

        private static @Nullable UnitState actor(Skirmish now) {
            Activation activation = now.activation();
            return activation == null ? null : now.find(activation.unit());
        }

        @Override
        public Decision<Action> decision(Skirmish now) {
            UnitState unit = actor(now);
            if (unit == null) {
                return Decision.none();
            }
            Either<Action> options = options(now, unit, ALL, false, END);
            if (!isOpen(options)) {
                return Decision.none();
            }
            return Decision.of(now.player(unit), options.sampledBy(random -> eagerly(options, random)))
                    .asking(
                            "{unit} acts: {dice Action Die|Action Dice}, {n action|actions} done.",
                            Called.of(now, unit),
                            unit.actionDice(),
                            now.acting().actions().size())
                    .citing("SKD-ACTN-01", "SKD-ACTN-02", "SKD-ACTN-03")
                    .otherwise(new Done(END.id()));
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
    public record FreeAction(@RefersTo("units in play") String unit, ActionKind action)
            implements Ask<Skirmish, Action> {

        private static final Option NOTHING = Option.of("none", "no free action");

        @Override
        public List<Action> promising(Skirmish now, Player seat, RandomGenerator random) {
            UnitState mine = now.find(unit);
            return mine == null ? List.of() : Purpose.actions(now, mine, List.of(action), true, NOTHING.id(), random);
        }

        @Override
        public Decision<Action> decision(Skirmish now) {
            UnitState mine = now.find(unit);
            if (mine == null) {
                return Decision.none();
            }
            Either<Action> options = options(now, mine, List.of(action), true, NOTHING);
            if (!isOpen(options)) {
                return Decision.none();
            }
            return Decision.of(now.player(mine), options)
                    .asking("{unit} may perform a free {action} action.", Called.of(now, unit), action.word())
                    .citing("SKD-ACTN-04")
                    .otherwise(new Done(NOTHING.id()));
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
    public record EndActivation() implements Act<Skirmish> {
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
