package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One source file is a ruleset: played, simulated, checked, with its data and its book beside it. */
class OneFileTest {

    /** Who draws the last card wins; how many there are is data, if {@code DATA} says so. */
    static final String PILE = """
            package pile;

            import static org.muster.api.flow.Pipeline.phase;

            import java.util.List;
            import org.muster.api.decision.*;
            import org.muster.api.dice.*;
            import org.muster.api.flow.*;
            import org.muster.api.seat.*;
            import org.muster.api.spi.*;
            import org.muster.api.text.Sentence;

            record Sizes(int cards, List<String> names) {}

            record Heap(List<Player> players, int cards) {}

            /** PIL-DRAW-01. */
            record Draw() implements Ask<Heap, Integer> {
                public Decision<Integer> decision(Heap heap) {
                    return Decision.of(heap.players().get(heap.cards() % 2), Options.number(1, Math.min(2, heap.cards())))
                            .asking("How many do you draw?").otherwise(1).citing("PIL-DRAW-01");
                }
                public Outcome<Heap> decide(Heap heap, Choices<Integer> choices, Dice dice) {
                    Heap left = new Heap(heap.players(), heap.cards() - choices.only());
                    return left.cards() > 0 ? Outcome.of(left) : Outcome.of(left).end(Result.won(heap.players(),
                            heap.players(), Sentence.of("the pile is drawn")));
                }
            }

            public final class Pile implements Ruleset<Heap, Sizes>, RulesetPlugin {
                public RulesetInfo info() { return new RulesetInfo("pile", "Pile", "1.0.0", RulesetInfo.API, "folklore", 2, 2); }
                public Pipeline<Heap> pipeline() { return Pipeline.<Heap>setup().rounds("turn", "Turn", phase("draw", "Draw", new Draw())); }
                public List<DataFile> data() { return List.of(DataFile.of("sizes", Sizes.class, "How many cards.")); }
                public Heap start(Setup setup, Sizes sizes) { return new Heap(setup.players(), sizes.cards()); }
                public Heap view(Heap heap, Viewer viewer) { return heap; }
            }
            """;

    static final String SIZES = """
            # the pile
            sizes:
              cards: 5
              names: [ace, king]
            """;

    private static final String BOOK = """
            # Pile
            ## 1 Drawing
            | rule | says |
            |---|---|
            | PIL-DRAW-01 | Draw one or two cards. |
            """;

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void files() {
        cli = new Cli(folder);
        cli.write("pile.java", PILE).write("pile.yaml", SIZES).write("pile.md", BOOK);
    }

    /** What would ruin a game at its first phase's end is told before there is one. */
    @Test
    void chanceAndClocksOfItsOwnAreRefusedBeforeAGameIsOpened() {
        String draws = "Heap left = new Heap(heap.players(), heap.cards() - choices.only());";
        cli.write(
                "pile.java",
                PILE.replace(
                        draws,
                        "int more = new java.util.Random().nextInt(2) + (System.nanoTime() > 0 ? 0 : 1); "
                                + draws.replace("choices.only()", "choices.only() - more")));
        cli.run("new @pile.java @club.muster --seats anna=Anna,bert=Bert")
                .isRefused(
                        "Draw calls Random.nextInt, System.nanoTime, new Random, which comes out otherwise each time");
        assertThat(folder.resolve("club.muster")).doesNotExist();
        cli.write(
                "pile.java", PILE.replace(draws, "java.util.function.DoubleSupplier chance = Math::random; " + draws));
        cli.run("new @pile.java @club.muster --seats anna=Anna,bert=Bert").isRefused("Draw calls Math.random");
    }

    /** Who draws by the generator that it is handed, or counts milliseconds that somebody wrote, has none of its own. */
    @Test
    void whatIsHandedOutMayBeUsed() {
        cli.write(
                "pile.java",
                PILE.replace(
                                ".asking(\"How many do you draw?\")",
                                ".otherwise(java.time.Instant.ofEpochMilli(1).toEpochMilli() > 0 ? 1 : 2).asking(\"How many do you draw?\")")
                        .replace("heap.cards())))", "heap.cards())).sampledBy(random -> 1 + random.nextInt(1)))"));
        cli.run("new @pile.java @club.muster --seats anna=Anna,bert=Bert").isDone();
    }

    @Test
    void itIsPlayedSimulatedAndListed() {
        assertThat(cli.run("play @pile.java --bots all --seed 1").isDone().out())
                .contains("the pile is drawn");
        assertThat(cli.run("simulate @pile.java -n 5 --seed 1").isDone().out()).contains("5 games of Pile 1.0.0");
        assertThat(cli.run("rulesets --plugins @pile.java").isDone().out()).contains("pile", "folklore");
        assertThat(cli.run("rules @pile.java PIL-DRAW-01").isDone().out()).contains("Draw one or two cards.");
        assertThat(cli.run("schema @pile.java sizes").isDone().out()).contains("\"cards\"");
    }

    /** A game is kept like any other; the folder with the file is its folder of plugins. */
    @Test
    void aGameOfItIsKept() {
        cli.run("new @pile.java @g.muster --seats anna=Anna,bert=Bert").isDone();
        cli.run("pending @g.muster").isRefused("There is no ruleset pile", "a jar or a .java file in ");
        assertThat(cli.run("choose @g.muster --as bert 2 --plugins @").isDone().out())
                .contains("Asked: ");
        cli.run("verify @g.muster --plugins @").isDone();
        cli.run("verify @g.muster --plugins @pile.java").isDone();
    }

    private static final String NIGHT = """
            record Night() implements Ask<Heap, Boolean> {
                public Decision<Boolean> decision(Heap heap) {
                    return Decision.offered(List.of(), any -> Options.yesOrNo()).within(java.time.Duration.ofHours(2));
                }
                public Outcome<Heap> decide(Heap heap, Choices<Boolean> none, Dice dice) {
                    return Outcome.of(heap).tell(Event.told("The night goes by."));
                }
            }

            """;

    /** Nobody is asked in it: in files and on hosts time goes on, at one table and among bots nobody waits for it. */
    @Test
    void aPhaseMayBeAClockAlone() {
        cli.write(
                "pile.java",
                PILE.replace("public final class Pile", NIGHT + "public final class Pile")
                        .replace("new Draw())); }", "new Draw()), phase(\"night\", \"Night\", new Night())); }"));
        assertThat(cli.run("play @pile.java --bots all --seed 1").isDone().out())
                .contains("The night goes by.", "the pile is drawn");
        assertThat(cli.run("simulate @pile.java -n 5 --seed 1").isDone().out()).contains("5 games of Pile 1.0.0");
        cli.run("new @pile.java @g.muster --seats anna=Anna,bert=Bert").isDone();
        cli.run("choose @g.muster --as bert 2 --plugins @").isDone();
        assertThat(cli.run("pending @g.muster --plugins @").isDone().out()).contains("Night > Night", "Until ");
        assertThat(cli.run("deadline @g.muster --all --plugins @").isDone().out())
                .contains("Time is up for 1 decision.", "The night goes by.", "Asked: Bert");
    }

    @Test
    void itIsChecked() {
        Cli.Ran ran = cli.run("ruleset check @pile.java -n 1");
        assertThat(ran.out())
                .contains("ok       every game ends", "ok       the ruleset is pure and sees only the API");
    }

    /** Every mistake of the compiler, where it is and what it is. */
    @Test
    void mistakesAreToldWithLineAndColumn() {
        cli.write(
                "pile.java",
                PILE.replace("heap.players().get", "heap.plaiers().get")
                        .replace("left.cards() > 0", "left.cards() > none"));
        assertThat(cli.run("play @pile.java").isRefused().err().lines())
                .hasSize(2)
                .anySatisfy(
                        line -> assertThat(line)
                                .endsWith(
                                        "pile.java:20:32: cannot find symbol; symbol:   method plaiers(); location: variable heap of type pile.Heap"))
                .anySatisfy(line -> assertThat(line).contains("pile.java:25:31: cannot find symbol", "variable none"));
        cli.run("simulate @pile.java").isRefused("pile.java:20:32");
        assertThat(cli.run("rulesets --plugins @").isDone().err()).contains("left out: ", "pile.java:20:32");
    }

    @Test
    void whatIsNoPluginIsToldSo() {
        cli.write("pile.java", "record Heap(int cards) {}");
        cli.run("play @pile.java")
                .isRefused("none of its classes is a plugin; right is such as public final class Nim");
        cli.write("pile.java", PILE.replace("public final class Pile", "final class Pile"));
        cli.run("play @pile.java").isRefused("pile.Pile must be public, and so must its constructor");
        cli.write(
                "pile.java",
                PILE.replace(
                        "public RulesetInfo info() {",
                        "public RulesetInfo info() { if (true) throw new Error(\"no words\");"));
        cli.run("play @pile.java").isRefused("pile.Pile can't say what it is: Error: no words");
        cli.run("play @nowhere.java").isRefused("There is no file ", "nowhere.java");
    }

    /** What fails while it plays fails in its file, at its line. */
    @Test
    void aFaultIsToldWithTheLineOfTheFile() {
        cli.write(
                "pile.java",
                PILE.replace(
                        "Heap left = new",
                        "if (heap.cards() <= 3) throw new IllegalStateException(\"four\"); Heap left = new"));
        cli.run("play @pile.java --bots all --seed 1")
                .isFailed("pile 1.0.0 failed in Draw.decide (pile.java:24): four");
    }

    /** Data are judged by their own lines, in the file that people wrote. */
    @Test
    void dataAreJudgedBeforeAnythingIsPlayed() {
        cli.write("pile.yaml", SIZES.replace("cards: 5", "cards: five"));
        cli.run("play @pile.java").isRefused("pile.yaml: line 3, column ", "cards");
        cli.write("pile.yaml", SIZES.replace("names:", "named:"));
        cli.run("play @pile.java")
                .isRefused(
                        "pile.yaml: line 4, column 3: there is no field \"named\" here, and names is missing; there are: cards, names");
        cli.write("pile.yaml", SIZES + "prices:\n  ace: 3\n");
        cli.run("play @pile.java").isRefused("the ruleset has no data called prices; there are: sizes.");
        cli.write("pile.yaml", "sizes: {cards: 2, names: []}\n");
        cli.run("play @pile.java --bots all --seed 1").isDone();
        cli.write("pile.yaml", "{sizes: {cards: 2, names: []}}\n");
        cli.run("play @pile.java").isRefused("the name of each file of data begins a line");
        cli.write("pile.yaml", "sizes: [\n");
        cli.run("play @pile.java").isRefused("pile.yaml: line 2, column 1: ");
    }

    /** The same file is compiled once, and each save is taken up. */
    @Test
    void aSaveIsTakenUp() throws Exception {
        cli.run("simulate @pile.java -n 1").isDone();
        cli.write("pile.java", PILE.replace("\"Pile\"", "\"Piles\""));
        assertThat(cli.run("simulate @pile.java -n 1").isDone().out()).contains("1 game of Piles");
        Files.delete(folder.resolve("pile.md"));
        cli.run("rules @pile.java PIL-DRAW-01").isRefused();
    }
}
