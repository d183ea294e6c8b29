package org.muster.core.data;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class YamlTest {

    record Room(int door, List<Chair> chairs) {}

    record Chair(int legs) {}

    @Test
    void anUnknownFieldIsRefusedWithItsLineWhereverItStands() {
        assertThatThrownBy(() -> Yaml.read("door: 1\nchairs: []\nwindow: 2\n", Room.class))
                .hasMessageStartingWith("line 3, column 1: window: ");
        assertThatThrownBy(() -> Yaml.read("door: 1\nchairs:\n- legs: 4\n- legs: 3\n  arms: 2\n", Room.class))
                .hasMessageStartingWith("line 5, column 3: chairs.1.arms: ");
    }
}
