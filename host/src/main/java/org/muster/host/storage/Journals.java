package org.muster.host.storage;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.muster.core.journal.Head;
import org.muster.core.journal.JournalStore;

/** The journals of all games, as rows. Other nodes hear of what is appended in the moment in which it counts. */
public final class Journals {

    private final Jdbi jdbi;
    private final Writer writer;
    private final Notices notices;
    private final LongAdder appended = new LongAdder();

    public Journals(Database database, Writer writer, Notices notices) {
        this.jdbi = database.jdbi();
        this.writer = writer;
        this.notices = notices;
    }

    /** The journal of a game whose row is there. */
    public JournalStore of(String game) {
        return new Rows(game, handle -> {});
    }

    /**
     * The journal of a game that is not there yet. {@code birth} writes its row in the moment in which the journal begins,
     * so that nobody ever meets half a game.
     */
    public JournalStore begun(String game, Consumer<Handle> birth) {
        return new Rows(game, birth);
    }

    /**
     * Notes that a journal is handed out as it ends at {@code head}; nothing is appended to it any more, on any node.
     *
     * @param person id of who takes it
     * @return whether it was, now or before; if not, it ends elsewhere
     */
    public boolean take(String game, Head head, String person, Instant now) throws IOException {
        return await(writer.write((handle, again) -> take(handle, game, head, person, now)));
    }

    private boolean take(Handle handle, String game, Head head, String person, Instant now) {
        if (Taken.of(handle, game).isPresent()) {
            return true;
        }
        int taken = handle.createUpdate("""
                        update game set taken = :now, taken_by = :person
                        where id = :game and entries = :entries and hash = :hash""")
                .bind("now", now.toEpochMilli())
                .bind("person", person)
                .bind("game", game)
                .bind("entries", head.entries())
                .bind("hash", head.hash())
                .execute();
        if (taken > 0) {
            notices.tell(handle, game);
        }
        return taken > 0;
    }

    /** Whether, when and by whom a game's journal was taken. */
    public Optional<Taken> taken(String game) {
        return jdbi.withHandle(handle -> Taken.of(handle, game));
    }

    private static boolean await(CompletableFuture<Boolean> done) throws IOException {
        try {
            return done.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        }
    }

    /** How many times something was appended since the host was started. */
    public long appended() {
        return appended.sum();
    }

    private final class Rows implements JournalStore {

        private final String game;
        private final Consumer<Handle> birth;

        Rows(String game, Consumer<Handle> birth) {
            this.game = game;
            this.birth = birth;
        }

        @Override
        public Head head() throws IOException {
            return reading(this::head);
        }

        private Head head(Handle handle) {
            return handle.createQuery("select entries, hash from game where id = ?")
                    .bind(0, game)
                    .map((row, context) -> new Head(row.getInt("entries"), row.getString("hash")))
                    .findOne()
                    .orElse(Head.EMPTY);
        }

        @Override
        public List<String> read(int from) throws IOException {
            return reading(
                    handle -> handle.createQuery("select line from entry where game = ? and seq >= ? order by seq")
                            .bind(0, game)
                            .bind(1, from)
                            .mapTo(String.class)
                            .list());
        }

        private <T> T reading(HandleCallback<T, RuntimeException> read) throws IOException {
            try {
                return jdbi.withHandle(read);
            } catch (JdbiException e) {
                throw new IOException(e);
            }
        }

        @Override
        public Head append(Head expected, List<byte[]> lines) throws IOException {
            Head after = expected.after(lines);
            List<String> texts = lines.stream()
                    .map(line -> new String(line, 0, line.length - 1, UTF_8))
                    .toList();
            boolean stored = await(writer.write(
                    (handle, again) -> again && head(handle).equals(after) || store(handle, expected, texts, after)));
            if (!stored) {
                mustNotBeTaken();
                throw new Overtaken(game);
            }
            appended.increment();
            return after;
        }

        /** What was taken is appended to no more: to try again would not help. */
        private void mustNotBeTaken() throws IOException {
            Optional<Taken> taken = reading(handle -> Taken.of(handle, game));
            if (taken.isPresent()) {
                throw taken.get().refusal();
            }
        }

        /** Whether the journal ended where it was thought to, and nobody has taken it. */
        private boolean store(Handle handle, Head expected, List<String> lines, Head after) {
            if (expected.equals(Head.EMPTY)) {
                birth.accept(handle);
            }
            int moved = handle.createUpdate("""
                            update game set entries = :entries, hash = :hash
                            where id = :game and entries = :were and hash = :was and taken is null""")
                    .bind("entries", after.entries())
                    .bind("hash", after.hash())
                    .bind("game", game)
                    .bind("were", expected.entries())
                    .bind("was", expected.hash())
                    .execute();
            if (moved == 0) {
                return false;
            }
            PreparedBatch rows = handle.prepareBatch("insert into entry (game, seq, line) values (?, ?, ?)");
            int seq = expected.entries();
            for (String line : lines) {
                rows.bind(0, game).bind(1, seq++).bind(2, line).add();
            }
            rows.execute();
            notices.tell(handle, game);
            return true;
        }
    }
}
