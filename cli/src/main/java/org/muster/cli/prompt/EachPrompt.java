package org.muster.cli.prompt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
    private static final Pattern RANGE = Pattern.compile("(\\d{1,4})(?:-(\\d{1,4}))?");

    private final Console console;
    private final AnswerPrompt prompt;
    private final List<Option> keys;
    private final List<Options<?>> parts;
    private final Map<Integer, Answer> answers = new LinkedHashMap<>();

    EachPrompt(Console console, AnswerPrompt prompt, Each<?> each) {
        this.console = console;
        this.prompt = prompt;
        this.keys = List.copyOf(each.keys().keySet());
        this.parts = List.copyOf(each.keys().values());
    }

    Optional<Answer> ask(String what) {
        list();
        String words = example();
        console.line(
                "One or several on a line, such as \"1 {words}\", \"2-4 {words}\" or \"rest {words}\"; a number alone asks.",
                words);
        while (answers.size() < keys.size()) {
            prompt.typed(what + Sentence.of("{n} left", keys.size() - answers.size()), List.of(), this::whole)
                    .ifPresent(this::take);
            if (prompt.isEnded()) {
                return Optional.empty();
            }
        }
        Map<String, Answer> fields = new LinkedHashMap<>();
        for (int i = 0; i < keys.size(); i++) {
            fields.put(keys.get(i).id(), Optional.ofNullable(answers.get(i)).orElseThrow());
        }
        return Optional.of(new Answer.Fields(fields));
    }

    /** What may be typed behind the number. */
    private String example() {
        return parts.get(0).faces().stream().findFirst().map(Option::id).orElse("...");
    }

    private void take(String text) {
        Matcher line = LINE.matcher(text);
        Set<Integer> places = line.matches() ? places(line.group(1)) : Set.of();
        if (places.isEmpty()) {
            console.line("Begin with numbers from 1 to {n}, or with rest.", keys.size());
            return;
        }
        String words = Optional.ofNullable(line.group(2)).orElse("").strip();
        for (int place : places) {
            String name = keys.get(place).label().toString();
            Optional<Answer> answer = prompt.inLine(parts.get(place), words, name + ": ");
            if (answer.isEmpty()) {
                if (!prompt.isEnded()) {
                    console.line("Not understood for {name}: \"{words}\". ? shows what can be answered.", name, words);
                }
                return;
            }
            List<Violation> violations = parts.get(place).read(answer.get()).violations();
            if (!violations.isEmpty()) {
                violations.forEach(one -> console.verbatim(name + ": " + one));
                return;
            }
            answers.put(place, answer.get());
            console.verbatim(told(place));
        }
    }

    /** Places from 0; those out of range are no places. */
    private Set<Integer> places(String typed) {
        Set<Integer> places = new TreeSet<>();
        if (typed.equals("rest") || typed.equals("all")) {
            IntStream.range(0, keys.size())
                    .filter(place -> typed.equals("all") || !answers.containsKey(place))
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
        IntStream.range(0, keys.size()).forEach(place -> console.verbatim(told(place)));
    }

    private String told(int place) {
        int width = keys.stream()
                .mapToInt(key -> key.label().toString().length())
                .max()
                .orElse(0);
        Option key = keys.get(place);
        String answer = answers.containsKey(place)
                ? String.valueOf(answers.get(place))
                : key.note().toString();
        return (String.format("%4d  ", place + 1)
                        + key.label()
                        + " ".repeat(width + 2 - key.label().toString().length())
                        + answer)
                .stripTrailing();
    }

    /** All that can be answered; what several keys offer alike is told once. */
    private void whole() {
        list();
        Map<List<String>, List<Integer>> same = new LinkedHashMap<>();
        for (int i = 0; i < keys.size(); i++) {
            same.computeIfAbsent(OptionsInWords.of(parts.get(i), OptionsInWords.ALL), any -> new ArrayList<>())
                    .add(i + 1);
        }
        same.forEach((lines, numbers) -> {
            console.line("  for {names}:", Sentence.joined(", ", numbers));
            lines.forEach(line -> console.verbatim("    " + line));
        });
    }
}
