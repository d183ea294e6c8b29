package org.muster.ruleset.swm.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.battle.BattleReport.Fate;
import org.muster.ruleset.swm.battle.BattleReport.Winner;
import org.muster.ruleset.swm.data.Constants;

/**
 * A battle without a table, decided by two dice (SWM-REPORT-05).
 *
 * <pre>
 * d20 + points / 10 a side, +3 for a fortified defender; equal: the defender wins
 * the loser's figures are all killed
 * the winner's cheapest are killed as long as their sum stays within half of the loser's points; one stands
 * killers are taken in turn from the enemy's figures, in the order of the catalogue
 * </pre>
 */
public final class AutoBattle {

    private AutoBattle() {}

    /** Two rolls, and what follows from them. */
    static Outcome<War> fought(War war, Dice dice) {
        Battle battle = Battle.of(war);
        Constants.AutoBattle odds = war.constants().autoBattle();
        List<Battle.Fighter> attackers = battle.attackersAlive(war);
        List<Battle.Fighter> defenders = battle.defendingFigures(war);
        boolean fortified = war.ground(battle.territory()).fortified();
        int defence = dice.roll(roll(war, battle.defender(), defenders, odds)
                        .plus(fortified ? odds.fortifiedDefender() : 0, "fortified", "SWM-REPORT-05"))
                .total();
        int attack = dice.roll(roll(war, battle.attacker(war), attackers, odds)).total();
        boolean attackerWins = attack > defence;
        Map<String, Fate> fates = new LinkedHashMap<>();
        if (attackerWins) {
            beaten(war, defenders, attackers, fates);
        } else {
            beaten(war, attackers, defenders, fates);
        }
        BattleReport report = new BattleReport(
                attackerWins ? Winner.ATTACKER : Winner.DEFENDER,
                BattleReport.complete(war, OrderedMap.copyOf(fates)),
                OrderedMap.empty(),
                "");
        Event told = Event.told(
                        "{attacker} {attacker:has|have} {attack} against {defence} of {defender} in battle {id}.",
                        war.sideNames(battle.attacker(war)),
                        attack,
                        defence,
                        war.sideNames(battle.defender()),
                        battle.id())
                .citing("SWM-REPORT-05")
                .at(battle.territory());
        return Aftermath.of(war, report, dice, List.of(told));
    }

    /** Whether the attacker wins when both sides throw {@code d20}, as bots guess it of a battle on a table. */
    static boolean isAttackersDay(War war, IntSupplier d20) {
        Battle battle = Battle.of(war);
        Constants.AutoBattle odds = war.constants().autoBattle();
        int defence = d20.getAsInt()
                + points(war, battle.defendingFigures(war)) / odds.pointsAPip()
                + (war.ground(battle.territory()).fortified() ? odds.fortifiedDefender() : 0);
        int attack = d20.getAsInt() + points(war, battle.attackersAlive(war)) / odds.pointsAPip();
        return attack > defence;
    }

    private static Roll roll(War war, Player player, List<Battle.Fighter> fighters, Constants.AutoBattle odds) {
        return Roll.of("Battle without a table", Pool.D20)
                .by(player)
                .plus(points(war, fighters) / odds.pointsAPip(), "points", "SWM-REPORT-05")
                .citing("SWM-REPORT-05");
    }

    private static int points(War war, List<Battle.Fighter> fighters) {
        return fighters.stream().mapToInt(fighter -> points(war, fighter)).sum();
    }

    private static int points(War war, Battle.Fighter fighter) {
        return war.book().card(fighter.figure().card()).points();
    }

    private static void beaten(
            War war, List<Battle.Fighter> losers, List<Battle.Fighter> winners, Map<String, Fate> fates) {
        List<String> killers = killers(war, winners);
        for (int i = 0; i < losers.size(); i++) {
            fates.put(losers.get(i).id(), Fate.killed(killers.get(i % killers.size())));
        }
        List<Battle.Fighter> cheapest = new ArrayList<>(winners);
        cheapest.sort(Comparator.comparingInt(fighter -> points(war, fighter)));
        List<String> avengers = killers(war, losers);
        int left = points(war, losers) / 2;
        for (int i = 0; i < cheapest.size() - 1; i++) {
            left -= points(war, cheapest.get(i));
            if (left < 0) {
                return;
            }
            fates.put(cheapest.get(i).id(), Fate.killed(avengers.get(i % avengers.size())));
        }
    }

    private static List<String> killers(War war, List<Battle.Fighter> fighters) {
        List<Battle.Fighter> inOrder = new ArrayList<>(fighters);
        inOrder.sort(Comparator.comparingInt(
                fighter -> war.book().placeInCatalogue(fighter.figure().card())));
        return inOrder.stream().map(Battle.Fighter::id).toList();
    }
}
