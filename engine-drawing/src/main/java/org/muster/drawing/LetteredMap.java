package org.muster.drawing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.drawing.excerpt.Scale;
import org.muster.drawing.shape.Outline;
import org.muster.drawing.words.Words;

/** A map of characters with the names and pieces on it; what found no room has a key instead. */
final class LetteredMap {

    private static final String ARROWS = "↑↗→↘↓↙←↖";
    private static final String[] COMPASS = {"^", "ne", ">", "se", "v", "sw", "<", "nw"};

    private final Scene scene;
    private final Places places;
    private final Terminal terminal;
    private final TextMap map;
    private final TextPlacing placing;
    private final boolean likePlaces;
    private final Set<Mark.Label> counted = Collections.newSetFromMap(new IdentityHashMap<>());
    /** Numbers of keys, by ids. */
    private final Map<String, Integer> numbers;
    /** Keys of what has no id. */
    private int others;

    private final IdentityHashMap<Mark, String> keys = new IdentityHashMap<>();
    /** By the pieces that are drawn: where. */
    private final IdentityHashMap<Mark, TextPlacing.Spot> drawn = new IdentityHashMap<>();

    LetteredMap(Scene scene, Places places, Map<String, Integer> numbers, Terminal terminal, int rows, double stretch) {
        this.scene = scene;
        this.places = places;
        this.numbers = numbers;
        this.terminal = terminal;
        this.map = new TextMap(scene, terminal.columns(), rows, stretch);
        this.placing = new TextPlacing(map);
        this.likePlaces = places.pieces().stream().anyMatch(this::isLikeAPlace);
        placePieces();
        placeNumbers();
        placeLabels();
        placeStates();
    }

    private int number(Mark mark) {
        String id = mark instanceof Mark.Label label
                ? places.named(label).map(Mark::id).orElse(label.id())
                : mark.id();
        Integer known = numbers.get(id);
        return known == null ? numbers.size() + ++others : known;
    }

    String text() {
        return map.canvas.text(terminal);
    }

    /** Words on walls, each in a line; none in a good map. */
    List<String> clashes() {
        return map.canvas.overBorders().stream()
                .map(where -> "words on a wall at " + where)
                .toList();
    }

    /** By what has no room on the map: what stands there instead; nothing, if not even that has room. */
    IdentityHashMap<Mark, String> keys() {
        return keys;
    }

    /** Whether it shows a sign anywhere. */
    boolean shows(String sign) {
        return text().contains(terminal.words(sign));
    }

    /** How many pieces of the scene are not on it, neither by their names nor by keys, and how many places of its board. */
    int hidden() {
        return (int) keys.entrySet().stream()
                .filter(one -> one.getValue().isEmpty() && !isUnnamedTerrain(one.getKey()))
                .count();
    }

    /** Whether it is what something on a table is called, and not on the map. */
    boolean isUnnamedTerrain(Mark mark) {
        return mark instanceof Mark.Label
                && places.lieOnATable()
                && keys.getOrDefault(mark, "?").isEmpty();
    }

    private void placePieces() {
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Token token) {
                String owner = Glossary.ownerLetter(token.classes())
                        .map(String::valueOf)
                        .orElse("");
                String name = pieceName(token, terminal);
                String states = Glossary.states(token.classes());
                List<List<String>> forms = new ArrayList<>(List.of(
                        List.of("(" + owned(owner, name) + facing(token) + states + ")"),
                        List.of(owned(owner, name) + facing(token) + states),
                        List.of(owned(owner, name) + facing(token))));
                if (token.facing() >= 0
                        && token.text().equals(token.id())) { // who of two looks where is more than whose
                    forms.add(List.of(name + facing(token)));
                }
                place(token, map.spot(token.at()), forms);
            }
        }
    }

    /** "B9" is clear, "BF" is not, and neither is "B9" where places are called so. */
    private String owned(String owner, String name) {
        boolean clear = !name.isEmpty() && Character.isDigit(name.codePointAt(0)) && !likePlaces;
        return owner + (owner.isEmpty() || name.isEmpty() || clear ? "" : ":") + name;
    }

    /** Whether an owner's letter with a piece's number would be the name of a place. */
    private boolean isLikeAPlace(Mark.Token token) {
        return Glossary.ownerLetter(token.classes())
                .filter(owner -> places.isCalled(owner + pieceName(token, terminal)))
                .isPresent();
    }

    /** Its letters on the map. */
    static String pieceName(Mark.Token token, Terminal terminal) {
        String own = terminal.words(token.text());
        String symbol = terminal.words(Words.of(token.symbol()));
        return own.isEmpty() ? symbol.substring(0, Math.min(2, symbol.length())) : own;
    }

    private String facing(Mark.Token token) {
        if (token.facing() < 0) {
            return "";
        }
        int eighth = (int) Math.round(token.facing() / 45) % 8;
        return terminal.ascii() ? " " + COMPASS[eighth] : String.valueOf(ARROWS.charAt(eighth));
    }

    private void placeNumbers() {
        for (List<Mark.Label> line : Scale.of(scene)) {
            placing.count(
                    line.stream().map(number -> map.spot(number.at())).toList(),
                    line.stream().map(Mark.Label::text).toList());
            counted.addAll(line);
        }
    }

    private void placeLabels() {
        List<Mark.Label> labels = new ArrayList<>(scene.marks().stream()
                .filter(Mark.Label.class::isInstance)
                .map(Mark.Label.class::cast)
                .toList());
        labels.sort((one, other) -> Double.compare(other.size(), one.size()));
        for (Mark.Label label : labels) {
            String name = terminal.words(label.text());
            if (name.isEmpty()) {
                continue;
            }
            if (Places.isQuiet(label) || isTold(label, name)) {
                if (!counted.contains(label)) {
                    placing.offer(map.spot(label.at()), name);
                }
                continue;
            }
            String signs = places.named(label)
                    .filter(patch -> !Glossary.isOverlay(patch))
                    .map(patch -> Glossary.signs(patch.classes()))
                    .orElse("");
            if (signs.isEmpty() || !placing.write(spot(label), TextPlacing.forms(name + " " + signs))) {
                place(label, spot(label), TextPlacing.forms(name));
                if (!signs.isEmpty()) {
                    placing.offer(map.spot(label.at()), signs); // whose it is, though its name be in the list alone
                }
            }
        }
    }

    /** Where a name belongs: that of a piece by it, as it is drawn, and nearer to it than to any other. */
    private TextPlacing.Spot spot(Mark.Label label) {
        TextPlacing.Spot spot = map.spot(label.at());
        boolean isOfAPlace =
                places.named(label).filter(patch -> !Glossary.isOverlay(patch)).isPresent();
        Optional<TextPlacing.Spot> piece = places.pieces().stream()
                .filter(one -> one.at().equals(label.at()) && drawn.containsKey(one))
                .findFirst()
                .map(drawn::get);
        return isOfAPlace || piece.isEmpty() ? spot : spot.by(piece.get(), others(label));
    }

    private List<TextPlacing.Spot> others(Mark.Label label) {
        List<TextPlacing.Spot> others = new ArrayList<>();
        for (Mark.Token piece : places.pieces()) {
            TextPlacing.Spot there = drawn.get(piece);
            if (there != null && !piece.at().equals(label.at()) && !piece.note().startsWith(label.text())) {
                others.add(there);
            }
        }
        return others;
    }

    /** The list says it with the place, under its name. */
    private boolean isTold(Mark.Label label, String words) {
        return places.named(label).isEmpty()
                && places.around(label.at())
                        .filter(patch -> List.of(patch.note().split("\\W+")).containsAll(List.of(words.split("\\W+"))))
                        .isPresent();
    }

    /** Of patches that have no name to put them behind, once; what the ground is may go unsaid where there is no room. */
    private void placeStates() {
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Patch patch && places.label(patch).isEmpty()) {
                String states = Glossary.states(patch.classes());
                String signs = Glossary.isOverlay(patch) || patch.classes().contains("grid")
                        ? states
                        : Glossary.signs(patch.classes());
                if (!signs.isEmpty()) {
                    Outline outline = Outline.of(patch);
                    Point middle = new Point(outline.top()[0], (outline.top()[1] + outline.bottom()[1]) / 2);
                    if (states.isEmpty()) {
                        placing.offer(map.spot(middle), signs);
                    } else {
                        place(patch, map.spot(middle), List.of(List.of(signs), List.of(states)));
                    }
                }
            }
        }
    }

    private void place(Mark mark, TextPlacing.Spot spot, List<List<String>> forms) {
        Optional<String> key = placing.place(spot, forms, number(mark), mark instanceof Mark.Token);
        key.ifPresent(k -> keys.put(mark, k));
        if (mark instanceof Mark.Token && !key.equals(Optional.of(""))) {
            drawn.put(mark, placing.last());
        }
    }
}
