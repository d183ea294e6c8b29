package org.muster.ruleset.swm.battle;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Between;
import org.muster.api.check.RefersTo;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Sheet;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;

/**
 * Mines, before a battle in a mined enemy territory.
 *
 * <pre>
 * a save of 11+ for each attacking troop, else 10 damage     SWM-MINE-01, -07, -08
 * nothing that helps against attacks helps                   SWM-MINE-02
 * Damage Reduction lessens it                                SWM-MINE-03
 * a force point buys another roll                            SWM-MINE-04
 * then Shields                                               SWM-MINE-05
 * who has no hit points left is killed                       SWM-MINE-06
 * </pre>
 */
public final class Minefield {

    private static final String MASTER_OF_THE_FORCE = "Master of the Force";

    private Minefield() {}

    /**
     * The attackers save one after another, in the order of SWM-TURN-07.
     *
     * @param next place of the figure whose turn it is
     */
    public record MineSaves(@Between(min = 0) int next) implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            Battle battle = Battle.of(war);
            List<Battle.Fighter> attackers = battle.attackingFigures(war);
            List<Event> events = new ArrayList<>();
            War now = war;
            for (int i = next; i < attackers.size(); i++) {
                Battle.Fighter fighter = attackers.get(i);
                if (!saves(now, fighter, dice)) {
                    if (mayReroll(now, fighter)) {
                        return Outcome.of(now)
                                .tell(events)
                                .then(new ForceReroll(fighter.squad().id(), fighter.id()), new MineSaves(i + 1));
                    }
                    now = exploded(now, fighter, dice, events);
                }
            }
            return Outcome.of(now).tell(events);
        }
    }

    private static boolean saves(War war, Battle.Fighter fighter, Dice dice) {
        return dice.roll(Roll.of(Sentence.of("Minefield save of {figure}", war.label(fighter.figure())), Pool.D20)
                        .by(fighter.squad().owner())
                        .reaching(war.constants().save())
                        .citing("SWM-MINE-01"))
                .succeeds();
    }

    /** Whether a force point is left, a reroll allowed, and any damage to be prevented. */
    private static boolean mayReroll(War war, Battle.Fighter fighter) {
        Sheet sheet = war.book().sheet(fighter.figure());
        int spent = Battle.of(war).forceSpent(fighter.id());
        int most = Math.max(1, sheet.value(MASTER_OF_THE_FORCE));
        return spent < Math.min(sheet.stats().force(), most) && damage(war, sheet) > 0;
    }

    private static int damage(War war, Sheet sheet) {
        return Math.max(0, war.constants().minefieldDamage() - sheet.value("Damage Reduction"));
    }

    /** A save was failed for good: Shields may still help (SWM-MINE-05). */
    private static War exploded(War war, Battle.Fighter fighter, Dice dice, List<Event> events) {
        Sheet sheet = war.book().sheet(fighter.figure());
        int damage = damage(war, sheet);
        String label = war.label(fighter.figure());
        boolean shielded = false;
        for (int shield = damage == 0 ? 0 : sheet.value("Shields"); shield > 0 && !shielded; shield--) {
            shielded = dice.roll(Roll.of(Sentence.of("Shields of {label} against a mine", label), Pool.D20)
                            .by(fighter.squad().owner())
                            .reaching(war.constants().save())
                            .citing("SWM-MINE-05"))
                    .succeeds();
        }
        int taken = shielded ? 0 : damage;
        boolean killed = taken >= sheet.stats().hp();
        events.add((killed
                        ? Event.told("{figure} is killed by a mine.", label)
                        : Event.told("{figure} takes {damage} damage from a mine.", label, taken))
                .citing(killed ? "SWM-MINE-06" : shielded ? "SWM-MINE-05" : taken == 0 ? "SWM-MINE-03" : "SWM-MINE-01")
                .at(fighter.squad().id()));
        return taken == 0 ? war : war.fighting(Battle.of(war).hurt(fighter.id(), taken));
    }

    /** A figure that failed may spend a force point, which is then missing in the battle (SWM-MINE-04). */
    public record ForceReroll(
            @RefersTo("squads") String squad,
            @RefersTo("figures") String figure) implements Ask<War, Boolean> {
        @Override
        public Decision<Boolean> decision(War war) {
            Battle.Fighter fighter = fighter(war);
            int left = war.book().sheet(fighter.figure()).stats().force()
                    - Battle.of(war).forceSpent(figure);
            return war.timed(Decision.of(fighter.squad().owner(), Options.yesOrNo()))
                    .asking(
                            "{figure} has failed to avoid a mine. Spend one of {left force point|force points} for another roll?",
                            war.label(fighter.figure()),
                            left)
                    .citing("SWM-MINE-04")
                    .otherwise(false);
        }

        private Battle.Fighter fighter(War war) {
            Squad hers = war.squad(squad);
            return new Battle.Fighter(hers, hers.the(figure));
        }

        @Override
        public Outcome<War> decide(War war, Choices<Boolean> choices, Dice dice) {
            Battle.Fighter fighter = fighter(war);
            List<Event> events = new ArrayList<>();
            War now = war;
            boolean saved = false;
            if (choices.only()) {
                now = war.fighting(Battle.of(war).spending(figure));
                events.add(Event.told("{figure} spends a force point.", war.label(fighter.figure()))
                        .citing("SWM-MINE-04")
                        .at(squad));
                saved = saves(now, fighter, dice);
                if (!saved && mayReroll(now, fighter)) {
                    return Outcome.of(now).tell(events).then(this);
                }
            }
            if (!saved) {
                now = exploded(now, fighter, dice, events);
            }
            return Outcome.of(now).tell(events);
        }
    }
}
