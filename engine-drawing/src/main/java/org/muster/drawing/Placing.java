package org.muster.drawing;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.drawing.shape.Box;
import org.muster.drawing.shape.Room;
import org.muster.drawing.shape.Stroke;
import org.muster.drawing.words.Lettering;

/**
 * Finds room for words: as near as possible to what they are about, over nothing else, in two lines or in smaller
 * letters rather than far away, and with a line that leads there if they are. The same words find the same room.
 */
final class Placing {

    /** Steps of the search to each side. */
    private static final int STEPS = 22;
    /** What it costs to leave one's own ground, in heights of a letter. */
    private static final double ABROAD = 4;

    /** A line from a place of its own crosses no second one: it is no longer than so many heights of a letter. */
    private static final double LEAVING = 6;
    /** Between a piece and words that a line must be seen to lead to it from. */
    private static final double SEEN = 8;

    private static final List<int[]> OFFSETS = offsets();

    private final Room room;
    private final double point;

    /** @param point a point's length in the scene */
    Placing(Room room, double point) {
        this.room = room;
        this.point = point;
    }

    /**
     * A way to write words, or a row of icons.
     *
     * @param lines of words; empty for icons
     * @param size height of a capital
     * @param width of what is taken
     * @param height of what is taken
     * @param cost the price of this way, in heights of a letter
     */
    record Form(List<String> lines, double size, double width, double height, double cost) {}

    /** How a line leads to what words are about. */
    enum Line {
        /** From afar, past all other pieces. */
        CLEAR,
        /** However near they are, long enough to be seen. */
        ALWAYS,
        /** From afar, under other pieces if need be. */
        UNDER
    }

    /**
     * Where something may be put.
     *
     * @param x where it wants to be
     * @param aboutX what it is about: a line leads there from afar
     * @param free what it is about may be covered so far around by itself
     * @param home its own ground; null: it may be anywhere
     * @param abroad ground of others, where it must not be
     * @param reach how far it may go, in heights of a letter
     * @param line to what it is about
     */
    record Wish(
            double x,
            double y,
            double aboutX,
            double aboutY,
            double free,
            @Nullable Ground home,
            List<Ground> abroad,
            double reach,
            Line line) {

        Wish(
                double x,
                double y,
                double aboutX,
                double aboutY,
                double free,
                @Nullable Ground home,
                List<Ground> abroad,
                double reach) {
            this(x, y, aboutX, aboutY, free, home, abroad, reach, Line.CLEAR);
        }

        /** The same anywhere, with a line to what it is about. */
        Wish pointing() {
            return new Wish(x, y, aboutX, aboutY, free, null, List.of(), reach, Line.ALWAYS);
        }

        /** The same, with a line that may go under pieces. */
        Wish under() {
            return new Wish(x, y, aboutX, aboutY, free, home, abroad, reach, Line.UNDER);
        }
    }

    /**
     * Room that was found.
     *
     * @param leader to what it is about; empty if it stands beside it
     */
    record Found(Form form, Box box, Optional<Stroke> leader) {}

    /** A place with a border, which is taken: what is free lies in it or outside as a whole. */
    record Ground(Path2D path, Rectangle2D bounds) {

        static Ground of(Path2D path) {
            return new Ground(path, path.getBounds2D());
        }

        boolean holds(Box box) {
            return bounds.contains(box.x(), box.y()) && path.contains(box.x(), box.y());
        }
    }

    /** The best room there is, which is then taken; empty if there is none. */
    Optional<Found> place(Wish wish, List<Form> forms, Room near) {
        Found best = null;
        double least = Double.POSITIVE_INFINITY;
        for (Form form : forms) {
            double step = Math.max(form.size() * 0.55, wish.reach() * form.size() / STEPS);
            for (int[] offset : OFFSETS) {
                double far = StrictMath.sqrt(offset[0] * offset[0] + offset[1] * offset[1]) * step;
                double cost = form.cost() + far / forms.get(0).size() * 0.5;
                if (cost >= least || far > wish.reach() * form.size()) {
                    break;
                }
                Box box = Box.around(
                        wish.x() + offset[0] * step, wish.y() + offset[1] * step, form.width(), form.height());
                Optional<Found> found = at(box, form, wish, near);
                if (found.isPresent()) {
                    double price = cost + (isHome(wish, box) ? 0 : ABROAD);
                    if (price < least) {
                        least = price;
                        best = found.get();
                    }
                }
            }
        }
        if (best == null) {
            return Optional.empty();
        }
        room.take(best.box);
        best.leader.ifPresent(room::take);
        return Optional.of(best);
    }

    /** Only what is near enough to be in the way. */
    Room near(Wish wish, Form largest) {
        double reach = wish.reach() * largest.size() * 1.1;
        return room.near(Box.around(wish.x(), wish.y(), 2 * reach + largest.width(), 2 * reach + largest.height()));
    }

    private static boolean isHome(Wish wish, Box box) {
        Ground home = wish.home();
        return home == null || home.holds(box);
    }

    private Optional<Found> at(Box box, Form form, Wish wish, Room near) {
        if (!near.isFree(box)) {
            return Optional.empty();
        }
        if (wish.home() != null && isHome(wish, box)) {
            return Optional.of(new Found(form, box, Optional.empty()));
        }
        if (wish.abroad().stream().anyMatch(ground -> ground.holds(box))) {
            return Optional.empty();
        }
        double far = box.distance(wish.aboutX(), wish.aboutY());
        if (wish.line() == Line.ALWAYS && far < wish.free() + SEEN * point) {
            return Optional.empty();
        }
        if (wish.line() != Line.ALWAYS && far <= wish.free() + 1.4 * form.size()) {
            return Optional.of(new Found(form, box, Optional.empty()));
        }
        if (wish.home() != null && far > LEAVING * form.size()) {
            return Optional.empty();
        }
        Stroke leader = leader(box, wish);
        boolean isClear =
                wish.line() == Line.UNDER ? near.isClear(leader) : near.isClear(leader, wish.aboutX(), wish.aboutY());
        return isClear ? Optional.of(new Found(form, box, Optional.of(leader))) : Optional.empty();
    }

    /** From the rim of what it is about to the nearest place of the words. */
    private Stroke leader(Box box, Wish wish) {
        double toX = Math.max(box.left(), Math.min(box.right(), wish.aboutX()));
        double toY = Math.max(box.top(), Math.min(box.bottom(), wish.aboutY()));
        double length = StrictMath.hypot(toX - wish.aboutX(), toY - wish.aboutY());
        double from = wish.free() / length;
        double to = 1 - 1.2 * point / length;
        return new Stroke(
                wish.aboutX() + (toX - wish.aboutX()) * from,
                wish.aboutY() + (toY - wish.aboutY()) * from,
                wish.aboutX() + (toX - wish.aboutX()) * to,
                wish.aboutY() + (toY - wish.aboutY()) * to,
                0.8 * point);
    }

    /** One line, two lines, and both in smaller letters, but never below {@code smallest}. */
    static List<Form> forms(String words, double size, double smallest, Lettering letters, double halo) {
        List<Form> forms = new ArrayList<>();
        double before = 0;
        for (double scale : new double[] {1, 0.86, 0.74}) {
            double height = Math.max(Math.min(size, smallest), size * scale);
            if (height == before) {
                break;
            }
            before = height;
            double cost = (1 - scale) * 8;
            forms.add(form(List.of(words), height, cost, letters, halo));
            if (words.contains(" ")) {
                List<String> two = letters.wrap(words, height, letters.width(words, height) * 0.62);
                forms.add(form(two, height, cost + 0.5 * (two.size() - 1), letters, halo));
            }
        }
        forms.sort(Comparator.comparingDouble(Form::cost));
        return forms;
    }

    private static Form form(List<String> lines, double size, double cost, Lettering letters, double halo) {
        double width = 0;
        for (String line : lines) {
            width = Math.max(width, letters.width(line, size));
        }
        double height = size * (1.35 + LINE * (lines.size() - 1));
        return new Form(lines, size, width + 2 * halo, height + halo, cost);
    }

    /** From one base line to the next, in heights of a capital. */
    static final double LINE = 1.75;

    private static List<int[]> offsets() {
        List<int[]> offsets = new ArrayList<>();
        for (int dy = -STEPS; dy <= STEPS; dy++) {
            for (int dx = -STEPS; dx <= STEPS; dx++) {
                offsets.add(new int[] {dx, dy});
            }
        }
        // As near as possible, rather below than above, rather right than left.
        offsets.sort(Comparator.<int[]>comparingInt(o -> o[0] * o[0] + o[1] * o[1])
                .thenComparingInt(o -> -o[1])
                .thenComparingInt(o -> -o[0]));
        return List.copyOf(offsets);
    }
}
