package org.muster.host.talk;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/** The lines of all games. */
final class TalkRows {

    /**
     * What a reader may read, each line with their own number for it. Nothing else decides it: who lists, who counts and who
     * takes back all ask here.
     */
    private static final String READ = """
            select * from (
              select talk.*, person.name as who, row_number() over (order by talk.n) as mine from talk
              left join person on person.id = talk.person
              where talk.game = :game and (talk.whom = '' or exists (
                select 1 from talk_reader
                where talk_reader.game = talk.game and talk_reader.n = talk.n and talk_reader.person = :reader))
            ) as known\s""";

    private TalkRows() {}

    /** A line, and the number that nobody is told. */
    record Row(int key, Line line) {}

    private static Row row(ResultSet row, String reader) throws SQLException {
        String gone = row.getString("gone");
        String whom = row.getString("whom");
        String person = row.getString("person");
        String who = row.getString("who");
        Line line = new Line(
                row.getInt("mine"),
                Instant.ofEpochMilli(row.getLong("said")),
                row.getString("seat"),
                who == null ? "" : who,
                whom.isEmpty() ? List.of() : List.of(whom.split(" ")),
                new Subject(
                        Subject.Kind.valueOf(row.getString("about").toUpperCase(Locale.ROOT)),
                        row.getString("about_id"),
                        row.getString("about_name")),
                row.getString("text"),
                person != null && person.equals(reader),
                gone == null ? Line.Gone.NO : Line.Gone.valueOf(gone.toUpperCase(Locale.ROOT)));
        return new Row(row.getInt("n"), line);
    }

    /** The last lines that {@code reader} may read, in order. */
    static List<Line> last(Handle handle, String game, Reader reader, int since, int before, int most) {
        List<Line> lines = new ArrayList<>(
                handle.createQuery(READ + "where mine > :since and mine < :before order by mine desc limit :most")
                        .bind("game", game)
                        .bind("reader", reader.privately())
                        .bind("since", since)
                        .bind("before", before)
                        .bind("most", most)
                        .map((row, context) -> row(row, reader.person()).line())
                        .list());
        Collections.reverse(lines);
        return lines;
    }

    /** The last that others said to {@code reader} and not to all, in order. */
    static List<Line> told(Handle handle, String game, Reader reader, Instant since, Instant until, int most) {
        List<Line> lines = new ArrayList<>(handle.createQuery(READ + """
                        where whom <> '' and gone is null and said >= :since and said < :until
                        and (person is null or person <> :reader) order by mine desc limit :most""")
                .bind("game", game)
                .bind("reader", reader.privately())
                .bind("since", since.toEpochMilli())
                .bind("until", until.toEpochMilli())
                .bind("most", most)
                .map((row, context) -> row(row, reader.person()).line())
                .list());
        Collections.reverse(lines);
        return lines;
    }

    /** The line that {@code reader} knows by this number. */
    static Optional<Row> find(Handle handle, String game, Reader reader, int n) {
        return handle.createQuery(READ + "where mine = :n")
                .bind("game", game)
                .bind("reader", reader.privately())
                .bind("n", n)
                .map((row, context) -> row(row, reader.person()))
                .findOne();
    }

    /** The number by which {@code reader} knows a line. */
    static int number(Handle handle, String game, Reader reader, int key) {
        return handle.createQuery(READ + "where n = :key")
                .bind("game", game)
                .bind("reader", reader.privately())
                .bind("key", key)
                .map((row, context) -> row.getInt("mine"))
                .findOne()
                .orElse(0);
    }

    /** What was sent before. */
    static Optional<Integer> sent(Handle handle, String game, Said said) {
        return handle.createQuery("select n from talk where game = ? and person = ? and sent = ?")
                .bind(0, game)
                .bind(1, said.person().id())
                .bind(2, said.sent())
                .mapTo(Integer.class)
                .findOne();
    }

    /** Those who sit there now. */
    static Set<String> sitters(Handle handle, String game, String seat) {
        return new HashSet<>(handle.createQuery("select person from member where game = ? and seat = ?")
                .bind(0, game)
                .bind(1, seat)
                .mapTo(String.class)
                .list());
    }

    /** Writes a line down; lines of a game are written one after the other, on whichever node. */
    static int add(Handle handle, String game, Said said, Set<String> readers, Instant now) {
        handle.createUpdate("update game set talked = talked + 1 where id = ?")
                .bind(0, game)
                .execute();
        int n = handle.createQuery("select talked from game where id = ?")
                .bind(0, game)
                .mapTo(Integer.class)
                .one();
        handle.createUpdate("""
                        insert into talk (game, n, person, sent, seat, whom, about, about_id, about_name, text, said)
                        values (:game, :n, :person, :sent, :seat, :whom, :about, :id, :name, :text, :said)""")
                .bind("game", game)
                .bind("n", n)
                .bind("person", said.person().id())
                .bind("sent", said.sent())
                .bind("seat", said.seat())
                .bind("whom", String.join(" ", said.to()))
                .bind("about", said.about().kind().name().toLowerCase(Locale.ROOT))
                .bind("id", said.about().id())
                .bind("name", said.about().name())
                .bind("text", said.text())
                .bind("said", now.toEpochMilli())
                .execute();
        for (String reader : readers) {
            handle.createUpdate("insert into talk_reader (game, n, person) values (?, ?, ?)")
                    .bind(0, game)
                    .bind(1, n)
                    .bind(2, reader)
                    .execute();
        }
        return n;
    }

    /** Nothing is left of a line but that there was one. */
    static void takeBack(Handle handle, String game, int key, Line.Gone by) {
        handle.createUpdate("""
                        update talk set text = '', about = 'nothing', about_id = '', about_name = '', gone = :by
                        where game = :game and n = :n and gone is null""")
                .bind("by", by.name().toLowerCase(Locale.ROOT))
                .bind("game", game)
                .bind("n", key)
                .execute();
    }

    /** Who may hear of a line. */
    static Heard heard(Handle handle, String game, int key) {
        boolean everybody = handle.createQuery("select whom from talk where game = ? and n = ?")
                .bind(0, game)
                .bind(1, key)
                .mapTo(String.class)
                .findOne()
                .filter(String::isEmpty)
                .isPresent();
        Set<String> people = new HashSet<>(handle.createQuery("select person from talk_reader where game = ? and n = ?")
                .bind(0, game)
                .bind(1, key)
                .mapTo(String.class)
                .list());
        return new Heard(game, people, everybody);
    }
}
