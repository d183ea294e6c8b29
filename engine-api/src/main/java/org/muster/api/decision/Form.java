package org.muster.api.decision;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/**
 * Several answers that make one record. Answered by an object with every field; those that may be empty, or mean
 * something when they are missing, may be left out.
 */
@Stable
public record Form<R>(List<Field<R, ?>> fields, Function<Object[], R> make) implements Options<R> {

    /**
     * One field.
     *
     * @param name in the answer
     * @param get how to get it out of the whole
     * @param otherwise what it means to leave it out; null: it can't be, unless it may be empty
     * @param spoken whether what {@code otherwise} says is written too
     * @param statement what people read where it was answered, made of the answer in words; null: its question stands there
     */
    public record Field<R, A>(
            String name,
            Options<A> options,
            Function<R, A> get,
            @Nullable A otherwise,
            boolean spoken,
            @Nullable UnaryOperator<Sentence> statement) {

        /** The same; left out it means {@code choice}. */
        public Field<R, A> orElse(A choice) {
            return new Field<>(name, options, get, choice, false, statement);
        }

        /** The same; left out it means {@code choice}, and people read what it means wherever the answer is written. */
        public Field<R, A> orElseSpoken(A choice) {
            return new Field<>(name, options, get, choice, true, statement);
        }

        /** The same; people are asked {@code template}, see {@link Sentence#of}. */
        public Field<R, A> asking(@Template String template, Object... values) {
            return new Field<>(name, options.asking(template, values), get, otherwise, spoken, statement);
        }

        /**
         * The same; where people read what was answered, they read {@code statement} of it in place of the question and the
         * answer: {@code answer -> Sentence.of("guarding the capital: {army}", answer)}.
         */
        public Field<R, A> telling(UnaryOperator<Sentence> statement) {
            return new Field<>(name, options, get, otherwise, spoken, statement);
        }

        /** What it is called where people answer it. */
        public Option option() {
            Sentence question = options.question();
            return question.isEmpty() ? Option.called(name, name) : Option.of(name, question);
        }

        /** Whether it may be left out. */
        public boolean isOptional() {
            return otherwise != null
                    || options.nothing()
                            .filter(answer -> options.read(answer).isOk())
                            .isPresent();
        }

        /** What leaving it out chooses, in words, where people are to read that; else nothing. */
        public Sentence unsaid() {
            A choice = otherwise;
            return spoken && choice != null ? options.inWords(options.write(choice)) : Sentence.NOTHING;
        }

        /** Whether something is read in its place where it is missing, if only to be refused in the book's words. */
        private boolean isRead() {
            return otherwise != null || options.nothing().isPresent();
        }
    }

    /** Makes a record of two values. */
    @FunctionalInterface
    public interface Two<A, B, R> {
        /** The record. */
        R make(A a, B b);
    }

    /** Makes a record of three values. */
    @FunctionalInterface
    public interface Three<A, B, C, R> {
        /** The record. */
        R make(A a, B b, C c);
    }

    /** Makes a record of four values. */
    @FunctionalInterface
    public interface Four<A, B, C, D, R> {
        /** The record. */
        R make(A a, B b, C c, D d);
    }

    /** The values of many fields. */
    public static final class Values<R> {

        private final List<Field<R, ?>> fields;
        private final Object[] values;

        Values(List<Field<R, ?>> fields, Object[] values) {
            this.fields = fields;
            this.values = values;
        }

        /** The value of one of them. */
        public <A> A of(Field<R, A> field) {
            int i = 0;
            while (!fields.get(i).name().equals(field.name())) {
                i++;
            }
            return at(field, values, i);
        }
    }

    @SuppressWarnings("unchecked") // the options of field i put it there
    static <A> A at(Field<?, A> field, Object[] values, int i) {
        return (A) values[i];
    }

    @Override
    public List<Part> parts() {
        return fields.stream()
                .map(field -> new Part(field.option(), field::options, answer -> {
                    Answer given = Options.fieldsOf(answer).get(field.name());
                    return given == null ? List.of() : List.of(given);
                }))
                .toList();
    }

    @Override
    public <T> T accept(OptionsVisitor<T> visitor) {
        return visitor.form(this);
    }

    @Override
    public List<Violation> check(R choice) {
        List<Violation> violations = new ArrayList<>();
        for (Field<R, ?> field : fields) {
            violations.addAll(Violation.inside(field.name(), check(field, choice)));
        }
        return violations;
    }

    private static <R, A> List<Violation> check(Field<R, A> field, R whole) {
        A value = field.get().apply(whole);
        return value.equals(field.otherwise()) ? List.of() : field.options().check(value);
    }

    private static final Answer EMPTY = new Answer.Fields(Map.of());

    @Override
    public Checked<R> read(Answer answer) {
        List<String> names = fields.stream().map(Field::name).toList();
        if (!(answer instanceof Answer.Fields given)) {
            return Checked.bad(Violation.of(
                    "NOT_AN_OBJECT",
                    "{names} {names:is|are} wanted here, such as {right}, not {kind}.",
                    names,
                    Sentence.lazily(() -> InWords.Example.of(this)),
                    answer.kind()));
        }
        List<Violation> violations = new ArrayList<>();
        Object[] values = new Object[fields.size()];
        Checked<?>[] read = new Checked<?>[fields.size()];
        for (int i = 0; i < values.length; i++) {
            Field<R, ?> field = fields.get(i);
            Answer named = given.map().get(field.name());
            Answer part = named == null ? field.options().nothing().orElse(null) : named;
            if (named == null && field.otherwise() != null) {
                values[i] = field.otherwise();
            } else if (part == null) {
                violations.add(Violation.of(
                        "FIELD_MISSING",
                        "\"{name}\" is missing; for example {right}",
                        field.name(),
                        Sentence.lazily(() -> InWords.Example.of(field.name(), field.options()))));
            } else {
                Checked<?> value = field.options().read(part).inside(field.name());
                violations.addAll(value.violations());
                read[i] = value;
                if (value.isOk()) {
                    values[i] = value.value();
                }
            }
        }
        for (String name : given.map().keySet()) {
            if (!names.contains(name)) {
                violations.add(Violation.of(
                        "NO_SUCH_FIELD",
                        "\"{name}\" is nothing that is asked here; {names} {names:is|are}.",
                        name,
                        names));
            }
        }
        return violations.isEmpty()
                ? Checked.ok(make.apply(values))
                : Checked.<R>bad(violations).leaving(() -> rest(values, read));
    }

    /** What is left without what is wrong; what is missing leaves what an empty answer would, often nothing. */
    private Optional<R> rest(Object[] values, Checked<?>[] read) {
        Object[] left = values.clone();
        for (int i = 0; i < left.length; i++) {
            if (left[i] == null) {
                Optional<?> part =
                        read[i] == null ? fields.get(i).options().read(EMPTY).rest() : rest(read[i], fields.get(i));
                if (part.isEmpty()) {
                    return Optional.empty();
                }
                left[i] = part.get();
            }
        }
        return Optional.of(make.apply(left));
    }

    /** What is left of a wrong part; where nothing is, what it means to leave it out. */
    private static Optional<?> rest(Checked<?> part, Field<?, ?> field) {
        Optional<?> left = part.rest();
        if (left.isPresent()) {
            return left;
        }
        Object otherwise = field.otherwise();
        if (otherwise != null) {
            return Optional.of(otherwise);
        }
        Options<?> options = field.options();
        return options.nothing().flatMap(nothing -> options.read(nothing).rest());
    }

    @Override
    public Answer write(R choice) {
        Map<String, Answer> answers = new LinkedHashMap<>();
        for (Field<R, ?> field : fields) {
            write(field, choice, answers);
        }
        return new Answer.Fields(answers);
    }

    private static <R, A> void write(Field<R, A> field, R whole, Map<String, Answer> answers) {
        A value = field.get().apply(whole);
        if (field.spoken() || !value.equals(field.otherwise())) {
            Answer written = field.options().write(value);
            if (field.otherwise() != null
                    || !written.equals(field.options().nothing().orElse(null))) {
                answers.put(field.name(), written);
            }
        }
    }

    @Override
    public R sample(RandomGenerator random) {
        Object[] values = new Object[fields.size()];
        Arrays.setAll(values, i -> fields.get(i).options().sample(random));
        return make.apply(values);
    }

    @Override
    public Optional<Answer> nothing() {
        boolean all = fields.stream().allMatch(Field::isRead);
        return all ? Optional.of(new Answer.Fields(Map.of())) : Optional.empty();
    }

    @Override
    public boolean finite() {
        return fields.stream().allMatch(field -> field.options().finite());
    }

    @Override
    public Stream<R> all() {
        Stream<Object[]> all = Stream.<Object[]>of(new Object[fields.size()]);
        for (int i = 0; i < fields.size(); i++) {
            int place = i;
            all = Lazily.flat(
                    all,
                    values -> fields.get(place).options().all().map(value -> {
                        Object[] more = values.clone();
                        more[place] = value;
                        return more;
                    }));
        }
        return all.map(make);
    }

    @Override
    public long count(long limit) {
        long count = Math.min(1, limit);
        for (Field<R, ?> field : fields) {
            long ways = field.options().count(limit);
            count = ways > 0 && count > limit / ways ? limit : count * ways;
        }
        return Math.min(limit, count);
    }

    @Override
    public boolean isEmpty() {
        return fields.stream().anyMatch(field -> field.options().isEmpty());
    }
}
