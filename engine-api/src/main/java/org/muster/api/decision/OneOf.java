package org.muster.api.decision;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;

/** One value out of a list. Answered by the id of an option. */
public record OneOf<C>(List<C> values, Function<? super C, Option> face) implements Options<C> {

    /** The options as people see them. */
    public List<Option> options() {
        return values.stream().<Option>map(face).toList();
    }

    @Override
    public Checked<C> read(Answer answer) {
        String id = answer.toString();
        if (!(answer instanceof Answer.Items) && !(answer instanceof Answer.Fields)) {
            for (C value : values) {
                if (face.apply(value).id().equals(id)) {
                    return Checked.ok(value);
                }
            }
        }
        return Checked.bad(notAmong(answer, values, face));
    }

    static <C> Violation notAmong(Answer answer, List<C> values, Function<? super C, Option> face) {
        int shown = 12;
        String legal = values.stream().limit(shown).map(v -> face.apply(v).id()).collect(Collectors.joining(", "));
        return Violation.of(
                "NO_SUCH_OPTION",
                "\"{answer}\" is none of the {n} options: {legal}{more}.",
                answer,
                values.size(),
                legal,
                values.size() > shown ? ", ..." : "");
    }

    @Override
    public Answer write(C choice) {
        return new Answer.Word(face.apply(choice).id());
    }

    @Override
    public List<Violation> check(C choice) {
        return values.contains(choice) ? List.of() : List.of(notAmong(write(choice), values, face));
    }

    @Override
    public C sample(RandomGenerator random) {
        if (values.isEmpty()) {
            throw new NothingToChoose("one of nothing");
        }
        return values.get(values.size() == 1 ? 0 : random.nextInt(values.size()));
    }

    @Override
    public boolean finite() {
        return true;
    }

    @Override
    public Stream<C> all() {
        return values.stream();
    }

    @Override
    public long count(long limit) {
        return Math.min(limit, values.size());
    }

    static Option plainFace(Object value) {
        String id = value instanceof Enum<?> constant
                ? constant.name().toLowerCase(Locale.ROOT).replace('_', '-')
                : value.toString();
        return Option.of(id, id.replace('-', ' '));
    }
}
