package org.muster.ruleset.swm.victory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.HouseRules.AllianceVictory;
import org.muster.ruleset.swm.HouseRules.VictoryCheck;
import org.muster.ruleset.swm.Side;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.data.HomeRegion;

/**
 * How a campaign ends.
 *
 * <pre>
 * end of Economics   one side alone has an undamaged squad             SWM-WIN-02, -03, -04
 * end of Cleanup     a faction that can never build again is out       SWM-WIN-06
 *                    six capitals, or all there are                    SWM-WIN-01, -04, -05, SWM-ALLY-08
 *                    one faction is left, or none                      SWM-WIN-08
 *                    the turn limit                                    SWM-WIN-07
 * by option          capitals count the moment one is taken            SWM-WIN-01
 * </pre>
 */
public final class Victory {

    private Victory() {}

    // ---- capitals

    /** The result if a side controls enough capitals, more than any other side does; else null (SWM-WIN-01). */
    static @Nullable Result byCapitals(War war) {
        Side best = null;
        int most = 0;
        boolean shared = false;
        for (Side side : war.sides()) {
            int capitals = capitals(war, stillIn(war, side)).size();
            if (capitals >= Math.max(capitalsToWin(war), most) && hasConquered(war, side)) {
                shared = capitals == most;
                best = side;
                most = capitals;
            }
        }
        if (best == null || shared) {
            return null;
        }
        List<Player> winners = stillIn(war, best);
        return Result.won(
                        winners,
                        war.book().players(),
                        Sentence.of(
                                "{side} {side:controls|control} {n capital|capitals}.",
                                winners.stream().map(war::name).toList(),
                                most))
                .citing("SWM-WIN-01", best.isAlliance() ? "SWM-ALLY-08" : "SWM-WIN-05");
    }

    private static List<Player> stillIn(War war, Side side) {
        return side.members().stream().filter(member -> !war.of(member).out()).toList();
    }

    /** How many capitals a side needs: never more than there are (SWM-WIN-01, -05). */
    public static int capitalsToWin(War war) {
        int active = (int) war.book().regions().stream()
                .filter(region -> war.ground(region.capital()).active())
                .count();
        return Math.min(war.houseRules().capitalsToWin(), active);
    }

    /** How many capitals {@code player} controls, own and captured ones alike (SWM-WIN-05). */
    public static int capitalsOf(War war, Player player) {
        return capitals(war, List.of(player)).size();
    }

    private static List<String> capitals(War war, Collection<Player> players) {
        return war.book().regions().stream()
                .map(HomeRegion::capital)
                .filter(capital -> players.stream().anyMatch(player -> war.controls(player, capital)))
                .toList();
    }

    /** Whether of the capitals that count for an alliance one is none that a member started with (SWM-WIN-04). */
    private static boolean hasConquered(War war, Side side) {
        if (!side.isAlliance() || war.houseRules().allianceVictory() == AllianceVictory.LITERAL) {
            return true;
        }
        List<String> own = side.members().stream().map(war::capital).toList();
        return capitals(war, stillIn(war, side)).stream().anyMatch(capital -> !own.contains(capital));
    }

    /** Capitals, where the campaign counts them the moment something changes (SWM-WIN-01). */
    public record CountCapitalsAtOnce() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            boolean atOnce = war.houseRules().victoryCheck() == VictoryCheck.AT_ONCE;
            return ending(Outcome.of(war), atOnce ? byCapitals(war) : null);
        }
    }

    /** {@code outcome}, and the end of the campaign if there is a result. */
    static Outcome<War> ending(Outcome<War> outcome, @Nullable Result result) {
        return result == null ? outcome : outcome.end(result);
    }

    // ---- the last undamaged side

    /** The end of the Economics Phase: a side wins that alone has undamaged squads (SWM-WIN-02). */
    public record SoleUndamagedSide() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            return ending(Outcome.of(war), bySquads(war));
        }
    }

    private static @Nullable Result bySquads(War war) {
        Side sole = null;
        for (Side side : war.sides()) {
            if (war.squads().list().stream().anyMatch(squad -> squad.isActive() && side.has(squad.owner()))) {
                if (sole != null) {
                    return null;
                }
                sole = side;
            }
        }
        return sole == null || !hasRivals(war, sole)
                ? null
                : Result.won(
                                sole.members(),
                                war.book().players(),
                                Sentence.of("{side} alone {side:has|have} undamaged squads.", war.names(sole)))
                        .citing("SWM-WIN-02", sole.isAlliance() ? "SWM-ALLY-08" : "SWM-WIN-03");
    }

    /** Whether a faction of the campaign is outside the alliance (SWM-WIN-04). */
    private static boolean hasRivals(War war, Side side) {
        return war.houseRules().allianceVictory() == AllianceVictory.LITERAL
                || side.members().size() < war.book().players().size();
    }

    // ---- the end of a turn

    /** Factions without squads and without a place to build any are out (SWM-WIN-06). */
    public record Eliminations() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            War now = war;
            List<Event> events = new ArrayList<>();
            for (Player player : war.players()) {
                if (war.squadsOf(player).isEmpty() && !canBuild(war, player)) {
                    now = now.with(player, Holdings::gone);
                    events.add(Event.told(
                                    "{faction} is out of the campaign: it has no squad and no capital to build one in.",
                                    war.name(player))
                            .citing("SWM-WIN-06")
                            .at(war.capital(player)));
                }
            }
            return Outcome.of(now).tell(events);
        }

        private static boolean canBuild(War war, Player player) {
            return war.controls(player, war.capital(player))
                    || war.houseRules().buildAtCapturedCapitals()
                            && !capitals(war, List.of(player)).isEmpty();
        }
    }

    /** The end of a turn: capitals, then who is left, then the turn limit (SWM-WIN-01, -08, -07). */
    public record EndOfTurnVictory() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            Result result = byCapitals(war);
            result = result == null ? bySurvival(war) : result;
            result = result == null ? byTurnLimit(war) : result;
            return ending(Outcome.of(war), result);
        }
    }

    private static @Nullable Result bySurvival(War war) {
        List<Player> left = war.players();
        if (left.size() > 1) {
            return null;
        }
        List<Player> all = war.book().players();
        return left.isEmpty()
                ? new Result(
                        List.of(List.of(), all),
                        Sentence.of("No faction is left in the campaign."),
                        List.of("SWM-WIN-08"))
                : Result.won(left, all, Sentence.of("{faction} alone is left in the campaign.", war.name(left.get(0))))
                        .citing("SWM-WIN-08");
    }

    // ---- the turn limit

    private static @Nullable Result byTurnLimit(War war) {
        int limit = war.progress().turnLimit();
        return limit == 0 || war.turn() < limit
                ? null
                : new Result(
                        ranking(war),
                        Sentence.of("The last of {limit turn|turns} is over.", limit),
                        List.of("SWM-WIN-07"));
    }

    /**
     * All who have picked, by capitals, then territories, then points of active squads, then treasury; equal in all is a
     * shared place (SWM-WIN-07). Who is out wins nothing any more, and comes last (SWM-WIN-06).
     */
    public static List<List<Player>> ranking(War war) {
        Comparator<Player> best = Comparator.<Player, Boolean>comparing(
                        player -> war.of(player).out())
                .thenComparingInt(player -> -capitalsOf(war, player))
                .thenComparingInt(player -> -war.territoriesOf(player).size())
                .thenComparingInt(player -> -activePoints(war, player))
                .thenComparingInt(player -> -war.of(player).treasury());
        List<Player> sorted = new ArrayList<>(war.book().players());
        sorted.retainAll(war.holdings().keySet());
        sorted.sort(best);
        List<List<Player>> places = new ArrayList<>();
        for (Player player : sorted) {
            List<Player> last = places.isEmpty() ? List.of() : places.get(places.size() - 1);
            if (last.isEmpty() || best.compare(last.get(0), player) != 0) {
                places.add(new ArrayList<>(List.of(player)));
            } else {
                last.add(player);
            }
        }
        return places;
    }

    /** Points of the squads of {@code player} that are not damaged. */
    public static int activePoints(War war, Player player) {
        return war.squadsOf(player).stream()
                .filter(Squad::isActive)
                .mapToInt(war.book()::points)
                .sum();
    }

    /**
     * While alliances are talked over, the organizer, or where there is none all players together, may set or lift the
     * turn limit (SWM-WIN-07). Nobody waits for it.
     */
    public record SetTurnLimit() implements Ask<War, Integer> {

        private static final int MOST = 1000;
        /** Turns that a club would still play. */
        private static final int USUAL = 12;

        @Override
        public Decision<Integer> decision(War war) {
            List<Player> who = war.book().hasOrganizer() ? List.of(Player.ORGANIZER) : war.players();
            return Decision.simultaneous(who, any -> limits(war))
                    .asking(
                            "With which turn does the campaign end at the latest? 0: no limit. It is {limit} now; {who}.",
                            war.progress().turnLimit(),
                            war.book().hasOrganizer()
                                    ? Sentence.of("the organizer sets it")
                                    : Sentence.of("it changes when all say the same"))
                    .citing("SWM-WIN-07");
        }

        private static Options<Integer> limits(War war) {
            return Options.number(0, MOST)
                    .where(
                            limit -> Violation.unless(
                                    limit == 0 || limit >= war.turn(),
                                    () -> Violation.of(
                                                    "TURN_IS_OVER",
                                                    "Turn {limit} is over; this is turn {turn}.",
                                                    limit,
                                                    war.turn())
                                            .citing("SWM-WIN-07")),
                            random -> war.turn() + 1 + random.nextInt(USUAL));
        }

        @Override
        public Outcome<War> decide(War war, Choices<Integer> choices, Dice dice) {
            List<Integer> limits =
                    choices.players().stream().map(choices::of).distinct().toList();
            if (limits.size() != 1) {
                return Outcome.of(war)
                        .tell(Event.told("The players did not agree on a turn limit.")
                                .citing("SWM-WIN-07"));
            }
            int limit = limits.get(0);
            return Outcome.of(war.with(war.progress().endingWithTurn(limit)))
                    .tell((limit == 0
                                    ? Event.told("There is no turn limit.")
                                    : Event.told("The campaign ends after turn {limit}.", limit))
                            .citing("SWM-WIN-07"));
        }
    }
}
