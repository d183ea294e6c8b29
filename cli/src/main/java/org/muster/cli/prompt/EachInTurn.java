package org.muster.cli.prompt;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Each;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.EachLine;
import org.muster.cli.prompt.line.Names;
import org.muster.cli.terminal.Console;

/** The same asked of a few, one after the other; whoever is asked, a line may answer for others too. */
final class EachInTurn {

    private final Console console;
    private final AnswerPrompt prompt;
    private final Place place;
    private final List<Option> keys;
    private final List<Options<?>> parts;
    private final EachLine lines;
    /** Who was answered for by a line for several, and need not be asked. */
    private final Set<String> spokenFor = new HashSet<>();
    /** Who was answered for by somebody, rather than by there being no choice. */
    private final Set<String> answered = new HashSet<>();

    EachInTurn(Console console, AnswerPrompt prompt, Each<?> each, Place place) {
        this.console = console;
        this.prompt = prompt;
        this.place = place;
        this.keys = prompt.showing().named(List.copyOf(each.keys().keySet()));
        this.parts = List.copyOf(each.keys().values());
        this.lines = new EachLine(keys, false);
    }

    Optional<Answer> ask() {
        List<InTurn.Step> steps = new ArrayList<>();
        for (int i = 0; i < keys.size(); i++) {
            steps.add(new PartOf(i));
        }
        if (place.isWhole()) {
            steps.add(new Look());
        }
        return new InTurn(prompt, place, steps).ask();
    }

    private Place part(int at, Map<String, Answer> given) {
        Option key = keys.get(at);
        return place.part(parts.get(at), key.label(), given.get(key.id()), one -> PartPrompt.put(given, key.id(), one));
    }

    /** One of them. */
    private final class PartOf implements InTurn.Step {

        private final int at;

        PartOf(int at) {
            this.at = at;
        }

        @Override
        public String key() {
            return keys.get(at).id();
        }

        @Override
        public boolean ask(Map<String, Answer> given) {
            Options<?> options = parts.get(at);
            if (spokenFor.remove(key())) {
                return true;
            }
            if (prompt.passesBy(part(at, given))) {
                options.nothing().ifPresent(nothing -> given.put(key(), nothing));
                return true;
            }
            prompt.showing().head(keys.get(at).label());
            while (true) {
                int before = prompt.lines();
                Optional<Answer> answer = prompt.ask(part(at, given), EachInTurn.this::isForSeveral);
                if (answer.isPresent()) {
                    given.put(key(), answer.get());
                    if (prompt.lines() > before) {
                        answered.add(key());
                    }
                    return true;
                }
                Optional<String> line = prompt.forSeveral();
                if (line.isEmpty()) {
                    return false;
                }
                take(line.get(), Set.of(at), given);
                if (prompt.isEnded()) {
                    return false;
                }
                if (spokenFor.remove(key())) {
                    return true;
                }
            }
        }
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
            list(given);
            while (true) {
                Optional<String> line = prompt.typed(
                        place,
                        Sentence.of("Enter if that is all, or what is to change"),
                        List.of(),
                        () -> prompt.showing().inWords(place.options()));
                if (prompt.leftToChance()) {
                    continue;
                }
                if (line.isEmpty()) {
                    return false;
                }
                if (line.get().isEmpty() || Names.isEnd(line.get())) {
                    return true;
                }
                if (isForSeveral(line.get())) {
                    take(line.get(), Set.of(), given);
                    if (prompt.isEnded()) {
                        return false;
                    }
                    list(given);
                } else {
                    console.line("Begin with a name, or with rest.");
                }
            }
        }
    }

    private boolean isForSeveral(String line) {
        return lines.of(line, Set.of(), (at, words) -> false).stream()
                .anyMatch(one -> one.isNamed() && !one.words().isEmpty());
    }

    /**
     * What was understood is kept, and what was not is told with whose it was.
     *
     * @param asked for whom the line begins where it names nobody
     */
    private void take(String line, Set<Integer> asked, Map<String, Answer> given) {
        Set<Integer> known = new HashSet<>();
        for (int i = 0; i < keys.size(); i++) {
            if (given.containsKey(keys.get(i).id())) {
                known.add(i);
            }
        }
        if (!lines.of(line, known, (at, words) -> false).get(0).isNamed()) {
            known.addAll(asked);
        }
        Set<Integer> unnamed = asked;
        boolean understood = true;
        for (EachLine.Part part : lines.of(line, known, (at, words) -> isAnswer(at, words, given))) {
            if (!understood && part.isRest()) {
                prompt.tellLeft(part);
                return;
            }
            Set<Integer> meant = part.isNamed() ? part.at() : unnamed;
            if (meant.isEmpty()) {
                understood = false;
                console.line(
                        part.isNamed() ? "Nobody is left for \"{typed}\"." : "\"{typed}\" begins with no name.",
                        part.isNamed() ? part.name() : part.words());
            }
            for (int at : meant) {
                Optional<Answer> answer = prompt.forOneOf(part(at, given), keys.get(at), part.words());
                if (answer.isEmpty()) {
                    understood = false;
                    break;
                }
                given.put(keys.get(at).id(), answer.get());
                spokenFor.add(keys.get(at).id());
                answered.add(keys.get(at).id());
            }
            if (prompt.isEnded()) {
                return;
            }
            unnamed = Set.of();
        }
    }

    private boolean isAnswer(int at, String words, Map<String, Answer> given) {
        return prompt.read(part(at, given), words).isPresent();
    }

    private void list(Map<String, Answer> given) {
        for (int i = 0; i < keys.size(); i++) {
            Answer answer = given.get(keys.get(i).id());
            if (answer != null) {
                prompt.showing()
                        .line(Sentence.of(
                                "  {part}: {answer}",
                                keys.get(i).label(),
                                parts.get(i).inWords(answer)));
            }
        }
    }
}
