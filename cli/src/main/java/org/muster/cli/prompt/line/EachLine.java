package org.muster.cli.prompt.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Option;

/**
 * A line that answers one of many questions of one kind, or several: parts divided by commas, each with a name or more and
 * an answer behind, as in {@code anna-1 march C4, anna-2 fortify, rest fortify}.
 *
 * @param keys of whom it is asked
 * @param numbered whether they stand in a list with numbers before them
 */
public record EachLine(Listed keys, boolean numbered) {

    private static final Pattern MANY = Pattern.compile("(rest|all|\\*)(?:\\s+(.*))?");
    private static final Pattern NUMBERS = Pattern.compile("(\\d[\\d,-]*)(?:\\s+(.*))?");
    private static final Pattern RANGE = Pattern.compile("(\\d{1,4})(?:-(\\d{1,4}))?");

    /** Of several one says "were" where an option says "was". */
    private static final Pattern WERE = Pattern.compile("^were\\s");

    /**
     * A part of a line.
     *
     * @param name what is typed for those it answers; empty: it names nobody
     * @param at their places, from 0; none where there are none of that name, or none left
     * @param words the answer; empty: it is still to be asked
     * @param closed the id of one who is named and not asked now; empty: nobody
     */
    public record Part(String name, Set<Integer> at, String words, String closed) {

        private Part(String name, Set<Integer> at, String words) {
            this(name, at, words, "");
        }

        public boolean isNamed() {
            return !name.isEmpty();
        }

        /** Whether it answers for whoever is not answered for otherwise. */
        private boolean isMany() {
            return isRest() || name.equals("all");
        }

        /** Whether it answers for whoever is left: it means others where something before it was not understood. */
        public boolean isRest() {
            return name.equals("rest") || name.equals("*");
        }

        /** The same for others too, who stand before it without an answer of their own. */
        private Part with(Part before) {
            Set<Integer> all = new TreeSet<>(before.at);
            all.addAll(at);
            return new Part(before.name + ", " + name, all, WERE.matcher(words).replaceFirst("was "));
        }
    }

    /**
     * The parts of a line. A comma may also stand in a name, or in an answer.
     *
     * @param answered who has an answer, and is none of the rest
     * @param isAnswer whether words answer for one of them, though there is a comma in them
     */
    public List<Part> of(String line, Set<Integer> answered, BiPredicate<Integer, String> isAnswer) {
        List<String> texts = new ArrayList<>();
        for (String piece : line.split(",")) {
            Part part = part(piece.strip(), Set.of());
            int last = texts.size() - 1;
            if (last >= 0 && belongs(texts.get(last), piece, part, isAnswer)) {
                texts.set(last, texts.get(last) + "," + piece);
            } else if (!piece.isBlank()) {
                texts.add(piece.strip());
            }
        }
        Set<Integer> named = new TreeSet<>(answered);
        texts.stream()
                .filter(text -> !MANY.matcher(text).matches())
                .forEach(text -> named.addAll(part(text, Set.of()).at()));
        List<Part> parts = new ArrayList<>();
        Part waiting = null;
        for (String text : texts) {
            Part part = part(text, named);
            Part whole = waiting == null ? part : part.with(waiting);
            waiting = whole.words().isEmpty() ? whole : null;
            if (waiting == null) {
                parts.add(whole);
            }
        }
        if (waiting != null) {
            parts.add(waiting);
        }
        return parts;
    }

    /** Who is named twice, which leaves open what was meant. */
    public static Set<Integer> twice(List<Part> parts) {
        Set<Integer> named = new TreeSet<>();
        return parts.stream()
                .filter(part -> !part.isMany())
                .flatMap(part -> part.at().stream())
                .filter(at -> !named.add(at))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Whether a piece goes on with what stands before its comma: the name of one, or the answer. */
    private boolean belongs(String before, String piece, Part part, BiPredicate<Integer, String> isAnswer) {
        Part first = part(before, Set.of());
        if (first.words().isEmpty()) {
            return !part.isNamed();
        }
        return (!part.isNamed() || part.words().isEmpty())
                && !first.at().isEmpty()
                && first.at().stream().allMatch(at -> isAnswer.test(at, first.words() + "," + piece));
    }

    private Part part(String text, Set<Integer> answered) {
        Matcher many = MANY.matcher(text);
        Matcher numbers = NUMBERS.matcher(text);
        if (many.matches()) {
            Set<Integer> at = IntStream.range(0, size())
                    .filter(one -> many.group(1).equals("all") || !answered.contains(one))
                    .boxed()
                    .collect(Collectors.toCollection(TreeSet::new));
            return part(many.group(1), at, many.group(2), true);
        }
        if (numbered && numbers.matches()) {
            Set<Integer> at = places(numbers.group(1));
            return part(numbers.group(1), at, numbers.group(2), at.size() > 1);
        }
        return Start.of(text, name -> Optional.of(named(name)).filter(at -> !at.isEmpty()))
                .findFirst()
                .map(start -> part(start.name(), start.named(), start.behind(), false))
                .or(() -> Start.of(text, keys.closed())
                        .findFirst()
                        .map(start -> new Part(
                                start.name(),
                                Set.of(),
                                start.behind(),
                                start.named().id())))
                .orElseGet(() -> part("", Set.of(), text, false));
    }

    private int size() {
        return keys.options().size();
    }

    private static Part part(String name, Set<Integer> at, @Nullable String behind, boolean many) {
        String words = Optional.ofNullable(behind).orElse("").strip();
        return new Part(name, at, many ? WERE.matcher(words).replaceFirst("was ") : words);
    }

    private Set<Integer> named(String name) {
        String typed = name.strip();
        if (!numbered && typed.matches("\\d+")) {
            return Set.of();
        }
        if (isShared(typed)) {
            return Set.of();
        }
        return typed.endsWith("*")
                ? beginning(typed.substring(0, typed.length() - 1))
                : Names.find(keys, typed)
                        .filter(key -> !keys.isClosed(key))
                        .map(keys.options()::indexOf)
                        .map(Set::of)
                        .orElse(Set.of());
    }

    /** Whether several are called just so: which of two models died is for people to say. */
    private boolean isShared(String typed) {
        List<Option> called = Names.called(keys.options(), typed);
        return called.size() > 1 && called.stream().noneMatch(one -> one.id().equalsIgnoreCase(typed));
    }

    /** What words begin with that may be several of these. */
    public Optional<Start<List<Option>>> several(String words) {
        return Start.of(words, name -> Optional.of(Names.beginning(keys, name)).filter(all -> all.size() > 1))
                .findFirst();
    }

    /** All whose id or label begins so: {@code stormtrooper*}. */
    public Set<Integer> beginning(String typed) {
        return Names.beginning(keys, typed).stream()
                .map(keys.options()::indexOf)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Places from 0; those out of range are no places. */
    private Set<Integer> places(String typed) {
        Set<Integer> places = new TreeSet<>();
        for (String part : typed.split(",")) {
            Matcher range = RANGE.matcher(part);
            if (range.matches()) {
                int from = Integer.parseInt(range.group(1));
                int to = range.group(2) == null ? from : Integer.parseInt(range.group(2));
                IntStream.rangeClosed(Math.max(1, from), Math.min(to, size()))
                        .forEach(number -> places.add(number - 1));
            }
        }
        return places;
    }
}
