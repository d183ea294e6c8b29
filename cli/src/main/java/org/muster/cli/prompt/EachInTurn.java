package org.muster.cli.prompt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Each;
import org.muster.api.decision.Options;
import org.muster.api.decision.Part;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.EachLine;
import org.muster.cli.terminal.Console;

/** The same asked of a few, one after the other; whoever is asked, a line may answer for others too. */
final class EachInTurn {

    private final Console console;
    private final AnswerPrompt prompt;
    private final Place place;
    private final ForEach each;
    /** Who is asked; the others are left out. */
    private final Set<String> asked;
    /** Whether they were named, rather than all gone through: of them there is something to tell. */
    private final boolean isNamed;
    /** Who was answered for by a line for several, and need not be asked. */
    private final Set<Integer> spokenFor = new HashSet<>();
    /** Who was answered for by somebody, rather than by there being no choice. */
    private final Set<Integer> answered = new HashSet<>();

    EachInTurn(Console console, AnswerPrompt prompt, Each<?> each, Place place, Set<String> asked) {
        this.console = console;
        this.prompt = prompt;
        this.place = place;
        this.each = ForEach.of(console, prompt, place, each);
        this.asked = asked;
        this.isNamed = asked.size() < this.each.size();
    }

    Optional<Answer> ask() {
        List<InTurn.Step> steps = new ArrayList<>();
        for (int at = 0; at < each.size(); at++) {
            steps.add(new PartOf(at));
        }
        if (place.isWhole()) {
            steps.add(new Look());
        }
        return new InTurn(prompt, place, steps).ask();
    }

    /** One of them. */
    private final class PartOf implements InTurn.Step {

        private final int at;

        PartOf(int at) {
            this.at = at;
        }

        @Override
        public String key() {
            return each.id(at);
        }

        @Override
        public boolean ask(Map<String, Answer> given) {
            Options<?> options = each.parts().get(at);
            if (spokenFor.remove(at)) {
                return true;
            }
            if (!asked.contains(key()) || prompt.passesBy(each.part(at, given))) {
                options.nothing().ifPresent(nothing -> given.putIfAbsent(key(), nothing));
                return true;
            }
            prompt.showing().head(each.keys().get(at).label());
            while (true) {
                int before = prompt.lines();
                Place part = each.part(at, given);
                Optional<Answer> answer = prompt.others().beside(part, each::names, () -> answer(part));
                if (answer.isPresent()) {
                    if (prompt.lines() > before && !prompt.isEnded() && !each.goesWithOthers(at, answer.get(), given)) {
                        continue;
                    }
                    given.put(key(), answer.get());
                    if (prompt.lines() > before) {
                        answered.add(at);
                    }
                    return true;
                }
                Optional<String> line = prompt.others().line();
                if (line.isEmpty()) {
                    return false;
                }
                take(line.get(), Set.of(at), given);
                if (prompt.isEnded()) {
                    return false;
                }
                if (spokenFor.remove(at)) {
                    return true;
                }
            }
        }
    }

    /** Of whoever was named there is something to tell: where that is of one kind, none is asked for. */
    private Optional<Answer> answer(Place part) {
        Options<?> options = part.options();
        List<Part> kinds = options.parts();
        boolean isOne = isNamed
                && part.before() == null
                && kinds.size() == 1
                && options.nothing().isPresent()
                && options.faces().size() == 2
                && options.faces().contains(kinds.get(0).option());
        return isOne ? prompt.inLine(part, kinds.get(0).option().id()) : prompt.ask(part);
    }

    /** All of it is shown once before it goes, where it is more than one answer. */
    private final class Look implements InTurn.Step {

        @Override
        public String key() {
            return "";
        }

        @Override
        public boolean ask(Map<String, Answer> given) {
            if (answered.size() < 2) {
                return true;
            }
            list(each.answered(given), given);
            return prompt.isAll(
                    place,
                    Sentence.of("Enter if that is all, or what is to change"),
                    List.of(),
                    () -> {},
                    line -> change(line, given));
        }

        private boolean change(String line, Map<String, Answer> given) {
            if (!each.names(line)) {
                console.line(
                        "Begin with a name, such as {name}, or with rest.",
                        each.keys().get(0).label());
                return true;
            }
            take(line, Set.of(), given);
            if (prompt.isEnded()) {
                return false;
            }
            list(each.answered(given), given);
            return true;
        }
    }

    /** What is kept of a line that was not understood as a whole is shown. */
    private void take(String line, Set<Integer> asked, Map<String, Answer> given) {
        Set<Integer> taken = new TreeSet<>();
        boolean understood = each.take(line, asked, given, EachInTurn::nobody, taken::add);
        spokenFor.addAll(taken);
        answered.addAll(taken);
        if (!understood && !taken.isEmpty() && !prompt.isEnded()) {
            console.line("This is kept:");
            list(taken, given);
        }
    }

    private static Sentence nobody(EachLine.Part part) {
        return part.isNamed()
                ? Sentence.of("Nobody is left for \"{typed}\".", part.name())
                : Sentence.of("\"{typed}\" begins with no name.", part.words());
    }

    private void list(Set<Integer> shown, Map<String, Answer> given) {
        for (int at : shown) {
            Answer answer = given.get(each.id(at));
            if (answer != null) {
                prompt.showing()
                        .line(Sentence.of(
                                "  {part}: {answer}",
                                each.keys().get(at).label(),
                                each.parts().get(at).inWords(answer)));
            }
        }
    }
}
