package org.muster.bench.host;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Head;
import org.muster.core.journal.Journal;
import org.muster.core.journal.JournalStore;
import org.muster.core.plugin.Rulesets;
import org.muster.host.Host;
import org.muster.host.Settings;
import org.muster.host.storage.Database;
import org.muster.host.storage.Storage;

/** {@code bench/run host answers|listeners|idle|cold}. */
public final class HostBench {

    private static final Rulesets RULESETS = Rulesets.find(Path.of("no-plugins"));
    private static final int GAMES = 16;
    private static final int BARE_LINE = 300;

    /** How many times as long as a round all is done before anything is measured: a JVM compiles a request for half a minute. */
    private static final int WARM_UP = 3;

    private HostBench() {}

    public static void main(String[] args) throws Exception {
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 0;
        switch (args[0]) {
            case "answers" -> answers(size == 0 ? 5 : size);
            case "listeners" -> listeners(size == 0 ? 1_000 : size);
            case "idle" -> idle(size == 0 ? 10_000 : size);
            case "cold" -> cold(size == 0 ? 2_000 : size);
            default -> throw new IllegalArgumentException(args[0]);
        }
        System.exit(0);
    }

    private static void say(String format, Object... values) {
        System.out.printf(Locale.ROOT, format + "%n", values);
    }

    private static Host host(Path folder, @Nullable String url) throws IOException {
        return Host.start(new Settings("127.0.0.1", 0, folder, url, null), RULESETS, Clock.systemUTC());
    }

    // ---- answers a second

    private static void answers(int seconds) throws Exception {
        Path folder = Files.createTempDirectory("muster-bench");
        answers("SQLite", seconds, folder, null);
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
            answers("PostgreSQL", seconds, folder, postgres.getJdbcUrl("postgres", "postgres"));
        }
    }

    /** In turns, so that whatever else the machine does strikes both alike. */
    private static void answers(String database, int seconds, Path folder, @Nullable String url) throws Exception {
        try (Host host = host(folder, url)) {
            List<Table> tables = new ArrayList<>();
            for (int i = 0; i < GAMES; i++) {
                tables.add(Table.open(host, "Bench " + i));
            }
            bare(GAMES, seconds, folder, url);
            for (int games : List.of(GAMES, 1)) {
                answering(tables, answer -> Load.of(games, WARM_UP * (double) seconds, answer));
            }
            for (int games : List.of(1, GAMES)) {
                List<Double> shares = new ArrayList<>();
                List<Double> rates = new ArrayList<>();
                for (int round = 0; round < 3; round++) {
                    Load bare = bare(games, seconds, folder, url);
                    Load played = answering(tables, answer -> Load.of(games, seconds, answer));
                    shares.add(played.perSecond() / bare.perSecond());
                    rates.add(played.perSecond());
                    say(
                            "%s, %d games: %.0f answers/s (p50 %.1f ms, p99 %.1f ms), bare appends %.0f/s (p50 %.1f ms): %.0f %%",
                            database,
                            games,
                            played.perSecond(),
                            played.millis(0.5),
                            played.millis(0.99),
                            bare.perSecond(),
                            bare.millis(0.5),
                            100 * played.perSecond() / bare.perSecond());
                }
                Collections.sort(shares);
                Collections.sort(rates);
                say("%s, %d games: median %.0f %% of bare appends", database, games, 100 * shares.get(1));
                double rate = rates.get(1) / 2;
                Load paced = answering(tables, answer -> Load.paced(games, rate, seconds, answer));
                say(
                        "%s, %d games, open loop at %.0f answers/s: %.0f/s, p50 %.1f ms, p99 %.1f ms",
                        database, games, rate, paced.perSecond(), paced.millis(0.5), paced.millis(0.99));
            }
        }
    }

    /** What is measured of answers. */
    @FunctionalInterface
    private interface Answering {
        Load of(Load.Deed answer) throws Exception;
    }

    /** Each table has a line of its own, which the host would shut while another is measured. */
    private static Load answering(List<Table> tables, Answering measured) throws Exception {
        List<Line> lines = new ArrayList<>();
        try {
            for (Table table : tables) {
                lines.add(table.line());
            }
            return measured.of((worker, time) -> tables.get(worker).answer(lines.get(worker), time + worker));
        } finally {
            for (Line line : lines) {
                line.close();
            }
        }
    }

    /** What the database does at most: a line of the same length, by the same group commit, without a game or HTTP. */
    private static Load bare(int games, int seconds, Path folder, @Nullable String url) throws Exception {
        try (Storage storage = Storage.of(Database.beside(folder, url))) {
            List<Bare> all = new ArrayList<>();
            for (int i = 0; i < games; i++) {
                all.add(Bare.in(storage));
            }
            return Load.of(games, seconds, (worker, time) -> all.get(worker).append());
        }
    }

    /** A journal that is only appended to. */
    private static final class Bare {
        private final JournalStore store;
        private final Journal journal = new Journal();
        private Head head = Head.EMPTY;

        Bare(JournalStore store) {
            this.store = store;
        }

        static Bare in(Storage storage) {
            String id = "bare" + System.nanoTime();
            storage.database()
                    .jdbi()
                    .useHandle(handle -> handle.createUpdate("""
                                    insert into game (id, name, ruleset, created, public, entries, hash, ended, set_aside)
                                    values (?, 'Bare', 'none', 0, 0, 0, ?, 0, 'bench')""")
                            .bind(0, id)
                            .bind(1, Head.EMPTY.hash())
                            .execute());
            return new Bare(storage.journals().of(id));
        }

        void append() throws IOException {
            byte[] line =
                    journal.append(java.time.Instant.EPOCH, "anna", new Entry.Closed("x".repeat(BARE_LINE - 150)));
            head = store.append(head, List.of(line));
        }
    }

    // ---- listeners

    private static void listeners(int many) throws Exception {
        Path folder = Files.createTempDirectory("muster-bench");
        try (Host host = host(folder, null)) {
            Table table = Table.open(host, "Listened to");
            Line line = table.line();
            List<Ear> ears = new ArrayList<>();
            for (int i = 0; i < many; i++) {
                ears.add(Ear.at(table));
            }
            List<Double> worst = new ArrayList<>();
            List<Long> all = new ArrayList<>();
            for (int round = 0; round < 20; round++) {
                CountDownLatch heard = new CountDownLatch(many);
                List<Long> times = Collections.synchronizedList(new ArrayList<>());
                long[] acknowledged = new long[1];
                ears.forEach(ear -> ear.next(() -> {
                    times.add(System.nanoTime());
                    heard.countDown();
                }));
                table.answer(line, round);
                acknowledged[0] = System.nanoTime();
                boolean everybody = heard.await(30, TimeUnit.SECONDS);
                if (!everybody) {
                    say("%d of %d heard nothing", heard.getCount(), many);
                }
                if (round >= 5) { // the first warm up
                    times.forEach(at -> all.add(Math.max(0, at - acknowledged[0])));
                    worst.add(times.stream()
                                    .mapToLong(at -> at - acknowledged[0])
                                    .max()
                                    .orElse(0)
                            / 1e6);
                }
                Thread.sleep(100);
            }
            Collections.sort(all);
            Collections.sort(worst);
            say(
                    "%d listeners: a change is heard after p50 %.0f ms, p99 %.0f ms; the last of a round, median %.0f ms, worst %.0f ms",
                    many,
                    all.get(all.size() / 2) / 1e6,
                    all.get((int) (all.size() * 0.99)) / 1e6,
                    worst.get(worst.size() / 2),
                    worst.get(worst.size() - 1));
        }
    }

    /** Somebody who listens, with a socket of their own and as little else as can be. */
    private static final class Ear {
        private volatile Runnable told = () -> {};

        static Ear at(Table table) throws IOException {
            Ear ear = new Ear();
            URI url = URI.create(table.url());
            Socket socket = new Socket(url.getHost(), url.getPort());
            socket.getOutputStream()
                    .write(("GET /api/games/" + table.game().id()
                                    + "/events HTTP/1.1\r\nHost: " + url.getAuthority()
                                    + "\r\nAccept: text/event-stream\r\nAuthorization: Bearer "
                                    + table.token().text()
                                    + "\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            BufferedReader lines =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            String status = lines.readLine();
            if (!status.contains("200")) {
                throw new IOException(status);
            }
            Thread thread = new Thread(null, () -> ear.listen(lines), "ear", 1 << 16);
            thread.setDaemon(true);
            thread.start();
            return ear;
        }

        void next(Runnable once) {
            told = once;
        }

        private void listen(BufferedReader lines) {
            try {
                String line = lines.readLine();
                while (line != null) {
                    if (line.startsWith("data:")) {
                        told.run();
                    }
                    line = lines.readLine();
                }
            } catch (IOException e) {
                // the host was stopped
            }
        }
    }

    // ---- memory

    private static void idle(int many) throws Exception {
        Path folder = Files.createTempDirectory("muster-bench");
        try (Host host = host(folder, null)) {
            Table.open(host, "The first");
            Thread.sleep(2_000);
            long before = used();
            long begun = System.nanoTime();
            for (int i = 0; i < many; i++) {
                Table.open(host, "Idle " + i);
            }
            double seconds = (System.nanoTime() - begun) / 1e9;
            say("%d games opened in %.0f s", many, seconds);
            Thread.sleep(10_000);
            held(host, before, many);
            while (inMemory(host) > 0) { // a game that nobody looks at is let go of after some minutes
                Thread.sleep(10_000);
                System.gc(); // till then it may be taken up again
            }
            held(host, before, many);
            HttpClient client = HttpClient.newHttpClient();
            long looked = System.nanoTime();
            HttpResponse<String> home = client.send(
                    HttpRequest.newBuilder(URI.create(host.url() + "/")).build(), HttpResponse.BodyHandlers.ofString());
            say("the list of games: %d in %.0f ms", home.statusCode(), (System.nanoTime() - looked) / 1e6);
        }
    }

    private static void held(Host host, long before, int many) throws InterruptedException {
        long after = used();
        say(
                "heap of %d MiB: %.1f KiB a game, %d of them in memory; used %d MiB",
                Runtime.getRuntime().maxMemory() >> 20, (after - before) / 1024.0 / many, inMemory(host), after >> 20);
    }

    private static long inMemory(Host host) {
        return host.games().figures().getOrDefault("games_in_memory", 0L);
    }

    private static long used() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(200);
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    // ---- cold games

    private static void cold(int entries) throws Exception {
        Path folder = Files.createTempDirectory("muster-bench");
        String id;
        List<Double> cold = new ArrayList<>();
        try (Host host = host(folder, null)) {
            Table table = Table.open(host, "Long");
            id = table.game().id();
            try (Line line = table.line()) {
                for (int i = 0; table.game().match().head().entries() < entries; i++) {
                    table.answer(line, i);
                }
            }
        }
        for (int round = 0; round < 12; round++) {
            try (Host host = host(folder, null)) {
                Table warm = Table.open(host, "Warm"); // its book is read, as on a host that runs
                try (Line line = warm.line()) {
                    warm.answer(line, 0);
                }
                long begun = System.nanoTime();
                int found = host.games().find(id).orElseThrow().match().head().entries();
                double millis = (System.nanoTime() - begun) / 1e6;
                if (round > 0) {
                    cold.add(millis);
                }
                say("%d entries opened in %.0f ms%s", found, millis, round == 0 ? ", replayed" : "");
                Thread.sleep(500);
            }
        }
        Collections.sort(cold);
        say("from its snapshot: median %.0f ms", cold.get(cold.size() / 2));
    }
}
