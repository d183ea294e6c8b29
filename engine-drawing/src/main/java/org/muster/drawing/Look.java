package org.muster.drawing;

import java.awt.Color;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.muster.drawing.words.Lettering;

/**
 * How something is painted.
 *
 * @param fill with its opacity
 * @param stroke with its opacity
 * @param width of the stroke, in points
 * @param dash lengths of dashes and gaps, in points
 * @param strokeBehind whether the stroke is only a halo behind the fill
 */
record Look(
        Optional<Color> fill,
        Optional<Color> stroke,
        double width,
        List<Double> dash,
        boolean roundCap,
        boolean roundJoin,
        boolean strokeBehind,
        boolean bold) {

    /** From CSS properties. */
    static Look of(Map<String, String> css) {
        return new Look(
                paint(css, "fill", "#000000"),
                paint(css, "stroke", "none"),
                Double.parseDouble(css.getOrDefault("stroke-width", "1")),
                numbers(css.getOrDefault("stroke-dasharray", "")),
                css.getOrDefault("stroke-linecap", "").equals("round"),
                css.getOrDefault("stroke-linejoin", "").equals("round"),
                css.getOrDefault("paint-order", "").equals("stroke"),
                css.getOrDefault("font-weight", "400").equals("600"));
    }

    /** What words are written in. */
    Lettering letters() {
        return bold ? Lettering.BOLD : Lettering.REGULAR;
    }

    private static Optional<Color> paint(Map<String, String> css, String property, String otherwise) {
        String value = css.getOrDefault(property, otherwise);
        if (value.equals("none")) {
            return Optional.empty();
        }
        String hex = value.equals("currentColor") ? css.getOrDefault("color", "#000000") : value;
        int rgb = Integer.parseInt(hex.substring(1), 16);
        double opacity = Double.parseDouble(css.getOrDefault(property + "-opacity", "1"));
        return Optional.of(new Color(rgb | (int) Math.round(opacity * 255) << 24, true));
    }

    private static List<Double> numbers(String words) {
        return Arrays.stream(words.split(" "))
                .filter(word -> !word.isEmpty() && !word.equals("none"))
                .map(Double::valueOf)
                .toList();
    }
}
