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
import org.muster.cli.prompt.line.OnlyNothing;
import org.muster.cli.terminal.Console;
import org.muster.cli.words.OptionsInWords;

/** Many questions of one kind, such as the fate of every figure: a line answers one of them, or several alike. */
final class EachPrompt {

    private final Console console;
    private final AnswerPrompt prompt;
    private final Place place;
    private final ForEach each;
    private final Map<String, Answer> answers = new LinkedHashMap<>();

    /** What each line that was typed answered, the last first. */
    private final Deque<Map<String, Answer>> before = new ArrayDeque<>();

    EachPrompt(Console console, AnswerPrompt prompt, Each<?> each, Place place) {
        this.console = console;
        this.prompt = prompt;
        this.place = place;
        this.each = ForEach.listed(console, prompt, place, each);
        for (int at = 0; at < this.each.size(); at++) {
            String id = this.each.id(at);
            Options<?> part = this.each.parts().get(at);
            Answer known = place.before(id);
            if (known != null) {
                answers.put(id, known);
            } else if (OnlyNothing.isAllOf(part)) {
                part.nothing().ifPresent(nothing -> answers.put(id, nothing));
            }
        }
    }

    Optional<Answer> ask() {
        list();
        String words = plainExample();
        String inLine = each.parts().get(0).accept(new Simplest(false)).orElse(words);
        if (each.parts().get(0).ground().isEmpty()) {
            console.line(
                    "One answer a line, for one or several: \"1 {words}\", \"2-4 {more}\" or \"rest {words}\"; names"
                            + " do as well, and beginnings with *; a number alone asks.",
                    words,
                    inLine);
        } else { // no two of them stand on one place
            console.line("One answer a line: \"1 {words}\"; names do as well; a number alone asks.", inLine);
        }
        boolean again = isComplete();
        boolean isLooked = place.isWhole() && each.size() - answers.size() > 1;
        while (again || !isComplete()) {
            Sentence kind = isComplete()
                    ? Sentence.of("Enter if that is all, or what is to change")
                    : Sentence.of("{n} left", each.size() - answers.size());
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
                if (place.isWhole()) {
                    prompt.looked();
                }
                break;
            } else {
                list();
            }
            if (prompt.isEnded()) {
                return Optional.empty();
            }
            prompt.soFar(place, each.inOrder(answers));
            if (!again
                    && isComplete()
                    && (isLooked || slipped)) { // else what was refused may have been meant otherwise
                list();
                again = true;
            }
        }
        return Optional.of(each.inOrder(answers));
    }

    /** Whether it is one of the usual words for the end, and no name. */
    private boolean isEnd(String typed) {
        return (Names.isEnd(typed) || Names.isYes(typed))
                && Names.find(Listed.of(each.keys()), typed).isEmpty();
    }

    private boolean isComplete() {
        return answers.size() == each.size();
    }

    /** What may be typed behind the number. */
    private String plainExample() {
        return each.parts().get(0).faces().stream()
                .findFirst()
                .map(Names::typed)
                .orElse("...");
    }

    private void takeBack() {
        answers.clear();
        answers.putAll(before.pop());
        list();
    }

    /** Whether all of a line was understood; what was is kept. */
    private boolean take(String typed) {
        Map<String, Answer> kept = new LinkedHashMap<>(answers);
        boolean understood = each.take(typed, Set.of(), answers, this::noPlace, at -> console.verbatim(told(at)));
        if (!kept.equals(answers)) {
            before.push(kept);
        }
        return understood;
    }

    private Sentence noPlace(EachLine.Part part) {
        if (part.isRest()) {
            return Sentence.of(
                    "Nothing is left; a name, numbers from 1 to {n}, or all change what is there.", each.size());
        }
        String word = (part.name() + ' ' + part.words()).strip().split("\\s", 2)[0];
        Set<Integer> many = each.lines().beginning(word);
        return many.isEmpty()
                ? Sentence.of("Begin with a name, with numbers from 1 to {n}, or with rest.", each.size())
                : Sentence.of(
                        "\"{word}\" may be any of {numbers}; {all} means them all.",
                        word,
                        runs(List.copyOf(many)),
                        word + "*");
    }

    private void list() {
        IntStream.range(0, each.size()).forEach(at -> console.verbatim(told(at)));
    }

    private String told(int at) {
        int width = each.keys().stream()
                .mapToInt(key -> key.label().toString().length())
                .max()
                .orElse(0);
        Option key = each.keys().get(at);
        Answer known = answers.get(key.id());
        Sentence answer = known == null ? key.note() : each.parts().get(at).inWords(known);
        return (String.format("%4d  ", at + 1)
                        + key.label()
                        + " ".repeat(width + 2 - key.label().toString().length())
                        + prompt.showing().naming().apply(answer))
                .stripTrailing();
    }

    /** All that can be answered; what several keys offer alike is told once. */
    private void whole() {
        list();
        OptionsInWords.alike(each.parts(), OptionsInWords.ALL, prompt.showing().naming())
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
