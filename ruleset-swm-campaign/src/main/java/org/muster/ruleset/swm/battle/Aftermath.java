package org.muster.ruleset.swm.battle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.HouseRules.MutualDestructionControl;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.battle.BattleReport.Fate;
import org.muster.ruleset.swm.battle.BattleReport.Kind;
import org.muster.ruleset.swm.battle.BattleReport.Winner;
import org.muster.ruleset.swm.cleanup.CleanupPhase;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.data.Card;
import org.muster.ruleset.swm.data.Faction;
import org.muster.ruleset.swm.data.PostBattle;
import org.muster.ruleset.swm.victory.Victory;

/**
 * What follows from a battle, in this order (SWM-BATTLE-13).
 *
 * <pre>
 * 1. Experience        for killing blows, pending until Cleanup          SWM-XP-01..05
 * 2. Post-battle rolls of all who were killed or fled                    SWM-POST-01..06
 * 3. States            of squads                                         SWM-POST-07, SWM-SQUAD-03, -06, SWM-BATTLE-14
 * 4. Control           of the territory                                  SWM-BATTLE-12, -08
 * 5. Retreats          of the losers                                     SWM-RETR-01, SWM-STACK-04
 * </pre>
 */
final class Aftermath {

    private final War before;
    private final Battle battle;
    private final BattleReport report;
    private final Dice dice;
    private final List<Event> events = new ArrayList<>();

    private Aftermath(War war, BattleReport report, Dice dice) {
        this.before = war;
        this.battle = Battle.of(war);
        this.report = report;
        this.dice = dice;
    }

    /** What follows from {@code report}. */
    static Outcome<War> of(War war, BattleReport report, Dice dice) {
        return of(war, report, dice, List.of());
    }

    /** What follows from {@code report}, after what is told already. */
    static Outcome<War> of(War war, BattleReport report, Dice dice, List<Event> told) {
        Aftermath aftermath = new Aftermath(war, report, dice);
        aftermath.events.addAll(told);
        return aftermath.outcome();
    }

    private Outcome<War> outcome() {
        Player attacker = battle.attacker(before);
        OrderedMap<Player, Integer> points = Attacks.points(before, attacker, battle.territory());
        if (report.result() != Winner.DEFENDER || !battle.defenders().isEmpty()) {
            tellResult(attacker);
        } // else mines have won, as is told
        OrderedMap<String, Boolean> lives = rolled();
        War after = before;
        OrderedMap<String, Integer> awards = awards(lives);
        for (String id : Stream.concat(battle.defenders().stream(), battle.attackers().stream())
                .toList()) {
            after = judged(after, after.squad(id), lives, awards);
        }
        return next(after.fighting(null), attacker, points);
    }

    private void tellResult(Player attacker) {
        Object territory = before.place(battle.territory());
        Sentence scenario =
                report.scenario().isEmpty() ? Sentence.NOTHING : Sentence.of(", {scenario}", report.scenario());
        Event.Told result = switch (report.result()) {
            case ATTACKER ->
                Event.told(
                        "{attacker} {attacker:has|have} won the battle at {territory}{scenario}.",
                        before.sideNames(attacker),
                        territory,
                        scenario);
            case DEFENDER ->
                Event.told(
                        "{defender} {defender:has|have} won the battle at {territory}{scenario}.",
                        before.sideNames(battle.defender()),
                        territory,
                        scenario);
            case NONE ->
                Event.told(
                        "Nobody is left standing at {territory}{scenario}: both sides have lost.", territory, scenario);
        };
        events.add(result.citing(report.result() == Winner.NONE ? "SWM-BATTLE-08" : "SWM-BATTLE-06")
                .at(battle.territory()));
    }

    // ---- the post-battle chart

    private Sentence named(Battle.Fighter fighter) {
        return battle.label(before, fighter);
    }

    /** Who of those killed or fled lives on; defenders roll first (SWM-POST-01, SWM-TURN-07). */
    private OrderedMap<String, Boolean> rolled() {
        Map<String, Boolean> lives = new LinkedHashMap<>();
        List<Event> living = new ArrayList<>();
        List<Battle.Fighter> all = battle.figures(before);
        for (Battle.Fighter fighter : all) {
            Fate fate = report.fate(fighter.figure());
            if (!fate.is(Kind.STANDING)) {
                boolean survives = dice.roll(chart(fighter, fate)).succeeds();
                lives.put(fighter.id(), survives);
                (survives ? living : events)
                        .add(Event.told(
                                        survives
                                                ? "{figure} {figure:lives|live} on."
                                                : "{figure} {figure:is|are} eliminated.",
                                        named(fighter))
                                .citing(survives ? "SWM-POST-05" : "SWM-POST-06")
                                .at(fighter.squad().id()));
            }
        }
        events.addAll(living); // the fallen first: either is read in one breath
        return OrderedMap.copyOf(lives);
    }

    private Roll chart(Battle.Fighter fighter, Fate fate) {
        PostBattle chart = before.book().postBattle();
        Card card = before.book().card(fighter.figure().card());
        Player owner = fighter.squad().owner();
        boolean basicVong = card.faction() == Faction.YUUZHAN_VONG && !card.unique();
        return Roll.of(Sentence.of("Post-battle {figure:roll|rolls} of {figure}", named(fighter)), Pool.D20)
                .by(owner)
                .plus(fate.is(Kind.FLED) ? chart.fledAndNotKilled() : 0, "fled and not killed", "SWM-POST-02")
                .plus(basicVong ? chart.nonUniqueYuuzhanVong() : 0, "non-unique Yuuzhan Vong", "SWM-POST-03")
                .plus(
                        before.has(owner, Advantage.MEDICAL_OFFICER) ? chart.medicalOfficer() : 0,
                        "Medical Officer",
                        "SWM-POST-04")
                .reaching(chart.survivesOn())
                .citing("SWM-POST-01");
    }

    // ---- experience

    /** Points of the killed by the figure that struck the killing blow (SWM-XP-01). */
    private OrderedMap<String, Integer> awards(OrderedMap<String, Boolean> lives) {
        boolean forRestored = before.houseRules().xpForRestored();
        Map<String, Integer> awards = new LinkedHashMap<>();
        List<Battle.Fighter> all = battle.figures(before);
        for (Battle.Fighter victim : all) {
            Fate fate = report.fate(victim.figure());
            if (fate.is(Kind.KILLED) && (forRestored || !lives.getOrDefault(victim.id(), true))) {
                int points = before.book().card(victim.figure().card()).points();
                awards.merge(fate.by(), points, Integer::sum); // reserves, mines and others are no figure's id
            }
        }
        report.reserveKills().forEach((killer, points) -> awards.merge(killer, points, Integer::sum));
        return OrderedMap.copyOf(awards);
    }

    // ---- states

    private War judged(War war, Squad squad, OrderedMap<String, Boolean> lives, OrderedMap<String, Integer> awards) {
        List<Figure> left = new ArrayList<>(squad.figures().size());
        for (Figure figure : squad.figures()) {
            if (lives.getOrDefault(figure.id(), true)) {
                int award = awards.getOrDefault(figure.id(), 0);
                if (award == 0) {
                    left.add(figure);
                } else {
                    left.add(figure.awaiting(award));
                    int factor = CleanupPhase.experienceFactor(war, squad, figure);
                    events.add(Event.told(
                                    "{figure} will gain {xp} experience.",
                                    named(new Battle.Fighter(squad, figure)),
                                    award * factor)
                            .citing(ofAward(figure, factor))
                            .at(squad.id()));
                }
            }
        }
        War after = war.with(squad.holding(left));
        Squad now = after.squads().get(squad.id());
        if (now == null) {
            events.add(Event.told("{squad} is wiped out.", war.name(squad))
                    .citing("SWM-SQUAD-08", "SWM-POST-07")
                    .at(squad.territory()));
        } else if (now.isDamaged()) {
            events.add(Event.told(
                            "{squad} is damaged: {reason}.",
                            war.name(squad),
                            war.squadRules(squad.owner()).whyDamaged(war.book().cards(now)))
                    .citing("SWM-POST-07", "SWM-SQUAD-03", "SWM-SQUAD-04")
                    .at(squad.id()));
        }
        return after;
    }

    private String[] ofAward(Figure figure, int factor) {
        List<String> rules = new ArrayList<>(List.of("SWM-XP-01", "SWM-XP-02"));
        if (report.reserveKills().containsKey(figure.id())) {
            rules.add("SWM-XP-05");
        }
        if (factor > 1) {
            rules.add("SWM-XP-06");
        }
        return rules.toArray(String[]::new);
    }

    // ---- control and retreats

    private Outcome<War> next(War after, Player attacker, OrderedMap<Player, Integer> points) {
        String territory = battle.territory();
        List<Squad> defenders = after.enemiesIn(attacker, territory); // those who did not fight share the retreat
        List<Squad> attackers = after.friendsIn(attacker, territory);
        List<Step<War>> steps = new ArrayList<>();
        War now = after;
        switch (report.result()) {
            case ATTACKER -> {
                steps.add(Attacks.conquest(after, territory, attacker, points));
                steps.addAll(Retreats.after(after, defenders, attacker));
            }
            case DEFENDER -> {
                events.add(stays(after));
                steps.addAll(Retreats.after(after, attackers, winningDefender(after)));
            }
            case NONE -> {
                now = unoccupied(after, territory);
                if (now.controller(territory) == null) { // a rival may have lost the capital that made them equal
                    steps.add(new Victory.CountCapitalsAtOnce());
                }
                steps.addAll(Retreats.after(after, defenders, null));
                steps.addAll(Retreats.after(after, attackers, null));
            }
        }
        Outcome<War> outcome = Outcome.of(now).tell(events);
        return steps.isEmpty() ? outcome : outcome.then(Agenda.inOrder(Agenda.todos(steps)));
    }

    /** Who has won as defender; null: mines alone have, in land of nobody who plays on (SWM-MINE-07, SWM-WIN-06). */
    private @Nullable Player winningDefender(War war) {
        Player controller = war.controller(battle.territory());
        return controller == null || war.of(controller).out() ? null : battle.defender();
    }

    private Event stays(War war) {
        Player controller = war.controller(battle.territory());
        Event.Told stays = controller == null
                ? Event.told("{territory} stays nobody's.", war.place(battle.territory()))
                : Event.told("{territory} stays with {faction}.", war.place(battle.territory()), war.name(controller));
        return stays.citing("SWM-BATTLE-12").at(battle.territory());
    }

    private War unoccupied(War war, String territory) {
        boolean nobody = war.houseRules().mutualDestructionControl() == MutualDestructionControl.NOBODY;
        @Nullable Player controller = nobody ? null : war.controller(territory);
        events.add((controller == null
                        ? Event.told("{territory} is nobody's.", war.place(territory))
                        : Event.told(
                                "{territory} is unoccupied and stays with {faction}.",
                                war.place(territory),
                                war.name(controller)))
                .citing("SWM-BATTLE-08")
                .at(territory));
        return war.at(territory, ground -> ground.controlledBy(controller));
    }
}
