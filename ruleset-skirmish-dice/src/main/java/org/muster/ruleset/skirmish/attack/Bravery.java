package org.muster.ruleset.skirmish.attack;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.muster.api.check.RefersTo;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Form;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Attack;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.cards.CardEffects;
import org.muster.ruleset.skirmish.data.PoolKind;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.DicePool;
import org.muster.ruleset.skirmish.table.Measure;
import org.muster.ruleset.skirmish.table.Words;

/**
 * The Bravery Roll.
 *
 * <pre>
 * once an attack, with a wound or more                            SKD-BRAV-01
 * own die, or that of a Leader near                               SKD-BRAV-05
 * boosted by the unit, and by Leaders near                        SKD-BRAV-02, SKD-BRAV-06
 * a success passes                                                SKD-BRAV-03
 * else it loses an Action Die, or becomes strained                SKD-BRAV-04
 * </pre>
 */
public final class Bravery {

    private Bravery() {}

    private static final String DIE = "die";

    /**
     * What the pool is made of.
     *
     * @param die id of the unit whose Bravery Die is rolled
     * @param own what the unit adds
     * @param help Action Dice of Leaders, by unit and colour
     */
    record Rally(String die, Boost own, OrderedMap<String, OrderedMap<String, Integer>> help) {}

    /** Friendly Leaders at range, beside the unit itself (SKD-BRAV-05). */
    static List<UnitState> leaders(Skirmish now, UnitState unit) {
        return now.of(unit.owner()).stream()
                .filter(other -> !other.id().equals(unit.id())
                        && leading(now, unit, other).isEmpty())
                .toList();
    }

    /** Why another unit does not lead that one (SKD-BRAV-05). */
    private static List<Violation> leading(Skirmish now, UnitState unit, UnitState other) {
        if (!now.card(other).isLeader()) {
            return List.of(Violation.of("BRAVERY_LEADER", "{other} is no Leader.", Called.of(now, other))
                    .citing("SKD-BRAV-05"));
        }
        double distance = Measure.distance(now, other, unit);
        int range = now.book().numbers().leaderRange();
        return Violation.unless(
                Measure.isAtRange(now, distance, range),
                () -> Violation.of(
                                "BRAVERY_LEADER",
                                "{other} is {distance} cm away and not at range {range}.",
                                Called.of(now, other),
                                Words.cm(distance),
                                range)
                        .citing("SKD-BRAV-05"));
    }

    private static Colour colour(Skirmish now, String unit) {
        return now.card(now.the(unit)).bravery();
    }

    /** The unit's own die, unless a Leader's is better. */
    private static String bestDie(Skirmish now, UnitState unit, List<UnitState> leaders) {
        List<String> all = new ArrayList<>();
        all.add(unit.id());
        leaders.forEach(leader -> all.add(leader.id()));
        return all.stream()
                .min(Comparator.comparingInt(id -> colour(now, id).minimum()))
                .orElse(unit.id());
    }

    /** The Bravery pool is formed. */
    public record FormBraveryPool() implements Ask<Skirmish, Rally> {

        private static boolean isDue(Skirmish now) {
            Attack attack = now.theAttack();
            return attack.tally().wounds() > 0 && now.has(attack.defender());
        }

        /** The best die without a boost: to fail costs an Action Die at most, which a boost costs surely (SKD-BRAV-04). */
        @Override
        public List<Rally> promising(Skirmish now, Player seat, RandomGenerator random) {
            UnitState unit = now.the(now.theAttack().defender());
            return List.of(new Rally(bestDie(now, unit, leaders(now, unit)), Boost.NONE, OrderedMap.empty()));
        }

        @Override
        public Decision<Rally> decision(Skirmish now) {
            if (!isDue(now)) {
                return Decision.none();
            }
            UnitState unit = now.the(now.theAttack().defender());
            List<UnitState> leaders = leaders(now, unit);
            boolean helped = leaders.stream().anyMatch(leader -> leader.actionDice() > 0);
            boolean otherDie = leaders.stream().anyMatch(leader -> colour(now, leader.id()) != colour(now, unit.id()));
            if (!helped && !otherDie && !Boosts.isOpen(now, unit, PoolKind.BRAVERY)) {
                return Decision.none();
            }
            return Decision.of(now.player(unit), options(now, unit, leaders))
                    .asking(
                            "{unit} must make a Bravery Roll: whose die, and which boosts? With that of {whose}, {colour}: {odds}.",
                            Called.of(now, unit),
                            Called.of(now, bestDie(now, unit, leaders)),
                            colour(now, bestDie(now, unit, leaders)).word(),
                            Sentence.lazily(() -> Chances.bravery(now, colour(now, bestDie(now, unit, leaders)))))
                    .citing("SKD-BRAV-01", "SKD-BRAV-02", "SKD-BRAV-05", "SKD-BRAV-06")
                    .otherwise(new Rally(bestDie(now, unit, leaders), Boost.NONE, OrderedMap.empty()));
        }

        private static Options<Rally> options(Skirmish now, UnitState unit, List<UnitState> leaders) {
            Form.Field<Rally, String> die = Options.<Rally, String>field(DIE, dice(now, unit, leaders), Rally::die)
                    .asking("Whose die is rolled?")
                    .telling(answer -> answer)
                    .orElseSpoken(bestDie(now, unit, leaders));
            Form.Field<Rally, Boost> own = Options.<Rally, Boost>field(
                            "boost", Boosts.options(now, unit, PoolKind.BRAVERY), Rally::own)
                    .asking("What do you add to it?")
                    .telling(answer -> answer)
                    .orElse(Boost.NONE);
            List<Form.Field<Rally, ?>> fields = new ArrayList<>(List.of(die, own));
            OrderedMap<String, Form.Field<Rally, OrderedMap<String, Integer>>> help = OrderedMap.empty();
            for (UnitState leader : leaders) {
                help = help.with(leader.id(), help(now, leader));
            }
            fields.addAll(help.values());
            OrderedMap<String, Form.Field<Rally, OrderedMap<String, Integer>>> helpers = help;
            return Options.form(
                    fields, values -> new Rally(values.of(die), values.of(own), given(helpers.map(values::of))));
        }

        /** The unit's own, and those of its leaders; other units are closed. */
        private static Options<String> dice(Skirmish now, UnitState unit, List<UnitState> leaders) {
            List<UnitState> candidates = new ArrayList<>(List.of(unit));
            candidates.addAll(leaders);
            now.of(unit.owner()).stream()
                    .filter(other -> !candidates.contains(other))
                    .forEach(candidates::add);
            return Options.oneOf(
                            candidates,
                            one -> Option.of(
                                            one.id(),
                                            "{unit}, {die}",
                                            Called.of(now, one),
                                            colour(now, one.id()).word())
                                    .noting(
                                            "{odds}",
                                            Sentence.lazily(() -> Chances.bravery(now, colour(now, one.id()))))
                                    .at(one.id()),
                            one -> one.equals(unit) ? List.of() : leading(now, unit, one))
                    .as(UnitState::id, now::the)
                    .toldBy(id -> Sentence.of(
                            "the {colour} die of {unit}", colour(now, id).word(), Called.of(now, id)));
        }

        private static Form.Field<Rally, OrderedMap<String, Integer>> help(Skirmish now, UnitState leader) {
            return Options.<Rally, OrderedMap<String, Integer>>field(
                            leader.id(),
                            Boosts.colours(
                                    now, leader, leader.actionDice(), spent -> Boosts.tooMany(now, leader, spent)),
                            rally -> rally.help().getOrDefault(leader.id(), OrderedMap.empty()))
                    .asking("Which action dice does {leader} give?", Called.of(now, leader))
                    .telling(answer -> Sentence.of("{leader} gives {dice}", Called.of(now, leader), answer))
                    .orElse(OrderedMap.empty());
        }

        /** Who gives nothing is not named. */
        private static OrderedMap<String, OrderedMap<String, Integer>> given(
                OrderedMap<String, OrderedMap<String, Integer>> help) {
            OrderedMap<String, OrderedMap<String, Integer>> given = help;
            for (Map.Entry<String, OrderedMap<String, Integer>> one : help.entrySet()) {
                given = one.getValue().isEmpty() ? given.without(one.getKey()) : given;
            }
            return given;
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Rally> choices, Dice dice) {
            if (!isDue(now)) {
                return AttackSequence.over(Story.of(now));
            }
            UnitState unit = now.the(now.theAttack().defender());
            Rally rally = choices.isEmpty()
                    ? new Rally(bestDie(now, unit, leaders(now, unit)), Boost.NONE, OrderedMap.empty())
                    : choices.only();
            Story story = Story.of(now).addDice(PoolKind.BRAVERY, DicePool.of(colour(now, rally.die()), 1));
            if (!rally.die().equals(unit.id())) {
                story.tell(Event.told("{unit} looks to {leader}.", Called.of(now, unit), Called.of(now, rally.die()))
                        .citing("SKD-BRAV-05")
                        .at(unit.id()));
            }
            CardEffects.passives(story, unit.id(), PoolKind.BRAVERY);
            Boosts.pay(story, unit.id(), PoolKind.BRAVERY, rally.own());
            rally.help().forEach((leader, help) -> {
                story.addDice(PoolKind.BRAVERY, Boost.pool(help));
                story.tell(Event.told("{leader} helps with {dice}.", Called.of(now, leader), Boost.pool(help))
                        .citing("SKD-BRAV-06")
                        .at(leader));
                story.spendDice(leader, Boost.spent(help));
            });
            return story.outcome();
        }
    }

    /** The Bravery pool is rolled. */
    public record RollBraveryPool() implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish now, Dice dice) {
            Story story = Story.of(now);
            return now.has(now.theAttack().defender())
                    ? AttackSequence.roll(story, PoolKind.BRAVERY, dice, "SKD-BRAV-01")
                            .outcome()
                    : AttackSequence.over(story);
        }
    }

    /** One success is enough (SKD-BRAV-03). */
    public record TestBravery() implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish now, Dice dice) {
            Attack attack = now.theAttack();
            if (attack.bravery().successes() > 0) {
                return Outcome.of(now)
                        .tell(Event.told("{unit} stands firm.", Called.of(now, attack.defender()))
                                .citing("SKD-BRAV-03")
                                .at(attack.defender()));
            }
            return Outcome.of(now)
                    .tell(Event.told("{unit} loses heart.", Called.of(now, attack.defender()))
                            .citing("SKD-BRAV-04")
                            .at(attack.defender()))
                    .then(new LoseHeart(attack.defender()));
        }
    }

    /** What a failed Bravery Roll costs: an Action Die, or being strained (SKD-BRAV-04). */
    public record LoseHeart(@RefersTo("units in play") String unit) implements Ask<Skirmish, LoseHeart.Price> {

        /** Its two prices. */
        enum Price {
            LOSE_A_DIE,
            STRAIN;

            private Option label() {
                return this == STRAIN ? Option.of("strain", "strain") : Option.of("lose-a-die", "lose a die");
            }
        }

        private static List<Price> possible(UnitState unit) {
            List<Price> possible = new ArrayList<>(2);
            if (unit.actionDice() > 0) {
                possible.add(Price.LOSE_A_DIE);
            }
            if (!unit.strained()) {
                possible.add(Price.STRAIN);
            }
            return possible;
        }

        @Override
        public List<Price> promising(Skirmish now, Player seat, RandomGenerator random) {
            return List.of(Price.LOSE_A_DIE);
        }

        @Override
        public Decision<Price> decision(Skirmish now) {
            UnitState mine = now.find(unit);
            List<Price> possible = mine == null ? List.of() : possible(mine);
            if (mine == null || possible.size() < 2) {
                return Decision.none();
            }
            return Decision.of(now.player(mine), Options.oneOf(possible, Price::label))
                    .asking("{unit} has lost heart: an Action Die, or strained?", Called.of(now, unit))
                    .citing("SKD-BRAV-04")
                    .otherwise(Price.LOSE_A_DIE);
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Price> choices, Dice dice) {
            UnitState mine = now.find(unit);
            List<Price> possible = mine == null ? List.of() : possible(mine);
            if (possible.isEmpty()) {
                return Outcome.of(now);
            }
            Price price = choices.isEmpty() ? possible.get(0) : choices.only();
            Story story = Story.of(now);
            return (price == Price.STRAIN ? story.strain(unit) : story.loseDice(unit, 1)).outcome();
        }
    }
}
