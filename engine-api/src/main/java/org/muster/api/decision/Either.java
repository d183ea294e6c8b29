package org.muster.api.decision;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;

/**
 * One of several kinds of answer. A kind that asks for nothing more is answered by its id, another by an object with
 * its id as the only field: {@code {"reinforce": {...}}}.
 */
public record Either<C>(List<Case<? extends C>> cases, Function<? super C, String> caseOf) implements Options<C> {

    @Override
    public Checked<C> read(Answer answer) {
        if (answer instanceof Answer.Word word) {
            return chosen(word.text(), word);
        }
        if (answer instanceof Answer.Fields fields && fields.map().size() == 1) {
            Map.Entry<String, Answer> only = fields.map().entrySet().iterator().next();
            return chosen(only.getKey(), only.getValue());
        }
        return Checked.bad(Violation.of(
                "WHICH_KIND",
                "An option's id, or an object with it as the only field, is wanted here: one of {cases}.",
                cases.stream().map(one -> one.face().id()).toList()));
    }

    private Checked<C> chosen(String id, Answer rest) {
        for (Case<? extends C> one : cases) {
            if (one.face().id().equals(id)) {
                Options<? extends C> options = one.options().get();
                Checked<? extends C> choice = options.read(rest).inside(saysAll(options) ? "" : id);
                return choice.map(value -> value);
            }
        }
        return Checked.bad(OneOf.notAmong(Answer.word(id), cases, Case::face));
    }

    /** Id of the first case that takes {@code choice}; empty if none does. */
    static <C> String caseOf(List<Case<? extends C>> cases, C choice) {
        for (Case<? extends C> one : cases) {
            Predicate<Object> takes = one.takes();
            if (takes == null) {
                throw new IllegalArgumentException(
                        "the case " + one.face().id() + " needs the type of its choices, or either() a caseOf");
            }
            if (takes.test(choice)) {
                return one.face().id();
            }
        }
        return "";
    }

    private static boolean saysAll(Options<?> options) {
        return options instanceof OneOf<?> one && one.values().size() == 1;
    }

    @Override
    public Answer write(C choice) {
        String id = caseOf.apply(choice);
        for (Case<? extends C> one : cases) {
            if (one.face().id().equals(id)) {
                return write(one, choice);
            }
        }
        throw new IllegalArgumentException(choice + " would be of kind " + id + ", which is not open");
    }

    @SuppressWarnings("unchecked") // caseOf tells which case made the choice
    private static <D> Answer write(Case<D> one, Object choice) {
        Answer rest = one.options().get().write((D) choice);
        return rest instanceof Answer.Word word && word.text().equals(one.face().id())
                ? rest
                : new Answer.Fields(Map.of(one.face().id(), rest));
    }

    @Override
    public List<Violation> check(C choice) {
        String id = caseOf.apply(choice);
        return cases.stream().anyMatch(one -> one.face().id().equals(id))
                ? Options.super.check(choice)
                : List.of(OneOf.notAmong(Answer.word(id), cases, Case::face));
    }

    @Override
    public Optional<Answer> nothing() {
        for (Case<? extends C> one : cases) {
            if (one.nothing()) {
                return Optional.of(Answer.word(one.face().id()));
            }
        }
        return Optional.empty();
    }

    @Override
    public C sample(RandomGenerator random) {
        NothingToChoose last = null; // made only when it is thrown: its stack trace costs more than the sample
        List<Case<? extends C>> open = new ArrayList<>(cases);
        while (!open.isEmpty()) {
            Options<? extends C> options =
                    open.remove(random.nextInt(open.size())).options().get();
            if (!options.isEmpty()) {
                try {
                    return options.sample(random);
                } catch (NothingToChoose none) {
                    last = none; // another kind may be possible
                }
            }
        }
        throw last != null ? last : new NothingToChoose("none of " + cases.size() + " kinds of answer is possible");
    }

    @Override
    public boolean finite() {
        return cases.stream().allMatch(one -> one.options().get().finite());
    }

    @Override
    public Stream<C> all() {
        return Lazily.flat(cases.stream(), one -> one.options().get().all().map(choice -> (C) choice));
    }

    @Override
    public long count(long limit) {
        long count = 0;
        for (Case<? extends C> one : cases) {
            count += one.options().get().count(limit - count);
            if (count >= limit) {
                return limit;
            }
        }
        return count;
    }
}
