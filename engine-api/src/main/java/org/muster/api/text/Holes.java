package org.muster.api.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A template, read once: what stands between the holes, and the holes.
 *
 * @param text as it is written
 * @param names of the holes, each once, in the order in which they first appear
 * @param parts what it is put together from
 * @param saysWords whether something is said whatever the values are
 */
record Holes(String text, List<String> names, List<Part> parts, boolean saysWords) {

    // A few hundred templates are said millions of times. Glued ones must not fill the memory: beyond this they are
    // read anew.
    private static final int KEPT = 16_384;
    private static final Map<String, Holes> READ = new ConcurrentHashMap<>();

    private static final Pattern HOLE =
            Pattern.compile("(?<name>[A-Za-z_][A-Za-z0-9_]*)(?:(?<how>[ :])(?<forms>[^{}]+))?");

    static final String DOTS = "...";

    /** A piece of a template. */
    sealed interface Part permits Words, Value, Forms, Article, Begun {}

    /** Words that stay. */
    record Words(String text) implements Part {}

    /** {@code {name}}: a value. */
    record Value(String name) implements Part {}

    /** {@code {name one|more}} and {@code {name:one|more}}: the form that fits a number, with the number or alone. */
    record Forms(String name, List<String> forms, boolean counted) implements Part {}

    /** {@code {name:a}} and {@code {name:A}}: a value with its indefinite article. */
    record Article(String name, boolean capital) implements Part {}

    /** {@code {name:...}}: a value without the dots at its end, to be completed by what follows. */
    record Begun(String name) implements Part {}

    /** Reads a template. */
    static Holes of(String text) {
        Holes known = READ.get(text);
        if (known != null) {
            return known;
        }
        Holes read = read(text);
        if (READ.size() < KEPT) {
            READ.put(text, read);
        }
        return read;
    }

    private static Holes read(String text) {
        List<String> names = new ArrayList<>();
        List<Part> parts = new ArrayList<>();
        int at = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', at)) {
            int close = text.indexOf('}', open);
            Matcher hole = HOLE.matcher(close < 0 ? "" : text.substring(open + 1, close));
            if (!hole.matches()) {
                throw new IllegalArgumentException("no hole at " + open + " of \"" + text + '"');
            }
            if (open > at) {
                parts.add(new Words(text.substring(at, open)));
            }
            String name = hole.group("name");
            parts.add(part(name, hole.group("how"), hole.group("forms"), text));
            if (!names.contains(name)) {
                names.add(name);
            }
            at = close + 1;
        }
        if (at < text.length()) {
            parts.add(new Words(text.substring(at)));
        }
        return new Holes(
                text, List.copyOf(names), List.copyOf(parts), parts.stream().anyMatch(Words.class::isInstance));
    }

    private static Part part(String name, @Nullable String how, String forms, String text) {
        if (how == null) {
            return new Value(name);
        }
        if (forms.indexOf('|') >= 0) {
            return new Forms(name, List.of(forms.split("\\|", -1)), how.equals(" "));
        }
        if (how.equals(":") && forms.equalsIgnoreCase("a")) {
            return new Article(name, forms.equals("A"));
        }
        if (how.equals(":") && forms.equals(DOTS)) {
            return new Begun(name);
        }
        throw new IllegalArgumentException(
                "{" + name + how + forms + "} of \"" + text + "\" has neither forms nor an article");
    }
}
