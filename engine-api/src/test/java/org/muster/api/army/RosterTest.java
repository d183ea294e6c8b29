package org.muster.api.army;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.state.OrderedMap;

/** How many of what: none of it is no entry, and so many that nobody means them are a slip. */
class RosterTest {

    @Test
    void whatIsNamedTwiceAddsUp() {
        assertThat(Roster.ofIds(List.of("nym", "boba", "nym"))).hasToString("2 x nym, 1 x boba");
        assertThat(new Roster(OrderedMap.of("nym", Roster.MOST)).isEmpty()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Roster.MOST + 1, Integer.MAX_VALUE})
    void noEntryIsThereSoOften(int count) {
        OrderedMap<String, Integer> counts = OrderedMap.of("nym", count);
        assertThatThrownBy(() -> new Roster(counts)).hasMessage("nym: " + count + " is no number from 1 to 500");
    }
}
