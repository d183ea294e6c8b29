package org.muster.host.news;

import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.muster.core.story.Revision;

/** What was noticed of games, for whom a channel is open. */
final class NoticeRows {

    private static final String OPEN = "channel.proven = 1 and channel.fault is null";

    private final Jdbi jdbi;

    NoticeRows(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /** Somebody who sits in a game and hears of it. */
    record Reader(String person, String seat, String channel, boolean shared) {}

    /** Somebody who is waited for until then. */
    record Due(String game, String seat, int decision, Instant since, Instant until, String person, String channel) {}

    /** A seat that is waited for, and for what. */
    private record Seat(String seat, int decision) {}

    /** Games in which something has happened since they were looked at, and somebody wants to know. */
    List<String> changed(int most) {
        return jdbi.withHandle(handle -> handle.createQuery("select distinct game.id from game"
                        + " join member on member.game = game.id join channel on channel.person = member.person and "
                        + OPEN
                        + " left join noticed on noticed.game = game.id"
                        + " where game.set_aside is null and game.entries > coalesce(noticed.entries, 0) limit ?")
                .bind(0, most)
                .mapTo(String.class)
                .list());
    }

    List<Reader> readers(String game) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select member.person, member.seat, channel.id, channel.shared from member"
                                + " join channel on channel.person = member.person and " + OPEN
                                + " where member.game = ? order by member.person, channel.id, member.seat")
                .bind(0, game)
                .map((row, context) -> new Reader(
                        row.getString("person"), row.getString("seat"), row.getString("id"), row.getInt("shared") != 0))
                .list());
    }

    /** Those who read something, each with a channel. */
    List<Reader> digestReaders() {
        return jdbi.withHandle(handle -> handle.createQuery("select wish.person, channel.id, channel.shared from wish"
                        + " join channel on channel.person = wish.person and " + OPEN
                        + " where wish.digest <> 'never' order by wish.person, channel.id")
                .map((row, context) ->
                        new Reader(row.getString("person"), "", row.getString("id"), row.getInt("shared") != 0))
                .list());
    }

    List<Due> due(Instant after, Instant until) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select awaited.game, awaited.seat, awaited.decision, awaited.since, awaited.until, member.person, channel.id"
                                + " from awaited join member on member.game = awaited.game and member.seat = awaited.seat"
                                + " join channel on channel.person = member.person and " + OPEN
                                + " where awaited.until > ? and awaited.until <= ? order by awaited.until")
                .bind(0, after.toEpochMilli())
                .bind(1, until.toEpochMilli())
                .map((row, context) -> new Due(
                        row.getString("game"),
                        row.getString("seat"),
                        row.getInt("decision"),
                        Instant.ofEpochMilli(row.getLong("since")),
                        Instant.ofEpochMilli(row.getLong("until")),
                        row.getString("person"),
                        row.getString("id")))
                .list());
    }

    /**
     * The phase a game was in when it was looked at last; nobody else looks at it until this transaction has ended.
     *
     * @return empty: nobody ever looked
     */
    static Optional<String> lastPhase(Handle handle, String game) {
        handle.createUpdate("update noticed set phase = phase where game = ?")
                .bind(0, game)
                .execute();
        return handle.createQuery("select phase from noticed where game = ?")
                .bind(0, game)
                .mapTo(String.class)
                .findOne();
    }

    /** Whether nobody has seen it as far yet. */
    static boolean moveOn(Handle handle, String game, int entries, String phase) {
        return handle.createUpdate("""
                        insert into noticed (game, entries, phase) values (:game, :entries, :phase)
                        on conflict (game) do update set entries = :entries, phase = :phase
                        where noticed.entries < :entries""")
                        .bind("game", game)
                        .bind("entries", entries)
                        .bind("phase", phase)
                        .execute()
                > 0;
    }

    /** Notes who is waited for now, and returns the seats of whom something new is waited for. */
    static Set<String> await(Handle handle, String game, Map<String, List<Awaiting>> now, Instant moment) {
        Set<Seat> before = new HashSet<>(handle.createQuery("select seat, decision from awaited where game = ?")
                .bind(0, game)
                .map((row, context) -> new Seat(row.getString("seat"), row.getInt("decision")))
                .list());
        Set<String> called = new HashSet<>();
        now.forEach((seat, all) -> all.forEach(one -> {
            if (!before.remove(new Seat(seat, one.decision()))) {
                called.add(seat);
            }
            handle.createUpdate("""
                            insert into awaited (game, seat, decision, since, until)
                            values (:game, :seat, :decision, :since, :until)
                            on conflict (game, seat, decision) do update set until = :until""")
                    .bind("game", game)
                    .bind("seat", seat)
                    .bind("decision", one.decision())
                    .bind("since", moment.toEpochMilli())
                    .bind("until", millis(one.until()))
                    .execute();
        }));
        for (Seat gone : before) {
            handle.createUpdate("delete from awaited where game = ? and seat = ? and decision = ?")
                    .bind(0, game)
                    .bind(1, gone.seat())
                    .bind(2, gone.decision())
                    .execute();
        }
        return called;
    }

    private static @Nullable Long millis(@Nullable Instant moment) {
        return moment == null ? null : moment.toEpochMilli();
    }

    /** Up to where somebody was told what happened; from now on, up to {@code now}. */
    static Optional<Revision> heard(
            Handle handle, String person, String game, String seat, String occasion, Revision now) {
        Optional<Revision> before = handle.createQuery(
                        "select revision from heard where person = ? and game = ? and seat = ? and occasion = ?")
                .bind(0, person)
                .bind(1, game)
                .bind(2, seat)
                .bind(3, occasion)
                .mapTo(String.class)
                .findOne()
                .map(Revision::parse);
        handle.createUpdate("""
                        insert into heard (person, game, seat, occasion, revision)
                        values (:person, :game, :seat, :occasion, :now)
                        on conflict (person, game, seat, occasion) do update set revision = :now""")
                .bind("person", person)
                .bind("game", game)
                .bind("seat", seat)
                .bind("occasion", occasion)
                .bind("now", now.toString())
                .execute();
        return before;
    }
}
