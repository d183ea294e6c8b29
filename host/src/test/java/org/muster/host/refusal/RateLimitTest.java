package org.muster.host.refusal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.host.Club;

/** So many times at once, then once in a while; of each by themselves. */
class RateLimitTest {

    private final AtomicLong nanos = new AtomicLong(Long.MAX_VALUE - 5); // it may overflow

    private final RateLimit limit = new RateLimit(3, Duration.ofSeconds(10), nanos::get);

    private void pass(Duration time) {
        nanos.addAndGet(time.toNanos());
    }

    @Test
    void whoAsksTooOftenIsToldWhenToAskAgain() {
        for (int i = 0; i < 3; i++) {
            limit.count("anna");
        }
        assertThatThrownBy(() -> limit.count("anna"))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("11 seconds");
        limit.count("bert");
        pass(Duration.ofSeconds(10));
        limit.count("anna");
        assertThatThrownBy(() -> limit.count("anna")).isInstanceOf(Refusal.class);
        pass(Duration.ofHours(9));
        for (int i = 0; i < 3; i++) {
            limit.count("anna");
        }
        assertThatThrownBy(() -> limit.count("anna"))
                .as("a long pause does not add up")
                .isInstanceOf(Refusal.class);
    }

    @Test
    void ofMillionsOfAddressesNotAllAreKept() {
        for (int i = 0; i < 100_000; i++) {
            limit.count("address " + i);
            pass(Duration.ofMillis(2));
        }
        assertThat(limit.known()).isLessThan(30_000);
    }

    @Test
    void oneAddressMakesNoCrowd(@TempDir Path folder) throws Exception {
        try (Club club = new Club(folder)) {
            int last = 200;
            for (int i = 0; i < 100 && last != 429; i++) {
                last = club.nobody()
                        .form("/new", "person", "P" + i, "ruleset", "none", "seats", "A\nB")
                        .statusCode();
            }
            assertThat(last).isEqualTo(429);
        }
    }

    @Test
    void passwordsAreNotTriedOut(@TempDir Path folder) throws Exception {
        try (Club club = new Club(folder)) {
            int last = 200;
            for (int i = 0; i < 20 && last != 429; i++) {
                last = club.nobody()
                        .form("/login", "name", "anna", "password", "guess-number-" + i)
                        .statusCode();
            }
            assertThat(last).isEqualTo(429);
        }
    }
}
