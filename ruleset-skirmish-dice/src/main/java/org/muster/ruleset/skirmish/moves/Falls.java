package org.muster.ruleset.skirmish.moves;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.muster.api.check.RefersTo;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.geometry.move.Shove;
import org.muster.geometry.place.Placing;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.geometry.table.Piece;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.attack.AttackSequence;
import org.muster.ruleset.skirmish.data.Numbers;
import org.muster.ruleset.skirmish.dice.Colour;
import org.muster.ruleset.skirmish.dice.DicePool;
import org.muster.ruleset.skirmish.table.Placement;
import org.muster.ruleset.skirmish.table.Words;

/**
 * Falling.
 *
 * <pre>
 * the unit is placed near the point of the lower edge             SKD-FALL-02
 * the fall attacks it                                             SKD-FALL-03, SKD-FALL-04, {@link AttackSequence}
 * </pre>
 */
public final class Falls {

    private Falls() {}

    /** A unit falls. */
    static void begin(Story story, String unit, Shove.Fall fall, String from, String by) {
        story.tell(told(story.now(), unit, fall, from).citing("SKD-FALL-01").at(unit));
        Disc foot = fall.foot();
        story.then(
                new PlaceFallen(unit, foot.at().x(), foot.at().y(), foot.z(), by),
                new FallAttack(unit, fall.drop(), by));
    }

    /** Off what it stood on; the edge of a pit is that of the table around it. */
    private static Event.Told told(Skirmish now, String unit, Shove.Fall fall, String from) {
        String who = Called.of(now, unit);
        Object drop = Words.cm(fall.drop());
        boolean isPit = now.table()
                .piece(from)
                .filter(one -> one.kind() == Piece.Kind.PIT)
                .isPresent();
        return isPit && now.the(unit).leader().z() >= 0
                ? Event.told("{unit} falls {drop} cm into {piece}.", who, drop, Called.thing(from))
                : Event.told(
                        "{unit} falls {drop} cm from {piece}.",
                        who,
                        drop,
                        from.isEmpty() ? Sentence.of("the table") : Called.thing(from));
    }

    /**
     * A unit is put down where it fell to: at {@code x}, {@code y}, on the level {@code z}.
     *
     * @param by the side that moved it
     */
    public record PlaceFallen(@RefersTo("units in play") String unit, double x, double y, double z, String by)
            implements Ask<Skirmish, Placement> {

        @Override
        public Decision<Placement> decision(Skirmish now) {
            UnitState fallen = now.find(unit);
            if (fallen == null) {
                return Decision.none();
            }
            boolean mover = now.book().houseRules().fallPlacedBy() == HouseRules.FallPlacedBy.MOVER;
            Option below = Option.of("where-it-falls", "put it down below the edge");
            return Decision.of(
                            now.book().player(mover ? by : fallen.owner()),
                            now.book().isExactAboutPlaces() && !hasRoom(now, fallen)
                                    ? Placement.notByHand(
                                            now,
                                            fallen.minis(),
                                            below,
                                            placed -> room(now, fallen, placed),
                                            noRoom(now))
                                    : Placement.options(
                                            now,
                                            fallen.minis(),
                                            below,
                                            placed -> room(now, fallen, placed),
                                            bases -> violations(now, fallen, bases)))
                    .asking("Where does {unit} lie after its fall?", Called.of(now, unit))
                    .citing("SKD-FALL-02")
                    .otherwise(Placement.ENGINES);
        }

        private Disc foot() {
            return new Disc(new Point(x, y), 0, z);
        }

        /** Whether each of them could be put down at the foot if it were the first. */
        private boolean hasRoom(Skirmish now, UnitState fallen) {
            Placing room = room(now, fallen, List.of());
            return fallen.minis().stream().map(Mini::diameter).distinct().allMatch(room::hasPlace);
        }

        private static Violation noRoom(Skirmish now) {
            return Violation.of(
                            "MOVE_END",
                            "Within {limit} cm of the foot of the edge there is no free and safe place; who finds none lies at"
                                    + " the nearest there is.",
                            Words.cm(now.book().numbers().shortMove()))
                    .citing("SKD-FALL-02");
        }

        private Placing room(Skirmish now, UnitState fallen, List<Base> placed) {
            Placing near = Placing.around(
                            now.table(), foot(), now.book().numbers().shortMove(), Sentence.of("the foot of the edge"))
                    .onLevel(z);
            Placing placing = kept(now, fallen, near, placed);
            return placed.isEmpty()
                    ? placing
                    : placing.andAround(
                            placed.get(0).disc(),
                            now.book().numbers().cohesion(),
                            placed.get(0).id());
        }

        /**
         * Where there is no room at the foot: the nearest place of all, for it is others that take it; but where nobody
         * could stand there anyway the nearest that is lower than the edge, if there is one.
         */
        private Optional<List<Base>> elsewhere(Skirmish now, UnitState fallen, List<Base> placed, Base mini) {
            double any = Double.POSITIVE_INFINITY;
            return isGround(now, mini)
                    ? nearest(now, fallen, placed, mini, any)
                    : nearest(now, fallen, placed, mini, fallen.leader().z())
                            .or(() -> nearest(now, fallen, placed, mini, any));
        }

        /** Whether a base could stand at the foot if nobody else were there. */
        private boolean isGround(Skirmish now, Base mini) {
            return !Placing.around(now.table(), foot(), now.book().numbers().shortMove())
                    .onLevel(z)
                    .places(mini.disc().diameter())
                    .isEmpty();
        }

        private Optional<List<Base>> nearest(
                Skirmish now, UnitState fallen, List<Base> placed, Base mini, double below) {
            Numbers numbers = now.book().numbers();
            double far = numbers.table().x() + numbers.table().y();
            for (double radius = numbers.shortMove(); radius < far; radius *= 2) {
                Placing near = kept(
                        now, fallen, Placing.around(now.table(), foot(), radius).below(below), placed);
                Optional<List<Base>> put = now.book().isExactAboutShoves()
                        ? near.places(mini.disc().diameter()).stream()
                                .min(Comparator.comparingDouble(foot()::distance))
                                .map(disc -> List.of(new Base(mini.id(), disc)))
                        : near.place(fallen.leader().disc(), List.of(mini));
                if (put.isPresent()) {
                    return put;
                }
            }
            return Optional.empty();
        }

        private static Placing kept(Skirmish now, UnitState fallen, Placing near, List<Base> placed) {
            List<Base> occupied = new ArrayList<>(placed);
            List<Base> untouchable = new ArrayList<>();
            for (UnitState other : now.units().list()) {
                if (!other.id().equals(fallen.id())) {
                    (other.owner().equals(fallen.owner()) ? occupied : untouchable).addAll(Mini.bases(other.minis()));
                }
            }
            return near.amid(occupied).notTouching(untouchable);
        }

        private List<Violation> violations(Skirmish now, UnitState fallen, List<Base> bases) {
            List<Violation> violations =
                    new ArrayList<>(room(now, fallen, List.of()).check(bases));
            if (violations.isEmpty()) {
                List<Base> leader = bases.subList(0, 1);
                for (Base follower : bases.subList(1, bases.size())) {
                    violations.addAll(room(now, fallen, leader).check(follower));
                }
            }
            return violations;
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Placement> choices, Dice dice) {
            UnitState fallen = now.find(unit);
            if (fallen == null || choices.isEmpty()) {
                return Outcome.of(now);
            }
            Story story = Story.of(now);
            List<Base> bases = choices.only().isEngines()
                    ? fallen(now, fallen)
                    : choices.only().bases(now, fallen.minis());
            Placing foot = room(now, fallen, List.of());
            List<String> elsewhere = bases.stream()
                    .filter(base -> !foot.check(base).isEmpty())
                    .map(Base::id)
                    .toList();
            if (!elsewhere.isEmpty()) {
                story.tell(Event.told(
                                "At the foot of the edge there is no room for {minis}; the nearest place that is free and"
                                        + " safe is taken.",
                                Called.all(now, elsewhere))
                        .citing("SKD-FALL-02")
                        .at(unit));
            }
            Placement.putDown(story, unit, choices.only(), bases);
            return story.outcome();
        }

        /** One after the other, close to the foot; who finds no room goes to the nearest place there is. */
        private List<Base> fallen(Skirmish now, UnitState fallen) {
            List<Base> placed = new ArrayList<>();
            Disc before = fallen.leader().disc();
            for (Mini mini : fallen.minis()) {
                Optional<List<Base>> put = room(now, fallen, placed).place(before, List.of(mini.base()));
                placed.addAll(put.or(() -> elsewhere(now, fallen, placed, mini.base()))
                        .orElse(List.of(mini.base())));
            }
            return placed;
        }
    }

    /** The dice of a fall (SKD-FALL-03). */
    public static DicePool dice(Book book, double drop) {
        Numbers numbers = book.numbers();
        double increments = drop / numbers.shortMove();
        double slack = book.table(List.of()).measures().slack() / numbers.shortMove();
        int count = book.houseRules().fallIncrement() == HouseRules.FallIncrement.STARTED
                ? (int) Math.ceil(increments - slack)
                : (int) Math.floor(increments + slack);
        DicePool dice = DicePool.NONE;
        List<Colour> first = numbers.fall();
        for (int i = 0; i < count; i++) {
            dice = dice.plus(i < first.size() ? first.get(i) : numbers.fallBeyond(), 1);
        }
        return dice;
    }

    /**
     * The fall attacks the unit.
     *
     * @param by the side that moved it and rolls
     */
    public record FallAttack(@RefersTo("units in play") String unit, double drop, String by) implements Act<Skirmish> {
        @Override
        public Outcome<Skirmish> act(Skirmish now, Dice dice) {
            DicePool pool = dice(now.book(), drop);
            if (!now.has(unit) || pool.isEmpty()) {
                return Outcome.of(now);
            }
            Story story = Story.of(now);
            AttackSequence.beginFall(story, unit, by, pool);
            return story.outcome();
        }
    }
}
