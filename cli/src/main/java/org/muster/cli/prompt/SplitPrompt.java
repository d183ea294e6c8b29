package org.muster.cli.prompt;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Option;
import org.muster.api.decision.Split;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.Listed;
import org.muster.cli.prompt.line.Names;
import org.muster.cli.prompt.line.ShareLine;
import org.muster.cli.terminal.Console;

/** Shares something out among many: a line gives to one of them. */
final class SplitPrompt {

    private static final int UNBOUND = 500;

    private final Console console;
    private final AnswerPrompt prompt;
    private final Split split;
    private final Place place;
    private final List<Option> keys;
    private final Map<String, Integer> shares = new LinkedHashMap<>();
    /** What the shares were before each line, the last first. */
    private final Deque<Map<String, Integer>> before = new ArrayDeque<>();

    SplitPrompt(Console console, AnswerPrompt prompt, Split split, Place place) {
        this.console = console;
        this.prompt = prompt;
        this.split = split;
        this.place = place;
        this.keys = prompt.showing().named(split.keys());
        place.fields().forEach((id, share) -> {
            if (share instanceof Answer.Whole whole) {
                shares.put(id, (int) whole.number());
            }
        });
    }

    Optional<Answer> ask() {
        boolean isListed = !isUnbound() || !shares.isEmpty();
        if (isListed) {
            prompt.showing().some(Listed.of(keys));
        } else {
            console.line("? lists who can get something.");
        }
        console.line(
                split.min() == 0
                        ? "Who gets how many, such as \"1 {most}\" or \"1 5, 2 5\"; done or Enter ends."
                        : "Who gets how many, such as \"1 {most}\" or \"1 5, 2 5\"; done ends.",
                split.min() == 0 ? Math.min(3, split.max()) : split.max());
        boolean again = left() == 0;
        boolean slipped = false;
        told();
        while (again || slipped || left() > 0) {
            Optional<String> line = prompt.typed(
                    place,
                    place.knowing(null).prompt(kind()),
                    keys.stream().map(Option::id).toList(),
                    () -> prompt.showing().whole(Listed.of(keys)));
            if (line.isEmpty()) {
                if (prompt.isEnded() || before.isEmpty() || !prompt.goesBack()) {
                    return Optional.empty();
                }
                shares.clear();
                shares.putAll(before.pop());
                told();
                continue;
            }
            boolean over = line.get().isEmpty() || Names.isEnd(line.get());
            if (line.get().equalsIgnoreCase("done") || over && (again || slipped || split.min() == 0)) {
                break;
            }
            if (line.get().isEmpty()) {
                told();
                continue;
            }
            Map<String, Integer> kept = new LinkedHashMap<>(shares);
            slipped = false; // else what was refused may have been meant otherwise, though all is given
            for (String part : line.get().split(",")) {
                slipped |= !give(part.strip());
            }
            if (!kept.equals(shares)) { // of what nothing was taken there is nothing to go back from
                before.push(kept);
            }
            prompt.soFar(place, given());
        }
        return Optional.of(given());
    }

    private void told() {
        keys.stream()
                .filter(key -> shares.containsKey(key.id()))
                .forEach(key -> console.verbatim("  " + key.label() + ": " + shares.get(key.id())));
    }

    /** Whether the bound is none that anybody comes near: then it says nothing, and most often nobody gets anything. */
    private boolean isUnbound() {
        return split.min() == 0 && split.max() >= UNBOUND;
    }

    private Sentence kind() {
        return isUnbound()
                ? shares.isEmpty() ? Sentence.of("Enter: nobody") : Sentence.of("Enter: that is all")
                : Sentence.of("{n} left", left());
    }

    private Answer given() {
        Map<String, Answer> fields = new LinkedHashMap<>();
        shares.forEach((id, share) -> fields.put(id, new Answer.Whole(share)));
        return new Answer.Fields(fields);
    }

    private long left() {
        return split.max()
                - shares.values().stream().mapToLong(Integer::longValue).sum();
    }

    /** Whether it was understood, and there was so much. */
    private boolean give(String text) {
        Optional<ShareLine.Share> found = ShareLine.of(Listed.of(keys), text);
        List<Option> several = found.isEmpty() ? ShareLine.several(Listed.of(keys), text) : List.of();
        if (several.size() > 1) {
            prompt.showing().several(several);
            return false;
        }
        if (found.isEmpty()) {
            console.line("\"{typed}\" is no name or number with what it gets behind it.", text);
            return false;
        }
        Option to = found.get().to();
        int given = found.get().given();
        long most = left() + shares.getOrDefault(to.id(), 0);
        if (given > most) {
            console.line("Only {n} {n:is|are} left for {name}.", most, to.label());
            return false;
        }
        if (given == 0) {
            shares.remove(to.id());
        } else {
            shares.put(to.id(), given);
        }
        return true;
    }
}
