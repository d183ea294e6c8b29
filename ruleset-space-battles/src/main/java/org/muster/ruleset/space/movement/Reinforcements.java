package org.muster.ruleset.space.movement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.RefersTo;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.OneOf;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Step;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.Area;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.grid.Facing;
import org.muster.ruleset.space.grid.Square;
import org.muster.ruleset.space.setup.SetupPhase;

/**
 * Ships that come later.
 *
 * <pre>
 * Vader after the first run through the trench, or in turn 4      SPB-DS-08
 * the Falcon three turns after him                                SPB-DS-09
 * on an edge, facing inward; placing is no move                   SPB-DS-10
 * </pre>
 */
public final class Reinforcements {

    private Reinforcements() {}

    /** A step for each ship of the active side that comes now. */
    public static List<Step<Battle>> due(Battle battle) {
        List<Step<Battle>> steps = new ArrayList<>();
        for (Scenario.Reserve group : battle.book().reserves()) {
            if (group.side() == battle.acting() && battle.arrivals().isDue(group, battle.turn())) {
                for (Away one : battle.away()) {
                    if (one.why() == Away.Why.RESERVE && group.id().equals(one.with())) {
                        steps.add(new PlaceArrival(one.id()));
                    }
                }
            }
        }
        return steps;
    }

    /** A space for an arrival, and how it stands there. */
    public record Place(Square at, Facing facing) {
        /** As answers name it: {@code x1y9 E}. */
        public String id() {
            return at.id() + ' ' + facing;
        }
    }

    /** A ship that comes to the table; without a free space it waits for the next turn. */
    public record PlaceArrival(@RefersTo("ships in play") String ship) implements Ask<Battle, Place> {
        @Override
        public Decision<Place> decision(Battle battle) {
            Away coming = coming(battle);
            Scenario.Reserve group = group(battle, coming);
            List<Place> places = places(group);
            OneOf<Place> open = Options.oneOf(
                            places,
                            place -> Option.of(
                                            place.id(),
                                            "{at}, facing {facing}",
                                            place.at(),
                                            place.facing().word())
                                    .at(place.at().id()),
                            place -> violations(battle, coming, group, place.at(), place.facing()))
                    .unknown(id -> violations(battle, coming, group, id));
            if (open.isEmpty()) {
                return Decision.none();
            }
            return Decision.of(battle.player(coming.side()), open.reading(this::asInTheSetUp))
                    .asking(
                            "{ship} arrives ({design}): where?",
                            ship,
                            battle.book().sheet(coming.design()).design().name())
                    .citing(group.rule(), "SPB-DS-10")
                    .otherwise(player -> open.values().get(0));
        }

        /** The place in an answer as the set-up takes it: {@code {"V": {"at": "x1y9", "facing": "E"}}}, or what is inside. */
        private Answer asInTheSetUp(Answer answer) {
            if (!(answer instanceof Answer.Fields fields)) {
                return answer;
            }
            Answer inside = fields.map().get(ship);
            if (inside != null && fields.map().size() == 1) {
                return asInTheSetUp(inside);
            }
            Answer at = fields.map().get("at");
            Answer facing = fields.map().get("facing");
            return at == null || facing == null || fields.map().size() > 2
                    ? answer
                    : Answer.word(at + " " + facing(facing.toString()));
        }

        private static String facing(String called) {
            return Arrays.stream(Facing.values())
                    .filter(one -> one.word().toString().equalsIgnoreCase(called))
                    .findFirst()
                    .map(Facing::name)
                    .orElse(called.toUpperCase(Locale.ROOT));
        }

        private Away coming(Battle battle) {
            Away coming = battle.findAway(ship);
            if (coming == null) {
                throw new IllegalStateException(ship + " is not to come");
            }
            return coming;
        }

        @Override
        public Outcome<Battle> decide(Battle battle, Choices<Place> choices, Dice dice) {
            Away coming = coming(battle);
            if (choices.isEmpty()) {
                return Outcome.of(battle)
                        .tell(Event.told("{ship} finds no free space and waits for the next turn.", ship)
                                .citing("SPB-DS-09"));
            }
            Place place = choices.only();
            Ship arrived = Ship.fresh(ship, coming.design(), coming.side(), place.at(), place.facing());
            Scenario.Reserve group = group(battle, coming);
            return Outcome.of(battle.adding(arrived).with(battle.arrivals().coming(group.id(), battle.turn())))
                    .tell(Event.told(
                                    "{ship} arrives at {square}, facing {facing}.",
                                    ship,
                                    place.at(),
                                    place.facing().word())
                            .citing(group.rule())
                            .at(ship));
        }
    }

    private static Scenario.Reserve group(Battle battle, Away coming) {
        Scenario.Reserve group = battle.book().reserve(coming.with());
        if (group == null) {
            throw new IllegalStateException(coming.id() + " belongs to no group");
        }
        return group;
    }

    private static List<Place> places(Scenario.Reserve group) {
        Set<Place> places = new LinkedHashSet<>();
        for (Area edge : group.edges()) {
            Facing facing = edge.facing();
            if (facing != null) {
                edge.squares().forEach(square -> places.add(new Place(square, facing)));
            }
        }
        return new ArrayList<>(places);
    }

    /**
     * Every rule that an arrival at that place would break.
     *
     * @param facing null: none that there is
     */
    private static List<Violation> violations(
            Battle battle, Away coming, Scenario.Reserve group, Square at, @Nullable Facing facing) {
        List<Violation> violations = SetupPhase.violations(
                battle,
                at,
                group.edges(),
                () -> Violation.of(
                                "SETUP_ZONE",
                                "{ship} at {square} is away from the edges where it arrives ({area}).",
                                coming.id(),
                                at,
                                Sentence.joined("; ", group.edges()))
                        .citing(group.rule()));
        List<Facing> inward = new ArrayList<>();
        for (Area edge : group.edges()) {
            Facing inwards = edge.facing();
            if (inwards != null && edge.has(at)) {
                inward.add(inwards);
            }
        }
        if (!inward.isEmpty() && (facing == null || !inward.contains(facing))) {
            violations.add(Violation.of(
                            "SETUP_FACING",
                            "{ship} needs a facing N, E, S or W; arrivals face inward: {list}.",
                            coming.id(),
                            inward.stream().map(Facing::name).collect(Collectors.joining(", ")))
                    .citing(group.rule()));
        }
        return violations;
    }

    /** Of places away from the edges and off the board, and of other facings. */
    private static List<Violation> violations(Battle battle, Away coming, Scenario.Reserve group, String id) {
        String[] words = id.split(" ", 2);
        Square square = Square.find(words[0]);
        if (square == null) {
            return List.of();
        }
        Facing facing = Arrays.stream(Facing.values())
                .filter(one -> words.length == 2 && one.name().equals(words[1]))
                .findFirst()
                .orElse(null);
        return violations(battle, coming, group, square, facing);
    }
}
