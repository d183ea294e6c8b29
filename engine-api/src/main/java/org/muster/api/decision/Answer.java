package org.muster.api.decision;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.text.Sentence;

/**
 * A choice as it is written down: in a journal, a request, a command line. It names options by their ids, so it
 * needs no class of a ruleset to be read, and people can read it too. In JSON: a string, a number, an array, an
 * object.
 */
@Stable
public sealed interface Answer {

    /** What an answer without any content is called. */
    Sentence NOTHING = Sentence.of("nothing");

    /** An option's id, or free text. */
    record Word(String text) implements Answer {

        // What the language writes for records is made when it is first called, which each command would wait for.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Word word && text.equals(word.text);
        }

        @Override
        public int hashCode() {
            return text.hashCode();
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** A whole number. */
    record Whole(long number) implements Answer {
        @Override
        public String toString() {
            return Long.toString(number);
        }
    }

    /** A measure on a continuous table. */
    record Real(double number) implements Answer {
        @Override
        public String toString() {
            return Double.toString(number);
        }
    }

    /** Several answers in order. */
    record Items(List<Answer> list) implements Answer {
        public Items {
            list = List.copyOf(list);
        }

        @Override
        public String toString() {
            return list.isEmpty()
                    ? NOTHING.toString()
                    : list.stream().map(Answer::inside).collect(Collectors.joining(", "));
        }
    }

    /** Answers by name, in order. */
    record Fields(Map<String, Answer> map) implements Answer {
        public Fields {
            map = Collections.unmodifiableMap(new LinkedHashMap<>(map));
        }

        @Override
        public String toString() {
            Map<List<String>, List<String>> alike = new LinkedHashMap<>();
            map.forEach((name, answer) -> {
                // numbers are easier to read one by one
                List<String> key = List.of(inside(answer), answer instanceof Whole ? name : "");
                if (!answer.isNothing()) {
                    alike.computeIfAbsent(key, any -> new ArrayList<>()).add(name);
                }
            });
            List<String> parts = new ArrayList<>();
            alike.forEach((key, names) -> parts.add(String.join(", ", names) + ": " + key.get(0)));
            boolean grouped = alike.values().stream().anyMatch(names -> names.size() > 1);
            return parts.isEmpty() ? NOTHING.toString() : String.join(grouped ? "; " : ", ", parts);
        }
    }

    /** An option's id, or free text. */
    static Answer word(String text) {
        return new Word(text);
    }

    /** Whether it says nothing: an empty list, object or text. */
    default boolean isNothing() {
        return this instanceof Items items && items.list().isEmpty()
                || this instanceof Fields fields && fields.map().isEmpty()
                || this instanceof Word word && word.text().isEmpty();
    }

    /** Whether it names {@code id}: is it, lists it, or has a field of that name. */
    default boolean names(String id) {
        return this instanceof Items items
                ? items.list().stream()
                        .anyMatch(
                                item -> item instanceof Word word && word.text().equals(id))
                : this instanceof Fields fields
                        ? fields.map().containsKey(id)
                        : toString().equals(id);
    }

    private static String inside(Answer part) {
        return part instanceof Items || part instanceof Fields ? "(" + part + ")" : part.toString();
    }

    /** What kind of thing this is, as an error message names it. */
    default Sentence kind() {
        if (this instanceof Word) {
            return Sentence.of("text");
        }
        if (this instanceof Items) {
            return Sentence.of("a list");
        }
        return this instanceof Fields ? Sentence.of("names with values") : Sentence.of("a number");
    }
}
