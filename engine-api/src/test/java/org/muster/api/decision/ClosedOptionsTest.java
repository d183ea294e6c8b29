package org.muster.api.decision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;

/** What is not offered is refused with the very violations that close it. */
class ClosedOptionsTest {

    private static final List<Integer> NUMBERS = List.of(1, 2, 3, 4, 5, 6);

    private static Option option(int n) {
        return Option.of("n" + n, "number {n}", n);
    }

    private static Violation broken(String code) {
        return Violation.of(code, "This breaks a rule.").citing("RULE-1");
    }

    /** Even numbers are closed, and those above four for one more reason. */
    private static List<Violation> against(int n) {
        List<Violation> violations = new ArrayList<>();
        if (n % 2 == 0) {
            violations.add(broken("EVEN"));
        }
        if (n > 4) {
            violations.add(broken("LARGE"));
        }
        return violations;
    }

    private static List<String> codes(List<Violation> violations) {
        return violations.stream().map(Violation::code).toList();
    }

    private static List<String> refusal(Options<?> options, Answer answer) {
        return codes(options.read(answer).violations());
    }

    private static Answer answer(String name, Object part) {
        return new Answer.Fields(Map.of(name, part instanceof Answer answer ? answer : Answer.word((String) part)));
    }

    // ---- one and some of a list

    private static final OneOf<Integer> ONE =
            Options.oneOf(NUMBERS, ClosedOptionsTest::option, ClosedOptionsTest::against);

    @Test
    void whatBreaksNoRuleIsOffered() {
        assertThat(ONE.all()).containsExactly(1, 3);
        assertThat(ONE.count(9)).isEqualTo(2);
        assertThat(ONE.faces()).extracting(Option::id).containsExactly("n1", "n3");
        for (int seed = 0; seed < 50; seed++) {
            assertThat(ONE.sample(new SplittableRandom(seed))).isIn(1, 3);
        }
    }

    @Test
    void whatIsClosedIsRefusedWithEveryRuleItWouldBreak() {
        assertThat(refusal(ONE, Answer.word("n2"))).containsExactly("EVEN");
        assertThat(refusal(ONE, Answer.word("n5"))).containsExactly("LARGE");
        assertThat(refusal(ONE, Answer.word("n6"))).containsExactly("EVEN", "LARGE");
        assertThat(codes(ONE.check(6))).containsExactly("EVEN", "LARGE");
        assertThat(ONE.check(1)).isEmpty();
    }

    @Test
    void whatIsClosedIsListedWithTheSameViolations() {
        assertThat(ONE.closed())
                .extracting(one -> one.option().id() + codes(one.violations()))
                .containsExactly("n2[EVEN]", "n4[EVEN]", "n5[LARGE]", "n6[EVEN, LARGE]");
    }

    @Test
    void candidatesAreJudgedOnceAndOnlyWhenSomebodyLooks() {
        List<Integer> judged = new ArrayList<>();
        OneOf<Integer> options = Options.oneOf(NUMBERS, ClosedOptionsTest::option, n -> {
            judged.add(n);
            return against(n);
        });
        assertThat(judged).isEmpty();
        options.count(2);
        assertThat(options.all()).hasSize(2);
        options.sample(new SplittableRandom(1));
        assertThat(judged).isEqualTo(NUMBERS);
    }

    @Test
    void whoCountsJudgesNoFurtherThanTheCount() {
        List<Integer> judged = new ArrayList<>();
        OneOf<Integer> options = Options.oneOf(NUMBERS, ClosedOptionsTest::option, n -> {
            judged.add(n);
            return against(n);
        });
        assertThat(options.isEmpty()).isFalse();
        assertThat(judged).containsExactly(1);
        assertThat(options.count(2)).isEqualTo(2);
        assertThat(judged).containsExactly(1, 2, 3);
        assertThat(options.count(9)).isEqualTo(2);
        assertThat(judged).isEqualTo(NUMBERS);
    }

    // ---- what is open, known without judging the rest

    @Test
    void whatIsOpenOfAWholeIsDrawnAndCountedWithoutTheWhole() {
        Options<Integer> open = Options.oneOf(List.of(1, 3), ClosedOptionsTest::option)
                .among(() -> {
                    throw new AssertionError("nobody looks at the whole");
                });
        assertThat(open.isEmpty()).isFalse();
        assertThat(open.finite()).isTrue();
        assertThat(open.count(9)).isEqualTo(2);
        assertThat(open.sample(new SplittableRandom(1))).isIn(1, 3);
    }

    private static <C> Options<C> unseen() {
        throw new AssertionError("nobody looks at it");
    }

    @Test
    void aQuestionAndASumBesideThemDoNotLookAtTheWhole() {
        Options<Integer> open = Options.oneOf(List.of(1, 3), ClosedOptionsTest::option)
                .among(ClosedOptionsTest::unseen)
                .asking("Which?")
                .summedBy(n -> Sentence.of("{n point|points}", n))
                .proposing(1, Sentence.of("as before"));
        assertThat(open.count(9)).isEqualTo(2);
        assertThat(open.sample(new SplittableRandom(1))).isIn(1, 3);
        assertThat(open.question()).hasToString("Which?");
    }

    private static Answer many(Answer number) {
        return new Answer.Fields(Map.of("many", number));
    }

    /** Of one kind, and whatever is wrong in it. */
    @Test
    void whatAnAnswerOfAKindComesToIsToldThoughItIsRefused() {
        Options<Integer> either = Options.<Integer>either(
                n -> n > 2 ? "many" : "few",
                Options.when(Option.of("few", "few"), () -> ONE),
                Options.when(
                        Option.of("many", "many"),
                        () -> Options.number(3, 9)
                                .summedBy(n -> Sentence.of("{n point|points}", n))
                                .where(n -> n == 4 ? List.of() : List.of(broken("NOT_FOUR")))));
        assertThat(either.sumOf(many(new Answer.Whole(7)))).hasToString("7 points");
        assertThat(either.sum(4)).hasToString("4 points");
        assertThat(either.sumOf(new Answer.Fields(Map.of("few", Answer.word("n1")))))
                .isEqualTo(Sentence.NOTHING);
        assertThat(either.sumOf(many(Answer.word("x")))).isEqualTo(Sentence.NOTHING);
        assertThat(either.sumOf(Answer.word("none"))).isEqualTo(Sentence.NOTHING);
    }

    @Test
    void aFormWithASamplerOfItsOwnIsMadeWhenSomebodyLooks() {
        List<String> made = new ArrayList<>();
        Options<Integer> options = Options.<Integer>lazily(() -> {
                    made.add("form");
                    return ONE;
                })
                .where(n -> n == 1 ? List.of() : List.of(broken("NOT_ONE")), random -> 1);
        assertThat(options.isEmpty()).isFalse();
        assertThat(options.count(2)).isEqualTo(2);
        assertThat(options.sample(new SplittableRandom(1))).isEqualTo(1);
        assertThat(made).isEmpty();
        assertThat(refusal(options, Answer.word("n2"))).containsExactly("EVEN");
        assertThat(refusal(options, Answer.word("n3"))).containsExactly("NOT_ONE");
        assertThat(options.read(Answer.word("n1")).value()).isEqualTo(1);
        assertThat(options.faces()).isEqualTo(ONE.faces());
        assertThat(options.closed()).isEqualTo(ONE.closed());
        assertThat(options.write(1)).isEqualTo(ONE.write(1));
        assertThat(made).containsExactly("form");
    }

    @Test
    void whatPeopleSeeAndAnswerIsTheWhole() {
        Options<Integer> open = Options.oneOf(List.of(1, 3), any -> Option.of("nobody", "sees this"))
                .among(() -> ONE);
        assertThat(open.faces()).extracting(Option::id).containsExactly("n1", "n3");
        assertThat(open.closed()).hasSize(4);
        assertThat(open.read(Answer.word("n3")).value()).isEqualTo(3);
        assertThat(refusal(open, Answer.word("n6"))).containsExactly("EVEN", "LARGE");
        assertThat(codes(open.check(6))).containsExactly("EVEN", "LARGE");
        assertThat(open.write(1)).isEqualTo(Answer.word("n1"));
        assertThat(open.all()).containsExactly(1, 3);
    }

    @Test
    void chanceDrawsAmongTheKindsThatLeaveSomethingToChoose() {
        Either<Integer> kinds = Options.<Integer>cases()
                .when(
                        Option.of("none", "none"),
                        () -> Options.oneOf(List.of(2, 4), ClosedOptionsTest::option, ClosedOptionsTest::against))
                .when(Option.of("low", "low"), () -> Options.oneOf(List.of(1), ClosedOptionsTest::option))
                .when(Option.of("high", "high"), () -> Options.oneOf(List.of(3), ClosedOptionsTest::option))
                .either(n -> n > 2 ? "high" : "low");
        Map<Integer, Integer> drawn = new LinkedHashMap<>();
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 1_000; i++) {
            drawn.merge(kinds.sample(random), 1, Integer::sum);
        }
        assertThat(drawn.keySet()).containsExactlyInAnyOrder(1, 3);
        assertThat(drawn.values()).allMatch(times -> times > 440);
    }

    @Test
    void anOpenOneIsMeantWhereAClosedOneBearsTheSameId() {
        OneOf<Integer> twins =
                Options.oneOf(List.of(2, 1), any -> Option.of("same", "same"), ClosedOptionsTest::against);
        assertThat(twins.read(Answer.word("same")).value()).isEqualTo(1);
    }

    @Test
    void whatNamesNoCandidateIsToldTheOpenOnesOrTheBooksWords() {
        assertThat(ONE.read(Answer.word("n9")).violations())
                .extracting(Violation::toString)
                .containsExactly("\"n9\" is no option; there are n1, n3.");
        OneOf<Integer> told = ONE.unknown(id -> id.startsWith("n") ? List.of(broken("NO_NUMBER")) : List.of());
        assertThat(refusal(told, Answer.word("n9"))).containsExactly("NO_NUMBER");
        assertThat(refusal(told, Answer.word("x"))).containsExactly("NO_SUCH_OPTION");
        assertThat(refusal(told, Answer.word("n2"))).containsExactly("EVEN");
        assertThat(codes(told.check(9))).containsExactly("NO_NUMBER");
    }

    private static final SomeOf<Integer> SOME =
            Options.someOf(1, 6, NUMBERS, ClosedOptionsTest::option, ClosedOptionsTest::against);

    private static Answer list(String... ids) {
        return new Answer.Items(List.of(ids).stream().map(Answer::word).toList());
    }

    @Test
    void ofAListEveryRuleThatAnyBreaksIsTold() {
        assertThat(SOME.max()).isEqualTo(2);
        assertThat(SOME.read(list("n3", "n1")).value()).containsExactly(1, 3);
        assertThat(refusal(SOME, list("n1", "n4", "n6", "n9")))
                .containsExactly("EVEN", "EVEN", "LARGE", "NO_SUCH_OPTION", "HOW_MANY");
        assertThat(refusal(SOME, list("n1", "n1"))).containsExactly("TWICE");
        assertThat(SOME.closed()).hasSize(4);
        assertThat(codes(SOME.check(List.of(1, 6)))).containsExactly("EVEN", "LARGE");
    }

    @Test
    void howManyIsToldInTheBooksWords() {
        SomeOf<Integer> told = SOME.outside(n -> List.of(broken("COUNT_" + n)));
        assertThat(refusal(told, list())).containsExactly("COUNT_0");
        assertThat(refusal(Options.number(1, 3).outside(n -> List.of(broken("N_" + n))), new Answer.Whole(7)))
                .containsExactly("N_7");
        assertThat(refusal(
                        Options.splitUpTo(3, List.of(option(1), option(2))).outside(n -> List.of(broken("SUM_" + n))),
                        new Answer.Fields(Map.of("n1", new Answer.Whole(9)))))
                .containsExactly("SUM_9");
        assertThat(refusal(
                        Options.several(2, 3, Options.number(1, 3)).outside(n -> List.of(broken("LENGTH_" + n))),
                        new Answer.Items(List.of())))
                .containsExactly("LENGTH_0");
    }

    // ---- kinds of answer

    private sealed interface Order {}

    private record March(int to) implements Order {}

    private record Dig(int at) implements Order {}

    private enum Hold implements Order {
        HOLD
    }

    private static Either<Order> orders(boolean snow) {
        return Options.<Order>cases()
                .just(Option.of("hold", "hold"), Hold.HOLD)
                .add(Options.when(Option.of("march", "march"), March.class, () -> ONE.as(March::new, March::to))
                        .unless(() -> snow ? List.of(broken("SNOW")) : List.of()))
                .when(
                        Option.of("dig", "dig"),
                        Dig.class,
                        () -> Options.oneOf(List.of(2, 4), ClosedOptionsTest::option, ClosedOptionsTest::against)
                                .as(Dig::new, Dig::at))
                .either();
    }

    @Test
    void aClosedKindIsRefusedWithWhatClosesIt() {
        assertThat(orders(false).all()).containsExactly(Hold.HOLD, new March(1), new March(3));
        assertThat(orders(true).all()).containsExactly(Hold.HOLD);
        assertThat(refusal(orders(true), answer("march", "n1"))).containsExactly("SNOW");
        assertThat(refusal(orders(true), Answer.word("march"))).containsExactly("SNOW");
        assertThat(refusal(orders(true), answer("march", "n6"))).containsExactly("SNOW", "EVEN", "LARGE");
        assertThat(codes(orders(true).check(new March(6)))).containsExactly("SNOW", "EVEN", "LARGE");
        assertThat(codes(orders(true).check(new March(1)))).containsExactly("SNOW");
        assertThat(refusal(orders(false), answer("march", "n6"))).containsExactly("EVEN", "LARGE");
        assertThat(refusal(orders(false), Answer.word("dig")))
                .as("a kind of which nothing is open, by its name alone: what closes it")
                .containsExactly("EVEN");
        assertThat(orders(false).read(answer("march", "n6")).violations())
                .extracting(Violation::at)
                .containsOnly("march");
    }

    @Test
    void aKindThatLeavesNothingToChooseIsClosedByWhatClosesItsParts() {
        assertThat(orders(true).faces()).extracting(Option::id).containsExactly("hold");
        assertThat(orders(true).closed())
                .extracting(one -> one.option().id() + codes(one.violations()))
                .containsExactly("march[SNOW]", "dig[EVEN]");
    }

    @Test
    void noRefusalListsWhatIsNotOffered() {
        assertThat(orders(true).read(Answer.word("fly")).violations())
                .extracting(Violation::toString)
                .containsExactly("\"fly\" is no option; there is hold.");
    }

    @Test
    void checkingNeverThrows() {
        Options<OrderedMap<String, Order>> each =
                Options.each(List.of(option(1), option(2)), id -> orders(id.equals("n1")));
        OrderedMap<String, Order> marches =
                OrderedMap.of("n1", (Order) new March(1)).with("n2", new Dig(7));
        assertThat(codes(each.check(marches))).containsExactly("SNOW", "NO_SUCH_OPTION");
        record Plan(Order first) {}
        Options<Plan> form = Options.form(Options.field("first", orders(true), Plan::first), Plan::new);
        assertThat(form.check(new Plan(new March(2))))
                .extracting(one -> one.at() + ' ' + one.code())
                .containsExactly("first SNOW", "first.march EVEN");
        assertThat(codes(Options.several(0, 3, orders(true)).check(List.of(Hold.HOLD, new March(1)))))
                .containsExactly("SNOW");
        Either<Order> nothing = Options.<Order>cases()
                .just(Option.of("hold", "hold"), Hold.HOLD)
                .either();
        assertThat(codes(nothing.check(new March(1)))).containsExactly("NO_SUCH_OPTION");
    }

    /** Such as a default of a ruleset that has looked its label up, and finds it no more. */
    @Test
    void whatIsGoneIsRefusedAndNotLabelled() {
        Map<String, String> names = Map.of("a", "Alpha");
        OneOf<String> one = Options.oneOf(
                List.of("a"), id -> Option.of(id, "{name}", names.get(id).strip()));
        assertThat(one.check("gone"))
                .extracting(Violation::toString)
                .containsExactly("\"gone\" is no option; there is a.");
        assertThat(codes(Options.several(1, 2, one).check(List.of("gone")))).containsExactly("NO_SUCH_OPTION");
        assertThat(codes(Options.each(List.of(option(1)), id -> one).check(OrderedMap.of("n1", "gone"))))
                .containsExactly("NO_SUCH_OPTION");
        assertThat(codes(Options.someOf(
                                0,
                                2,
                                List.of("a"),
                                id -> Option.of(id, "{name}", names.get(id).strip()))
                        .check(List.of("gone"))))
                .containsExactly("NO_SUCH_OPTION");
        record Wish(String of) {}
        assertThat(codes(one.as(Wish::new, Wish::of).check(new Wish("gone")))).containsExactly("NO_SUCH_OPTION");
    }

    @Test
    void aKindThatCanNotBeToldFromOthersIsFoundWhenItIsMade() {
        assertThatThrownBy(() -> Options.either(Options.when(Option.of("a", "a"), () -> Options.number(1, 2))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a needs the type");
    }

    // ---- keys

    @Test
    void aKeyThatIsClosedIsNotAskedForAndRefusedWithTheReason() {
        Function<String, List<Violation>> against =
                id -> id.equals("n2") ? List.of(broken("ASLEEP")) : List.<Violation>of();
        Each<Integer> each = Options.each(List.of(option(1), option(2)), id -> Options.number(1, 3), against);
        Map<String, Answer> fields = new LinkedHashMap<>();
        fields.put("n1", new Answer.Whole(1));
        assertThat(each.read(new Answer.Fields(fields)).value()).isEqualTo(OrderedMap.of("n1", 1));
        fields.put("n2", new Answer.Whole(1));
        assertThat(refusal(each, new Answer.Fields(fields))).containsExactly("ASLEEP");
        assertThat(each.closed()).extracting(one -> one.option().id()).containsExactly("n2");
        assertThat(codes(each.check(OrderedMap.of("n1", 1).with("n2", 1)))).containsExactly("ASLEEP");
        fields.put("n7", new Answer.Whole(1));
        Each<Integer> told = each.unknown(id -> List.of(broken("WHO")));
        assertThat(refusal(told, new Answer.Fields(fields))).containsExactly("ASLEEP", "WHO");
    }

    // ---- walking

    @Test
    void wrappersAreInvisibleToWhoWalks() {
        Options<Order> wrapped = orders(false)
                .where(order -> List.of())
                .sampledBy(random -> Hold.HOLD)
                .as(any -> any, any -> any);
        assertThat(wrapped.faces()).isEqualTo(orders(false).faces());
        assertThat(wrapped.closed()).hasSameSizeAs(orders(false).closed());
        assertThat(wrapped.parts()).extracting(part -> part.option().id()).containsExactly("march");
        assertThat(wrapped.parts().get(0).in(answer("march", "n1"))).containsExactly(Answer.word("n1"));
        assertThat(wrapped.sample(new SplittableRandom(1))).isEqualTo(Hold.HOLD);
        assertThat(wrapped.count(9)).isEqualTo(3);
        Checked<Order> read = wrapped.read(answer("march", "n1"));
        assertThat(read.value()).isEqualTo(new March(1));
    }

    @Test
    void anAnswerWithAStarSpeaksToEveryPartItStandsFor() {
        Each<Integer> each = Options.each(List.of(option(1), option(2)), id -> Options.number(1, 3));
        assertThat(each.parts())
                .allMatch(part -> part.in(answer("n*", new Answer.Whole(2))).equals(List.of(new Answer.Whole(2))));
        ListOf<Integer> many = Options.several(0, 3, Options.number(1, 3));
        assertThat(many.parts().get(0).in(new Answer.Items(List.of(new Answer.Whole(1), new Answer.Whole(2)))))
                .hasSize(2);
    }

    // ---- what somebody may have meant

    private static final List<Option> FIGURES = List.of(
            Option.called("tusken-raider#1", "Tusken Raider #1"),
            Option.called("tusken-raider#2", "Tusken Raider #2"),
            Option.called("vader", "Darth Vader"));

    @Test
    void whoMeansOneThatIsThereIsToldItsName() {
        Options<Option> one = Options.oneOf(FIGURES, figure -> figure)
                .unknown(name -> List.of(Violation.of("NO_ENEMY", "{name} is no enemy.", name)));
        assertThat(one.read(Answer.word("Darth Vaders")).violations())
                .hasToString("[\"Darth Vaders\" is no option; did you mean vader?]");
        Options<Option> plain = Options.oneOf(FIGURES, figure -> figure);
        assertThat(one.read(Answer.word("darth")).violations())
                .as("the book's words before a guess")
                .hasToString("[darth is no enemy.]");
        assertThat(plain.read(Answer.word("darth")).violations())
                .as("a word of the name")
                .hasToString("[\"darth\" is no option; did you mean vader?]");
        assertThat(plain.read(Answer.word("darth vadr")).violations())
                .as("one letter off")
                .hasToString("[\"darth vadr\" is no option; did you mean vader?]");
        assertThat(Options.oneOf(List.of("squad-1", "squad-2"), id -> Option.called(id, id))
                        .read(Answer.word("squad-9"))
                        .violations())
                .as("another number is no slip")
                .hasToString("[\"squad-9\" is no option; there are squad-1, squad-2.]");
        assertThat(one.read(Answer.word("vado")).violations())
                .as("of a short word that says nothing")
                .hasToString("[vado is no enemy.]");
        assertThat(one.read(Answer.word("tusken-raiders")).violations())
                .hasToString("[\"tusken-raiders\" is no option; did you mean tusken-raider#1 or tusken-raider#2?]");
        assertThat(one.read(Answer.word("yoda")).violations())
                .as("the book's words")
                .hasToString("[yoda is no enemy.]");
        assertThat(one.read(Answer.word(" ".repeat(100_000))).violations()).hasSize(1);
    }

    /** People type names as they read them; what is written down is the id. */
    @Test
    void aNameIsTakenAsWellAsTheId() {
        Options<Option> one = Options.oneOf(FIGURES, figure -> figure);
        for (String typed : List.of("VADER", "Darth Vader", "darth vader")) {
            assertThat(one.write(one.read(Answer.word(typed)).value())).isEqualTo(Answer.word("vader"));
        }
        List<Option> two = List.of(Option.called("a", "Trooper"), Option.called("b", "trooper"));
        assertThat(Options.oneOf(two, figure -> figure)
                        .read(Answer.word("Trooper"))
                        .isOk())
                .as("two are called so")
                .isFalse();
    }

    /** A name that is wrong may be why another has no answer, so it is told before that. */
    @Test
    void aWrongNameIsToldFirst() {
        Options<?> fates = Options.each(FIGURES, figure -> Options.yesOrNo());
        assertThat(fates.read(new Answer.Fields(Map.of("Vader", Answer.word("yes"))))
                        .violations())
                .extracting(Violation::code)
                .containsExactly("NO_SUCH_OPTION", "NO_ANSWER_FOR", "NO_ANSWER_FOR", "NO_ANSWER_FOR");
    }

    @Test
    void aListThatIsNoneIsToldHowItIsWritten() {
        assertThat(Options.someOf(0, 2, FIGURES, figure -> figure)
                        .read(Answer.word("vader"))
                        .violations())
                .hasToString("[A list of names is wanted here, such as [\"tusken-raider#1\"], or an empty one, not"
                        + " text.]");
        assertThat(Options.someOf(1, 2, FIGURES, figure -> figure)
                        .read(Answer.word("vader"))
                        .violations())
                .hasToString("[A list of names is wanted here, such as [\"tusken-raider#1\"], not text.]");
        assertThat(Options.someOf(0, 2, List.<Option>of(), figure -> figure)
                        .read(Answer.word("vader"))
                        .violations())
                .hasToString("[There is nothing to name here, so an empty list is wanted, not text.]");
    }

    private record Report(OrderedMap<String, Boolean> fates) {}

    /** What is read as nothing only to be refused in the book's words is not said to be left out. */
    @Test
    void onlyWhatMayBeMissingIsOptional() {
        Options<Boolean> told = Options.<Boolean>cases()
                .just(Option.of("yes", "yes"), true)
                .add(new Options.Case<>(
                        Option.of("untold", "untold"),
                        null,
                        () -> Options.oneOf(
                                List.of(false), any -> Option.of("untold", "untold"), any -> List.of(broken("UNTOLD"))),
                        true,
                        true,
                        null))
                .either(yes -> yes ? "yes" : "untold");
        Form.Field<Report, OrderedMap<String, Boolean>> fates =
                Options.field("fates", Options.each(FIGURES, figure -> told), Report::fates);
        assertThat(fates.isOptional()).isFalse();
        assertThat(refusal(Options.form(fates, Report::new), new Answer.Fields(Map.of())))
                .containsOnly("UNTOLD");
    }

    // ---- the whole beside its parts

    /** Numbers for two, and a note. */
    private record Sheet(OrderedMap<String, Integer> numbers, List<Integer> more) {}

    private static List<Violation> tooMany(Sheet sheet) {
        int sum = sheet.numbers().values().stream().mapToInt(n -> n).sum()
                + sheet.more().stream().mapToInt(n -> n).sum();
        return sum > 5 ? List.of(broken("TOO_MANY")) : List.of();
    }

    private static Options<Sheet> sheet() {
        Form.Field<Sheet, OrderedMap<String, Integer>> numbers =
                Options.field("numbers", Options.each(List.of(option(1), option(2)), id -> ONE), Sheet::numbers);
        Form.Field<Sheet, List<Integer>> more = Options.field(
                "more",
                Options.someOf(0, 6, NUMBERS, ClosedOptionsTest::option, ClosedOptionsTest::against),
                Sheet::more);
        return Options.<Sheet>form(List.of(numbers, more), values -> new Sheet(values.of(numbers), values.of(more)));
    }

    @Test
    void whatTheWholeBreaksIsToldBesideWhatItsPartsBreak() {
        Options<Sheet> together = sheet().together(
                        ClosedOptionsTest::tooMany,
                        random -> new Sheet(OrderedMap.of("n1", 1).with("n2", 1), List.of()));
        Answer twoThings = new Answer.Fields(Map.of(
                "numbers", new Answer.Fields(Map.of("n1", Answer.word("n3"), "n2", Answer.word("n2"))),
                "more", new Answer.Items(List.of(Answer.word("n3"), Answer.word("n6")))));
        assertThat(refusal(together, twoThings)).containsExactly("EVEN", "EVEN", "LARGE", "TOO_MANY");
        assertThat(refusal(sheet().where(ClosedOptionsTest::tooMany), twoThings))
                .as("else the parts come first")
                .containsExactly("EVEN", "EVEN", "LARGE");
        Answer onlyParts = new Answer.Fields(
                Map.of("numbers", new Answer.Fields(Map.of("n1", Answer.word("n3"), "n2", Answer.word("n6")))));
        assertThat(refusal(together, onlyParts))
                .as("wrong parts count for nothing")
                .containsExactly("EVEN", "LARGE");
        assertThat(refusal(together, Answer.word("n1"))).containsExactly("NOT_AN_OBJECT");
        Answer good = new Answer.Fields(
                Map.of("numbers", new Answer.Fields(Map.of("n1", Answer.word("n3"), "n2", Answer.word("n1")))));
        assertThat(together.read(good).value().numbers().values()).containsExactly(3, 1);
    }

    @Test
    void whatIsSaidInAnotherWayIsReadAndWrittenAsItIsOffered() {
        Options<Integer> one = Options.oneOf(NUMBERS, ClosedOptionsTest::option, ClosedOptionsTest::against)
                .reading(answer -> answer instanceof Answer.Whole whole ? Answer.word("n" + whole.number()) : answer);
        assertThat(one.read(new Answer.Whole(3)).value()).isEqualTo(3);
        assertThat(one.read(Answer.word("n3")).value()).isEqualTo(3);
        assertThat(one.write(3)).isEqualTo(Answer.word("n3"));
        assertThat(refusal(one, new Answer.Whole(6))).containsExactly("EVEN", "LARGE");
    }

    /** What is spent, and how: a word that may be left out. */
    private record Spent(int number, int how) {}

    private static Options<Spent> spent(Options<Integer> how) {
        return Options.form(
                        Options.field("number", ONE, Spent::number),
                        Options.field("how", how, Spent::how).orElse(2),
                        Spent::new)
                .together(spent -> spent.number() * spent.how() > 4 ? List.of(broken("TOO_MANY")) : List.of());
    }

    private static Answer spent(String number, String how) {
        return new Answer.Fields(Map.of("number", Answer.word(number), "how", Answer.word(how)));
    }

    @Test
    void aWrongPartCountsForWhatItMeansToLeaveItOutOrForWhatIsLeftOfIt() {
        Options<Integer> how = Options.oneOf(NUMBERS, ClosedOptionsTest::option, ClosedOptionsTest::against);
        assertThat(refusal(spent(how), spent("n3", "n6")))
                .as("left out it is 2, and twice 3 are too many")
                .containsExactly("EVEN", "LARGE", "TOO_MANY");
        assertThat(refusal(spent(how), spent("n1", "n6"))).as("twice 1 are not").containsExactly("EVEN", "LARGE");
        assertThat(refusal(spent(how.leaving(5)), spent("n1", "n6")))
                .as("of a wrong one 5 is left")
                .containsExactly("EVEN", "LARGE", "TOO_MANY");
        assertThat(spent(how.leaving(5))
                        .read(new Answer.Fields(Map.of("number", Answer.word("n1"))))
                        .value())
                .as("what was not answered is not wrong")
                .isEqualTo(new Spent(1, 2));
    }
}
