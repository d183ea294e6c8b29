package org.muster.ruleset.crusade.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Form;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Side;
import org.muster.ruleset.crusade.Terms;
import org.muster.ruleset.crusade.army.FieldedArmy;
import org.muster.ruleset.crusade.army.OrderOfBattle;
import org.muster.ruleset.crusade.army.RosterChange;
import org.muster.ruleset.crusade.army.RosterChange.Added;
import org.muster.ruleset.crusade.army.RosterChange.Change;
import org.muster.ruleset.crusade.army.RosterChange.Experience;
import org.muster.ruleset.crusade.army.RosterChange.ExperienceEach;
import org.muster.ruleset.crusade.army.RosterChange.Removed;
import org.muster.ruleset.crusade.army.RosterChange.Requisition;
import org.muster.ruleset.crusade.data.Size;
import org.muster.ruleset.crusade.report.BattleReport.Outcome;
import org.muster.ruleset.crusade.scenario.BattleSheet;
import org.muster.ruleset.crusade.scenario.Lineup;

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

    static final String DRAW = "draw";
    static final String UNPLAYED = "unplayed";
    private static final int LONGEST = 200;
    private static final int MOST = 1000;

    private final Season season;
    private final Battle battle;
    private final Lineup lineup;
    private final BattleSheet sheet;
    private final ReportCheck check;

    private ReportForm(Season season, Battle battle) {
        this.season = season;
        this.battle = battle;
        this.sheet = BattleSheet.of(season, battle);
        this.lineup = sheet.lineup();
        this.check = new ReportCheck(season, battle);
    }

    static Options<BattleReport> of(Season season, Battle battle) {
        ReportForm form = new ReportForm(season, battle);
        return Options.lazily(form::options).together(form.check::violations, form::random);
    }

    /** The battle with those unable whom a report names as absent (CRU-BAT-06). */
    static Battle declared(Battle battle, List<Player> absent) {
        Battle declared = battle;
        for (Player player : absent) {
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
    static String scenario(Battle battle, BattleSheet sheet, @Nullable Size size, BattleReport report) {
        String agreed = battle.terms().scenario();
        return report.scenario().isEmpty() && sheet.isListed(agreed, size) ? agreed : report.scenario();
    }

    // ---- what may be said

    private Options<BattleReport> options() {
        Form.Field<BattleReport, String> result = Options.field(
                        "result",
                        Options.<String>oneOf(results(), this::resultLabel, check::againstResult)
                                .unknown(id -> List.of(check.notInBattle(id)))
                                .leaving(DRAW), // what else the report breaks is told beside it
                        ReportForm::result)
                .asking("How did it end?");
        Form.Field<BattleReport, String> scenario = Options.field(
                        "scenario", Options.text(0, LONGEST, this::listed), BattleReport::scenario)
                .asking("{question}", Sentence.lazily(this::whichScenario))
                .telling(answer -> Sentence.of("scenario {scenario}", answer))
                .orElse("");
        List<String> sizes = new ArrayList<>(List.of(SAME_SIZE));
        sheet.everySize().forEach(one -> sizes.add(one.id()));
        Form.Field<BattleReport, String> size = Options.field(
                        "size",
                        Options.<String>oneOf(sizes, ReportForm::sizeLabel, this::againstSize),
                        (BattleReport report) -> report.size() == null
                                ? SAME_SIZE
                                : report.size().id())
                .asking("Which size was played?")
                .telling(answer -> Sentence.of("size {size}", answer))
                .orElse(SAME_SIZE);
        List<Player> players = lineup.players();
        Form.Field<BattleReport, List<Player>> absent = Options.field(
                        "absent",
                        Options.someOf(0, players.size(), players, season::option, any -> check.againstAbsence()),
                        BattleReport::absent)
                .asking("Who of a side did not take part?")
                .telling(answer -> Sentence.of("absent {players}", answer));
        Supplier<List<Option>> units = () -> units(players);
        Form.Field<BattleReport, List<FieldedArmy>> armies = Options.field(
                        "armies", Options.several(0, players.size(), army(players, units)), BattleReport::armies)
                .asking("Which armies were fielded?")
                .telling(answer -> Sentence.of("armies {armies}", answer));
        Form.Field<BattleReport, OrderedMap<String, Integer>> points = Options.field(
                        "victoryPoints",
                        Options.splitUpTo(
                                MOST, players.stream().map(season::option).toList()),
                        BattleReport::victoryPoints)
                .asking("How many victory points did each score?")
                .telling(answer -> Sentence.of("victory points {points}", answer))
                .orElse(OrderedMap.empty());
        Form.Field<BattleReport, List<RosterChange>> changes = Options.field(
                        "roster", Options.several(0, MOST, change(players, units)), BattleReport::changes)
                .asking("What changes in the orders of battle?")
                .telling(answer -> Sentence.of("changes {changes}", answer));
        Form.Field<BattleReport, String> note = Options.field("note", Options.text(0, LONGEST), BattleReport::note)
                .asking("Anything to remember of it?")
                .telling(answer -> Sentence.of("note {note}", answer));
        return Options.<BattleReport>form(
                List.of(result, scenario, size, absent, armies, points, changes, note),
                values -> new BattleReport(
                        outcome(values.of(result)),
                        winner(values.of(result)),
                        sheet.named(values.of(scenario), sizeOf(values.of(size))),
                        Size.of(values.of(size)),
                        values.of(absent),
                        values.of(armies),
                        values.of(points),
                        values.of(changes),
                        values.of(note)));
    }

    /** What was played, if a report says so of its size. */
    private @Nullable Size sizeOf(String said) {
        Size size = Size.of(said);
        return size == null ? sheet.size() : size;
    }

    private List<Option> listed() {
        return sheet.scenarios(sheet.size()).stream()
                .map(one -> Option.called(one.name(), one.name()))
                .toList();
    }

    private Sentence whichScenario() {
        String agreed = battle.terms().scenario();
        return sheet.isListed(agreed, sheet.size())
                ? Sentence.of("Which scenario was played, if not {agreed}?", agreed)
                : Sentence.of("Which scenario was played?");
    }

    private static final String SAME_SIZE = "as-agreed";

    /** Who leads a side, who may come to lead one, whoever else plays the season, and that nobody has won. */
    private List<String> results() {
        Set<Player> winners = new LinkedHashSet<>(lineup.principals());
        winners.addAll(check.leftAlone());
        winners.addAll(season.players());
        List<String> results = new ArrayList<>();
        winners.forEach(winner -> results.add(winner.id()));
        results.add(DRAW);
        results.add(UNPLAYED);
        return results;
    }

    private Option resultLabel(String id) {
        if (id.equals(DRAW)) {
            return Option.of(DRAW, "a draw");
        }
        if (id.equals(UNPLAYED)) {
            return Option.of(UNPLAYED, "it will not be played").noting(consequence());
        }
        Player winner = new Player(id);
        Option won = Option.of(id, "{winner} has won", season.name(winner));
        return check.leftAlone().contains(winner) ? won.noting("only where the supported player was absent") : won;
    }

    private Sentence consequence() {
        List<Sentence> gains = new ArrayList<>();
        for (Lineup.Gain gain : lineup.unplayed()) {
            gains.add(Sentence.of(
                    "{system} goes to {player}", season.sector().name(gain.system()), season.name(gain.to())));
        }
        return gains.isEmpty() ? Sentence.of("nothing changes hands") : Sentence.joined(", ", gains);
    }

    private static String result(BattleReport report) {
        Player winner = report.winner();
        return switch (report.outcome()) {
            case DRAWN -> DRAW;
            case UNPLAYED -> UNPLAYED;
            case WON -> winner == null ? DRAW : winner.id();
        };
    }

    static Outcome outcome(String result) {
        return switch (result) {
            case DRAW -> Outcome.DRAWN;
            case UNPLAYED -> Outcome.UNPLAYED;
            default -> Outcome.WON;
        };
    }

    private static @Nullable Player winner(String result) {
        return outcome(result) == Outcome.WON ? new Player(result) : null;
    }

    private static Option sizeLabel(String id) {
        Size size = Size.of(id);
        return Option.of(id, size == null ? Sentence.of("as agreed") : size.words());
    }

    private List<Violation> againstSize(String id) {
        Size size = Size.of(id);
        return size == null ? List.of() : sheet.againstSize(size);
    }

    /** The orders of battle of those who fight, by the names that people write, each with whose it is. */
    private List<Option> units(List<Player> players) {
        Map<String, List<String>> owners = new LinkedHashMap<>();
        for (Player player : players) {
            for (String unit : season.force(player).units().keySet()) {
                owners.computeIfAbsent(season.book().unitName(unit), any -> new ArrayList<>())
                        .add(season.name(player));
            }
        }
        List<Option> units = new ArrayList<>();
        owners.forEach((unit, whose) -> units.add(Option.called(unit, unit).noting(Sentence.joined(", ", whose))));
        return units;
    }

    private Options<FieldedArmy> army(List<Player> players, Supplier<List<Option>> units) {
        return Options.form(
                Options.field("seat", Options.oneOf(players, season::option), FieldedArmy::seat)
                        .asking("Whose?"),
                Options.field("power", Options.number(0, MOST), FieldedArmy::power)
                        .asking("How much power did it have?")
                        .telling(answer -> Sentence.of("{power} PL", answer))
                        .orElse(0),
                Options.field("units", Options.several(0, MOST, Options.text(1, LONGEST, units)), FieldedArmy::units)
                        .asking("Which units fought?")
                        .telling(answer -> answer),
                FieldedArmy::new);
    }

    private Options<RosterChange> change(List<Player> players, Supplier<List<Option>> units) {
        Options<Experience> experience = Options.form(
                Options.field("unit", Options.text(1, LONGEST, units), Experience::unit)
                        .asking("Which unit?")
                        .telling(answer -> answer),
                Options.field("by", Options.number(-MOST, MOST), Experience::by)
                        .asking("By how much?")
                        .telling(answer -> Sentence.of("by {n}", answer)),
                Experience::new);
        Options<ExperienceEach> each = Options.form(
                Options.field("units", Options.several(1, MOST, Options.text(1, LONGEST, units)), ExperienceEach::units)
                        .asking("Which units?")
                        .telling(answer -> answer),
                Options.field("by", Options.number(-MOST, MOST), ExperienceEach::by)
                        .asking("By how much each?")
                        .telling(answer -> Sentence.of("by {n} each", answer)),
                ExperienceEach::new);
        Options<Change> change = Options.either(
                Options.when(Option.of("xp", "a unit gains or loses experience"), Experience.class, () -> experience),
                Options.when(
                        Option.of("xpEach", "several units gain or lose experience, each the same"),
                        ExperienceEach.class,
                        () -> each),
                Options.when(
                        Option.of("requisition", "requisition points are gained or spent"),
                        Requisition.class,
                        () -> Options.number(-MOST, MOST).as(Requisition::new, Requisition::by)),
                Options.when(
                        Option.of("remove", "a unit leaves"),
                        Removed.class,
                        () -> Options.text(1, LONGEST, units).as(Removed::new, Removed::unit)),
                Options.when(
                        Option.of("add", "a unit joins"),
                        Added.class,
                        () -> OrderOfBattle.unitForm(
                                        season.book(),
                                        players.stream()
                                                .map(season::faction)
                                                .distinct()
                                                .toList())
                                .as(Added::new, Added::unit)));
        return Options.form(
                Options.field("seat", Options.oneOf(players, season::option), RosterChange::seat)
                        .asking("Whose?"),
                Options.field("change", change, RosterChange::change)
                        .asking("What changes?")
                        .telling(answer -> answer),
                RosterChange::new);
    }

    // ---- a battle as chance would have it

    /** Mostly played and won by somebody; now and then drawn, not played, or without somebody of a larger battle. */
    private BattleReport random(RandomGenerator random) {
        int luck = random.nextInt(20);
        if (!lineup.isPlayable() || luck == 0) {
            return BattleReport.of(Outcome.UNPLAYED, null);
        }
        List<Player> absent = new ArrayList<>();
        if (luck == 1 && check.againstAbsence().isEmpty()) {
            List<Player> players = lineup.players();
            absent.add(players.get(random.nextInt(players.size())));
        }
        Lineup there = Lineup.of(season, declared(battle, absent));
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
}
