package org.muster.host.storage;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.List;
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
                throw new Overtaken(game);
            }
            appended.increment();
            return after;
        }

        /** Whether the journal ended where it was thought to. */
        private boolean store(Handle handle, Head expected, List<String> lines, Head after) {
            if (expected.equals(Head.EMPTY)) {
                birth.accept(handle);
            }
            int moved = handle.createUpdate("""
                            update game set entries = :entries, hash = :hash
                            where id = :game and entries = :were and hash = :was""")
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

        private boolean await(CompletableFuture<Boolean> done) throws IOException {
            try {
                return done.get();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException(e);
            } catch (ExecutionException e) {
                throw new IOException(e.getCause());
            }
        }
    }
}
