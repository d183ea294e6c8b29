package org.muster.drawing;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.drawing.shape.Outline;

/** Which label names which patch, and which pieces stand in it: the scene says so only by ids and by where they are. */
final class Places {

    /** What is larger than a place by more lies on many, and says nothing of the one under its middle. */
    private static final double OVER = 4;

    private final List<Mark.Backdrop> backdrops = new ArrayList<>();
    private final List<Mark.Patch> patches = new ArrayList<>();
    private final List<Mark.Token> pieces = new ArrayList<>();
    private final List<Mark.Line> lines = new ArrayList<>();
    private final List<Mark.Label> labels = new ArrayList<>();
    private final IdentityHashMap<Mark.Patch, Path2D> paths = new IdentityHashMap<>();
    private final IdentityHashMap<Mark.Patch, Mark.Label> names = new IdentityHashMap<>();
    private final IdentityHashMap<Mark.Label, Mark.Patch> named = new IdentityHashMap<>();

    Places(Scene scene) {
        scene.marks().forEach(mark -> mark.accept(new Sorting()));
        for (Mark.Label label : labels) {
            Optional<Mark.Patch> own = patches.stream()
                    .filter(p -> !p.id().isEmpty() && p.id().equals(label.id()))
                    .findFirst();
            own.or(() -> label.id().isEmpty() && !isQuiet(label) ? around(label.at()) : Optional.empty())
                    .filter(patch -> !names.containsKey(patch))
                    .ifPresent(patch -> {
                        names.put(patch, label);
                        named.put(label, patch);
                    });
        }
    }

    /** Puts each kind of mark in its list; whether it was kept. */
    private final class Sorting implements Mark.Visitor<Boolean> {

        @Override
        public Boolean patch(Mark.Patch patch) {
            return patches.add(patch);
        }

        @Override
        public Boolean line(Mark.Line line) {
            return !line.note().isEmpty() && line.points().size() > 1 && lines.add(line);
        }

        @Override
        public Boolean token(Mark.Token token) {
            return pieces.add(token);
        }

        @Override
        public Boolean label(Mark.Label label) {
            return labels.add(label);
        }

        @Override
        public Boolean backdrop(Mark.Backdrop backdrop) {
            return backdrops.add(backdrop);
        }
    }

    /** A number at a border or some more about a place: no name of it. */
    static boolean isQuiet(Mark.Label label) {
        return label.classes().contains("quiet");
    }

    List<Mark.Backdrop> backdrops() {
        return backdrops;
    }

    List<Mark.Patch> patches() {
        return patches;
    }

    List<Mark.Token> pieces() {
        return pieces;
    }

    List<Mark.Label> labels() {
        return labels;
    }

    Optional<Mark.Label> label(Mark.Patch patch) {
        return Optional.ofNullable(names.get(patch));
    }

    Optional<Mark.Patch> named(Mark.Label label) {
        return Optional.ofNullable(named.get(label));
    }

    /** Labels that name no patch. */
    Stream<Mark.Label> unplaced() {
        return labels.stream().filter(label -> !named.containsKey(label));
    }

    List<Mark.Token> piecesIn(Mark.Patch patch) {
        return pieces.stream()
                .filter(piece -> around(piece).filter(patch::equals).isPresent())
                .toList();
    }

    Optional<Mark.Patch> around(Mark.Token piece) {
        return around(piece.at());
    }

    /** The place of which a patch only says something: it lies on its middle, and has no name of its own. */
    Optional<Mark.Patch> under(Mark.Patch patch) {
        if (!patch.id().isEmpty() || names.containsKey(patch) || !Glossary.isOverlay(patch)) {
            return Optional.empty();
        }
        Rectangle2D box = path(patch).getBounds2D();
        return around(new Point(box.getCenterX(), box.getCenterY()))
                .filter(place -> area(box) <= OVER * area(path(place).getBounds2D()));
    }

    private Path2D path(Mark.Patch patch) {
        return paths.computeIfAbsent(patch, one -> Outline.of(one).path());
    }

    private static double area(Rectangle2D box) {
        return box.getWidth() * box.getHeight();
    }

    /** Whether a place is known by that name. */
    boolean isCalled(String name) {
        return patches.stream().anyMatch(patch -> patch.id().equalsIgnoreCase(name))
                || names.values().stream().anyMatch(label -> label.text().equalsIgnoreCase(name));
    }

    /** What is said of a place by patches that lie on it. */
    List<Mark.Patch> over(Mark.Patch place) {
        return patches.stream()
                .filter(patch -> under(patch).filter(place::equals).isPresent())
                .toList();
    }

    /** Lines that have something to say. */
    List<Mark.Line> lines() {
        return lines;
    }

    /** The piece that stands just there. */
    Optional<Mark.Token> at(Point point) {
        return pieces.stream().filter(piece -> piece.at().equals(point)).findFirst();
    }

    /** The uppermost ground there that one can point at. */
    Optional<Mark.Patch> around(Point point) {
        for (int i = patches.size() - 1; i >= 0; i--) {
            Mark.Patch patch = patches.get(i);
            if (!patch.id().isEmpty()
                    && patch.corners().size() > 2
                    && !Glossary.isOverlay(patch)
                    && path(patch).contains(point.x(), point.y())) {
                return Optional.of(patch);
            }
        }
        return Optional.empty();
    }
}
