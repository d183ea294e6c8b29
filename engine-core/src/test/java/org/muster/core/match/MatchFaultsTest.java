package org.muster.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.muster.core.match.Matches.SEATS;
import static org.muster.core.match.Matches.bid;
import static org.muster.core.match.Matches.draft;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.game.BadGame;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Head;
import org.muster.core.journal.JournalFile;
import org.muster.core.journal.JournalStore;
import org.muster.core.journal.MemoryStore;

/** Many at once, stores that fail, processes that are killed. */
class MatchFaultsTest {

    private static final int ROUNDS = 4;

    @TempDir
    Path folder;

    private final Matches matches = Matches.bids();

    private JournalStore store(String kind) throws IOException {
        if (kind.equals("memory")) {
            return new MemoryStore();
        }
        // the file is made by who opens the game
        Path path = folder.resolve("match.muster");
        MemoryStore made = new MemoryStore();
        matches.open(made);
        List<byte[]> lines = made.read(0).stream()
                .map(line -> (line + "\n").getBytes(java.nio.charset.StandardCharsets.UTF_8))
                .toList();
        return JournalFile.create(path, lines);
    }

    /** Every seat sends everything thrice, from threads that know nothing of each other, to one match or two. */
    @ParameterizedTest
    @CsvSource({"memory,1", "memory,2", "file,1", "file,2", "file,3"})
    void whateverManySendAtOnceIsWrittenOnce(String kind, int processes) throws Exception {
        JournalStore store = store(kind);
        List<Match> all = new ArrayList<>();
        all.add(kind.equals("memory") ? matches.open(store) : matches.load(store));
        while (all.size() < processes) {
            all.add(matches.load(kind.equals("memory") ? store : JournalFile.open(folder.resolve("match.muster"))));
        }
        Set<String> receipts = ConcurrentHashMap.newKeySet();
        List<Callable<Void>> senders = new ArrayList<>();
        for (String seat : SEATS) {
            for (int twin = 0; twin < 3; twin++) {
                Match match = all.get((twin + SEATS.indexOf(seat)) % processes);
                senders.add(() -> {
                    for (int decision = 1; decision <= ROUNDS; decision++) {
                        receipts.add(seat + decision + sent(match, seat, decision));
                    }
                    return null;
                });
            }
        }
        ExecutorService threads = Executors.newFixedThreadPool(senders.size());
        try {
            for (Future<Void> sender : threads.invokeAll(senders)) {
                sender.get();
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(receipts).as("the same answer for all three").hasSize(SEATS.size() * ROUNDS);
        Match again = matches.load(store);
        assertThat(again.game().entries().stream().filter(entry -> entry.body() instanceof Entry.Chose))
                .hasSize(SEATS.size() * ROUNDS);
        assertThat(again.game().isOver()).isTrue();
        assertThat(again.verify(List.of()).violations()).isEmpty();
        for (Match match : all) {
            match.refresh();
            assertThat(match.head()).isEqualTo(store.head());
            assertThat(match.as(Viewer.EVERYTHING).log())
                    .isEqualTo(again.as(Viewer.EVERYTHING).log());
            assertThat(match.as(Viewer.SPECTATOR).revision())
                    .isEqualTo(again.as(Viewer.SPECTATOR).revision());
        }
    }

    /** Sends it until its decision is open. */
    private static Receipt sent(Match match, String seat, int decision) throws IOException, InterruptedException {
        while (true) {
            try {
                return match.submit(seat, "bid-" + decision, bid(seat, decision, decision));
            } catch (BadGame early) {
                assertThat(early).hasMessageContaining("not open any more, or not yet");
                Thread.sleep(2);
                match.refresh();
            }
        }
    }

    private record Sent(String by, String id, Command command) {}

    private static List<Sent> year() {
        List<Sent> all = new ArrayList<>();
        for (int round = 1; round <= ROUNDS; round++) {
            all.add(new Sent("anna", "draft-" + round, draft("anna", 9)));
            if (round == 3) {
                all.add(new Sent("organizer", "undo", new Command.Rewind(3, "mistake")));
            }
            for (String seat : SEATS) {
                all.add(new Sent(seat, "bid-" + round + all.size(), bid(seat, round)));
            }
        }
        return all;
    }

    private static List<String> heardBy(Match match, Viewer viewer) throws IOException {
        List<String> heard = new ArrayList<>();
        match.as(viewer).listen(news -> heard.add(news.json().toString()));
        return heard;
    }

    @ParameterizedTest
    @EnumSource(FaultyStore.Fault.class)
    void aStoreThatFailsAnywhereLosesNothingAndDoublesNothing(FaultyStore.Fault fault) throws IOException {
        MemoryStore sound = new MemoryStore();
        Match without = matches.open(sound);
        List<String> heardWithout = heardBy(without, Viewer.SPECTATOR);
        for (Sent sent : year()) {
            without.submit(sent.by(), sent.id(), sent.command());
        }
        int appends = year().size();
        for (int k = 2; k <= appends + 1; k++) { // the first opens the game
            MemoryStore kept = new MemoryStore();
            FaultyStore store = new FaultyStore(kept, k, fault);
            Match match = matches.open(store);
            List<String> heard = heardBy(match, Viewer.SPECTATOR);
            int failed = 0;
            for (Sent sent : year()) {
                failed += sendUntilWritten(match, store, kept, heard, sent);
            }
            assertThat(failed).as("append %d", k).isEqualTo(1);
            assertThat(kept.read(0)).as("append %d", k).isEqualTo(sound.read(0));
            assertThat(heard).as("append %d", k).isEqualTo(heardWithout);
            assertThat(match.head()).isEqualTo(kept.head());
        }
    }

    /** Sends it as a page does, again and again with one id; how often it failed. */
    private static int sendUntilWritten(Match match, FaultyStore store, MemoryStore kept, List<String> heard, Sent sent)
            throws IOException {
        Head head = match.head();
        String saw = match.as(Viewer.EVERYTHING).position().toString()
                + match.as(Viewer.EVERYTHING).log()
                + match.as(Viewer.SPECTATOR).revision();
        int heardBefore = heard.size();
        try {
            match.submit(sent.by(), sent.id(), sent.command());
            return 0;
        } catch (IOException | IllegalStateException e) {
            assertThat(match.head()).isEqualTo(head);
            assertThat(match.head().entries()).isLessThanOrEqualTo(kept.head().entries());
            assertThat(match.as(Viewer.EVERYTHING).position().toString()
                            + match.as(Viewer.EVERYTHING).log()
                            + match.as(Viewer.SPECTATOR).revision())
                    .isEqualTo(saw);
            assertThat(heard).hasSize(heardBefore);
            store.mend();
            match.submit(sent.by(), sent.id(), sent.command());
            return 1;
        }
    }

    /** The power goes after the entry was written and before anybody is told. */
    @Test
    void whoWasNotToldBeforeTheProcessDiedGetsTheAnswerOfTheOneEntry() throws IOException {
        for (int k = 2; k < 6; k++) {
            MemoryStore kept = new MemoryStore();
            Match dying = matches.open(new FaultyStore(kept, k, FaultyStore.Fault.NOT_TOLD));
            List<Sent> year = year();
            for (Sent sent : year.subList(0, k - 2)) {
                dying.submit(sent.by(), sent.id(), sent.command());
            }
            Sent last = year.get(k - 2);
            assertThatThrownBy(() -> dying.submit(last.by(), last.id(), last.command()))
                    .isInstanceOf(IOException.class);
            int entries = kept.head().entries();
            Match restarted = matches.load(kept);
            Receipt receipt = restarted.submit(last.by(), last.id(), last.command());
            assertThat(kept.head().entries()).isEqualTo(entries);
            assertThat(receipt).isEqualTo(matches.load(kept).submit(last.by(), last.id(), last.command()));
        }
    }

    /** A step that fails is the ruleset's bug; the game stays as it was, and goes on. */
    @Test
    void aCommandThatIsRefusedHalfWayLeavesNothingBehind() throws IOException {
        MemoryStore store = new MemoryStore();
        Match match = new Matches(new Bids(), Matches.THREE + "dice: physical\n").open(store);
        for (String seat : SEATS) {
            match.submit(seat, null, bid(seat, 1));
        }
        Head head = store.head();
        String saw = match.as(Viewer.SPECTATOR).asked().toString();
        assertThatThrownBy(() -> match.submit("anna", null, new Command.Roll(List.of(List.of(4), List.of(5)))))
                .hasMessageContaining("none waits behind the first 1");
        assertThat(match.head()).isEqualTo(head).isEqualTo(store.head());
        assertThat(match.as(Viewer.SPECTATOR).asked()).hasToString(saw);
        match.submit("anna", null, Command.Roll.of(4));
        assertThat(match.verify(List.of()).violations()).isEmpty();
    }

    @Test
    void aStoreThatWasPutBackToAnOlderBackupIsPlayedOnFromThere() throws IOException {
        List<MemoryStore> stores = new ArrayList<>();
        stores.add(new MemoryStore());
        JournalStore replaced = new JournalStore() {
            private MemoryStore now() {
                return stores.get(stores.size() - 1);
            }

            @Override
            public Head head() {
                return now().head();
            }

            @Override
            public List<String> read(int from) {
                return now().read(from);
            }

            @Override
            public Head append(Head expected, List<byte[]> lines) throws IOException {
                return now().append(expected, lines);
            }
        };
        Match match = matches.open(replaced);
        match.submit("anna", null, bid("anna", 1));
        MemoryStore backup = new MemoryStore();
        matches.open(backup);
        stores.add(backup);
        match.submit("bert", null, bid("bert", 2));
        assertThat(backup.head()).isEqualTo(match.head());
        assertThat(match.as(Viewer.of(new Player("anna"))).asked().toString()).doesNotContain("\"answer\":1");
    }

    @Test
    void everyReceiptIsOfItsOwnMoment() throws IOException {
        Match match = matches.open(new MemoryStore());
        Set<Receipt> receipts = new LinkedHashSet<>();
        for (int i = 0; i < 5; i++) {
            receipts.add(match.submit("anna", "draft-" + i, draft("anna", i)));
        }
        assertThat(receipts).hasSize(5);
    }
}
