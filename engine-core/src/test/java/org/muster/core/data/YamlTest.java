package org.muster.core.data;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.core.json.BadJson;

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

    @Test
    void aControlCharacterIsRefusedWithItsPlace() {
        assertThatThrownBy(() -> Yaml.read("a: \"\u0000\"\n"))
                .isInstanceOf(BadJson.class)
                .hasMessageContainingAll("U+0000", "can't stand in YAML");
    }
}
