package org.muster.core.language;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Language;
import org.muster.api.text.Sentence;
import org.muster.core.data.Yaml;
import org.muster.core.data.YamlPlaces;
import org.muster.core.game.BadGame;

/**
 * A language that somebody wrote down in a YAML file, sentence by sentence. What it does not know is said in English.
 */
public final class LanguageFile implements Language {

    private final Content content;
    private final List<Pattern> forms;

    /**
     * What is in the file.
     *
     * @param language its name
     * @param forms of numbers: one regular expression for each form but the last, matched against the number as it is
     *     printed; the first that fits tells the form. English is {@code ["-?1"]}, which is the default
     * @param none what an empty list is
     * @param and a list's last part: {@code "{list} und {last}"}
     * @param article before a noun: {@code "ein {noun}"}
     * @param articles nouns with another article: {@code Macht: eine Macht}
     * @param sentences each English template, and what is said for it: its holes, in any order
     */
    public record Content(
            String language,
            @Nullable List<String> forms,
            @Nullable String none,
            @Nullable String and,
            @Nullable String article,
            @Nullable OrderedMap<String, String> articles,
            OrderedMap<String, String> sentences) {}

    private LanguageFile(Content content, List<Pattern> forms) {
        this.content = content;
        this.forms = forms;
    }

    /**
     * Reads it.
     *
     * @throws org.muster.core.json.BadJson with line, column and field
     * @throws BadGame with every sentence that can't be said
     */
    public static LanguageFile read(String yaml) {
        Content content = Yaml.read(yaml, Content.class);
        Flaws flaws = new Flaws(yaml);
        List<Pattern> forms = new ArrayList<>();
        List<String> written = content.forms() == null ? List.of("-?1") : content.forms();
        for (int i = 0; i < written.size(); i++) {
            try {
                forms.add(Pattern.compile(written.get(i)));
            } catch (PatternSyntaxException e) {
                flaws.at(
                        List.of("forms", i),
                        List.of(Violation.of(
                                "BAD_FORM",
                                "forms: \"{form}\" is no regular expression: {why}",
                                written.get(i),
                                e.getDescription())));
            }
        }
        flaws.at(List.of("and"), against("{list} {last}", content.and()));
        flaws.at(List.of("article"), against("{noun}", content.article()));
        content.sentences().forEach((english, said) -> flaws.at(List.of("sentences", english), against(english, said)));
        if (!flaws.found.isEmpty()) {
            throw new BadGame(flaws.found);
        }
        return new LanguageFile(content, forms);
    }

    /** What is wrong with a file, each behind its line. */
    private static final class Flaws {

        private final List<Violation> found = new ArrayList<>();
        private final String yaml;
        /** Looked for where something is wrong; null: nothing was yet. */
        private @Nullable YamlPlaces places;

        Flaws(String yaml) {
            this.yaml = yaml;
        }

        void at(List<Object> path, List<Violation> violations) {
            if (violations.isEmpty()) {
                return;
            }
            YamlPlaces known = places == null ? YamlPlaces.in(yaml) : places;
            places = known;
            violations.forEach(one -> found.add(one.saying(known.told(path, one.sentence()))));
        }
    }

    /** What speaks against saying this for an English template: other holes, or what a terminal would obey. */
    private static List<Violation> against(String english, @Nullable String said) {
        if (said == null) {
            return List.of();
        }
        List<Violation> violations = new ArrayList<>();
        try {
            Set<String> known = new HashSet<>(Sentence.holes(english));
            for (String hole : Sentence.holes(said)) {
                if (!known.contains(hole)) {
                    violations.add(Violation.of(
                            "NO_SUCH_HOLE",
                            "What is said for \"{english}\" has a hole {hole}; its holes are {known}.",
                            english,
                            hole,
                            known.stream().sorted().toList()));
                }
            }
        } catch (IllegalArgumentException e) {
            violations.add(Violation.of("BAD_HOLE", "{why}", String.valueOf(e.getMessage())));
        }
        return violations;
    }

    /** Its name. */
    public String name() {
        return content.language();
    }

    @Override
    public String template(String english) {
        return content.sentences().getOrDefault(english, english);
    }

    @Override
    public int form(String number, int count) {
        for (int i = 0; i < forms.size() && i < count; i++) {
            if (forms.get(i).matcher(number).matches()) {
                return i;
            }
        }
        return count - 1;
    }

    @Override
    public String indefinite(String noun) {
        String known = content.articles() == null ? null : content.articles().get(noun);
        if (known != null) {
            return known;
        }
        return content.article() == null
                ? ENGLISH.indefinite(noun)
                : content.article().replace("{noun}", noun);
    }

    @Override
    public String list(List<String> words) {
        if (words.isEmpty()) {
            return content.none() == null ? ENGLISH.list(words) : content.none();
        }
        if (words.size() == 1 || content.and() == null) {
            return ENGLISH.list(words);
        }
        int last = words.size() - 1;
        return Sentence.restored(content.and(), inOrder(content.and(), words, last))
                .in(ENGLISH);
    }

    @Override
    public String word(Object value) {
        return String.valueOf(value);
    }

    private static List<Object> inOrder(String and, List<String> words, int last) {
        boolean commas = words.stream().anyMatch(word -> word.contains(", "));
        Map<String, Object> parts = Map.of(
                "list", String.join(commas ? "; " : ", ", words.subList(0, last)),
                "last", words.get(last));
        return Sentence.holes(and).stream().map(parts::get).toList();
    }
}
