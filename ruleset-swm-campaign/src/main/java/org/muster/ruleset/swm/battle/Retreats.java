package org.muster.ruleset.swm.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.RefersTo;
import org.muster.api.check.Violation;
import org.muster.api.check.Violations;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.HouseRules.RetreatChoice;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Words;
import org.muster.ruleset.swm.turn.Stacking;

/**
 * Leaving a territory, each squad for itself.
 *
 * <pre>
 * where to           an adjacent friendly territory, full or not      SWM-RETR-01, -04, -06
 *                    none that holds enemy squads                     SWM-RETR-05
 *                    nowhere: the squad is eliminated                 SWM-RETR-02, SWM-ALLY-07
 * who chooses        the owner, or by option the winner               SWM-RETR-03
 * unanswered         fewest own squads, then by id                    SWM-RETR-07
 * </pre>
 */
public final class Retreats {

    private Retreats() {}

    /** Why a squad leaves. */
    public enum Cause {
        /** It lost a battle, or was attacked while damaged. */
        DEFEAT,
        /** The alliance that let it in has broken up; all such squads leave together (SWM-ALLY-06). */
        BREAK_UP
    }

    /** The retreats of squads that have lost, one after another; null: nobody has won (SWM-RETR-03). */
    static List<Step<War>> after(War war, List<Squad> losers, @Nullable Player winner) {
        boolean winnerChooses = war.houseRules().retreatChoice() == RetreatChoice.WINNER;
        List<Step<War>> steps = new ArrayList<>(losers.size());
        for (Squad squad : losers) {
            steps.add(new Retreat(squad.id(), winnerChooses && winner != null ? winner : squad.owner(), Cause.DEFEAT));
        }
        return steps;
    }

    /** One squad leaves its territory (SWM-RETR-01). */
    public record Retreat(@RefersTo("squads") String squad, Player chooser, Cause cause) implements Ask<War, String> {
        @Override
        public Sentence title(War war) {
            return Sentence.of("Retreat of {squad}", war.name(war.squad(squad)));
        }

        @Override
        public Decision<String> decision(War war) {
            Squad leaving = war.squad(squad);
            return war.timed(Decision.of(
                            chooser,
                            Options.oneOf(
                                    war.book().map().neighbours(leaving.territory()),
                                    territory -> option(war, territory),
                                    territory -> violations(war, leaving, cause, territory))))
                    .asking("Where does {squad} retreat to?", war.name(leaving))
                    .citing("SWM-RETR-01", "SWM-RETR-03")
                    .otherwise(any -> unanswered(war, leaving.owner(), havens(war, leaving, cause)));
        }

        @Override
        public Outcome<War> decide(War war, Choices<String> choices, Dice dice) {
            Squad leaving = war.squad(squad);
            if (choices.isEmpty()) {
                return Outcome.of(war.without(leaving)).tell(eliminated(war, leaving, cause));
            }
            String haven = choices.only();
            War away = war.with(leaving.in(haven));
            return Outcome.of(away)
                    .tell(Event.told(
                                    "{squad} retreats from {from} to {to}.",
                                    war.name(leaving),
                                    war.place(leaving.territory()),
                                    war.place(haven))
                            .citing(cause == Cause.BREAK_UP ? "SWM-ALLY-06" : "SWM-RETR-01")
                            .at(squad, haven))
                    .tell(Stacking.warning(away, leaving.owner(), haven));
        }
    }

    /** Where one could go if no attack were still to be resolved there, its owner reads why not. */
    private static Event eliminated(War war, Squad squad, Cause cause) {
        String rule = cause == Cause.BREAK_UP ? "SWM-ALLY-07" : "SWM-RETR-02";
        List<Object> contested = war.book().map().neighbours(squad.territory()).stream()
                .filter(neighbour -> war.friendly(squad.owner(), neighbour))
                .<Object>map(war::place)
                .toList();
        return contested.isEmpty()
                ? Event.told("{squad} has nowhere to retreat to and is eliminated.", war.name(squad))
                        .citing(rule)
                        .at(squad.territory())
                : Event.told(
                                "{squad} has nowhere to retreat to and is eliminated: {places} {places:holds|hold} enemy squads.",
                                war.name(squad),
                                contested)
                        .citing(rule, "SWM-RETR-05")
                        .at(squad.territory());
    }

    private static Option option(War war, String territory) {
        int squads = war.squadsIn(territory).size();
        int limit = war.place(territory).stacking();
        return Option.called(territory, war.place(territory).name())
                .at(territory)
                .noting("{squads} of {limit squad|squads} there", squads, limit);
    }

    /** Where a squad may retreat to, in the order of the map. */
    static List<String> havens(War war, Squad squad, Cause cause) {
        List<String> havens = new ArrayList<>(war.book().map().neighbours(squad.territory()));
        havens.removeIf(territory -> !violations(war, squad, cause, territory).isEmpty());
        return havens;
    }

    private static String unanswered(War war, Player owner, List<String> havens) {
        return havens.stream()
                .min(Comparator.<String>comparingLong(haven -> war.squadsIn(haven).stream()
                                .filter(squad -> squad.owner().equals(owner))
                                .count())
                        .thenComparing(Comparator.naturalOrder()))
                .orElseThrow();
    }

    private static List<Violation> violations(War war, Squad squad, Cause cause, String neighbour) {
        Violations violations = new Violations();
        if (!war.friendly(squad.owner(), neighbour)) {
            violations.found(() -> Words.notFriendly(war, neighbour).citing("SWM-RETR-01"));
        }
        boolean intoBattle = cause == Cause.BREAK_UP || war.houseRules().retreatIntoBattle();
        if (!intoBattle && !war.enemiesIn(squad.owner(), neighbour).isEmpty()) {
            violations.found(() -> Violation.of("BATTLE_THERE", "{territory} holds enemy squads.", war.place(neighbour))
                    .citing("SWM-RETR-05"));
        }
        return violations;
    }
}
