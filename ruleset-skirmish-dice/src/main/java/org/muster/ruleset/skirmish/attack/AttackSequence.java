package org.muster.ruleset.skirmish.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Attack;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.Strike;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.cards.CardEffects;
import org.muster.ruleset.skirmish.data.PoolKind;
import org.muster.ruleset.skirmish.data.UnitCard;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.DicePool;
import org.muster.ruleset.skirmish.dice.Thrown;

/**
 * An attack, step by step; in each the attacker goes first (SKD-ATK-01). When one of the two is gone it is over, and the
 * rest of it is dropped.
 *
 * <pre>
 *  1 declare the target                                           SKD-TGT-01, SKD-TGT-02, {@link Targeting}
 *  2 form the attack pool                                         SKD-APOOL-01, SKD-APOOL-02, {@link Boosts}
 *  3 roll it: hits and critical hits                              SKD-AROLL-01 to -03, {@link ForceDie}
 *  4 form the defense pool                                        SKD-DPOOL-01 to -03
 *  5 roll it: blocks                                              SKD-DROLL-01
 *  6 apply surges                                                 {@link Surges}
 *  7 modify the attack roll: blocks remove hits                   SKD-MOD-01
 *  8 resolve it: wounds                                           SKD-RES-01, {@link Casualties}
 *  9 Bravery pool, and                                            {@link Bravery}
 * 10 its consequence
 * </pre>
 */
public final class AttackSequence {

    private AttackSequence() {}

    private static final List<Step<Skirmish>> STEPS = List.of(
            new FormAttackPool(),
            new RollAttackPool(),
            new CountHits(),
            new FormDefensePool(),
            new RollDefensePool(),
            new Surges.ChooseSurges(),
            new ModifyAttackRoll(),
            new ResolveAttack(),
            new Bravery.FormBraveryPool(),
            new Bravery.RollBraveryPool(),
            new Bravery.TestBravery(),
            new EndAttack());

    /** What the attack of a fall does without (SKD-FALL-04). */
    private static final List<Step<Skirmish>> NOT_BY_FALL = List.of(new FormAttackPool(), new Surges.ChooseSurges());

    /** The steps of an attack whose target is declared. */
    static Agenda<Skirmish> steps(Skirmish now, Attack attack) {
        List<Step<Skirmish>> steps = new ArrayList<>(STEPS);
        if (attack.isByUnit()) {
            return Agenda.inOrder(
                    Sentence.of(
                            "{attacker} attacks {target}",
                            Called.of(now, attack.attacker()),
                            Called.of(now, attack.defender())),
                    Agenda.todos(steps));
        }
        steps.removeAll(NOT_BY_FALL);
        return Agenda.inOrder(
                Sentence.of("The fall of {unit}", Called.of(now, attack.defender())), Agenda.todos(steps));
    }

    /** A unit attacks. */
    public static void begin(Story story, String attacker, Strike strike) {
        UnitState unit = story.the(attacker);
        Shot shot = Targeting.shot(story.now(), strike, unit);
        DicePool dice =
                shot.weapon().the(strike.type()).dice().times(unit.minis().size());
        Attack attack = Attack.of(
                new Attack.Declared(
                        unit.owner(), attacker, strike.target(), strike.weapon(), strike.type(), shot.coverDice()),
                dice);
        story.become(story.now().beginning(attack));
        story.tell(Event.told(
                        "{unit} attacks {target} with {weapon}, {type}: {note}.",
                        Called.of(story.now(), attacker),
                        Called.of(story.now(), strike.target()),
                        shot.weapon().name(),
                        strike.type().words(),
                        Sentence.lazily(() -> Notes.facts(shot)))
                .citing("SKD-TGT-01")
                .at(attacker, strike.target()));
        CardEffects.passives(story, attacker, PoolKind.ATTACK);
        story.then(steps(story.now(), attack));
    }

    /** A fall attacks a unit: no boosts, no surges, no cover (SKD-FALL-04). */
    public static void beginFall(Story story, String unit, String by, DicePool dice) {
        Attack attack = Attack.of(new Attack.Declared(by, null, unit, null, null, DicePool.NONE), dice);
        story.become(story.now().beginning(attack));
        story.tell(Event.told("The fall attacks {unit} with {dice}.", Called.of(story.now(), unit), dice)
                .citing("SKD-FALL-03", "SKD-FALL-04")
                .at(unit));
        story.then(steps(story.now(), attack));
    }

    /** Whose pool it is, and whose dice boost it. */
    static @Nullable UnitState owner(Skirmish now, PoolKind pool) {
        Attack attack = now.theAttack();
        return pool != PoolKind.ATTACK
                ? now.find(attack.defender())
                : attack.isByUnit() ? now.find(attack.attacker()) : null;
    }

    /** Who rolls a pool. */
    private static Player roller(Skirmish now, PoolKind pool) {
        Attack attack = now.theAttack();
        String side = attack.declared().side();
        return now.book()
                .player(
                        pool == PoolKind.ATTACK
                                ? side
                                : now.the(attack.defender()).owner());
    }

    /** Rolls a pool; one without dice is not rolled (SKD-DICE-01). */
    static Story roll(Story story, PoolKind pool, Dice dice, String rule) {
        Attack attack = story.now().theAttack();
        Thrown thrown = attack.pool(pool);
        if (thrown.pool().isEmpty()) {
            return story;
        }
        Sentence what = switch (pool) {
            case ATTACK ->
                attack.isByUnit()
                        ? Sentence.of(
                                "Attack of {attacker} on {target}",
                                Called.of(story.now(), attack.attacker()),
                                Called.of(story.now(), attack.defender()))
                        : Sentence.of("Attack of the fall on {target}", Called.of(story.now(), attack.defender()));
            case DEFENSE -> Sentence.of("Defense of {unit}", Called.of(story.now(), attack.defender()));
            case BRAVERY -> Sentence.of("Bravery of {unit}", Called.of(story.now(), attack.defender()));
        };
        Roll roll = Roll.of(what, thrown.pool().pool())
                .by(roller(story.now(), pool))
                .citing(rule, "SKD-DICE-04");
        story.become(story.now().with(attack.with(pool, thrown.as(dice.roll(roll)))));
        return thrown.pool().count(Colour.BLUE) > 0 ? story.then(new ForceDie.ModifyDie(pool)) : story;
    }

    /** Whether one of the two is gone: then the attack is over. */
    static boolean isOver(Skirmish now) {
        Attack attack = now.theAttack();
        return !now.has(attack.defender()) || attack.isByUnit() && !now.has(attack.attacker());
    }

    /** What happens in a step, if both are still there. */
    private static Outcome<Skirmish> withBoth(Skirmish now, UnaryOperator<Story> step) {
        Story story = Story.of(now);
        return isOver(now) ? over(story) : step.apply(story).outcome();
    }

    /** The attack is over before its end. */
    static Outcome<Skirmish> over(Story story) {
        return story.become(story.now().endingAttack()).outcome().leave();
    }

    private static Outcome<Skirmish> boosted(Skirmish now, PoolKind pool, Choices<Boost> choices) {
        return withBoth(now, story -> {
            if (!choices.isEmpty()) {
                Attack attack = now.theAttack();
                String unit = pool == PoolKind.ATTACK ? attack.attacker() : attack.defender();
                Boosts.pay(story, unit, pool, choices.only());
            }
            return story;
        });
    }

    // ---- steps

    /** The attacker boosts the pool, perhaps. */
    public record FormAttackPool() implements Ask<Skirmish, Boost> {
        @Override
        public List<Boost> promising(Skirmish now, Player seat, RandomGenerator random) {
            UnitState attacker = owner(now, PoolKind.ATTACK);
            return attacker == null ? List.of() : Hopes.attack(now, attacker);
        }

        @Override
        public Decision<Boost> decision(Skirmish now) {
            UnitState attacker = owner(now, PoolKind.ATTACK);
            if (attacker == null || !Boosts.isOpen(now, attacker, PoolKind.ATTACK)) {
                return Decision.none();
            }
            return Decision.of(now.player(attacker), Boosts.options(now, attacker, PoolKind.ATTACK))
                    .asking(
                            "{unit} attacks {target} with {dice}: boost the attack pool? {odds}.",
                            Called.of(now, attacker),
                            Called.of(now, now.theAttack().defender()),
                            now.theAttack().attack().pool(),
                            Sentence.lazily(() -> Chances.attackPool(now, Boosts.dice(attacker, PoolKind.ATTACK) > 0)))
                    .citing("SKD-APOOL-02")
                    .otherwise(Boost.NONE);
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Boost> choices, Dice dice) {
            return boosted(now, PoolKind.ATTACK, choices);
        }
    }

    /** The attack pool is rolled. */
    public record RollAttackPool() implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish now, Dice dice) {
            return withBoth(now, story -> roll(story, PoolKind.ATTACK, dice, "SKD-AROLL-01"));
        }
    }

    /** Successes are hits; without any the attack is over (SKD-AROLL-02, SKD-AROLL-03). */
    public record CountHits() implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish now, Dice dice) {
            Attack attack = now.theAttack();
            int hits = attack.attack().successes();
            int criticals = attack.attack().criticals();
            Story story = Story.of(now.with(attack.hitting(hits, criticals)));
            if (hits == 0) {
                return over(story.tell(Event.told("No hit on {unit}.", Called.of(now, attack.defender()))
                        .citing("SKD-AROLL-03")
                        .at(attack.defender())));
            }
            story.tell(Event.told(
                            "{n hit|hits} on {unit}, {c} of them critical.",
                            hits,
                            Called.of(now, attack.defender()),
                            criticals)
                    .citing("SKD-AROLL-02")
                    .at(attack.defender()));
            UnitCard card = now.card(now.the(attack.defender()));
            story.addDice(PoolKind.DEFENSE, DicePool.of(card.defense(), hits - criticals));
            story.addDice(PoolKind.DEFENSE, attack.declared().cover());
            CardEffects.passives(story, attack.defender(), PoolKind.DEFENSE);
            return story.outcome();
        }
    }

    /** The defender boosts the pool, perhaps (SKD-DPOOL-02). */
    public record FormDefensePool() implements Ask<Skirmish, Boost> {
        @Override
        public List<Boost> promising(Skirmish now, Player seat, RandomGenerator random) {
            UnitState defender = owner(now, PoolKind.DEFENSE);
            return defender == null ? List.of() : Hopes.defense(now, defender);
        }

        @Override
        public Decision<Boost> decision(Skirmish now) {
            UnitState defender = owner(now, PoolKind.DEFENSE);
            if (defender == null || !Boosts.isOpen(now, defender, PoolKind.DEFENSE)) {
                return Decision.none();
            }
            Attack attack = now.theAttack();
            return Decision.of(now.player(defender), Boosts.options(now, defender, PoolKind.DEFENSE))
                    .asking(
                            "{n hit|hits} on {unit}, {c} critical; it defends with {dice}: boost the defense pool? {odds}.",
                            attack.hits(),
                            Called.of(now, defender),
                            attack.tally().criticals(),
                            attack.defense().pool(),
                            Sentence.lazily(
                                    () -> Chances.defensePool(now, Boosts.dice(defender, PoolKind.DEFENSE) > 0)))
                    .citing("SKD-DPOOL-01", "SKD-DPOOL-02", "SKD-DPOOL-03")
                    .otherwise(Boost.NONE);
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Boost> choices, Dice dice) {
            return boosted(now, PoolKind.DEFENSE, choices);
        }
    }

    /** The defense pool is rolled; each success is a block (SKD-DROLL-01). */
    public record RollDefensePool() implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish now, Dice dice) {
            return withBoth(now, story -> roll(story, PoolKind.DEFENSE, dice, "SKD-DROLL-01"));
        }
    }

    /** Each block removes a hit, plain ones first (SKD-MOD-01). */
    public record ModifyAttackRoll() implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish now, Dice dice) {
            return withBoth(now, ModifyAttackRoll::blocked);
        }

        private static Story blocked(Story story) {
            Skirmish now = story.now();
            Attack attack = now.theAttack();
            int criticals = attack.tally().criticals();
            int plain = attack.hits() - criticals;
            int blocks = attack.blocks();
            int plainLeft = Math.max(0, plain - blocks);
            boolean blockable = now.book().houseRules().criticalHits() == HouseRules.CriticalHits.BLOCKABLE;
            int stopped = blockable ? Math.max(0, blocks - plain) : 0;
            int criticalsLeft = Math.max(0, criticals - stopped);
            int left = plainLeft + criticalsLeft;
            return story.become(now.with(attack.hitting(left, criticalsLeft)))
                    .tell(Event.told(
                                    "{blocks block|blocks}: {n} of {all hit|hits} {n:is|are} left.",
                                    blocks,
                                    left,
                                    attack.hits())
                            .citing("SKD-MOD-01")
                            .at(attack.defender()));
        }
    }

    /** Each hit that is left is a wound (SKD-RES-01). */
    public record ResolveAttack() implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish now, Dice dice) {
            Attack attack = now.theAttack();
            return Story.of(now)
                    .wound(attack.defender(), attack.hits(), attack.declared().side())
                    .outcome();
        }
    }

    /** The attack is over; what it was made in the midst of goes on. */
    public record EndAttack() implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish now, Dice dice) {
            return Outcome.of(now.endingAttack());
        }
    }
}
