package org.muster.host.storage;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Head;
import org.muster.core.journal.Journal;
import org.muster.core.journal.JournalStore;
import org.muster.testkit.store.JournalStoreContract;

/** Journals as rows keep what every store of journals must, and many games at once beside that. */
abstract class JournalsTest extends JournalStoreContract {

    private static int games;

    private final List<AutoCloseable> open = new ArrayList<>();
    private Database database;
    private String game;

    /** A database, the same at each call. */
    abstract Database database() throws IOException;

    @BeforeEach
    void begin() throws IOException {
        database = database();
        open.add(database);
        game = begun();
    }

    private String begun() {
        String id = "game" + games++;
        database.jdbi().useHandle(handle -> row(handle, id));
        return id;
    }

    private static void row(Handle handle, String id) {
        handle.createUpdate("""
                        insert into game (id, name, ruleset, created, public, entries, hash, ended)
                        values (?, 'A game', 'any', 0, 0, 0, ?, 0)""").bind(0, id).bind(1, Head.EMPTY.hash()).execute();
    }

    private List<Integer> rowsOf(String id) {
        return database.jdbi()
                .withHandle(handle -> handle.createQuery("select entries from game where id = ?")
                        .bind(0, id)
                        .mapTo(Integer.class)
                        .list());
    }

    @AfterEach
    void end() throws Exception {
        for (int i = open.size() - 1; i >= 0; i--) {
            open.get(i).close();
        }
    }

    private Journals journals() {
        Writer writer = new Writer(database);
        open.add(writer);
        return new Journals(database, writer, new Notices(database));
    }

    @Override
    protected JournalStore connect() {
        return journals().of(game);
    }

    @Test
    void aGameAndTheBeginningOfItsJournalAreThereTogetherOrNotAtAll() throws IOException {
        String id = "game" + games++;
        List<byte[]> lines = List.of("{}\n".getBytes(UTF_8));
        JournalStore failing = journals().begun(id, handle -> {
            row(handle, id);
            throw new IllegalStateException("the power fails");
        });
        assertThatThrownBy(() -> failing.append(Head.EMPTY, lines)).hasRootCauseMessage("the power fails");
        assertThat(rowsOf(id)).isEmpty();
        JournalStore store = journals().begun(id, handle -> row(handle, id));
        Head head = store.append(Head.EMPTY, lines);
        assertThat(rowsOf(id)).containsExactly(1);
        assertThat(store.append(head, lines).entries()).isEqualTo(2);
        assertThat(store.read(0)).containsExactly("{}", "{}");
    }

    @Test
    void manyGamesAreWrittenAtOnceAndNoneIntoAnother() throws Exception {
        Journals journals = journals();
        List<String> ids = new ArrayList<>();
        List<Future<?>> played = new ArrayList<>();
        ExecutorService people = Executors.newFixedThreadPool(8);
        try {
            for (int i = 0; i < 24; i++) {
                String id = begun();
                ids.add(id);
                played.add(people.submit(() -> play(journals.of(id), id)));
            }
            for (Future<?> one : played) {
                one.get();
            }
        } finally {
            people.shutdownNow();
        }
        for (String id : ids) {
            List<String> lines = journals().of(id).read(0);
            assertThat(lines).hasSize(20).allMatch(line -> line.contains(id + ' '));
            assertThat(journals.of(id).head().entries()).isEqualTo(20);
        }
    }

    private static Head play(JournalStore store, String id) throws IOException {
        Journal journal = new Journal();
        Head head = Head.EMPTY;
        for (int i = 0; i < 20; i++) {
            head = store.append(
                    head, List.of(journal.append(Instant.EPOCH, "organizer", new Entry.Closed(id + ' ' + i))));
        }
        return head;
    }
}
