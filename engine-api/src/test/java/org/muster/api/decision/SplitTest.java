package org.muster.api.decision;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Checked;
import org.muster.api.state.OrderedMap;

class SplitTest {

    private static final List<Option> KEYS = List.of(Option.of("a", "A"), Option.of("b", "B"));

    private static String read(Split split, int ofA, int ofB) {
        Checked<OrderedMap<String, Integer>> read =
                split.read(new Answer.Fields(Map.of("a", new Answer.Whole(ofA), "b", new Answer.Whole(ofB))));
        return read.isOk() ? read.value().toString() : read.violations().toString();
    }

    @Test
    void betweenALeastAndAMostIsWhatLiesBetween() {
        Split split = Options.splitBetween(2, 4, KEYS);
        assertThat(read(split, 1, 1)).isEqualTo("{a=1, b=1}");
        assertThat(read(split, 0, 4)).isEqualTo("{b=4}");
        assertThat(read(split, 1, 0)).isEqualTo("[1 is shared out; 2 is the least.]");
        assertThat(read(split, 4, 1)).isEqualTo("[5 are shared out; there are 4 to give.]");
        assertThat(split.all().map(Object::toString))
                .containsOnlyOnce("{a=2}", "{a=4}", "{b=3}")
                .hasSize(12);
    }

    @Test
    void exactlySoManyAreSaidToBeWanted() {
        assertThat(read(Options.split(3, KEYS), 1, 1)).isEqualTo("[2 are shared out; it must be 3.]");
        assertThat(read(Options.splitUpTo(3, KEYS), 0, 0)).isEqualTo("{}");
    }
}
