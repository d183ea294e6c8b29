package org.muster.drawing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.drawing.shape.PathData;
import org.muster.drawing.words.Columns;
import org.muster.drawing.words.PlainWords;
import org.muster.drawing.words.Said;
import org.muster.drawing.words.Words;

/**
 * A scene for a terminal: a coarse map, what its signs mean, and a list of places and pieces that says in words all
 * that the map can't.
 */
public final class SceneText {

    private static final List<Sentence> COMPASS = List.of(
            Sentence.of("north"),
            Sentence.of("northeast"),
            Sentence.of("east"),
            Sentence.of("southeast"),
            Sentence.of("south"),
            Sentence.of("southwest"),
            Sentence.of("west"),
            Sentence.of("northwest"));

    /** Rows of a map that is to fit into something: what is higher is rarely wanted, what is lower shows nothing. */
    private static final int MOST_FITTED = 60;

    private static final int LEAST_FITTED = 5;

    /** Between what stands side by side. */
    private static final int GAP = 3;

    /** Of lines that a legend's entry goes on in. */
    private static final String INDENT = "  ";

    private static final double[] STRETCHES = {1.25, 1.6, 2, 2.5, 3.5};

    private final Scene scene;
    private final Terminal terminal;
    private final boolean brief;
    private final boolean yUp;
    private final Glossary glossary;
    private final Places places;
    private final Map<String, Integer> numbers;
    private final LetteredMap map;
    private final StringBuilder text = new StringBuilder();

    /** In which keys are numbers as in the whole that it is a part of; null: it is the whole. */
    private SceneText(Scene scene, @Nullable Scene whole, Terminal terminal, int rows, boolean brief) {
        this.brief = brief;
        this.yUp = scene.yUp();
        this.scene = scene.yDown();
        this.terminal = terminal;
        this.glossary = new Glossary(scene);
        this.places = new Places(this.scene);
        this.numbers = (whole == null ? places : new Places(whole)).numbers();
        this.map = bestMap(rows);
    }

    /** The same scene with a map of so many rows. */
    private SceneText(SceneText other, int rows) {
        this.brief = other.brief;
        this.yUp = other.yUp;
        this.scene = other.scene;
        this.terminal = other.terminal;
        this.glossary = other.glossary;
        this.places = other.places;
        this.numbers = other.numbers;
        this.map = bestMap(rows);
    }

    /** Map, legend, and everything that can be listed. */
    public static String draw(Scene scene, Terminal terminal) {
        return new SceneText(scene, null, terminal, Integer.MAX_VALUE, false).draw();
    }

    /** The same of a part of a whole, in which keys are numbers as in the whole. */
    public static String draw(Scene part, Scene whole, Terminal terminal) {
        return new SceneText(part, whole, terminal, Integer.MAX_VALUE, false).draw();
    }

    /** Map, legend, and a list of what stands somewhere or found no room on the map. */
    public static String brief(Scene scene, Terminal terminal) {
        return new SceneText(scene, null, terminal, Integer.MAX_VALUE, true).draw();
    }

    /** Words on walls, and signs that stand for two things, each in a line; none in a good map. */
    static List<String> clashes(Scene scene, Terminal terminal) {
        SceneText drawn = new SceneText(scene, null, terminal, Integer.MAX_VALUE, false);
        List<String> found = new ArrayList<>(drawn.map.clashes());
        Map<String, String> first = new HashMap<>();
        for (String entry : drawn.legend()) {
            String sign = entry.substring(0, entry.indexOf(' '));
            String other = sign.startsWith("(") ? null : first.putIfAbsent(sign, entry);
            if (other != null) {
                found.add("one sign for two things: " + other + ", " + entry);
            }
        }
        return found;
    }

    /**
     * What fits of a part of a whole into so many lines, as large as it can be: the map with what is to be told of it, or
     * else with what its signs and keys stand for, or its keys and as many of its signs as there is room for; empty where no map so low shows all places and pieces that the usual one
     * shows, and in their place. What terrain on a table is called may be missing.
     */
    public static Optional<String> fitting(Scene part, Scene whole, Terminal terminal, int lines) {
        SceneText usual = new SceneText(part, whole, terminal, Integer.MAX_VALUE, true);
        int hidden = usual.map.hidden();
        @Nullable Keyed most = null;
        for (int rows = Math.min(lines, MOST_FITTED); rows >= LEAST_FITTED; rows -= 1 + rows / 20) {
            SceneText drawn = new SceneText(usual, rows);
            if (drawn.map.hidden() > hidden) {
                break;
            }
            String all = drawn.draw();
            if (all.lines().count() <= lines) {
                return Optional.of(all);
            }
            Keyed keyed = drawn.keyed(lines);
            if (keyed.isWhole()) {
                return Optional.of(keyed.picture);
            }
            if (most == null ? keyed.legend >= 0 : keyed.legend > most.legend) {
                most = keyed;
            }
        }
        return Optional.ofNullable(most).map(Keyed::picture);
    }

    /**
     * A map with what its keys stand for.
     *
     * @param legend lines that tell what its signs stand for; less than 0: the rest of it finds no room
     * @param left lines of the legend that find no room
     */
    private record Keyed(String picture, int legend, int left) {
        boolean isWhole() {
            return legend >= 0 && left <= 0;
        }
    }

    /** The lowest one on which all words have room, or else the one that leaves out the fewest. */
    private LetteredMap bestMap(int rows) {
        LetteredMap best = new LetteredMap(scene, places, numbers, terminal, rows, STRETCHES[0]);
        for (int i = 1; i < STRETCHES.length && !best.keys().isEmpty(); i++) {
            LetteredMap higher = new LetteredMap(scene, places, numbers, terminal, rows, STRETCHES[i]);
            if (higher.keys().size() < best.keys().size()) {
                best = higher;
            }
        }
        return best;
    }

    private String draw() {
        paragraph(bold(PlainWords.of(scene.title())), "");
        paragraph(PlainWords.of(scene.caption()), "");
        List<String> drawn = mapLines();
        if (!text.isEmpty() && !drawn.isEmpty()) {
            text.append('\n');
        }
        drawn.forEach(line -> text.append(line).append('\n'));
        inColumns(legend());
        list();
        return text.toString();
    }

    private Keyed keyed(int most) {
        List<String> lines = new ArrayList<>(mapLines());
        List<String> legend = inRows(legend());
        List<String> keys = inRows(scene.marks().stream()
                .filter(map.keys()::containsKey)
                .filter(mark -> !map.isUnnamedTerrain(mark))
                .map(mark -> (map.keys().get(mark) + " " + mark.accept(new Key())).strip())
                .toList());
        int room = most - lines.size() - keys.size();
        int shown = Math.min(room, legend.size());
        lines.addAll(legend.subList(0, Math.max(0, shown)));
        lines.addAll(keys);
        return new Keyed(String.join("\n", lines) + '\n', shown, legend.size() - shown);
    }

    /** What a key stands for, in the fewest words. */
    private final class Key implements Mark.Visitor<String> {

        @Override
        public String patch(Mark.Patch patch) {
            return (name(patch) + " " + Glossary.signs(patch.classes())).strip();
        }

        @Override
        public String line(Mark.Line line) {
            return "";
        }

        @Override
        public String token(Mark.Token token) {
            return (Glossary.ownerLetter(token.classes())
                                    .map(owner -> owner + " ")
                                    .orElse("") + describe(token) + " " + Glossary.states(token.classes()))
                    .strip();
        }

        @Override
        public String label(Mark.Label label) {
            return places.named(label).map(this::patch).orElse(terminal.words(label.text()));
        }

        @Override
        public String backdrop(Mark.Backdrop backdrop) {
            return "";
        }
    }

    private List<String> mapLines() {
        return withoutBlankEdges(map.text().lines().toList());
    }

    private static List<String> withoutBlankEdges(List<String> lines) {
        int from = 0;
        int to = lines.size();
        while (from < to && lines.get(from).isBlank()) {
            from++;
        }
        while (to > from && lines.get(to - 1).isBlank()) {
            to--;
        }
        return lines.subList(from, to);
    }

    /** What the signs on the map stand for. */
    private List<String> legend() {
        List<String> entries = new ArrayList<>();
        for (Scene.Entry entry : Legend.of(scene)) {
            String sign = Glossary.sign(entry.classes());
            if (Glossary.isDrawn(entry.classes()) && !map.shows(sign)) {
                continue;
            }
            String told = (sign.isEmpty() ? pieces(entry) + words(entry) : sign) + " " + terminal.words(entry.label());
            if (!told.startsWith(" ") && !entries.contains(told)) {
                entries.add(told);
            }
            zone(entry).filter(one -> !entries.contains(one)).ifPresent(entries::add);
        }
        return entries;
    }

    /** One behind the other, where each line counts. */
    private List<String> inRows(List<String> entries) {
        text.setLength(0);
        StringBuilder row = new StringBuilder();
        for (String entry : entries) {
            int width = Columns.width(row.toString()) + GAP + Columns.width(entry);
            if (!row.isEmpty() && width > terminal.columns() - INDENT.length()) {
                paragraph(row.toString(), INDENT);
                row.setLength(0);
            }
            row.append(row.isEmpty() ? "" : " ".repeat(GAP)).append(entry);
        }
        paragraph(row.toString(), INDENT);
        return text.toString().lines().toList();
    }

    private void inColumns(List<String> entries) {
        if (entries.isEmpty()) {
            return;
        }
        text.append('\n');
        int width = entries.stream().mapToInt(Columns::width).max().orElse(1) + GAP;
        int perLine = Math.max(1, terminal.columns() / width);
        for (int i = 0; i < entries.size(); i += perLine) {
            StringBuilder line = new StringBuilder();
            for (String entry : entries.subList(i, Math.min(entries.size(), i + perLine))) {
                line.append(entry).append(" ".repeat(width - Columns.width(entry)));
            }
            paragraph(line.toString().stripTrailing(), INDENT);
        }
    }

    /** What the small letters of an owner stand for, if there are any: no piece stands there. */
    private Optional<String> zone(Scene.Entry entry) {
        return places.patches().stream()
                .filter(Glossary::isZone)
                .filter(patch -> Glossary.owner(patch.classes())
                        .filter(owner -> entry.classes().equals(List.of(owner)))
                        .isPresent())
                .findFirst()
                .flatMap(patch -> Glossary.zoneLetter(patch.classes()))
                .map(letter -> letter + " " + Sentence.of("zone of {owner}", terminal.words(entry.label())));
    }

    /** The letters of the pieces that an entry explains, of several the first. */
    private String pieces(Scene.Entry entry) {
        List<String> names = places.pieces().stream()
                .filter(piece -> entry.classes().contains(piece.symbol()))
                .map(piece -> LetteredMap.pieceName(piece, terminal))
                .distinct()
                .toList();
        return names.isEmpty() ? "" : "(" + names.get(0) + (names.size() > 1 ? " …)" : ")");
    }

    /** The small words that an entry explains, of several the first. */
    private String words(Scene.Entry entry) {
        return Legend.words(scene, entry)
                .map(label -> terminal.words(label.text()))
                .filter(map::shows)
                .map(first -> first + " \u2026")
                .orElse("");
    }

    private void list() {
        List<Mark.Token> elsewhere = new ArrayList<>(places.pieces());
        List<Mark.Patch> listed =
                places.patches().stream().filter(this::isListed).toList();
        if (!listed.isEmpty()) {
            text.append('\n').append(bold(Sentence.of("Places").toString())).append('\n');
        }
        for (Mark.Patch patch : listed) {
            List<Mark.Token> here = places.piecesIn(patch);
            elsewhere.removeAll(here);
            StringBuilder entry = new StringBuilder(prefix(patch));
            entry.append(bold(name(patch)));
            Said said = new Said().name(name(patch));
            here.forEach(piece -> said.detail(describe(piece)).detail(terminal.words(piece.note())));
            List<Mark.Patch> over = places.over(patch);
            details(
                    entry,
                    said,
                    Stream.concat(Stream.of(patch), over.stream())
                            .flatMap(one -> glossary.words(one.classes()).stream())
                            .toList(),
                    Stream.concat(Stream.of(patch), over.stream())
                            .map(Mark::note)
                            .filter(note -> !note.isEmpty())
                            .collect(Collectors.joining("; ")));
            paragraph(entry.toString(), "    ");
            for (Mark.Token piece : here) {
                paragraph("    " + piece(piece), "      ");
            }
        }
        if (!elsewhere.isEmpty()) {
            text.append('\n').append(bold(Sentence.of("Pieces").toString())).append('\n');
        }
        for (Mark.Token piece : elsewhere) {
            String told = piece(piece);
            paragraph(
                    places.around(piece)
                            .filter(patch -> !Said.places(piece.note(), patch.id()))
                            .map(patch -> Sentence.of("{piece} at {place}", told, name(patch))
                                    .toString())
                            .orElse(told),
                    "    ");
        }
        if (!brief && !places.lines().isEmpty()) {
            text.append('\n').append(bold(Sentence.of("Lines").toString())).append('\n');
        }
        if (!brief) {
            places.lines().stream().map(this::line).distinct().forEach(line -> paragraph(line, "    "));
        }
        places.unplaced()
                .filter(map.keys()::containsKey)
                .forEach(label ->
                        paragraph((map.keys().get(label) + " " + terminal.words(label.text())).strip(), "    "));
    }

    private boolean isListed(Mark.Patch patch) {
        if (places.under(patch).isPresent()) {
            return false;
        }
        if (brief) {
            return map.keys().containsKey(patch)
                    || places.label(patch).filter(map.keys()::containsKey).isPresent()
                    || !places.piecesIn(patch).isEmpty()
                    || !places.over(patch).isEmpty();
        }
        return places.label(patch).isPresent()
                || !patch.note().isEmpty()
                || map.keys().containsKey(patch)
                || !patch.id().isEmpty()
                        && (!Glossary.states(patch.classes()).isEmpty()
                                || Glossary.owner(patch.classes()).isPresent());
    }

    private String prefix(Mark.Patch patch) {
        String own = map.keys().getOrDefault(patch, "");
        String label =
                places.label(patch).map(l -> map.keys().getOrDefault(l, "")).orElse("");
        return own.isEmpty() && label.isEmpty() ? "" : own + label + " ";
    }

    private String name(Mark.Patch patch) {
        return places.label(patch).map(label -> terminal.words(label.text())).orElse(terminal.words(patch.id()));
    }

    private String piece(Mark.Token piece) {
        StringBuilder entry = new StringBuilder();
        String key = map.keys().getOrDefault(piece, "");
        if (!key.isEmpty()) {
            entry.append(key).append(' ');
        }
        entry.append(describe(piece));
        List<String> details = new ArrayList<>(glossary.words(piece.classes().stream()
                .filter(c -> !piece.symbol().startsWith(c)) // what it is has been said
                .toList()));
        if (piece.facing() >= 0) {
            details.add(
                    Sentence.of("facing {direction}", direction(piece.facing())).toString());
        }
        details(entry, new Said().name(describe(piece)).kind(kind(piece)), details, piece.note());
        return entry.toString();
    }

    /** Up is north. */
    private Object direction(double degrees) {
        int eighth = (int) Math.round(degrees / 45);
        return Math.abs(degrees - 45 * eighth) < 1e-9
                ? COMPASS.get(Math.floorMod(eighth, 8))
                : terminal.ascii()
                        ? Sentence.of("{n} deg", PathData.number(degrees, 1))
                        : PathData.number(degrees, 1) + "°";
    }

    private String line(Mark.Line line) {
        Point from = line.points().get(0);
        Point to = line.points().get(line.points().size() - 1);
        StringBuilder entry = new StringBuilder(
                from.equals(to)
                        ? Sentence.of("round about").toString()
                        : between(from, to).toString());
        Said said = new Said();
        Stream.of(from, to)
                .flatMap(end -> places.around(end).stream())
                .map(this::name)
                .filter(name -> entry.indexOf(name) >= 0) // a piece may stand for the place it is at
                .forEach(said::name);
        details(entry, said, glossary.words(line.classes()), line.note());
        return entry.toString();
    }

    /** A line that ends in no place leads off the map from the one it is at. */
    private Sentence between(Point from, Point to) {
        Optional<Mark.Patch> start = places.around(from);
        Optional<Mark.Patch> end = places.around(to);
        if (places.at(from).isPresent() && places.at(to).isPresent()) {
            return Sentence.of("from {start} to {end}", where(from), where(to));
        }
        boolean atOne = start.isPresent() != end.isPresent() || start.isPresent() && start.equals(end);
        return atOne
                ? Sentence.of("at {place}", start.or(() -> end).map(this::name).orElse(""))
                : Sentence.of("from {start} to {end}", where(from), where(to));
    }

    private String where(Point point) {
        return places.at(point)
                .map(this::describe)
                .or(() -> places.around(point).map(this::name))
                .orElse(PathData.number(point.x(), 2) + ","
                        + PathData.number(yUp ? scene.height() - point.y() : point.y(), 2));
    }

    private String describe(Mark.Token piece) {
        String words = kind(piece) + " " + terminal.words(piece.text());
        return words.isBlank() ? Sentence.of("piece").toString() : words.strip();
    }

    private String kind(Mark.Token piece) {
        return terminal.words(glossary.called(piece.symbol()).orElseGet(() -> Words.of(piece.symbol())));
    }

    private void details(StringBuilder entry, Said said, List<String> details, String note) {
        List<String> shown =
                details.stream().map(terminal::words).filter(said::isNews).toList();
        String more = said.unsaid(terminal.words(note));
        List<String> told = shown.stream()
                .map(detail -> isWhose(detail, more) ? detail.substring(0, 1) : detail)
                .toList();
        String both = String.join(", ", told) + (told.isEmpty() || more.isEmpty() ? "" : "; ") + more;
        if (!both.isEmpty()) {
            entry.append(": ").append(both);
        }
    }

    /** Whether a detail names an owner, of whom the note speaks by name: then the letter is enough. */
    private static boolean isWhose(String detail, String note) {
        return detail.matches("[A-Z] .+")
                && Said.names(note, detail.substring(2).replaceFirst("(, | \\().*", ""));
    }

    private String bold(String words) {
        return terminal.colours() && !words.isEmpty() ? "\u001B[1m" + words + "\u001B[0m" : words;
    }

    private void paragraph(String words, String indent) {
        if (words.isBlank()) {
            return;
        }
        String lead = words.substring(0, words.length() - words.stripLeading().length());
        String shown = terminal.ascii() ? Columns.ascii(words.strip()) : words.strip();
        List<String> lines = Columns.wrap(shown, terminal.columns() - Math.max(lead.length(), indent.length()));
        for (int i = 0; i < lines.size(); i++) {
            text.append(i == 0 ? lead : indent).append(lines.get(i)).append('\n');
        }
    }
}
