package org.muster.ruleset.space.setup;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Square;

/** The turbolaser towers: where the book says, or where the Empire places them (SPB-DS-05, SPB-DS-06). */
public final class Towers {

    private Towers() {}

    private static final String ID = "tower-";

    /** Whether a tower that stands on the board is called so. */
    static boolean isId(String ship) {
        return ship.startsWith(ID);
    }

    /** With the towers on these squares. */
    static Battle standing(Battle battle, Scenario.Towers towers, List<Square> squares) {
        Battle placed = battle;
        for (int i = 0; i < squares.size(); i++) {
            placed = placed.adding(Ship.fresh(ID + (i + 1), towers.ship(), towers.side(), squares.get(i), Facing.N));
        }
        return placed;
    }

    /** Every rule that a tower of {@code side} would break there (SPB-DS-05). */
    static List<Violation> violations(Scenario scenario, Side side, Square square) {
        List<Violation> violations = new ArrayList<>();
        if (scenario.isTrench(square)) {
            violations.add(Violation.of("SETUP_TOWERS", "{square} is in the trench; no tower stands there.", square)
                    .citing("SPB-DS-05"));
        }
        if (scenario.zonesOf(side.other()).stream().anyMatch(area -> area.has(square))) {
            violations.add(Violation.of(
                            "SETUP_TOWERS",
                            "{square} is in the {side}'s set-up area; no tower stands there.",
                            square,
                            side.other().word())
                    .citing("SPB-DS-05"));
        }
        return violations;
    }

    /** The rule that all towers together would break (SPB-DS-05). */
    static List<Violation> tooFar(Scenario.Towers towers, List<Square> squares) {
        long near = squares.stream().filter(towers.nearPort()::has).count();
        return Violation.unless(
                near >= towers.least(),
                () -> Violation.of(
                                "SETUP_TOWERS",
                                "{n tower|towers} placed at {area}; at least {least} required there.",
                                near,
                                towers.nearPort(),
                                towers.least())
                        .citing("SPB-DS-05"));
    }

    /** The rule that towers would break which leave their own side too few spaces for its ships (SPB-GRID-03). */
    private static List<Violation> crowding(Battle battle, Side side, List<Square> squares) {
        Set<Square> own = new LinkedHashSet<>(SetupPhase.free(battle, side));
        squares.forEach(own::remove);
        Set<Square> both = new LinkedHashSet<>(own); // areas of both sides may overlap
        both.addAll(SetupPhase.free(battle, side.other()));
        int ships = SetupPhase.toPlace(battle, side);
        int left = Math.min(own.size(), both.size() - SetupPhase.toPlace(battle, side.other()));
        return Violation.unless(
                left >= ships,
                () -> Violation.of(
                                "SETUP_TOWERS",
                                "The towers leave {n space|spaces} of the {side}'s set-up area for {ships ship|ships}.",
                                Math.max(0, left),
                                side.word(),
                                ships)
                        .citing("SPB-DS-05", "SPB-GRID-03"));
    }

    /** The Empire places the towers itself (SPB-DS-05). */
    public record PlaceTowers() implements Ask<Battle, List<Square>> {
        @Override
        public Decision<List<Square>> decision(Battle battle) {
            Scenario.Towers towers = towers(battle);
            int n = towers.at().size();
            return Decision.of(
                            battle.player(towers.side()),
                            Options.someOf(
                                            n,
                                            n,
                                            squares(battle, towers),
                                            square -> Option.called(square.id(), square.toString())
                                                    .at(square.id()),
                                            square -> violations(battle.book().scenario(), towers.side(), square))
                                    .outside(placed -> List.of(Violation.of(
                                                    "SETUP_TOWERS",
                                                    "{n tower|towers} placed, {required} required.",
                                                    placed,
                                                    n)
                                            .citing("SPB-DS-05")))
                                    .together(squares -> Violation.both(
                                            tooFar(towers, squares), crowding(battle, towers.side(), squares))))
                    .asking(
                            "Place {n tower|towers}, at least {m} of them at {area}.",
                            n,
                            towers.least(),
                            towers.nearPort())
                    .citing("SPB-DS-05")
                    .otherwise(player -> squares(battle, towers).stream()
                            .filter(towers.at()::contains)
                            .filter(square -> violations(battle.book().scenario(), towers.side(), square)
                                    .isEmpty())
                            .toList());
        }

        private static Scenario.Towers towers(Battle battle) {
            Scenario.Towers towers = battle.book().scenario().towers();
            if (towers == null) {
                throw new IllegalStateException("this scenario has no towers");
            }
            return towers;
        }

        /** All of the board, near the port first. */
        private static List<Square> squares(Battle battle, Scenario.Towers towers) {
            List<Square> near = new ArrayList<>();
            List<Square> far = new ArrayList<>();
            for (Square square : battle.book().scenario().board().squares()) {
                (towers.nearPort().has(square) ? near : far).add(square);
            }
            near.addAll(far);
            return near;
        }

        @Override
        public Outcome<Battle> decide(Battle battle, Choices<List<Square>> choices, Dice dice) {
            return Outcome.of(standing(battle, towers(battle), choices.only()))
                    .tell(Event.told(
                                    "The {side} places {n tower|towers}.",
                                    towers(battle).side().word(),
                                    choices.only().size())
                            .citing("SPB-DS-05"));
        }
    }
}
