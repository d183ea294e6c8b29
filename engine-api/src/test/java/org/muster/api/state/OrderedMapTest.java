package org.muster.api.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** An ordered map does what a {@link LinkedHashMap} does, small or large. */
class OrderedMapTest {

    /** Many of them share a slot. */
    private record Key(int number) {
        @Override
        public int hashCode() {
            return number % 5;
        }
    }

    @Test
    void itKeepsWhatIsPutInAndTakenOutInOrder() {
        Random random = new Random(1);
        for (int round = 0; round < 50; round++) {
            Map<Key, Integer> expected = new LinkedHashMap<>();
            OrderedMap<Key, Integer> map = OrderedMap.empty();
            for (int i = 0; i < 200; i++) {
                Key key = new Key(random.nextInt(40));
                if (random.nextInt(3) == 0) {
                    expected.remove(key);
                    map = map.without(key);
                } else {
                    expected.put(key, i);
                    map = map.with(key, i);
                }
                assertThat(List.copyOf(map.entrySet())).isEqualTo(List.copyOf(expected.entrySet()));
                assertThat(map.list()).isEqualTo(List.copyOf(expected.values()));
                for (int number = 0; number < 40; number++) {
                    assertThat(map.get(new Key(number))).isEqualTo(expected.get(new Key(number)));
                }
            }
        }
    }

    @Test
    void aChangeLeavesTheOldMapAsItWas() {
        OrderedMap<String, Integer> before = OrderedMap.each(List.of("a", "b", "c"), String::length);
        OrderedMap<String, Integer> doubled = before.map(value -> 2 * value);
        assertThat(before.with("b", 7).list()).containsExactly(1, 7, 1);
        assertThat(before.without("a").keySet()).containsExactly("b", "c");
        assertThat(doubled).containsExactly(Map.entry("a", 2), Map.entry("b", 2), Map.entry("c", 2));
        assertThat(before.list()).containsExactly(1, 1, 1);
    }

    @Test
    void nothingIsUnderAKeyThatWasNotPutIn() {
        OrderedMap<String, Integer> large =
                OrderedMap.each(List.of("a", "b", "c", "d", "e", "f", "g", "h", "i", "j"), String::hashCode);
        assertThat(large.get(null)).isNull();
        assertThat(large.containsKey("k")).isFalse();
    }
}
