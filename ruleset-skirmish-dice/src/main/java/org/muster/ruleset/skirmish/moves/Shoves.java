package org.muster.ruleset.skirmish.moves;

import java.util.List;
import java.util.Optional;
import org.muster.api.check.RefersTo;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.text.Sentence;
import org.muster.geometry.move.Shove;
import org.muster.geometry.shape.Base;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.HouseRules;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.Story;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.Numbers;
import org.muster.ruleset.skirmish.table.Measure;
import org.muster.ruleset.skirmish.table.Words;

/**
 * Moves of a unit by a player who does not control it: Push and Pull.
 *
 * <pre>
 * straight away from a unit's leader, or straight towards it      SKD-MISS-07
 * over steps, until something stops it                            SKD-FALL-05
 * over a high edge: it falls                                      SKD-FALL-01, {@link Falls}
 * into contact: melee begins                                      SKD-FALL-05, {@link Melee}
 * </pre>
 */
public final class Shoves {

    private Shoves() {}

    /** Into how many parts of a centimetre a player says how far. */
    private static final int FINELY = 10;

    /** How far before an enemy a shoved unit stops that can't be in melee with it. */
    private static final double STAND_OFF = 0.1;

    /** How much less is tried where the other minis find no room. */
    private static final double LESS = 0.5;

    /** Whether there is a direction at all between two units. */
    public static boolean hasDirection(UnitState from, UnitState to) {
        return !from.leader().at().equals(to.leader().at());
    }

    /**
     * A unit is moved by another.
     *
     * @param from id of the unit that pushes or pulls
     * @param by the side that moves it
     * @param shortMoves how far at most
     */
    public record ShoveUnit(
            @RefersTo("units in play") String unit, String from, String by, boolean towards, int shortMoves)
            implements Ask<Skirmish, Integer> {

        /** Whether the unit can be moved at all: one already in contact with who pulls it can't (SKD-ACTN-08). */
        public boolean moves(Skirmish now) {
            Shove farthest = shove(now, most(now));
            return farthest.length() > 0 || farthest.fall().isPresent();
        }

        private double most(Skirmish now) {
            return shortMoves * now.book().numbers().shortMove();
        }

        @Override
        public Decision<Integer> decision(Skirmish now) {
            UnitState shoved = now.find(unit);
            UnitState source = now.find(from);
            if (shoved == null || source == null || !hasDirection(shoved, source)) {
                return Decision.none();
            }
            int most = (int) Math.rint(most(now) * FINELY);
            return Decision.of(
                            now.book().player(by),
                            Options.number(0, most)
                                    .summedBy(length -> Sentence.of("{cm} cm", Words.cm((double) length / FINELY))))
                    .asking(
                            "How far is {unit} moved {direction} {from}, in tenths of a centimetre? {most} are {cm} cm.",
                            Called.of(now, unit),
                            direction(),
                            Called.of(now, from),
                            most,
                            Words.cm(most(now)))
                    .citing("SKD-FALL-05")
                    .otherwise(0);
        }

        @Override
        public Outcome<Skirmish> decide(Skirmish now, Choices<Integer> choices, Dice dice) {
            if (choices.isEmpty() || choices.only() == 0) {
                return Outcome.of(now);
            }
            Story story = Story.of(now);
            double asked = (double) choices.only() / FINELY;
            for (double length = asked; length > 0; length -= LESS) {
                Shove shove = shove(now, length);
                if (shove.fall().isPresent() || hasRoom(now, shove)) {
                    carryOut(story, shove, length, asked);
                    return story.outcome();
                }
            }
            story.tell(Event.told(
                            "{unit} is not moved: nowhere on that way is there room for its other minis.",
                            Called.of(now, unit))
                    .citing("SKD-FALL-05")
                    .at(unit));
            return story.outcome();
        }

        private Shove shove(Skirmish now, double length) {
            UnitState shoved = now.the(unit);
            UnitState source = now.the(from);
            Numbers numbers = now.book().numbers();
            double highEdge = now.book().houseRules().fallEdge() == HouseRules.FallEdge.OVER_STEP
                    ? numbers.step()
                    : numbers.shortMove();
            List<Base> others = Mini.bases(now.minisBut(unit));
            return towards
                    ? Shove.towards(
                            now.table(),
                            shoved.leader().disc(),
                            source.leader().at(),
                            length,
                            highEdge,
                            others,
                            base -> clearance(now, shoved, base))
                    : Shove.awayFrom(
                            now.table(),
                            shoved.leader().disc(),
                            source.leader().at(),
                            length,
                            highEdge,
                            others,
                            base -> clearance(now, shoved, base));
        }

        private static double clearance(Skirmish now, UnitState shoved, Base base) {
            for (UnitState other : now.enemiesOf(shoved.owner())) {
                if (other.mini(base.id()) != null) {
                    return Measure.mayMeet(now, shoved, other) ? 0 : STAND_OFF;
                }
            }
            return 0;
        }

        private boolean hasRoom(Skirmish now, Shove shove) {
            UnitState shoved = now.the(unit);
            return shoved.followers().isEmpty()
                    || Moves.around(now, shoved, shove.end(), Measure.touched(now, shoved, shove.end()), List.of())
                            .place(shoved.leader().disc(), Mini.bases(shoved.followers()))
                            .isPresent();
        }

        /** Carries out a shove over some length of the way that was asked for. */
        private void carryOut(Story story, Shove shove, double length, double asked) {
            Mini before = story.the(unit).leader();
            story.change(unit, one -> one.with(before.at(shove.end())));
            story.tell(Event.told(
                            "{unit} is moved {length} cm {direction} {from}{stop}.",
                            Called.of(story.now(), unit),
                            Words.cm(shove.length()),
                            direction(),
                            Called.of(story.now(), from),
                            stopped(story.now(), shove, length, asked))
                    .citing("SKD-FALL-05")
                    .at(unit));
            Optional<Shove.Fall> fall = shove.fall();
            if (fall.isPresent()) {
                Falls.begin(story, unit, fall.get(), shove.against(), by);
            } else if (shove.length() > 0) {
                Moves.settle(story, unit, before, by);
            }
        }

        private Sentence direction() {
            return towards ? Sentence.of("towards") : Sentence.of("away from");
        }

        private static Sentence stopped(Skirmish now, Shove shove, double length, double asked) {
            return switch (shove.stop()) {
                case DISTANCE ->
                    !Measure.within(now, length, shove.length())
                            ? Sentence.of(", no farther, where it could not stand")
                            : length < asked
                                    ? Sentence.of(", no farther, where its other minis find no room")
                                    : Sentence.NOTHING;
                case EDGE_OF_TABLE -> Sentence.of(", up to the edge of the table");
                case SOLID, BASE -> Sentence.of(", up to {what}", Called.of(now, shove.against()));
                case FALL -> Sentence.of(", over the edge of {piece}", Called.thing(shove.against()));
            };
        }
    }
}
