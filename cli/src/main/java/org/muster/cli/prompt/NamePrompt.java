package org.muster.cli.prompt;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Closed;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Part;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.Listed;
import org.muster.cli.prompt.line.Names;
import org.muster.cli.prompt.line.Start;
import org.muster.cli.terminal.Console;

/**
 * Asks for one of what can be named.
 *
 * @param read what a line answers; empty if nothing, or if what is missing behind it was not answered
 * @param closing what leaves nothing more to say, and so is not taken for a few letters that might mean another
 */
record NamePrompt(
        Console console,
        AnswerPrompt prompt,
        Place place,
        Function<String, Optional<Answer>> read,
        Predicate<Option> closing) {

    /** Codes that say no more than that it is none of them. */
    private static final Set<String> NO_NAME = Set.of("NO_SUCH_OPTION", "NOT_A_NAME", "WHICH_KIND");

    private static final int MOST_REASONS = 5;

    Optional<Answer> ask() {
        prompt.showing().some(listed());
        Optional<String> line = typed(kind());
        while (line.isPresent()) {
            String text = line.get();
            Optional<Option> meant = text.isEmpty() ? Optional.empty() : closedBy(text);
            List<Option> like = meant.isPresent() ? Names.withWord(listed(), text) : List.of();
            if (like.size() > 1) {
                prompt.showing().several(like);
                line = typed(kind());
                continue;
            }
            if (meant.isPresent()) {
                line = typed(Sentence.of(
                        "\"{typed}\" would be: {option}. Enter if that is meant",
                        text,
                        meant.get().label()));
                if (line.isEmpty() || !line.get().isEmpty()) {
                    continue;
                }
                text = meant.get().id();
            } else if (text.isEmpty()) {
                Optional<String> refused = refused();
                if (refused.isEmpty()) {
                    return prompt.asBefore(place);
                }
                text = refused.get();
            }
            Optional<Answer> answer = answered(text);
            if (prompt.isEnded() || prompt.others().haveLine() || answer.isPresent()) {
                return answer;
            }
            line = typed(kind());
        }
        return Optional.empty();
    }

    /** What was chosen before, if what belongs to it is refused as it stands: an empty line leads into that. */
    private Optional<String> refused() {
        Answer before = place.before();
        return before instanceof Answer.Fields
                        && !place.options().read(before).isOk()
                        && place.options().faces().stream()
                                .anyMatch(one -> place.fields().containsKey(one.id()))
                ? place.fields().keySet().stream().findFirst()
                : Optional.empty();
    }

    private Optional<Answer> answered(String text) {
        int before = prompt.lines();
        Optional<Answer> answer = read.apply(text);
        if (answer.isEmpty() && prompt.lines() == before && !prompt.isEnded()) {
            answer = Names.holdingAll(listed(), text)
                    .filter(one -> !closing.test(one))
                    .flatMap(one -> read.apply(one.id()));
        }
        boolean onOneLine = prompt.lines() == before;
        if (prompt.isEnded() || answer.isPresent()) {
            return answer.filter(one -> prompt.isEnded() || !onOneLine || !isRefused(one, text));
        }
        if (prompt.goesBack()) { // out of what belongs to one of them: another may be named
            prompt.showing().some(listed());
        } else if (!prompt.others().take(place, text) && !prompt.isAllOfIt(place, text)) {
            notUnderstood(text);
        }
        return Optional.empty();
    }

    /** What a few letters would choose, though they leave nothing more to say. */
    private Optional<Option> closedBy(String text) {
        Listed listed = listed();
        return place.isWhole() && Names.whole(listed, text).isEmpty()
                ? Names.find(listed, text).filter(one -> !listed.isClosed(one) && closing.test(one))
                : Optional.empty();
    }

    private void notUnderstood(String text) {
        List<Option> several = Names.beginning(listed(), text);
        Optional<Start<Option>> start = Start.of(text, name -> Names.find(listed(), name))
                .filter(one -> one.isAll() || Names.saysEnough(listed(), one.name()))
                .findFirst();
        if (start.filter(one -> listed().isClosed(one.named())).isPresent()) {
            isRefused(Answer.word(start.get().named().id()), start.get().name());
        } else if (several.size() > 1) {
            console.line(
                    "\"{typed}\" begins several: {names}. Type more of the name, or the number.",
                    text,
                    Showing.names(several));
        } else {
            start.ifPresentOrElse(one -> notUnderstoodBehind(one, text), () -> notOne(text));
        }
    }

    /** None of them; what is called so where there are too many to list may have its reason all the same. */
    private void notOne(String text) {
        boolean hasReason = place.options().read(Answer.word(text)).violations().stream()
                .noneMatch(one -> NO_NAME.contains(one.code()));
        if ((!hasReason || !isRefused(Answer.word(text), text)) && !isClosed(place.options(), text)) {
            console.line("Not one of them: \"{typed}\". Type a number or a name; ? explains.", text);
        }
    }

    /** Whether what begins so can't be chosen now; why not is told of each. */
    private boolean isClosed(Options<?> options, String text) {
        List<Closed> closed = options.closed();
        List<Option> begun = Names.beginning(
                Listed.unnumbered(prompt.showing()
                        .named(closed.stream().map(Closed::option).toList())),
                text);
        List<String> ids = AnswerPrompt.ids(begun);
        prompt.showing()
                .refused(
                        options,
                        closed.stream()
                                .filter(one -> ids.contains(one.option().id()))
                                .flatMap(one -> one.violations().stream().limit(1))
                                .limit(MOST_REASONS)
                                .toList());
        return !begun.isEmpty();
    }

    /** The name is one of them, but not with what stands behind it. */
    private void notUnderstoodBehind(Start<Option> start, String text) {
        List<Option> several = OneLine.several(place.options(), text);
        if (several.size() > 1) {
            prompt.showing().several(prompt.showing().named(several));
            return;
        }
        Option named = start.named();
        String name = start.name();
        Optional<Part> part = place.options().parts().stream()
                .filter(one -> one.option().id().equals(named.id()))
                .findFirst();
        boolean asksMore = part.isPresent();
        if (asksMore && Character.isDigit(name.charAt(0))) { // whoever numbers something else reads what was meant
            console.line("{n} is {name} here.", name, named.label());
        }
        Answer meant = OneLine.meant(place.options(), text);
        if (asksMore && isOfAnotherKind(meant)) {
            console.line(
                    "{name} is understood; the rest of it takes more than one line: type {typed} alone, and you are asked for it.",
                    named.label(),
                    name);
        } else if (part.isEmpty() || !isClosed(part.get().options(), start.behind()) && !isRefused(meant, text)) {
            console.line(
                    "{name} is understood, \"{rest}\" is not: one name is wanted here.", named.label(), start.behind());
        }
    }

    /** Whether it takes more than a line to say. */
    private boolean isOfAnotherKind(Answer answer) {
        return place.options().read(answer).violations().stream()
                .anyMatch(one -> one.code().startsWith("NOT_A")); // an object, a list
    }

    private Listed listed() {
        return prompt.showing().listed(place);
    }

    private Sentence kind() {
        return place.prompt(
                place.title().isEmpty()
                        ? Sentence.of("Your choice")
                        : place.asks() ? Sentence.NOTHING : Sentence.of("your choice"));
    }

    private Optional<String> typed(Sentence prompting) {
        Options<?> options = place.options();
        return prompt.typed(
                place,
                prompting,
                AnswerPrompt.ids(options.faces()),
                () -> prompt.showing().whole(place));
    }

    /** Whether an answer is not legal; what is wrong with the words it was meant by is told at once. */
    private boolean isRefused(Answer answer, String words) {
        if (place.options().read(answer).isOk()) {
            return false;
        }
        prompt.showing()
                .refused(
                        place.options(),
                        OneLine.against(place.options(), words, answer).stream()
                                .limit(MOST_REASONS)
                                .toList());
        return true;
    }
}
