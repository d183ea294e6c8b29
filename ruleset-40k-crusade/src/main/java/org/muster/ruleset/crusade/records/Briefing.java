package org.muster.ruleset.crusade.records;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Challenge;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Side;
import org.muster.ruleset.crusade.data.Situation;
import org.muster.ruleset.crusade.data.Size;
import org.muster.ruleset.crusade.scenario.BattleSheet;
import org.muster.ruleset.crusade.scenario.Lineup;

/**
 * The sheet of a battle: all that its players need to know before they meet.
 *
 * <pre>
 * what it is about, where, by what terms     CRU-MATCH-16, CRU-TAB-01..06
 * armies, command points, what is won        CRU-TAB-07, CRU-TAB-08, CRU-DEF-02, CRU-RES-03
 * wagers of a Great Rift battle              CRU-RIFT-06
 * wishes that are not agreed on yet          CRU-TAB-02, CRU-TAB-04
 * orders it came of                          CRU-STRAT-02
 * scenarios to choose from                   CRU-TAB-01, CRU-TAB-07
 * notes of abilities                         CRU-ABL-09
 * </pre>
 */
final class Briefing {

    private final Season season;
    private final Battle battle;
    private final BattleSheet sheet;
    private final Lineup lineup;
    private final @Nullable Size size;

    private Briefing(Season season, Battle battle) {
        this.season = season;
        this.battle = battle;
        this.sheet = BattleSheet.of(season, battle);
        this.lineup = sheet.lineup();
        this.size = sheet.size();
    }

    static List<Table> of(Season season, Battle battle) {
        return new Briefing(season, battle).tables();
    }

    private List<Table> tables() {
        List<Player> ordered = new ArrayList<>();
        battle.sides().forEach(side -> ordered.addAll(side.players()));
        return List.of(facts(), sides(), wagers(), wishes(), Orders.of(season, ordered), scenarios(), notes());
    }

    // ---- in short

    private Table facts() {
        Table facts = Table.of(BattleSheet.title(season, battle))
                .with(Sentence.of("About"), Cell.of(Battles.kind(battle.kind())))
                .with(Sentence.of("State"), Cell.of(Battles.state(battle, lineup)));
        if (!battle.system().isEmpty()) {
            facts = facts.with(Sentence.of("Where"), Systems.name(season, battle.system()))
                    .with(Sentence.of("World"), Systems.world(season.world(battle.system())))
                    .with(Sentence.of("Controlled by"), Systems.controller(season.controller(battle.system())));
        }
        facts = people(terms(facts));
        if (battle.submitted() > 0) {
            facts = facts.with(Sentence.of("Place among reports"), Cell.number(battle.submitted()));
        }
        return battle.over() && battle.ending() != null
                ? facts
                : facts.with(Sentence.of("If it is not played"), Cell.of(unplayed()));
    }

    private Table terms(Table facts) {
        Table with = facts;
        Situation table = lineup.table();
        if (table != null) {
            with = with.with(Sentence.of("Table"), new Cell.Words(table.words(), table.id()));
        }
        Challenge challenge = battle.challenge();
        if (challenge != null) {
            with = with.with(Sentence.of("Mission"), Cell.of(challenge.mission().words()));
        }
        if (size != null) {
            with = with.with(Sentence.of("Size"), Battles.size(size));
        }
        String scenario = battle.terms().scenario();
        if (!scenario.isEmpty()) {
            return with.with(Sentence.of("Scenario"), Cell.name(scenario));
        }
        return isScenarioOpen() ? with.with(Sentence.of("Scenario"), Cell.of("to be agreed on or rolled for")) : with;
    }

    private Table people(Table facts) {
        Table with = facts;
        List<Player> volunteers = battle.natives().volunteers();
        if (lineup.needsOpponent() && !volunteers.isEmpty()) {
            with = with.with(Sentence.of("Would play the natives"), Cell.of("{players}", volunteers));
        }
        if (!battle.absences().unable().isEmpty()) {
            with = with.with(
                    Sentence.of("Can't come"),
                    Cell.of("{players}", battle.absences().unable()));
        }
        if (!battle.absences().conceded().isEmpty()) {
            with = with.with(
                    Sentence.of("Gave up"),
                    Cell.of("{players}", battle.absences().conceded()));
        }
        return with;
    }

    /** What changes hands then (CRU-UNP). */
    private Sentence unplayed() {
        return lineup.unplayed().isEmpty()
                ? Sentence.of("nothing changes hands")
                : Sentence.joined(
                        "; ",
                        lineup.unplayed().stream()
                                .map(gain -> Sentence.of(
                                        "{system} goes to {player}",
                                        season.sector().name(gain.system()),
                                        gain.to()))
                                .toList());
    }

    // ---- sides

    private Table sides() {
        Table sides = Table.of(
                Sentence.of("Sides"),
                Sentence.of("Side"),
                Sentence.of("Player"),
                Sentence.of("As"),
                Sentence.of("Power at most"),
                Sentence.of("Command points"),
                Sentence.of("Wins"));
        OrderedMap<Player, Integer> power = sheet.power(size, battle.terms().scenario());
        int number = 0;
        for (Side side : lineup.sides()) {
            number++;
            for (Player player : side.players()) {
                boolean leads = side.principals().contains(player);
                sides = sides.with(Row.of(
                                Cell.number(number),
                                Cell.of("{player}", player),
                                Cell.of(leads ? role(side.role()) : Sentence.of("supporter")),
                                power.containsKey(player) ? Cell.number(power.the(player)) : Cell.EMPTY,
                                commandPoints(player),
                                leads ? prize(side) : Cell.EMPTY)
                        .of(player)
                        .about(player.id()));
            }
        }
        return sides;
    }

    private static Sentence role(Side.Role role) {
        return switch (role) {
            case ATTACKER -> Sentence.of("attacker");
            case CONTROLLER -> Sentence.of("defender");
            case NATIVES -> Sentence.of("natives");
            case SUPPORTER -> Sentence.of("supporter left alone");
            case CHALLENGER -> Sentence.of("challenger");
        };
    }

    /** With what a defender has more (CRU-DEF-02). */
    private Cell commandPoints(Player player) {
        if (size == null) {
            return Cell.EMPTY;
        }
        int start = season.book().tables().sizes().the(size).startingCp();
        int bonus = player.equals(battle.controller()) ? sheet.defendBonus(size) : 0;
        return bonus == 0 ? Cell.number(start) : Cell.of("{start} and {bonus} as defender", start, bonus);
    }

    private Cell prize(Side side) {
        Challenge challenge = battle.challenge();
        if (challenge != null && !challenge.wagers().isEmpty()) {
            return Cell.of("the wagers of the others");
        }
        return side.gains().isEmpty() ? Cell.EMPTY : Systems.name(season, side.gains());
    }

    private Table wagers() {
        Table wagers = Table.of(Sentence.of("Wagers"), Sentence.of("Player"), Sentence.of("Stakes"));
        Challenge challenge = battle.challenge();
        if (challenge != null) {
            for (Player player : challenge.wagers().keySet()) {
                wagers = wagers.with(Row.of(
                                Cell.of("{player}", player),
                                Systems.name(season, challenge.wagers().the(player)))
                        .of(player));
            }
        }
        return wagers;
    }

    // ---- what is still open

    private Table wishes() {
        Table wishes = Table.of(
                Sentence.of("Not agreed on yet"), Sentence.of("Player"), Sentence.of("Scenario"), Sentence.of("Size"));
        for (Player player : season.players()) {
            String scenario = battle.terms().scenarioWishes().getOrDefault(player, "");
            Size wanted = battle.terms().sizeWishes().get(player);
            if (!scenario.isEmpty() || wanted != null) {
                wishes = wishes.with(Row.of(Cell.of("{player}", player), Cell.name(scenario), Battles.size(wanted))
                        .of(player));
            }
        }
        return wishes;
    }

    private boolean isScenarioOpen() {
        return lineup.table() != null
                && !battle.over()
                && battle.terms().scenario().isEmpty();
    }

    private Table scenarios() {
        Situation table = lineup.table();
        return table != null && size != null && isScenarioOpen()
                ? Scenarios.of(season, table, List.of(size))
                : Table.of(Sentence.of("Scenarios"));
    }

    private Table notes() {
        Table notes = Table.of(Sentence.of("On the table"), Sentence.of("Player"), Sentence.of("Ability"));
        OrderedMap<Player, String> all = sheet.notes();
        for (Player player : all.keySet()) {
            notes = notes.with(Row.of(Cell.of("{player}", player), Cell.name(all.the(player)))
                    .of(player));
        }
        return notes;
    }
}
