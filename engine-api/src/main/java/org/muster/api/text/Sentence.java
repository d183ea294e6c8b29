package org.muster.api.text;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A sentence with named values: {@code "{squad} moves {allowance} territories; this path has {length}."}. It is put
 * together only when somebody reads it, so telling costs a playout next to nothing, and a page may show it in
 * another language or make the values stand out.
 */
public final class Sentence {

    private final String template;
    private final Object[] namesAndValues;

    private Sentence(String template, Object[] namesAndValues) {
        this.template = template;
        this.namesAndValues = namesAndValues;
    }

    /**
     * A sentence.
     *
     * @param template text with {@code {name}} where a value goes
     * @param namesAndValues name, value, name, value ...; values are immutable; a list is written in words, and a
     *     {@code Player} as the name of who sits there
     */
    public static Sentence of(String template, Object... namesAndValues) {
        if ((namesAndValues.length & 1) != 0) {
            throw new IllegalArgumentException("a name without a value in \"" + template + '"');
        }
        return new Sentence(template, namesAndValues);
    }

    /** A value that takes some work to say: it is put together only when somebody reads the sentence. */
    public static Object lazily(Supplier<String> text) {
        return new Lazy(text);
    }

    private record Lazy(Supplier<String> text) {
        @Override
        public String toString() {
            return text.get();
        }
    }

    /** The text with its holes: the same for every sentence of this kind. */
    public String template() {
        return template;
    }

    /** The values by name, in the order given. */
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            values.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return values;
    }

    /** A list as people say it: {@code birk, carn and dell}; nothing at all is {@code none}. */
    public static String list(Collection<?> many) {
        if (many.isEmpty()) {
            return "none";
        }
        List<String> words = many.stream().map(String::valueOf).toList();
        int last = words.size() - 1;
        return last == 0 ? words.get(0) : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }

    /** The same with other values: {@code change} is asked for each, and for each of a list. */
    public Sentence with(UnaryOperator<Object> change) {
        Object[] changed = namesAndValues.clone();
        for (int i = 1; i < changed.length; i += 2) {
            changed[i] = changed[i] instanceof Collection<?> many
                    ? many.stream().<Object>map(change).toList()
                    : change.apply(changed[i]);
        }
        return new Sentence(template, changed);
    }

    /** The sentence as people read it. A hole without a value stays as it is written. */
    @Override
    public String toString() {
        if (template.indexOf('{') < 0) {
            return template;
        }
        StringBuilder text = new StringBuilder(template.length() + 16 * namesAndValues.length);
        int at = 0;
        while (at < template.length()) {
            int open = template.indexOf('{', at);
            int close = open < 0 ? -1 : template.indexOf('}', open);
            if (close < 0) {
                break;
            }
            text.append(template, at, open);
            String name = template.substring(open + 1, close);
            text.append(value(name));
            at = close + 1;
        }
        return text.append(template, at, template.length()).toString();
    }

    private Object value(String name) {
        for (int i = 0; i < namesAndValues.length; i += 2) {
            if (namesAndValues[i].equals(name)) {
                return namesAndValues[i + 1] instanceof Collection<?> many ? list(many) : namesAndValues[i + 1];
            }
        }
        return '{' + name + '}';
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Sentence sentence && toString().equals(sentence.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }
}
