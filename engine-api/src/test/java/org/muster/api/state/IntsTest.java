package org.muster.api.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class IntsTest {

    private static final Ints THREE = Ints.of(4, 5, 6);

    @Test
    void whatIsMadeOfItLeavesItAsItIs() {
        assertThat(THREE.with(1, 9)).hasToString("[4, 9, 6]");
        assertThat(THREE.plus(2, -2)).hasToString("[4, 5, 4]");
        assertThat(THREE.and(7)).hasToString("[4, 5, 6, 7]");
        assertThat(THREE.without(0)).hasToString("[5, 6]");
        assertThat(THREE.without(2)).hasToString("[4, 5]");
        assertThat(THREE.range(1, 3)).hasToString("[5, 6]");
        assertThat(THREE).hasToString("[4, 5, 6]");
        THREE.toArray()[0] = 1;
        int[] given = {4, 5, 6};
        Ints ints = Ints.of(given);
        given[0] = 1;
        assertThat(ints).isEqualTo(THREE).hasSameHashCodeAs(THREE);
    }

    @Test
    void itIsWhatItHolds() {
        assertThat(Ints.of(List.of(4, 5, 6))).isEqualTo(THREE).isNotEqualTo(THREE.and(1));
        assertThat(Ints.repeated(-1, 2)).isEqualTo(Ints.of(-1, -1));
        assertThat(Ints.of()).isSameAs(Ints.NONE);
        assertThat(THREE.stream().sum()).isEqualTo(15);
        assertThat(THREE.get(2)).isEqualTo(6);
        assertThat(THREE.size()).isEqualTo(3);
        assertThatThrownBy(() -> THREE.with(3, 1)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
