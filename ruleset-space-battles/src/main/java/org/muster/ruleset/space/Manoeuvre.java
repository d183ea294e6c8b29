package org.muster.ruleset.space;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Distinct;
import org.muster.api.check.RefersTo;
import org.muster.ruleset.space.data.MoveKind;
import org.muster.ruleset.space.grid.Square;

/**
 * The move that is being made, or the last that was: what the steps of a move tell each other. Its course is written as
 * one with it.
 *
 * @param ship who moves
 * @param course how it went so far
 * @param reaction whether it is a countermove, which nobody answers (SPB-RESP-03)
 * @param carrier who launches it; null: it was on the table
 * @param fired whether its attack move has fired (SPB-ATT-01)
 * @param over whether nothing more of it is made
 */
public record Manoeuvre(
        @RefersTo("ships in play") String ship,
        MoveKind kind,
        @JsonUnwrapped Course course,
        boolean reaction,
        @Nullable @RefersTo("ships in play") String carrier,
        boolean fired,
        boolean over) {

    /** Of a ship that stands at {@code start}. */
    public static Manoeuvre begin(
            String ship, MoveKind kind, Square start, boolean reaction, @Nullable String carrier) {
        return new Manoeuvre(ship, kind, new Course("", List.of(start), null), reaction, carrier, false, false);
    }

    /** The steps made so far. */
    public String steps() {
        return course.steps;
    }

    /** Every space it was on. */
    public List<Square> path() {
        return course.path;
    }

    /** Where it began. */
    public Square start() {
        return course.path.get(0);
    }

    /** Where it has come to. */
    Square end() {
        return course.path.get(course.path.size() - 1);
    }

    /** How near it has come to a square (SPB-CTR-04). */
    public int nearest(Square square) {
        int nearest = Integer.MAX_VALUE;
        for (Square one : course.path) {
            nearest = Math.min(nearest, square.distance(one));
        }
        return nearest;
    }

    /** Whether a ship that it pushed away may answer it for where that stood before. */
    public boolean hasMet(String other) {
        return course.met != null && course.met.contains(other);
    }

    private Manoeuvre with(Course other) {
        return new Manoeuvre(ship, kind, other, reaction, carrier, fired, over);
    }

    /** Having made these steps over these squares. */
    public Manoeuvre made(String more, List<Square> squares) {
        return with(new Course(course.steps + more, and(course.path, squares), course.met));
    }

    /** Back on a space it has passed. */
    public Manoeuvre backTo(Square square) {
        return made("", List.of(square));
    }

    /** Having pushed away a ship that may answer it for where that stood before. */
    public Manoeuvre meeting(String other) {
        List<String> before = course.met == null ? List.of() : course.met;
        return with(new Course(course.steps, course.path, and(before, List.of(other))));
    }

    /** With nobody left who could answer it. */
    public Manoeuvre settled() {
        return course.met == null ? this : with(new Course(course.steps, course.path, null));
    }

    /** Having fired. */
    public Manoeuvre firing() {
        return new Manoeuvre(ship, kind, course, reaction, carrier, true, over);
    }

    /** Cut short, or done. */
    public Manoeuvre ended() {
        return new Manoeuvre(ship, kind, course, reaction, carrier, fired, true);
    }

    private static <T> List<T> and(List<T> some, List<T> more) {
        List<T> all = new ArrayList<>(some);
        all.addAll(more);
        return all;
    }

    /**
     * How a move went.
     *
     * @param steps made so far, a sidestep or jump counting as one forward (SPB-COL-10)
     * @param path every space it was on, from its start to where it is (SPB-CTR-04)
     * @param met ids of ships that it pushed away and that may answer it for where they stood before (SPB-CTR-04); null, and
     *     not written: none
     */
    public record Course(
            String steps,
            List<Square> path,

            @JsonInclude(JsonInclude.Include.NON_EMPTY) @Nullable @Distinct
            List<@RefersTo("ships in play") String> met) {

        public Course {
            path = List.copyOf(path);
            met = met == null ? null : List.copyOf(met);
        }
    }
}
