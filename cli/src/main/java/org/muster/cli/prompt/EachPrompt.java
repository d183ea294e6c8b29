package org.muster.cli.prompt;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Each;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.EachLine;
import org.muster.cli.prompt.line.Listed;
import org.muster.cli.prompt.line.Names;
import org.muster.cli.terminal.Console;
import org.muster.cli.words.OptionsInWords;

/** Many questions of one kind, such as the fate of every figure: a line answers one of them, or several alike. */
final class EachPrompt {

    private final Console console;
    private final AnswerPrompt prompt;
    private final Place place;
    private final List<Option> keys;
    private final List<Options<?>> parts;
    private final EachLine lines;
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
        this.lines = new EachLine(keys, true);
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
        String inLine = parts.get(0).accept(new Simplest(false)).orElse(words);
        console.line(
                "One answer a line, for one or several: \"1 {words}\", \"2-4 {more}\" or \"rest {words}\"; names do as well, and"
                        + " beginnings with *; a number alone asks.",
                words,
                inLine);
        boolean again = isComplete();
        boolean isLooked = place.isWhole() && keys.size() - answers.size() > 1;
        while (again || !isComplete()) {
            Sentence kind = isComplete()
                    ? Sentence.of("Enter if that is all, or what is to change")
                    : Sentence.of("{n} left", keys.size() - answers.size());
            Optional<String> line = prompt.typed(place, place.knowing(null).prompt(kind), List.of(), this::whole);
            if (line.isEmpty() && prompt.isBeginning()) {
                return Optional.empty();
            }
            boolean slipped = false;
            if (prompt.leftToChance()) {
                slipped = !take(isComplete() ? "all auto" : "rest auto");
            } else if (line.isEmpty()) {
                if (prompt.isEnded() || before.isEmpty() || !prompt.goesBack()) {
                    return Optional.empty();
                }
                takeBack();
            } else if (!line.get().isEmpty() && !isEnd(line.get())) {
                slipped = !take(line.get());
            } else if (isComplete()) {
                break;
            } else {
                list();
            }
            if (prompt.isEnded()) {
                return Optional.empty();
            }
            prompt.soFar(place, given());
            if (!again
                    && isComplete()
                    && (isLooked || slipped)) { // else what was refused may have been meant otherwise
                list();
                again = true;
            }
        }
        return Optional.of(given());
    }

    /** Whether it is one of the usual words for the end, and no name. */
    private boolean isEnd(String typed) {
        return Names.isEnd(typed) && Names.find(Listed.of(keys), typed).isEmpty();
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

    /** Whether all of a line was understood; what was is kept. */
    private boolean take(String typed) {
        Map<Integer, Answer> kept = new LinkedHashMap<>(answers);
        boolean understood = true;
        for (EachLine.Part part : lines.of(typed, answers.keySet(), this::isAnswer)) {
            if (!understood && part.isRest()) {
                prompt.tellLeft(part);
                break;
            }
            if (part.at().isEmpty()) {
                console.line(noPlace((part.name() + ' ' + part.words()).strip()));
            }
            understood &= !part.at().isEmpty() && take(part.at(), part.words());
            if (prompt.isEnded()) {
                break;
            }
        }
        if (!kept.equals(answers)) {
            before.push(kept);
        }
        return understood;
    }

    private boolean isAnswer(int at, String words) {
        return prompt.read(part(at), words).isPresent();
    }

    private boolean take(Set<Integer> places, String words) {
        for (int at : places) {
            Optional<Answer> answer = prompt.forOneOf(part(at), keys.get(at), words);
            if (answer.isEmpty()) {
                return false;
            }
            answers.put(at, answer.get());
            console.verbatim(told(at));
        }
        return true;
    }

    private Sentence noPlace(String text) {
        String word = text.split("\\s", 2)[0];
        if (word.equals("rest") || word.equals("*")) {
            return Sentence.of(
                    "Nothing is left; a name, numbers from 1 to {n}, or all change what is there.", keys.size());
        }
        Set<Integer> many = lines.beginning(word);
        return many.isEmpty()
                ? Sentence.of("Begin with a name, with numbers from 1 to {n}, or with rest.", keys.size())
                : Sentence.of(
                        "\"{word}\" may be any of {numbers}; {all} means them all.",
                        word,
                        runs(List.copyOf(many)),
                        word + "*");
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
