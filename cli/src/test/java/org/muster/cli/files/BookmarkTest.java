package org.muster.cli.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.cli.Cli;
import org.muster.cli.SmallDisk;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;
import org.muster.core.journal.JournalFile;
import org.muster.core.json.Json;
import tools.jackson.databind.node.ObjectNode;

/** A game that is opened from its bookmark is the game: whatever happens to the bookmark, nobody can tell. */
class BookmarkTest {

    private static final String SWM = "swm-campaign";

    @TempDir
    private Path folder;

    private Cli cli;
    private Path game;
    private Path bookmark;

    @BeforeEach
    void withBookmarks() {
        System.setProperty(Bookmark.KEY, folder.resolve("key").toString());
        cli = new Cli(folder);
        game = folder.resolve("club.muster");
        bookmark = Bookmark.beside(game);
    }

    @AfterEach
    void without() {
        System.clearProperty(Bookmark.KEY);
    }

    /** A game of bots that was taken back to its middle, so that it goes on; its last answer is returned. */
    private Entry played(String ruleset, int seed, Path to) throws IOException {
        cli.run("", "simulate", ruleset, "-n", "1", "--seed", "" + seed, "--keep", "@bots-" + seed);
        Files.move(
                folder.resolve("bots-" + seed).resolve("seed-" + seed + ".muster"),
                to,
                StandardCopyOption.REPLACE_EXISTING);
        List<Entry> entries = entries(to);
        Entry chose = entries.stream()
                .skip(entries.size() * 2L / 3)
                .filter(entry -> entry.body() instanceof Entry.Chose)
                .findFirst()
                .orElseThrow();
        withoutBookmarks(() -> done("rewind", to.toString(), "" + (chose.n() - 1)));
        return chose;
    }

    private static List<Entry> entries(Path game) throws IOException {
        return Journal.read(JournalFile.read(game).lines()).entries();
    }

    private String done(String... words) {
        Cli.Ran ran = cli.run("", words);
        assertThat(ran.code())
                .as("%s%s%s", String.join(" ", words), ran.out(), ran.err())
                .isZero();
        assertThat(ran.err()).isEmpty();
        return ran.out();
    }

    private <T> T withoutBookmarks(Callable<T> deed) {
        String key = System.clearProperty(Bookmark.KEY);
        try {
            return deed.call();
        } catch (Exception e) {
            throw new AssertionError(e);
        } finally {
            System.setProperty(Bookmark.KEY, key);
        }
    }

    /** All that can be looked at, by everybody. */
    private TreeMap<String, String> seen(String seat) {
        TreeMap<String, String> seen = new TreeMap<>();
        for (String as : List.of(seat, "spectator", "")) {
            for (String look : List.of("pending --json", "show --json", "log")) {
                List<String> words = new ArrayList<>(List.of(look.split(" ")));
                words.add(1, game.toString());
                if (!as.isEmpty()) {
                    words.addAll(List.of("--as", as));
                }
                seen.put(as + ' ' + look, done(words.toArray(String[]::new)));
            }
        }
        return seen;
    }

    private String pending() {
        return done("pending", game.toString(), "--json");
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(strings = {SWM, "40k-crusade", "space-battles", "warmachine-map", "skirmish-dice"})
    void everybodySeesAndDoesTheSame(String ruleset) throws IOException {
        Entry chose = played(ruleset, 1, game);
        Entry.Chose answer = (Entry.Chose) chose.body();
        String seat = answer.seat().id();
        TreeMap<String, String> replayed = withoutBookmarks(() -> seen(seat));
        pending();
        assertThat(bookmark).exists();
        FileTime written = Files.getLastModifiedTime(bookmark);
        assertThat(seen(seat)).isEqualTo(replayed);
        assertThat(Files.getLastModifiedTime(bookmark)).as("it is used").isEqualTo(written);

        Path twin = folder.resolve("twin.muster");
        Files.copy(game, twin);
        String number = "" + answer.decision();
        String[] words = {"choose", "", "--as", seat, "--decision", number, Json.write(answer.answer()), "--json"};
        words[1] = twin.toString();
        String fromJournal = withoutBookmarks(() -> done(words));
        words[1] = game.toString();
        String fromBookmark = done(words);
        assertThat(withoutRecord(fromBookmark)).isEqualTo(withoutRecord(fromJournal));
        assertThat(bodies(game)).isEqualTo(bodies(twin));
        String[] again = {"choose", "", "--as", seat, "--decision", number, Json.write(answer.answer())};
        again[1] = twin.toString();
        Cli.Ran late = withoutBookmarks(() -> cli.run("", again));
        again[1] = game.toString();
        assertThat(cli.run("", again).code()).isEqualTo(late.code());
        done("undo", game.toString());
        assertThat(pending()).isEqualTo(withoutBookmarks(this::pending));
        done("verify", game.toString());
    }

    private static ObjectNode withoutRecord(String json) {
        ObjectNode tree = (ObjectNode) Json.read(json.replaceAll("\\d{4}-\\d\\d-\\d\\dT[^\"]*", "then"));
        tree.remove("record");
        return tree;
    }

    private static List<Entry.Body> bodies(Path file) throws IOException {
        return entries(file).stream()
                .map(Entry::body)
                .map(body -> body instanceof Entry.Chose chose ? withoutContribution(chose) : body)
                .toList();
    }

    /** A secret answer brings chance of its own, so that nobody guesses it from the record's hash. */
    private static Entry.Chose withoutContribution(Entry.Chose chose) {
        return new Entry.Chose(chose.decision(), chose.step(), chose.seat(), chose.answer(), chose.confirmed(), null);
    }

    @Test
    void aMendFromABookmarkIsTheMend() throws IOException {
        played(SWM, 1, game);
        pending();
        assertThat(bookmark).exists();
        Path twin = folder.resolve("twin.muster");
        Files.copy(game, twin);
        Entry stance = entries(game).stream()
                .filter(entry -> entry.body() instanceof Entry.Chose chose
                        && List.of("early", "late").contains(chose.answer().toString()))
                .findFirst()
                .orElseThrow();
        boolean early = ((Entry.Chose) stance.body()).answer().toString().equals("early");
        String[] mend = {"amend", "", "" + stance.n(), early ? "late" : "early", "--yes", "--reason", "x", "--json"};
        mend[1] = twin.toString();
        Cli.Ran fromJournal = withoutBookmarks(() -> cli.run("", mend));
        mend[1] = game.toString();
        Cli.Ran fromBookmark = cli.run("", mend);
        assertThat(fromBookmark.code()).isEqualTo(fromJournal.code()).isZero();
        assertThat(withoutRecord(fromBookmark.out())).isEqualTo(withoutRecord(fromJournal.out()));
        assertThat(bodies(game)).isEqualTo(bodies(twin));
        assertThat(pending()).isEqualTo(withoutBookmarks(this::pending));
    }

    @Test
    void itIsPlainlyACacheThatItsOwnerAloneCanRead() throws IOException {
        played(SWM, 1, game);
        pending();
        assertThat(bookmark).hasFileName(".club.muster.cache");
        if (bookmark.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            for (Path secret : List.of(bookmark, folder.resolve("key"))) {
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(secret)))
                        .isEqualTo("rw-------");
            }
        }
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("key", "bots-1", "club.muster", ".club.muster.cache");
        }
    }

    @Test
    void aShortGameHasNone() throws IOException {
        assertThat(cli.run("", "new", SWM, game.toString(), "--seats", "anna,bert")
                        .code())
                .isZero();
        pending();
        assertThat(bookmark).doesNotExist();
        assertThat(folder.resolve("key")).doesNotExist();
    }

    @Test
    void whateverIsDoneToItIsNeitherBelievedNorToldOf() throws IOException {
        Entry chose = played(SWM, 1, game);
        String seat = ((Entry.Chose) chose.body()).seat().id();
        String replayed = withoutBookmarks(this::pending);
        pending();
        byte[] good = Files.readAllBytes(bookmark);
        assertThat(Bookmark.of(game).orElseThrow().read()).isNotNull();
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 1000; i++) {
            byte[] bad = good.clone();
            bad[random.nextInt(bad.length)] ^= (byte) (1 << random.nextInt(8));
            Files.write(bookmark, bad);
            assertThat(Bookmark.of(game).orElseThrow().read()).isNull();
            if (i % 100 == 0) {
                assertThat(pending()).isEqualTo(replayed);
            }
        }
        for (int length : new int[] {0, 1, 31, 32, 33, good.length / 2, good.length - 1}) {
            Files.write(bookmark, Arrays.copyOf(good, length));
            assertThat(pending()).isEqualTo(replayed);
        }
        Files.write(bookmark, Arrays.copyOf(good, good.length + 1));
        assertThat(pending()).isEqualTo(replayed);
        Files.delete(bookmark);
        assertThat(pending()).isEqualTo(replayed);
        assertThat(done("show", game.toString(), "--as", seat))
                .isEqualTo(withoutBookmarks(() -> done("show", game.toString(), "--as", seat)));
        assertThat(Files.readAllBytes(bookmark)).as("it is made anew").isEqualTo(good);
    }

    @Test
    void thatOfAnotherGameAndThatOfAnEarlierPastAreOfNoUse() throws IOException {
        Path other = folder.resolve("other.muster");
        played(SWM, 2, other);
        done("pending", other.toString());
        played(SWM, 1, game);
        String replayed = withoutBookmarks(this::pending);
        Files.copy(Bookmark.beside(other), bookmark);
        assertThat(Bookmark.of(game).orElseThrow().read()).as("written by us").isNotNull();
        assertThat(pending()).isEqualTo(replayed);
        int middle = entries(game).size() / 3;
        withoutBookmarks(() -> done("rewind", game.toString(), "" + middle));
        String earlier = withoutBookmarks(this::pending);
        assertThat(earlier).isNotEqualTo(replayed);
        assertThat(pending()).isEqualTo(earlier);
    }

    /** One that lies, by whoever has the key: the journal alone is judged. */
    @Test
    void verifyDoesNotLookAtIt() throws IOException {
        played(SWM, 1, game);
        String judged = withoutBookmarks(() -> done("verify", game.toString(), "--json"));
        String truth = pending();
        Bookmark ours = Bookmark.of(game).orElseThrow();
        String lie = ours.read().replaceFirst("\"round\":\\d+", "\"round\":99");
        ours.write(lie);
        assertThat(ours.read()).isEqualTo(lie);
        assertThat(done("show", game.toString(), "--json")).contains("99");
        assertThat(done("verify", game.toString(), "--json")).isEqualTo(judged);
        assertThat(Files.readString(bookmark, StandardCharsets.ISO_8859_1)).contains("\"round\":99");
        Files.write(folder.resolve("key"), new byte[32]); // another user, or another build
        assertThat(pending()).isEqualTo(truth);
    }

    @Test
    void aJournalThatWasChangedIsRefusedAllTheSame() throws IOException {
        played(SWM, 1, game);
        pending();
        List<String> lines = Files.readAllLines(game);
        String tenth = lines.get(10);
        lines.set(10, tenth.replaceFirst("\"by\":\"[^\"]*\"", "\"by\":\"nobody\""));
        assertThat(lines.get(10)).isNotEqualTo(tenth);
        Files.writeString(game, String.join("\n", lines) + "\n");
        Cli.Ran refused = cli.run("", "pending", game.toString());
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err())
                .contains("entry 10")
                .isEqualTo(withoutBookmarks(() -> cli.run("", "pending", game.toString()))
                        .err());
    }

    @Test
    void whereNoneCanBeWrittenNobodyHearsOfIt() throws IOException {
        played(SWM, 1, game);
        String replayed = withoutBookmarks(this::pending);
        Files.createDirectories(bookmark.resolve("in the way"));
        assertThat(pending()).isEqualTo(replayed);
        assertThat(bookmark.resolveSibling(".club.muster.cache.new")).doesNotExist();
        System.setProperty(Bookmark.KEY, folder.resolve("no/such/folder/key").toString());
        assertThat(pending()).isEqualTo(replayed);
    }

    @Test
    void whereThereIsNoRoomForOneNothingOfItIsLeft() throws Exception {
        try (SmallDisk disk = SmallDisk.mounted(folder)) {
            Bookmark.of(disk.place().resolve("club.muster")).orElseThrow().write("x".repeat(100_000));
            assertThat(disk.place().toFile().list()).isEmpty();
        }
    }

    @Test
    void whatAStoppedWriterLeftIsInNobodysWayForLong() throws IOException {
        played(SWM, 1, game);
        Path left = bookmark.resolveSibling(".club.muster.cache.new");
        Files.writeString(left, "half");
        pending();
        assertThat(bookmark).as("somebody may be writing").doesNotExist();
        Files.setLastModifiedTime(left, FileTime.from(Instant.now().minusSeconds(120)));
        pending();
        pending();
        assertThat(left).doesNotExist();
        assertThat(bookmark).exists();
    }

    @Test
    void manyAtOnceSeeTheSame() throws Exception {
        played(SWM, 1, game);
        String replayed = withoutBookmarks(this::pending);
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Future<String>> all = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                int n = i;
                all.add(threads.submit(() -> {
                    if (n % 5 == 0) {
                        Files.deleteIfExists(bookmark);
                    }
                    return pending();
                }));
            }
            for (Future<String> one : all) {
                assertThat(one.get()).isEqualTo(replayed);
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
