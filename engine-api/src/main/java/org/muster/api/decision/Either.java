package org.muster.api.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;

/**
 * One of several kinds of answer. A kind that asks for nothing more is answered by its id, another by an object with
 * its id as the only field: {@code {"reinforce": {...}}}.
 */
@Stable
public final class Either<C> implements Options<C> {

    private final List<Options.Case<? extends C>> candidates;
    private final Function<? super C, String> caseOf;
    private final @Nullable Function<String, List<Violation>> unknown;
    private final @Nullable Supplier<List<Violation>> empty;
    // Made when first needed. Two threads at once may both make them; that is harmless.
    private @Nullable List<Options.Case<? extends C>> unopposed;
    private @Nullable List<Options.Case<? extends C>> open;

    Either(List<Options.Case<? extends C>> candidates, Function<? super C, String> caseOf) {
        this(candidates, caseOf, null, null);
    }

    private Either(
            List<Options.Case<? extends C>> candidates,
            Function<? super C, String> caseOf,
            @Nullable Function<String, List<Violation>> unknown,
            @Nullable Supplier<List<Violation>> empty) {
        this.candidates = candidates;
        this.caseOf = caseOf;
        this.unknown = unknown;
        this.empty = empty;
    }

    /** The kinds that nothing speaks against, whether they leave something to choose or not. */
    private List<Options.Case<? extends C>> unopposed() {
        List<Options.Case<? extends C>> known = unopposed;
        if (known == null) {
            known = candidates;
            for (Options.Case<? extends C> one : candidates) {
                if (one.against() != null) {
                    known = new ArrayList<>(candidates);
                    known.removeIf(each -> !each.violations().isEmpty());
                    break;
                }
            }
            unopposed = known;
        }
        return known;
    }

    /** All kinds, whatever speaks against them. */
    List<Options.Case<? extends C>> candidates() {
        return candidates;
    }

    static boolean isOpen(Options.Case<?> one) {
        return one.violations().isEmpty() && !one.options().get().isEmpty();
    }

    /** The same, saying in the book's words what is wrong with an id that names no kind. */
    public Either<C> unknown(Function<String, List<Violation>> why) {
        return new Either<>(candidates, caseOf, why, empty);
    }

    /** The same, saying in the book's words why nothing can be chosen, where each kind is closed for a reason of its own. */
    public Either<C> empty(Supplier<List<Violation>> why) {
        return new Either<>(candidates, caseOf, unknown, why);
    }

    @Override
    public List<Violation> whyEmpty() {
        return empty == null ? Options.super.whyEmpty() : empty.get();
    }

    /** The kinds of which something can be chosen, in order. */
    public List<Options.Case<? extends C>> cases() {
        List<Options.Case<? extends C>> known = open;
        if (known == null) {
            known = new ArrayList<>(unopposed());
            known.removeIf(one -> one.options().get().isEmpty());
            open = known;
        }
        return known;
    }

    @Override
    public List<Option> faces() {
        return cases().stream().map(Options.Case::option).toList();
    }

    /** Kinds that are closed, and those that are not but leave nothing to choose, with what closes it. */
    @Override
    public List<Closed> closed() {
        List<Closed> closed = new ArrayList<>();
        for (Options.Case<? extends C> one : candidates) {
            if (!one.violations().isEmpty()) {
                closed.add(new Closed(one.option(), one.violations(), part(one)));
            } else if (one.options().get().isEmpty()) {
                closed.add(new Closed(one.option(), one.options().get().whyEmpty(), part(one)));
            }
        }
        return closed;
    }

    @Override
    public List<Part> parts() {
        return cases().stream().map(Either::part).filter(Objects::nonNull).toList();
    }

    private static @Nullable Part part(Options.Case<?> one) {
        return one.saysAll()
                ? null
                : new Part(
                        one.option(),
                        one.options(),
                        answer -> restOf(answer, one.option().id()));
    }

    private static List<Answer> restOf(Answer answer, String id) {
        Answer rest = Options.fieldsOf(answer).get(id);
        return rest == null ? List.of() : List.of(rest);
    }

    @Override
    public Checked<C> read(Answer answer) {
        if (answer instanceof Answer.Word word) {
            return chosen(word.text(), word);
        }
        if (answer instanceof Answer.Fields fields && fields.map().size() == 1) {
            Map.Entry<String, Answer> only = fields.map().entrySet().iterator().next();
            return chosen(only.getKey(), only.getValue());
        }
        return Checked.bad(noKind(answer));
    }

    private Violation noKind(Answer answer) {
        List<String> ids = faces().stream().map(Option::id).toList();
        Object right = Sentence.lazily(() -> InWords.Example.of(this));
        if (answer.isNothing()) {
            return Violation.of("WHICH_KIND", "One of these is wanted here: {cases}; for example {right}", ids, right);
        }
        return answer instanceof Answer.Fields several
                ? Violation.of(
                        "WHICH_KIND",
                        "One of these is wanted here, not {names} at once: {cases}; for example {right}",
                        several.map().keySet(),
                        ids,
                        right)
                : Violation.of(
                        "WHICH_KIND",
                        "One of these is wanted here, not {kind}: {cases}; for example {right}",
                        answer.kind(),
                        ids,
                        right);
    }

    private Checked<C> chosen(String id, Answer rest) {
        List<Violation> violations = List.of();
        for (Options.Case<? extends C> one : candidates) {
            if (one.option().id().equals(id)) {
                violations = one.violations();
                if (violations.isEmpty()) {
                    return taken(one, rest);
                }
                violations = Violation.both(violations, withinClosed(one, id, rest, violations));
            }
        }
        return Checked.bad(violations.isEmpty() ? violationsOf(id) : violations);
    }

    private static <C> Checked<C> taken(Options.Case<? extends C> one, Answer rest) {
        String id = one.option().id();
        Options<? extends C> options = one.options().get();
        boolean isAlone = isIdOf(one, rest);
        Checked<? extends C> choice = options.read(isAlone ? options.nothing().orElse(rest) : rest);
        if (one.saysAll()) {
            return choice.isOk() || isAlone
                    ? choice.map(value -> value)
                    : Checked.bad(Violation.of(
                            "NOTHING_MORE", "\"{name}\" alone is the whole answer; nothing goes with it.", id));
        }
        if (!choice.isOk() && options.isEmpty() && (isAlone || namesNone(choice))) {
            return Checked.bad(Violation.inside(id, options.whyEmpty()));
        }
        return isAlone && saysTooLittle(options, choice)
                ? Checked.bad(Violation.of(
                        "SAY_MORE",
                        "\"{name}\" alone does not say all; for example {right}",
                        id,
                        Sentence.lazily(() -> '{' + InWords.Example.of(id, options) + '}')))
                : choice.inside(id).map(value -> value);
    }

    /** Whether more than the name of a kind would help; what the book says of it goes before. */
    private static boolean saysTooLittle(Options<?> options, Checked<?> choice) {
        return !choice.isOk()
                && options.nothing().isEmpty()
                && choice.violations().stream().allMatch(wrong -> wrong.rules().isEmpty());
    }

    /** Whether it is only said that nothing there is called so, where nothing is there. */
    private static boolean namesNone(Checked<?> choice) {
        return choice.violations().stream().allMatch(wrong -> wrong.code().equals("NO_SUCH_OPTION"));
    }

    /** The name of the kind alone is a whole answer where nothing more need be said. */
    private static boolean isIdOf(Options.Case<?> one, Answer answer) {
        return answer instanceof Answer.Word word
                && word.text().equals(one.option().id());
    }

    /** What else is wrong with an answer whose kind is closed: all of it is told at once. */
    private static List<Violation> withinClosed(Options.Case<?> one, String id, Answer rest, List<Violation> told) {
        if (one.saysAll() || isIdOf(one, rest)) {
            return List.of();
        }
        List<Violation> more = new ArrayList<>(one.options().get().read(rest).violations());
        more.removeIf(inner ->
                inner.rules().isEmpty() // where all is closed, that it is not among the open says nothing
                        || told.stream().anyMatch(outer -> outer.code().equals(inner.code())));
        return Violation.inside(id, more);
    }

    private List<Violation> violationsOf(String id) {
        List<Violation> known = unknown == null ? List.of() : unknown.apply(id);
        return known.isEmpty() ? List.of(OneOf.notAmong(Answer.word(id), faces())) : known;
    }

    /** Id of the first case that takes {@code choice}; empty if none does. */
    static <C> String caseOf(List<Options.Case<? extends C>> cases, C choice) {
        for (Options.Case<? extends C> one : cases) {
            Predicate<Object> takes = one.takes();
            if (takes != null && takes.test(choice)) {
                return one.option().id();
            }
        }
        return "";
    }

    private Optional<Options.Case<? extends C>> caseFor(C choice) {
        String id = caseOf.apply(choice);
        Options.Case<? extends C> closed = null;
        for (Options.Case<? extends C> one : candidates) {
            if (one.option().id().equals(id)) {
                if (one.violations().isEmpty()) {
                    return Optional.of(one);
                }
                closed = one;
            }
        }
        return Optional.ofNullable(closed);
    }

    @Override
    public Sentence sum(C choice) {
        return caseFor(choice).map(one -> sum(one, choice)).orElse(Sentence.NOTHING);
    }

    @SuppressWarnings("unchecked") // caseOf tells which case made the choice
    private static <D> Sentence sum(Options.Case<D> one, Object choice) {
        return one.options().get().sum((D) choice);
    }

    /** What breaks a check within a kind has its sum all the same. */
    @Override
    public Sentence sumOf(Answer answer) {
        return unopposed().stream()
                .flatMap(one -> restOf(answer, one.option().id()).stream()
                        .map(rest -> one.options().get().sumOf(rest)))
                .findFirst()
                .orElseGet(() -> Options.super.sumOf(answer));
    }

    @Override
    public Answer write(C choice) {
        return write(
                caseFor(choice)
                        .orElseThrow(() -> new IllegalArgumentException(
                                choice + " would be of kind " + caseOf.apply(choice) + ", which there is not")),
                choice);
    }

    @SuppressWarnings("unchecked") // caseOf tells which case made the choice
    private static <D> Answer write(Options.Case<D> one, Object choice) {
        Answer rest = one.options().get().write((D) choice);
        return rest instanceof Answer.Word word
                        && word.text().equals(one.option().id())
                ? rest
                : new Answer.Fields(Map.of(one.option().id(), rest));
    }

    @Override
    public List<Violation> check(C choice) {
        return caseFor(choice).map(one -> check(one, choice)).orElseGet(() -> violationsOf(caseOf.apply(choice)));
    }

    @SuppressWarnings("unchecked") // caseOf tells which case made the choice
    private static <D> List<Violation> check(Options.Case<D> one, Object choice) {
        List<Violation> violations = one.violations();
        if (one.saysAll()) {
            return violations.isEmpty() ? one.options().get().check((D) choice) : violations;
        }
        List<Violation> within = one.options().get().check((D) choice);
        return Violation.both(violations, Violation.inside(one.option().id(), within));
    }

    @Override
    public Optional<Answer> nothing() {
        for (Options.Case<? extends C> one : candidates) {
            if (one.nothing() && one.violations().isEmpty()) {
                return Optional.of(Answer.word(one.option().id()));
            }
        }
        return Optional.empty();
    }

    /** Chance draws among the kinds that leave something to choose, each as often; of the others only those it hits are judged. */
    @Override
    public C sample(RandomGenerator random) {
        NothingToChoose last = null; // made only when it is thrown: its stack trace costs more than the sample
        List<Options.Case<? extends C>> left = new ArrayList<>(candidates);
        while (!left.isEmpty()) {
            Options.Case<? extends C> one = left.remove(random.nextInt(left.size()));
            if (isOpen(one)) {
                try {
                    return one.options().get().sample(random);
                } catch (NothingToChoose none) {
                    last = none; // another kind may be possible
                }
            }
        }
        throw last != null
                ? last
                : new NothingToChoose("none of " + candidates.size() + " kinds of answer is possible");
    }

    @Override
    public boolean finite() {
        return unopposed().stream().allMatch(one -> one.options().get().finite());
    }

    @Override
    public Stream<C> all() {
        return Lazily.flat(
                unopposed().stream(), one -> one.options().get().all().map(choice -> (C) choice));
    }

    @Override
    public long count(long limit) {
        long count = 0;
        for (Options.Case<? extends C> one : candidates) { // judged no further than the limit
            if (one.violations().isEmpty()) {
                count += one.options().get().count(limit - count);
            }
            if (count >= limit) {
                return limit;
            }
        }
        return count;
    }

    @Override
    public <R> R accept(OptionsVisitor<R> visitor) {
        return visitor.either(this);
    }
}
