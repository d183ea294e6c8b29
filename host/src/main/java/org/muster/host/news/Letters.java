package org.muster.host.news;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.muster.host.delivery.Occasion;
import org.muster.host.people.Token;

/** What is to be sent and what was. Each cause has one letter a channel, ever, on however many nodes it is noticed. */
final class Letters {

    static final String SENT = "sent";
    /** There was nothing to say any more. */
    static final String MOOT = "moot";

    private static final String ALL = "select id, channel, occasion, about, tries from letter ";

    private final Jdbi jdbi;

    Letters(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /** A letter's end, and when. */
    record End(String outcome, Instant at) {}

    private static Letter letter(ResultSet row) throws SQLException {
        return new Letter(
                row.getString("id"),
                row.getString("channel"),
                Occasion.valueOf(row.getString("occasion").toUpperCase(Locale.ROOT)),
                row.getString("about"),
                row.getInt("tries"));
    }

    private static String name(Occasion occasion) {
        return occasion.name().toLowerCase(Locale.ROOT);
    }

    /**
     * Writes down that something is to be sent.
     *
     * @return whether it was not before
     */
    static boolean add(
            Handle handle, String channel, Occasion occasion, String cause, String about, Instant now, Instant due) {
        return add(handle, Token.id(), channel, occasion, cause, about, now, due, false);
    }

    /** Writes down that it need not be sent. */
    static void spare(Handle handle, String channel, Occasion occasion, String cause, Instant now) {
        add(handle, Token.id(), channel, occasion, cause, "", now, now, true);
    }

    private static boolean add(
            Handle handle,
            String id,
            String channel,
            Occasion occasion,
            String cause,
            String about,
            Instant now,
            Instant due,
            boolean spared) {
        return handle.createUpdate("""
                        insert into letter (id, channel, occasion, cause, about, created, due, tries, done, outcome)
                        values (:id, :channel, :occasion, :cause, :about, :now, :due, 0, :done, :outcome)
                        on conflict (channel, occasion, cause) do nothing""")
                        .bind("id", id)
                        .bind("channel", channel)
                        .bind("occasion", name(occasion))
                        .bind("cause", cause)
                        .bind("about", about)
                        .bind("now", now.toEpochMilli())
                        .bind("due", due.toEpochMilli())
                        .bind("done", spared ? now.toEpochMilli() : null)
                        .bind("outcome", spared ? MOOT : null)
                        .execute()
                > 0;
    }

    /** One that is sent by who asks for it. */
    Letter add(String channel, Occasion occasion, String cause, Instant now) {
        String id = Token.id();
        jdbi.useHandle(handle -> add(handle, id, channel, occasion, cause, "", now, now, false));
        return new Letter(id, channel, occasion, "", 0);
    }

    /** Whether a letter about the same waits already; what it says is found out when it goes. */
    static boolean waits(Handle handle, String channel, Occasion occasion, String about) {
        return handle.createQuery("""
                        select count(*) from letter
                        where channel = ? and occasion = ? and about = ? and done is null and tries = 0""")
                        .bind(0, channel)
                        .bind(1, name(occasion))
                        .bind(2, about)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    /** What is to be sent by {@code now}. */
    List<Letter> due(Instant now, int most) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        ALL
                                + "where done is null and due <= :now and (taken is null or taken <= :now) order by due, id limit :most")
                .bind("now", now.toEpochMilli())
                .bind("most", most)
                .map((row, context) -> letter(row))
                .list());
    }

    /**
     * Takes it, so that nobody else sends it: for so long, or, where once is enough, for ever.
     *
     * @return whether nobody else has it
     */
    boolean take(Letter letter, Instant now, Duration lease) {
        boolean forEver = letter.occasion().isOnceOnly();
        return jdbi.withHandle(handle -> handle.createUpdate("""
                        update letter set taken = :until, tries = tries + 1, done = :done, outcome = :outcome
                        where id = :id and done is null and (taken is null or taken <= :now)""")
                        .bind("until", now.plus(lease).toEpochMilli())
                        .bind("now", now.toEpochMilli())
                        .bind("done", forEver ? now.toEpochMilli() : null)
                        .bind("outcome", forEver ? SENT : null)
                        .bind("id", letter.id())
                        .execute()
                > 0);
    }

    /** Writes down what it is about, which it says again when it is tried again. */
    static void about(Handle handle, Letter letter, String about) {
        handle.createUpdate("update letter set about = ? where id = ?")
                .bind(0, about)
                .bind(1, letter.id())
                .execute();
    }

    void done(Letter letter, String outcome, Instant now) {
        jdbi.useHandle(handle -> handle.createUpdate("update letter set done = ?, outcome = ? where id = ?")
                .bind(0, now.toEpochMilli())
                .bind(1, outcome)
                .bind(2, letter.id())
                .execute());
    }

    /** It is tried again then; what else is for that channel need not wait for it. */
    void later(Letter letter, Instant due) {
        jdbi.useHandle(handle -> later(handle, letter, due));
    }

    private static void later(Handle handle, Letter letter, Instant due) {
        handle.createUpdate("update letter set due = ?, taken = null, done = null, outcome = null where id = ?")
                .bind(0, due.toEpochMilli())
                .bind(1, letter.id())
                .execute();
    }

    /** It is tried again then, and nothing else goes there before. */
    void again(Letter letter, Instant due) {
        jdbi.useTransaction(handle -> {
            later(handle, letter, due);
            handle.createUpdate("update letter set due = :due where channel = :channel and done is null and due < :due")
                    .bind("due", due.toEpochMilli())
                    .bind("channel", letter.channel())
                    .execute();
        });
    }

    /** How often anybody was sent such a letter since then, whose cause has {@code part} in it. */
    int count(Occasion occasion, String part, Instant since) {
        return jdbi.withHandle(
                handle -> handle.createQuery("select cause from letter where occasion = ? and created > ?")
                        .bind(0, name(occasion))
                        .bind(1, since.toEpochMilli())
                        .mapTo(String.class)
                        .filter(cause -> List.of(cause.split(" ")).contains(part))
                        .list()
                        .size());
    }

    /** What became of the last one for a channel. */
    Optional<End> last(String channel) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select outcome, done from letter where channel = ? and done is not null and outcome <> 'moot'
                        order by done desc, id limit 1""")
                .bind(0, channel)
                .map((row, context) -> new End(row.getString("outcome"), Instant.ofEpochMilli(row.getLong("done"))))
                .findOne());
    }

    /** When a channel was tested last. */
    Optional<Instant> tested(String channel) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select created from letter where channel = ? and occasion = 'test' order by created desc limit 1")
                .bind(0, channel)
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli));
    }

    /** Forgets what was done before. */
    void clear(Instant before) {
        jdbi.useHandle(handle -> handle.createUpdate("delete from letter where done < ?")
                .bind(0, before.toEpochMilli())
                .execute());
    }
}
