package org.muster.ruleset.skirmish.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.muster.api.check.RefersTo;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.geometry.move.Movement;
import org.muster.geometry.move.Way;
import org.muster.geometry.place.Placing;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.Zone;
import org.muster.ruleset.skirmish.table.Cited;
import org.muster.ruleset.skirmish.table.Measure;
import org.muster.ruleset.skirmish.table.Placement;
import org.muster.ruleset.skirmish.table.Words;

/**
 * Moves of a unit by its own player.
 *
 * <pre>
 * 15 cm, or 5 cm                                                  SKD-MOVE-01
 * the unit leader travels                                         SKD-MOVE-02, -04, -06, -09, SKD-CLMB-*, SKD-JUMP-*
 * and the others are put down round it                            SKD-MOVE-02, -03, -05, -08, SKD-CLMB-08
 * contact with enemies                                            SKD-MOVE-07, SKD-MEL-01, SKD-MEL-02
 * out of a melee                                                  SKD-MEL-08 to -11
 * </pre>
 */
public final class Moves {

    private Moves() {}

    // ---- the leader

    /**
     * Where a unit's leader may go.
     *
     * @param leaving whether it must end without any contact (SKD-MEL-08)
     */
    public static Movement movement(Skirmish now, UnitState unit, MoveKind kind, boolean leaving) {
        Ends ends = new Ends(now, unit, leaving);
        Movement movement = Movement.of(
                        now.table(),
                        unit.leader().disc(),
                        kind.budget(now.book().numbers()))
                .climbing(kind == MoveKind.MOVE_ACTION);
        return among(now, movement, ends.friends, ends.enemies)
                .endingWhere(ends::violations)
                .drawnTo(attractions(now, unit));
    }

    /** The same movement with these bases about, of which some may be crossed (SKD-MOVE-06). */
    static Movement among(Skirmish now, Movement movement, List<Base> friends, List<Base> enemies) {
        boolean crossesFriends = now.book().houseRules().moveThrough() != HouseRules.MoveThrough.NONE;
        boolean crossesEnemies = now.book().houseRules().moveThrough() == HouseRules.MoveThrough.ALL;
        List<Base> blockers = new ArrayList<>();
        List<Base> others = new ArrayList<>();
        (crossesFriends ? others : blockers).addAll(friends);
        (crossesEnemies ? others : blockers).addAll(enemies);
        return movement.blockedBy(blockers).amid(others);
    }

    /** The same as an answer to a question. */
    public static Options<List<Point>> ways(Skirmish now, UnitState unit, MoveKind kind, boolean leaving) {
        Movement movement = movement(now, unit, kind, leaving);
        return Options.path(unit.leader().at(), Cited.reach(now, movement.reach()))
                .summedBy(way -> gone(movement, way));
    }

    /** What a legal way takes of the move: climbs count, so it is more than a ruler says from above (SKD-CLMB-05). */
    private static Sentence gone(Movement movement, List<Point> way) {
        return Sentence.of(
                "{gone} of {most} cm", Words.cm(movement.check(way).value().length()), Words.cm(movement.budget()));
    }

    /** Places a random player should come to: contact with enemies, tokens, the middle of zones. */
    private static List<Point> attractions(Skirmish now, UnitState unit) {
        List<Point> places = new ArrayList<>();
        Mini leader = unit.leader();
        for (UnitState enemy : now.enemiesOf(unit.owner())) {
            for (Mini mini : enemy.minis()) {
                double apart = leader.at().to(mini.at());
                double contact = (leader.diameter() + mini.diameter()) / 2;
                if (apart > 0) {
                    places.add(new Point(
                            mini.x() + (leader.x() - mini.x()) * contact / apart,
                            mini.y() + (leader.y() - mini.y()) * contact / apart));
                }
            }
        }
        for (Disc token : now.book().tokens()) {
            places.add(token.at());
        }
        for (Zone zone : now.book().zones()) {
            places.add(zone.middle());
        }
        return places;
    }

    /** Where a unit's leader may end: looked at for many places, so it keeps what they have in common. */
    private static final class Ends {
        private final Skirmish now;
        private final UnitState unit;
        private final boolean leaving;
        private final List<Base> friends = new ArrayList<>();
        private final List<Base> enemies = new ArrayList<>();
        private final List<Base> followers;

        Ends(Skirmish now, UnitState unit, boolean leaving) {
            this.now = now;
            this.unit = unit;
            this.leaving = leaving;
            this.followers = Mini.bases(unit.followers());
            for (UnitState other : now.units().list()) {
                if (!other.id().equals(unit.id())) {
                    (other.owner().equals(unit.owner()) ? friends : enemies).addAll(Mini.bases(other.minis()));
                }
            }
        }

        List<Violation> violations(Disc end) {
            List<UnitState> touched = Measure.touched(now, unit, end);
            for (UnitState enemy : touched) {
                if (leaving) {
                    return List.of(Violation.of(
                                    "MOVE_MELEE",
                                    "{unit} would still be in contact with {enemy}; it must leave all enemies.",
                                    Called.of(now, unit),
                                    Called.of(now, enemy))
                            .citing("SKD-MEL-08"));
                }
                if (!Measure.mayMeet(now, unit, enemy)) {
                    return List.of(Violation.of(
                                    "MOVE_CONTACT",
                                    "{mini} would touch {enemy}; only units on small bases fight in melee.",
                                    Called.of(now, unit.leader().id()),
                                    Called.of(now, enemy))
                            .citing("SKD-MEL-01"));
                }
            }
            return Violation.unless(
                    followers.isEmpty()
                            || (touched.isEmpty()
                                            ? around(now, unit, end, List.of(), friends, enemies)
                                            : around(now, unit, end, touched, List.of()))
                                    .place(unit.leader().disc(), followers)
                                    .isPresent(),
                    () -> Violation.of(
                                    "MOVE_END",
                                    "Round {place} there is no room for {n other mini|other minis} of {unit}.",
                                    Words.at(end.at()),
                                    followers.size(),
                                    Called.of(now, unit))
                            .citing("SKD-MOVE-05"));
        }
    }

    // ---- the others

    /**
     * Where the minis of a unit may be put whose leader is there: within cohesion, and in contact with no enemy but those
     * the leader touches (SKD-MOVE-03, SKD-MOVE-07).
     *
     * @param placed those that lie already
     */
    static Placing around(Skirmish now, UnitState unit, Disc leader, List<UnitState> touched, List<Base> placed) {
        List<Base> others = new ArrayList<>();
        List<Base> untouchable = new ArrayList<>();
        for (UnitState other : now.units().list()) {
            if (other.id().equals(unit.id())) {
                continue;
            }
            boolean touchable = other.owner().equals(unit.owner()) || touched.contains(other);
            (touchable ? others : untouchable).addAll(Mini.bases(other.minis()));
        }
        return around(now, unit, leader, placed, others, untouchable);
    }

    private static Placing around(
            Skirmish now, UnitState unit, Disc leader, List<Base> placed, List<Base> others, List<Base> untouchable) {
        List<Base> occupied = new ArrayList<>(placed);
        occupied.add(new Base(unit.leader().id(), leader));
        occupied.addAll(others);
        return Placing.around(
                        now.table(),
                        leader,
                        now.book().numbers().cohesion(),
                        unit.leader().id())
                .amid(occupied)
                .notTouching(untouchable);
    }

    /** A leader has gone a way; the others follow, and perhaps a melee begins. */
    public static void go(Story story, String id, List<Point> path, MoveKind kind, boolean leaving) {
        UnitState unit = story.the(id);
        Way way = movement(story.now(), unit, kind, leaving).check(path).value();
        Mini before = unit.leader();
        story.change(id, one -> one.with(before.at(way.end())));
        story.tell(Event.told(
                        "{unit} moves {length} cm from {from} to {to}{climb}.",
                        Called.of(story.now(), id),
                        Words.cm(way.length()),
                        Words.at(before.at()),
                        Words.at(way.end().at()),
                        climbed(way))
                .citing("SKD-MOVE-01")
                .at(id));
        settle(story, id, before, unit.owner());
    }

    private static Sentence climbed(Way way) {
        return way.climbed() == 0 ? Sentence.NOTHING : Sentence.of(", climbing {height} cm", Words.cm(way.climbed()));
    }

    /**
     * A leader stands where it was put: its unit follows.
     *
     * @param before where the leader stood
     * @param by the side that moves it
     */
    static void settle(Story story, String id, Mini before, String by) {
        UnitState unit = story.the(id);
        List<UnitState> touched =
                Measure.touched(story.now(), unit, unit.leader().disc());
        if (!touched.isEmpty()) {
            Melee.enter(story, unit, before, touched, by);
        } else if (!unit.followers().isEmpty()) {
            story.then(new PlaceFollowers(id, before, by));
        }
    }

    /**
     * The minis of a unit are put down round its leader.
     *
     * @param before where the leader stood before
     * @param by the side whose player does it
     */
    public record PlaceFollowers(@RefersTo("units in play") String unit, Mini before, String by)
            implements Ask<Skirmish, Placement> {

        @Override
        public List<Placement> promising(Skirmish now, Player seat, RandomGenerator random) {
            return List.of(Placement.ENGINES);
        }

        @Override
        public Decision<Placement> decision(Skirmish now) {
            UnitState moved = now.find(unit);
            if (moved == null || moved.followers().isEmpty()) {
                return Decision.none();
            }
            return Decision.of(
                            now.book().player(by),
                            Placement.options(
                                    now,
                                    moved.followers(),
                                    Option.of("keep-close", "keep them close to their leader"),
                                    placed -> placing(now, moved, placed),
                                    placing(now, moved, List.of())::check))
                    .asking("Where do the other minis of {unit} go?", Called.of(now, unit))
                    .citing("SKD-MOVE-02", "SKD-MOVE-03")
                    .otherwise(Placement.ENGINES);
        }

        private static Placing placing(Skirmish now, UnitState moved, List<Base> placed) {
            Disc leader = moved.leader().disc();
            return around(now, moved, leader, Measure.touched(now, moved, leader), placed);
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Placement> choices, Dice dice) {
            UnitState moved = now.find(unit);
            if (moved == null || choices.isEmpty()) {
                return Outcome.of(now);
            }
            Story story = Story.of(now);
            Optional<List<Base>> bases = choices.only().isEngines()
                    ? placing(now, moved, List.of()).place(before.disc(), Mini.bases(moved.followers()))
                    : Optional.of(choices.only().bases(now, moved.followers()));
            bases.ifPresent(all -> Placement.putDown(story, unit, choices.only(), all));
            return story.outcome();
        }
    }

    /** A move by an effect: no action, so it climbs nothing and leaves melee freely (SKD-ACTN-05, SKD-MEL-11). */
    public record MoveUnit(@RefersTo("units in play") String unit, MoveKind kind)
            implements Ask<Skirmish, List<Point>> {

        @Override
        public List<List<Point>> promising(Skirmish now, Player seat, RandomGenerator random) {
            UnitState mine = now.find(unit);
            List<List<Point>> ways = new ArrayList<>();
            if (mine != null) {
                ways.addAll(Destinations.ways(now, mine, kind, false, 2, random));
                ways.add(List.of()); // to stay
            }
            return ways;
        }

        @Override
        public Decision<List<Point>> decision(Skirmish now) {
            UnitState mine = now.find(unit);
            if (mine == null) {
                return Decision.none();
            }
            Options<List<Point>> ways = Options.either(
                    way -> way.isEmpty() ? "stay" : "go",
                    Options.nothing(Option.of("stay", "stay where it is"), List.of()),
                    Options.when(Option.of("go", "go somewhere").at(unit), () -> ways(now, mine, kind, false)));
            return Decision.of(now.player(mine), ways)
                    .asking(
                            "Where does {unit} go? {move:A}.",
                            Called.of(now, unit),
                            Words.upTo(kind.words(), kind.budget(now.book().numbers())))
                    .citing("SKD-MOVE-01", "SKD-ACTN-05")
                    .otherwise(List.of());
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<List<Point>> choices, Dice dice) {
            if (choices.isEmpty() || choices.only().isEmpty()) {
                return Outcome.of(now);
            }
            Story story = Story.of(now);
            go(story, unit, choices.only(), kind, false);
            return story.outcome();
        }
    }
}
