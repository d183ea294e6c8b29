package org.muster.cli.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.muster.api.check.Violation;
import org.muster.api.decision.Closed;
import org.muster.api.decision.Option;
import org.muster.api.text.Sentence;

/** What can't be chosen now and why, a line for each reason: it is told once, with all that it shuts. */
public final class ClosedInWords {

    private static final int MOST_REASONS = 3;
    private static final int MOST_NAMES = 12;
    /** Letters of all names; three are told however long they are. */
    private static final int MOST_LETTERS = 200;

    private static final int LEAST_NAMES = 3;
    /** More kinds of reasons than these are told as one. */
    private static final int MOST_KINDS = 4;
    /** So many of a kind are told each with its own reason. */
    private static final int FEW = 3;
    /** Lines that somebody reads in the midst of an answer. */
    private static final int MOST_LINES = 4;

    private final UnaryOperator<Sentence> naming;
    private final Function<Option, String> called;

    private ClosedInWords(UnaryOperator<Sentence> naming, Function<Option, String> called) {
        this.naming = naming;
        this.called = called;
    }

    /**
     * The lines. Reasons of one kind, as that this place and that one is not yours, are told by the first of them.
     *
     * @param closed an option may be closed in several places; it is named once, with the reasons of all
     * @param naming makes of a sentence what people of the game read
     */
    public static List<String> of(List<Closed> closed, UnaryOperator<Sentence> naming) {
        return new ClosedInWords(naming, new Faces(naming)::named).lines(together(closed));
    }

    /** The same for who types names and no ids; where that would be a page it is one line, and each tells by its name why. */
    public static List<String> briefly(List<Closed> closed, UnaryOperator<Sentence> naming) {
        ClosedInWords words =
                new ClosedInWords(naming, option -> naming.apply(option.label()).toString());
        List<String> lines = words.lines(together(closed));
        return lines.size() <= MOST_LINES
                ? lines
                : List.of(Sentence.of(
                                "not now: {options}; type one to read why",
                                words.named(together(closed).stream()
                                        .map(Closed::option)
                                        .toList()))
                        .toString());
    }

    private List<String> lines(List<Closed> closed) {
        Map<List<String>, Map<String, List<Option>>> all = kinds(closed);
        Map<List<String>, Map<String, List<Option>>> kinds = new LinkedHashMap<>();
        Map<String, List<Option>> others = new LinkedHashMap<>();
        all.forEach((codes, reasons) -> {
            if (kinds.size() < MOST_KINDS || all.size() == MOST_KINDS + 1) {
                kinds.put(codes, reasons);
            } else {
                reasons.forEach((why, options) ->
                        others.computeIfAbsent(why, any -> new ArrayList<>()).addAll(options));
            }
        });
        List<String> lines = new ArrayList<>();
        kinds.values().forEach(reasons -> {
            if (reasons.size() <= FEW) {
                reasons.forEach(
                        (why, options) -> lines.add(Sentence.of("not now: {options}: {why}", named(options), why)
                                .toString()));
            } else {
                lines.add(manyReasons(reasons));
            }
        });
        if (!others.isEmpty()) {
            lines.add(manyReasons(others));
        }
        return lines;
    }

    private String manyReasons(Map<String, List<Option>> reasons) {
        return Sentence.of(
                        "not now: {options}, for reasons such as: {why}",
                        named(reasons.values().stream().flatMap(List::stream).toList()),
                        reasons.keySet().iterator().next())
                .toString();
    }

    private Map<List<String>, Map<String, List<Option>>> kinds(List<Closed> closed) {
        Map<List<String>, Map<String, List<Option>>> kinds = new LinkedHashMap<>();
        for (Closed one : closed) {
            kinds.computeIfAbsent(codes(one), any -> new LinkedHashMap<>())
                    .computeIfAbsent(reasons(one.violations()).toString(), any -> new ArrayList<>())
                    .add(one.option());
        }
        return kinds;
    }

    private static List<String> codes(Closed closed) {
        return closed.violations().stream()
                .map(Violation::code)
                .distinct()
                .sorted()
                .toList();
    }

    private Object named(List<Option> options) {
        List<String> names = options.stream().map(called).toList();
        int shown = 0;
        int letters = 0;
        while (shown < names.size()
                && shown < MOST_NAMES
                && (shown < LEAST_NAMES || letters + names.get(shown).length() <= MOST_LETTERS)) {
            letters += names.get(shown).length();
            shown++;
        }
        return shown >= names.size() - 1
                ? names
                : Sentence.of(
                        "{names} and {n} more", Sentence.joined(", ", names.subList(0, shown)), names.size() - shown);
    }

    /** Where all that might have been is closed, each for its own reason, one of each kind tells enough. */
    private Sentence reasons(List<Violation> violations) {
        List<Sentence> all = violations.stream()
                .map(Violation::sentence)
                .map(naming)
                .distinct()
                .toList();
        if (all.size() <= MOST_REASONS) {
            return Sentence.joined(" ", all);
        }
        Map<String, List<Violation>> kinds = new LinkedHashMap<>();
        violations.forEach(one ->
                kinds.computeIfAbsent(one.code(), any -> new ArrayList<>()).add(one));
        List<Sentence> told = kinds.values().stream()
                .sorted(Comparator.comparingInt(kind -> -kind.size()))
                .limit(MOST_REASONS)
                .map(kind -> naming.apply(kind.get(0).sentence()))
                .toList();
        return Sentence.of(
                "{reasons} (and {n more reason|more reasons})", Sentence.joined(" ", told), all.size() - told.size());
    }

    /** What is closed to several, each option once, with all their reasons. */
    private static List<Closed> together(List<Closed> closed) {
        Map<String, Option> faces = new LinkedHashMap<>();
        Map<String, Map<String, Violation>> reasons = new LinkedHashMap<>();
        for (Closed one : closed) {
            faces.putIfAbsent(one.option().id(), one.option());
            one.violations()
                    .forEach(why -> reasons.computeIfAbsent(one.option().id(), any -> new LinkedHashMap<>())
                            .putIfAbsent(why.toString(), why));
        }
        return faces.values().stream()
                .map(face -> new Closed(
                        face,
                        List.copyOf(reasons.getOrDefault(face.id(), Map.of()).values())))
                .toList();
    }
}
