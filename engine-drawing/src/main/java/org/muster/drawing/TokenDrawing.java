package org.muster.drawing;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.muster.api.scene.Mark;

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

    private TokenDrawing(Mark.Token token, double point) {
        this.token = token;
        this.x = token.at().x();
        this.y = token.at().y();
        this.r = token.radius();
        this.point = point;
        this.text = PlainWords.of(token.text());
    }

    /** @param point a point's length in the scene */
    static List<Drawn> of(Mark.Token token, double point) {
        return new TokenDrawing(token, point).draw();
    }

    private List<Drawn> draw() {
        Optional<Artwork.Piece> symbol = Artwork.symbol(token.symbol());
        String kind = symbol.map(Artwork.Piece::kind).orElse("");
        if (kind.equals("craft") && token.facing() >= 0) {
            craft(symbol.orElseThrow());
        } else if (kind.equals("site")) {
            site(symbol.orElseThrow());
        } else {
            counter(symbol);
        }
        if (token.classes().contains("capital")) {
            double star = Math.max(r * 0.42, 3 * point);
            parts.add(Roles.silhouette("star", x - r * 0.75, y - r * 0.75, star, List.of("crown")));
        }
        if (token.classes().contains("mined")) {
            parts.add(Roles.silhouette("mine", x - r * 0.8, y + r * 0.75, r * 0.32, List.of("mines")));
        }
        return parts;
    }

    private void craft(Artwork.Piece symbol) {
        parts.add(shape("base", PathData.circle(x, y, r, false)));
        around();
        Path2D silhouette = Roles.place(symbol.path(), x, y, r * 0.94, token.facing());
        parts.add(shape("silhouette", silhouette));
        damaged(silhouette);
        badge(x + r * 0.72, y + r * 0.72);
    }

    private void site(Artwork.Piece symbol) {
        around();
        Path2D silhouette = Roles.place(symbol.path(), x, y, r, 0);
        parts.add(shape("site", silhouette));
        damaged(silhouette);
        badge(x + r * 0.72, y + r * 0.72);
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
            badge(x, y + r * 0.86);
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
        if (token.classes().contains("damaged")) {
            Artwork.pattern("damaged")
                    .ifPresent(tile -> parts.add(new Drawn.Hatched(path, tile, List.of("hatch-line", "damaged"))));
        }
    }

    /** A pill around the text. It may be wider than the piece, never smaller than its words. */
    private void badge(double centreX, double centreY) {
        if (text.isEmpty()) {
            return;
        }
        double size = Math.max(Math.min(r * 0.4, Math.max(9 * point, r * 0.24)), Math.min(6 * point, r * 0.6));
        double height = size * 1.75;
        double width = Math.max(height, Lettering.BOLD.width(text, size) + size * 1.1);
        parts.add(shape(
                "badge", PathData.rectangle(centreX - width / 2, centreY - height / 2, width, height, height / 2)));
        parts.add(new Drawn.Words(
                centreX, centreY + size / 2, size, true, text, Roles.of("badge-text", token.classes())));
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
