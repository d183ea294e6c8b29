package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.spi.RulesetPlugin;

/** A plugin that throws, whatever and wherever, is told by its name and its line; never as a mistake of Muster. */
class FailingPluginTest {

    /** The game of the modders' guide, with a trap in everything it implements. */
    static final String NIM = """
            package nim;
            import java.util.*;
            import org.muster.api.army.*;
            import org.muster.api.decision.*;
            import org.muster.api.dice.*;
            import org.muster.api.flow.*;
            import org.muster.api.scene.Scene;
            import org.muster.api.seat.*;
            import org.muster.api.spi.*;
            import org.muster.api.text.Sentence;

            final class Trap {
                static void at(String place) {
                    String[] set = System.getProperty("nim.trap", "none:").split(":");
                    if (set[0].equals(place)) {
                        spring(set[1]);
                    }
                }
                private static int length(String text) { return text.length(); }
                @SuppressWarnings("unchecked") private static <T extends Throwable> void sneak(Throwable thrown) throws T { throw (T) thrown; }
                private static void spring(String kind) {
                    switch (kind) {
                        case "loop": while (true) { Thread.onSpinWait(); }
                        case "exit": System.exit(0);
                        case "print": System.out.println("printed"); System.err.println("said"); return;
                        case "close": System.out.close(); System.err.close(); return;
                        case "halt": Runtime.getRuntime().halt(0);
                        case "stack": spring(kind); break;
                        case "memory": List<long[]> all = new ArrayList<>(); while (true) { all.add(new long[1 << 30]); }
                        case "linkage": throw new NoClassDefFoundError("nim/Gone");
                        case "assertion": throw new AssertionError("never");
                        case "io": throw new java.io.UncheckedIOException(new java.io.IOException("no table"));
                        case "null": throw new NullPointerException();
                        case "bare": throw new Bare();
                        case "often": {
                            NullPointerException last = null;
                            for (int i = 0; i < 300_000; i++) {
                                try { length(null); } catch (NullPointerException e) { last = e; }
                            }
                            throw last;
                        }
                        case "long": throw new IllegalStateException("x".repeat(5_000_000));
                        case "mute": throw new RuntimeException() { public String getMessage() { throw new IllegalStateException("no mover"); } };
                        case "round": { RuntimeException one = new RuntimeException("no mover"); one.initCause(new RuntimeException("two", one)); throw one; }
                        case "escape": throw new IllegalStateException("\\u001b[8mno\\nmuster: \\u202eAll is well");
                        case "checked": Trap.<RuntimeException>sneak(new Exception("no mover"));
                        case "death": throw new ThreadDeath();
                        case "interrupted": Thread.currentThread().interrupt(); throw new IllegalStateException("no mover");
                        case "interrupt": Thread.currentThread().interrupt(); return;
                        case "thread": {
                            Thread thread = new Thread(() -> { throw new IllegalStateException("no mover"); });
                            thread.start();
                            try { thread.join(); } catch (InterruptedException e) { throw new IllegalStateException(e); }
                            return;
                        }
                        default: throw new IllegalStateException("no mover");
                    }
                }
            }
            final class Bare extends RuntimeException {
                Bare() { super("no mover", null, false, false); }
            }
            record Heap(List<Player> players, int matches, int turn) {
                Player mover() { return players.get(turn % players.size()); }
            }
            record Deal() implements Act<Heap> {
                public Outcome<Heap> act(Heap heap, Dice dice) {
                    Trap.at("act");
                    return Outcome.of(new Heap(heap.players(), 9, 0))
                            .tell(Event.told("There are {n match|matches}.", Sentence.lazily(() -> { Trap.at("sentence"); return "9"; })));
                }
            }
            record Take() implements Ask<Heap, Integer> {
                public Decision<Integer> decision(Heap heap) {
                    Trap.at("decision");
                    return Decision.of(heap.mover(), Options.oneOf(List.of(1, 2, 3), n -> { Trap.at("face"); return Option.of(String.valueOf(n), "x"); })
                            .where(n -> { Trap.at("options"); return List.of(); })
                            .sampledBy(random -> { Trap.at("sample"); return 1; }))
                        .otherwise(System.getProperty("nim.trap", "").equals("default") ? 7 : 1);
                }
                public Outcome<Heap> decide(Heap heap, Choices<Integer> choices, Dice dice) {
                    Trap.at("decide");
                    Heap left = new Heap(heap.players(), heap.matches() - choices.only(), heap.turn() + 1);
                    return left.matches() > 0 ? Outcome.of(left)
                            : Outcome.of(left).end(Result.won(List.of(heap.mover()), heap.players(), Sentence.of("last")));
                }
            }
            record Squad(int figures) {}
            public final class Nim implements Ruleset<Heap, Setup>, RulesetPlugin {
                public Nim() { Trap.at("constructor"); }
                public RulesetInfo info() { Trap.at("info"); return new RulesetInfo("nim", "Nim", "1.0.0", RulesetInfo.API, "folklore", 2, 2); }
                public com.google.inject.Module module() { Trap.at("module"); return RulesetPlugin.super.module(); }
                public Pipeline<Heap> pipeline() {
                    Trap.at("pipeline");
                    return Pipeline.setup(Pipeline.phase("setup", "Setup", new Deal())).rounds("turn", "Turn", Pipeline.phase("take", "Take", new Take()));
                }
                public Object houseRules() { Trap.at("houseRules"); return Ruleset.super.houseRules(); }
                public List<DataFile> data() {
                    Trap.at("data");
                    return System.getProperty("nim.trap", "").equals("file")
                            ? List.of(DataFile.of("gone", Squad.class, "Not there.")) : List.of();
                }
                public List<org.muster.api.check.Violation> check(Setup setup) { Trap.at("check"); return List.of(); }
                public Setup open(Setup setup) { Trap.at("open"); return setup; }
                public Heap start(Setup setup, Setup book) { Trap.at("start"); return new Heap(setup.players(), 0, 0); }
                public Heap view(Heap heap, Viewer viewer) { Trap.at("view"); return heap; }
                public Scene scene(Heap heap, Viewer viewer) { Trap.at("scene"); return Ruleset.super.scene(heap, viewer); }
                public OptionalDouble evaluation(Heap heap, Player player) { Trap.at("evaluation"); return OptionalDouble.of(0.5); }
                public Sentence seatLabel(Heap heap, Player player) { Trap.at("seatLabel"); return Sentence.NOTHING; }
                public org.muster.api.check.Checked<org.muster.api.odds.Forecast> odds(Setup setup, String question) {
                    Trap.at("odds");
                    return Ruleset.super.odds(setup, question);
                }
                public List<ArmyFile<Setup, ?>> armies() {
                    Trap.at("armies");
                    return List.of(new ArmyFile<>("squad", Squad.class, "A squad.", (book, squad) -> {
                        Trap.at("judged");
                        return new ArmyFile.Judged(Sentence.of("Squad"), 1, List.of(), List.of());
                    }));
                }
                public List<Reaction<Heap>> reactions() { Trap.at("reactions"); return List.of(); }
            }
            """;

    private static final String[] SAYS = {
        "Muster-Ruleset: nim",
        "Muster-Name: Nim",
        "Muster-Version: 1.0.0",
        "Muster-Api: 1",
        "Muster-Source: folklore",
        "Muster-Seats: 2"
    };

    @TempDir
    static Path shared;

    @TempDir
    Path folder;

    private Cli cli;

    static PluginJar nim() {
        return new PluginJar()
                .source("nim.Nim", NIM)
                .service(RulesetPlugin.class, "nim.Nim")
                .saying(SAYS);
    }

    @BeforeEach
    void plugins() throws IOException {
        Path jar = shared.resolve("nim.jar");
        if (!Files.exists(jar)) {
            nim().write(jar);
        }
        cli = new Cli(folder);
        Files.createDirectories(folder.resolve("plugins"));
        Files.copy(jar, folder.resolve("plugins/nim.jar"));
    }

    @AfterEach
    void noTrap() {
        System.clearProperty("nim.trap");
    }

    private Cli.Ran run(String words) {
        return cli.run(words + " --plugins @plugins");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "constructor | exception | new nim @game --seats a,b",
                "constructor | stack | new nim @game --seats a,b",
                "constructor | linkage | pending @old",
                "info | assertion | new nim @game --seats a,b",
                "module | exception | new nim @game --seats a,b",
                "module | null | pending @old",
                "pipeline | exception | pending @old",
                "houseRules | assertion | new nim @game --seats a,b",
                "data | exception | schema nim",
                "check | exception | new nim @game --seats a,b",
                "open | io | new nim @game --seats a,b",
                "start | exception | new nim @game --seats a,b",
                "act | memory | new nim @game --seats a,b",
                "sentence | assertion | log @old",
                "decision | exception | pending @old",
                "decision | stack | choose @old --as a 1",
                "decide | linkage | choose @old --as a 1",
                "decide | exception | simulate nim -n 3 --seats a,b",
                "decide | stack | play nim --bots all --seats a,b",
                "decide | assertion | verify @played",
                "decide | io | log @played",
                "decide | exception | amend @played 2 2 --reason x",
                "face | exception | pending @old",
                "options | assertion | choose @old --as a 1",
                "sample | exception | simulate nim -n 3 --seats a,b",
                "view | exception | show @old --as a",
                "view | linkage | show @old --as a --text",
                "scene | assertion | show @old",
                "scene | exception | show @old --svg @picture.svg",
                "evaluation | exception | simulate nim -n 1 --skill 20 --seats a,b",
                "seatLabel | stack | pending @old",
                "armies | exception | army check @squad.yaml --ruleset nim",
                "judged | assertion | army check @squad.yaml --ruleset nim",
                "odds | exception | odds --ruleset nim 2d6",
                "reactions | linkage | new nim @game --seats a,b",
            })
    void whateverItThrowsIsTold(String place, String kind, String command) throws IOException {
        run("new nim @old --seats a,b").isDone();
        run("new nim @played --seats a,b").isDone();
        run("choose @played --as a 1").isDone();
        cli.write("squad.yaml", "figures: 1\n");
        String old = cli.text("old.muster");
        String played = cli.text("played.muster");
        System.setProperty("nim.trap", place + ":" + kind);
        run(command)
                .isFailed(
                        "nim 1.0.0 failed in Trap.spring (Nim.java:",
                        switch (kind) {
                            case "stack" -> ": StackOverflowError. Tell";
                            case "memory" -> ": OutOfMemoryError: Java heap space. Tell";
                            case "linkage" -> ": NoClassDefFoundError: nim/Gone. Tell";
                            case "assertion" -> ": AssertionError: never. Tell";
                            case "io" -> ": java.io.IOException: no table. Tell";
                            case "null" -> ": NullPointerException. Tell";
                            default -> ": no mover. Tell";
                        });
        assertThat(cli.file("game.muster")).doesNotExist();
        assertThat(cli.text("old.muster")).isEqualTo(old);
        assertThat(cli.text("played.muster")).isEqualTo(played);
        cli.run("new feud @club --seats anna,bert --plugins @plugins").isDone();
        System.clearProperty("nim.trap");
        run("verify @played").isDone();
    }

    /** What is thrown may be as odd as it likes, in whatever it is asked for on the way to being told. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bare | nim 1.0.0 failed: no mover. Tell",
                "mute | nim 1.0.0 failed in Trap.getMessage (Nim.java: ~ : no mover. Tell",
                "round | nim 1.0.0 failed in Trap.spring (Nim.java: ~ : no mover. Tell",
                "escape | \\u001B[8mno\\u000Amuster: \\u202EAll is well. Tell",
                "checked | nim 1.0.0 failed in Trap.spring (Nim.java: ~ : no mover. Tell",
                "death | : ThreadDeath. Tell",
                "interrupted | : no mover. Tell",
                "long | xxx...",
            })
    void howeverOddWhatItThrowsIsTold(String kind, String told) {
        run("new nim @old --seats a,b").isDone();
        String old = cli.text("old.muster");
        for (String command : new String[] {"pending @old", "choose @old --as a 1", "simulate nim -n 2 --seats a,b"}) {
            System.setProperty("nim.trap", "decision:" + kind);
            Cli.Ran ran = run(command).isFailed(told.split(" ~ "));
            assertThat(ran.err()).hasSizeLessThan(1_000);
            Thread.interrupted(); // as the plugin left it
            assertThat(cli.text("old.muster")).isEqualTo(old);
        }
    }

    /** Java closes the file that an interrupted thread writes to. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"act | new nim @game --seats a,b", "decide | choose @old --as a 1"})
    void whoInterruptsMusterIsTold(String place, String command) {
        run("new nim @old --seats a,b").isDone();
        String old = cli.text("old.muster");
        System.setProperty("nim.trap", place + ":interrupt");
        Cli.Ran ran = run(command);
        Thread.interrupted();
        ran.isFailed("a plugin has interrupted Muster's thread");
        assertThat(cli.text("old.muster")).isEqualTo(old);
        assertThat(cli.file("game.muster")).doesNotExist();
    }

    @Test
    void aDefaultThatItsOptionsRefuseIsItsMistake() {
        run("new nim @old --seats a,b").isDone();
        System.setProperty("nim.trap", "default");
        run("deadline @old --all").isFailed("nim 1.0.0 failed in Take.decision: the default of a is refused");
    }

    @Test
    void aFileThatIsNotInItsJarIsItsMistake() {
        System.setProperty("nim.trap", "file");
        run("new nim @game --seats a,b").isFailed("nim 1.0.0 failed: there is no ", "gone.yaml");
    }

    @Test
    void aClassForANewerJavaIsItsMistake() throws IOException {
        Path jar = folder.resolve("plugins/nim.jar");
        byte[] newer = PluginJar.entryOf(jar, "nim/Take.class");
        newer[7] = 99;
        nim().entry("nim/Take.class", newer).write(jar);
        run("new nim @game --seats a,b")
                .isFailed("nim 1.0.0 failed in Nim.pipeline (Nim.java:", "UnsupportedClassVersionError");
    }

    @Test
    void itIsADocumentForPrograms() {
        System.setProperty("nim.trap", "start:exception");
        Cli.Ran ran = run("new nim @game --seats a,b --json");
        assertThat(ran.code()).isEqualTo(4);
        assertThat(ran.err()).contains("\"code\" : \"BROKEN_RULESET\"", "\"nim 1.0.0 failed in Trap.spring (Nim.java:");
    }

    @Test
    void onlyWhoDebugsSeesTheTrace() {
        System.setProperty("nim.trap", "start:exception");
        Cli.Ran ran = run("new nim @game --seats a,b --debug");
        assertThat(ran.code()).isEqualTo(4);
        assertThat(ran.err()).contains("\tat nim.Nim.start(Nim.java:");
    }

    /** What people do wrong is told as such, though code of the ruleset says so. */
    @ParameterizedTest
    @ValueSource(strings = {"choose @old --as a 9", "choose @old --as c 1", "army check @squad.yaml --ruleset nim"})
    void othersMistakesAreNotBlamedOnIt(String command) {
        run("new nim @old --seats a,b").isDone();
        cli.write("squad.yaml", "figures: many\n");
        assertThat(run(command).code()).isIn(1, 2);
    }
}
