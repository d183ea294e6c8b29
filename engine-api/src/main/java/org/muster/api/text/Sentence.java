package org.muster.api.text;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;

/**
 * A sentence with values: {@code Sentence.of("{squad} moves {allowance} territories; this path has {length}.", squad,
 * allowance, length)}. It is put together only when somebody reads it, so telling costs a playout next to nothing, and
 * it can be read in any {@link Language}.
 *
 * <p>A hole of a template is
 * <ul>
 *   <li>{@code {squad}}: the value; a list in words, a {@code Player} as the name of who sits there;
 *   <li>{@code {n squad|squads}}: the number and the form that fits it, "1 squad"; a collection counts as its size;
 *   <li>{@code {n:is|are}}: the form alone; what is neither a number nor a collection counts as one;
 *   <li>{@code {side:a}}, {@code {side:A}}: the value with its indefinite article, "an Imperial", "A Sith";
 *   <li>{@code {option:...}}: the value without the dots at its end, "was killed by ...", to be completed by what follows.
 * </ul>
 * A name may appear more than once; it has one value. The names are for translators and programs.
 */
@Stable
public final class Sentence {

    /** Nothing at all. */
    public static final Sentence NOTHING = new Sentence("", new Object[0]);

    private static final String COMMA = ", ";

    private final String template;
    private final Object[] values;

    private Sentence(String template, Object[] values) {
        this.template = template;
        this.values = values;
    }

    /**
     * A sentence.
     *
     * @param template text with holes; what comes from data or from people is a value, never part of it
     * @param values one for each name, in the order in which the names first appear; immutable
     * @throws IllegalArgumentException when there are more or fewer values than names, or a hole can't be read
     */
    public static Sentence of(@Template String template, Object... values) {
        return checked(template, values);
    }

    /**
     * The names in a template, each once, in the order in which they first appear: that of the values.
     *
     * @throws IllegalArgumentException when a hole can't be read
     */
    public static List<String> holes(String template) {
        return Holes.of(template).names();
    }

    /**
     * A sentence of a template and values that were written down, or are found at run time.
     *
     * @throws IllegalArgumentException as {@link #of}
     */
    public static Sentence restored(String template, List<?> values) {
        return checked(template, values.toArray());
    }

    private static Sentence checked(String template, Object[] values) {
        if (values.length == 0
                ? template.indexOf('{') >= 0
                : Holes.of(template).names().size() != values.length) {
            throw new IllegalArgumentException("\"" + template + "\" has holes for "
                    + Holes.of(template).names() + ", and " + values.length + " values are given");
        }
        return new Sentence(template, values);
    }

    /** Text as it is, in every language: a name from data, something that somebody wrote. */
    public static Sentence verbatim(String text) {
        return new Sentence("{text}", new Object[] {text});
    }

    /** A value that takes some work to say: it is put together only when somebody reads the sentence. */
    public static Object lazily(Supplier<?> value) {
        return new Lazy(value);
    }

    private record Lazy(Supplier<?> value) {
        @Override
        public String toString() {
            return String.valueOf(value.get());
        }
    }

    /** The text with its holes: the same for every sentence of this kind. */
    public String template() {
        return template;
    }

    /** Whether a word of its template agrees with this value, as in {@code {figure:lives|live}}: it may be several. */
    public boolean agreesWith(String hole) {
        return Holes.of(template).parts().stream()
                .anyMatch(part -> part instanceof Holes.Forms forms
                        && !forms.counted()
                        && forms.name().equals(hole));
    }

    /** The values by name, in the order of the holes. */
    public Map<String, Object> values() {
        Map<String, Object> byName = new LinkedHashMap<>();
        List<String> names = Holes.of(template).names();
        for (int i = 0; i < values.length; i++) {
            byName.put(names.get(i), values[i]);
        }
        return byName;
    }

    /**
     * A list as people say it: {@code birk, carn and dell}; nothing at all is {@code none}. Neighbours that part only by
     * a number share the name: {@code Trooper #1-#4 and #7}.
     */
    public static String list(Collection<?> many) {
        Language spoken = Language.spoken();
        return Numbered.list(many.stream().map(spoken::word).toList(), spoken);
    }

    /**
     * Several, each parted from the next by {@code between}: {@code "; "}; nothing where there are none. Names with commas
     * are told apart by more than commas: {@code Bert, the Bold; Anna}.
     */
    public static Sentence joined(String between, List<?> many) {
        if (many.isEmpty()) {
            return NOTHING;
        }
        String parting = between.equals(COMMA) && many.stream().anyMatch(Sentence::isNameWithComma) ? "; " : between;
        StringBuilder template = new StringBuilder("{one}");
        for (int i = 1; i < many.size(); i++) {
            template.append(parting).append("{n").append(i).append('}');
        }
        return new Sentence(template.toString(), many.toArray());
    }

    private static boolean isNameWithComma(Object one) {
        if (!(one instanceof Sentence sentence)) {
            return one instanceof String name && name.contains(COMMA);
        }
        return sentence.values.length == 0
                ? sentence.template.contains(COMMA)
                : sentence.template.indexOf('}') == sentence.template.length() - 1
                        && sentence.template.startsWith("{")
                        && isNameWithComma(sentence.values[0]);
    }

    /** Any one of several: {@code Anna or Bert}; nothing where there are none. */
    public static Sentence either(List<?> many) {
        Sentence either = NOTHING;
        for (Object one : many) {
            either = either.isEmpty() ? joined("", List.of(one)) : of("{one} or {other}", either, one);
        }
        return either;
    }

    /** The same with other values: {@code change} is asked for each, and for each of a list or of a sentence inside. */
    public Sentence with(UnaryOperator<Object> change) {
        return values.length == 0
                ? this
                : new Sentence(
                        template,
                        Arrays.stream(values)
                                .map(value -> changed(value, change))
                                .toArray());
    }

    private static Object changed(Object value, UnaryOperator<Object> change) {
        if (value instanceof Collection<?> many) {
            return many.stream().map(one -> changed(one, change)).toList();
        }
        if (value instanceof Sentence inner) {
            return inner.with(change);
        }
        if (value instanceof Lazy lazy) {
            return lazily(() -> changed(lazy.value().get(), change));
        }
        return change.apply(value);
    }

    /** The sentence as people read it in this language; so are the sentences among its values, and what they hold. */
    public String in(Language language) {
        return language == Language.spoken() ? said(language) : Language.speaking(language, () -> said(language));
    }

    private String said(Language language) {
        if (values.length == 0) {
            return language.template(template);
        }
        List<String> names = Holes.of(template).names();
        Holes said = Holes.of(language.template(template));
        StringBuilder text = new StringBuilder(said.text().length() + 16 * values.length);
        for (Holes.Part part : said.parts()) {
            if (part instanceof Holes.Words words) {
                text.append(words.text());
            } else if (part instanceof Holes.Value hole) {
                text.append(word(value(hole.name(), names), language));
            } else if (part instanceof Holes.Forms hole) {
                String number = hole.counted() ? count(value(hole.name(), names)) : number(value(hole.name(), names));
                List<String> forms = hole.forms();
                if (hole.counted()) {
                    text.append(number).append(' ');
                }
                text.append(forms.get(language.form(number, forms.size())));
            } else if (part instanceof Holes.Article hole) {
                String noun = language.indefinite(word(value(hole.name(), names), language));
                text.append(hole.capital() ? capital(noun) : noun);
            } else if (part instanceof Holes.Begun hole) {
                text.append(begun(word(value(hole.name(), names), language)));
            }
        }
        return text.toString();
    }

    private static String begun(String words) {
        return words.endsWith(Holes.DOTS)
                ? words.substring(0, words.length() - Holes.DOTS.length()).stripTrailing()
                : words;
    }

    private Object value(String name, List<String> names) {
        int at = names.indexOf(name);
        // A language that names a hole which English has not shows it.
        return at < 0 ? '{' + name + '}' : values[at];
    }

    private static String word(Object value, Language language) {
        if (value instanceof Collection<?> many) {
            return Numbered.list(many.stream().map(one -> word(one, language)).toList(), language);
        }
        if (value instanceof Sentence inner) {
            return inner.said(language);
        }
        if (value instanceof Lazy lazy) {
            return word(lazy.value().get(), language);
        }
        return language.word(value);
    }

    private static String number(Object value) {
        if (value instanceof Lazy lazy) {
            return number(lazy.value().get());
        }
        return value instanceof Collection<?> many
                ? String.valueOf(many.size())
                : value instanceof Number number ? number.toString() : "1";
    }

    /** What stands for a number, as where a kind of sentence is shown, is shown as it is. */
    private static String count(Object value) {
        return value instanceof String text ? text : number(value);
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + text.substring(1);
    }

    /** Whether it says nothing at all. */
    public boolean isEmpty() {
        if (values.length == 0) {
            return template.isEmpty();
        }
        return !Holes.of(template).saysWords() && in(Language.ENGLISH).isEmpty();
    }

    /** The sentence in the language {@link Language#spoken} here. */
    @Override
    public String toString() {
        return said(Language.spoken());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Sentence sentence && in(Language.ENGLISH).equals(sentence.in(Language.ENGLISH));
    }

    @Override
    public int hashCode() {
        return in(Language.ENGLISH).hashCode();
    }
}
