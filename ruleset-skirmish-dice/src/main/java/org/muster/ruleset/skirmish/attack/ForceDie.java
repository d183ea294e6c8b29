package org.muster.ruleset.skirmish.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.ruleset.skirmish.Attack;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.PoolKind;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.Die;
import org.muster.ruleset.skirmish.dice.Thrown;

/**
 * A Force Die in a pool.
 *
 * <pre>
 * rolled with it, no success, no failure                          SKD-FORCE-05
 * may modify one other die before failures are removed            SKD-FORCE-06
 * </pre>
 */
public final class ForceDie {

    private ForceDie() {}

    /**
     * What it does.
     *
     * @param die place among the dice of the pool; -1: nothing is modified
     * @param result what that die counts as
     */
    record Change(int die, int result) {
        static final Change NONE = new Change(-1, 0);
    }

    /** One die of the pool is modified, or none. */
    public record ModifyDie(PoolKind pool) implements Ask<Skirmish, Change> {

        @Override
        public List<Change> promising(Skirmish now, Player seat, RandomGenerator random) {
            Thrown thrown = now.theAttack().pool(pool);
            return List.of(best(thrown, changes(now, thrown)));
        }

        @Override
        public Decision<Change> decision(Skirmish now) {
            UnitState unit = AttackSequence.owner(now, pool);
            Thrown thrown = now.theAttack().pool(pool);
            List<Change> changes = changes(now, thrown);
            if (unit == null || changes.isEmpty()) {
                return Decision.none();
            }
            Change best = best(thrown, changes);
            return Decision.of(
                            now.player(unit),
                            Options.oneOf(
                                    candidates(thrown, changes),
                                    change -> option(thrown, change),
                                    change -> unchanged(thrown, change)))
                    .asking(
                            "The Force Die of {unit} shows {n}: which die of {dice} does it modify? Successes are {least}.",
                            Called.of(now, unit),
                            thrown.force(),
                            coloured(thrown),
                            coloured(thrown).stream()
                                    .map(die -> die.colour().successes())
                                    .distinct()
                                    .toList())
                    .citing("SKD-FORCE-06")
                    .otherwise(best);
        }

        private static List<Die> coloured(Thrown thrown) {
            return thrown.dice().stream()
                    .filter(die -> die.colour() != Colour.BLUE)
                    .toList();
        }

        /** None, what it may do, and what it can't raise: who names such a die does not mean to lower it. */
        private static List<Change> candidates(Thrown thrown, List<Change> changes) {
            List<Change> all = new ArrayList<>();
            all.add(Change.NONE);
            all.addAll(changes);
            changes.forEach(change -> {
                int rolled = thrown.dice().get(change.die()).rolled();
                if (rolled == Colour.SIDES) {
                    all.add(new Change(change.die(), rolled));
                }
            });
            return all;
        }

        private static List<Violation> unchanged(Thrown thrown, Change change) {
            if (change.equals(Change.NONE)) {
                return List.of();
            }
            int rolled = thrown.dice().get(change.die()).rolled();
            return Violation.unless(
                    change.result() != rolled,
                    () -> Violation.of("FORCE_SIX", "A die that shows {n} can't show more.", rolled)
                            .citing("SKD-FORCE-06"));
        }

        /** What it may do to which die; two dice that show the same are one. */
        private static List<Change> changes(Skirmish now, Thrown thrown) {
            boolean down = now.book().houseRules().forceModify() == HouseRules.ForceModify.ADD_OR_SUBTRACT;
            List<Change> changes = new ArrayList<>();
            List<Die> known = new ArrayList<>();
            for (int i = 0; i < thrown.dice().size(); i++) {
                Die die = thrown.dice().get(i);
                if (die.colour() != Colour.BLUE && !known.contains(die)) {
                    known.add(die);
                    int up = Math.min(Colour.SIDES, die.rolled() + thrown.force());
                    int less = Math.max(1, die.rolled() - thrown.force());
                    if (up != die.rolled()) {
                        changes.add(new Change(i, up));
                    }
                    if (down && less != die.rolled()) {
                        changes.add(new Change(i, less));
                    }
                }
            }
            return changes;
        }

        /** The first that gains a success, else none. */
        private static Change best(Thrown thrown, List<Change> changes) {
            for (Change change : changes) {
                Die die = thrown.dice().get(change.die());
                if (!die.succeeds() && die.as(change.result()).succeeds()) {
                    return change;
                }
            }
            return Change.NONE;
        }

        private static Option option(Thrown thrown, Change change) {
            if (change.die() < 0) {
                return Option.of("none", "none of them");
            }
            Die die = thrown.dice().get(change.die());
            boolean down = change.result() < die.rolled();
            return Option.of(
                    die.colour().id() + '-' + die.rolled() + (down ? "-down" : ""),
                    "the {colour} die that shows {rolled} counts as {result}",
                    die.colour().word(),
                    die.rolled(),
                    change.result());
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Change> choices, Dice dice) {
            if (choices.isEmpty() || choices.only().die() < 0) {
                return Outcome.of(now);
            }
            Change change = choices.only();
            Attack attack = now.theAttack();
            Thrown thrown = attack.pool(pool);
            Die die = thrown.dice().get(change.die()).as(change.result());
            return Story.of(now.with(attack.with(pool, thrown.with(change.die(), die))))
                    .tell(Event.told("The Force Die: {die}.", die).citing("SKD-FORCE-06"))
                    .outcome();
        }
    }
}
