package org.muster.cli.chaos;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.muster.cli.Cli;

/** What machines do: processes that are killed or come at the same time, disks that are full or closed, lost keys. */
final class Mishaps {

    static final List<Deed> DEEDS = List.of(
            new Deed("kills", 10, Mishaps::kill),
            new Deed("full disks", 2, Mishaps::fullDisk),
            new Deed("races of threads", 4, Mishaps::raceOfThreads),
            new Deed("races of processes", 2, Mishaps::raceOfProcesses),
            new Deed("closed disks", 1, Mishaps::closedDisk),
            new Deed("lost keys", 3, Mishaps::lostKey),
            new Deed("half lines", 2, Mishaps::halfLine));

    private static final int STARTING = 1_500;

    private Mishaps() {}

    /** When a process is killed: at any time, as the file grows, or as it says that all is done. */
    private enum Moment {
        ANY,
        WRITING,
        SPEAKING
    }

    private static void kill(Storm storm) throws Exception {
        Optional<String[]> legal = storm.legal();
        boolean plays = legal.isEmpty() || storm.oneIn(5);
        String[] words = plays
                ? storm.words("play", "--bots", "all", "--skill", "" + storm.club.effort())
                : storm.oneIn(5) ? storm.words("undo") : legal.get();
        Moment moment = storm.pick(List.of(
                Moment.ANY, Moment.WRITING, Moment.WRITING, plays ? Moment.WRITING : Moment.SPEAKING, Moment.SPEAKING));
        int more = storm.oneIn(2) ? 0 : storm.random.nextInt(plays ? 300 : 20);
        int early = storm.random.nextInt(STARTING);
        byte[] before = storm.game.bytes();
        OwnProcess process = OwnProcess.start(storm.witness.folder(), words);
        switch (moment) {
            case ANY -> process.waitFor(early);
            case WRITING -> process.waitFor(() -> Files.size(storm.game.path()) != before.length);
            default -> process.waitFor(process::hasSpoken);
        }
        process.waitFor(moment == Moment.ANY ? 0 : more);
        process.kill();
        Cli.Ran ran = process.ran();
        storm.witness.note("killed " + moment + " + " + more + " ms: " + String.join(" ", words));
        Promise.KEPT.holds(storm.game.continues(before), "a killed process changed what was written before");
        storm.witness.done(Promise.KEPT, storm.words("recover")); // if it was stopped within a line
        kept(storm, ran);
        storm.count(Arrays.equals(before, storm.game.bytes()) ? "kills before anything was written" : "kills after it");
        storm.holds();
    }

    /** Whatever was acknowledged is there. */
    private static void kept(Storm storm, Cli.Ran ran) {
        Witness.acknowledged(ran.out())
                .ifPresent(record -> Promise.KEPT.holds(
                        storm.game.has(record), record + " was acknowledged and is not in the file\n" + ran.out()));
    }

    /** The disk is full after some more bytes: what has no room is not written at all. */
    private static void fullDisk(Storm storm) throws Exception {
        Optional<String[]> legal = storm.legal();
        if (legal.isEmpty()) {
            return;
        }
        byte[] before = storm.game.bytes();
        Cli.Ran ran = OwnProcess.startWithin(before.length / 1024 + 1, storm.witness.folder(), legal.get())
                .ran();
        storm.witness.note("no room beyond " + (before.length / 1024 + 1) + " KiB: " + String.join(" ", legal.get()));
        storm.witness.said(ran, legal.get());
        if (ran.code() == 0) {
            kept(storm, ran);
        } else {
            storm.count("writes that had no room");
            Promise.REFUSED.holds(
                    Arrays.equals(before, storm.game.bytes()), "what had no room was written in part\n" + ran.err());
        }
        storm.holds();
    }

    /** Several answer at the same time. */
    private static void raceOfThreads(Storm storm) throws Exception {
        List<String[]> all = contenders(storm);
        if (all.isEmpty()) {
            return;
        }
        byte[] before = storm.game.bytes();
        long chosen = storm.game.count("chose");
        ExecutorService threads = Executors.newFixedThreadPool(all.size());
        try {
            List<Future<Cli.Ran>> running = new ArrayList<>();
            for (String[] words : all) {
                running.add(threads.submit(() -> new Cli(storm.witness.folder()).run("", words)));
            }
            List<Cli.Ran> ran = new ArrayList<>();
            for (Future<Cli.Ran> one : running) {
                ran.add(one.get());
            }
            judged(storm, all, ran, before, chosen);
        } finally {
            threads.shutdownNow();
        }
    }

    private static void raceOfProcesses(Storm storm) throws Exception {
        List<String[]> all = contenders(storm);
        if (all.isEmpty()) {
            return;
        }
        byte[] before = storm.game.bytes();
        long chosen = storm.game.count("chose");
        List<OwnProcess> running = new ArrayList<>();
        for (String[] words : all) {
            running.add(OwnProcess.start(storm.witness.folder(), words));
        }
        List<Cli.Ran> ran = new ArrayList<>();
        for (OwnProcess process : running) {
            ran.add(process.ran());
        }
        judged(storm, all, ran, before, chosen);
    }

    /** Two to four answers, to the same question or to several. */
    private static List<String[]> contenders(Storm storm) {
        List<String[]> all = new ArrayList<>();
        if (!storm.club.isFair() || storm.moves().awaited().isEmpty()) {
            Moves<?> moves = storm.moves();
            for (int n = 2 + storm.random.nextInt(3); n > 0; n--) {
                moves.answer().ifPresent(legal -> all.add(legal.words(storm.game)));
            }
        }
        return all;
    }

    private static void judged(Storm storm, List<String[]> all, List<Cli.Ran> ran, byte[] before, long chosen) {
        int done = 0;
        for (int i = 0; i < all.size(); i++) {
            storm.witness.note("at the same time: " + String.join(" ", all.get(i)) + " # "
                    + ran.get(i).code());
            storm.witness.said(ran.get(i), all.get(i));
            done += ran.get(i).code() == 0 ? 1 : 0;
            kept(storm, ran.get(i));
        }
        Promise.LEGAL.holds(done > 0, "nobody came first: " + ran);
        Promise.KEPT.holds(storm.game.continues(before), "what was written before was changed");
        Promise.KEPT.holds(
                storm.game.count("chose") - chosen == done,
                done + " answers were taken, and " + (storm.game.count("chose") - chosen) + " written");
        storm.holds();
    }

    /** A game, or its folder, that nobody may write to. */
    private static void closedDisk(Storm storm) throws Exception {
        Optional<String[]> legal = storm.legal();
        if (legal.isEmpty() || !closed(storm.game.path(), true)) {
            return;
        }
        try {
            storm.run("log");
            storm.witness.refused(legal.get());
        } finally {
            closed(storm.game.path(), false);
        }
        if (closed(storm.witness.folder(), true)) {
            try {
                storm.witness.refused(
                        "new",
                        storm.club.ruleset(),
                        storm.file("more.muster").path().toString());
                storm.witness.done(Promise.LEGAL, legal.get()); // it makes no file
            } finally {
                closed(storm.witness.folder(), false);
            }
        }
        storm.count("closed disks that were tried");
    }

    /** Root may write wherever it is not forbidden by other means. */
    private static boolean closed(Path path, boolean on) throws IOException, InterruptedException {
        if (!System.getProperty("user.name").equals("root")) {
            return path.toFile().setWritable(!on);
        }
        try {
            return new ProcessBuilder("chattr", on ? "+i" : "-i", path.toString())
                            .redirectErrorStream(true)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException none) {
            return false;
        }
    }

    /** Without its key, or with another one, a game of fair dice waits for it. */
    private static void lostKey(Storm storm) throws IOException {
        Optional<String[]> legal = storm.legal();
        if (!storm.club.isFair() || legal.isEmpty()) {
            return;
        }
        Path key = storm.game.key();
        Path away = storm.file("away.key").path();
        GameOnDisk other = storm.file("other.muster");
        Files.deleteIfExists(other.path());
        Files.deleteIfExists(other.key());
        storm.witness.done(
                Promise.LEGAL, "new", storm.club.ruleset(), other.path().toString(), "--dice", "fair");
        Files.move(key, away);
        try {
            storm.run("pending");
            storm.witness.run(legal.get());
            storm.holds();
            Files.copy(other.key(), key);
            storm.witness.refused(storm.words("undo"));
            Files.write(key, new byte[] {(byte) storm.random.nextInt(256)});
            storm.witness.refused(storm.words("undo"));
        } finally {
            Files.deleteIfExists(key);
            Files.move(away, key);
        }
        storm.holds();
    }

    /** The last writer was stopped in the middle of a line: it does not count, and nobody writes over it unasked. */
    private static void halfLine(Storm storm) throws IOException {
        byte[] before = storm.game.bytes();
        List<String> lines = storm.game.lines();
        byte[] line = storm.pick(lines).getBytes(StandardCharsets.UTF_8);
        byte[] half = Arrays.copyOf(line, 1 + storm.random.nextInt(line.length - 1));
        byte[] both = Arrays.copyOf(before, before.length + half.length);
        System.arraycopy(half, 0, both, before.length, half.length);
        storm.game.write(both);
        storm.witness.note("half a line of " + half.length + " bytes is put behind the game");
        storm.holds();
        storm.legal().ifPresent(storm.witness::refused);
        storm.witness.done(Promise.KEPT, storm.words("recover"));
        Promise.KEPT.holds(Arrays.equals(before, storm.game.bytes()), "what stood before half a line was changed");
        storm.legal().ifPresent(legal -> storm.witness.done(Promise.LEGAL, legal));
        Promise.KEPT.holds(storm.game.continues(before), "what was written before half a line was changed");
        storm.holds();
    }
}
