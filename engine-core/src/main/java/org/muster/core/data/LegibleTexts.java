package org.muster.core.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.muster.api.check.Violation;
import org.muster.api.text.Legible;
import org.muster.api.text.Sentence;
import org.muster.core.json.Flaw;
import tools.jackson.databind.JsonNode;

/** Where text of people enters a game: nothing is taken that would not say what it shows, see {@link Legible}. */
public final class LegibleTexts {

    /** Letters of a name: long enough for any, and short enough for a line of a table. */
    public static final int LONGEST_NAME = 80;

    private LegibleTexts() {}

    /** Nothing where a game or a seat may be called {@code name}; else why not. */
    public static List<Violation> checkName(Sentence what, String name) {
        int length = name.codePointCount(0, name.length());
        if (length == 0) {
            return List.of(Violation.of(
                    "BAD_NAME",
                    "{what} is missing; a name is 1 to {most} letters, of which at least one can be seen.",
                    what,
                    LONGEST_NAME));
        }
        if (length > LONGEST_NAME || !Legible.isVisible(name)) {
            Sentence has = length > LONGEST_NAME
                    ? Sentence.of("{n letter|letters}", length)
                    : Sentence.of("nothing that can be seen");
            return List.of(Violation.of(
                    "BAD_NAME",
                    "{what} has {has}; a name is 1 to {most} letters, of which at least one can be seen.",
                    what,
                    has,
                    LONGEST_NAME));
        }
        return check(what, name);
    }

    /** Nothing where {@code text} is fit to stand on a line; else why not. */
    public static List<Violation> check(Sentence what, String text) {
        OptionalInt flaw = Legible.flaw(text);
        return flaw.isEmpty()
                ? List.of()
                : List.of(Violation.of(
                        "NOT_LEGIBLE",
                        "{what} has {code}, which can't stand on a line; write it without.",
                        what,
                        Legible.named(flaw.getAsInt())));
    }

    /** All texts and names within {@code tree} that are not fit to stand on a line. */
    public static List<Flaw> flaws(JsonNode tree) {
        List<Flaw> flaws = new ArrayList<>();
        collect(tree, List.of(), flaws);
        return flaws;
    }

    private static void collect(JsonNode node, List<Object> path, List<Flaw> flaws) {
        if (node.isString()) {
            add(node.asString(), path, flaws);
        }
        int place = 0;
        for (JsonNode one : node.isArray() ? node : List.<JsonNode>of()) {
            collect(one, with(path, place++), flaws);
        }
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            List<Object> there = with(path, field.getKey());
            add(field.getKey(), there, flaws);
            collect(field.getValue(), there, flaws);
        }
    }

    private static void add(String text, List<Object> path, List<Flaw> flaws) {
        Legible.flaw(text)
                .ifPresent(code -> flaws.add(new Flaw(
                        path, Sentence.of("{code} can't stand on a line; write it without", Legible.named(code)))));
    }

    private static List<Object> with(List<Object> path, Object step) {
        List<Object> longer = new ArrayList<>(path);
        longer.add(step);
        return longer;
    }
}
