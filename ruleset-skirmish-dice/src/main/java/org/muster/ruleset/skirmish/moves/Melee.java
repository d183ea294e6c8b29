package org.muster.ruleset.skirmish.moves;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
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
import org.muster.geometry.move.Movement;
import org.muster.geometry.place.Contact;
import org.muster.geometry.place.Placing;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.table.Measure;
import org.muster.ruleset.skirmish.table.Placement;
import org.muster.ruleset.skirmish.table.Words;

/**
 * Entering a melee.
 *
 * <pre>
 * a unit leader comes into contact                                SKD-MEL-02
 * as many minis of both units as possible follow                  SKD-MEL-03
 *   first those of the unit that engages, then the other          {@link PileIn}
 *   by the shortest ways, or closer together for more of them
 *   of several units one after the other                          {@link ChooseOpponent}
 * melee lasts as long as contact                                  SKD-MEL-04
 * </pre>
 */
public final class Melee {

    private Melee() {}

    /**
     * A unit's leader has come into contact with enemies.
     *
     * @param before where the leader stood
     * @param by the side that moved it
     */
    static void enter(Story story, UnitState unit, Mini before, List<UnitState> enemies, String by) {
        List<String> ids = enemies.stream().map(UnitState::id).toList();
        story.tell(Event.told(
                        "{unit} is in melee with {enemies}.",
                        Called.of(story.now(), unit),
                        Called.all(story.now(), ids))
                .citing("SKD-MEL-02", "SKD-MEL-04")
                .at(unit.id()));
        story.then(new ChooseOpponent(unit.id(), ids, before, by));
    }

    /**
     * With whom a unit that touches several enemies piles in next; all its minis are put down with the first.
     *
     * @param before where its leader stood before it came
     * @param by the side that moved it
     */
    public record ChooseOpponent(@RefersTo("units in play") String unit, List<String> enemies, Mini before, String by)
            implements Ask<Skirmish, String> {

        public ChooseOpponent {
            enemies = List.copyOf(enemies);
        }

        @Override
        public Decision<String> decision(Skirmish now) {
            List<String> left = enemies.stream().filter(now::has).toList();
            if (!now.has(unit) || left.size() < 2) {
                return Decision.none();
            }
            return Decision.of(
                            now.book().player(by),
                            Options.oneOf(
                                    left,
                                    enemy -> Option.called(enemy, Called.of(now, enemy))
                                            .at(enemy)))
                    .asking("{unit} touches several enemies: with whom does it pile in first?", Called.of(now, unit))
                    .citing("SKD-MEL-03")
                    .otherwise(left.get(0));
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<String> choices, Dice dice) {
            List<String> left = enemies.stream().filter(now::has).toList();
            if (!now.has(unit) || left.isEmpty()) {
                return Outcome.of(now);
            }
            String enemy = choices.isEmpty() ? left.get(0) : choices.only();
            List<String> rest = left.stream().filter(one -> !one.equals(enemy)).toList();
            Story story =
                    Story.of(now).then(new PileIn(unit, enemy, before, true), new PileIn(enemy, unit, before, false));
            return rest.isEmpty()
                    ? story.outcome()
                    : story.then(new ChooseOpponent(unit, rest, now.the(unit).leader(), by))
                            .outcome();
        }
    }

    /**
     * Minis of a unit close with an enemy unit.
     *
     * @param before where the leader of the engaging unit stood
     * @param engaging whether this unit came, and not the other
     */
    public record PileIn(
            @RefersTo("units in play") String unit,
            @RefersTo("units in play") String enemy,
            Mini before,
            boolean engaging)
            implements Ask<Skirmish, Placement> {

        @Override
        public List<Placement> promising(Skirmish now, Player seat, RandomGenerator random) {
            return List.of(Placement.ENGINES);
        }

        @Override
        public Decision<Placement> decision(Skirmish now) {
            Crowd crowd = crowd(now);
            if (crowd == null || crowd.movers.isEmpty()) {
                return Decision.none();
            }
            return Decision.of(
                            now.player(crowd.unit),
                            Placement.options(
                                    now,
                                    crowd.movers,
                                    Option.of("close-in", "close in by the shortest ways"),
                                    crowd::room,
                                    crowd::violations,
                                    crowd::byChance))
                    .asking("Minis of {unit} close with {enemy}: where?", Called.of(now, unit), Called.of(now, enemy))
                    .citing("SKD-MEL-03")
                    .otherwise(Placement.ENGINES);
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Placement> choices, Dice dice) {
            Crowd crowd = crowd(now);
            if (crowd == null || choices.isEmpty()) {
                return Outcome.of(now);
            }
            Story story = Story.of(now);
            Placement.putDown(
                    story,
                    unit,
                    choices.only(),
                    choices.only().isEngines()
                            ? crowd.closest()
                            : choices.only().bases(now, crowd.movers));
            return story.outcome();
        }

        private @Nullable Crowd crowd(Skirmish now) {
            UnitState mine = now.find(unit);
            UnitState other = now.find(enemy);
            return mine == null || other == null || !Measure.touch(now, mine, other)
                    ? null
                    : new Crowd(now, mine, other, before, engaging);
        }
    }

    /** The minis of a unit that close with another, and where they may stand. */
    private static final class Crowd {
        private final Skirmish now;
        private final UnitState unit;
        private final List<Base> enemies;
        private final Disc before;
        /** Who moves, the leader first if it does: those who touch no enemy. */
        private final List<Mini> movers;

        private final List<Base> taken = new ArrayList<>();
        private final List<Base> untouchable = new ArrayList<>();

        Crowd(Skirmish now, UnitState unit, UnitState enemy, Mini before, boolean engaging) {
            this.now = now;
            this.unit = unit;
            this.enemies = Mini.bases(enemy.minis());
            Disc leader = unit.leader().disc();
            boolean fresh = engaging && !before.equals(unit.leader());
            this.before = fresh ? before.disc() : leader;
            this.movers = new ArrayList<>();
            for (Mini mini : unit.minis()) {
                boolean follows = fresh && !mini.equals(unit.leader());
                if (follows || Measure.touched(now, unit, mini.disc()).isEmpty()) {
                    movers.add(mini);
                } else {
                    taken.add(mini.base());
                }
            }
            taken.addAll(enemies);
            for (UnitState other : now.units().list()) {
                if (!other.id().equals(unit.id()) && !other.id().equals(enemy.id())) {
                    boolean third = !other.owner().equals(unit.owner());
                    (third ? untouchable : taken).addAll(Mini.bases(other.minis()));
                }
            }
        }

        private boolean isLeader(Mini mini) {
            return mini.id().equals(unit.leader().id());
        }

        /** Where the leader stands when {@code placed} are put down. */
        private Disc leader(List<Base> placed) {
            for (Base base : placed) {
                if (base.id().equals(unit.leader().id())) {
                    return base.disc();
                }
            }
            return unit.leader().disc();
        }

        /** The spots in contact that are open to a mini, the nearest first. */
        private List<Disc> spots(Mini mini, List<Base> placed) {
            return open(mini, placed, contact -> contact.spots(enemies));
        }

        private List<Disc> open(Mini mini, List<Base> placed, Function<Contact, List<Disc>> spots) {
            List<Base> all = new ArrayList<>(taken);
            all.addAll(placed);
            double reach = isLeader(mini) ? now.book().numbers().shortMove() : Double.POSITIVE_INFINITY;
            List<Disc> open = new ArrayList<>();
            for (Disc spot : spots.apply(new Contact(now.table(), mini.disc(), reach, all, untouchable))) {
                if (isLeader(mini) ? isStraight(mini, spot, all) : isNear(spot, leader(placed))) {
                    open.add(spot);
                }
            }
            return open;
        }

        /** Where a mini leaves most room beside it; the leader, who is first, goes where it is nearest. */
        private Optional<Disc> outermost(Mini mini, List<Base> placed, boolean last) {
            return isLeader(mini)
                    ? spots(mini, placed).stream().findFirst()
                    : Contact.outermost(open(mini, placed, contact -> contact.around(enemies)), last);
        }

        private boolean isNear(Disc spot, Disc leader) {
            return Measure.within(
                    now, spot.distance(leader), now.book().numbers().cohesion());
        }

        /** The engaged leader goes straight, or not at all; across whom, as in any move (SKD-MOVE-06). */
        private boolean isStraight(Mini mini, Disc spot, List<Base> others) {
            List<Base> friends = new ArrayList<>(others);
            friends.removeAll(enemies);
            List<Base> foes = new ArrayList<>(enemies);
            foes.addAll(untouchable);
            Movement movement =
                    Movement.of(now.table(), mini.disc(), now.book().numbers().shortMove());
            return Moves.among(now, movement, friends, foes)
                    .check(List.of(mini.at(), spot.at()))
                    .isOk();
        }

        /** By the shortest ways; where somebody stays out, as close together as brings most into contact. */
        List<Base> closest() {
            List<Base> nearest =
                    placed((mini, placed) -> spots(mini, placed).stream().findFirst());
            if (!now.book().isExactAboutPlaces() || touching(nearest) == movers.size()) {
                return nearest;
            }
            List<Base> most = nearest;
            for (boolean last : new boolean[] {false, true}) {
                List<Base> close = placed((mini, placed) -> outermost(mini, placed, last));
                most = touching(close) > touching(most) ? close : most;
            }
            return most;
        }

        /** Each on some open spot of its own, if that brings as many into contact as can be. */
        List<Base> byChance(RandomGenerator random) {
            List<Base> chance = placed((mini, placed) -> {
                List<Disc> spots = spots(mini, placed);
                return spots.isEmpty() ? Optional.empty() : Optional.of(spots.get(random.nextInt(spots.size())));
            });
            return touching(chance) < movers.size()
                            && now.book().isExactAboutPlaces()
                            && touching(chance) < touching(closest())
                    ? closest()
                    : chance;
        }

        private int touching(List<Base> bases) {
            return (int) bases.stream().filter(this::touches).count();
        }

        private boolean touches(Base base) {
            return enemies.stream().anyMatch(enemy -> now.table().touches(base.disc(), enemy.disc()));
        }

        /** Each is put on one of its open spots; who finds none stays close to the leader. */
        private List<Base> placed(BiFunction<Mini, List<Base>, Optional<Disc>> choice) {
            List<Base> placed = new ArrayList<>();
            List<Mini> outside = new ArrayList<>();
            for (Mini mini : movers) {
                Optional<Disc> spot = choice.apply(mini, placed);
                if (spot.isPresent()) {
                    placed.add(new Base(mini.id(), spot.get()));
                } else if (isLeader(mini)) {
                    placed.add(mini.base());
                } else {
                    outside.add(mini);
                }
            }
            // where there is no room at all they stay, as after casualties (SKD-MOVE-08)
            List<Base> where = Mini.bases(outside);
            Optional<List<Base>> put = room(placed).place(before, where);
            placed.addAll(put.orElse(where));
            return placed;
        }

        /** Where a follower may stand that is put down after those. */
        Placing room(List<Base> placed) {
            List<Base> all = new ArrayList<>(taken);
            all.addAll(placed);
            Disc leader = leader(placed);
            double cohesion = now.book().numbers().cohesion();
            // before it is known where the leader goes
            boolean open = placed.isEmpty() && movers.stream().anyMatch(this::isLeader);
            double radius = open ? cohesion + now.book().numbers().shortMove() : cohesion;
            return Placing.around(now.table(), leader, radius, unit.leader().id())
                    .amid(all)
                    .notTouching(untouchable);
        }

        /** Why they can't all stand there; who stays out though a spot is free is a reason. */
        List<Violation> violations(List<Base> bases) {
            List<Violation> violations = new ArrayList<>();
            for (int i = 0; i < movers.size(); i++) {
                Mini mini = movers.get(i);
                Base base = bases.get(i);
                List<Base> others = new ArrayList<>(bases);
                others.remove(i);
                boolean touches = touches(base);
                if (isLeader(mini)) {
                    violations.addAll(leaderViolations(mini, base, others, touches));
                } else {
                    violations.addAll(room(others).check(base));
                }
                if (!touches) {
                    free(mini, others, base)
                            .ifPresent(spot -> violations.add(Violation.of(
                                            "MOVE_CONTACT",
                                            "{mini} stays out of contact though there is a free spot at {place}.",
                                            Called.of(now, mini.id()),
                                            Words.at(spot.at()))
                                    .citing("SKD-MEL-03")
                                    .inside(mini.id())));
                }
            }
            return violations.isEmpty() ? tooFew(bases) : violations;
        }

        /** The spot in contact, if one is free, that is nearest to where it was put. */
        private Optional<Disc> free(Mini mini, List<Base> others, Base put) {
            return spots(mini, others).stream()
                    .min(Comparator.comparingDouble(
                            spot -> spot.at().to(put.disc().at())));
        }

        /** Who stands as far apart as leaves no spot to another keeps it out. */
        private List<Violation> tooFew(List<Base> bases) {
            int touching = touching(bases);
            int most = touching == movers.size() || !now.book().isExactAboutPlaces() ? touching : touching(closest());
            return Violation.unless(
                    touching >= most,
                    () -> Violation.of(
                                    "MOVE_CONTACT",
                                    "{n mini|minis} would be in contact; closer together {most} find a spot.",
                                    touching,
                                    most)
                            .citing("SKD-MEL-03"));
        }

        private List<Violation> leaderViolations(Mini mini, Base base, List<Base> others, boolean touches) {
            List<Base> all = new ArrayList<>(taken);
            all.addAll(others);
            boolean stays = base.disc().equals(mini.disc());
            return Violation.unless(
                    stays || touches && isStraight(mini, base.disc(), all),
                    () -> Violation.of(
                                    "MOVE_CONTACT",
                                    "{mini} goes straight into contact, at most {limit} cm, or stays.",
                                    Called.of(now, mini.id()),
                                    Words.cm(now.book().numbers().shortMove()))
                            .citing("SKD-MEL-03")
                            .inside(mini.id()));
        }
    }
}
