package org.muster.drawing;

import java.awt.geom.AffineTransform;
import java.awt.geom.FlatteningPathIterator;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.drawing.shape.Outline;
import org.muster.drawing.words.Words;

/**
 * What hides what in a picture, measured on what is drawn, not on how its room was found: words over pieces, arrows,
 * borders or other words; heads of arrows, and lines from words, over the middles of pieces; arrows that run under a piece
 * between their ends; badges in a place that is not their piece's. Borders of zones and of what is in reach are pale and
 * drawn over each other by the dozen: a name goes beside them where there is room, and over them where there is none.
 */
public final class Clashes {

    private static final Set<String> BODIES = Set.of("base", "counter", "silhouette", "site", "nose", "state");
    /** Points of a line that are seen to lead from one thing to another. */
    private static final double SEEN = 4;

    /** Half of a square in a piece's middle, of its radius. */
    private static final double LETTERS = 0.4;

    private static final Set<String> HEADS = Set.of("head", "cross");

    private final List<Words> words = new ArrayList<>();
    private final List<Thing> bodies = new ArrayList<>();
    private final List<Thing> heads = new ArrayList<>();
    private final List<Thing> lines = new ArrayList<>();
    private final List<Arrow> arrows = new ArrayList<>();
    /** Those drawn so far. */
    private final List<Mark.Token> pieces = new ArrayList<>();

    private final List<Badge> badges = new ArrayList<>();
    private final List<Land> lands = new ArrayList<>();
    private final Set<String> found = new LinkedHashSet<>();

    /** Words where they are. */
    private record Words(String text, Rectangle2D box, boolean badge) {}

    /** A badge, whose piece stands there: in the middle of {@code box}, perhaps with a line to it. */
    private record Badge(
            String text,
            Point piece,
            Rectangle2D box,
            @Nullable Path2D leader) {}

    /** An arrow, and its shaft as it is drawn. */
    private record Arrow(Mark.Line line, Path2D path) {}

    /** A place that pieces stand in. */
    private record Land(String id, Path2D path) {

        boolean holds(Point point) {
            return path.contains(point.x(), point.y());
        }
    }

    /** Something that must stay visible. */
    private record Thing(String name, Path2D path) {}

    private Clashes() {}

    /**
     * Each in a line; none in a good picture.
     *
     * @param pixels width at which the picture is shown
     */
    public static List<String> of(Scene scene, int pixels) {
        Clashes clashes = new Clashes();
        Sheet sheet = Sheet.of(scene.yDown(), Records.NONE, pixels);
        clashes.settle(scene.yDown());
        for (Drawn one : sheet.drawn()) {
            if (one instanceof Drawn.Group group) {
                clashes.collect(group);
            } else if (one.classes().contains("inset")) {
                clashes.lines.add(new Thing("border of " + one.classes(), ((Drawn.Shape) one).path()));
            }
        }
        clashes.look(1.5 * sheet.point());
        clashes.lookSmall(TokenDrawing.READ * 0.99 * sheet.point());
        clashes.lookAbroad(SEEN * sheet.point());
        sheet.missing().forEach(text -> clashes.found.add("no room for \"" + text + "\""));
        return List.copyOf(clashes.found);
    }

    /** The same of the picture in a terminal: words on walls, and signs that stand for two things. */
    public static List<String> inTerminal(Scene scene, int columns) {
        return SceneText.clashes(scene, Terminal.plain(columns));
    }

    /** The places of a board that is made of them; terrain on a table holds nobody. */
    private void settle(Scene scene) {
        Places places = new Places(scene);
        if (!places.lieOnATable()) {
            places.patches().stream()
                    .filter(Board::isGround)
                    .forEach(patch ->
                            lands.add(0, new Land(patch.id(), Outline.of(patch).path())));
        }
    }

    private void collect(Drawn.Group group) {
        badge(group);
        String name = group.of().id().isEmpty()
                ? group.classes().toString()
                : group.of().id();
        boolean ground = !group.of().id().isEmpty()
                && group.classes().stream().noneMatch(Set.of("grid", "zone", "reachable", "threat", "cover")::contains);
        for (Drawn part : group.parts()) {
            String role = part.classes().isEmpty() ? "" : part.classes().get(0);
            if (part instanceof Drawn.Words one && (role.equals("words") || role.equals("badge-text"))) {
                double width = Theme.letters(one.classes()).width(one.text(), one.size());
                words.add(new Words(
                        one.text(),
                        new Rectangle2D.Double(one.x() - width / 2, one.y() - one.size(), width, one.size()),
                        group.part().equals("badge")));
            } else if (part instanceof Drawn.Shape shape) {
                if (role.equals("wire") && group.of() instanceof Mark.Line arrow && arrow.arrow()) {
                    arrows.add(new Arrow(arrow, shape.path()));
                }
                if (HEADS.contains(role)) {
                    point(name, shape.path());
                    heads.add(new Thing("arrow " + name, shape.path()));
                } else if (BODIES.contains(role)) {
                    bodies.add(new Thing(name, shape.path()));
                    if (group.of() instanceof Mark.Token token && !role.equals("state")) {
                        hide(token);
                    }
                } else if (role.equals("leader")) {
                    lead(group.of(), shape.path());
                    lines.add(new Thing(role + " " + name, shape.path()));
                } else if (role.equals("wire")
                        || role.equals("choice") && group.of() instanceof Mark.Patch
                        || role.equals("edge") && ground) {
                    lines.add(new Thing(role + " " + name, shape.path()));
                }
            }
        }
    }

    /** Arrows from one point to another that run under a piece between them, as if they were of it; of ways with corners the corners count. */
    private void hide(Mark.Token piece) {
        for (Arrow arrow : arrows) {
            List<Point> ends = arrow.line.points();
            if (ends.size() == 2
                    && ends.stream().allMatch(end -> end.to(piece.at()) > piece.radius())
                    && crosses(middle(piece), arrow.path)) {
                found.add("an arrow under " + piece.id());
            }
        }
        pieces.add(piece);
    }

    /**
     * An arrow's head; of two pieces in one place, on each other for a moment, either may be under it, and so may what has
     * neither id nor letters: a site of the map on the last leg of a way, which goes where it goes.
     */
    private void point(String name, Path2D head) {
        List<Mark.Token> hidden = pieces.stream()
                .filter(piece -> !piece.id().isEmpty() && head.intersects(middle(piece)))
                .filter(piece -> pieces.stream()
                        .noneMatch(other -> !other.equals(piece)
                                && other.at().to(piece.at()) < Math.max(other.radius(), piece.radius())))
                .toList();
        hidden.forEach(piece -> found.add("the head of arrow " + name + " over " + piece.id()));
    }

    /** A line from words to what they are about, over another piece's letters. */
    private void lead(Mark from, Path2D line) {
        for (Mark.Token piece : pieces) {
            boolean own = from.equals(piece)
                    || from instanceof Mark.Label label && label.at().to(piece.at()) <= piece.radius();
            if (!own && crosses(middle(piece), line)) {
                found.add("the line of " + (from instanceof Mark.Label label ? label.text() : from.id()) + " over "
                        + piece.id());
            }
        }
    }

    /** Where a piece has its letters. */
    private static Rectangle2D middle(Mark.Token piece) {
        double half = piece.radius() * LETTERS;
        return new Rectangle2D.Double(piece.at().x() - half, piece.at().y() - half, 2 * half, 2 * half);
    }

    private void badge(Drawn.Group group) {
        if (group.part().equals("badge") && group.of() instanceof Mark.Token token) {
            Path2D leader = null;
            for (Drawn part : group.parts()) {
                if (part.classes().contains("leader")) {
                    leader = ((Drawn.Shape) part).path();
                } else if (part instanceof Drawn.Shape pill) {
                    badges.add(new Badge(token.text(), token.at(), pill.path().getBounds2D(), leader));
                }
            }
        }
    }

    private void lookSmall(double least) {
        words.stream()
                .filter(one -> one.badge && one.box.getHeight() < least)
                .forEach(one -> found.add("\"" + one.text + "\" too small to be read"));
    }

    /** What is said of a piece in one place is not to be read of another. */
    private void lookAbroad(double seen) {
        for (Badge badge : badges) {
            Point middle = new Point(badge.box.getCenterX(), badge.box.getCenterY());
            Optional<Land> home =
                    lands.stream().filter(land -> land.holds(badge.piece)).findFirst();
            Optional<Land> other =
                    lands.stream().filter(land -> land.holds(middle)).findFirst();
            boolean abroad =
                    home.isPresent() && other.isPresent() && !home.get().id.equals(other.get().id);
            if (abroad && !isSeen(badge.leader, seen)) {
                found.add("\"" + badge.text + "\" of " + home.get().id + " in " + other.get().id);
            }
        }
    }

    private static boolean isSeen(@Nullable Path2D leader, double least) {
        return leader != null
                && Math.hypot(
                                leader.getBounds2D().getWidth(),
                                leader.getBounds2D().getHeight())
                        >= least;
    }

    private void look(double least) {
        for (int i = 0; i < words.size(); i++) {
            Words one = words.get(i);
            for (Words other : words.subList(i + 1, words.size())) {
                if (one.box.intersects(other.box)) {
                    found.add("\"" + one.text + "\" over \"" + other.text + "\"");
                }
            }
            for (Thing body : bodies) {
                if (hides(one, body.path)) {
                    found.add("\"" + one.text + "\" over " + body.name);
                }
            }
            for (Thing head : heads) {
                if (head.path.intersects(one.box)) {
                    found.add("\"" + one.text + "\" over the head of " + head.name);
                }
            }
            for (Thing line : lines) {
                if (crosses(one.box, line.path)) {
                    found.add("\"" + one.text + "\" over " + line.name);
                }
            }
        }
        for (Thing head : heads) {
            Rectangle2D box = head.path.getBounds2D();
            if (Math.max(box.getWidth(), box.getHeight()) < least * 2) {
                found.add("no head to be seen of " + head.name);
            }
        }
    }

    /** A badge may touch the rim of its own piece, which is most of what is near it, but no piece's middle. */
    private static boolean hides(Words words, Path2D body) {
        if (!words.badge) {
            return body.intersects(words.box);
        }
        Rectangle2D whole = body.getBounds2D();
        AffineTransform half = AffineTransform.getTranslateInstance(whole.getCenterX(), whole.getCenterY());
        half.scale(0.5, 0.5);
        half.translate(-whole.getCenterX(), -whole.getCenterY());
        return new Path2D.Double(body, half).intersects(words.box);
    }

    private static boolean crosses(Rectangle2D box, Path2D path) {
        double[] at = new double[6];
        double startX = 0;
        double startY = 0;
        double x = 0;
        double y = 0;
        PathIterator flat = new FlatteningPathIterator(path.getPathIterator(null), box.getHeight() / 20);
        for (; !flat.isDone(); flat.next()) {
            int kind = flat.currentSegment(at);
            if (kind == PathIterator.SEG_MOVETO) {
                startX = at[0];
                startY = at[1];
            } else {
                double toX = kind == PathIterator.SEG_CLOSE ? startX : at[0];
                double toY = kind == PathIterator.SEG_CLOSE ? startY : at[1];
                if (new Line2D.Double(x, y, toX, toY).intersects(box)) {
                    return true;
                }
            }
            x = kind == PathIterator.SEG_CLOSE ? startX : at[0];
            y = kind == PathIterator.SEG_CLOSE ? startY : at[1];
        }
        return false;
    }
}
