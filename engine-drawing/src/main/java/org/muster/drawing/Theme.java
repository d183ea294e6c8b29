package org.muster.drawing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.muster.drawing.shape.PathData;
import org.muster.drawing.words.Lettering;

/**
 * How classes look. A theme is a CSS file, of all but {@code light} what differs from that one: SVG carries its rules, pixels are painted after them, so that the two
 * cannot drift apart.
 */
public final class Theme {

    private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^{}]*)}");
    private static final Pattern SELECTOR = Pattern.compile("(\\.[a-z][a-z0-9-]*)+");
    private static final Pattern NUMBER = Pattern.compile("[0-9.]+");
    private static final String LETTERS = "Inter, \"Segoe UI\", \"Helvetica Neue\", Arial, \"DejaVu Sans\", sans-serif";
    /** They depend on the size of the picture, not on the theme. */
    private static final Set<String> LENGTHS = Set.of("stroke-width", "stroke-dasharray");

    private static final Set<String> PROPERTIES = Set.of(
            "color",
            "fill",
            "fill-opacity",
            "stroke",
            "stroke-opacity",
            "stroke-width",
            "stroke-dasharray",
            "stroke-linecap",
            "stroke-linejoin",
            "paint-order",
            "font-weight");

    public static final Theme LIGHT = new Theme("light", read(file("light")));
    public static final Theme DARK = likeLight("dark");
    /** For paper, also without colours. */
    public static final Theme PRINT = likeLight("print");

    private final String name;
    private final List<Rule> rules;

    /** Of things that have all of the classes. */
    private record Rule(List<String> classes, Map<String, String> properties) {}

    private Theme(String name, List<Rule> rules) {
        this.name = name;
        this.rules = rules;
    }

    /** One of {@code light}, {@code dark} and {@code print}. */
    public static Optional<Theme> named(String name) {
        return List.of(LIGHT, DARK, PRINT).stream()
                .filter(theme -> theme.name.equals(name))
                .findFirst();
    }

    public String name() {
        return name;
    }

    private static Theme likeLight(String name) {
        Theme theme = new Theme(name, read(file("light") + file(name)));
        if (read(file(name)).stream()
                .anyMatch(rule -> rule.properties.keySet().stream().anyMatch(LENGTHS::contains))) {
            throw new IllegalArgumentException("only the light theme tells lengths, for all of them: " + name);
        }
        return theme;
    }

    private static String file(String name) {
        String file = "theme-" + name + ".css";
        try (InputStream in = Objects.requireNonNull(Theme.class.getResourceAsStream(file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Rule> read(String css) {
        Map<List<String>, Map<String, String>> rules = new LinkedHashMap<>();
        Matcher rule = RULE.matcher(css.replaceAll("(?s)/\\*.*?\\*/", ""));
        while (rule.find()) {
            Map<String, String> properties = properties(rule.group(2));
            for (String selector : rule.group(1).split(",")) {
                String classes = selector.strip();
                if (!SELECTOR.matcher(classes).matches()) {
                    throw new IllegalArgumentException("not a rule of classes: " + classes);
                }
                rules.computeIfAbsent(List.of(classes.substring(1).split("\\.")), any -> new LinkedHashMap<>())
                        .putAll(properties);
            }
        }
        // As in CSS: more classes win over fewer, later rules over earlier ones.
        return rules.entrySet().stream()
                .map(one -> new Rule(one.getKey(), one.getValue()))
                .sorted(Comparator.comparingInt(one -> one.classes.size()))
                .toList();
    }

    private static Map<String, String> properties(String block) {
        Map<String, String> properties = new LinkedHashMap<>();
        for (String declaration : block.split(";")) {
            if (!declaration.isBlank()) {
                String[] parts = declaration.split(":", 2);
                String property = parts[0].strip();
                if (!PROPERTIES.contains(property)) {
                    throw new IllegalArgumentException("not a property of themes: " + declaration.strip());
                }
                properties.put(property, parts[1].strip());
            }
        }
        return properties;
    }

    /** Whether some rule is about it. */
    boolean knows(String name) {
        return rules.stream().anyMatch(rule -> rule.classes.contains(name));
    }

    /** What words of these classes are written in: of one weight in all themes. */
    static Lettering letters(List<String> classes) {
        return LIGHT.look(classes).letters();
    }

    Look look(List<String> classes) {
        return Look.of(properties(classes));
    }

    private Map<String, String> properties(List<String> classes) {
        Map<String, String> css = new LinkedHashMap<>();
        for (Rule rule : rules) {
            if (classes.containsAll(rule.classes)) {
                css.putAll(rule.properties);
            }
        }
        return css;
    }

    /**
     * All its rules, for a page with parts ({@link SceneSvg#part}) below something of class {@code scene}: classes, colours
     * and letters; lengths stand in the pictures. Of a host with a strict {@code style-src 'self'} it is a file.
     */
    public String css() {
        return css(".scene", rules);
    }

    /**
     * The rules that some of the drawn things need.
     *
     * @param scope in front of each
     */
    String css(String scope, Collection<List<String>> drawn) {
        return css(
                scope,
                rules.stream()
                        .filter(rule -> drawn.stream().anyMatch(classes -> classes.containsAll(rule.classes)))
                        .toList());
    }

    private static String css(String scope, List<Rule> rules) {
        StringBuilder css = new StringBuilder("%s text {font-family:%s}\n".formatted(scope, LETTERS));
        for (Rule rule : rules) {
            String properties = rule.properties.entrySet().stream()
                    .filter(property -> !LENGTHS.contains(property.getKey()))
                    .map(property -> property.getKey() + ":" + property.getValue())
                    .collect(Collectors.joining(";"));
            if (!properties.isEmpty()) {
                css.append(scope).append(' ');
                rule.classes.forEach(c -> css.append(".s-").append(c));
                css.append(" {").append(properties).append("}\n");
            }
        }
        return css.toString();
    }

    /**
     * How broad the lines of such things are and how long their dashes, of all themes alike.
     *
     * @param unit a point's length in the picture
     */
    static Map<String, String> lengths(List<String> classes, double unit, int decimals) {
        Map<String, String> lengths = new TreeMap<>();
        LIGHT.properties(classes).forEach((property, value) -> {
            if (LENGTHS.contains(property) && !value.equals("none")) {
                lengths.put(
                        property,
                        NUMBER.matcher(value)
                                .replaceAll(length ->
                                        PathData.number(Double.parseDouble(length.group()) * unit, decimals)));
            }
        });
        return lengths;
    }
}
