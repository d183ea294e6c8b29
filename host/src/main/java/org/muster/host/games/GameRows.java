package org.muster.host.games;

import java.io.IOException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.core.journal.Head;
import org.muster.core.json.Json;
import org.muster.core.story.Revision;
import org.muster.host.storage.Database;
import org.muster.host.storage.Notices;
import org.muster.host.storage.Writer;

/** The games of a host, and the bots that sit in them. */
final class GameRows {

    private static final String ALL =
            "select id, name, ruleset, variant, created, public, dice_key, tended, deadline, ended, waits, phase, closes, pauses, told, seats, set_aside from game ";

    private final Jdbi jdbi;
    private final Writer writer;
    private final Notices notices;

    GameRows(Database database, Writer writer, Notices notices) {
        this.jdbi = database.jdbi();
        this.writer = writer;
        this.notices = notices;
    }

    private static GameRow row(ResultSet row, StatementContext context) throws SQLException {
        return new GameRow(
                row.getString("id"),
                row.getString("name"),
                row.getString("ruleset"),
                row.getString("variant"),
                Instant.ofEpochMilli(row.getLong("created")),
                row.getInt("public") != 0,
                row.getString("dice_key"),
                standing(row),
                row.getString("set_aside"));
    }

    private static Standing standing(ResultSet row) throws SQLException {
        long deadline = row.getLong("deadline");
        boolean none = row.wasNull();
        String waits = row.getString("waits");
        Map<String, String> seats = new LinkedHashMap<>();
        Json.read(row.getString("seats"))
                .properties()
                .forEach(one -> seats.put(one.getKey(), one.getValue().asString()));
        return new Standing(
                row.getInt("tended"),
                none ? null : Instant.ofEpochMilli(deadline),
                row.getInt("ended") != 0,
                waits.isEmpty() ? List.of() : List.of(waits.split(" ")),
                row.getString("phase"),
                row.getString("closes"),
                Pause.read(Json.read(row.getString("pauses"))),
                Revision.parse(row.getString("told")),
                seats);
    }

    /** A game whose journal begins in the same moment, and the bots that sit in it. */
    static void add(Handle handle, GameRow game, Map<Player, Integer> bots) {
        handle.createUpdate("""
                        insert into game (id, name, ruleset, variant, created, public, entries, hash, dice_key, ended)
                        values (:id, :name, :ruleset, :variant, :created, :public, 0, :hash, :key, 0)""")
                .bind("id", game.id())
                .bind("name", game.name())
                .bind("ruleset", game.ruleset())
                .bind("variant", game.variant())
                .bind("created", game.created().toEpochMilli())
                .bind("public", game.isPublic() ? 1 : 0)
                .bind("hash", Head.EMPTY.hash())
                .bind("key", game.diceKey())
                .execute();
        bots.forEach((seat, skill) -> seatBot(handle, game.id(), seat, skill));
    }

    /** Whether both sides type what real dice show. */
    static void type(Handle handle, String game, boolean both) {
        handle.createUpdate("update game set both_type = ? where id = ?")
                .bind(0, both ? 1 : 0)
                .bind(1, game)
                .execute();
    }

    /** The same, as it was said when the game was opened. */
    boolean isTypedByBoth(String id) {
        return jdbi.withHandle(handle -> handle.createQuery("select both_type from game where id = ?")
                .bind(0, id)
                .mapTo(Integer.class)
                .one()
                .equals(1));
    }

    /** The game with this id. */
    public Optional<GameRow> find(String id) {
        return jdbi.withHandle(handle -> handle.createQuery(ALL + "where id = ?")
                .bind(0, id)
                .map(GameRows::row)
                .findOne());
    }

    /** Whether anybody may look at that game; empty: there is none. */
    Optional<Boolean> isPublic(String id) {
        return jdbi.withHandle(handle -> handle.createQuery("select public from game where id = ?")
                .bind(0, id)
                .map((row, context) -> row.getInt("public") != 0)
                .findOne());
    }

    /** Those anybody may look at, the newest first. */
    public List<GameRow> open(int most) {
        return jdbi.withHandle(
                handle -> handle.createQuery(ALL + "where entries > 0 and public = 1 order by created desc, id limit ?")
                        .bind(0, most)
                        .map(GameRows::row)
                        .list());
    }

    /** Ids of those in which there is something to do by {@code now}: time closes something, or nobody has looked yet. */
    List<String> due(Instant now) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select id from game where deadline <= ? and set_aside is null
                        union select id from game where tended < entries and set_aside is null""")
                .bind(0, now.toEpochMilli())
                .mapTo(String.class)
                .list());
    }

    /**
     * Notes how a game stands, so that nobody need open it to know; what was noted later stays, and so does a bot's call
     * that came after {@code was} was read.
     */
    void note(String id, int was, Standing standing) throws IOException {
        Instant deadline = standing.deadline();
        CompletableFuture<Integer> unused = writer.write((handle, again) -> handle.createUpdate("""
                        update game set tended = :tended, deadline = :deadline, ended = :ended, waits = :waits,
                        phase = :phase, closes = :closes, pauses = :pauses, told = :told, seats = :seats
                        where id = :game and (tended = :was or tended > 0 and tended <= :tended)""")
                .bind("was", was)
                .bind("tended", standing.entries())
                .bind("deadline", deadline == null ? null : deadline.toEpochMilli())
                .bind("ended", standing.ended() ? 1 : 0)
                .bind("waits", String.join(" ", standing.waitsFor()))
                .bind("phase", standing.phase())
                .bind("closes", standing.closes())
                .bind("pauses", Json.write(standing.pauses()))
                .bind("told", standing.told().toString())
                .bind("seats", Json.write(standing.seats()))
                .bind("game", id)
                .execute());
    }

    /** Takes a game from play, or, without a cause, gives it back; the other nodes hear of it. */
    boolean setAside(String id, @Nullable String cause) {
        return jdbi.inTransaction(handle -> {
            int changed = handle.createUpdate("update game set set_aside = ? where id = ?")
                    .bind(0, cause)
                    .bind(1, id)
                    .execute();
            notices.tell(handle, id);
            return changed > 0;
        });
    }

    /** Those nobody can play. */
    List<GameRow> setAside() {
        return jdbi.withHandle(handle -> handle.createQuery(ALL + "where set_aside is not null order by id")
                .map(GameRows::row)
                .list());
    }

    /** How many there are. */
    long count() {
        return jdbi.withHandle(handle -> handle.createQuery("select count(*) from game")
                .mapTo(Long.class)
                .one());
    }

    /** Where a game's journal had led to when somebody noted it; null: nobody did. */
    @Nullable
    String snapshot(String id) {
        return jdbi.withHandle(handle -> handle.createQuery("select text from snapshot where game = ?")
                .bind(0, id)
                .mapTo(String.class)
                .findOne()
                .orElse(null));
    }

    /** Notes it; it spares replaying, and is a cache. */
    void snapshot(String id, int entries, String text) throws IOException {
        CompletableFuture<Integer> unused = writer.write((handle, again) -> handle.createUpdate("""
                        insert into snapshot (game, entries, text) values (:game, :entries, :text)
                        on conflict (game) do update set entries = :entries, text = :text
                        where snapshot.entries <= :entries""")
                .bind("game", id)
                .bind("entries", entries)
                .bind("text", text)
                .execute());
    }

    /** The seats of a game that bots play, and how well. */
    public Map<Player, Integer> bots(String game) {
        Map<Player, Integer> bots = new LinkedHashMap<>();
        jdbi.useHandle(handle -> handle.createQuery("select seat, skill from bot where game = ? order by seat")
                .bind(0, game)
                .map((row, context) -> bots.put(new Player(row.getString("seat")), row.getInt("skill")))
                .list());
        return bots;
    }

    /** Gives a seat to a bot, which plays when somebody looks after the game next. */
    public void seatBot(String game, Player seat, int skill) {
        jdbi.useTransaction(handle -> seatBot(handle, game, seat, skill));
    }

    private static void seatBot(Handle handle, String game, Player seat, int skill) {
        handle.createUpdate("""
                        insert into bot (game, seat, skill) values (:game, :seat, :skill)
                        on conflict (game, seat) do update set skill = :skill""")
                .bind("game", game)
                .bind("seat", seat.id())
                .bind("skill", skill)
                .execute();
        lookAgain(handle, game);
    }

    /** Takes a seat from its bot; whom the game waits for is found out when somebody looks after it next. */
    public void unseatBot(String game, Player seat) {
        jdbi.useTransaction(handle -> {
            handle.createUpdate("delete from bot where game = ? and seat = ?")
                    .bind(0, game)
                    .bind(1, seat.id())
                    .execute();
            lookAgain(handle, game);
        });
    }

    /** Below 0, and another number each time: who looks after the game just now did not know who plays. */
    private static void lookAgain(Handle handle, String game) {
        handle.createUpdate(
                        "update game set tended = case when tended > 0 then -tended else tended - 1 end where id = ?")
                .bind(0, game)
                .execute();
    }
}
