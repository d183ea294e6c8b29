package org.muster.api.decision;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.muster.api.state.OrderedMap;

/** Choices are listed one by one, however many there are. */
class ListingTest {

    private static final List<Option> MANY = IntStream.range(0, 40)
            .mapToObj(n -> Option.of("figure-" + n, "figure {n}", n))
            .toList();

    record Pair(OrderedMap<String, Integer> from, OrderedMap<String, Integer> to) {}

    private static void areSeveral(Options<?> options) {
        Assertions.assertTimeoutPreemptively(Duration.ofMinutes(2), () -> {
            assertThat(options.isEmpty()).isFalse();
            assertThat(options.count(2)).isEqualTo(2);
        });
    }

    @Test
    void toSeeWhetherThereAreSeveralNotAllAreListed() {
        areSeveral(Options.split(100, MANY));
        areSeveral(Options.splitUpTo(100, MANY));
        areSeveral(Options.someOf(20, 20, MANY, one -> one));
        areSeveral(Options.each(MANY, key -> Options.number(1, 9)));
        areSeveral(Options.form(
                Options.field("from", Options.each(MANY, key -> Options.number(1, 9)), Pair::from),
                Options.field("to", Options.each(MANY, key -> Options.number(1, 9)), Pair::to),
                Pair::new));
    }

    @Test
    void everyChoiceIsListedOnce() {
        List<Option> three = MANY.subList(0, 3);
        assertThat(Options.split(4, three).all()).hasSize(15).doesNotHaveDuplicates();
        assertThat(Options.splitUpTo(2, three).all()).hasSize(10).doesNotHaveDuplicates();
        assertThat(Options.someOf(1, 2, three, one -> one).all()).hasSize(6).doesNotHaveDuplicates();
        assertThat(Options.each(three, key -> Options.number(1, 2)).all())
                .hasSize(8)
                .doesNotHaveDuplicates();
        assertThat(Options.split(0, List.of()).all()).hasSize(1);
        assertThat(Options.split(1, List.of()).all()).isEmpty();
    }
}
