package org.muster.host.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.game.BadGame;
import org.muster.host.Club;
import org.muster.host.Settings;
import org.muster.host.SpareKey;
import org.muster.host.storage.Database;

/** How somebody becomes known, stays so, and is forgotten. */
class PeopleTest {

    private static final Instant NOW = Instant.parse("2026-03-01T20:00:00Z");
    private static final String SECRET = "correct horse battery";

    @TempDir
    private Path folder;

    private Database database;
    private People people;
    private Person anna;

    @BeforeEach
    void open() throws IOException {
        database = Database.in(folder);
        people = at(NOW);
        anna = people.newcomer("Anna", false);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private People at(Instant now) {
        return new People(database, Clock.fixed(now, ZoneOffset.UTC));
    }

    @Test
    void aDoorOpensOnce() {
        Token door = people.door(anna);
        assertThat(people.behind(door)).contains(anna);
        assertThat(people.known(door)).as("it is no session").isEmpty();
        assertThat(people.enter(door)).contains(anna);
        assertThat(people.enter(door)).isEmpty();
        assertThat(people.behind(door)).isEmpty();
    }

    @Test
    void aDoorThatNobodyUsesShuts() {
        Token door = people.door(anna);
        assertThat(at(NOW.plus(People.DOOR).minusSeconds(1)).behind(door)).contains(anna);
        assertThat(at(NOW.plus(People.DOOR)).enter(door)).isEmpty();
    }

    @Test
    void aSessionEndsByItselfAndWhenItIsLeft() {
        Token phone = people.session(anna);
        Token desk = people.session(anna);
        people.leave(phone);
        assertThat(people.known(phone)).isEmpty();
        assertThat(people.known(desk)).contains(anna);
        assertThat(at(NOW.plus(People.SESSION).plusSeconds(1)).known(desk)).isEmpty();
        people.leaveEverywhere(anna);
        assertThat(people.known(desk)).isEmpty();
    }

    @Test
    void aNameAndAPasswordOpenOnlyTogether() {
        people.putLogin(anna, "Anna", SECRET);
        assertThat(people.login("ANNA", SECRET)).contains(anna);
        assertThat(people.login("Anna", SECRET + "!")).isEmpty();
        assertThat(people.login("Anna", "")).isEmpty();
        assertThat(people.login("nobody", SECRET)).isEmpty();
        people.putLogin(anna, "anna b", SECRET + "2");
        assertThat(people.login("anna", SECRET)).as("the old one opens nothing").isEmpty();
        assertThat(people.login(anna)).contains("anna b");
    }

    @Test
    void aLoginIsOnesOwnAndLong() {
        people.putLogin(anna, "Anna", SECRET);
        Person other = people.newcomer("Anna", false);
        assertThatThrownBy(() -> people.putLogin(other, "anna", SECRET))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("anna");
        assertThatThrownBy(() -> people.putLogin(other, "other", "short"))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("10");
        assertThatThrownBy(() -> people.putLogin(other, "o\u202ether", SECRET)).isInstanceOf(BadGame.class);
        assertThat(people.login("anna", SECRET)).contains(anna);
    }

    /** Whoever fails to take a taken name keeps the one they have. */
    @Test
    void aRefusedNameTakesNothingAway() {
        people.putLogin(anna, "Anna", SECRET);
        Person bert = people.newcomer("Bert", false);
        people.putLogin(bert, "bert", SECRET);
        assertThatThrownBy(() -> people.putLogin(bert, "anna", SECRET)).isInstanceOf(BadGame.class);
        assertThat(people.login("bert", SECRET)).contains(bert);
    }

    @Test
    void nothingThatOpensADoorIsKept() throws Exception {
        Token session = people.session(anna);
        Token door = people.door(anna);
        people.putLogin(anna, "Anna", SECRET);
        try (Connection rows = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("muster.db"))) {
            for (String table : List.of("session", "door", "login")) {
                ResultSet all = rows.createStatement().executeQuery("select * from " + table);
                assertThat(all.next()).as(table).isTrue();
                for (int i = 1; i <= all.getMetaData().getColumnCount(); i++) {
                    assertThat(all.getString(i)).doesNotContain(session.text(), door.text(), SECRET);
                }
            }
        }
    }

    @Test
    void whoIsForgottenLeavesNoName() throws Exception {
        people.putLogin(anna, "Anna's own", SECRET);
        Token session = people.session(anna);
        Token door = people.door(anna);
        people.forget(anna);
        assertThat(people.known(session)).isEmpty();
        assertThat(people.enter(door)).isEmpty();
        assertThat(people.login("Anna's own", SECRET)).isEmpty();
        assertThat(people.called("Anna")).isEmpty();
    }

    @Test
    void aSpareKeyIsForOnePerson() throws Exception {
        Settings settings = new Settings("127.0.0.1", 8700, folder, null, URI.create("https://club.example/games"));
        Clock clock = Clock.fixed(NOW.plus(Duration.ofDays(1)), ZoneOffset.UTC);
        String key = SpareKey.of("Anna", settings, true, clock).toString();
        assertThat(key).startsWith("https://club.example/games/enter/");
        assertThat(at(clock.instant()).enter(new Token(key.substring(key.lastIndexOf('/') + 1))))
                .contains(anna);
        assertThatThrownBy(() -> SpareKey.of("Otto", settings, true, clock)).hasMessageContaining("Otto");
        Person second = people.newcomer("Anna", false);
        assertThatThrownBy(() -> SpareKey.of("Anna", settings, true, clock))
                .hasMessageContaining(anna.id())
                .hasMessageContaining(second.id());
        assertThat(SpareKey.of(second.id(), settings, true, clock)).isNotNull();
        assertThat(SpareKey.of("", settings, true, clock)).isNotNull();
        assertThat(people.host("x").isHost()).isTrue();
    }

    /** Who says no port means the host that runs; where none does, the usual one. */
    @Test
    void aSpareKeyLeadsToTheHostThatRuns() throws Exception {
        Path data = folder.resolve("running");
        Settings usual = new Settings("127.0.0.1", 8700, data, null, null);
        Clock clock = Clock.fixed(NOW.plus(Duration.ofDays(1)), ZoneOffset.UTC);
        try (Club club = new Club(data)) {
            assertThat(SpareKey.of("", usual, false, clock).toString())
                    .startsWith(club.host().url() + "/enter/");
            assertThat(SpareKey.of("", usual, true, clock).getPort()).isEqualTo(8700);
        }
        assertThat(SpareKey.of("", usual, false, clock).getPort()).isEqualTo(8700);
    }

    /** {@code muster --token -Vx} would be two options. */
    @Test
    void noTokenLooksLikeAnOption() {
        for (int i = 0; i < 2_000; i++) {
            assertThat(Token.fresh().text()).hasSize(32).matches("[A-Za-z0-9_][\\w-]*");
        }
    }
}
