package org.muster.ruleset.swm.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.check.RefersTo;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.HouseRules.Autoresolve;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Words;
import org.muster.ruleset.swm.battle.BattleReport.Winner;
import org.muster.ruleset.swm.victory.Victory;

/**
 * The Battle step: the attacks of a side, and how each begins.
 *
 * <pre>
 * 1. Next attack             picked one by one, each result known            SWM-BATTLE-01, -02
 * 2. Damaged defenders       do not fight and retreat                        SWM-BATTLE-05, SWM-RETR-06
 * 3. Empty territory         is taken without a battle                       SWM-BATTLE-04, SWM-MINE-07
 * 4. Defenders who fight     all that are active, or as many as the limit    SWM-BATTLE-03, SWM-STACK-04
 * 5. then {@link Minefield}, {@link Briefing}, {@link FightBattle}, {@link Aftermath}
 * 6. Control                 of what was won                                 SWM-BATTLE-12, SWM-ALLY-14
 * </pre>
 */
public final class Attacks {

    private Attacks() {}

    /** The territories that a side has entered and that are still to be fought for, in the order they were entered. */
    static List<String> left(War war, Player captain) {
        List<String> left = new ArrayList<>(2);
        for (String territory : war.side(captain).entered()) {
            if (war.enemy(captain, territory)
                    && !war.friendsIn(captain, territory).isEmpty()) {
                left.add(territory);
            }
        }
        return left;
    }

    /** The side picks its next attack, knowing how those before it ended (SWM-BATTLE-01). */
    public record NextAttack(Player captain) implements Ask<War, String> {
        @Override
        public Decision<String> decision(War war) {
            List<String> left = left(war, captain);
            return war.timed(Decision.of(captain, Options.oneOf(left, territory -> Words.option(war, territory))))
                    .asking("Which attack is resolved next?")
                    .citing("SWM-BATTLE-01")
                    .otherwise(any -> left.get(0));
        }

        @Override
        public Outcome<War> decide(War war, Choices<String> choices, Dice dice) {
            if (choices.isEmpty()) {
                return Outcome.of(war);
            }
            String territory = choices.only();
            Agenda<War> battle = Agenda.titled(
                    Sentence.of("Battle at {place}", war.place(territory).name()),
                    new DamagedDefenders(territory, captain),
                    new MeetDefenders(territory, captain));
            return Outcome.of(war).then(Agenda.inOrder(List.of(battle, Agenda.of(this))));
        }
    }

    /** Damaged defenders have lost and leave before the battle, without rolls (SWM-BATTLE-05). */
    public record DamagedDefenders(@RefersTo("territories") String territory, Player captain) implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            List<Squad> damaged = new ArrayList<>(war.enemiesIn(captain, territory));
            damaged.removeIf(Squad::isActive);
            if (damaged.isEmpty()) {
                return Outcome.of(war);
            }
            List<Event> events = new ArrayList<>();
            for (Squad squad : damaged) {
                events.add(Event.told("{squad} is damaged, does not fight and must retreat.", war.name(squad))
                        .citing("SWM-BATTLE-05", "SWM-SQUAD-05")
                        .at(squad.id(), territory));
            }
            return Outcome.of(war)
                    .tell(events)
                    .then(Agenda.inOrder(Agenda.todos(Retreats.after(war, damaged, captain))));
        }
    }

    /** Whoever is left defends; if nobody is, the territory is taken (SWM-BATTLE-03, -04). */
    public record MeetDefenders(@RefersTo("territories") String territory, Player captain) implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            List<Squad> defenders = war.enemiesIn(captain, territory);
            if (defenders.isEmpty()) {
                boolean mines =
                        war.ground(territory).mined() && war.houseRules().minesWithoutBattle();
                return mines
                        ? Outcome.of(opened(war, territory, captain, defenders))
                                .then(new Minefield.MineSaves(0), new Unopposed())
                        : Outcome.of(war).then(conquest(war, territory, captain, points(war, captain, territory)));
            }
            int limit = war.place(territory).stacking();
            return defenders.size() > limit
                    ? Outcome.of(war).then(new ChooseDefenders(territory, captain))
                    : joined(war, territory, captain, defenders);
        }
    }

    /** With more defenders than the limit their side picks who fights (SWM-STACK-04). */
    public record ChooseDefenders(@RefersTo("territories") String territory, Player captain)
            implements Ask<War, List<Squad>> {
        @Override
        public Decision<List<Squad>> decision(War war) {
            List<Squad> defenders = war.enemiesIn(captain, territory);
            int limit = war.place(territory).stacking();
            return war.timed(Decision.of(
                            defender(war, territory, defenders),
                            Options.someOf(limit, limit, defenders, squad -> option(war, squad))))
                    .asking("Which squads defend {territory}?", war.place(territory))
                    .citing("SWM-STACK-04")
                    .otherwise(any -> strongest(war, defenders, limit));
        }

        private static Option option(War war, Squad squad) {
            return Option.of(squad.id(), war.name(squad))
                    .at(squad.id())
                    .noting("{points point|points}", war.book().points(squad));
        }

        private static List<Squad> strongest(War war, List<Squad> defenders, int limit) {
            List<Squad> byPoints = new ArrayList<>(defenders);
            byPoints.sort(Comparator.comparingInt((Squad squad) -> -war.book().points(squad)));
            List<Squad> strongest = byPoints.subList(0, limit);
            return defenders.stream().filter(strongest::contains).toList();
        }

        @Override
        public Outcome<War> decide(War war, Choices<List<Squad>> choices, Dice dice) {
            return joined(war, territory, captain, choices.only());
        }
    }

    private static Player defender(War war, String territory, List<Squad> defenders) {
        Player controller = war.controller(territory);
        return controller == null ? defenders.get(0).owner() : controller;
    }

    private static War opened(War war, String territory, Player captain, List<Squad> defenders) {
        Player controller = war.controller(territory);
        Battle battle = Battle.of(new Battle.Attack(
                "t" + war.turn() + "-b" + (war.progress().battles() + 1),
                territory,
                ids(war.friendsIn(captain, territory)),
                controller == null ? captain : controller,
                ids(defenders)));
        return war.with(war.progress().fighting()).fighting(battle);
    }

    private static List<String> ids(List<Squad> squads) {
        return squads.stream().map(Squad::id).toList();
    }

    private static Outcome<War> joined(War war, String territory, Player captain, List<Squad> defenders) {
        War opened = opened(war, territory, captain, defenders);
        List<Step<War>> steps = new ArrayList<>(2);
        if (war.ground(territory).mined()) {
            steps.add(new Minefield.MineSaves(0));
        }
        steps.add(new JoinBattle());
        return Outcome.of(opened)
                .tell(Event.told(
                                "{attackers} {attackers:attacks|attack} {territory}; {defenders} {defenders:defends|defend} it.",
                                names(war, war.friendsIn(captain, territory)),
                                war.place(territory),
                                names(war, defenders))
                        .citing("SWM-BATTLE-03")
                        .at(territory))
                .then(Agenda.inOrder(Agenda.todos(steps)));
    }

    private static List<Sentence> names(War war, List<Squad> squads) {
        return squads.stream().map(war::name).toList();
    }

    /** Those who are through the mines fight: on a table, or by dice alone. */
    public record JoinBattle() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            Battle battle = Battle.of(war);
            if (battle.attackersAlive(war).isEmpty()) {
                return Aftermath.of(war, BattleReport.withoutTable(war, Winner.DEFENDER), dice, List.of(lost(war)));
            }
            if (war.houseRules().autoresolve() == Autoresolve.ON) {
                return AutoBattle.fought(war, dice);
            }
            Step<War> table = new FightBattle(FightBattle.Filed.open());
            Agenda<War> fight = war.book().hasOrganizer()
                    ? Agenda.inAnyOrder(List.of(Agenda.of(table), Agenda.meanwhile(new Briefing.NameScenario())))
                    : Agenda.of(table);
            return Outcome.of(war)
                    .then(new Briefing.ChooseMapboard(), new Briefing.Brief())
                    .then(fight);
        }
    }

    /** Nobody defends a mined territory: who is through the mines takes it (SWM-MINE-07). */
    public record Unopposed() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            return Battle.of(war).attackersAlive(war).isEmpty()
                    ? Aftermath.of(war, BattleReport.withoutTable(war, Winner.DEFENDER), dice, List.of(lost(war)))
                    : Aftermath.of(war, BattleReport.withoutTable(war, Winner.ATTACKER), dice);
        }
    }

    private static Event lost(War war) {
        return Event.told(
                        "Mines have killed all attackers of {territory}.",
                        war.place(Battle.of(war).territory()))
                .citing("SWM-MINE-06")
                .at(Battle.of(war).territory());
    }

    // ---- control

    /** Points of the squads of a side in a territory, by faction, in seat order. */
    static OrderedMap<Player, Integer> points(War war, Player captain, String territory) {
        Map<Player, Integer> points = new LinkedHashMap<>();
        for (Player member : war.side(captain).members()) {
            for (Squad squad : war.squadsIn(territory)) {
                if (squad.owner().equals(member)) {
                    points.merge(member, war.book().points(squad), Integer::sum);
                }
            }
        }
        return OrderedMap.copyOf(points);
    }

    /** A territory won goes to who won it, or to one of several (SWM-ALLY-14). */
    static Step<War> conquest(War war, String territory, Player captain, OrderedMap<Player, Integer> points) {
        return points.size() == 1
                ? new TakeControl(territory, points.keySet().iterator().next())
                : new JointConquest(territory, captain, points);
    }

    /**
     * The captain gives a territory won by several to one of them (SWM-ALLY-14).
     *
     * @param points of each in the battle, in seat order
     */
    public record JointConquest(
            @RefersTo("territories") String territory, Player captain, OrderedMap<Player, Integer> points)
            implements Ask<War, Player> {
        @Override
        public Decision<Player> decision(War war) {
            return war.timed(Decision.of(
                            captain,
                            Options.oneOf(
                                    List.copyOf(points.keySet()),
                                    player -> Option.called(player.id(), war.name(player))
                                            .noting("{points point|points} in the battle", points.the(player)))))
                    .asking("Who gets {territory}?", war.place(territory))
                    .citing("SWM-ALLY-14", "SWM-ALLY-11")
                    .otherwise(any -> strongest());
        }

        /** Most points, then the captain, then seat order. */
        private Player strongest() {
            return points.keySet().stream()
                    .min(Comparator.comparingInt((Player player) -> -points.the(player))
                            .thenComparing(player -> !player.equals(captain)))
                    .orElseThrow();
        }

        @Override
        public Outcome<War> decide(War war, Choices<Player> choices, Dice dice) {
            return taken(war, territory, choices.only());
        }
    }

    /** Control changes as soon as the result is known (SWM-BATTLE-12). */
    public record TakeControl(@RefersTo("territories") String territory, Player player) implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            return taken(war, territory, player);
        }
    }

    private static Outcome<War> taken(War war, String territory, Player player) {
        return Outcome.of(war.at(territory, ground -> ground.controlledBy(player)))
                .tell(Event.told("{faction} takes {territory}.", war.name(player), war.place(territory))
                        .citing("SWM-BATTLE-12")
                        .at(territory))
                .then(new Victory.CountCapitalsAtOnce());
    }
}
