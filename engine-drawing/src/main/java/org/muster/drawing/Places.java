package org.muster.drawing;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.drawing.shape.Outline;
import org.muster.drawing.words.PlainWords;

/** Which label names which patch, and which pieces stand in it: the scene says so only by ids and by where they are. */
final class Places {

    /** What is larger than a place by more lies on many, and says nothing of the one under its middle. */
    private static final double OVER = 4;

    /** Of a board that is made of places they are more, but for rounding all of it. */
    private static final double BOARD = 0.5;

    private final boolean onATable;
    private final List<Mark.Backdrop> backdrops = new ArrayList<>();
    private final List<Mark.Patch> patches = new ArrayList<>();
    private final List<Mark.Token> pieces = new ArrayList<>();
    private final List<Mark.Line> lines = new ArrayList<>();
    private final List<Mark.Label> labels = new ArrayList<>();
    /** Places that one can point at, the uppermost first. */
    private final List<Ground> grounds = new ArrayList<>();

    private final IdentityHashMap<Mark.Patch, Mark.Label> names = new IdentityHashMap<>();
    private final IdentityHashMap<Mark.Label, Mark.Patch> named = new IdentityHashMap<>();
    private final IdentityHashMap<Mark.Patch, List<Mark.Token>> standing = new IdentityHashMap<>();
    private final IdentityHashMap<Mark.Patch, Mark.Patch> under = new IdentityHashMap<>();
    private final IdentityHashMap<Mark.Patch, List<Mark.Patch>> over = new IdentityHashMap<>();

    /** A place, and the outline and the box around it by which it is found. */
    private record Ground(Mark.Patch patch, Path2D path, Rectangle2D box) {

        static Ground of(Mark.Patch patch) {
            Path2D path = Outline.of(patch).path();
            return new Ground(patch, path, path.getBounds2D());
        }

        boolean contains(Point point) {
            return point.x() >= box.getMinX()
                    && point.x() <= box.getMaxX()
                    && point.y() >= box.getMinY()
                    && point.y() <= box.getMaxY()
                    && path.contains(point.x(), point.y());
        }
    }

    Places(Scene scene) {
        scene.marks().forEach(mark -> mark.accept(new Sorting()));
        for (int i = patches.size() - 1; i >= 0; i--) {
            Mark.Patch patch = patches.get(i);
            if (!patch.id().isEmpty() && patch.corners().size() > 2 && !Glossary.isOverlay(patch)) {
                grounds.add(Ground.of(patch));
            }
        }
        double covered =
                grounds.stream().mapToDouble(ground -> area(ground.box())).sum();
        onATable = covered < BOARD * scene.width() * scene.height();
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
        for (Mark.Token piece : pieces) {
            around(piece).ifPresent(patch -> list(standing, patch).add(piece));
        }
        for (Mark.Patch patch : patches) {
            liesOn(patch).ifPresent(place -> {
                under.put(patch, place);
                list(over, place).add(patch);
            });
        }
    }

    private static <T> List<T> list(IdentityHashMap<Mark.Patch, List<T>> lists, Mark.Patch patch) {
        return lists.computeIfAbsent(patch, none -> new ArrayList<>());
    }

    private Optional<Mark.Patch> liesOn(Mark.Patch patch) {
        if (!patch.id().isEmpty() || names.containsKey(patch) || !Glossary.isOverlay(patch)) {
            return Optional.empty();
        }
        Rectangle2D box = Outline.of(patch).path().getBounds2D();
        return groundAt(new Point(box.getCenterX(), box.getCenterY()))
                .filter(place -> area(box) <= OVER * area(place.box()))
                .map(Ground::patch);
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

    /** A number for each place with a name, then for each piece, by ids: a place has the same as long as the board is. */
    Map<String, Integer> numbers() {
        Map<String, Integer> numbers = new HashMap<>();
        patches.stream()
                .filter(patch -> !patch.id().isEmpty() && names.containsKey(patch))
                .forEach(patch -> numbers.putIfAbsent(patch.id(), numbers.size() + 1));
        pieces.stream()
                .filter(piece -> !piece.id().isEmpty())
                .forEach(piece -> numbers.putIfAbsent(piece.id(), numbers.size() + 1));
        return numbers;
    }

    /** Whether they are pieces of terrain on a table, and not what a board is made of. */
    boolean lieOnATable() {
        return onATable;
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
        return standing.getOrDefault(patch, List.of());
    }

    Optional<Mark.Patch> around(Mark.Token piece) {
        return around(piece.at());
    }

    /** What a piece is called in words: by the name that stands at it, or by its place and its letters. */
    String name(Mark.Token piece) {
        String letters = PlainWords.of(piece.text());
        Optional<String> own = labels.stream()
                .filter(label -> !isQuiet(label) && label.at().equals(piece.at()))
                .map(label -> PlainWords.of(label.text()))
                .findFirst();
        Optional<String> place = around(piece).flatMap(this::label).map(label -> PlainWords.of(label.text()));
        return own.or(() -> place.map(name ->
                        Sentence.of("{place} {piece}", name, letters).toString().strip()))
                .orElse(letters.isEmpty() ? PlainWords.of(piece.id()) : letters);
    }

    /** The place of which a patch only says something: it lies on its middle, and has no name of its own. */
    Optional<Mark.Patch> under(Mark.Patch patch) {
        return Optional.ofNullable(under.get(patch));
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
        return over.getOrDefault(place, List.of());
    }

    /** Lines that have something to say. */
    List<Mark.Line> lines() {
        return lines;
    }

    /** The piece that stands just there. */
    Optional<Mark.Token> at(Point point) {
        return pieces.stream().filter(piece -> piece.at().equals(point)).findFirst();
    }

    /** The uppermost place there that one can point at. */
    Optional<Mark.Patch> around(Point point) {
        return groundAt(point).map(Ground::patch);
    }

    private Optional<Ground> groundAt(Point point) {
        for (Ground ground : grounds) {
            if (ground.contains(point)) {
                return Optional.of(ground);
            }
        }
        return Optional.empty();
    }
}
