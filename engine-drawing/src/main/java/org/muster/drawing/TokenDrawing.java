package org.muster.drawing;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.muster.api.scene.Mark;
import org.muster.api.space.Point;
import org.muster.drawing.shape.Box;
import org.muster.drawing.shape.Disc;
import org.muster.drawing.shape.Outline;
import org.muster.drawing.shape.PathData;
import org.muster.drawing.shape.Stroke;
import org.muster.drawing.words.Lettering;
import org.muster.drawing.words.PlainWords;
import org.muster.drawing.words.Words;

/**
 * A piece. Craft turn their silhouette; everything else stays upright on a counter, with a nose at its rim if it looks
 * anywhere; a site stands on the map without a counter. A number goes on a badge, so that it never hides the symbol.
 */
final class TokenDrawing {

    private static final Path2D NOSE = PathData.read("M0 -67 L33 -37.6 H-33 Z");

    private final Mark.Token token;
    private final double x;
    private final double y;
    private final double r;
    private final double point;
    private final String text;
    private final List<Drawn> parts = new ArrayList<>();

    /** The radius, in points, below which icons can't be told from each other. */
    private static final double LEAST = 4.4;

    /** Of an icon on a screen: nine pixels across and more. */
    private static final double STATE = 5.6;

    /** Height of the smallest letters on a badge that can still be read, in points. */
    static final double READ = 3.5;

    /** Height of a badge, in heights of its letters. */
    static final double BADGE = 1.75;

    /** @param point a point's length in the scene */
    TokenDrawing(Mark.Token token, double point) {
        this.token = token;
        this.x = token.at().x();
        this.y = token.at().y();
        this.r = token.radius();
        this.point = point;
        this.text = PlainWords.of(token.text());
    }

    /** With its badge where it is best seen, as a legend shows it. */
    static List<Drawn> of(Mark.Token token, double point) {
        TokenDrawing drawing = new TokenDrawing(token, point);
        List<Drawn> parts = new ArrayList<>(drawing.draw());
        if (drawing.hasBadge()) {
            Point at = drawing.badgeAt();
            double size = drawing.badgeSize();
            parts.addAll(drawing.badge(Box.around(at.x(), at.y(), badgeWidth(drawing.text, size), BADGE * size), size));
        }
        return parts;
    }

    /** All but the badge. */
    List<Drawn> draw() {
        Optional<Artwork.Piece> symbol = Artwork.symbol(token.symbol());
        String kind = symbol.map(Artwork.Piece::kind).orElse("");
        if (kind.equals("craft") && token.facing() >= 0) {
            craft(symbol.orElseThrow());
        } else if (kind.equals("site")) {
            site(symbol.orElseThrow());
        } else {
            counter(symbol);
        }
        List<String> states = states();
        for (int i = 0; i < states.size(); i++) {
            Disc spot = spot(i);
            if (!states.get(i).equals("fortified")) {
                parts.addAll(StateMark.of(states.get(i), spot.x(), spot.y(), spot.radius(), token.classes()));
            }
        }
        return parts;
    }

    /** Where the icon of the i-th state is: at the rim, from the upper right on against the clock. */
    private Disc spot(int i) {
        double small = small(r, point);
        double angle = StrictMath.toRadians(45 + 60 * i);
        return new Disc(x + StrictMath.cos(angle) * r * 0.98, y - StrictMath.sin(angle) * r * 0.98, small);
    }

    private static double small(double r, double point) {
        return Math.max(r * 0.36, Math.min(STATE * point, r * 0.6));
    }

    /** Whether the icons of states are large enough there to be told apart; if not, they are left to the records. */
    static boolean tells(Mark.Token token, double point) {
        return small(token.radius(), point) >= LEAST * point;
    }

    /** Those of its states that have an icon on it. What it is, and not what befell it, is seen at any size. */
    private List<String> states() {
        return Glossary.icons(token.classes()).stream()
                .filter(state -> tells(token, point) || Glossary.isLasting(state))
                .toList();
    }

    /** Icons at its rim. */
    List<Disc> attached() {
        List<Disc> discs = new ArrayList<>();
        for (int i = 0; i < states().size(); i++) {
            discs.add(spot(i));
        }
        return discs;
    }

    /** How far from its middle something of it is drawn, its icons left aside. */
    double reach() {
        boolean ringed = token.classes().contains("chosen") || token.classes().contains("target");
        double walled = token.classes().contains("fortified") ? r * 1.24 : r;
        return Math.max(ringed ? r + 5 * point : 0, walled + point);
    }

    /** What of it its own badge must not hide: most of the piece, and the side it looks to. */
    List<Stroke> core() {
        List<Stroke> core = new ArrayList<>(List.of(new Stroke(x, y, x, y, r * 0.62)));
        if (token.facing() >= 0) {
            double angle = StrictMath.toRadians(token.facing());
            core.add(new Stroke(
                    x, y, x + StrictMath.sin(angle) * r * 1.3, y - StrictMath.cos(angle) * r * 1.3, r * 0.3));
        }
        return core;
    }

    String text() {
        return text;
    }

    boolean hasBadge() {
        return !text.isEmpty() && Artwork.symbol(token.symbol()).isPresent();
    }

    /** Where it is best seen: at a corner, of a piece on a counter below. */
    Point badgeAt() {
        String kind = Artwork.symbol(token.symbol()).map(Artwork.Piece::kind).orElse("");
        boolean counter = !kind.equals("site") && !(kind.equals("craft") && token.facing() >= 0);
        return counter ? new Point(x, y + r * 0.86) : new Point(x + r * 0.72, y + r * 0.72);
    }

    double badgeSize() {
        return Math.max(Math.min(r * 0.4, 9 * point), Math.min(6 * point, r * 0.75));
    }

    static double badgeWidth(String text, double size) {
        return Math.max(BADGE * size, Lettering.BOLD.width(text, size) + size * 1.1);
    }

    /** A pill around the text. It may be wider than the piece, never smaller than its words. */
    List<Drawn> badge(Box box, double size) {
        return pill(text, box, size, token.classes());
    }

    static List<Drawn> pill(String text, Box box, double size, List<String> classes) {
        return List.of(
                new Drawn.Shape(Board.rounded(box), Roles.of("badge", classes)),
                new Drawn.Words(box.x(), box.y() + size / 2, size, true, text, Roles.of("badge-text", classes)));
    }

    private void craft(Artwork.Piece symbol) {
        parts.add(shape("base", PathData.circle(x, y, r, false)));
        around();
        Path2D silhouette = Roles.place(symbol.path(), x, y, r * 0.94, token.facing());
        parts.add(shape("silhouette", silhouette));
        damaged(silhouette);
    }

    private void site(Artwork.Piece symbol) {
        around();
        Path2D silhouette = Roles.place(symbol.path(), x, y, r, 0);
        parts.add(shape("site", silhouette));
        damaged(silhouette);
    }

    private void counter(Optional<Artwork.Piece> symbol) {
        Path2D disc = PathData.circle(x, y, r, false);
        if (token.facing() >= 0) {
            parts.add(shape("nose", Roles.place(NOSE, x, y, r, token.facing())));
        }
        around();
        parts.add(shape("counter", disc));
        owner().flatMap(Artwork::pattern)
                .ifPresent(tile ->
                        parts.add(new Drawn.Hatched(disc, tile, Roles.of("counter-" + tile.kind(), token.classes()))));
        damaged(disc);
        parts.add(shape("rim", disc));
        if (symbol.isPresent()) {
            double up = text.isEmpty() ? 0 : r * 0.12;
            parts.add(shape("glyph", Roles.place(symbol.get().path(), x, y - up, r * 0.62, 0)));
        } else {
            String letters = text.isEmpty() ? initials(token.symbol()) : text;
            if (!letters.isEmpty()) {
                double size = fit(letters, r * 0.72, r * 1.45);
                parts.add(new Drawn.Words(
                        x, y + size / 2, size, true, letters, Roles.of("counter-text", token.classes())));
            }
        }
    }

    private static String initials(String symbol) {
        String plain = PlainWords.of(Words.of(symbol));
        return plain.substring(0, Math.min(2, plain.length())).toUpperCase(Locale.ROOT);
    }

    private void around() {
        if (token.classes().contains("chosen")) {
            parts.add(new Drawn.Shape(PathData.circle(x, y, r + 3.2 * point, false), List.of("choice")));
        }
        if (token.classes().contains("target")) {
            parts.add(new Drawn.Shape(PathData.circle(x, y, r + 3.2 * point, false), List.of("choice", "target")));
        }
        if (token.classes().contains("fortified")) {
            // Turned inside out: the wall stands around the piece.
            parts.add(shape("battlement", Outline.circle(x, y, r).reversed().battlement(r * 0.22)));
        }
    }

    private void damaged(Path2D path) {
        if (token.classes().contains("damaged") && tells(token, point)) {
            Artwork.pattern("damaged")
                    .ifPresent(tile -> parts.add(new Drawn.Hatched(path, tile, List.of("hatch-line", "damaged"))));
        }
    }

    private static double fit(String words, double size, double width) {
        return Math.min(size, size * width / Math.max(Lettering.BOLD.width(words, size), 1e-9));
    }

    private Optional<String> owner() {
        return token.classes().stream().filter(c -> c.startsWith("owner-")).findFirst();
    }

    private Drawn shape(String role, Path2D path) {
        return new Drawn.Shape(path, Roles.of(role, token.classes()));
    }
}
