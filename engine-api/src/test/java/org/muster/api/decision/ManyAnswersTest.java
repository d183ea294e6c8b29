package org.muster.api.decision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;

class ManyAnswersTest {

    private static final Options<List<Integer>> NUMBERS = Options.several(1, 4, Options.number(1, 6));

    private static Answer list(long... numbers) {
        return new Answer.Items(java.util.Arrays.stream(numbers)
                .<Answer>mapToObj(Answer.Whole::new)
                .toList());
    }

    private static List<String> refusals(Answer answer) {
        return NUMBERS.read(answer).violations().stream()
                .map(violation -> violation.code() + " at " + violation.at())
                .toList();
    }

    @Test
    void aListKeepsItsOrderAndMayNameTheSameTwice() {
        assertThat(NUMBERS.read(list(6, 2, 6)).value()).containsExactly(6, 2, 6);
        assertThat(NUMBERS.write(List.of(6, 2, 6))).isEqualTo(list(6, 2, 6));
    }

    @Test
    void everyBadEntryIsToldWithItsPlace() {
        assertThat(refusals(list(1, 9, 3, 0, 5)))
                .containsExactly("NOT_BETWEEN at 2", "NOT_BETWEEN at 4", "HOW_MANY at ");
        assertThat(refusals(list())).containsExactly("HOW_MANY at ");
        assertThat(refusals(Answer.word("all"))).containsExactly("NOT_A_LIST at ");
    }

    @Test
    void chanceTakesLegalListsAndNobodyListsThemAll() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 200; i++) {
            assertThat(NUMBERS.check(NUMBERS.sample(random))).isEmpty();
        }
        assertThat(NUMBERS.finite()).isFalse();
        assertThat(NUMBERS.isEmpty()).isFalse();
        assertThatThrownBy(NUMBERS::all).isInstanceOf(UnsupportedOperationException.class);
        Options<List<String>> nothing = Options.several(0, 5, Options.oneOf(List.<String>of()));
        assertThat(nothing.count(9)).isEqualTo(1);
        assertThat(nothing.sample(random)).isEmpty();
        assertThat(Options.several(1, 5, Options.oneOf(List.<String>of())).isEmpty())
                .isTrue();
    }

    private record Battle(int winner, int size) {}

    @Test
    void aFieldLeftOutMeansWhatItSays() {
        Options<Battle> form = Options.form(
                Options.field("winner", Options.number(1, 2), Battle::winner),
                Options.field("size", Options.number(1, 9), Battle::size).orElse(5),
                Battle::new);
        Answer brief = new Answer.Fields(Map.of("winner", new Answer.Whole(1)));
        assertThat(form.read(brief).value()).isEqualTo(new Battle(1, 5));
        assertThat(form.write(new Battle(1, 5))).isEqualTo(brief);
        assertThat(form.read(form.write(new Battle(2, 9))).value()).isEqualTo(new Battle(2, 9));
        assertThat(form.read(new Answer.Fields(Map.of("size", new Answer.Whole(5))))
                        .isOk())
                .isFalse();
        assertThat(form.nothing()).as("the winner must be told").isEmpty();
        Options<Integer> size = Options.form(
                Options.field("size", Options.number(1, 9), (Integer whole) -> whole)
                        .orElse(5),
                whole -> whole);
        assertThat(size.nothing().map(nothing -> size.read(nothing).value())).contains(5);
    }

    private record Five(int a, int b, String c, List<Integer> d, boolean e) {}

    @Test
    void aFormOfManyFieldsReadsThemByTheirNames() {
        Form.Field<Five, Integer> a = Options.field("a", Options.number(0, 9), Five::a);
        Form.Field<Five, Integer> b = Options.field("b", Options.number(0, 9), Five::b);
        Form.Field<Five, String> c = Options.field("c", Options.text(0, 5), Five::c);
        Form.Field<Five, List<Integer>> d = Options.field("d", Options.several(0, 2, Options.number(0, 9)), Five::d);
        Form.Field<Five, Boolean> e = Options.field("e", Options.yesOrNo(), Five::e);
        Options<Five> form = Options.form(
                List.of(a, b, c, d, e),
                values -> new Five(values.of(a), values.of(b), values.of(c), values.of(d), values.of(e)));
        Five five = new Five(1, 2, "three", List.of(4), true);
        assertThat(form.read(form.write(five)).value()).isEqualTo(five);
        Answer some =
                new Answer.Fields(Map.of("a", new Answer.Whole(1), "b", new Answer.Whole(2), "e", Answer.word("no")));
        assertThat(form.read(some).value()).isEqualTo(new Five(1, 2, "", List.of(), false));
        assertThat(form.read(new Answer.Fields(Map.of("a", new Answer.Whole(1))))
                        .violations())
                .extracting(Violation::code)
                .containsExactly("FIELD_MISSING", "FIELD_MISSING");
    }
}
