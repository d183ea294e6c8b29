package org.muster.ruleset.crusade.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Book;
import org.muster.ruleset.crusade.Force;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Side;
import org.muster.ruleset.crusade.army.FieldedArmy;
import org.muster.ruleset.crusade.army.OrderOfBattle;
import org.muster.ruleset.crusade.army.RosterChange;
import org.muster.ruleset.crusade.army.RosterChange.Change;
import org.muster.ruleset.crusade.army.RosterChange.ExperienceEach;
import org.muster.ruleset.crusade.data.Size;
import org.muster.ruleset.crusade.scenario.BattleSheet;
import org.muster.ruleset.crusade.scenario.Lineup;

/** What speaks against a report of a battle, and against each result of it. */
final class ReportCheck {

    private final Season season;
    private final Battle battle;
    private final Lineup lineup;

    ReportCheck(Season season, Battle battle) {
        this.season = season;
        this.battle = battle;
        this.lineup = Lineup.of(season, battle);
    }

    // ---- a result

    /** Supporters who fight on alone when the report names their principal as absent (CRU-UNP-11). */
    List<Player> leftAlone() {
        List<Player> supporters = new ArrayList<>();
        if (lineup.sides().size() == 2) {
            lineup.sides().forEach(side -> supporters.addAll(side.supporters()));
        }
        return supporters;
    }

    /** Every rule against a result, whoever the report names as absent. */
    List<Violation> againstResult(String result) {
        if (result.equals(ReportForm.UNPLAYED)) {
            return List.of();
        }
        Player winner = result.equals(ReportForm.DRAW) ? null : new Player(result);
        List<Violation> violations = new ArrayList<>();
        if (winner != null && !leftAlone().contains(winner)) {
            violations.addAll(againstWinner(battle, lineup, winner));
        }
        violations.addAll(againstPlaying(lineup));
        return violations;
    }

    private List<Violation> againstWinner(Battle reported, Lineup there, Player winner) {
        if (reported.isAbsent(winner)) {
            return List.of(
                    reported.absences().conceded().contains(winner)
                            ? Violation.of("REPORT_WINNER_ABSENT", "{player} has conceded and cannot win.", winner)
                                    .citing("CRU-UNP-05", "CRU-BAT-05")
                            : Violation.of(
                                            "REPORT_WINNER_ABSENT",
                                            "{player} was declared unable and cannot win.",
                                            winner)
                                    .citing("CRU-UNP-05", "CRU-BAT-06"));
        }
        return Violation.unless(
                there.isPrincipal(winner), () -> notInBattle(season.name(winner), BattleSheet.of(season, reported)));
    }

    /** That somebody of that name can't have won it. */
    Violation notInBattle(String name) {
        return notInBattle(name, BattleSheet.of(season, battle));
    }

    private static Violation notInBattle(String name, BattleSheet sheet) {
        return Violation.of(
                        "REPORT_WINNER_NOT_IN_BATTLE",
                        "{player} is no side of this battle; it is {sides}.",
                        name,
                        sheet.sides())
                .citing("CRU-BAT-02");
    }

    private List<Violation> againstPlaying(Lineup there) {
        return Violation.unless(
                there.isPlayable(),
                () -> (there.sides().isEmpty()
                                ? Violation.of(
                                        "REPORT_NO_OPPONENT",
                                        "Nobody is there to play {battle}; it cannot be reported.",
                                        BattleSheet.title(season, battle))
                                : Violation.of(
                                        "REPORT_NO_OPPONENT",
                                        "{battle} has only one side present; it cannot be reported.",
                                        BattleSheet.title(season, battle)))
                        .citing("CRU-BAT-03"));
    }

    /** Who challenged or accepted plays: nobody takes the wager of somebody by calling him absent. */
    List<Violation> againstAbsence() {
        return Violation.unless(
                battle.kind() != Battle.Kind.RIFT,
                () -> Violation.of("RIFT_ABSENCE", "A Great Rift battle is not played, or it lapses.")
                        .citing("CRU-RIFT-10"));
    }

    // ---- the whole

    /** Every rule that the whole report breaks, those it names as absent being unable. */
    List<Violation> violations(BattleReport report) {
        Battle declared = ReportForm.declared(battle, report.absent());
        BattleSheet sheet = BattleSheet.of(season, declared);
        List<Violation> violations = new ArrayList<>();
        Player winner = report.winner();
        if (winner != null) {
            violations.addAll(Violation.inside("result", againstWinner(declared, sheet.lineup(), winner)));
        }
        if (report.isPlayed() && !report.absent().isEmpty()) {
            violations.addAll(Violation.inside("absent", againstPlaying(sheet.lineup())));
        }
        if (!report.isPlayed() && season.book().unplayedIsNothing()) {
            violations.addAll(againstGains(report));
        }
        Size size = report.size() == null ? sheet.size() : report.size();
        boolean listed = report.scenario().isEmpty() || sheet.isListed(report.scenario(), size);
        if (declared.kind() != Battle.Kind.RIFT && !listed) {
            violations.add(sheet.notListed(report.scenario(), size).inside("scenario"));
        }
        violations.addAll(armies(report, sheet, size, ReportForm.scenario(declared, sheet, size, report)));
        violations.addAll(changes(report));
        return violations;
    }

    /** What was not played brings nobody anything: it would be read back, confirmed, and not come. */
    private static List<Violation> againstGains(BattleReport report) {
        List<Violation> violations = new ArrayList<>();
        if (!report.armies().isEmpty()) {
            violations.add(unplayed().inside("armies"));
        }
        if (report.victoryPoints().values().stream().anyMatch(points -> points > 0)) {
            violations.add(unplayed().inside("victoryPoints"));
        }
        if (!report.changes().isEmpty()) {
            violations.add(unplayed().inside("roster"));
        }
        return violations;
    }

    private static Violation unplayed() {
        return Violation.of("REPORT_UNPLAYED", "A battle that is not played brings nothing of that.")
                .citing("CRU-BAT-02", "CRU-ARMY-05");
    }

    private List<Violation> armies(BattleReport report, BattleSheet sheet, @Nullable Size size, String scenario) {
        List<Violation> violations = new ArrayList<>();
        OrderedMap<Player, Integer> limits = sheet.mostPower(size, scenario);
        Set<Player> seen = new LinkedHashSet<>();
        for (int i = 0; i < report.armies().size(); i++) {
            FieldedArmy army = report.armies().get(i);
            String at = "armies." + (i + 1);
            Integer limit = limits.get(army.seat());
            if (!seen.add(army.seat())) {
                violations.add(Violation.of(
                                "ARMY_TWICE",
                                "{player} has two armies in this report; all that he brought to a battle is one army.",
                                army.seat())
                        .citing("CRU-ARMY-01", "CRU-ARMY-04")
                        .inside(at));
            }
            Side side = sheet.lineup().sideOf(army.seat());
            if (side == null) {
                violations.add(Violation.of(
                                "ARMY_NOT_THERE",
                                "{player} does not play this battle; it is {sides}.",
                                army.seat(),
                                sheet.sides())
                        .citing("CRU-ARMY-01", "CRU-BAT-06")
                        .inside(at));
            }
            Sentence played = !scenario.isEmpty()
                    ? Sentence.verbatim(scenario)
                    : size == null ? Sentence.of("this battle") : size.words();
            Sentence role = side != null && side.supporters().contains(army.seat())
                    ? Sentence.of("{player}, a supporter in {battle},", season.name(army.seat()), played)
                    : Sentence.of("{player} in {battle}", season.name(army.seat()), played);
            violations.addAll(Violation.inside(
                    at, OrderOfBattle.check(season.book(), season.force(army.seat()), army, limit, role)));
        }
        return violations;
    }

    private List<Violation> changes(BattleReport report) {
        List<Violation> violations = new ArrayList<>();
        OrderedMap<Player, Force> forces = season.forces();
        for (int i = 0; i < report.changes().size(); i++) {
            RosterChange change = report.changes().get(i);
            String at = "roster." + (i + 1);
            for (RosterChange one : change.singly()) {
                Checked<Force> after = OrderOfBattle.changed(season.book(), forces.the(one.seat()), one.change());
                if (after.isOk()) {
                    forces = forces.with(one.seat(), after.value());
                } else {
                    violations.addAll(Violation.inside(at, after.violations()));
                }
            }
            violations.addAll(Violation.inside(at, namedTwice(change.change())));
        }
        return violations;
    }

    private List<Violation> namedTwice(Change change) {
        Set<String> seen = new LinkedHashSet<>();
        Set<String> twice = new LinkedHashSet<>();
        if (change instanceof ExperienceEach each) {
            each.units().stream()
                    .map(unit -> season.book().unitName(Book.unnumbered(unit)))
                    .filter(unit -> !seen.add(unit))
                    .forEach(twice::add);
        }
        return twice.stream()
                .map(unit -> Violation.of(
                                "UNIT_TWICE",
                                "{unit} would gain the same twice; name it once.",
                                season.book().unitLabel(unit))
                        .citing("CRU-ARMY-05"))
                .toList();
    }
}
