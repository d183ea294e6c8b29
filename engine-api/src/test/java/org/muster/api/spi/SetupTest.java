package org.muster.api.spi;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;

/** What a game is opened with. */
class SetupTest {

    private static final Data NONE = new Data() {
        @Override
        public <T> T read(String name, Class<T> type) {
            throw new IllegalArgumentException(name);
        }
    };

    /** Numbers are compared, not letters; a game that names no version is one of today. */
    @ParameterizedTest
    @CsvSource({
        "0.1.1, 0.1.1, true",
        "0.1.0, 0.1.1, false",
        "0.1.2, 0.1.1, true",
        "0.1.10, 0.1.9, true",
        "0.1.9, 0.1.10, false",
        "0.2.0, 0.1.9, true",
        "1.0.0, 0.9.9, true",
        "0.9.9, 1.0.0, false",
        "0.1.1-SNAPSHOT, 0.1.1, true",
        "0.1.1+club, 0.1.2, false",
        "0.1, 0.1.1, false",
        "'', 9.9.9, true"
    })
    void aRuleHoldsSinceAVersion(String version, String mended, boolean holds) {
        Setup setup = new Setup(OrderedMap.of(new Player("anna"), "Anna"), false, "none", NONE, version);
        assertThat(setup.isSince(mended)).isEqualTo(holds);
    }
}
