package org.muster.ruleset.crusade.battle;

import java.util.ArrayList;
import java.util.List;
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
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Stage;
import org.muster.ruleset.crusade.report.Fight;
import org.muster.ruleset.crusade.scenario.BattleSheet;
import org.muster.ruleset.crusade.scenario.Lineup;

/**
 * Battle phase (CRU-TURN-01, CRU-TURN-05).
 *
 * <pre>
 * all battles are open side by side      CRU-BAT-01, CRU-MATCH-14
 *   what players say before they play    {@link Talk}
 *   the report                           {@link Fight}
 * the phase ends                         when all are reported, when time is up, or when it is closed
 * </pre>
 */
public final class BattlePhase {

    private BattlePhase() {}

    /** All battles of the turn open side by side; everybody hears how many he has. */
    public record OpenBattles() implements Act<Season> {
        @Override
        public Outcome<Season> act(Season season, Dice dice) {
            Season open = season.at(Stage.BATTLE);
            if (open.battles().isEmpty()) {
                return Outcome.of(open);
            }
            List<Event> told = new ArrayList<>();
            for (Player player : open.players()) {
                int battles = Lineup.battlesOf(open, player);
                if (battles > 0) {
                    told.add((battles == 1
                                    ? Event.told("{player} has one battle.", player)
                                    : Event.told("{player} has {n battle|battles}.", player, battles))
                            .citing("CRU-MATCH-14"));
                }
            }
            List<Agenda<Season>> battles = new ArrayList<>();
            for (Battle battle : open.battles().list()) {
                battles.add(battle(open, battle));
            }
            battles.addAll(closing(open));
            return Outcome.of(open).tell(told).then(Agenda.inAnyOrder(battles));
        }
    }

    /** A battle as the agenda holds it: its report, and all that is said until it stands. */
    public static Agenda<Season> battle(Season season, Battle battle) {
        return Agenda.inAnyOrder(
                BattleSheet.title(season, battle),
                List.of(Agenda.of(Fight.of(battle.number())), Agenda.meanwhile(new Talk(battle.number()))));
    }

    private static final String ALL_SAY_SO = "The phase closes before its time when all players say so.";

    private static final Options<Boolean> CLOSE = Options.oneOf(
            List.of(true), any -> Option.of("close", "close this phase: what is not reported is not played"));

    /** How a phase of battles is closed: by its time, or before that by its organizer, or by all players. */
    public static List<Agenda<Season>> closing(Season season) {
        List<Agenda<Season>> closing = new ArrayList<>();
        if (season.book().keepsTime() && !season.book().hasOrganizer()) {
            season.players().forEach(player -> closing.add(Agenda.meanwhile(new CloseEarly(player))));
        }
        closing.add(Agenda.meanwhile(new ClosePhase()));
        return closing;
    }

    /** A player would close the phase before its time. Nobody waits for it. */
    public record CloseEarly(Player player) implements Ask<Season, Boolean> {

        @Override
        public Decision<Boolean> decision(Season season) {
            return Decision.offered(List.of(player), any -> CLOSE)
                    .asking(ALL_SAY_SO)
                    .citing("CRU-TURN-05");
        }

        @Override
        public Outcome<Season> decide(Season season, Choices<Boolean> choices, Dice dice) {
            return Outcome.of(season.with(season.clock().closing(player)))
                    .tell(Event.told("{player} would close the phase.", player).citing("CRU-TURN-05"));
        }
    }

    /**
     * The phase is closed by its organizer, by all players together where there is none, or by its deadline: what was not
     * reported then has its default outcome. Nobody waits for it.
     */
    public record ClosePhase() implements Ask<Season, Boolean> {

        @Override
        public Decision<Boolean> decision(Season season) {
            if (isClosedByAll(season)) {
                return Decision.none();
            }
            return Decision.offered(who(season), any -> CLOSE)
                    .within(season.timeForBattles())
                    .onClock(season.battleClock())
                    .orNothing()
                    .asking(season.book().hasOrganizer() ? "Close the phase before its time?" : ALL_SAY_SO)
                    .citing("CRU-TURN-05");
        }

        private static boolean isClosedByAll(Season season) {
            return season.clock().closing().size() == season.players().size();
        }

        /** Players who close it together say so one by one, each in a decision of their own: this one's time runs on. */
        private static List<Player> who(Season season) {
            if (season.book().hasOrganizer()) {
                return List.of(Player.ORGANIZER);
            }
            return season.book().keepsTime()
                    ? List.of()
                    : season.players().stream()
                            .filter(player -> !season.clock().closing().contains(player))
                            .toList();
        }

        @Override
        public Outcome<Season> decide(Season season, Choices<Boolean> choices, Dice dice) {
            if (!choices.isEmpty() && !season.book().hasOrganizer()) {
                Season said = season.with(season.clock().closing(choices.by()));
                if (said.clock().closing().size() < season.players().size()) {
                    return Outcome.of(said)
                            .tell(Event.told("{player} would close the phase.", choices.by()))
                            .then(new ClosePhase());
                }
            }
            return Outcome.of(season.with(season.clock().over()))
                    .tell(Event.told("The time for battles is over.").citing("CRU-TURN-05"));
        }
    }
}
