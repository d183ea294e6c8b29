package org.muster.drawing.excerpt;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.drawing.shape.Outline;

/**
 * A part of a scene: what lies around some things, as a picture of its own. Places are whole in it or left out, and so are
 * lines; what lies on places is cut off at its edges; places in it are measured from its own corner, and the numbers at the
 * board's edges go along.
 */
public final class Excerpt {

    /** How far around the things, in their own sizes: the neighbours of a place are in it. */
    private static final double AROUND = 0.7;
    /** Of the board: pieces are small, and so is what lies on the ground, and what matters is who stands near. */
    private static final double AROUND_THINGS = 0.25;

    private final Scene scene;
    private final Set<Mark> things;
    private final Rectangle2D window;
    /** Around the window, with the numbers of its rows and columns where they would be cut off. */
    private final Rectangle2D frame;

    private final Scale scale;

    private Excerpt(Scene scene, Set<Mark> things, Rectangle2D window) {
        this.scene = scene;
        this.things = things;
        this.window = window;
        this.scale = new Scale(scene, window);
        this.frame = scale.frame();
    }

    /** The scene around all marks of these ids; the whole scene if there are none. */
    public static Scene around(Collection<String> ids, Scene whole) {
        Scene scene = whole.yDown();
        Set<Mark> things = things(scene);
        Rectangle2D asked = null;
        double size = 0;
        boolean onlyThings = true;
        for (Mark mark : scene.marks()) {
            if (!mark.id().isEmpty() && ids.contains(mark.id()) && !(mark instanceof Mark.Label)) {
                Rectangle2D one = mark.accept(new Bounds());
                asked = asked == null ? one : asked.createUnion(one);
                onlyThings &= mark instanceof Mark.Token || things.contains(mark);
                size = Math.max(size, Math.max(one.getWidth(), one.getHeight()));
            }
        }
        if (asked == null) {
            return whole;
        }
        double more = onlyThings
                ? Math.max(size * AROUND, Math.min(scene.width(), scene.height()) * AROUND_THINGS)
                : size * AROUND;
        Rectangle2D near = new Rectangle2D.Double(
                asked.getX() - more, asked.getY() - more, asked.getWidth() + 2 * more, asked.getHeight() + 2 * more);
        Rectangle2D window = near;
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Patch patch && !things.contains(patch) && isIn(patch, near)) {
                window = window.createUnion(patch.accept(new Bounds()));
            }
        }
        Rectangle2D board = new Rectangle2D.Double(0, 0, scene.width(), scene.height());
        return new Excerpt(scene, things, window.createIntersection(board)).scene(near);
    }

    /** Patches that lie on others, such as terrain on a table: they are no places, which the board is made of. */
    private static Set<Mark> things(Scene scene) {
        Set<Mark> things = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Path2D> below = new ArrayList<>();
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Patch patch) {
                Rectangle2D box = patch.accept(new Bounds());
                if (below.stream().anyMatch(path -> path.contains(box.getCenterX(), box.getCenterY()))) {
                    things.add(patch);
                }
                below.add(Outline.of(patch).path());
            }
        }
        return things;
    }

    private Scene scene(Rectangle2D near) {
        List<Path2D> outside = new ArrayList<>();
        List<Path2D> inside = new ArrayList<>();
        Set<String> shown = new HashSet<>();
        Set<String> leftOut = new HashSet<>();
        List<Mark> marks = new ArrayList<>();
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Patch patch) {
                Optional<Mark.Patch> part = part(patch, near);
                part.ifPresent(marks::add);
                (part.isPresent() ? shown : leftOut).add(patch.id());
                if (!things.contains(patch)) {
                    (part.isPresent() ? inside : outside).add(Outline.of(patch).path());
                }
            } else {
                marks.add(mark);
            }
        }
        leftOut.removeAll(shown);
        leftOut.remove("");
        List<Mark> moved = new ArrayList<>();
        for (Mark mark : marks) {
            if (mark instanceof Mark.Patch
                    || mark instanceof Mark.Backdrop
                    || isWithin(mark)
                            && (mark instanceof Mark.Line || stays(mark, inside, outside))
                            && !(mark instanceof Mark.Label
                                    && leftOut.contains(mark.id()))) { // also where it stands beside
                moved.add(mark.moved(this::moved));
            }
        }
        scale.numbers().forEach(number -> moved.add(number.moved(this::moved)));
        return new Scene(
                scene.title(),
                scene.caption(),
                frame.getWidth(),
                frame.getHeight(),
                moved,
                scene.legend(),
                scene.alt());
    }

    /** A place is whole or left out; of what lies on places so much as is in the window. */
    private Optional<Mark.Patch> part(Mark.Patch patch, Rectangle2D near) {
        if (!things.contains(patch)) {
            return Optional.of(patch).filter(one -> isIn(one, near));
        }
        List<Point> corners = Cut.to(window, patch.corners());
        return corners.size() < 3
                ? Optional.empty()
                : Optional.of(new Mark.Patch(
                        patch.id(),
                        corners,
                        patch.holes().stream()
                                .map(hole -> Cut.to(window, hole))
                                .filter(hole -> hole.size() > 2)
                                .toList(),
                        patch.classes(),
                        patch.note()));
    }

    /** A piece or a name goes with the place that it is in. */
    private static boolean stays(Mark mark, List<Path2D> inside, List<Path2D> outside) {
        Rectangle2D box = mark.accept(new Bounds());
        double x = box.getCenterX();
        double y = box.getCenterY();
        return inside.stream().anyMatch(path -> path.contains(x, y))
                || outside.stream().noneMatch(path -> path.contains(x, y));
    }

    private static boolean isIn(Mark.Patch patch, Rectangle2D near) {
        Rectangle2D box = patch.accept(new Bounds());
        return near.contains(box.getCenterX(), box.getCenterY());
    }

    private boolean isWithin(Mark mark) {
        Rectangle2D box = mark.accept(new Bounds());
        return window.contains(box.getMinX(), box.getMinY()) && window.contains(box.getMaxX(), box.getMaxY());
    }

    /** The box around a mark. */
    private static final class Bounds implements Mark.Visitor<Rectangle2D> {

        @Override
        public Rectangle2D patch(Mark.Patch patch) {
            return around(patch.corners());
        }

        @Override
        public Rectangle2D line(Mark.Line line) {
            return around(line.points());
        }

        @Override
        public Rectangle2D token(Mark.Token token) {
            double r = token.radius();
            return new Rectangle2D.Double(token.at().x() - r, token.at().y() - r, 2 * r, 2 * r);
        }

        @Override
        public Rectangle2D label(Mark.Label label) {
            return around(List.of(label.at()));
        }

        @Override
        public Rectangle2D backdrop(Mark.Backdrop backdrop) {
            return around(List.of(backdrop.from(), backdrop.to()));
        }

        private static Rectangle2D around(List<Point> points) {
            double left = Double.POSITIVE_INFINITY;
            double top = Double.POSITIVE_INFINITY;
            double right = Double.NEGATIVE_INFINITY;
            double bottom = Double.NEGATIVE_INFINITY;
            for (Point point : points) {
                left = Math.min(left, point.x());
                top = Math.min(top, point.y());
                right = Math.max(right, point.x());
                bottom = Math.max(bottom, point.y());
            }
            return new Rectangle2D.Double(left, top, right - left, bottom - top);
        }
    }

    /** In the excerpt's own numbers. */
    private Point moved(Point point) {
        return new Point(point.x() - frame.getX(), point.y() - frame.getY());
    }
}
