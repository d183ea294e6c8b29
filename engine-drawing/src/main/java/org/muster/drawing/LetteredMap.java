package org.muster.drawing;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
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
    private final IdentityHashMap<Mark, String> keys = new IdentityHashMap<>();

    LetteredMap(Scene scene, Places places, Terminal terminal, double stretch) {
        this.scene = scene;
        this.places = places;
        this.terminal = terminal;
        this.map = new TextMap(scene, terminal.columns(), stretch);
        this.placing = new TextPlacing(map.canvas, map.leeway);
        this.likePlaces = places.pieces().stream().anyMatch(this::isLikeAPlace);
        placePieces();
        placeLabels();
        placeStates();
    }

    String text() {
        return map.canvas.text(terminal);
    }

    /** By what has no room on the map: what stands there instead. */
    IdentityHashMap<Mark, String> keys() {
        return keys;
    }

    private void placePieces() {
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Token token) {
                String owner = Glossary.ownerLetter(token.classes())
                        .map(String::valueOf)
                        .orElse("");
                String name = pieceName(token, terminal);
                String states = Glossary.states(token.classes());
                List<List<String>> forms = List.of(
                        List.of("(" + owned(owner, name) + facing(token) + states + ")"),
                        List.of(name + facing(token) + states),
                        List.of(name + facing(token)));
                place(token, token.at().x(), token.at().y(), forms);
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
                placing.offer(map.column(label.at().x()), map.row(label.at().y()), name);
                continue;
            }
            String signs = places.named(label)
                    .filter(patch -> !Glossary.isOverlay(patch))
                    .map(patch -> Glossary.signs(patch.classes()))
                    .orElse("");
            List<List<String>> forms = new ArrayList<>(TextPlacing.forms((name + " " + signs).strip()));
            forms.addAll(TextPlacing.forms(name));
            place(label, label.at().x(), label.at().y(), forms);
        }
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
                    double[] middle = {outline.top()[0], (outline.top()[1] + outline.bottom()[1]) / 2};
                    if (states.isEmpty()) {
                        placing.offer(map.column(middle[0]), map.row(middle[1]), signs);
                    } else {
                        place(patch, middle[0], middle[1], List.of(List.of(signs), List.of(states)));
                    }
                }
            }
        }
    }

    private void place(Mark mark, double x, double y, List<List<String>> forms) {
        Optional<String> key = placing.place(map.column(x), map.row(y), forms);
        key.ifPresent(k -> keys.put(mark, k));
    }
}
