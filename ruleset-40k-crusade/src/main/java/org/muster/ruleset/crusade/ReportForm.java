package org.muster.ruleset.crusade;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Form;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.crusade.BattleReport.Added;
import org.muster.ruleset.crusade.BattleReport.Change;
import org.muster.ruleset.crusade.BattleReport.Experience;
import org.muster.ruleset.crusade.BattleReport.FieldedArmy;
import org.muster.ruleset.crusade.BattleReport.Outcome;
import org.muster.ruleset.crusade.BattleReport.Removed;
import org.muster.ruleset.crusade.BattleReport.Requisition;
import org.muster.ruleset.crusade.BattleReport.RosterChange;
import org.muster.ruleset.crusade.data.Size;

/**
 * What a report of a battle may say. Nothing but the result need be told; what is told is checked.
 *
 * <pre>
 * result                     CRU-BAT-02, CRU-BAT-03; not played at all CRU-UNP-18
 * scenario and size          CRU-TAB-01, CRU-TAB-04
 * who was absent             CRU-BAT-06
 * armies                     CRU-ARMY-01, CRU-ARMY-04
 * roster changes             CRU-ARMY-02, -03, -05
 * </pre>
 */
final class ReportForm {

    private static final String DRAW = "draw";
    private static final String UNPLAYED = "unplayed";
    private static final int LONGEST = 200;
    private static final int MOST = 1000;

    private final Season season;
    private final Battle battle;
    private final Lineup lineup;

    private ReportForm(Season season, Battle battle) {
        this.season = season;
        this.battle = battle;
        this.lineup = Lineup.of(season, battle);
    }

    static Options<BattleReport> of(Season season, Battle battle) {
        return new ReportForm(season, battle).options();
    }

    /** The battle with those unable whom a report names as absent (CRU-BAT-06). */
    static Battle declared(Battle battle, BattleReport report) {
        Battle declared = battle;
        for (Player player : report.absent()) {
            declared = declared.with(declared.absences().unable(player));
        }
        return declared;
    }

    /** What was really played by. */
    static Terms played(Season season, Battle battle, BattleReport report) {
        BattleSheet sheet = BattleSheet.of(season, battle);
        Size size = report.size() == null ? sheet.size() : report.size();
        return Terms.of(battle.terms().table(), size).playing(scenario(battle, sheet, size, report));
    }

    /** The scenario as told, or as agreed if the list that was played from has it. */
    private static String scenario(Battle battle, BattleSheet sheet, @Nullable Size size, BattleReport report) {
        String agreed = battle.terms().scenario();
        return report.scenario().isEmpty() && sheet.isListed(agreed, size) ? agreed : report.scenario();
    }

    // ---- what may be said

    private Options<BattleReport> options() {
        Form.Field<BattleReport, String> result = Options.field(
                "result",
                Options.<String>oneOf(results(), this::resultFace).explaining(this::resultRefusals),
                ReportForm::result);
        Form.Field<BattleReport, String> scenario =
                Options.field("scenario", Options.text(0, LONGEST), BattleReport::scenario);
        List<String> sizes = new ArrayList<>(List.of(SAME_SIZE));
        sizes().forEach(size -> sizes.add(size.id()));
        Form.Field<BattleReport, String> size = Options.field(
                        "size",
                        Options.<String>oneOf(sizes, id -> Option.called(id, id))
                                .explaining(this::sizeRefusals),
                        (BattleReport report) -> report.size() == null
                                ? SAME_SIZE
                                : report.size().id())
                .orElse(SAME_SIZE);
        List<Player> players = lineup.players();
        Form.Field<BattleReport, List<Player>> absent =
                Options.field("absent", Options.someOf(0, players.size(), players, this::face), BattleReport::absent);
        Form.Field<BattleReport, List<FieldedArmy>> armies =
                Options.field("armies", Options.several(0, players.size(), army(players)), BattleReport::armies);
        Form.Field<BattleReport, OrderedMap<String, Integer>> points = Options.field(
                        "victoryPoints",
                        Options.splitUpTo(MOST, players.stream().map(this::face).toList()),
                        BattleReport::victoryPoints)
                .orElse(OrderedMap.empty());
        Form.Field<BattleReport, List<RosterChange>> changes =
                Options.field("roster", Options.several(0, MOST, change(players)), BattleReport::changes);
        Form.Field<BattleReport, String> note = Options.field("note", Options.text(0, LONGEST), BattleReport::note);
        return Options.<BattleReport>form(
                        List.of(result, scenario, size, absent, armies, points, changes, note),
                        values -> new BattleReport(
                                outcome(values.of(result)),
                                winner(values.of(result)),
                                values.of(scenario),
                                sizeOf(values.of(size)),
                                values.of(absent),
                                values.of(armies),
                                values.of(points),
                                values.of(changes),
                                values.of(note)))
                .where(this::refusals, this::random);
    }

    private static final String SAME_SIZE = "as-agreed";

    private List<String> results() {
        List<String> results = new ArrayList<>();
        if (lineup.isPlayable()) {
            List<Player> winners = new ArrayList<>(lineup.principals());
            winners.addAll(leftAlone());
            winners.forEach(winner -> results.add(winner.id()));
            results.add(DRAW);
        }
        results.add(UNPLAYED);
        return results;
    }

    /** Supporters who fight on alone when the report names their principal as absent (CRU-UNP-11). */
    private List<Player> leftAlone() {
        List<Player> supporters = new ArrayList<>();
        if (lineup.sides().size() == 2) {
            lineup.sides().forEach(side -> supporters.addAll(side.supporters()));
        }
        return supporters;
    }

    private Option resultFace(String id) {
        if (id.equals(DRAW)) {
            return Option.of(DRAW, "a draw");
        }
        if (id.equals(UNPLAYED)) {
            return Option.of(UNPLAYED, "it will not be played").noting("{it}", consequence());
        }
        Player winner = new Player(id);
        Option won = Option.of(id, "{winner} has won", season.book().name(winner));
        return leftAlone().contains(winner) ? won.noting("only where the supported player was absent") : won;
    }

    private String consequence() {
        List<String> gains = new ArrayList<>();
        for (Lineup.Gain gain : lineup.unplayed()) {
            gains.add(gain.system() + " goes to " + season.book().name(gain.to()));
        }
        return gains.isEmpty() ? "nothing changes hands" : String.join(", ", gains);
    }

    private static String result(BattleReport report) {
        Player winner = report.winner();
        return switch (report.outcome()) {
            case DRAWN -> DRAW;
            case UNPLAYED -> UNPLAYED;
            case WON -> winner == null ? DRAW : winner.id();
        };
    }

    private static Outcome outcome(String result) {
        return switch (result) {
            case DRAW -> Outcome.DRAWN;
            case UNPLAYED -> Outcome.UNPLAYED;
            default -> Outcome.WON;
        };
    }

    private static @Nullable Player winner(String result) {
        return outcome(result) == Outcome.WON ? new Player(result) : null;
    }

    private List<Size> sizes() {
        return battle.kind() == Battle.Kind.RIFT
                ? List.of(Size.values())
                : BattleSheet.of(season, battle).sizes();
    }

    private static @Nullable Size sizeOf(String id) {
        for (Size size : Size.values()) {
            if (size.id().equals(id)) {
                return size;
            }
        }
        return null;
    }

    private Option face(Player player) {
        return Option.called(player.id(), season.book().name(player));
    }

    private Options<FieldedArmy> army(List<Player> players) {
        return Options.form(
                Options.field("seat", Options.oneOf(players, this::face), FieldedArmy::seat),
                Options.field("power", Options.number(0, MOST), FieldedArmy::power)
                        .orElse(0),
                Options.field("units", Options.several(0, MOST, Options.text(1, LONGEST)), FieldedArmy::units),
                FieldedArmy::new);
    }

    private Options<RosterChange> change(List<Player> players) {
        Options<Experience> experience = Options.form(
                Options.field("unit", Options.text(1, LONGEST), Experience::unit),
                Options.field("by", Options.number(-MOST, MOST), Experience::by),
                Experience::new);
        Options<Change> change = Options.either(
                Options.when(Option.of("xp", "a unit gains or loses experience"), Experience.class, () -> experience),
                Options.when(
                        Option.of("requisition", "requisition points are gained or spent"),
                        Requisition.class,
                        () -> Options.number(-MOST, MOST).as(Requisition::new, Requisition::by)),
                Options.when(
                        Option.of("remove", "a unit leaves"),
                        Removed.class,
                        () -> Options.text(1, LONGEST).as(Removed::new, Removed::unit)),
                Options.when(
                        Option.of("add", "a unit joins"),
                        Added.class,
                        () -> OrderOfBattle.unitForm().as(Added::new, Added::unit)));
        return Options.form(
                Options.field("seat", Options.oneOf(players, this::face), RosterChange::seat),
                Options.field("change", change, RosterChange::change),
                RosterChange::new);
    }

    // ---- why not

    private List<Violation> resultRefusals(Answer answer) {
        if (!(answer instanceof Answer.Word word)) {
            return List.of();
        }
        String id = word.text();
        Player named = season.players().stream()
                .filter(player -> player.id().equals(id))
                .findFirst()
                .orElse(null);
        if (named != null && battle.isAbsent(named)) {
            return List.of(winnerAbsent(named));
        }
        if (!lineup.isPlayable() && (named != null || id.equals(DRAW))) {
            return List.of(noOpponent(lineup));
        }
        if (named != null || !id.equals(DRAW) && !id.equals(UNPLAYED)) {
            return List.of(Violation.of(
                            "REPORT_WINNER_NOT_IN_BATTLE",
                            "{player} is no side of this battle; it is {sides}.",
                            named == null ? id : season.book().name(named),
                            BattleSheet.of(season, battle).sides())
                    .citing("CRU-BAT-02"));
        }
        return List.of();
    }

    private Violation noOpponent(Lineup there) {
        return Violation.of(
                        "REPORT_NO_OPPONENT",
                        "{battle} has only {n} side present; it cannot be reported.",
                        BattleSheet.title(season, battle),
                        there.sides().size())
                .citing("CRU-BAT-03");
    }

    private Violation winnerAbsent(Player winner) {
        return Violation.of("REPORT_WINNER_ABSENT", "{player} was declared unable and cannot win.", winner)
                .citing("CRU-UNP-05", "CRU-BAT-06");
    }

    private List<Violation> sizeRefusals(Answer answer) {
        return answer instanceof Answer.Word word && sizeOf(word.text()) != null
                ? List.of(BattleSheet.of(season, battle).notInTable(word.text()))
                : List.of();
    }

    private List<Violation> refusals(BattleReport report) {
        Battle declared = declared(battle, report);
        BattleSheet sheet = BattleSheet.of(season, declared);
        List<Violation> refusals = new ArrayList<>();
        Player winner = report.winner();
        if (winner != null && report.absent().contains(winner)) {
            refusals.add(winnerAbsent(winner).inside("result"));
        } else if (report.isPlayed() && !sheet.lineup().isPlayable()) {
            refusals.add(noOpponent(sheet.lineup()).inside("absent"));
        } else if (winner != null && !sheet.lineup().isPrincipal(winner)) {
            refusals.add(Violation.of(
                            "REPORT_WINNER_NOT_IN_BATTLE",
                            "{player} is no side of this battle; it is {sides}.",
                            winner,
                            sheet.sides())
                    .citing("CRU-BAT-02")
                    .inside("result"));
        }
        Size size = report.size() == null ? sheet.size() : report.size();
        boolean listed = report.scenario().isEmpty() || sheet.isListed(report.scenario(), size);
        if (declared.kind() != Battle.Kind.RIFT && !listed) {
            refusals.add(Violation.of(
                            "SCENARIO_NOT_IN_LIST",
                            "{scenario} is not in the list of {table}, {size}: {list}.",
                            report.scenario(),
                            sheet.tableName(),
                            String.valueOf(size),
                            sheet.scenarios(size))
                    .citing("CRU-TAB-01")
                    .inside("scenario"));
        }
        refusals.addAll(armyRefusals(report, sheet, size, scenario(declared, sheet, size, report)));
        refusals.addAll(changeRefusals(report));
        return refusals;
    }

    private List<Violation> armyRefusals(BattleReport report, BattleSheet sheet, @Nullable Size size, String scenario) {
        List<Violation> refusals = new ArrayList<>();
        OrderedMap<Player, Integer> limits = sheet.power(size, scenario);
        for (FieldedArmy army : report.armies()) {
            int limit = limits.getOrDefault(army.seat(), 0);
            String role = season.book().name(army.seat()) + " in "
                    + (scenario.isEmpty() ? size == null ? "this battle" : size.words() : scenario);
            refusals.addAll(Violation.inside(
                    "armies." + army.seat().id(), OrderOfBattle.check(season.force(army.seat()), army, limit, role)));
        }
        return refusals;
    }

    private List<Violation> changeRefusals(BattleReport report) {
        List<Violation> refusals = new ArrayList<>();
        OrderedMap<Player, Force> forces = season.forces();
        for (int i = 0; i < report.changes().size(); i++) {
            RosterChange change = report.changes().get(i);
            Checked<Force> after = OrderOfBattle.changed(season.book(), forces.the(change.seat()), change.change());
            if (after.isOk()) {
                forces = forces.with(change.seat(), after.value());
            } else {
                refusals.addAll(Violation.inside("roster." + (i + 1), after.violations()));
            }
        }
        return refusals;
    }

    // ---- a battle as chance would have it

    /** Mostly played and won by somebody; now and then drawn, not played, or without somebody of a larger battle. */
    private BattleReport random(RandomGenerator random) {
        int luck = random.nextInt(20);
        if (!lineup.isPlayable() || luck == 0) {
            return BattleReport.of(Outcome.UNPLAYED, null);
        }
        List<Player> absent = new ArrayList<>();
        if (luck == 1) {
            List<Player> players = lineup.players();
            absent.add(players.get(random.nextInt(players.size())));
        }
        Battle declared = battle;
        for (Player player : absent) {
            declared = declared.with(declared.absences().unable(player));
        }
        Lineup there = Lineup.of(season, declared);
        if (!there.isPlayable()) {
            return BattleReport.of(Outcome.UNPLAYED, null);
        }
        List<Side> sides = there.sides();
        Player winner =
                luck < 4 ? null : sides.get(random.nextInt(sides.size())).principal();
        List<RosterChange> changes = new ArrayList<>();
        for (Player player : there.players()) {
            List<String> units = List.copyOf(season.force(player).units().keySet());
            if (!units.isEmpty()) {
                changes.add(new RosterChange(player, new Experience(units.get(random.nextInt(units.size())), 1)));
            }
        }
        return new BattleReport(
                winner == null ? Outcome.DRAWN : Outcome.WON,
                winner,
                "",
                null,
                absent,
                List.of(),
                OrderedMap.empty(),
                changes,
                "");
    }

    // ---- words

    /** A report as people read it. */
    static String words(Season season, Battle battle, BattleReport report) {
        Book book = season.book();
        Player winner = report.winner();
        StringBuilder words = new StringBuilder(
                switch (report.outcome()) {
                    case WON -> winner == null ? "nobody has won" : book.name(winner) + " has won";
                    case DRAWN -> "a draw";
                    case UNPLAYED -> "not played";
                });
        if (report.size() != null) {
            words.append(", ").append(report.size());
        }
        if (!report.scenario().isEmpty()) {
            words.append(", ").append(report.scenario());
        }
        if (!report.absent().isEmpty()) {
            words.append("; absent: ").append(names(book, report.absent()));
        }
        for (FieldedArmy army : report.armies()) {
            words.append("; ").append(book.name(army.seat())).append(" brought ");
            words.append(army.units().isEmpty() ? army.power() + " PL" : String.join(", ", army.units()));
        }
        report.victoryPoints()
                .forEach((seat, points) -> words.append("; ")
                        .append(book.name(new Player(seat)))
                        .append(' ')
                        .append(points)
                        .append(" victory points"));
        for (RosterChange change : report.changes()) {
            words.append("; ").append(book.name(change.seat())).append(": ").append(words(change.change()));
        }
        if (!report.note().isEmpty()) {
            words.append("; ").append(report.note());
        }
        return words.toString();
    }

    private static String names(Book book, List<Player> players) {
        return String.join(", ", players.stream().map(book::name).toList());
    }

    private static String words(Change change) {
        if (change instanceof Experience experience) {
            return experience.unit() + ' ' + signed(experience.by()) + " XP";
        }
        if (change instanceof Requisition requisition) {
            return signed(requisition.by()) + " RP";
        }
        return change instanceof Removed removed
                ? removed.unit() + " leaves"
                : ((Added) change).unit().name() + " joins";
    }

    private static String signed(int number) {
        return number < 0 ? Integer.toString(number) : "+" + number;
    }
}
