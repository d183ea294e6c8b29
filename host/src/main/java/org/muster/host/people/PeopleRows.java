package org.muster.host.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementContext;
import org.muster.host.storage.Database;

/** Who comes to a host, what they are called, and where they sit. */
final class PeopleRows {

    private final Jdbi jdbi;

    PeopleRows(Database database) {
        this.jdbi = database.jdbi();
    }

    static Person person(ResultSet row, StatementContext context) throws SQLException {
        return new Person(row.getString("id"), row.getString("name"), row.getInt("host") != 0);
    }

    /** Somebody new. */
    void add(Person person, Instant now) {
        jdbi.useHandle(handle -> handle.createUpdate("insert into person (id, name, created, host) values (?, ?, ?, ?)")
                .bind(0, person.id())
                .bind(1, person.name())
                .bind(2, now.toEpochMilli())
                .bind(3, person.isHost() ? 1 : 0)
                .execute());
    }

    /** Who runs the host, if anybody does yet. */
    Optional<Person> host() {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select id, name, host from person where host = 1 order by created, id limit 1")
                .map(PeopleRows::person)
                .findOne());
    }

    /** Those who are called that, or have this id. */
    List<Person> called(String name) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select id, name, host from person where name = ? or id = ? order by created, id")
                .bind(0, name)
                .bind(1, name)
                .map(PeopleRows::person)
                .list());
    }

    void rename(Person person, String name) {
        jdbi.useHandle(handle -> handle.createUpdate("update person set name = ? where id = ?")
                .bind(0, name)
                .bind(1, person.id())
                .execute());
    }

    /** Nothing of that person is here any more. */
    void forget(Person person) {
        jdbi.useTransaction(handle -> {
            // That there was a line stays: by their place in the talk people know the others.
            delete(handle, """
                    update talk set text = '', about = 'nothing', about_id = '', about_name = '', gone = 'forgotten'
                    where person = ?""", person);
            for (String table : List.of("session", "door", "login", "member", "invitation")) {
                delete(handle, "delete from " + table + " where person = ?", person);
            }
            delete(handle, "delete from person where id = ?", person);
        });
    }

    private static void delete(Handle handle, String sql, Person person) {
        handle.createUpdate(sql).bind(0, person.id()).execute();
    }

    // ---- name and password

    /** Whether the name was still free, or already that person's; if not, what they had stays. */
    boolean putLogin(String name, Person person, Password password) {
        return jdbi.inTransaction(handle -> {
            boolean taken = handle.createQuery("select person from login where name = ? and person <> ?")
                    .bind(0, name)
                    .bind(1, person.id())
                    .mapTo(String.class)
                    .findOne()
                    .isPresent();
            if (taken) {
                return false;
            }
            delete(handle, "delete from login where person = ?", person);
            handle.createUpdate("insert into login (name, person, password) values (?, ?, ?)")
                    .bind(0, name)
                    .bind(1, person.id())
                    .bind(2, password.kept())
                    .execute();
            return true;
        });
    }

    Optional<String> login(Person person) {
        return jdbi.withHandle(handle -> handle.createQuery("select name from login where person = ?")
                .bind(0, person.id())
                .mapTo(String.class)
                .findOne());
    }

    /** Who comes in by a name, and by which password. */
    record Login(Person person, Password password) {}

    Optional<Login> login(String name) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select person.id, person.name, person.host, login.password from login
                        join person on person.id = login.person where login.name = ?""")
                .bind(0, name)
                .map((row, context) -> new Login(person(row, context), new Password(row.getString("password"))))
                .findOne());
    }

    // ---- seats

    /** Seats of a person in a game: ids of seats, {@code organizer} or {@code spectator}. */
    List<String> seats(String game, Person person) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select seat from member where game = ? and person = ? order by seat")
                        .bind(0, game)
                        .bind(1, person.id())
                        .mapTo(String.class)
                        .list());
    }

    /** Ids of the games in which somebody has a seat. */
    List<String> games(Person person) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select distinct game from member where person = ? order by game")
                        .bind(0, person.id())
                        .mapTo(String.class)
                        .list());
    }

    /** The people who have a seat. */
    List<Person> members(String game, String seat) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select person.id, person.name, person.host from member
                        join person on person.id = member.person
                        where member.game = ? and member.seat = ? order by person.created, person.id""")
                .bind(0, game)
                .bind(1, seat)
                .map(PeopleRows::person)
                .list());
    }

    /** The names of all who have a place in a game. */
    List<String> names(String game) {
        return jdbi.withHandle(handle ->
                handle.createQuery("""
                        select distinct person.name from member join person on person.id = member.person
                        where member.game = ?""").bind(0, game).mapTo(String.class).list());
    }

    /** Gives a seat to a person, beside those who have it. */
    void seat(String game, String seat, Person person) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "insert into member (game, person, seat) values (?, ?, ?) on conflict do nothing")
                .bind(0, game)
                .bind(1, person.id())
                .bind(2, seat)
                .execute());
    }

    /** Takes a seat from everybody who has it. */
    void unseat(String game, String seat) {
        jdbi.useHandle(handle -> handle.createUpdate("delete from member where game = ? and seat = ?")
                .bind(0, game)
                .bind(1, seat)
                .execute());
    }

    /** Takes a seat from one person; the links that they made to it open nothing any more. */
    void unseat(String game, String seat, Person person) {
        jdbi.useTransaction(handle -> {
            for (String table : List.of("member", "invitation")) {
                handle.createUpdate("delete from " + table + " where game = ? and seat = ? and person = ?")
                        .bind(0, game)
                        .bind(1, seat)
                        .bind(2, person.id())
                        .execute();
            }
        });
    }
}
