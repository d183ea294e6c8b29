package org.muster.cli.prompt;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Closed;
import org.muster.api.decision.Each;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.text.Sentence;
import org.muster.cli.prompt.line.EachLine;
import org.muster.cli.prompt.line.Listed;
import org.muster.cli.prompt.line.Start;
import org.muster.cli.terminal.Console;
import org.muster.cli.words.Whereabouts;

/**
 * The same asked of several, and lines that answer for one of them or more, each in its own way.
 *
 * @param parts what each is asked
 * @param numbers of the lines they stand in, by id; empty: they are no list
 */
record ForEach(
        Console console,
        AnswerPrompt prompt,
        Place place,
        List<Options<?>> parts,
        Map<String, Integer> numbers,
        EachLine lines) {

    private static final int MOST_TRIES = 100;

    /** Of these, none of whom has a number. */
    static ForEach of(Console console, AnswerPrompt prompt, Place place, Each<?> each) {
        return of(console, prompt, place, each, false);
    }

    /** Of these, in a list with numbers from 1 on. */
    static ForEach listed(Console console, AnswerPrompt prompt, Place place, Each<?> each) {
        return of(console, prompt, place, each, true);
    }

    private static ForEach of(Console console, AnswerPrompt prompt, Place place, Each<?> each, boolean isList) {
        List<Option> keys = prompt.showing().named(List.copyOf(each.keys().keySet()));
        Map<String, Integer> numbers = isList
                ? IntStream.range(0, keys.size())
                        .boxed()
                        .collect(Collectors.toMap(at -> keys.get(at).id(), at -> at + 1))
                : Map.of();
        Listed listed = Listed.of(keys).beside(prompt.showing().closed(each));
        return new ForEach(
                console, prompt, place, List.copyOf(each.keys().values()), numbers, new EachLine(listed, isList));
    }

    /** Of whom it is asked. */
    List<Option> keys() {
        return lines.keys().options();
    }

    int size() {
        return parts.size();
    }

    String id(int at) {
        return keys().get(at).id();
    }

    /** Where the answer of one of them stands, among those given. */
    Place part(int at, Map<String, Answer> given) {
        Option key = keys().get(at);
        Place part = place.part(
                parts.get(at), key.label(), given.get(key.id()), one -> PartPrompt.put(given, key.id(), one));
        return numbers.isEmpty() ? part : part.among(numbers);
    }

    /** Who has an answer. */
    Set<Integer> answered(Map<String, Answer> given) {
        return IntStream.range(0, size())
                .filter(at -> given.containsKey(id(at)))
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The answers in the order in which they are asked. */
    Answer inOrder(Map<String, Answer> given) {
        return InTurn.inOrder(keys().stream().map(Option::id).toList(), given);
    }

    /** Whether a line answers for some of them by name. */
    boolean names(String line) {
        return lines.of(line, Set.of(), (at, words) -> false).stream()
                .anyMatch(one -> one.isNamed() && !one.words().isEmpty());
    }

    /**
     * Takes what a line answers. What was understood is kept, and what was not is told with whose it was.
     *
     * @param asked for whom the line begins where it names nobody
     * @param given what is answered so far
     * @param nobody what is said of a part that is for none of them
     * @param taken hears whose answer was taken
     * @return whether all of it was understood
     */
    boolean take(
            String line,
            Set<Integer> asked,
            Map<String, Answer> given,
            Function<EachLine.Part, Sentence> nobody,
            IntConsumer taken) {
        Set<Integer> known = answered(given);
        boolean isForAsked = // also of nothing but commas
                lines.of(line, known, (at, words) -> false).stream().limit(1).noneMatch(EachLine.Part::isNamed);
        if (isForAsked) {
            known.addAll(asked);
        }
        List<EachLine.Part> said =
                new ArrayList<>(lines.of(line, known, (at, words) -> prompt.answers(part(at, given), words)));
        Set<Integer> twice = EachLine.twice(said);
        if (!twice.isEmpty()) {
            console.line(
                    "{names} {names:is|are} named twice on this line, and nothing of it is taken: one answer each.",
                    twice.stream().map(at -> keys().get(at).label()).toList());
            return false;
        }
        boolean understood = true;
        Set<Integer> unnamed = isForAsked ? asked : Set.of();
        for (EachLine.Part part : said) {
            if (!understood && part.isRest()) {
                console.line(
                        "\"{typed}\" is left until what stands before it is understood.",
                        (part.name() + ' ' + part.words()).strip());
                return false;
            }
            Set<Integer> meant = part.isNamed() ? part.at() : unnamed;
            if (meant.isEmpty() && !saysWhyClosed(part)) {
                console.line(nobody.apply(part));
            }
            understood &= !meant.isEmpty() && take(meant, part.words(), given, taken);
            if (prompt.isEnded()) {
                return understood;
            }
            unnamed = Set.of();
        }
        return understood;
    }

    private boolean take(Set<Integer> places, String words, Map<String, Answer> given, IntConsumer taken) {
        for (int at : places) {
            Optional<Answer> answer = words.equals(AnswerPrompt.AUTO)
                    ? byChance(at, given)
                    : answer(part(at, given), keys().get(at).label(), words);
            if (answer.isEmpty() || !goesWithOthers(at, answer.get(), given)) {
                return false;
            }
            given.put(id(at), answer.get());
            taken.accept(at);
        }
        return true;
    }

    /**
     * Whether an answer of one of them goes with those of the others, as far as these are given; else what is wrong is told
     * while it is that one's turn.
     */
    boolean goesWithOthers(int at, Answer answer, Map<String, Answer> given) {
        List<Violation> violations = besideOthers(at, answer, given);
        tell(parts.get(at), keys().get(at).label(), violations);
        return violations.isEmpty();
    }

    private List<Violation> besideOthers(int at, Answer answer, Map<String, Answer> given) {
        String id = id(at);
        return place.options().read(PartPrompt.put(given, id, answer)).violations().stream()
                .filter(one -> one.at().equals(id) || one.at().startsWith(id + '.'))
                .map(one -> new Violation(
                        one.code(),
                        one.sentence(),
                        one.rules(),
                        one.at().substring(Math.min(one.at().length(), id.length() + 1))))
                .toList();
    }

    private void tell(Options<?> part, Sentence whose, List<Violation> violations) {
        prompt.showing()
                .told(Whereabouts.inWords(part, violations).stream()
                        .map(one -> of(whose.toString(), one))
                        .toList());
    }

    /** The first that goes with the answers of the others; if none does, the last. */
    private Optional<Answer> byChance(int at, Map<String, Answer> given) {
        Optional<Answer> any = prompt.any(parts.get(at));
        for (int i = 0; i < MOST_TRIES && any.isPresent(); i++) {
            if (besideOthers(at, any.get(), given).isEmpty()) {
                return any;
            }
            any = prompt.any(parts.get(at));
        }
        return any;
    }

    /** What words answer for one of them; what is not understood or not legal is told, with whose it is. */
    private Optional<Answer> answer(Place part, Sentence whose, String words) {
        Options<?> options = part.options();
        Optional<Answer> answer = prompt.inLine(part, words).flatMap(one -> prompt.whole(part, one));
        if (answer.isEmpty() && !prompt.isEnded() && !prompt.goesBack()) {
            boolean isTold = prompt.showing().behindItsKind(options, words, one -> of(whose.toString(), one));
            Optional<Start<List<Option>>> others = isTold ? Optional.empty() : lines.several(words);
            if (others.isPresent()) {
                console.line(
                        "\"{typed}\" may be any of {names}: type more of the name, or the number.",
                        others.get().name(),
                        called(others.get().named()));
            } else if (!isTold) {
                console.line("Not understood for {name}: \"{words}\". ? shows what can be answered.", whose, words);
            }
        }
        List<Violation> violations =
                answer.isEmpty() ? List.of() : options.read(answer.get()).violations();
        tell(options, whose, violations);
        return answer.filter(one -> violations.isEmpty());
    }

    /** {@code Anna's banner 2, march: C4 is not adjacent to B1.} A sentence that begins with whose it is says that itself. */
    private static Violation of(String whose, Violation one) {
        if (one.at().isEmpty() && one.sentence().toString().startsWith(whose)) {
            return one;
        }
        return new Violation(
                one.code(), one.sentence(), one.rules(), one.at().isEmpty() ? whose : whose + ", " + one.at());
    }

    /** By their numbers, where they stand in a list. */
    private Sentence called(List<Option> several) {
        return numbers.isEmpty()
                ? Showing.names(several)
                : Sentence.either(
                        several.stream().map(one -> numbers.get(one.id())).toList());
    }

    /** Whether a part names one of whom nothing can be asked now, and why is told. */
    private boolean saysWhyClosed(EachLine.Part part) {
        Optional<Closed> closed = place.options().closed().stream()
                .filter(one -> one.option().id().equals(part.closed()))
                .findFirst();
        closed.ifPresent(one -> prompt.showing().told(one.violations()));
        return closed.isPresent();
    }
}
