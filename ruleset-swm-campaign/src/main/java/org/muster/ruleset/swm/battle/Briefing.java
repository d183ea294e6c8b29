package org.muster.ruleset.swm.battle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Book;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Sheet;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.data.Constants;
import org.muster.ruleset.swm.data.Upgrade;

/**
 * Before a battle on the table: the mapboard, and what players must know.
 *
 * <pre>
 * the defender chooses the mapboard       SWM-BATTLE-09, -10, SWM-FORT-01
 * fortified territory                     SWM-FORT-02..07
 * how troops flee                         SWM-BATTLE-07
 * standard meeting engagement             SWM-BATTLE-11
 * squads, upgrades, mines, force points   SWM-MINE-04, SWM-BATTLE-14
 * </pre>
 */
public final class Briefing {

    /** As answers write it, where nobody chooses. */
    private static final String ANY_BOARD = "any board";

    private Briefing() {}

    /** The defender chooses among the boards of the territory; where none are listed, any (SWM-BATTLE-10). */
    public record ChooseMapboard() implements Ask<War, String> {
        @Override
        public Decision<String> decision(War war) {
            Battle battle = Battle.of(war);
            List<String> boards = war.place(battle.territory()).mapboards();
            Options<String> options = boards.isEmpty()
                    ? Options.text(1, 60)
                    : Options.oneOf(boards, board -> Option.called(board, board.replace('-', ' ')));
            boolean fortified = war.ground(battle.territory()).fortified();
            return war.timed(Decision.of(battle.defender(), options))
                    .asking("On which mapboard is {territory} defended?", war.place(battle.territory()))
                    .citing(fortified ? "SWM-FORT-01" : "SWM-BATTLE-09", "SWM-BATTLE-10")
                    .otherwise(boards.isEmpty() ? ANY_BOARD : boards.get(0));
        }

        @Override
        public Outcome<War> decide(War war, Choices<String> choices, Dice dice) {
            return Outcome.of(war.fighting(Battle.of(war).on(choices.only())));
        }
    }

    /** The organizer may name a scenario before the report is in; nobody waits for it (SWM-BATTLE-11). */
    public record NameScenario() implements Ask<War, String> {
        @Override
        public Decision<String> decision(War war) {
            boolean open = war.battle() != null; // over, while losers still retreat
            return Decision.of(Player.ORGANIZER, open ? Options.text(1, 200) : Options.oneOf(List.<String>of()))
                    .asking("Name a scenario for the battle, if it has one.")
                    .citing("SWM-BATTLE-11");
        }

        @Override
        public Outcome<War> decide(War war, Choices<String> choices, Dice dice) {
            return choices.isEmpty()
                    ? Outcome.of(war)
                    : Outcome.of(war.fighting(Battle.of(war).as(choices.only())))
                            .tell(Event.told(
                                            "The scenario of battle {id} is {scenario}.",
                                            Battle.of(war).id(),
                                            choices.only())
                                    .citing("SWM-BATTLE-11")
                                    .at(Battle.of(war).territory()));
        }
    }

    /** Everything that is needed at the table is told (SWM-FORT-01..07, SWM-BATTLE-07). */
    public record Brief() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            return Outcome.of(war).tell(lines(war));
        }
    }

    /** The briefing of the battle that is being fought, line by line. */
    static List<Event> lines(War war) {
        Battle battle = Battle.of(war);
        List<Event> lines = new ArrayList<>();
        boolean fortified = war.ground(battle.territory()).fortified();
        lines.add(Event.told(
                        "Battle {id}: {attacker} {attacker:attacks|attack} {defender} at {territory}, {fortified}, on {board}. {scenario}.",
                        battle.id(),
                        war.sideNames(battle.attacker(war)),
                        war.sideNames(battle.defender()),
                        war.place(battle.territory()),
                        fortified ? Sentence.of("fortified") : Sentence.of("not fortified"),
                        board(battle),
                        battle.scenario().isEmpty()
                                ? Sentence.of("Standard meeting engagement")
                                : Sentence.of("Scenario: {scenario}", battle.scenario()))
                .citing("SWM-BATTLE-09", "SWM-BATTLE-10", "SWM-BATTLE-11")
                .at(battle.territory()));
        if (fortified) {
            fortified(war.constants().fortified(), lines);
        } else {
            line(lines, "SWM-BATTLE-09", "Set up and roll for initiative as in the miniatures game.");
            line(lines, "SWM-BATTLE-07", "A troop flees by leaving over the edge on which its side came in.");
        }
        for (String id : battle.defenders()) {
            lines.add(squad(war, id, false));
        }
        for (String id : battle.attackers()) {
            lines.add(squad(war, id, true));
        }
        return lines;
    }

    /** What a battle is fought on, once it is chosen. */
    public static Sentence board(Battle battle) {
        return battle.mapboard().equals(ANY_BOARD)
                ? Sentence.of("any board")
                : Sentence.of("the board {board}", battle.mapboard().replace('-', ' '));
    }

    private static void fortified(Constants.Fortified rules, List<Event> lines) {
        line(lines, "SWM-FORT-01", "Fortified: the defender chooses the mapboard.");
        lines.add(Event.told(
                        "The defender may add up to {tiles tile|tiles}; no part of the board may become wholly inaccessible, but a "
                                + "way one square wide is enough.",
                        rules.extraTiles())
                .citing("SWM-FORT-02"));
        line(lines, "SWM-FORT-03", "The defender sets up first, anywhere on the map.");
        line(
                lines,
                "SWM-FORT-04",
                "The attacker sets up last, on one of the two board edges, having seen the defence.");
        lines.add(Event.told(
                        "Then the defender may move up to {troops troop|troops} to a new place.",
                        rules.repositionedTroops())
                .citing("SWM-FORT-05"));
        line(
                lines,
                "SWM-FORT-06",
                "The defender has the initiative in the first round without a roll, so nobody gets reinforcements from it.");
        line(
                lines,
                "SWM-BATTLE-07",
                "Attackers flee over the edge on which they came in, defenders over the one opposite to it.");
    }

    private static void line(List<Event> lines, String rule, @Template String text) {
        lines.add(Event.told(text).citing(rule));
    }

    private static Event squad(War war, String id, boolean attacks) {
        Squad squad = war.squad(id);
        Figures figures = new Figures(war.book(), squad.figures(), Battle.of(war));
        return Event.told(
                        attacks
                                ? "{squad} attacks with {points point|points}: {figures}."
                                : "{squad} defends with {points point|points}: {figures}.",
                        war.name(squad),
                        war.book().points(squad),
                        figures)
                .citing("SWM-BATTLE-03", "SWM-BATTLE-14", "SWM-MINE-04")
                .at(id);
    }

    /** The figures of a squad with everything that counts at the table; put together when somebody reads it. */
    private record Figures(Book book, List<Figure> figures, Battle battle) {
        @Override
        public String toString() {
            Map<String, List<Figure>> alike = new LinkedHashMap<>();
            for (Figure figure : figures) {
                alike.computeIfAbsent(book.card(figure.card()).name() + words(figure), any -> new ArrayList<>())
                        .add(figure);
            }
            return Sentence.joined(
                            "; ", alike.values().stream().map(this::alike).toList())
                    .toString();
        }

        private Sentence alike(List<Figure> same) {
            return Sentence.of(
                    same.size() > 1 ? "{figures} (each {values})" : "{figures} ({values})",
                    same.stream().map(book::label).toList(),
                    words(same.get(0)));
        }

        private Sentence words(Figure figure) {
            Sheet sheet = book.sheet(figure);
            Sheet.Stats stats = sheet.stats();
            List<Object> parts = new ArrayList<>();
            parts.add(Sentence.of("{n point|points}", book.card(figure.card()).points()));
            parts.add(Sentence.of("HP {hp}", stats.hp()));
            parts.add(Sentence.of("Def {def}", stats.def()));
            parts.add(Sentence.of("Atk {atk}", stats.atk()));
            parts.add(
                    stats.meleeDmg() == 0
                            ? Sentence.of("Dmg {dmg}", stats.dmg())
                            : Sentence.of("Dmg {dmg} (+{more} melee)", stats.dmg(), stats.meleeDmg()));
            int spent = battle.forceSpent(figure.id());
            if (sheet.isForceUser()) {
                parts.add(
                        spent == 0
                                ? Sentence.of("Force {force}", stats.force())
                                : Sentence.of("Force {left} of {force}", stats.force() - spent, stats.force()));
            }
            List<String> bought =
                    figure.upgrades().stream().map(book::upgradeName).toList();
            List<String> named = figure.upgrades().stream()
                    .map(book::upgrade)
                    .filter(Upgrade::namesUnique)
                    .map(upgrade -> upgrade.ability().name())
                    .toList();
            Stream.concat(sheet.abilities().stream(), sheet.powers().stream())
                    .filter(one -> !bought.contains(one.toString()) && !named.contains(one.name()))
                    .forEach(parts::add);
            bought.forEach(one -> parts.add(Sentence.of("bought {upgrade}", one)));
            int damage = battle.mineDamage(figure.id());
            if (damage > 0) {
                parts.add(
                        damage >= stats.hp()
                                ? Sentence.of("killed by mines")
                                : Sentence.of("{damage} damage from mines", damage));
            }
            return Sentence.joined(", ", parts);
        }
    }
}
