package org.muster.cli.prompt;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Each;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.cli.words.OptionsInWords;

/** Many questions of one kind, such as the fate of every figure: a line answers one of them, or several alike. */
final class EachPrompt {

    private static final Pattern LINE = Pattern.compile("(rest|all|\\d[\\d,-]*)(?:\\s+(.*))?");
    private static final Pattern NUMBERS = Pattern.compile("[\\d-]+(\\s*,\\s*[\\d-]+)+");
    private static final Pattern RANGE = Pattern.compile("(\\d{1,4})(?:-(\\d{1,4}))?");

    private final Console console;
    private final AnswerPrompt prompt;
    private final Place place;
    private final List<Option> keys;
    private final List<Options<?>> parts;
    /** The number of each line, by its id. */
    private final Map<String, Integer> numbers = new LinkedHashMap<>();

    private final Map<Integer, Answer> answers = new LinkedHashMap<>();

    /** What each line that was typed answered, the last first. */
    private final Deque<Map<Integer, Answer>> before = new ArrayDeque<>();

    EachPrompt(Console console, AnswerPrompt prompt, Each<?> each, Place place) {
        this.console = console;
        this.prompt = prompt;
        this.place = place;
        this.keys = prompt.showing().named(List.copyOf(each.keys().keySet()));
        this.parts = List.copyOf(each.keys().values());
        for (int i = 0; i < keys.size(); i++) {
            int at = i;
            numbers.put(keys.get(i).id(), i + 1);
            Answer known = place.before(keys.get(i).id());
            if (known != null) {
                answers.put(i, known);
            } else if (OnlyNothing.isAllOf(parts.get(i))) {
                parts.get(i).nothing().ifPresent(nothing -> answers.put(at, nothing));
            }
        }
    }

    Optional<Answer> ask() {
        list();
        String words = plainExample();
        String inLine = parts.get(0).accept(new Simplest()).orElse(words);
        console.line(
                "One answer a line, for one or several: \"1 {words}\", \"2-4 {more}\" or \"rest {words}\"; names do as well, and"
                        + " beginnings with *; a number alone asks.",
                words,
                inLine);
        boolean again = isComplete();
        while (again || !isComplete()) {
            Sentence kind = isComplete()
                    ? Sentence.of("Enter if that is all, or what is to change")
                    : Sentence.of("{n} left", keys.size() - answers.size());
            Optional<String> line = prompt.typed(place, place.knowing(null).prompt(kind), List.of(), this::whole);
            if (line.isEmpty() && prompt.isBeginning()) {
                return Optional.empty();
            }
            if (prompt.leftToChance()) {
                take(isComplete() ? "all auto" : "rest auto");
            } else if (line.isEmpty()) {
                if (prompt.isEnded() || before.isEmpty() || !prompt.goesBack()) {
                    return Optional.empty();
                }
                takeBack();
            } else if (!line.get().isEmpty()) {
                take(line.get());
            } else if (isComplete()) {
                break;
            } else {
                list();
            }
            if (prompt.isEnded()) {
                return Optional.empty();
            }
            prompt.soFar(place, given());
        }
        return Optional.of(given());
    }

    private boolean isComplete() {
        return answers.size() == keys.size();
    }

    private Answer given() {
        Map<String, Answer> fields = new LinkedHashMap<>();
        for (int i = 0; i < keys.size(); i++) {
            Answer answer = answers.get(i);
            if (answer != null) {
                fields.put(keys.get(i).id(), answer);
            }
        }
        return new Answer.Fields(fields);
    }

    /** What may be typed behind the number. */
    private String plainExample() {
        return parts.get(0).faces().stream().findFirst().map(Option::id).orElse("...");
    }

    private void takeBack() {
        answers.clear();
        answers.putAll(before.pop());
        list();
    }

    private void take(String typed) {
        String text = ofSeveral(typed);
        Matcher line = LINE.matcher(text);
        int name = line.matches() ? 0 : nameIn(text);
        Set<Integer> places = line.matches() ? places(line.group(1)) : at(text.substring(0, name));
        if (places.isEmpty()) {
            console.line(noPlace(text));
            return;
        }
        String words = line.matches()
                ? Optional.ofNullable(line.group(2)).orElse("").strip()
                : text.substring(name).strip();
        Map<Integer, Answer> kept = new LinkedHashMap<>(answers);
        for (int at : places) {
            String whose = keys.get(at).label().toString();
            Optional<Answer> answer =
                    words.equals(AnswerPrompt.AUTO) ? prompt.any(parts.get(at)) : prompt.inLine(part(at), words);
            if (answer.isEmpty()) {
                if (!prompt.isEnded() && !prompt.goesBack()) {
                    console.line("Not understood for {name}: \"{words}\". ? shows what can be answered.", whose, words);
                    prompt.showing().behindItsKind(parts.get(at), words);
                }
                break;
            }
            List<Violation> violations = parts.get(at).read(answer.get()).violations();
            if (!violations.isEmpty()) {
                prompt.showing().refused(Violation.inside(whose, violations));
                break;
            }
            answers.put(at, answer.get());
            console.verbatim(told(at));
        }
        if (!kept.equals(answers)) {
            before.push(kept);
        }
    }

    private Sentence noPlace(String text) {
        String word = text.split("\\s", 2)[0];
        if (word.equals("rest")) {
            return Sentence.of(
                    "Nothing is left; a name, numbers from 1 to {n}, or all change what is there.", keys.size());
        }
        Set<Integer> many = beginning(word);
        return many.isEmpty()
                ? Sentence.of("Begin with a name, with numbers from 1 to {n}, or with rest.", keys.size())
                : Sentence.of(
                        "\"{word}\" may be any of {numbers}; {all} means them all.",
                        word,
                        runs(List.copyOf(many)),
                        word + "*");
    }

    /** Blanks may stand between numbers, and of several one says "were" where an option says "was". */
    private static String ofSeveral(String typed) {
        Matcher numbers = NUMBERS.matcher(typed);
        String text =
                numbers.lookingAt() ? numbers.group().replaceAll("\\s", "") + typed.substring(numbers.end()) : typed;
        return text.replaceFirst("^([\\d,-]+|all|rest)\\s+were\\s", "$1 was ");
    }

    /** How much of a line is the name of one of them, of one word or several; 0: none. */
    private int nameIn(String text) {
        int end = text.length();
        while (end > 0 && at(text.substring(0, end)).isEmpty()) {
            end = text.lastIndexOf(' ', end - 1);
        }
        return Math.max(0, end);
    }

    private Set<Integer> at(String name) {
        String typed = name.strip();
        return typed.endsWith("*")
                ? beginning(typed.substring(0, typed.length() - 1))
                : Names.find(Listed.of(keys), typed)
                        .map(keys::indexOf)
                        .map(Set::of)
                        .orElse(Set.of());
    }

    /** All whose id or label begins so: {@code stormtrooper*}. */
    private Set<Integer> beginning(String typed) {
        return Names.beginning(Listed.of(keys), typed).stream()
                .map(keys::indexOf)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private Place part(int at) {
        Option key = keys.get(at);
        return place.part(parts.get(at), key.label(), answers.get(at), answer -> {
                    Map<String, Answer> all = new LinkedHashMap<>(Options.fieldsOf(given()));
                    all.put(key.id(), answer);
                    return new Answer.Fields(all);
                })
                .among(numbers);
    }

    /** Places from 0; those out of range are no places. */
    private Set<Integer> places(String typed) {
        Set<Integer> places = new TreeSet<>();
        if (typed.equals("rest") || typed.equals("all")) {
            IntStream.range(0, keys.size())
                    .filter(at -> typed.equals("all") || !answers.containsKey(at))
                    .forEach(places::add);
            return places;
        }
        for (String part : typed.split(",")) {
            Matcher range = RANGE.matcher(part);
            if (range.matches()) {
                int from = Integer.parseInt(range.group(1));
                int to = range.group(2) == null ? from : Integer.parseInt(range.group(2));
                IntStream.rangeClosed(Math.max(1, from), Math.min(to, keys.size()))
                        .forEach(number -> places.add(number - 1));
            }
        }
        return places;
    }

    private void list() {
        IntStream.range(0, keys.size()).forEach(at -> console.verbatim(told(at)));
    }

    private String told(int at) {
        int width = keys.stream()
                .mapToInt(key -> key.label().toString().length())
                .max()
                .orElse(0);
        Option key = keys.get(at);
        Answer known = answers.get(at);
        Sentence answer = known == null ? key.note() : parts.get(at).inWords(known);
        return (String.format("%4d  ", at + 1)
                        + key.label()
                        + " ".repeat(width + 2 - key.label().toString().length())
                        + prompt.showing().naming().apply(answer))
                .stripTrailing();
    }

    /** All that can be answered; what several keys offer alike is told once. */
    private void whole() {
        list();
        OptionsInWords.alike(keys, parts, OptionsInWords.ALL, prompt.showing().naming())
                .forEach((numbers, lines) -> {
                    console.line("  for {names}:", Sentence.joined(", ", runs(numbers)));
                    lines.forEach(line -> console.verbatim("    " + line));
                });
    }

    /** As they may be typed: {@code 1-3}, {@code 7}. */
    private static List<String> runs(List<Integer> places) {
        List<String> runs = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= places.size(); i++) {
            if (i == places.size() || places.get(i) != places.get(i - 1) + 1) {
                int first = places.get(from) + 1;
                runs.add(i - from == 1 ? "" + first : first + "-" + (places.get(i - 1) + 1));
                from = i;
            }
        }
        return runs;
    }
}
