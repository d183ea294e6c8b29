package org.muster.cli.prompt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.text.Sentence;

/**
 * Where in an answer the asking stands.
 *
 * @param options what may be answered here
 * @param title what stands before the prompt: whose or which part it is, or what it asks; empty for the whole
 * @param asks whether the title is a question of its own
 * @param before what was answered here before, which an empty line keeps; null: nothing
 * @param around what this is a part of; null: it is the whole
 * @param rows numbers of the lines it is one of, by id: what is shown under a number is called by it in their answers
 *     too; empty: it is none of a list
 */
record Place(
        Options<?> options,
        Sentence title,
        boolean asks,
        @Nullable Answer before,
        @Nullable Around around,
        Map<String, Integer> rows) {

    /**
     * What a place is a part of.
     *
     * @param within the answer to {@code outer} as far as it is given, with an answer to this part
     * @param unsaid what those parts of it may say that are not asked yet, one way or another
     */
    private record Around(Place outer, UnaryOperator<Answer> within, Supplier<List<Map<String, Answer>>> unsaid) {

        /** The same answer where they say so. */
        private Answer supposing(Map<String, Answer> said, Answer given) {
            Map<String, Answer> all = new LinkedHashMap<>(said);
            all.putAll(Options.fieldsOf(within.apply(given)));
            return new Answer.Fields(all);
        }
    }

    private static final int LONG = 50;

    /** Stands for whatever is answered at a place, where only the place is looked for. */
    private static final Answer HERE = Answer.word("\0");

    static Place whole(Options<?> options, @Nullable Answer before) {
        return new Place(options, Sentence.NOTHING, false, before, null, Map.of());
    }

    /** A part of it that is called so, or asks a question of its own. */
    Place part(Options<?> part, Sentence name, @Nullable Answer known, UnaryOperator<Answer> in) {
        boolean asked = !part.question().isEmpty();
        return new Place(part, asked ? part.question() : name, asked, known, new Around(this, in, List::of), rows);
    }

    /** The same place, a question of its own saying whose part it is. */
    Place of(Sentence whose) {
        return asks
                ? new Place(options, Sentence.of("{part}: {question}", whose, title), true, before, around, rows)
                : this;
    }

    /** One more of a list. */
    Place element(Options<?> each, List<Answer> given) {
        UnaryOperator<Answer> within = one -> {
            List<Answer> all = new ArrayList<>(given);
            all.add(one);
            return new Answer.Items(all);
        };
        return new Place(each, title, asks, null, new Around(this, within, List::of), rows);
    }

    /** The same place, where the answer was {@code known} before. */
    Place knowing(@Nullable Answer known) {
        return new Place(options, title, asks, known, around, rows);
    }

    /** The same place; where nothing was answered before and nothing need be, that is what an empty line says of a part. */
    Place orNothing() {
        return isWhole() || before != null ? this : knowing(options.nothing().orElse(null));
    }

    /** The same place in its whole, where other parts may say so, as long as nothing is said to them. */
    Place beside(Supplier<List<Map<String, Answer>>> unsaid) {
        return around == null
                ? this
                : new Place(options, title, asks, before, new Around(around.outer, around.within, unsaid), rows);
    }

    /** The same place, as one of the lines that bear these numbers. */
    Place among(Map<String, Integer> lines) {
        return new Place(options, title, asks, before, around, lines);
    }

    /** What was answered to its part {@code key} before. */
    @Nullable
    Answer before(String key) {
        return fields().get(key);
    }

    /** What was answered to its parts before. */
    Map<String, Answer> fields() {
        return before == null ? Map.of() : Options.fieldsOf(before);
    }

    /** The whole answer as far as it is given, with {@code given} here. */
    Answer all(Answer given) {
        return around == null ? given : around.outer.all(around.within.apply(given));
    }

    /** What the answer comes to with {@code given} here, as the largest part that is summed tells it; empty if none is. */
    Sentence sum(Answer given) {
        Sentence larger = around == null ? Sentence.NOTHING : around.outer.sum(around.within.apply(given));
        return larger.isEmpty() ? options.sumOf(given) : larger;
    }

    /** Everything that is wrong with the whole answer as far as it is given, with {@code given} here. */
    List<Violation> violations(Answer given) {
        return around == null ? options.read(given).violations() : around.outer.violations(around.within.apply(given));
    }

    /** What is wrong, whatever its numbers. */
    static String kind(Violation one) {
        return one.code()
                + one.sentence().values().values().stream()
                        .filter(value -> !(value instanceof Number))
                        .map(Object::toString)
                        .toList();
    }

    /** All of it, each kind once. */
    static Set<String> kinds(List<Violation> violations) {
        return violations.stream().map(Place::kind).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Of what is wrong with the whole what may be mended here: what is wrong with its other fields is told there. */
    List<Violation> own(List<Violation> violations) {
        Set<String> fields =
                whole().parts().stream().map(part -> part.option().id()).collect(Collectors.toSet());
        String own = field();
        return violations.stream()
                .filter(one -> {
                    String field = one.at().split("\\.", 2)[0];
                    return own.isEmpty() || field.equals(own) || !fields.contains(field);
                })
                .toList();
    }

    /** The field of the whole in which it is; empty: it is the whole, which has none. */
    private String field() {
        if (around == null || !around.outer.isWhole()) {
            return around == null ? "" : around.outer.field();
        }
        return Options.fieldsOf(around.within.apply(HERE)).entrySet().stream()
                .filter(one -> one.getValue().equals(HERE))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse("");
    }

    /** What is wrong with the whole answer with {@code given} here whatever the parts may say that are not asked yet. */
    List<Violation> supposing(Answer given) {
        List<Map<String, Answer>> unsaid = around == null ? List.of() : around.unsaid.get();
        if (around == null || unsaid.isEmpty()) {
            return violations(given);
        }
        List<List<Violation>> each = unsaid.stream()
                .map(said -> around.outer.violations(around.supposing(said, given)))
                .toList();
        return each.get(0).stream()
                .filter(one -> each.stream().allMatch(other -> other.contains(one)))
                .toList();
    }

    /** What this is a part of; null: it is the whole. */
    @Nullable
    Place outer() {
        return around == null ? null : around.outer;
    }

    /** The options of the whole. */
    Options<?> whole() {
        return around == null ? options : around.outer.whole();
    }

    boolean isWhole() {
        return around == null;
    }

    /** Where it is, from the whole on. */
    List<String> titles() {
        List<String> titles = new ArrayList<>(around == null ? List.of() : around.outer.titles());
        titles.add(title.toString());
        return titles;
    }

    /** What is taken without asking, as there is nothing else. */
    Sentence onlyChoice(Option option) {
        return title.isEmpty()
                ? Sentence.of("  {answer}, the only choice", option.label())
                : asks
                        ? Sentence.of("  {question} {answer}, the only choice", title, option.label())
                        : Sentence.of("  {part}: {answer}, the only choice", title, option.label());
    }

    /** What is passed by, as nothing can be chosen. */
    Sentence nothing() {
        return asks
                ? Sentence.of("  {question} Nothing can be chosen now.", title)
                : Sentence.of("  {part}: nothing can be chosen now.", title);
    }

    /** The prompt that asks for {@code kind} of answer. */
    Sentence prompt(Sentence kind) {
        Sentence asked = title.isEmpty() || kind.isEmpty()
                ? title.isEmpty() ? kind : title
                : asks ? Sentence.of("{question} {kind}", title, kind) : Sentence.of("{part}: {kind}", title, kind);
        if (before == null || before.isNothing()) {
            return asked;
        }
        Sentence known = options.inWords(before);
        return known.toString().length() > LONG
                ? Sentence.of("{prompt} (Enter: as before)", asked)
                : Sentence.of("{prompt} (Enter: {answer})", asked, known);
    }
}
