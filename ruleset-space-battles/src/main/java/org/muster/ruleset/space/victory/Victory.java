package org.muster.ruleset.space.victory;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.data.WeaponClass;
import org.muster.ruleset.space.grid.Facing;

/**
 * How a battle ends: the moment one of these holds, in this order (SPB-TURN-02).
 *
 * <pre>
 * Hoth         the Transport destroyed, or gone by an edge        SPB-HOTH-06, -07, -11
 *              no Imperial ship left                              SPB-HOTH-09
 * Death Star   the port hit, or no heavy weapon left              SPB-DS-12, -15, -17
 * Open battle  the last ship                                      SPB-OPEN-02
 * the last turn is over                                           SPB-HOTH-10, SPB-DS-16, SPB-OPEN-02
 * somebody concedes
 * </pre>
 */
public final class Victory {

    private Victory() {}

    /** The outcome of something that may have decided the battle. */
    public static Outcome<Battle> judged(Battle battle, List<Event> events) {
        Outcome<Battle> outcome = Outcome.of(battle).tell(events);
        Result result = of(battle);
        return result == null ? outcome : over(outcome, result);
    }

    /** The battle ends with that outcome: nobody moves or fires any more. */
    public static Outcome<Battle> over(Outcome<Battle> outcome, Result result) {
        return Outcome.of(outcome.state().over()).tell(outcome.events()).end(result);
    }

    /** How the battle has ended; null: it has not. */
    public static @Nullable Result of(Battle battle) {
        return switch (battle.book().scenario().goal().kind()) {
            case ESCAPE -> escape(battle);
            case PORT -> port(battle);
            case LAST_SHIP -> lastShip(battle);
        };
    }

    private static Result won(Battle battle, Side side, Sentence reason, String... rules) {
        return Result.won(List.of(battle.player(side)), battle.book().players(), reason)
                .citing(rules);
    }

    private static Result draw(Battle battle, Sentence reason, String... rules) {
        List<Player> both = battle.book().players();
        return Result.won(both, both, reason).citing(rules);
    }

    /** The side that must reach the goal; only where one must. */
    private static Side seeker(Battle battle) {
        Side side = battle.book().scenario().goal().side();
        if (side == null) {
            throw new IllegalStateException("the goal is nobody's");
        }
        return side;
    }

    // ---- Escape from Hoth

    private static @Nullable Result escape(Battle battle) {
        Side side = seeker(battle);
        Away runner =
                battle.findAway(String.valueOf(battle.book().scenario().goal().ship()));
        if (runner != null && runner.why() == Away.Why.DESTROYED) {
            return won(battle, side.other(), Sentence.of("{ship} was destroyed.", runner.id()), "SPB-HOTH-06");
        }
        if (isLeft(battle, side.other())) {
            return null;
        }
        return won(
                battle,
                side,
                Sentence.of("The {side} has no ship left.", side.other().word()),
                "SPB-HOTH-09");
    }

    /** Whether {@code side} has a ship on the table or still to come to it. */
    private static boolean isLeft(Battle battle, Side side) {
        for (Ship ship : battle.ships()) {
            if (ship.side() == side) {
                return true;
            }
        }
        for (Away one : battle.away()) {
            if (one.side() == side && one.isToCome()) {
                return true;
            }
        }
        return false;
    }

    /** A ship has left by an edge: that of its goal, or a wrong one; null where nothing hangs on it. */
    public static @Nullable Result left(Battle battle, Ship ship, Facing edge) {
        Scenario.Goal goal = battle.book().scenario().goal();
        if (goal.kind() != Scenario.GoalKind.ESCAPE || !ship.id().equals(goal.ship())) {
            return of(battle);
        }
        Sentence reason = Sentence.of("{ship} left by the {edge} edge.", ship.id(), edge.word());
        return edge == goal.edge()
                ? won(battle, ship.side(), reason, "SPB-HOTH-07", "SPB-HOTH-08")
                : won(battle, ship.side().other(), reason, "SPB-HOTH-11");
    }

    // ---- Attack on the Deathstar

    private static @Nullable Result port(Battle battle) {
        Side side = seeker(battle);
        for (Ship ship : battle.ships()) {
            if (ship.side() == side && battle.sheet(ship).design().hasWeapon(WeaponClass.HEAVY)) {
                return null;
            }
        }
        return won(
                battle,
                side.other(),
                Sentence.of("The {side} has no ship with a heavy weapon left.", side.word()),
                "SPB-DS-15");
    }

    /** The port is hit. */
    public static Result portHit(Battle battle, Ship by) {
        return won(
                battle,
                by.side(),
                Sentence.of("{ship} hit the port: the Death Star is destroyed.", by.id()),
                "SPB-DS-12");
    }

    // ---- open battle

    private static @Nullable Result lastShip(Battle battle) {
        boolean empire = false;
        boolean rebel = false;
        for (Ship ship : battle.ships()) {
            empire |= ship.side() == Side.EMPIRE;
            rebel |= ship.side() == Side.REBEL;
        }
        if (empire && rebel) {
            return null;
        }
        if (!empire && !rebel) {
            return draw(battle, Sentence.of("Nobody has a ship left."), "SPB-OPEN-02");
        }
        Side last = empire ? Side.EMPIRE : Side.REBEL;
        return won(battle, last, Sentence.of("The {side} alone has ships on the table.", last.word()), "SPB-OPEN-02");
    }

    /** Points of the ships of {@code side} that were destroyed. */
    public static int lost(Battle battle, Side side) {
        int points = 0;
        for (Away one : battle.away()) {
            if (one.side() == side && one.why() == Away.Why.DESTROYED) {
                points += battle.book().sheet(one.design()).design().points();
            }
        }
        return points;
    }

    // ---- the last turn

    /** How the battle ends with this turn; null: it was not the last. */
    public static @Nullable Result atTurnLimit(Battle battle) {
        int limit = battle.book().turnLimit();
        if (battle.turn() < limit) {
            return null;
        }
        return switch (battle.book().scenario().goal().kind()) {
            case ESCAPE -> escapeOver(battle, limit);
            case PORT ->
                won(
                        battle,
                        seeker(battle).other(),
                        Sentence.of("The port was not hit in {limit turn|turns}.", limit),
                        "SPB-DS-16");
            case LAST_SHIP -> openOver(battle, limit);
        };
    }

    private static Result escapeOver(Battle battle, int limit) {
        Sentence reason = Sentence.of(
                "{ship} did not leave in {limit turn|turns}.",
                String.valueOf(battle.book().scenario().goal().ship()),
                limit);
        return battle.book().houseRules().hothLimitResult() == HouseRules.HothLimitResult.DRAW
                ? draw(battle, reason, "SPB-HOTH-10")
                : won(battle, seeker(battle).other(), reason, "SPB-HOTH-10");
    }

    private static Result openOver(Battle battle, int limit) {
        int byEmpire = lost(battle, Side.REBEL);
        int byRebel = lost(battle, Side.EMPIRE);
        Sentence reason = Sentence.of(
                "In {limit turn|turns} the Empire destroyed {e point|points}, the Rebel {r}.",
                limit,
                byEmpire,
                byRebel);
        return byEmpire == byRebel
                ? draw(battle, reason, "SPB-OPEN-02")
                : won(battle, byEmpire > byRebel ? Side.EMPIRE : Side.REBEL, reason, "SPB-OPEN-02");
    }

    // ---- conceding

    /** Either side may give up at any time; nobody waits for it. */
    public record Concede(Side side) implements Ask<Battle, Boolean> {
        @Override
        public Decision<Boolean> decision(Battle battle) {
            return Decision.of(battle.player(side), CONCEDING)
                    .asking("Concede? The other side wins then.")
                    .citing("SPB-TURN-02");
        }

        private static final Options<Boolean> CONCEDING = Options.oneOf(
                List.of(false, true),
                yes -> yes ? Option.of("concede", "concede").givingUp() : Option.of("fight-on", "fight on"));

        @Override
        public Outcome<Battle> decide(Battle battle, Choices<Boolean> choices, Dice dice) {
            if (choices.isEmpty() || !choices.only()) {
                return Outcome.of(battle).then(this);
            }
            return over(
                    Outcome.of(battle).tell(Event.told("The {side} concedes.", side.word())),
                    won(battle, side.other(), Sentence.of("The {side} conceded.", side.word())));
        }
    }
}
