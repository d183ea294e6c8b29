package org.muster.drawing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.drawing.excerpt.Scale;

/** What a picture's legend says: of all that is drawn, and of nothing else. */
public final class Legend {

    private static final List<String> KINDS = List.of(
            "inactive",
            "unowned",
            "neutral",
            "reachable",
            "threat",
            "cover",
            "chosen",
            "target",
            "path",
            "move",
            "shot",
            "hit",
            "miss",
            "sight",
            "link",
            "route",
            "border",
            "river");

    private Legend() {}

    /** Kinds of lines, which an example of is a line. */
    private static final List<String> LINES =
            List.of("path", "move", "shot", "sight", "link", "route", "border", "river");

    /** The entries that explain some mark of the scene; of lines, better than any other. */
    static List<Scene.Entry> of(Scene scene) {
        return scene.legend().stream()
                .filter(entry -> isLine(entry)
                        ? !lines(scene, entry).isEmpty()
                        : scene.marks().stream().anyMatch(mark -> is(mark, entry)))
                .toList();
    }

    /** Pieces whose state an entry explains, and which are too small for its icon where a point is so long. */
    static List<Mark.Token> untold(Scene scene, Scene.Entry entry, double point) {
        return !isPassingState(entry)
                ? List.of()
                : scene.marks().stream()
                        .filter(mark -> mark instanceof Mark.Token token
                                && is(token, entry)
                                && !TokenDrawing.tells(token, point))
                        .map(Mark.Token.class::cast)
                        .toList();
    }

    private static boolean isPassingState(Scene.Entry entry) {
        return Glossary.icons(entry.classes()).stream().anyMatch(state -> !Glossary.isLasting(state));
    }

    static boolean isLine(Scene.Entry entry) {
        return entry.classes().stream().anyMatch(LINES::contains);
    }

    /** The lines that an entry explains better than any other, each look once: in the colour of everybody who has one. */
    static List<Mark.Line> lines(Scene scene, Scene.Entry entry) {
        Map<List<String>, Mark.Line> looks = new LinkedHashMap<>();
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Line line && is(line, entry) && !better(scene, line, entry)) {
                List<String> look = line.classes().stream()
                        .filter(Theme.LIGHT::knows)
                        .sorted()
                        .toList();
                looks.putIfAbsent(look, line);
            }
        }
        return looks.values().stream()
                .sorted(Comparator.comparing(
                        line -> Glossary.ownerLetter(line.classes()).orElse('A')))
                .toList();
    }

    private static boolean better(Scene scene, Mark.Line line, Scene.Entry entry) {
        return scene.legend().stream()
                .anyMatch(other -> isLine(other)
                        && other.classes().size() > entry.classes().size()
                        && is(line, other));
    }

    /**
     * A piece that shows what an entry means where that is only of pieces; with letters if all of them have the same.
     */
    static Optional<Mark.Token> piece(Scene scene, Scene.Entry entry) {
        List<Mark> all = scene.marks().stream().filter(mark -> is(mark, entry)).toList();
        if (!all.stream().allMatch(Mark.Token.class::isInstance)) {
            return Optional.empty();
        }
        List<Mark.Token> pieces = all.stream().map(Mark.Token.class::cast).toList();
        return pieces.stream()
                .findFirst()
                .map(piece -> pieces.stream().allMatch(other -> other.text().equals(piece.text())) && !isRing(entry)
                        ? piece
                        : piece.text(""));
    }

    /** The first of the words that an entry explains; empty if it is not of words. */
    static Optional<Mark.Label> words(Scene scene, Scene.Entry entry) {
        List<Mark> all = scene.marks().stream().filter(mark -> is(mark, entry)).toList();
        return all.stream()
                .findFirst()
                .filter(first -> all.stream().allMatch(Mark.Label.class::isInstance))
                .map(Mark.Label.class::cast);
    }

    /** It is the ring that is explained, not the piece in it. */
    private static boolean isRing(Scene.Entry entry) {
        return entry.classes().contains("chosen") || entry.classes().contains("target");
    }

    private static boolean is(Mark mark, Scene.Entry entry) {
        return looks(mark).containsAll(entry.classes());
    }

    /** Classes, silhouettes and small words that are seen in the scene and that no entry of its legend names. */
    public static List<String> unexplained(Scene scene) {
        Set<String> seen = new LinkedHashSet<>();
        for (Mark mark : scene.marks()) {
            looks(mark).stream().filter(Legend::isSeen).forEach(seen::add);
        }
        of(scene).forEach(entry -> seen.removeAll(entry.classes()));
        seen.addAll(unexplainedWords(scene));
        return List.copyOf(seen);
    }

    /** Small words in a place that are no name of it, and that no entry names. */
    private static List<String> unexplainedWords(Scene scene) {
        Places places = new Places(scene);
        Set<Mark.Label> scales = Scale.of(scene).stream().flatMap(List::stream).collect(Collectors.toSet());
        return places.labels().stream()
                .filter(label -> Places.isQuiet(label) && label.id().isEmpty() && !scales.contains(label))
                .filter(label -> places.around(label.at()).isPresent())
                .filter(label -> scene.legend().stream().noneMatch(entry -> is(label, entry)))
                .map(label -> "\"" + label.text() + "\"")
                .distinct()
                .toList();
    }

    private static boolean isSeen(String look) {
        return look.startsWith("owner-")
                || look.startsWith("terrain-")
                || KINDS.contains(look)
                || !Glossary.icons(List.of(look)).isEmpty()
                || Artwork.symbol(look).isPresent();
    }

    private static List<String> looks(Mark mark) {
        List<String> looks = new ArrayList<>(mark.classes());
        if (mark instanceof Mark.Token token && !token.symbol().isEmpty()) {
            looks.add(token.symbol());
        }
        return looks;
    }
}
