package org.muster.cli.chaos;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.muster.cli.Cli;
import org.muster.core.game.Play;
import org.muster.core.journal.Header;
import org.muster.core.match.Pins;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;

/**
 * One game in which everything happens that may happen to a game. Its seed says what is done, by whom and when; only fair
 * dice, and what depends on the moment a process is killed or a thread comes first, differ when it is repeated.
 */
final class Storm {

    private static final int DEEDS = 25;
    private static final int MORE_DEEDS = 60;

    final RandomGenerator random;
    final Witness witness;
    final Club club;
    final GameOnDisk game;

    private final long seed;
    private final Rulesets rulesets;
    private final Map<Header, Play<?>> plays = new HashMap<>();
    private final Map<String, Integer> done = new TreeMap<>();

    private Storm(long seed, Path folder, Rulesets rulesets) throws IOException {
        this.seed = seed;
        this.random = new SplittableRandom(seed);
        this.rulesets = rulesets;
        Files.createDirectories(folder);
        this.witness = new Witness(folder);
        this.game = new GameOnDisk(folder.resolve("game.muster"));
        List<LoadedRuleset> all = List.copyOf(rulesets.all());
        LoadedRuleset ruleset = all.get((int) Math.floorMod(seed, (long) all.size())); // each in its turn
        this.club = opened(Club.drawn(ruleset.info(), witness, random));
    }

    /** Options that contradict each other are refused; then the club plays by the book. */
    private Club opened(Club wanted) throws IOException {
        if (open(wanted)) {
            return wanted;
        }
        Club byTheBook = wanted.byTheBook();
        Promise.LEGAL.holds(open(byTheBook), "a game by the book is not opened:\n" + byTheBook.yaml());
        return byTheBook;
    }

    private boolean open(Club wanted) throws IOException {
        Files.writeString(config(), wanted.yaml());
        return witness.run("new", wanted.ruleset(), game.path().toString(), "--config", config().toString())
                        .code()
                == 0;
    }

    /** What the club wrote to open its game. */
    Path config() {
        return witness.folder().resolve("club.yaml");
    }

    /**
     * Plays one storm.
     *
     * @param folder that is made for it, and goes with it unless a promise was broken
     * @param goesOn whether there is still time
     */
    static Tally rage(long seed, Path folder, Rulesets rulesets, BooleanSupplier goesOn) throws IOException {
        Files.createDirectories(folder);
        Storm storm = new Storm(seed, folder, rulesets);
        try {
            storm.rage(goesOn);
        } catch (Exception | AssertionError e) {
            String report = storm.report(e);
            Files.write(folder.resolve("report.txt"), report.getBytes(StandardCharsets.UTF_8));
            throw new AssertionError(report, e);
        }
        clear(folder);
        return new Tally(1, storm.witness.commands(), storm.done);
    }

    private void rage(BooleanSupplier goesOn) throws Exception {
        for (int n = DEEDS + random.nextInt(MORE_DEEDS); n > 0 && goesOn.getAsBoolean(); n--) {
            Deed deed = Deed.drawn(random);
            deed.act().in(this);
            done.merge(deed.name(), 1, Integer::sum);
        }
        holds();
    }

    /** The game as it is now is an honest one. */
    void holds() {
        witness.done(Promise.HONEST, "verify", game.path().toString());
    }

    Moves<?> moves() {
        return moves(game);
    }

    Moves<?> moves(GameOnDisk file) {
        return Moves.in(file, header -> plays.computeIfAbsent(header, this::play), club.effort(), random);
    }

    private Play<?> play(Header header) {
        return Play.of(Pins.ruleset(header, one -> rulesets.playing(one).orElseThrow()), header);
    }

    /** The words of a command with the game's file put in. */
    Cli.Ran run(String command, String... more) {
        return witness.run(words(command, more));
    }

    String[] words(String command, String... more) {
        return Stream.concat(Stream.of(command, game.path().toString()), Stream.of(more))
                .toArray(String[]::new);
    }

    /**
     * A command that goes on with the game and that nobody may refuse: join, roll or choose, whatever is waited for;
     * empty: the game is over.
     */
    Optional<String[]> legal() {
        Moves<?> moves = moves();
        if (moves.isOver()) {
            return Optional.empty();
        }
        List<String> awaited = moves.awaited();
        if (club.isFair() && !awaited.isEmpty()) {
            return Optional.of(words("join", "--as", pick(awaited)));
        }
        Optional<String[]> roll = moves.faces().map(faces -> words("roll", faces));
        return roll.isPresent() ? roll : moves.answer().map(answer -> answer.words(game));
    }

    <T> T pick(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    boolean oneIn(int n) {
        return random.nextInt(n) == 0;
    }

    /** A file of this storm. */
    GameOnDisk file(String name) {
        return new GameOnDisk(witness.folder().resolve(name));
    }

    void count(String what) {
        done.merge(what, 1, Integer::sum);
    }

    private String report(Throwable found) {
        return "The storm of seed " + seed + " found something: "
                + (found instanceof Promise.Broken ? found.getMessage() : found.toString()) + "\n"
                + "Its game is " + club.ruleset() + ", the effort of its bots " + club.effort() + ":\n"
                + club.yaml().indent(2)
                + "Its last commands, each behind its exit code, in "
                + witness.folder().toAbsolutePath() + ":\n"
                + String.join("\n", witness.last()).indent(2)
                + "Once more: -Dtest=ChaosTest -Dmuster.chaos.seed=" + seed + " -Dmuster.chaos.seconds=1\n";
    }

    static void clear(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
