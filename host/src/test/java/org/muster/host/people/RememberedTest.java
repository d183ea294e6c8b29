package org.muster.host.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.journal.Head;
import org.muster.host.StepClock;
import org.muster.host.storage.Database;

/** What is remembered of who asks is what the database says. */
class RememberedTest {

    private static final String GAME = "feud";
    private static final Remembered.Session SESSION = new Remembered.Session("hash", GAME);
    private static final Person ANNA = new Person("a", "Anna", false);

    private final StepClock clock = new StepClock(Instant.parse("2026-03-01T20:00:00Z"));
    private int asked;

    @TempDir
    private Path folder;

    private Supplier<Optional<Known>> says(String... seats) {
        return () -> {
            asked++;
            return Optional.of(new Known(ANNA, List.of(seats)));
        };
    }

    private static List<String> seats(Optional<Known> known) {
        return known.orElseThrow().seats();
    }

    @Test
    void itIsAskedOnceUntilSomethingChanges() {
        Remembered remembered = new Remembered(true, clock);
        assertThat(seats(remembered.known(SESSION, says("anna")))).containsExactly("anna");
        assertThat(seats(remembered.known(SESSION, says("bert")))).containsExactly("anna");
        assertThat(seats(remembered.known(new Remembered.Session("hash", "other"), says())))
                .isEmpty();
        assertThat(asked).isEqualTo(2);
        remembered.change();
        assertThat(seats(remembered.known(SESSION, says("bert")))).containsExactly("bert");
    }

    @Test
    void itIsAskedAgainAfterAWhileAndWhenTheClockIsSetBack() {
        Remembered remembered = new Remembered(true, clock);
        remembered.known(SESSION, says("anna"));
        clock.step(Duration.ofSeconds(59));
        assertThat(seats(remembered.known(SESSION, says("bert")))).containsExactly("anna");
        clock.step(Duration.ofSeconds(1));
        assertThat(seats(remembered.known(SESSION, says("bert")))).containsExactly("bert");
        clock.step(Duration.ofHours(-1));
        assertThat(seats(remembered.known(SESSION, says("cleo")))).containsExactly("cleo");
    }

    /** Somebody gets up while it is asked where they sit. */
    @Test
    void whatMayBeOldAlreadyIsNotRemembered() {
        Remembered remembered = new Remembered(true, clock);
        Optional<Known> old = remembered.known(SESSION, () -> {
            remembered.change();
            return says("anna").get();
        });
        assertThat(seats(old)).containsExactly("anna");
        assertThat(seats(remembered.known(SESSION, says()))).isEmpty();
    }

    @Test
    void whoIsNobodyIsAskedForEachTime() {
        Remembered remembered = new Remembered(true, clock);
        assertThat(remembered.known(SESSION, Optional::empty)).isEmpty();
        assertThat(remembered.known(SESSION, says("anna"))).isPresent();
    }

    @Test
    void whereOthersWriteTooNothingIsRemembered() {
        Remembered remembered = new Remembered(false, clock);
        remembered.known(SESSION, says("anna"));
        assertThat(seats(remembered.known(SESSION, says("bert")))).containsExactly("bert");
    }

    /** Whatever is done to somebody counts at their next request. */
    @Test
    void whateverIsDoneToSomebodyCountsAtOnce() throws Exception {
        try (Database database = Database.in(folder)) {
            People people = new People(database, Clock.fixed(clock.instant(), ZoneOffset.UTC));
            database.jdbi()
                    .useHandle(handle -> handle.createUpdate("""
                                    insert into game (id, name, ruleset, created, public, entries, hash, ended)
                                    values (?, 'The feud', 'none', 0, 0, 0, ?, 0)""")
                            .bind(0, GAME)
                            .bind(1, Head.EMPTY.hash())
                            .execute());
            Person anna = people.newcomer("Anna", false);
            Token phone = people.session(anna);
            Token desk = people.session(anna);
            Invitation seat = new Invitation(GAME, "anna");
            assertThat(seats(people.known(phone, GAME))).isEmpty();
            people.take(seat, anna);
            assertThat(seats(people.known(phone, GAME))).containsExactly("anna");
            people.getUp(seat, anna);
            assertThat(seats(people.known(phone, GAME))).isEmpty();
            people.take(seat, anna);
            assertThat(seats(people.known(phone, GAME))).containsExactly("anna");
            people.vacate(seat);
            assertThat(seats(people.known(phone, GAME))).isEmpty();
            people.rename(anna, "Anja");
            assertThat(people.known(phone, GAME).orElseThrow().person().name()).isEqualTo("Anja");
            people.leave(phone);
            assertThat(people.known(phone, GAME)).isEmpty();
            assertThat(people.known(desk, GAME)).isPresent();
            people.leaveEverywhere(anna);
            assertThat(people.known(desk, GAME)).isEmpty();
            Token last = people.session(anna);
            assertThat(people.known(last, GAME)).isPresent();
            people.forget(anna);
            assertThat(people.known(last, GAME)).isEmpty();
        }
    }
}
