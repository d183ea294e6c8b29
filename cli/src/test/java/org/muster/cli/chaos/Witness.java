package org.muster.cli.chaos;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.muster.api.text.Legible;
import org.muster.cli.Cli;
import org.muster.cli.terminal.Shell;

/** Runs commands as somebody types them, holds each to what is promised of every command, and remembers the last. */
final class Witness {

    private static final int REMEMBERED = 14;
    private static final int TYPED = 300;
    /** Of the processor, which other work on the machine does not make longer. */
    private static final long MOST_NANOS = 20_000_000_000L;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final Pattern JAVA = Pattern.compile(
            "\\b(?:java|javax|jdk|sun|org\\.muster|tools\\.jackson|picocli)\\.[a-z]\\w*\\.|\\b[A-Z]\\w*(?:Exception|Error)\\b|\\tat ");
    private static final Pattern RECORD = Pattern.compile("(?:Record: |\"record\" : \")([0-9a-f]{16})");

    /** Those that change the file when they are done; all others only look. */
    private static final Set<String> WRITING = Set.of(
            "new",
            "choose",
            "roll",
            "join",
            "deadline",
            "amend",
            "undo",
            "rewind",
            "close",
            "upgrade",
            "recover",
            "play");

    private final Cli cli;
    private final Deque<String> last = new ArrayDeque<>();
    private int commands;

    Witness(Path folder) {
        this.cli = new Cli(folder);
    }

    Path folder() {
        return cli.folder;
    }

    int commands() {
        return commands;
    }

    /** The commands that were run last, as they can be typed in the storm's folder. */
    List<String> last() {
        return List.copyOf(last);
    }

    private void remember(String what) {
        last.add(what.length() <= TYPED ? what : what.substring(0, TYPED) + " ...");
        if (last.size() > REMEMBERED) {
            last.remove();
        }
    }

    /** Notes something that was not done by a command of this process. */
    void note(String what) {
        remember("# " + what);
    }

    private String typed(String... words) {
        return Stream.of(words)
                .map(word -> word.matches("--?[a-z-]+") ? word : Shell.quoted(word.replace(folder() + "/", "")))
                .collect(Collectors.joining(" ", "muster ", ""));
    }

    /** The file that a command is about. */
    private static GameOnDisk game(String... words) {
        return new GameOnDisk(Path.of(words[words[0].equals("new") ? 2 : 1]));
    }

    private static boolean writes(String... words) {
        return WRITING.contains(words[0]) && Stream.of(words).noneMatch("--dry-run"::equals);
    }

    /** Runs a command on a game, {@code words[1]}, or on the one it makes, {@code words[2]}. */
    Cli.Ran run(String... words) {
        return runTyping("", words);
    }

    Cli.Ran runTyping(String input, String... words) {
        GameOnDisk game = game(words);
        byte[] before = game.bytes();
        Set<String> files = game.neighbours();
        long start = THREADS.getCurrentThreadCpuTime();
        Cli.Ran ran = cli.run(input, words);
        long nanos = THREADS.getCurrentThreadCpuTime() - start;
        commands++;
        remember(ran.code() + ": " + (input.isEmpty() ? "" : Shell.quoted(input) + " | ") + typed(words));
        said(ran, words);
        Promise.PROMPT.holds(nanos < MOST_NANOS, nanos / 1_000_000 + " ms: " + typed(words));
        if (ran.code() != 0 || !writes(words)) {
            unchanged(game, before, files, words);
        } else {
            Promise.KEPT.holds(game.continues(before), "what was written before was changed: " + typed(words));
            acknowledged(ran.out())
                    .ifPresent(record -> Promise.KEPT.holds(
                            game.record().equals(record),
                            typed(words) + " said " + record + "; the file ends in " + game.record()));
        }
        return ran;
    }

    private void unchanged(GameOnDisk game, byte[] before, Set<String> files, String... words) {
        byte[] now = game.bytes();
        Promise.REFUSED.holds(
                Arrays.equals(now, before),
                typed(words) + " changed the file at byte " + Arrays.mismatch(now, before) + ", of " + before.length
                        + " bytes before and " + now.length + " now");
        Set<String> more = new TreeSet<>(game.neighbours());
        more.removeAll(files);
        more.removeIf(name -> List.of(words).contains(folder().resolve(name).toString())); // it was asked for
        Promise.REFUSED.holds(more.isEmpty(), typed(words) + " left " + more);
    }

    /** The record that a command printed when it was done. */
    static Optional<String> acknowledged(String out) {
        Matcher record = RECORD.matcher(out);
        String found = null;
        while (record.find()) {
            found = record.group(1);
        }
        return Optional.ofNullable(found);
    }

    /** What every command says: an exit code that is meant for people, and words. */
    void said(Cli.Ran ran, String... words) {
        boolean looks = words[0].equals("verify");
        Promise.WORDS.holds(
                ran.code() == 0 || ran.code() == 2 || looks && ran.code() == 1,
                "exit " + ran.code() + ": " + typed(words) + "\n" + ran.err());
        Promise.WORDS.holds(ran.code() != 2 || !ran.err().isBlank(), "refused without a word: " + typed(words));
        for (String text : List.of(ran.out(), ran.err())) {
            Matcher java = JAVA.matcher(text);
            Promise.WORDS.holds(!java.find(), "words of Java after " + typed(words) + "\n" + text);
            text.lines()
                    .forEach(line -> Promise.WORDS.holds(
                            Legible.flaw(line).isEmpty(),
                            "a control character after " + typed(words) + "\n" + Legible.shown(line)));
        }
    }

    /** Runs a command that keeps {@code promise} if it is done. */
    Cli.Ran done(Promise promise, String... words) {
        Cli.Ran ran = run(words);
        promise.holds(ran.code() == 0, "exit " + ran.code() + ": " + typed(words) + "\n" + ran.out() + ran.err());
        return ran;
    }

    /** Runs a command that nobody may do. */
    Cli.Ran refused(String... words) {
        Cli.Ran ran = run(words);
        Promise.REFUSED.holds(ran.code() == 2, "it was not refused: " + typed(words) + "\n" + ran.out());
        return ran;
    }

    /** The game as it stands for the organizer, as {@code show --json} tells it. */
    String position(GameOnDisk game) {
        return done(Promise.HONEST, "show", game.path().toString(), "--json").out();
    }
}
