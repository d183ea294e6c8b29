package org.muster.host.news;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Times as people mean them: nights over midnight, clocks that are put forward and back. */
class WishesTest {

    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
    private static final QuietHours NIGHT = new QuietHours(LocalTime.of(22, 0), LocalTime.of(8, 0));

    private static Wishes wishes(QuietHours quiet, Wishes.Digest digest) {
        return new Wishes(BERLIN, quiet, true, new TreeSet<>(List.of(24, 3, 1)), false, digest, true, Instant.EPOCH);
    }

    private static Instant at(String text) {
        return Instant.parse(text);
    }

    @Test
    void aNightGoesOverMidnight() {
        assertThat(NIGHT.after(at("2026-03-02T21:30:00Z"), BERLIN)).isEqualTo(at("2026-03-03T07:00:00Z"));
        assertThat(NIGHT.after(at("2026-03-03T03:00:00Z"), BERLIN)).isEqualTo(at("2026-03-03T07:00:00Z"));
        assertThat(NIGHT.before(at("2026-03-03T03:00:00Z"), BERLIN)).isEqualTo(at("2026-03-02T21:00:00Z"));
        assertThat(NIGHT.after(at("2026-03-03T07:00:00Z"), BERLIN)).isEqualTo(at("2026-03-03T07:00:00Z"));
        assertThat(QuietHours.NONE.after(at("2026-03-03T03:00:00Z"), BERLIN)).isEqualTo(at("2026-03-03T03:00:00Z"));
        QuietHours noon = new QuietHours(LocalTime.of(12, 0), LocalTime.of(14, 0));
        assertThat(noon.after(at("2026-03-03T12:30:00Z"), BERLIN)).isEqualTo(at("2026-03-03T13:00:00Z"));
        assertThat(noon.before(at("2026-03-03T12:30:00Z"), BERLIN)).isEqualTo(at("2026-03-03T11:00:00Z"));
    }

    @Test
    void clocksArePutForward() {
        assertThat(NIGHT.after(at("2026-03-28T22:00:00Z"), BERLIN)).isEqualTo(at("2026-03-29T06:00:00Z"));
        QuietHours gap = new QuietHours(LocalTime.of(22, 0), LocalTime.of(2, 30));
        assertThat(gap.after(at("2026-03-28T23:00:00Z"), BERLIN)).isEqualTo(at("2026-03-29T01:30:00Z"));
    }

    @Test
    void aReminderThatWouldComeAtNightComesTheEveningBefore() {
        Wishes night = wishes(NIGHT, Wishes.Digest.NEVER);
        Instant since = at("2026-03-02T10:00:00Z");
        Instant until = at("2026-03-04T08:30:00Z"); // half past nine there
        assertThat(night.reminder(24, since, until)).contains(at("2026-03-03T08:30:00Z"));
        assertThat(night.reminder(3, since, until)).contains(at("2026-03-03T21:00:00Z"));
        assertThat(night.reminder(1, since, until)).contains(at("2026-03-04T07:30:00Z"));
    }

    @Test
    void whoIsAskedAtNightIsRemindedInTheMorningIfThereIsTime() {
        Wishes night = wishes(NIGHT, Wishes.Digest.NEVER);
        Instant since = at("2026-03-03T22:00:00Z");
        assertThat(night.reminder(3, since, at("2026-03-04T08:30:00Z"))).contains(at("2026-03-04T07:00:00Z"));
        assertThat(night.reminder(3, since, at("2026-03-04T06:30:00Z"))).isEmpty();
        assertThat(night.reminder(24, since, at("2026-03-04T08:30:00Z")))
                .as("there never were so many hours")
                .isEmpty();
    }

    @Test
    void digestsComeInTheMorning() {
        Wishes daily = wishes(NIGHT, Wishes.Digest.DAILY);
        assertThat(daily.lastDigest(at("2026-03-04T06:59:00Z"))).contains(at("2026-03-03T07:00:00Z"));
        assertThat(daily.lastDigest(at("2026-03-04T07:00:00Z"))).contains(at("2026-03-04T07:00:00Z"));
        Wishes weekly = wishes(NIGHT, Wishes.Digest.WEEKLY);
        assertThat(weekly.lastDigest(at("2026-03-02T06:59:00Z"))).contains(at("2026-02-23T07:00:00Z"));
        assertThat(weekly.lastDigest(at("2026-03-05T12:00:00Z"))).contains(at("2026-03-02T07:00:00Z"));
        assertThat(wishes(NIGHT, Wishes.Digest.NEVER).lastDigest(Instant.EPOCH)).isEqualTo(Optional.empty());
    }
}
