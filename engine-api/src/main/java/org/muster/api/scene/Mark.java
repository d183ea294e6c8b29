package org.muster.api.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.muster.api.Stable;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/**
 * One thing in a picture. Ids are those that options name as anchors. Classes say what it is, never how it looks:
 * {@code owner-3} (0 to 11, in seat order), {@code neutral}, {@code unowned}, {@code inactive}, {@code chosen},
 * {@code target}, and states, each with an icon of its own: {@code capital}, {@code fortified}, {@code mined},
 * {@code damaged}, {@code strained}, {@code exhausted}, {@code disrupted} and {@code acted} (has done what it may for
 * now). A theme that does not know a class leaves it alone.
 *
 * <p>Patches with an id and an owner that touch each other get one outline; patches that touch say that one can go
 * there. What lies on each other is the engine's business, see {@link Label} and {@link Line}.
 *
 * <p>Patches also know {@code terrain-plains}, {@code -forest}, {@code -hills}, {@code -mountain}, {@code -water},
 * {@code -city}, {@code -ruins}, {@code -swamp}, {@code -desert}, {@code -road}, {@code -space}, {@code -planet},
 * {@code -trench}, {@code -rift} and {@code -obstacle}; {@code reachable}, {@code threat} and {@code cover}, which lie
 * over the ground; {@code grid} for the squares of an empty board and {@code zone} for an area only marked out on it.
 * Lines know {@code path}, {@code move}, {@code shot} ({@code hit} or {@code miss}), {@code sight}, {@code link},
 * {@code route}, {@code border} and {@code river}, in the colour of their owner if they have one; {@code link} and
 * {@code route} look the same, so a map of several kinds of way takes {@code route}, {@code river} and
 * {@code border}, of which a terminal shows the first two; labels
 * {@code heading}, {@code coordinate} and {@code quiet}.
 */
@Stable
public sealed interface Mark {

    /** Of the thing it stands for; empty if nobody can point at it. */
    String id();

    /** What it is. */
    List<String> classes();

    /** More about it, shown when pointed at; may be empty. */
    String note();

    /** What {@code visitor} makes of it. */
    <R> R accept(Visitor<R> visitor);

    /** The same with each of its places where {@code to} says. */
    default Mark moved(UnaryOperator<Point> to) {
        return accept(new Moved(to));
    }

    /**
     * What somebody makes of a mark. A new kind of mark is added here, so that nothing compiles that does not know it.
     *
     * @param <R> what is made
     */
    interface Visitor<R> {

        /** A filled shape. */
        R patch(Patch patch);

        /** A line. */
        R line(Line line);

        /** A playing piece. */
        R token(Token token);

        /** Words. */
        R label(Label label);

        /** A picture under all else. */
        R backdrop(Backdrop backdrop);
    }

    /** A filled shape with this border; an id that is empty can't be pointed at. */
    static Patch patch(String id, List<Point> corners) {
        return new Patch(id, corners, List.of(), List.of(), "");
    }

    /** A line through these points. */
    static Line line(String id, List<Point> points) {
        return new Line(id, points, false, List.of(), "");
    }

    /** A plain disc that looks nowhere. */
    static Token token(String id, Point at, double radius) {
        return new Token(id, at, radius, -1, "", "", List.of(), "");
    }

    /** Words around a point; {@code size} is the height of a capital letter. */
    static Label label(String id, Point at, double size, Sentence text) {
        return new Label(id, at, size, text.toString(), List.of());
    }

    /** A name around a point, or a number. */
    static Label label(String id, Point at, double size, String name) {
        return new Label(id, at, size, name, List.of());
    }

    /** A picture from one corner to the opposite one, under all else. */
    static Backdrop backdrop(Raster picture, Point from, Point to) {
        return new Backdrop(picture, from, to);
    }

    /**
     * A filled shape: a region, a hex, a square, a base seen from above.
     *
     * @param corners of its border
     * @param holes in it, each by its corners
     */
    record Patch(String id, List<Point> corners, List<List<Point>> holes, List<String> classes, String note)
            implements Mark {
        public Patch {
            corners = List.copyOf(corners);
            holes = List.copyOf(holes);
            classes = List.copyOf(classes);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.patch(this);
        }

        /** Without holes. */
        public Patch(String id, List<Point> corners, List<String> classes, String note) {
            this(id, corners, List.of(), classes, note);
        }

        /** The same with holes, each by its corners. */
        public Patch holes(List<List<Point>> some) {
            return new Patch(id, corners, some, classes, note);
        }

        /** The same, being these things and nothing else. */
        public Patch being(List<String> these) {
            return new Patch(id, corners, holes, these, note);
        }

        /** The same, being these things and nothing else. */
        public Patch being(String... these) {
            return being(List.of(these));
        }

        /** The same, being {@code more} too. */
        public Patch with(String more) {
            return being(and(classes, more));
        }

        /** The same with a note, in the language of who looks. */
        public Patch noting(Sentence more) {
            return new Patch(id, corners, holes, classes, more.toString());
        }

        /** The same with a note, as {@link Sentence#of}. */
        public Patch noting(@Template String more, Object... values) {
            return noting(Sentence.of(more, values));
        }
    }

    /**
     * A line through points: a route, a move, a shot, a river. An arrow points at the last of them. One that begins or ends
     * in the middle of a piece is drawn from rim to rim, and arrows that go the same way beside each other.
     */
    record Line(String id, List<Point> points, boolean arrow, List<String> classes, String note) implements Mark {
        public Line {
            points = List.copyOf(points);
            classes = List.copyOf(classes);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.line(this);
        }

        /** The same with a head at the last point. */
        public Line asArrow() {
            return new Line(id, points, true, classes, note);
        }

        /**
         * The same, each of its legs as an arc: so orders that go the same way, support or a convoy, can be told from moves.
         *
         * @param share how far it leaves the straight way in the middle, of its length: to the right of who goes along it
         *     where y runs down, to the left if negative; -1 to 1
         */
        public Line bowed(double share) {
            return new Line(id, Arc.through(points, share), arrow, classes, note);
        }

        /** The same, being these things and nothing else. */
        public Line being(List<String> these) {
            return new Line(id, points, arrow, these, note);
        }

        /** The same, being these things and nothing else. */
        public Line being(String... these) {
            return being(List.of(these));
        }

        /** The same with a note, in the language of who looks. */
        public Line noting(Sentence more) {
            return new Line(id, points, arrow, classes, more.toString());
        }

        /** The same with a note, as {@link Sentence#of}. */
        public Line noting(@Template String more, Object... values) {
            return noting(Sentence.of(more, values));
        }
    }

    /**
     * A playing piece.
     *
     * @param radius half its size
     * @param facing where it looks, in degrees clockwise from up; negative if it looks nowhere
     * @param symbol one of the engine's silhouettes or empty for a plain disc; of ships and vehicles the silhouette
     *     itself turns with its facing. People: {@code squad}, {@code infantry}, {@code hero}, {@code droid},
     *     {@code banner}; vehicles and ships: {@code vehicle}, {@code fighter}, {@code bomber}, {@code shuttle},
     *     {@code transport}, {@code freighter}, {@code gunboat}, {@code frigate}, {@code cruiser}, {@code destroyer},
     *     {@code hammerhead}, {@code capital-ship}, {@code cross-wing}, {@code fork-wing}, {@code arrow-wing},
     *     {@code blade-wing}, {@code needle-wing}, {@code panel-fighter}, {@code dagger-fighter},
     *     {@code bent-fighter}, {@code twin-pod}, {@code wedge}, {@code spindle}, {@code brick}, {@code spar}; places:
     *     {@code city}, {@code village}, {@code fort}, {@code tower}, {@code hq}, {@code depot}, {@code clinic},
     *     {@code laboratory}, {@code mine}, {@code battlefield}, {@code star}
     * @param text a few letters on a disc; beside a silhouette a badge, which may be as long as the piece's id
     */
    record Token(
            String id,
            Point at,
            double radius,
            double facing,
            String symbol,
            String text,
            List<String> classes,
            String note)
            implements Mark {
        public Token {
            classes = List.copyOf(classes);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.token(this);
        }

        /** The same, looking this way: degrees clockwise from up. */
        public Token facing(double degrees) {
            return new Token(id, at, radius, degrees, symbol, text, classes, note);
        }

        /** The same with one of the engine's silhouettes. */
        public Token symbol(String silhouette) {
            return new Token(id, at, radius, facing, silhouette, text, classes, note);
        }

        /** The same with a few letters on it: a name's or a number's. */
        public Token text(String letters) {
            return new Token(id, at, radius, facing, symbol, letters, classes, note);
        }

        /** The same, being these things and nothing else. */
        public Token being(List<String> these) {
            return new Token(id, at, radius, facing, symbol, text, these, note);
        }

        /** The same, being these things and nothing else. */
        public Token being(String... these) {
            return being(List.of(these));
        }

        /** The same, being {@code more} too. */
        public Token with(String more) {
            return being(and(classes, more));
        }

        /** The same, not being {@code less}. */
        public Token without(String less) {
            return being(classes.stream().filter(c -> !c.equals(less)).toList());
        }

        /** The same with a note, in the language of who looks. */
        public Token noting(Sentence more) {
            return new Token(id, at, radius, facing, symbol, text, classes, more.toString());
        }

        /** The same with a note, as {@link Sentence#of}. */
        public Token noting(@Template String more, Object... values) {
            return noting(Sentence.of(more, values));
        }
    }

    /**
     * Words about a point, which are written as near to it as there is room: over no piece, arrow, border or other words,
     * in two lines or a little smaller if need be, with a line to the point from afar. A label with a patch's id is that
     * patch's name and stays in it. A name that finds no room has a key, which a list below the picture explains; a
     * {@code quiet} label is left out then.
     *
     * @param size height of a capital letter, as long as it can be read
     */
    record Label(String id, Point at, double size, String text, List<String> classes) implements Mark {
        public Label {
            classes = List.copyOf(classes);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.label(this);
        }

        @Override
        public String note() {
            return "";
        }

        /** The same, being these things and nothing else. */
        public Label being(List<String> these) {
            return new Label(id, at, size, text, these);
        }

        /** The same, being these things and nothing else. */
        public Label being(String... these) {
            return being(List.of(these));
        }
    }

    /**
     * A picture that lies under all else, wherever it stands among the marks, as wide and high as the corners say; what of it
     * lies beyond the board isn't seen. Themes veil it, so that borders and words are read over any; ground that nobody owns
     * lets it through. Nobody can point at it, and in a terminal there is none.
     *
     * @param from a corner
     * @param to the corner opposite
     */
    record Backdrop(Raster picture, Point from, Point to) implements Mark {

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.backdrop(this);
        }

        @Override
        public String id() {
            return "";
        }

        @Override
        public List<String> classes() {
            return List.of();
        }

        @Override
        public String note() {
            return "";
        }
    }

    private static List<String> and(List<String> classes, String more) {
        List<String> all = new ArrayList<>(classes);
        all.add(more);
        return classes.contains(more) ? classes : all;
    }
}
