package org.muster.drawing;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.drawing.shape.Box;
import org.muster.drawing.shape.Courses;
import org.muster.drawing.shape.Disc;
import org.muster.drawing.shape.Holdings;
import org.muster.drawing.shape.Outline;
import org.muster.drawing.shape.PathData;
import org.muster.drawing.shape.Room;
import org.muster.drawing.shape.Stroke;
import org.muster.drawing.words.Lettering;
import org.muster.drawing.words.PlainWords;

/**
 * All that lies on a board, from below: the ground, whose it is, lines, pieces, the heads of arrows, and words where there
 * is room for them.
 */
final class Board {

    /** The least height of a capital that is read without a glass, in points. */
    private static final double SMALLEST = 6;
    /** So far a name may stand beside its place rather than over the border of a zone, in heights of a letter. */
    private static final double BESIDE = 10;

    private final double point;
    private final double longer;
    private final Places places;
    private final Room room;
    private final Placing placing;
    private final Courses courses;
    private final Map<Mark, Disc> bodies = new HashMap<>();
    private final Map<Mark.Patch, Placing.Ground> grounds = new LinkedHashMap<>();
    private final List<Drawn> drawn = new ArrayList<>();
    private final List<Drawn> heads = new ArrayList<>();
    private final List<Drawn> words = new ArrayList<>();
    /** Lines from names to pieces amid others, under which they go. */
    private final List<Drawn> under = new ArrayList<>();

    private final Keys keys = new Keys();

    /** Letters of pieces that found no room, by the places they stand in. */
    private final Map<Mark.Patch, List<String>> unlettered = new LinkedHashMap<>();

    private final List<Stroke> pale = new ArrayList<>();
    private final List<String> missing = new ArrayList<>();

    /** @param point a point's length in the scene, whose y runs down */
    Board(Scene scene, double point) {
        this.point = point;
        this.longer = Math.max(scene.width(), scene.height());
        this.places = new Places(scene);
        this.room = new Room(new Box(0, 0, scene.width(), scene.height()));
        this.placing = new Placing(room, point);
        this.courses = new Courses(places.pieces(), point, LineDrawing.HEAD * point, longer);
        backdrops(scene);
        places.patches().forEach(this::patch);
        holdings();
        lines(scene);
        int ground = drawn.size();
        places.pieces().forEach(this::piece);
        heads.forEach(drawn::add);
        places.pieces().forEach(this::badge);
        List<Mark.Label> labels = places.labels();
        labels.stream().filter(label -> !Places.isQuiet(label)).forEach(this::label);
        places.patches().forEach(this::icons);
        labels.stream().filter(Places::isQuiet).forEach(this::label);
        unlettered.forEach((place, letters) -> keys.tell(places.label(place).orElseThrow(), letters));
        drawn.addAll(ground, under);
        drawn.addAll(words);
    }

    List<Drawn> drawn() {
        return drawn;
    }

    List<Keys.Key> keys() {
        return keys.all();
    }

    /** Names that stand in the list without a sign on the board; in a picture as wide as a screen there are none. */
    List<String> unsigned() {
        return keys.unsigned();
    }

    /** Letters of pieces that found no room at all. */
    List<String> missing() {
        return missing;
    }

    private static Drawn group(Mark mark, List<Drawn> parts) {
        return new Drawn.Group(mark, "", parts);
    }

    // ---- ground

    /** Pictures, veiled so that borders and words are read over any of them. */
    private void backdrops(Scene scene) {
        if (places.backdrops().isEmpty()) {
            return;
        }
        Box board = new Box(0, 0, scene.width(), scene.height());
        for (Mark.Backdrop one : places.backdrops()) {
            Box box = new Box(
                    Math.min(one.from().x(), one.to().x()),
                    Math.min(one.from().y(), one.to().y()),
                    Math.max(one.from().x(), one.to().x()),
                    Math.max(one.from().y(), one.to().y()));
            drawn.add(new Drawn.Image(one.picture(), box, board, List.of("picture")));
        }
        drawn.add(new Drawn.Shape(PathData.rectangle(0, 0, board.width(), board.height(), 0), List.of("veil")));
        places.patches().stream()
                .filter(Board::isGround)
                .forEach(patch -> drawn.add(new Drawn.Shape(Outline.of(patch).path(), List.of("edge-halo"))));
    }

    private void patch(Mark.Patch patch) {
        drawn.add(group(patch, PatchDrawing.of(patch, point, !places.backdrops().isEmpty())));
        if (isGround(patch)) {
            Outline outline = Outline.of(patch);
            grounds.put(patch, Placing.Ground.of(outline.path()));
            outline.sides().forEach(side -> take(side, 1.2 * point));
        }
        if (patch.corners().size() > 2 && (Glossary.isOverlay(patch) || Glossary.isZone(patch))) {
            Outline.of(patch)
                    .sides()
                    .forEach(side -> pale.add(new Stroke(
                            side.get(0).x(),
                            side.get(0).y(),
                            side.get(1).x(),
                            side.get(1).y(),
                            1.2 * point)));
        }
        if (patch.classes().contains("chosen") || patch.classes().contains("target")) {
            Outline.of(patch).inset(PatchDrawing.RING * point).sides().forEach(side -> take(side, 2.4 * point));
        }
    }

    /** A place of its own, with a border that words must not hide. */
    static boolean isGround(Mark.Patch patch) {
        return !patch.id().isEmpty()
                && patch.corners().size() > 2
                && !Glossary.isOverlay(patch)
                && !patch.classes().contains("grid")
                && !Glossary.isZone(patch);
    }

    private void take(List<Point> side, double half) {
        room.take(new Stroke(
                side.get(0).x(), side.get(0).y(), side.get(1).x(), side.get(1).y(), half));
    }

    /** One outline around all land of an owner that hangs together. */
    private void holdings() {
        Map<String, List<Mark.Patch>> owned = new LinkedHashMap<>();
        grounds.keySet()
                .forEach(patch -> Glossary.owner(patch.classes())
                        .ifPresent(who -> owned.computeIfAbsent(who, any -> new ArrayList<>())
                                .add(patch)));
        owned.forEach((who, patches) -> {
            boolean strong =
                    patches.stream().anyMatch(p -> p.classes().stream().anyMatch(c -> c.startsWith("terrain-")));
            List<String> classes = strong ? List.of("inset", who) : List.of("inset", "filled", who);
            double inside = strong ? 2.5 : 1.6;
            for (Outline outline : Holdings.of(patches, longer / 2000)) {
                Outline inset = outline.inset(inside * point);
                drawn.add(new Drawn.Shape(inset.path(), classes));
                inset.sides().forEach(side -> take(side, (strong ? 3 : 2) * point));
            }
        });
    }

    // ---- lines

    private void lines(Scene scene) {
        List<Mark.Line> plain = new ArrayList<>();
        List<Mark.Line> arrows = new ArrayList<>();
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Line line && line.points().size() > 1) {
                (line.arrow() ? arrows : plain).add(line);
            }
        }
        plain.forEach(line -> draw(line, line.points()));
        List<List<Point>> ways = courses.of(arrows);
        for (int i = 0; i < arrows.size(); i++) {
            draw(arrows.get(i), ways.get(i));
        }
    }

    private void draw(Mark.Line line, List<Point> points) {
        // A way of the map is no arrow of anybody's: pieces stand on it.
        boolean ofTheMap = line.classes().contains("link")
                && Glossary.owner(line.classes()).isEmpty();
        double longest = ofTheMap
                ? LineDrawing.HEAD * point
                : courses.longestHead(line.points().get(line.points().size() - 1));
        LineDrawing drawing = new LineDrawing(line, points, point, longest);
        drawn.add(group(line, drawing.wire()));
        if (line.arrow()) {
            (ofTheMap ? drawn : heads).add(new Drawn.Group(line, "head", drawing.head()));
        }
        double half = (line.arrow() ? 3.2 : 1.8) * point;
        for (int i = 1; i < points.size(); i++) {
            take(points.subList(i - 1, i + 1), half);
        }
        if (line.arrow()) {
            room.take(drawing.headRoom());
        }
    }

    // ---- pieces

    private void piece(Mark.Token token) {
        TokenDrawing drawing = new TokenDrawing(token, point);
        drawn.add(group(token, drawing.draw()));
        Disc body = new Disc(token.at().x(), token.at().y(), drawing.reach());
        bodies.put(token, body);
        room.take(body);
        drawing.attached().forEach(room::take);
    }

    private void badge(Mark.Token token) {
        TokenDrawing drawing = new TokenDrawing(token, point);
        if (!drawing.hasBadge()) {
            return;
        }
        Point at = token.at();
        Point want = drawing.badgeAt();
        Mark.@Nullable Patch home = places.lieOnATable()
                ? null
                : places.around(token).filter(grounds::containsKey).orElse(null);
        Placing.@Nullable Ground ground = home == null ? null : grounds.get(home);
        Placing.Wish wish =
                new Placing.Wish(want.x(), want.y(), at.x(), at.y(), token.radius(), ground, abroad(home), 9);
        List<Placing.Form> forms = new ArrayList<>();
        double size = drawing.badgeSize();
        for (double scale : new double[] {1, 0.85, 0.7, 0.6}) {
            double capital = size * scale;
            if (capital < TokenDrawing.READ * point) {
                break;
            }
            forms.add(new Placing.Form(
                    List.of(drawing.text()),
                    capital,
                    TokenDrawing.badgeWidth(drawing.text(), capital),
                    TokenDrawing.BADGE * capital,
                    (1 - scale) * 5));
        }
        if (forms.isEmpty()) {
            unlettered(token, drawing.text());
            return;
        }
        Room near = placing.near(wish, forms.get(0)).without(body(token)).with(drawing.core());
        placing.place(wish, forms, near)
                .or(() -> home == null ? Optional.empty() : placing.place(wish.pointing(), forms, near))
                .ifPresentOrElse(
                        found -> {
                            List<Drawn> parts = new ArrayList<>();
                            found.leader().ifPresent(leader -> parts.add(leader(leader)));
                            parts.addAll(drawing.badge(found.box(), found.form().size()));
                            words.add(new Drawn.Group(token, "badge", parts));
                        },
                        () -> unlettered(token, drawing.text()));
    }

    /** Letters without room are told with the name of the place. */
    private void unlettered(Mark.Token token, String text) {
        Optional<Mark.Patch> place =
                places.around(token).filter(here -> places.label(here).isPresent());
        place.ifPresentOrElse(
                here -> unlettered
                        .computeIfAbsent(here, none -> new ArrayList<>())
                        .add(text),
                () -> missing.add(text));
    }

    private Disc body(Mark.Token token) {
        return Objects.requireNonNull(bodies.get(token));
    }

    private static Drawn leader(Stroke leader) {
        Path2D.Double path = new Path2D.Double();
        path.moveTo(leader.x1(), leader.y1());
        path.lineTo(leader.x2(), leader.y2());
        return new Drawn.Shape(path, List.of("leader"));
    }

    // ---- words

    private void label(Mark.Label label) {
        String text = PlainWords.of(label.text());
        if (text.isEmpty()) {
            return;
        }
        List<String> classes = Roles.of("words", label.classes());
        Lettering letters = label.classes().contains("heading") ? Lettering.BOLD : Lettering.REGULAR;
        double size = Math.max(label.size(), SMALLEST * point);
        Mark.@Nullable Patch home = home(label);
        double reach = Places.isQuiet(label) ? 5 : 16;
        Placing.Wish wish = wish(label, home, reach);
        List<Placing.Form> forms = Placing.forms(text, size, SMALLEST * point, letters, 1.5 * point);
        Optional<Placing.Found> found = placing.place(
                wish(label, home, Math.min(BESIDE, reach)),
                forms,
                placing.near(wish, forms.get(0)).with(pale(label, size)));
        if (found.isEmpty()) {
            found = placing.place(wish, forms, placing.near(wish, forms.get(0)));
        }
        if (found.isEmpty() && home == null && !Places.isQuiet(label)) {
            wish = wish(label, null, 36);
            Room near = placing.near(wish, forms.get(0));
            found = placing.place(wish, forms, near);
            if (found.isEmpty()) {
                wish = wish.under();
                found = placing.place(wish, forms, near);
            }
        }
        if (found.isPresent()) {
            List<Drawn> parts = written(found.get(), classes);
            if (wish.line() == Placing.Line.UNDER && parts.get(0).classes().contains("leader")) {
                under.add(new Drawn.Group(label, "leader", List.of(parts.remove(0))));
            }
            words.add(group(label, parts));
            if (home != null && text.equals(home.id())) {
                keys.stands(text);
            }
        } else if (!Places.isQuiet(label)) {
            key(label, wish, text, home);
        }
    }

    /** Borders of zones and of what is in reach near a name, which it crosses only where there is no other room. */
    private List<Stroke> pale(Mark.Label label, double size) {
        return pale.stream()
                .filter(side -> side.distance(label.at().x(), label.at().y()) < 2 * BESIDE * size)
                .toList();
    }

    private Mark.@Nullable Patch home(Mark.Label label) {
        return places.named(label)
                .or(() -> label.id().isEmpty() || Places.isQuiet(label) ? places.around(label.at()) : Optional.empty())
                .filter(grounds::containsKey)
                .orElse(null);
    }

    private Placing.Wish wish(Mark.Label label, Mark.@Nullable Patch home, double reach) {
        Point at = label.at();
        Optional<Mark.Token> about = places.pieces().stream()
                .filter(piece -> piece.at().to(at) <= piece.radius())
                .findFirst();
        Placing.Ground ground = home == null ? null : grounds.get(home);
        return new Placing.Wish(
                at.x(), at.y(), at.x(), at.y(), about.map(Mark.Token::radius).orElse(0.0), ground, abroad(home), reach);
    }

    /** The ground of others than a place. */
    private List<Placing.Ground> abroad(Mark.@Nullable Patch home) {
        return home == null
                ? List.of()
                : grounds.entrySet().stream()
                        .filter(entry -> !entry.getKey().id().equals(home.id()))
                        .map(Map.Entry::getValue)
                        .toList();
    }

    private List<Drawn> written(Placing.Found found, List<String> classes) {
        List<Drawn> parts = new ArrayList<>();
        found.leader().ifPresent(leader -> parts.add(leader(leader)));
        Placing.Form form = found.form();
        double block = form.size() * (1 + Placing.LINE * (form.lines().size() - 1));
        double y = found.box().y() - block / 2 + form.size() - 0.05 * form.size();
        for (String line : form.lines()) {
            parts.add(new Drawn.Words(found.box().x(), y, form.size(), true, line, classes));
            y += Placing.LINE * form.size();
        }
        return parts;
    }

    /** A name without room has a sign, which the list below the board explains. */
    private void key(Mark.Label label, Placing.Wish wish, String text, Mark.@Nullable Patch home) {
        String sign = keys.sign(home);
        if (keys.isThere(sign)) {
            keys.explain(sign, label, text);
            return;
        }
        double size = SMALLEST * point;
        List<Placing.Form> forms = new ArrayList<>();
        for (double scale : new double[] {1, 0.8, 0.65, 0.5}) {
            double capital = size * scale;
            forms.add(new Placing.Form(
                    List.of(sign),
                    capital,
                    TokenDrawing.badgeWidth(sign, capital),
                    TokenDrawing.BADGE * capital,
                    1 - scale));
        }
        Room near = placing.near(wish, forms.get(0));
        Placing.Wish abroad = wish(label, null, 36).pointing();
        Optional<Placing.Found> room = placing.place(wish, forms, near)
                .or(() -> placing.place(abroad, forms, placing.near(abroad, forms.get(0))));
        room.ifPresent(found -> {
            List<Drawn> parts = new ArrayList<>();
            found.leader().ifPresent(leader -> parts.add(leader(leader)));
            parts.addAll(TokenDrawing.pill(sign, found.box(), found.form().size(), List.of("key")));
            words.add(group(label, parts));
            keys.stands(sign);
            keys.explain(sign, label, text);
        });
        if (room.isEmpty()) {
            keys.without(text);
        }
    }

    // ---- what has befallen a place

    /** A row of icons, each for one thing that has befallen the patch. */
    private void icons(Mark.Patch patch) {
        List<String> icons = Glossary.icons(patch.classes());
        if (icons.isEmpty() || !grounds.containsKey(patch)) {
            return;
        }
        Rectangle2D bounds = Outline.of(patch).path().getBounds2D();
        double small = Math.min(bounds.getWidth(), bounds.getHeight());
        double size = Math.min(Math.max(8.5 * point, small / 16), small / 5);
        Point at = places.label(patch).map(Mark.Label::at).orElse(new Point(bounds.getCenterX(), bounds.getCenterY()));
        Placing.Ground ground = Objects.requireNonNull(grounds.get(patch));
        Placing.Wish wish = new Placing.Wish(
                at.x(), at.y() - 2.2 * size, at.x(), at.y(), 0, ground, List.copyOf(grounds.values()), 14);
        List<Placing.Form> forms = new ArrayList<>();
        for (double scale : new double[] {1, 0.8, 0.6, 0.45}) {
            double side = 2 * size * scale;
            forms.add(new Placing.Form(
                    List.of(), size * scale, side * (1.15 * icons.size()), side * 1.1, (1 - scale) * 4));
        }
        placing.place(wish, forms, placing.near(wish, forms.get(0))).ifPresent(found -> {
            double r = found.form().size();
            List<Drawn> parts = new ArrayList<>();
            for (int i = 0; i < icons.size(); i++) {
                double x = found.box().x() + (i - (icons.size() - 1) / 2.0) * 2.3 * r;
                parts.addAll(StateMark.of(icons.get(i), x, found.box().y(), r, patch.classes()));
            }
            words.add(new Drawn.Group(patch, "icons", parts));
        });
    }

    static Path2D rounded(Box box) {
        return PathData.rectangle(box.left(), box.top(), box.width(), box.height(), box.height() / 2);
    }
}
