package org.muster.testkit.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Head;
import org.muster.core.journal.Journal;
import org.muster.core.journal.JournalStore;

/**
 * What every {@link JournalStore} must keep. A store's own test extends this class and says how two connections to one
 * empty journal are made.
 */
public abstract class JournalStoreContract {

    private static final int THREADS = 6;
    private static final int EACH = 15;

    /** The stores of one test see one journal, which is empty when the test begins. */
    protected abstract JournalStore connect() throws IOException;

    /** Entries as a game writes them, one after the other. */
    private static List<byte[]> lines(int n, String reason) {
        Journal journal = new Journal();
        List<byte[]> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            lines.add(journal.append(Instant.EPOCH, "organizer", new Entry.Closed(reason + ' ' + i)));
        }
        return lines;
    }

    private static List<String> text(List<byte[]> lines) {
        return lines.stream()
                .map(line -> new String(line, UTF_8).stripTrailing())
                .toList();
    }

    @Test
    void whatWasAppendedIsReadFromAnywhereOnByEverybody() throws IOException {
        JournalStore one = connect();
        JournalStore other = connect();
        List<byte[]> lines = lines(5, "żółw 龜 🐢");
        assertEquals(Head.EMPTY, one.head());
        assertEquals(List.of(), one.read(0));
        Head two = one.append(Head.EMPTY, lines.subList(0, 2));
        assertEquals(two, other.head());
        Head five = one.append(two, lines.subList(2, 5));
        assertEquals(Head.EMPTY.after(lines), five);
        for (JournalStore store : List.of(one, other, connect())) {
            assertEquals(five, store.head());
            for (int from = 0; from < 8; from++) {
                assertEquals(text(lines).subList(Math.min(from, 5), 5), store.read(from));
            }
            assertEquals(text(lines), store.read(0), "and once more from the beginning");
        }
    }

    @Test
    void nothingIsAppendedToAJournalThatEndsElsewhere() throws IOException {
        JournalStore one = connect();
        JournalStore other = connect();
        List<byte[]> lines = lines(3, "one");
        Head first = one.append(Head.EMPTY, lines.subList(0, 1));
        List<Head> wrong = List.of(
                Head.EMPTY,
                new Head(1, "0".repeat(64)),
                new Head(0, first.hash()),
                new Head(2, first.hash()),
                Head.EMPTY.after(lines(1, "other")));
        for (JournalStore store : List.of(one, other)) {
            for (Head head : wrong) {
                assertThrows(JournalStore.Overtaken.class, () -> store.append(head, lines.subList(1, 3)));
            }
        }
        assertEquals(text(lines).subList(0, 1), connect().read(0));
        other.append(first, lines.subList(1, 2));
        assertThrows(
                JournalStore.Overtaken.class, () -> one.append(first, lines.subList(1, 2)), "written once already");
        assertEquals(text(lines).subList(0, 2), one.read(0));
    }

    @Test
    void nothingAppendedChangesNothing() throws IOException {
        JournalStore store = connect();
        Head head = store.append(Head.EMPTY, lines(1, "one"));
        assertEquals(head, store.append(head, List.of()));
        assertEquals(1, store.read(0).size());
    }

    /** Long lines, as the first of a game is that brings its own map. */
    @Test
    void linesMayBeLong() throws IOException {
        JournalStore store = connect();
        List<byte[]> lines = lines(3, "long ".repeat(100_000));
        Head head = store.append(Head.EMPTY, lines);
        assertEquals(head, connect().head());
        assertEquals(text(lines), connect().read(0));
    }

    /** Of many who append to the same end one gets through; the others look and try again. */
    @Test
    void manyAppendAtOnceAndNothingIsLostTwiceOrTornApart() throws Exception {
        List<Callable<Void>> writers = new ArrayList<>();
        JournalStore shared = connect();
        for (int thread = 0; thread < THREADS; thread++) {
            JournalStore store = thread % 2 == 0 ? shared : connect();
            String name = "thread " + thread;
            writers.add(() -> {
                for (int i = 0; i < EACH; i++) {
                    appendTwo(store, name + " round " + i);
                }
                return null;
            });
        }
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            for (Future<Void> writer : threads.invokeAll(writers)) {
                writer.get();
            }
        } catch (ExecutionException e) {
            throw new AssertionError(e);
        } finally {
            threads.shutdownNow();
        }
        List<String> all = connect().read(0);
        assertEquals(2 * THREADS * EACH, all.size());
        assertEquals(connect().head(), shared.head());
        IntStream.range(0, all.size() / 2).forEach(pair -> {
            String first = all.get(2 * pair).replace("first of ", "");
            String second = all.get(2 * pair + 1).replace("second of ", "");
            assertEquals(first.substring(0, 60), second.substring(0, 60), "what is appended together stays together");
        });
    }

    private static void appendTwo(JournalStore store, String name) throws IOException {
        while (true) {
            Head head = store.head();
            List<byte[]> two = new ArrayList<>();
            for (String which : List.of("first of ", "second of ")) {
                String text = "{\"reason\":\"" + which + (name + " ".repeat(60)) + "\",\"hash\":\""
                        + Integer.toHexString(head.entries() + two.size()) + "\"}\n";
                two.add(text.getBytes(UTF_8));
            }
            try {
                Head after = store.append(head, two);
                assertTrue(after.entries() == head.entries() + 2);
                return;
            } catch (JournalStore.Overtaken e) {
                // look again
            }
        }
    }
}
