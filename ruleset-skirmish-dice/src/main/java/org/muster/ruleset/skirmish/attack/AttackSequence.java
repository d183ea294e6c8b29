package org.muster.ruleset.skirmish.attack;

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
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Attack;
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
 * An attack, step by step; in each the attacker goes first (SKD-ATK-01).
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
                        attacker,
                        strike.target(),
                        shot.weapon().name(),
                        strike.type().words(),
                        Sentence.lazily(() -> Notes.facts(shot)))
                .citing("SKD-TGT-01")
                .at(attacker, strike.target()));
        CardEffects.passives(story, attacker, PoolKind.ATTACK);
        story.then(Agenda.titled(
                Sentence.of("{attacker} attacks {target}", attacker, strike.target()), new FormAttackPool()));
    }

    /** A fall attacks a unit: no boosts, no surges, no cover (SKD-FALL-04). */
    public static void beginFall(Story story, String unit, String by, DicePool dice) {
        story.become(
                story.now().beginning(Attack.of(new Attack.Declared(by, null, unit, null, null, DicePool.NONE), dice)));
        story.tell(Event.told("The fall attacks {unit} with {dice}.", unit, dice)
                .citing("SKD-FALL-03", "SKD-FALL-04")
                .at(unit));
        story.then(Agenda.titled(Sentence.of("The fall of {unit}", unit), new RollAttackPool()));
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
    static void roll(Story story, PoolKind pool, Dice dice, String rule) {
        Attack attack = story.now().theAttack();
        Thrown thrown = attack.pool(pool);
        if (thrown.pool().isEmpty()) {
            return;
        }
        String what = switch (pool) {
            case ATTACK -> "Attack of " + by(attack) + " on " + attack.defender();
            case DEFENSE -> "Defense of " + attack.defender();
            case BRAVERY -> "Bravery of " + attack.defender();
        };
        Roll roll = Roll.of(Sentence.verbatim(what), thrown.pool().pool())
                .by(roller(story.now(), pool))
                .citing(rule, "SKD-DICE-04");
        story.become(story.now().with(attack.with(pool, thrown.as(dice.roll(roll)))));
        if (thrown.pool().count(Colour.BLUE) > 0) {
            story.then(new ForceDie.ModifyDie(pool));
        }
    }

    private static String by(Attack attack) {
        return attack.isByUnit() ? attack.attacker() : "the fall";
    }

    /** Whether one of the two is gone: then the attack is over. */
    static boolean isOver(Skirmish now) {
        Attack attack = now.theAttack();
        return !now.has(attack.defender()) || attack.isByUnit() && !now.has(attack.attacker());
    }

    private static Outcome<Skirmish> end(Skirmish now) {
        return Outcome.of(now).then(new EndAttack());
    }

    // ---- steps

    /** The attacker boosts the pool, perhaps. */
    public record FormAttackPool() implements Ask<Skirmish, Boost> {
        @Override
        public Decision<Boost> decision(Skirmish now) {
            UnitState attacker = owner(now, PoolKind.ATTACK);
            if (attacker == null || !Boosts.isOpen(now, attacker, PoolKind.ATTACK)) {
                return Decision.none();
            }
            return Decision.of(now.player(attacker), Boosts.options(now, attacker, PoolKind.ATTACK))
                    .asking(
                            "{unit} attacks {target} with {dice}: boost the attack pool? {odds}.",
                            attacker.id(),
                            now.theAttack().defender(),
                            now.theAttack().attack().pool(),
                            Sentence.lazily(() -> Chances.attackPool(now)))
                    .citing("SKD-APOOL-02")
                    .otherwise(Boost.NONE);
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Boost> choices, Dice dice) {
            if (isOver(now)) {
                return end(now);
            }
            Story story = Story.of(now);
            if (!choices.isEmpty()) {
                Boosts.pay(story, now.theAttack().attacker(), PoolKind.ATTACK, choices.only());
            }
            return story.then(new RollAttackPool()).outcome();
        }
    }

    /** The attack pool is rolled. */
    public record RollAttackPool() implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish now, Dice dice) {
            if (isOver(now)) {
                return end(now);
            }
            Story story = Story.of(now);
            roll(story, PoolKind.ATTACK, dice, "SKD-AROLL-01");
            return story.then(new CountHits()).outcome();
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
                return story.tell(Event.told("No hit on {unit}.", attack.defender())
                                .citing("SKD-AROLL-03")
                                .at(attack.defender()))
                        .then(new EndAttack())
                        .outcome();
            }
            story.tell(Event.told("{n hit|hits} on {unit}, {c} of them critical.", hits, attack.defender(), criticals)
                    .citing("SKD-AROLL-02")
                    .at(attack.defender()));
            UnitCard card = now.card(now.the(attack.defender()));
            story.addDice(PoolKind.DEFENSE, DicePool.of(card.defense(), hits - criticals));
            story.addDice(PoolKind.DEFENSE, attack.declared().cover());
            CardEffects.passives(story, attack.defender(), PoolKind.DEFENSE);
            return story.then(new FormDefensePool()).outcome();
        }
    }

    /** The defender boosts the pool, perhaps (SKD-DPOOL-02). */
    public record FormDefensePool() implements Ask<Skirmish, Boost> {
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
                            defender.id(),
                            attack.tally().criticals(),
                            attack.defense().pool(),
                            Sentence.lazily(() -> Chances.defensePool(now)))
                    .citing("SKD-DPOOL-01", "SKD-DPOOL-02", "SKD-DPOOL-03")
                    .otherwise(Boost.NONE);
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Boost> choices, Dice dice) {
            if (isOver(now)) {
                return end(now);
            }
            Story story = Story.of(now);
            if (!choices.isEmpty()) {
                Boosts.pay(story, now.theAttack().defender(), PoolKind.DEFENSE, choices.only());
            }
            return story.then(new RollDefensePool()).outcome();
        }
    }

    /** The defense pool is rolled; each success is a block (SKD-DROLL-01). */
    public record RollDefensePool() implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish now, Dice dice) {
            if (isOver(now)) {
                return end(now);
            }
            Story story = Story.of(now);
            roll(story, PoolKind.DEFENSE, dice, "SKD-DROLL-01");
            return now.theAttack().isByUnit()
                    ? story.then(new Surges.ChooseSurges()).outcome()
                    : story.then(new ModifyAttackRoll()).outcome();
        }
    }

    /** Each block removes a hit, plain ones first (SKD-MOD-01). */
    public record ModifyAttackRoll() implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish now, Dice dice) {
            if (isOver(now)) {
                return end(now);
            }
            Attack attack = now.theAttack();
            int criticals = attack.tally().criticals();
            int plain = attack.hits() - criticals;
            int blocks = attack.blocks();
            int plainLeft = Math.max(0, plain - blocks);
            boolean blockable = now.book().houseRules().criticalHits() == HouseRules.CriticalHits.BLOCKABLE;
            int stopped = blockable ? Math.max(0, blocks - plain) : 0;
            int criticalsLeft = Math.max(0, criticals - stopped);
            int left = plainLeft + criticalsLeft;
            return Story.of(now.with(attack.hitting(left, criticalsLeft)))
                    .tell(Event.told(
                                    "{blocks block|blocks}: {n} of {all hit|hits} {n:is|are} left.",
                                    blocks,
                                    left,
                                    attack.hits())
                            .citing("SKD-MOD-01")
                            .at(attack.defender()))
                    .then(new ResolveAttack())
                    .outcome();
        }
    }

    /** Each hit that is left is a wound (SKD-RES-01). */
    public record ResolveAttack() implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish now, Dice dice) {
            Attack attack = now.theAttack();
            return Story.of(now)
                    .wound(attack.defender(), attack.hits(), attack.declared().side())
                    .then(new Bravery.FormBraveryPool(), new EndAttack())
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
