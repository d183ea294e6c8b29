package org.muster.ruleset.skirmish;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.data.PoolKind;
import org.muster.ruleset.skirmish.dice.DicePool;

/**
 * What one step brings about: the state as it changes, what is told, what comes next. Everything that can befall a unit
 * is said here once, with all that follows from it, for the rules and for the effects of cards alike. It lives no longer
 * than its step.
 */
public final class Story {

    private Skirmish now;
    private final List<Event> events = new ArrayList<>();
    private final List<Agenda<Skirmish>> atOnce = new ArrayList<>(1);
    private final List<Agenda<Skirmish>> next = new ArrayList<>(2);
    private final List<Condition.Loss> losses = new ArrayList<>();
    /** Whether something happened that may end the game. */
    private boolean decisive;

    private Story(Skirmish now) {
        this.now = now;
    }

    /** It begins as things stand. */
    public static Story of(Skirmish now) {
        return new Story(now);
    }

    /** As things stand now. */
    public Skirmish now() {
        return now;
    }

    private Aftermath aftermath() {
        return now.book().aftermath();
    }

    /** A unit that is known to be on the table. */
    public UnitState the(String unit) {
        return now.the(unit);
    }

    /** Things stand otherwise. */
    public Story become(Skirmish other) {
        now = other;
        return this;
    }

    /** A unit is changed. */
    public Story change(String unit, UnaryOperator<UnitState> change) {
        now = now.with(change.apply(now.the(unit)));
        return this;
    }

    /** This happened. */
    public Story tell(Event event) {
        events.add(event);
        return this;
    }

    /** This comes next, after what is to come next already. */
    @SafeVarargs
    public final Story then(Step<Skirmish>... steps) {
        next.addAll(Agenda.todos(List.of(steps)));
        return this;
    }

    /** The same, under a title. */
    public Story then(Agenda<Skirmish> agenda) {
        next.add(agenda);
        return this;
    }

    /** This comes before anything else goes on. */
    private void atOnce(Step<Skirmish> step) {
        atOnce.add(Agenda.of(step));
    }

    /** What became of it. The game may be over (SKD-MISS-06). */
    public Outcome<Skirmish> outcome() {
        Outcome<Skirmish> outcome = Outcome.of(now).tell(events);
        Result result = decisive ? aftermath().end(now, losses) : null;
        if (result != null) {
            return outcome.end(result);
        }
        for (Agenda<Skirmish> agenda : atOnce) {
            outcome = outcome.then(agenda);
        }
        for (Agenda<Skirmish> agenda : next) {
            outcome = outcome.then(agenda);
        }
        return outcome;
    }

    // ---- state of units

    /** A unit becomes strained; a strained one stays so (SKD-STAT-02, SKD-STAT-06). */
    public Story strain(String unit) {
        if (the(unit).strained()) {
            return this;
        }
        change(unit, one -> one.strained(true));
        if (now.isActing(unit)) {
            now = now.acting(now.acting().strained());
        }
        return tell(Event.told("{unit} becomes strained.", Called.of(now, unit))
                .citing("SKD-STAT-02")
                .at(unit));
    }

    /** A unit becomes eager. */
    public Story unstrain(String unit) {
        if (the(unit).strained()) {
            change(unit, one -> one.strained(false));
            tell(Event.told("{unit} is eager again.", Called.of(now, unit))
                    .citing("SKD-STAT-02")
                    .at(unit));
        }
        return this;
    }

    /** A unit card is made ready. */
    public Story ready(String unit) {
        return change(unit, one -> one.being(Status.READY));
    }

    /** A unit card is exhausted (SKD-CARD-02). */
    public Story exhaust(String unit) {
        return change(unit, one -> one.being(Status.EXHAUSTED));
    }

    /** A Deployment Card is exhausted (SKD-CARD-04). */
    public Story exhaustCard(String card) {
        now = now.with(now.cards().the(card).being(Status.EXHAUSTED));
        return this;
    }

    /** A Deployment Card is made ready. */
    public Story readyCard(String card) {
        now = now.with(now.cards().the(card).being(Status.READY));
        return tell(Event.told(
                        "{card} is ready again.", now.book().cards().the(card).name())
                .citing("SKD-CARD-04"));
    }

    // ---- dice

    /** A unit pays Action Dice; it has as many. */
    public Story spendDice(String unit, int dice) {
        return takeDice(unit, dice);
    }

    /** A unit loses Action Dice, as far as it has any. */
    public Story loseDice(String unit, int dice) {
        int lost = Math.min(dice, the(unit).actionDice());
        if (lost > 0) {
            tell(Event.told("{unit} loses {n Action Die|Action Dice}.", Called.of(now, unit), lost)
                    .at(unit));
            takeDice(unit, lost);
        }
        return this;
    }

    /** The last die gone in another unit's activation: its player may exhaust it at once (SKD-ADICE-05). */
    private Story takeDice(String unit, int dice) {
        if (dice == 0) {
            return this;
        }
        boolean wasReady = the(unit).isReady();
        change(unit, one -> one.actionDice(one.actionDice() - dice));
        outOfDice(unit, wasReady);
        return this;
    }

    private void outOfDice(String unit, boolean wasReady) {
        if (the(unit).actionDice() > 0 || !wasReady || now.isActing(unit)) {
            return;
        }
        if (now.book().houseRules().activationNeedsDie()) {
            tell(Event.told("{unit} has no Action Die left and is exhausted.", Called.of(now, unit))
                    .citing("SKD-ADICE-01")
                    .at(unit));
        } else if (now.activation() != null) {
            tell(Event.told("{unit} has no Action Die left.", Called.of(now, unit))
                    .citing("SKD-ADICE-05")
                    .at(unit));
            atOnce(aftermath().outOfDice(unit));
        }
    }

    /** A unit gains Action Dice, up to its printed limit (SKD-ADICE-04). */
    public Story gainDice(String unit, int dice) {
        int before = the(unit).actionDice();
        change(unit, one -> one.actionDice(before + dice));
        int gained = the(unit).actionDice() - before;
        return gained == 0
                ? this
                : tell(Event.told("{unit} gains {n Action Die|Action Dice}.", Called.of(now, unit), gained)
                        .at(unit));
    }

    /** A unit pays Force Dice; it has as many. */
    public Story spendForce(String unit, int dice) {
        return change(unit, one -> one.forceDice(one.forceDice() - dice));
    }

    /** A unit gains Force Dice, up to its Force Aptitude (SKD-FORCE-02). */
    public Story gainForce(String unit, int dice) {
        int before = the(unit).forceDice();
        change(unit, one -> one.forceDice(before + dice));
        int gained = the(unit).forceDice() - before;
        return gained == 0
                ? this
                : tell(Event.told("{unit} gains {n Force Die|Force Dice}.", Called.of(now, unit), gained)
                        .citing("SKD-FORCE-02")
                        .at(unit));
    }

    /** Dice are added to a pool that is being formed. */
    public Story addDice(PoolKind pool, DicePool dice) {
        Attack attack = now.theAttack();
        now = now.with(attack.with(pool, attack.pool(pool).plus(dice)));
        return this;
    }

    /** The attack that goes on has more hits, for which no defense die is added (SKD-SURG-04). */
    public Story addHits(int hits) {
        Attack attack = now.theAttack();
        now = now.with(attack.hitting(attack.hits() + hits, attack.tally().criticals()));
        return this;
    }

    /** Blocks of the attack that goes on do not count. */
    public Story cancelBlocks(int blocks) {
        now = now.with(now.theAttack().cancelling(blocks));
        return this;
    }

    // ---- wounds

    /**
     * A unit suffers wounds; minis that fall by it are chosen next (SKD-RES-01, SKD-RES-02).
     *
     * @param by the side that makes them
     */
    public Story wound(String unit, int wounds, String by) {
        if (wounds == 0) {
            return this;
        }
        change(unit, one -> one.wounds(one.wounds() + wounds));
        Attack attack = now.attack();
        if (attack != null && attack.defender().equals(unit)) {
            now = now.with(attack.wounding(wounds));
        }
        tell(new Wounded(unit, Called.of(now, unit), the(unit).owner(), wounds));
        if (the(unit).wounds() >= now.card(the(unit)).resilience()) {
            then(aftermath().wounded(unit, by));
        }
        return this;
    }

    /** Wound tokens are removed from a unit; minis that are gone do not come back (SKD-RECV-01). */
    public Story heal(String unit, int wounds) {
        int healed = Math.min(wounds, the(unit).wounds());
        if (healed > 0) {
            change(unit, one -> one.wounds(one.wounds() - healed));
            tell(Event.told("{unit} loses {n wound token|wound tokens}.", Called.of(now, unit), healed)
                    .citing("SKD-RECV-01")
                    .at(unit));
        }
        return this;
    }

    /** Minis of a unit are removed, each for its Resilience's worth of wounds; not its leader. */
    public Story remove(String unit, List<Mini> minis) {
        UnitState before = the(unit);
        int resilience = now.card(before).resilience();
        List<Mini> left = new ArrayList<>(before.minis());
        left.removeAll(minis);
        boolean wasReady = before.isReady();
        change(unit, one -> one.minis(left).wounds(one.wounds() - resilience * minis.size()));
        tell(Event.told(
                        "{unit} loses {minis}; {n mini is|minis are} left.",
                        Called.of(now, unit),
                        Called.all(now, minis.stream().map(Mini::id).toList()),
                        left.size())
                .citing("SKD-RES-02", "SKD-RES-03")
                .at(unit));
        int excess = before.actionDice() - the(unit).actionDice();
        if (excess > 0) {
            tell(Event.told(
                            "{unit} has {n Action Die|Action Dice} too many, {n:which is|which are} removed.",
                            Called.of(now, unit),
                            excess)
                    .citing("SKD-ADICE-04")
                    .at(unit));
            outOfDice(unit, wasReady);
        }
        for (int i = 0; i < minis.size(); i++) {
            lost(before, Condition.Loss.Kind.MINI);
        }
        return this;
    }

    /** The last mini goes: the unit is defeated and leaves the game (SKD-RES-04). */
    public Story defeat(String unit) {
        UnitState defeated = the(unit);
        now = now.losing(defeated);
        tell(new Defeated(unit, Called.of(now, defeated), defeated.owner()));
        for (int i = 0; i < defeated.minis().size(); i++) {
            lost(defeated, Condition.Loss.Kind.MINI);
        }
        lost(defeated, Condition.Loss.Kind.UNIT);
        return this;
    }

    private void lost(UnitState unit, Condition.Loss.Kind kind) {
        Condition.Loss loss = new Condition.Loss(kind, unit.id(), now.card(unit), unit.owner());
        losses.add(loss);
        decisive = true;
        aftermath().lost(this, loss);
    }

    /** A side scores for something (SKD-MISS-01). */
    public Story score(String side, int vp, Sentence what) {
        if (vp != 0) {
            now = now.scoring(side, vp);
            decisive = true;
            tell(Event.told("{side}: {n} VP ({what}), {all} in all.", Called.side(side), vp, what, now.vp(side))
                    .citing("SKD-MISS-01"));
        }
        return this;
    }

    // ---- terrain

    /** A piece of terrain is gone for the rest of the game. */
    public Story removeTerrain(String piece) {
        now = now.removing(piece);
        decisive = true;
        return tell(Event.told("{piece} is gone for the rest of the game.", Called.thing(piece))
                .citing("SKD-MISS-05"));
    }
}
