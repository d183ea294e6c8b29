package org.muster.cli.prompt;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Option;
import org.muster.api.decision.Split;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;

/** Shares something out among many: a line gives to one of them. */
final class SplitPrompt {

    private static final Pattern SHARE = Pattern.compile("(.+?)\\s+(\\d{1,9})");

    private final Console console;
    private final AnswerPrompt prompt;
    private final Split split;
    private final Map<String, Integer> shares = new LinkedHashMap<>();

    SplitPrompt(Console console, AnswerPrompt prompt, Split split) {
        this.console = console;
        this.prompt = prompt;
        this.split = split;
    }

    Optional<Answer> ask(String what) {
        prompt.list(split.keys(), false);
        console.line("Who gets how many, such as \"1 {most}\" or \"1 5, 2 5\"; done ends.", split.max());
        while (left() > 0) {
            Optional<String> line = prompt.typed(
                    what + Sentence.of("{n} left", left()),
                    split.keys().stream().map(Option::id).toList(),
                    () -> prompt.list(split.keys(), true));
            if (line.isEmpty()) {
                return Optional.empty();
            }
            if (line.get().equalsIgnoreCase("done")) {
                break;
            }
            for (String part : line.get().split(",")) {
                give(part.strip());
            }
        }
        Map<String, Answer> fields = new LinkedHashMap<>();
        shares.forEach((id, share) -> fields.put(id, new Answer.Whole(share)));
        return Optional.of(new Answer.Fields(fields));
    }

    private long left() {
        return split.max()
                - shares.values().stream().mapToLong(Integer::longValue).sum();
    }

    private void give(String text) {
        Matcher share = SHARE.matcher(text);
        Optional<Option> found =
                share.matches() ? AnswerPrompt.find(split.keys(), share.group(1)) : Optional.<Option>empty();
        if (found.isEmpty()) {
            console.line("\"{typed}\" is no name or number with what it gets behind it.", text);
            return;
        }
        int given = Integer.parseInt(share.group(2));
        long most = left() + shares.getOrDefault(found.get().id(), 0);
        if (given > most) {
            console.line(
                    "Only {n} {n:is|are} left for {name}.", most, found.get().label());
        } else if (given == 0) {
            shares.remove(found.get().id());
        } else {
            shares.put(found.get().id(), given);
        }
    }

    /** How many names are few enough to be asked one by one. */
    static boolean isLong(List<Option> keys) {
        return keys.size() > 4;
    }
}
