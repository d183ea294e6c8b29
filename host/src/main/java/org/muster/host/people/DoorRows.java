package org.muster.host.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;
import org.muster.host.storage.Database;

/** What opens something: sessions, doors that open once, invitations to seats. Of each only the hash is here. */
final class DoorRows {

    private final Jdbi jdbi;

    DoorRows(Database database) {
        this.jdbi = database.jdbi();
    }

    // ---- sessions

    void addSession(String hash, Person person, Instant now) {
        jdbi.useHandle(
                handle -> handle.createUpdate("insert into session (hash, person, created, seen) values (?, ?, ?, ?)")
                        .bind(0, hash)
                        .bind(1, person.id())
                        .bind(2, now.toEpochMilli())
                        .bind(3, now.toEpochMilli())
                        .execute());
    }

    /** Whose session that is, if it was made after {@code since}. */
    Optional<Person> bySession(String hash, Instant since) {
        return by("session", hash, since);
    }

    /** The same, and the seats that they have in a game: every request about a game asks for both. */
    Optional<Known> bySession(String hash, Instant since, String game) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select person.id, person.name, person.host, member.seat from session
                        join person on person.id = session.person
                        left join member on member.person = person.id and member.game = ?
                        where session.hash = ? and session.created > ? order by member.seat""")
                .bind(0, game)
                .bind(1, hash)
                .bind(2, since.toEpochMilli())
                .reduceResultSet(Optional.<Known>empty(), DoorRows::andSeat));
    }

    private static Optional<Known> andSeat(Optional<Known> before, ResultSet row, StatementContext context)
            throws SQLException {
        String seat = row.getString("seat");
        List<String> seats = new ArrayList<>(before.map(Known::seats).orElse(List.of()));
        if (seat != null) {
            seats.add(seat);
        }
        return Optional.of(new Known(PeopleRows.person(row, context), seats));
    }

    private Optional<Person> by(String table, String hash, Instant since) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select person.id, person.name, person.host from <table> opens
                        join person on person.id = opens.person where opens.hash = ? and opens.created > ?""")
                .define("table", table)
                .bind(0, hash)
                .bind(1, since.toEpochMilli())
                .map(PeopleRows::person)
                .findOne());
    }

    void endSession(String hash) {
        jdbi.useHandle(handle -> handle.createUpdate("delete from session where hash = ?")
                .bind(0, hash)
                .execute());
    }

    void endSessions(Person person) {
        jdbi.useHandle(handle -> handle.createUpdate("delete from session where person = ?")
                .bind(0, person.id())
                .execute());
    }

    /** Ends all but one; how many there were. */
    int endSessions(Person person, String but) {
        return jdbi.withHandle(handle -> handle.createUpdate("delete from session where person = ? and hash <> ?")
                .bind(0, person.id())
                .bind(1, but)
                .execute());
    }

    // ---- doors that open once

    void addDoor(String hash, Person person, Instant now) {
        jdbi.useHandle(handle -> handle.createUpdate("insert into door (hash, person, created) values (?, ?, ?)")
                .bind(0, hash)
                .bind(1, person.id())
                .bind(2, now.toEpochMilli())
                .execute());
    }

    /** Whose door that is, if it was made after {@code since} and not used yet. */
    Optional<Person> byDoor(String hash, Instant since) {
        return by("door", hash, since);
    }

    /** Whether it was there to be used: of two who come at once one is let in. */
    boolean useDoor(String hash) {
        return jdbi.withHandle(handle -> handle.createUpdate("delete from door where hash = ?")
                        .bind(0, hash)
                        .execute())
                == 1;
    }

    // ---- invitations

    /**
     * Adds one.
     *
     * @param by whose it is, as they sit there themselves: it ends with that; null: the game's
     */
    void addInvitation(String hash, Invitation invitation, @Nullable Person by, Instant now) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "insert into invitation (hash, game, seat, created, person) values (?, ?, ?, ?, ?)")
                .bind(0, hash)
                .bind(1, invitation.game())
                .bind(2, invitation.seat())
                .bind(3, now.toEpochMilli())
                .bind(4, by == null ? null : by.id())
                .execute());
    }

    /** What that invites to, if it was not revoked. */
    Optional<Invitation> invitation(String hash) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select game, seat from invitation where hash = ? and revoked is null")
                        .bind(0, hash)
                        .map((row, context) -> new Invitation(row.getString("game"), row.getString("seat")))
                        .findOne());
    }

    /** Who made it to a seat of their own; empty: it is the game's. */
    Optional<Person> inviter(String hash) {
        return jdbi.withHandle(handle ->
                handle.createQuery("""
                        select person.id, person.name, person.host from invitation
                        join person on person.id = invitation.person where invitation.hash = ?""").bind(0, hash).map(PeopleRows::person).findOne());
    }

    /** How many open that seat. */
    int invitations(Invitation seat) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select count(*) from invitation where game = ? and seat = ? and revoked is null")
                .bind(0, seat.game())
                .bind(1, seat.seat())
                .mapTo(Integer.class)
                .one());
    }

    /** Revokes every invitation to a seat. */
    void revoke(Invitation seat, Instant now) {
        jdbi.useHandle(handle -> handle.createUpdate(
                        "update invitation set revoked = ? where game = ? and seat = ? and revoked is null")
                .bind(0, now.toEpochMilli())
                .bind(1, seat.game())
                .bind(2, seat.seat())
                .execute());
    }
}
