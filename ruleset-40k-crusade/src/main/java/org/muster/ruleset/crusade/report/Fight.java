package org.muster.ruleset.crusade.report;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.muster.api.check.Checked;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Reported;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Force;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Stage;
import org.muster.ruleset.crusade.army.OrderOfBattle;
import org.muster.ruleset.crusade.army.RosterChange;
import org.muster.ruleset.crusade.scenario.BattleSheet;
import org.muster.ruleset.crusade.scenario.Lineup;

/**
 * A battle on a real table, and its report.
 *
 * <pre>
 * reported by a participant, confirmed by one of another side            CRU-BAT-02, CRU-BAT-03
 * submitted when it was first given                                      CRU-BAT-04
 * disputes are settled by the organizer, else the first report stands    CRU-BAT-03
 * not played: the default outcome, when the phase ends                   CRU-UNP-18
 * what it changes of the orders of battle, when it stands                CRU-ARMY-05
 * </pre>
 */
public record Fight(int battle, Reported.Filed<BattleReport> filed) implements Reported<Season, BattleReport> {

    /** A battle that is not reported yet. */
    public static Fight of(int battle) {
        return new Fight(battle, Reported.Filed.open());
    }

    @Override
    public Sentence title(Season season) {
        return switch (filed.stage()) {
            case OPEN -> Sentence.of("Report");
            case REPORTED -> Sentence.of("Confirm the report");
            case DISPUTED -> Sentence.of("Settle the report");
        };
    }

    /**
     * Those who were there before the report: whom it names as absent may dispute that. Where nobody could play, all who
     * were ordered to it.
     */
    @Override
    public List<List<Player>> sides(Season season) {
        Battle fought = season.battle(battle);
        Lineup lineup = Lineup.of(season, fought);
        List<List<Player>> sides = new ArrayList<>();
        (lineup.isPlayable() ? lineup.sides() : fought.sides()).forEach(side -> sides.add(side.players()));
        return sides;
    }

    @Override
    public Options<BattleReport> form(Season season) {
        return ReportForm.of(season, season.battle(battle));
    }

    @Override
    public Reported<Season, BattleReport> with(Filed<BattleReport> other) {
        return new Fight(battle, other);
    }

    @Override
    public boolean organizerSettles(Season season) {
        return season.book().hasOrganizer();
    }

    /**
     * A battle is reported until the phase ends, which waits for a dispute once its time is up. That a battle will not be
     * played is never agreed to by silence before that: somebody may still want to play it.
     */
    @Override
    public Optional<Duration> time(Season season, Stage stage) {
        return switch (stage) {
            case OPEN -> Optional.of(season.timeForBattles());
            case REPORTED ->
                filed.given().isPlayed()
                        ? Optional.of(Duration.ofHours(season.book().season().confirmHours()))
                        : Optional.empty();
            case DISPUTED ->
                season.clock().closed()
                        ? Optional.of(season.timeForBattles()
                                .plusHours(season.book().season().settleHours()))
                        : Optional.empty();
        };
    }

    @Override
    public String clock(Season season, Stage stage) {
        return stage == Stage.REPORTED ? "" : season.battleClock();
    }

    /** Nobody is asked when the battle is over, or when time is up and nobody disputes the report. */
    private boolean isAsked(Season season) {
        return !season.battle(battle).over() && (!season.clock().closed() || filed.stage() == Stage.DISPUTED);
    }

    /** A battle that can't be played waits for people to say so, or for things to change: nobody is made to report. */
    @Override
    public Decision<Word<BattleReport>> decision(Season season) {
        if (!isAsked(season)) {
            return Decision.none();
        }
        Battle fought = season.battle(battle);
        if (filed.stage() == Stage.OPEN && !Lineup.of(season, fought).isPlayable()) {
            return Decision.<Word<BattleReport>>offered(
                            fought.players(),
                            any -> ReportForm.of(season, fought)
                                    .as(Says::new, word -> ((Says<BattleReport>) word).report()))
                    .orNothing()
                    .asking("{question}", question(season))
                    .citing("CRU-BAT-03");
        }
        boolean isCalledOff = filed.stage() == Stage.REPORTED && everySideConfirms(season);
        return Reported.super.decision(season).citing("CRU-BAT-03", isCalledOff ? "CRU-RIFT-03" : "CRU-BAT-02");
    }

    /** A Great Rift battle that all have agreed on all call off. */
    @Override
    public boolean everySideConfirms(Season season) {
        Battle fought = season.battle(battle);
        return fought.kind() == Battle.Kind.RIFT
                && fought.sides().size() > 2
                && !filed.given().isPlayed();
    }

    @Override
    public Outcome<Season> decide(Season season, Choices<Word<BattleReport>> choices, Dice dice) {
        if (season.battle(battle).over()) {
            return Outcome.of(season);
        }
        return Reported.super.decide(season, choices, dice);
    }

    @Override
    public Sentence question(Season season) {
        Battle fought = season.battle(battle);
        return Sentence.of(
                "{battle}: {sheet}. Who has won?",
                BattleSheet.title(season, fought),
                Sentence.lazily(BattleSheet.of(season, fought)::words));
    }

    @Override
    public List<Sentence> lines(Season season) {
        return ReportWords.lines(season.book(), filed.given());
    }

    @Override
    public Season reported(Season season, BattleReport report) {
        return season.submitted(battle);
    }

    @Override
    public Season withdrawn(Season season) {
        return season.with(season.battle(battle).submitted(0));
    }

    @Override
    public Outcome<Season> settled(Season season, BattleReport report, Dice dice) {
        Season submitted = season.submitted(battle);
        Battle declared = ReportForm.declared(submitted.battle(battle), report.absent());
        if (!report.isPlayed()) {
            return unplayed(submitted.with(declared));
        }
        Battle fought = declared.with(ReportForm.played(season, declared, report))
                .ended(new Battle.Ending(report.winner(), true));
        Season after = submitted.with(fought);
        List<Event> told = new ArrayList<>();
        told.add(Event.told(
                        "{battle}: {report}.", BattleSheet.title(season, fought), ReportWords.of(season.book(), report))
                .citing("CRU-BAT-02", "CRU-BAT-03")
                .at(fought.system()));
        for (RosterChange one : report.singleChanges()) {
            Player seat = one.seat();
            Checked<Force> force = OrderOfBattle.changed(season.book(), after.force(seat), one.change());
            if (force.isOk()) {
                int gained = force.value().requisition() - after.force(seat).requisition();
                if (one.change() instanceof RosterChange.Requisition points && gained < points.by()) {
                    told.add(Force.lost(
                            seat, points.by() - gained, season.houseRules().requisitionCap()));
                }
                after = after.with(seat, force.value());
            } else { // another battle's report has changed the force since
                force.violations()
                        .forEach(why ->
                                told.add(Event.told("A change for {player} is left out: {why}", seat, why.sentence())
                                        .citing("CRU-ARMY-05")));
            }
        }
        return Outcome.of(after).tell(told);
    }

    @Override
    public Outcome<Season> unreported(Season season, Dice dice) {
        return unplayed(season);
    }

    /** A Great Rift battle that will not be played frees its players' places (CRU-RIFT-02, CRU-RIFT-10). */
    private Outcome<Season> unplayed(Season season) {
        Battle fought = season.battle(battle);
        Sentence title = BattleSheet.title(season, fought);
        return Outcome.of(season.with(fought.submitted(0).ended(null)))
                .tell(
                        fought.kind() == Battle.Kind.RIFT
                                ? Event.told("{battle} is not played: nothing changes.", title)
                                        .citing("CRU-RIFT-10")
                                : Event.told("{battle} is not played.", title)
                                        .citing("CRU-UNP-18")
                                        .at(fought.system()));
    }

    @Override
    public Outcome<Season> unsettled(Season season, Dice dice) {
        return settled(season, filed.given(), dice)
                .tell(Event.told(
                                "{battle}: nobody settles what was disputed; the report stands as it was given.",
                                BattleSheet.title(season, season.battle(battle)))
                        .citing("CRU-BAT-03"));
    }

    @Override
    public Sentence withoutSettling(Season season) {
        return Sentence.of("the report stands as it was given");
    }
}
