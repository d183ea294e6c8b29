package org.muster.host.rolls;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.muster.host.people.Person;

/** Who said what of real dice, kept for as long as the game is; a roll that was not written down is forgotten with a later one. */
final class SaidRows {

    /** Of a roll that is in the journal already it may be told a moment later who said it, and the next be typed before. */
    private static final Duration BEING_WRITTEN = Duration.ofMinutes(1);

    private SaidRows() {}

    static String text(List<Integer> faces) {
        return String.join(" ", faces.stream().map(String::valueOf).toList());
    }

    static List<Integer> faces(String text) {
        return Stream.of(text.split(" ")).map(Integer::valueOf).toList();
    }

    static void put(Handle handle, String game, String roll, String seat, Person person, String faces, Instant now) {
        handle.createUpdate("delete from dice_said where game = ? and written is null and roll <> ? and changed < ?")
                .bind(0, game)
                .bind(1, roll)
                .bind(2, now.minus(BEING_WRITTEN).toEpochMilli())
                .execute();
        handle.createUpdate("""
                        insert into dice_said (game, roll, seat, person, first_faces, said, faces, changed)
                        values (:game, :roll, :seat, :person, :faces, :now, :faces, :now)
                        on conflict (game, roll, seat, person) do update set changed = case
                        when dice_said.faces = excluded.faces then dice_said.changed else excluded.changed end,
                        faces = excluded.faces where dice_said.written is null""")
                .bind("game", game)
                .bind("roll", roll)
                .bind("seat", seat)
                .bind("person", person.id())
                .bind("faces", faces)
                .bind("now", Math.max(now.toEpochMilli(), after(handle, game, roll)))
                .execute();
    }

    /** Later than all that was said of the roll: two may say something within a millisecond, and who was first is told. */
    private static long after(Handle handle, String game, String roll) {
        return handle.createQuery("select coalesce(max(changed) + 1, 0) from dice_said where game = ? and roll = ?")
                .bind(0, game)
                .bind(1, roll)
                .mapTo(Long.class)
                .one();
    }

    /**
     * What was said of a roll is told from now on; of who said it as it is written that, though they have said something
     * else since: it came too late.
     */
    static void written(Handle handle, String game, String roll, List<Typed> agreed, Instant at) {
        for (Typed one : agreed) {
            handle.createUpdate("""
                            update dice_said set faces = :faces where game = :game and roll = :roll and seat = :seat
                            and written is null and not exists (select 1 from dice_said as same where same.game = :game
                            and same.roll = :roll and same.seat = :seat and same.faces = :faces)
                            and changed = (select max(last.changed) from dice_said as last where last.game = :game
                            and last.roll = :roll and last.seat = :seat)""")
                    .bind("game", game)
                    .bind("roll", roll)
                    .bind("seat", one.seat())
                    .bind("faces", text(one.faces()))
                    .execute();
        }
        handle.createUpdate("update dice_said set written = ? where game = ? and roll = ?")
                .bind(0, at.toEpochMilli())
                .bind(1, game)
                .bind(2, roll)
                .execute();
    }

    /** What was said of all rolls of a game, by when they were written down, in order. */
    static Map<Instant, List<Said>> told(Handle handle, String game) {
        Map<Instant, List<Said>> told = new LinkedHashMap<>();
        handle.createQuery("""
                        select dice_said.*, person.name from dice_said left join person on person.id = dice_said.person
                        where game = ? and written is not null order by written, said, seat""")
                .bind(0, game)
                .map((row, context) -> Map.entry(instant(row, "written"), said(row)))
                .forEach(one -> told.merge(
                        one.getKey(),
                        List.of(one.getValue()),
                        (before, more) ->
                                Stream.concat(before.stream(), more.stream()).toList()));
        return told;
    }

    private static Said said(ResultSet row) throws SQLException {
        String name = row.getString("name");
        return new Said(
                row.getString("seat"),
                name == null ? "" : name,
                faces(row.getString("first_faces")),
                instant(row, "said"),
                faces(row.getString("faces")),
                instant(row, "changed"));
    }

    private static Instant instant(ResultSet row, String column) throws SQLException {
        return Instant.ofEpochMilli(row.getLong(column));
    }
}
