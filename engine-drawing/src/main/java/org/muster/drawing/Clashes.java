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
import java.util.Set;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.drawing.words.Words;

/**
 * What hides what in a picture, measured on what is drawn, not on how its room was found: words over pieces, arrows,
 * borders or other words, and heads of arrows under pieces.
 */
public final class Clashes {

    private static final Set<String> BODIES = Set.of("base", "counter", "silhouette", "site", "nose", "state");
    private static final Set<String> HEADS = Set.of("head", "cross");

    private final List<Words> words = new ArrayList<>();
    private final List<Thing> bodies = new ArrayList<>();
    private final List<Thing> heads = new ArrayList<>();
    private final List<Thing> lines = new ArrayList<>();
    private final Set<String> found = new LinkedHashSet<>();

    /** Words where they are. */
    private record Words(String text, Rectangle2D box, boolean badge) {}

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
        for (Drawn one : sheet.drawn()) {
            if (one instanceof Drawn.Group group) {
                clashes.collect(group);
            } else if (one.classes().contains("inset")) {
                clashes.lines.add(new Thing("border of " + one.classes(), ((Drawn.Shape) one).path()));
            }
        }
        clashes.look(1.5 * sheet.point());
        if (pixels >= Sheet.WIDE) {
            sheet.missing().forEach(text -> clashes.found.add("no room for \"" + text + "\""));
        }
        return List.copyOf(clashes.found);
    }

    private void collect(Drawn.Group group) {
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
                if (HEADS.contains(role)) {
                    heads.add(new Thing("arrow " + name, shape.path()));
                } else if (BODIES.contains(role)) {
                    bodies.add(new Thing(name, shape.path()));
                } else if (role.equals("wire")
                        || role.equals("leader")
                        || role.equals("choice") && group.of() instanceof Mark.Patch
                        || role.equals("edge") && ground) {
                    lines.add(new Thing(role + " " + name, shape.path()));
                }
            }
        }
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
