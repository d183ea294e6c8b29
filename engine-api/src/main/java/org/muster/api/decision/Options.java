package org.muster.api.decision;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.api.Stable;
import org.muster.api.army.ArmyRule;
import org.muster.api.army.Catalogue;
import org.muster.api.army.Profile;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.space.Point;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/**
 * The legal answers to one question, in a small closed grammar. Command line, pages, bots, fuzzers and the test kit
 * know this grammar and no ruleset; a ruleset that says its options with it needs no page of its own.
 *
 * <p>Options are immutable and cheap to make: labels are put together only when somebody looks.
 *
 * @param <C> what the ruleset gets to see
 */
@Stable
public sealed interface Options<C> permits Around, Each, Either, Form, ListOf, Part.None {

    /** The choice that {@code answer} names, or every reason why it names none. */
    Checked<C> read(Answer answer);

    /** The answer that names {@code choice}; {@link #read} gives the choice back. */
    Answer write(C choice);

    /** Every reason why {@code choice} is not legal. Never throws, whatever of its type {@code choice} is. */
    default List<Violation> check(C choice) {
        return read(write(choice)).violations();
    }

    /**
     * A random legal choice.
     *
     * @throws NothingToChoose if there is none, or none was found
     */
    C sample(RandomGenerator random);

    /** Whether {@link #all} can list every legal choice. */
    boolean finite();

    /**
     * Every legal choice, in a defined order.
     *
     * @throws UnsupportedOperationException where the answers are not {@link #finite}
     */
    Stream<C> all();

    /** The answer that chooses nothing, such as an empty list or text; empty where something must be chosen. */
    default Optional<Answer> nothing() {
        return Optional.empty();
    }

    /** How many legal choices there are, counted no further than {@code limit}. */
    default long count(long limit) {
        return finite() ? all().limit(limit).count() : limit;
    }

    /** Whether nothing can be chosen. */
    default boolean isEmpty() {
        return count(1) == 0;
    }

    /** What can be named here, in order, as people see it: values, kinds of answer, who gets a share. */
    default List<Option> faces() {
        return List.of();
    }

    /** What could be named here and is closed now, in order, each with the violations {@link #read} refuses it with. */
    default List<Closed> closed() {
        return List.of();
    }

    /** Why nothing can be chosen here, where that is so: all that closes what might have been. */
    default List<Violation> whyEmpty() {
        Set<Violation> violations = new LinkedHashSet<>();
        closed().forEach(one -> violations.addAll(one.violations()));
        return violations.isEmpty()
                ? List.of(Violation.of("NOTHING_TO_CHOOSE", "There is nothing to choose."))
                : List.copyOf(violations);
    }

    /** The options these are made of, in order. */
    List<Part> parts();

    /** Whether a player gives up by {@code answer} or by a part of it. */
    default boolean givesUp(Answer answer) {
        return faces().stream().anyMatch(option -> option.givesUp() && isNamed(option.id(), answer))
                || parts().stream().anyMatch(part -> part.in(answer).stream().anyMatch(part.options()::givesUp));
    }

    private static boolean isNamed(String id, Answer answer) {
        return answer.equals(Answer.word(id))
                || answer instanceof Answer.Items items && items.list().contains(Answer.word(id))
                || answer instanceof Answer.Fields fields && fields.map().containsKey(id);
    }

    /** Where on a continuous table something may lie or end: rings of corners, holes among them. */
    default List<List<Point>> ground() {
        return List.of();
    }

    /** What is left of it to who has begun to answer so, as by the corners of a way; empty: all that there was. */
    default Optional<List<List<Point>>> groundLeft(Answer begun) {
        return Optional.empty();
    }

    /** {@code answer} as people say it, by the labels of what it names; what it does not name rightly as it is written. */
    default Sentence inWords(Answer answer) {
        return InWords.of(this, answer);
    }

    /** What they ask where they are a part of a whole: "From which of your systems?" Nothing where their name says it. */
    default Sentence question() {
        return Sentence.NOTHING;
    }

    /** What {@code choice} comes to, such as what it costs of what there is; nothing where nothing is spent. */
    default Sentence sum(C choice) {
        return Sentence.NOTHING;
    }

    /** What {@code answer} comes to, without what is wrong in it; nothing if that leaves nothing whole. */
    default Sentence sumOf(Answer answer) {
        return read(answer).rest().map(this::sum).orElse(Sentence.NOTHING);
    }

    /** The answer that whoever answers begins with; empty: they begin with nothing. */
    default Optional<Proposal> proposal() {
        return Optional.empty();
    }

    /** What {@code visitor} makes of them. */
    <R> R accept(OptionsVisitor<R> visitor);

    /** Only answers that pass {@code check} too, which may look at the whole answer. */
    default Options<C> where(Function<? super C, List<Violation>> check) {
        return new Where<>(this, check, null, false);
    }

    /**
     * Only answers that pass {@code check} too, which chance would hardly find and nobody could list.
     *
     * @param sampler makes random ones
     */
    default Options<C> where(
            Function<? super C, List<Violation>> check, Function<? super RandomGenerator, ? extends C> sampler) {
        return new Where<>(this, check, sampler, false);
    }

    /**
     * Only answers that pass {@code check} too, as {@link #where(Function, Function)}; what it finds is told together with
     * what is wrong with parts of the answer, so that nobody mends one thing and is refused for the next.
     *
     * @param check of an answer, or of what is left of one without its wrong parts: keys, items and lists of troops may be missing. A point
     *     that is not where it may be is left as it is; what is found of it twice is told once.
     * @param sampler makes random ones
     */
    default Options<C> together(
            Function<? super C, List<Violation>> check, Function<? super RandomGenerator, ? extends C> sampler) {
        return new Where<>(this, check, sampler, true);
    }

    /** The same, of answers that chance finds by itself. */
    default Options<C> together(Function<? super C, List<Violation>> check) {
        return new Where<>(this, check, null, true);
    }

    /**
     * The same answers, read also where they are said as the same is said elsewhere in the game. They are shown and written
     * in one way only.
     *
     * @param other what an answer says, as these options read it; itself where it is said in no other way
     */
    default Options<C> reading(UnaryOperator<Answer> other) {
        return new Around.Reading<>(this, answer -> read(other.apply(answer)));
    }

    /**
     * The same answers; of a wrong one {@code choice} is left for what {@link #together} checks, where that a thing was
     * answered at all breaks a rule: a use of an ability, on whatever target.
     *
     * @param choice never taken for an answer, so it need not be legal
     */
    default Options<C> leaving(C choice) {
        return new Around.Reading<>(this, answer -> read(answer).leaving(() -> Optional.of(choice)));
    }

    /**
     * The same answers; who chooses by chance, such as a bot, chooses by {@code sampler}. For choices that even chance
     * should not make at equal odds, such as ending a turn early.
     *
     * @param sampler makes random ones, all of them legal
     */
    default Options<C> sampledBy(Function<? super RandomGenerator, ? extends C> sampler) {
        return new Sampled<>(this, sampler);
    }

    /** The same answers; people are asked {@code template}, see {@link Sentence#of}, where these are a part of a whole. */
    default Options<C> asking(@Template String template, Object... values) {
        return new Worded<>(this, Sentence.of(template, values), null, null, null);
    }

    /**
     * The same answers; whoever answers begins with {@code choice}, such as a report that is to be corrected, and need not
     * type anew what stays as it is. Chance knows nothing of it.
     *
     * @param called whose or what it is: "as Bert has reported"
     */
    default Options<C> proposing(C choice, Sentence called) {
        return new Worded<>(this, null, null, new Once<>(() -> new Proposal(called, write(choice))), null);
    }

    /**
     * The same answers, each with what it comes to: "35 of 120 points, 85 are left". Whoever puts an answer together
     * reads it again at each step, beginning with what {@link #nothing} comes to.
     */
    default Options<C> summedBy(Function<? super C, Sentence> sum) {
        return new Worded<>(this, null, sum, null, null);
    }

    /**
     * The same answers, each told as one sentence where people read what was answered, in place of its parts one by one: "Bert
     * has won, 12 to 5".
     */
    default Options<C> toldBy(Function<? super C, Sentence> told) {
        return new Worded<>(this, null, null, null, told);
    }

    /**
     * These answers, known to be all that is open of {@code whole}, so that chance, and whoever asks whether there is
     * anything to choose, need not judge the rest. What people see, answer and are refused is the whole, which is made
     * when somebody looks at it.
     */
    default Options<C> among(Supplier<? extends Options<C>> whole) {
        return new Among<>(this, new Once<>(whole));
    }

    /**
     * Options made when somebody looks at them: a long form with a sampler of its own, which playouts choose by, see
     * {@link #where(Function, Function)}, need not be made for them.
     */
    static <C> Options<C> lazily(Supplier<? extends Options<C>> options) {
        return new Lazy<>(new Once<>(options));
    }

    /** The same answers as another type. */
    default <D> Options<D> as(Function<? super C, ? extends D> to, Function<? super D, ? extends C> from) {
        return new Mapped<>(this, to, from);
    }

    /**
     * One of {@code values}, each as it is offered.
     *
     * @param values not copied, as playouts make millions of them: must not change any more
     */
    static <C> OneOf<C> oneOf(List<? extends C> values, Function<? super C, Option> option) {
        return new OneOf<>(Candidates.of(readOnly(values)), option, null);
    }

    /**
     * One of those {@code candidates} that nothing speaks against. The others are closed: who names one hears why, and a
     * page shows it grey.
     *
     * @param candidates all that people might think of; not copied, must not change any more
     * @param against every reason against one, judged when somebody looks; empty: it can be chosen
     */
    static <C> OneOf<C> oneOf(
            List<? extends C> candidates,
            Function<? super C, Option> option,
            Function<? super C, List<Violation>> against) {
        return new OneOf<>(Candidates.of(readOnly(candidates), against), option, null);
    }

    @SuppressWarnings("unchecked") // it is only read
    private static <C> List<C> readOnly(List<? extends C> values) {
        return (List<C>) values;
    }

    /** One of {@code values}; the id and label of each is its text in lower case with dashes. */
    static <C> OneOf<C> oneOf(List<? extends C> values) {
        return oneOf(values, OneOf::plainFace);
    }

    /** One of all constants of an enum. */
    static <E extends Enum<E>> OneOf<E> oneOf(Class<E> type) {
        return oneOf(List.of(type.getEnumConstants()));
    }

    /** Yes or no. */
    static OneOf<Boolean> yesOrNo() {
        return oneOf(List.of(true, false), yes -> yes ? Option.of("yes", "yes") : Option.of("no", "no"));
    }

    /** From {@code min} to {@code max} different ones of {@code values}, in their order. */
    static <C> SomeOf<C> someOf(int min, int max, List<? extends C> values, Function<? super C, Option> option) {
        return new SomeOf<>(min, max, Candidates.of(List.copyOf(values)), option);
    }

    /**
     * From {@code min} to {@code max} different ones of those {@code candidates} that nothing speaks against, in their
     * order.
     *
     * @param against every reason against one, judged when somebody looks; empty: it can be chosen
     */
    static <C> SomeOf<C> someOf(
            int min,
            int max,
            List<? extends C> candidates,
            Function<? super C, Option> option,
            Function<? super C, List<Violation>> against) {
        return new SomeOf<>(min, max, Candidates.of(List.copyOf(candidates), against), option);
    }

    /** A whole number from {@code min} to {@code max}. */
    static Between number(int min, int max) {
        return new Between(min, max, null);
    }

    /** Shares out exactly {@code total} among {@code keys}. */
    static Split split(int total, List<Option> keys) {
        return new Split(total, total, List.copyOf(keys), null, null);
    }

    /** Shares out any part of {@code total} among {@code keys}. */
    static Split splitUpTo(int total, List<Option> keys) {
        return new Split(0, total, List.copyOf(keys), null, null);
    }

    /** Shares out {@code least} to {@code most} among {@code keys}. */
    static Split splitBetween(int least, int most, List<Option> keys) {
        return new Split(least, most, List.copyOf(keys), null, null);
    }

    /** One answer for every key, such as an order for every banner. */
    static <C> Each<C> each(List<Option> keys, Function<String, Options<C>> options) {
        return each(keys, options, key -> List.of());
    }

    /**
     * One answer for every key that nothing speaks against.
     *
     * @param against every reason why nothing can be answered for the key of that id; empty: it is asked for
     */
    static <C> Each<C> each(
            List<Option> keys, Function<String, Options<C>> options, Function<String, List<Violation>> against) {
        Map<Option, Options<C>> parts = new LinkedHashMap<>();
        List<Option> closed = new ArrayList<>(0);
        for (Option key : keys) {
            if (against.apply(key.id()).isEmpty()) {
                parts.put(key, options.apply(key.id()));
            } else {
                closed.add(key);
            }
        }
        return new Each<>(OrderedMap.copyOf(parts), closed, against);
    }

    /** One of several kinds of answer, each with options of its own. */
    @SafeVarargs
    static <C> Either<C> either(Function<? super C, String> caseOf, Case<? extends C>... cases) {
        return either(caseOf, List.of(cases));
    }

    /** One of several kinds of answer, each with options of its own. */
    static <C> Either<C> either(Function<? super C, String> caseOf, Collection<? extends Case<? extends C>> cases) {
        return new Either<>(List.copyOf(cases), caseOf);
    }

    /** One of several kinds of answer, told apart by the types of their choices. */
    @SafeVarargs
    static <C> Either<C> either(Case<? extends C>... cases) {
        return either(List.of(cases));
    }

    /** One of several kinds of answer, told apart by the types of their choices. */
    static <C> Either<C> either(Collection<? extends Case<? extends C>> cases) {
        List<Case<? extends C>> all = List.copyOf(cases);
        for (Case<? extends C> one : all) {
            if (one.takes() == null) {
                throw new IllegalArgumentException(
                        "the case " + one.option().id() + " needs the type of its choices, or either() a caseOf");
            }
        }
        return new Either<>(all, choice -> Either.caseOf(all, choice));
    }

    /** Kinds of answer put together one by one, for {@link Cases#either()}. */
    static <C> Cases<C> cases() {
        return new Cases<>();
    }

    /** A case of {@link #either} that asks for more; the options are made when they are needed. */
    static <C> Case<C> when(Option option, Supplier<? extends Options<C>> options) {
        return new Case<>(option, null, new Once<>(options), false, false, null);
    }

    /** A case of {@link #either} that asks for more, its choices of a type that no other case has. */
    static <C> Case<C> when(Option option, Class<C> type, Supplier<? extends Options<C>> options) {
        return new Case<>(option, type::isInstance, new Once<>(options), false, false, null);
    }

    /** A case of {@link #either} that says all. */
    static <C> Case<C> just(Option option, C choice) {
        return saying(option, choice, false);
    }

    /** A case of {@link #either} that says: nothing. Who says nothing means it, where a form or an each asks for more. */
    static <C> Case<C> nothing(Option option, C choice) {
        return saying(option, choice, true);
    }

    private static <C> Case<C> saying(Option option, C choice, boolean nothing) {
        Options<C> only = oneOf(List.of(choice), any -> option);
        return new Case<>(option, choice::equals, () -> only, true, nothing, null);
    }

    /** A value of one field: its name in the answer, its options, and how to get it out of the whole. */
    static <R, A> Form.Field<R, A> field(String name, Options<A> options, Function<R, A> get) {
        return new Form.Field<>(name, options, get, null, false, null);
    }

    /** A record of one field. */
    static <R, A> Options<R> form(Form.Field<R, A> a, Function<A, R> make) {
        return new Form<>(List.of(a), v -> make.apply(Form.at(a, v, 0)));
    }

    /** A record of two fields. */
    static <R, A, B> Options<R> form(Form.Field<R, A> a, Form.Field<R, B> b, Form.Two<A, B, R> make) {
        return new Form<>(List.of(a, b), v -> make.make(Form.at(a, v, 0), Form.at(b, v, 1)));
    }

    /** A record of three fields. */
    static <R, A, B, C> Options<R> form(
            Form.Field<R, A> a, Form.Field<R, B> b, Form.Field<R, C> c, Form.Three<A, B, C, R> make) {
        return new Form<>(List.of(a, b, c), v -> make.make(Form.at(a, v, 0), Form.at(b, v, 1), Form.at(c, v, 2)));
    }

    /** A record of four fields. */
    static <R, A, B, C, D> Options<R> form(
            Form.Field<R, A> a,
            Form.Field<R, B> b,
            Form.Field<R, C> c,
            Form.Field<R, D> d,
            Form.Four<A, B, C, D, R> make) {
        return new Form<>(
                List.of(a, b, c, d),
                v -> make.make(Form.at(a, v, 0), Form.at(b, v, 1), Form.at(c, v, 2), Form.at(d, v, 3)));
    }

    /**
     * A record of many fields, which {@code make} takes by their names.
     *
     * @param fields one of them for each value that {@code make} asks for
     */
    static <R> Options<R> form(List<Form.Field<R, ?>> fields, Function<Form.Values<R>, R> make) {
        List<Form.Field<R, ?>> all = List.copyOf(fields);
        return new Form<>(all, values -> make.apply(new Form.Values<>(all, values)));
    }

    /** From {@code min} to {@code max} answers of one kind, in the order given; the same may come twice. */
    static <C> ListOf<C> several(int min, int max, Options<C> each) {
        return new ListOf<>(min, max, each, null);
    }

    /** A place on a continuous table. */
    static Options<Point> point(Area area) {
        return new PointIn(area);
    }

    /** A path on a continuous table, from {@code from} to wherever {@code reach} lets it end; of a thousand points at most. */
    static Options<List<Point>> path(Point from, Reach reach) {
        return new PathIn(from, reach);
    }

    /** A path over the places of a map. */
    static Options<List<String>> pathOver(Paths paths) {
        return new PathOver(new FoundPaths(paths));
    }

    /** A list taken from {@code catalogue} that keeps all rules. */
    static <P extends Profile> ArmyOf<P> army(Catalogue<P> catalogue, List<ArmyRule<P>> rules) {
        return new ArmyOf<>(catalogue, catalogue.all(), List.of(), rules, false, null);
    }

    /** What is added from {@code offered} to an army that stands, so that the whole keeps all rules. */
    static <P extends Profile> ArmyOf<P> reinforcement(
            Catalogue<P> catalogue, List<P> offered, List<P> standing, List<ArmyRule<P>> rules) {
        return new ArmyOf<>(catalogue, offered, standing, rules, false, null);
    }

    /** The same, or nothing at all. */
    static <P extends Profile> ArmyOf<P> additions(
            Catalogue<P> catalogue, List<P> offered, List<P> standing, List<ArmyRule<P>> rules) {
        return new ArmyOf<>(catalogue, offered, standing, rules, true, null);
    }

    /** Words of people's own, from {@code min} to {@code max} characters, on one line. */
    static Options<String> text(int min, int max) {
        return new Text(min, max, List::of);
    }

    /** The same, showing what is mostly meant: the id and the label of each are the text that it says. */
    static Options<String> text(int min, int max, List<Option> suggested) {
        List<Option> checked = Text.checked(suggested);
        return new Text(min, max, () -> checked);
    }

    /** The same, made when somebody looks at what is suggested: who reads an answer need not. */
    static Options<String> text(int min, int max, Supplier<List<Option>> suggested) {
        return new Text(min, max, new Once<>(() -> Text.checked(suggested.get())));
    }

    /**
     * One kind of answer within {@link Options#either}.
     *
     * @param option its id and label
     * @param takes whether a choice is of this kind; null: the case can't tell
     * @param options what is to be said more, made when needed
     * @param saysAll whether its id is all there is to say
     * @param nothing whether it is what those mean who say nothing
     * @param against the rules it would break now, judged when somebody looks; null: it is open
     */
    record Case<C>(
            Option option,
            @Nullable Predicate<Object> takes,
            Supplier<? extends Options<C>> options,
            boolean saysAll,
            boolean nothing,
            @Nullable Supplier<List<Violation>> against) {

        /** The same, closed by all that {@code violations} finds; open if it finds nothing. */
        public Case<C> unless(Supplier<List<Violation>> violations) {
            Supplier<List<Violation>> before = against;
            Supplier<List<Violation>> all =
                    before == null ? violations : () -> Violation.both(before.get(), violations.get());
            return new Case<>(option, takes, options, saysAll, nothing, new Once<>(all));
        }

        /** Every rule it would break now; empty: it is open. */
        public List<Violation> violations() {
            return against == null ? List.of() : against.get();
        }
    }

    /** What is left of an {@code each} or {@code split}: names and their answers. */
    static Map<String, Answer> fieldsOf(Answer answer) {
        return answer instanceof Answer.Fields fields ? fields.map() : Map.of();
    }
}
