package org.muster.drawing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.drawing.words.PlainWords;
import org.muster.drawing.words.Words;

/** What classes are called, and by which characters a map of characters shows them. */
final class Glossary {

    private static final Map<String, Character> STATES = new LinkedHashMap<>();
    private static final Map<String, Character> GROUNDS = new LinkedHashMap<>();
    private static final Map<String, Character> LINES = new LinkedHashMap<>();

    static {
        STATES.put("capital", '*');
        STATES.put("fortified", '#');
        STATES.put("mined", 'x');
        STATES.put("damaged", '!');
        STATES.put("strained", '%');
        STATES.put("exhausted", '_');
        STATES.put("disrupted", '}');
        STATES.put("acted", '\'');
        STATES.put("chosen", '<');
        STATES.put("target", '?');
        GROUNDS.put("terrain-plains", '"');
        GROUNDS.put("terrain-forest", 't');
        GROUNDS.put("terrain-hills", 'n');
        GROUNDS.put("terrain-mountain", '^');
        GROUNDS.put("terrain-water", '~');
        GROUNDS.put("terrain-city", 'H');
        GROUNDS.put("terrain-ruins", '&');
        GROUNDS.put("terrain-swamp", ';');
        GROUNDS.put("terrain-desert", ',');
        GROUNDS.put("terrain-road", '=');
        GROUNDS.put("terrain-space", '.');
        GROUNDS.put("terrain-planet", 'O');
        GROUNDS.put("terrain-trench", 'u');
        GROUNDS.put("terrain-rift", 'z');
        GROUNDS.put("terrain-obstacle", '@');
        GROUNDS.put("reachable", '+');
        GROUNDS.put("threat", '/');
        GROUNDS.put("cover", 'c');
        GROUNDS.put("inactive", '-');
        LINES.put("move", 'o');
        LINES.put("path", 'o');
        LINES.put("miss", 'm'); // of shots too, and so before them
        LINES.put("shot", 's');
        LINES.put("sight", '.');
        LINES.put("river", '~');
        LINES.put("link", ':');
        LINES.put("route", ':');
    }

    /** States with an icon; what is chosen or aimed at has a ring. */
    private static final List<String> ICONS =
            List.of("capital", "fortified", "mined", "damaged", "strained", "exhausted", "disrupted", "acted");

    private static final List<String> LASTING = List.of("capital", "fortified", "mined");

    private static final List<String> OVERLAYS = List.of("reachable", "threat", "cover");

    private final Map<String, String> labels = new LinkedHashMap<>();

    Glossary(Scene scene) {
        // An entry of several classes names the one that no other entry has named, such as an owner's piece.
        for (Scene.Entry entry : scene.legend()) {
            if (entry.classes().size() == 1) {
                labels.putIfAbsent(entry.classes().get(0), PlainWords.of(entry.label()));
            }
        }
        for (Scene.Entry entry : scene.legend()) {
            entry.classes().stream()
                    .filter(c -> c.startsWith("owner-") || c.startsWith("terrain-"))
                    .findFirst()
                    .ifPresent(c -> labels.putIfAbsent(c, PlainWords.of(entry.label())));
        }
    }

    /** Whether a patch only says something about the ground that it lies on: a zone does, whatever it is made of. */
    static boolean isOverlay(Mark.Patch patch) {
        return isZone(patch)
                || patch.classes().stream().anyMatch(OVERLAYS::contains)
                        && patch.classes().stream().noneMatch(c -> c.startsWith("terrain-") || c.equals("grid"));
    }

    static Optional<String> owner(List<String> classes) {
        return classes.stream().filter(c -> c.startsWith("owner-")).findFirst();
    }

    /** A for owner-0, B for owner-1 ... */
    static Optional<Character> ownerLetter(List<String> classes) {
        return owner(classes)
                .map(c -> c.substring("owner-".length()))
                .filter(number -> number.matches("[0-9]{1,2}"))
                .map(Integer::parseInt)
                .filter(number -> number < 26)
                .map(number -> (char) ('A' + number));
    }

    /** Whether it is no thing but where things may be. */
    static boolean isZone(Mark.Patch patch) {
        return patch.classes().contains("zone");
    }

    /** Of the ground of somebody, where no piece of theirs need stand: a for owner-0, b for owner-1 ... */
    static Optional<Character> zoneLetter(List<String> classes) {
        return ownerLetter(classes).map(Character::toLowerCase);
    }

    static Optional<Character> ground(List<String> classes) {
        return first(GROUNDS, classes);
    }

    static Optional<Character> line(List<String> classes) {
        return first(LINES, classes);
    }

    private static Optional<Character> first(Map<String, Character> signs, List<String> classes) {
        return signs.entrySet().stream()
                .filter(sign -> classes.contains(sign.getKey()))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /** Signs for all that has befallen it, such as {@code *#}. */
    static String states(List<String> classes) {
        StringBuilder signs = new StringBuilder();
        STATES.forEach((state, sign) -> {
            if (classes.contains(state)) {
                signs.append(sign);
            }
        });
        return signs.toString();
    }

    /** Whose it is, what it is made of and what has befallen it, a sign each, such as {@code Bt*#}. */
    static String signs(List<String> classes) {
        return ownerLetter(classes).map(String::valueOf).orElse("")
                + ground(classes).map(String::valueOf).orElse("")
                + states(classes);
    }

    /** What a piece of that silhouette is called here; a ship's class by its name. */
    Optional<String> called(String symbol) {
        return Artwork.symbol(symbol)
                .filter(piece -> piece.kind().equals("craft"))
                .flatMap(piece -> Optional.ofNullable(labels.get(symbol)));
    }

    /** Those of the states that have an icon, in the order in which they are drawn. */
    static List<String> icons(List<String> classes) {
        return ICONS.stream().filter(classes::contains).toList();
    }

    /** Whether a state with an icon says what a thing is, and not what befell it. */
    static boolean isLasting(String state) {
        return LASTING.contains(state);
    }

    /** Whether that sign stands for a ground or a line, and nowhere but on the map. */
    static boolean isDrawn(List<String> classes) {
        return ownerLetter(classes).isEmpty()
                && states(classes).isEmpty()
                && (ground(classes).isPresent() || line(classes).isPresent());
    }

    /** The sign by which the map shows things of these classes. */
    static String sign(List<String> classes) {
        Optional<Character> owner = ownerLetter(classes);
        String states = states(classes);
        if (owner.isPresent()) {
            return owner.get() + states;
        }
        if (!states.isEmpty()) {
            return states;
        }
        return ground(classes).or(() -> line(classes)).map(String::valueOf).orElse("");
    }

    /** All that is known of it, in words: whose it is first. Classes that nobody explains stay silent. */
    List<String> words(List<String> classes) {
        List<String> words = new ArrayList<>();
        owner(classes).ifPresent(c -> {
            String letter = ownerLetter(classes).map(l -> l + " ").orElse("");
            words.add(letter + labels.getOrDefault(c, letter.isEmpty() ? c : "").strip());
        });
        for (String c : classes) {
            if (c.startsWith("owner-")) {
                continue;
            }
            if (labels.containsKey(c)) {
                words.add(labels.getOrDefault(c, c));
            } else if (STATES.containsKey(c) || GROUNDS.containsKey(c) || c.equals("unowned") || c.equals("neutral")) {
                words.add(Words.of(c.replaceFirst("^terrain-", "")));
            }
        }
        return words.stream().map(String::strip).toList();
    }
}
