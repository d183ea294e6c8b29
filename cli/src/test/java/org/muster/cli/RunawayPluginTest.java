package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.spi.ExpansionPlugin;
import org.muster.core.json.Json;
import tools.jackson.databind.JsonNode;

/** Plugins that loop or end the process, in real processes: they harm no game but their own, and fail their check. */
@Tag("long")
class RunawayPluginTest {

    @TempDir
    Path folder;

    private Cli cli;
    private Path jar;

    @BeforeEach
    void plugins() throws IOException {
        cli = new Cli(folder).opened();
        jar = FailingPluginTest.nim().write(folder.resolve("plugins/nim.jar"));
    }

    /** What a command did in a process of its own, with a trap set. */
    private Cli.Ran run(String trap, String words) throws IOException, InterruptedException {
        return run(List.of("-XX:TieredStopAtLevel=1"), trap, words);
    }

    private Cli.Ran run(List<String> flags, String trap, String words) throws IOException, InterruptedException {
        List<String> args = new ArrayList<>();
        for (String word : (words + " --plugins @plugins").split(" ")) {
            args.add(word.startsWith("@") ? cli.file(word.substring(1)).toString() : word);
        }
        Path out = Files.createTempFile(folder, "out", "");
        Path err = Files.createTempFile(folder, "err", "");
        Process process = new ProcessBuilder(command(flags, trap, args))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        try {
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).as(words).isTrue();
        } finally {
            process.destroyForcibly();
        }
        return new Cli.Ran(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    private static List<String> command(String trap, List<String> args) {
        return command(List.of("-XX:TieredStopAtLevel=1"), trap, args);
    }

    private static List<String> command(List<String> flags, String trap, List<String> args) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Dguice_custom_class_loading=CHILD",
                "-Dnim.trap=" + trap,
                "-cp",
                System.getProperty("java.class.path"),
                "org.muster.cli.Main"));
        command.addAll(1, flags);
        command.addAll(args);
        return command;
    }

    private void othersArePlayed(String trap) throws Exception {
        String listed = run(trap, "rulesets").isDone().out();
        assertThat(listed).contains("feud", "swm-campaign");
        run(trap, "new feud @more --seats anna,bert").isDone();
        run(trap, "choose @more --as anna hold").isDone();
        run(trap, "verify @club").isDone();
    }

    @ParameterizedTest
    @CsvSource({"constructor,loop", "info,halt"})
    void whatLoopsOrExitsWhenItIsLoadedTakesNoOtherGameWithIt(String place, String kind) throws Exception {
        othersArePlayed(place + ":" + kind);
        String listed = run(place + ":" + kind, "rulesets").isDone().out();
        assertThat(listed.lines().filter(line -> line.startsWith("nim")))
                .singleElement()
                .asString()
                .matches("nim +1\\.0\\.0 +2 players +Nim \\(folklore\\)");
        assertThat(run(place + ":" + kind, "map check @none --ruleset chess").err())
                .contains("There is no ruleset chess; there are: ", "nim");
    }

    /** Its id is known to nobody, so it is loaded when an id is asked for that no other has, and when all are listed. */
    @ParameterizedTest
    @ValueSource(strings = {"loop", "exit"})
    void aJarThatSaysNothingOfItselfIsNotLoadedForTheGamesOfOthers(String kind) throws Exception {
        PluginJar.withoutManifest(jar);
        run("constructor:" + kind, "new feud @more --seats anna,bert").isDone();
        run("constructor:" + kind, "choose @more --as anna hold").isDone();
        run("constructor:" + kind, "verify @club").isDone();
        assertThat(run("", "rulesets").isDone().out()).contains("nim  ");
        run("", "new nim @heap --seats a,b").isDone();
    }

    /** Where all are listed it is waited for, and not for ever. */
    @Test
    void aConstructorThatLoopsIsLeftOutWithItsReason() throws Exception {
        PluginJar.withoutManifest(jar);
        Cli.Ran ran = run("constructor:loop", "rulesets").isDone();
        assertThat(ran.out()).contains("feud", "swm-campaign").doesNotContain("nim ");
        assertThat(ran.err()).containsPattern("nim\\.jar: it is not made within 10 seconds: .*\\n");
    }

    /** A program reads the answer, and a deed that is done is not told as if it were not. */
    @Test
    void whatAPluginPrintsOrClosesIsNoneOfTheAnswer() throws Exception {
        run("act:close", "new nim @heap --seats a,b").isDone();
        for (String trap : List.of("decision:print", "decide:close")) {
            Cli.Ran ran = run(trap, "pending @heap --json").isDone();
            assertThat(Json.read(ran.out()).path("decisions").isArray())
                    .as(ran.out())
                    .isTrue();
        }
        assertThat(run("decision:print", "pending @heap").isDone().err()).contains("printed", "said");
        assertThat(run("decide:close", "choose @heap --as a 1").isDone().out()).isNotBlank();
    }

    @Test
    void anExpansionRunsOnlyInGamesOfItsRuleset() throws Exception {
        PluginJar expansion = new PluginJar().source("more.More", """
                        package more;
                        public final class More implements org.muster.api.spi.ExpansionPlugin {
                            public More() { while (true) { Thread.onSpinWait(); } }
                            public String id() { return "more"; }
                            public String version() { return "1.0.0"; }
                            public String expands() { return "nim"; }
                            public com.google.inject.Module module() { return binder -> {}; }
                        }
                        """).service(ExpansionPlugin.class, "more.More");
        Path more = expansion.write(folder.resolve("plugins/more.jar"));
        Cli.Ran ran = run("", "rulesets").isDone();
        assertThat(ran.err())
                .contains("more.jar: it holds an expansion, and its manifest does not say what it expands:"
                        + " Muster-Expansion, Muster-Version and Muster-Expands are wanted");
        expansion
                .saying("Muster-Expansion: more", "Muster-Version: 1.0.0", "Muster-Expands: nim")
                .write(more);
        othersArePlayed("");
        JsonNode rulesets = Json.read(run("", "rulesets --json").isDone().out()).path("rulesets");
        assertThat(rulesets.findValuesAsString("id")).contains("nim", "more");
    }

    @ParameterizedTest
    @CsvSource({"constructor,exit,4", "info,halt,0", "decide,exit,4"})
    void aCheckThatEndsByItselfHasFailed(String place, String kind, int code) throws Exception {
        Cli.Ran ran = run(place + ":" + kind, "ruleset check " + jar + " -n 1");
        assertThat(ran.code()).as(ran.out() + ran.err()).isEqualTo(1);
        assertThat(ran.out())
                .contains("problem  its process ended by itself in the midst of the check, with exit code " + code
                        + ": does it call System.exit or Runtime.halt?");
    }

    /** As if it were done, it would end with 0. */
    @ParameterizedTest
    @ValueSource(strings = {"start", "open", "act"})
    void aCommandThatAPluginEndsHasFailed(String place) throws Exception {
        Cli.Ran ran = run(place + ":exit", "new nim @heap --seats a,b");
        assertThat(ran.code()).isEqualTo(4);
        assertThat(ran.err())
                .containsPattern(
                        "muster: The command was not finished: Trap\\.spring \\(\\w+\\.java:\\d+\\) ended Muster by"
                                + " System\\.exit, which no plugin may do\\. Tell its author\\.\n$");
        assertThat(cli.file("heap.muster")).doesNotExist();
        Cli.Ran json = run(place + ":exit", "new nim @heap --seats a,b --json");
        assertThat(json.code()).isEqualTo(4);
        assertThat(Json.read(json.err()).toString()).contains("BROKEN_RULESET", "was not finished");
    }

    @Test
    void soItIsForPrograms() throws Exception {
        Cli.Ran json = run("act:halt", "ruleset check " + jar + " -n 1 --json");
        assertThat(json.code()).isEqualTo(1);
        assertThat(Json.read(json.out()).path("problems").toString()).contains("ended by itself");
    }

    @ParameterizedTest
    @ValueSource(strings = {"constructor", "decide"})
    void aCheckThatNeverEndsIsStopped(String place) throws Exception {
        Cli.Ran ran = run(place + ":loop", "ruleset check " + jar + " -n 1 --seconds 4");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out())
                .contains("problem  it did not end within 4 seconds and was stopped; --seconds gives it more");
        try (Stream<ProcessHandle> all = ProcessHandle.allProcesses()) {
            assertThat(all.filter(one -> one.info().commandLine().orElse("").contains(jar.toString())))
                    .isEmpty();
        }
    }

    /** Else what loops would loop until the next start of the machine, and nobody would know why it is slow. */
    @Test
    void aCheckWhoseMusterIsKilledEndsToo() throws Exception {
        Process muster = new ProcessBuilder(
                        command("decide:loop", List.of("ruleset", "check", jar.toString(), "-n", "1")))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            while (muster.isAlive() && muster.children().findAny().isEmpty()) {
                Thread.onSpinWait();
            }
            ProcessHandle check = muster.children().findAny().orElseThrow();
            muster.destroyForcibly().waitFor();
            assertThat(check.onExit().get(60, TimeUnit.SECONDS).isAlive()).isFalse();
        } finally {
            muster.descendants().forEach(ProcessHandle::destroyForcibly);
            muster.destroyForcibly();
        }
    }

    /** A machine that is warm leaves out where something failed that fails often, unless it is started as we start it. */
    @Test
    void whatFailsOftenIsToldWithItsLineToo() throws Exception {
        List<String> flags = Files.readAllLines(Path.of("..", "distribution", "launch")).stream()
                .map(String::strip)
                .filter(line -> line.startsWith("-XX:"))
                .map(line -> line.replaceFirst("\\s+#.*", ""))
                .toList();
        run(flags, "decision:often", "simulate nim -n 2 --seats a,b")
                .isFailed("nim 1.0.0 failed in Trap.length (Nim.java:");
    }

    /** What its own threads throw nobody catches, and Java would print a trace. */
    @Test
    void whatItsOwnThreadsThrowIsToldWithoutATrace() throws Exception {
        run("", "new nim @heap --seats a,b").isDone();
        Cli.Ran ran = run("decision:thread", "pending @heap");
        assertThat(ran.code()).isZero();
        assertThat(ran.err())
                .contains("nim 1.0.0 failed in Trap.spring (Nim.java:", ": no mover. Tell its author")
                .doesNotContain("Exception", "\tat ", "eport it");
        assertThat(run("decision:thread", "pending @heap --debug").err()).contains("\tat nim.Trap.");
    }

    @Test
    void aCheckHasNoMoreMemoryThanItIsGiven() throws Exception {
        Cli.Ran ran = run("act:memory", "ruleset check " + jar + " -n 1 --memory 128");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.out()).contains("OutOfMemoryError");
    }

    @Test
    void whatAManifestSaysIsReadOffTheCode() throws Exception {
        PluginJar.withoutManifest(jar);
        assertThat(run("", "ruleset check " + jar + " -n 1").out())
                .contains("note     its manifest does not say what it holds: muster ruleset manifest ");
        assertThat(run("", "ruleset manifest " + jar).isDone().out()).isEqualTo("""
                Muster-Ruleset: nim
                Muster-Name: Nim
                Muster-Version: 1.0.0
                Muster-Api: 1
                Muster-Source: folklore
                Muster-Seats: 2
                """);
    }

    @Test
    void aManifestThatSaysOtherThanTheCodeIsRefused() throws Exception {
        FailingPluginTest.nim().saying("Muster-Version: 2.0.0").write(jar);
        assertThat(cli.run("new nim @heap --seats a,b --plugins @plugins")
                        .isFailed(
                                "nim 2.0.0 failed: its manifest says ",
                                "Muster-Version: 2.0.0",
                                "Muster-Version: 1.0.0")
                        .err())
                .contains("they must say the same");
        assertThat(cli.run("ruleset check " + jar + " -n 1")
                        .isWanting("problem  ")
                        .out())
                .contains("its manifest says ");
        FailingPluginTest.nim().saying("Muster-Seats: two").write(jar);
        assertThat(cli.run("rulesets --plugins @plugins").isDone().err())
                .contains("nim.jar: its manifest says Muster-Seats: two; right is such as 2-4");
        for (String seats : new String[] {"5-2", "0-2", "0"}) {
            FailingPluginTest.nim().saying("Muster-Seats: " + seats).write(jar);
            String why = "nim.jar: its manifest says Muster-Seats: " + seats
                    + "; the fewest seats, 1 or more, stand before the most, such as 2-4";
            assertThat(cli.run("rulesets --plugins @plugins").isDone().err()).contains(why);
            assertThat(cli.run("new nim @heap --seats a,b --plugins @plugins")
                            .isRefused()
                            .err())
                    .contains("There is no ruleset nim");
            Cli.Ran checked = cli.run("ruleset check " + jar + " -n 1");
            assertThat(checked.code()).isNotZero();
            assertThat(checked.out() + checked.err()).contains("its manifest says Muster-Seats: " + seats);
        }
        FailingPluginTest.nim()
                .source("nim.Nim", FailingPluginTest.NIM.replace("\"folklore\", 2, 2", "\"folklore\", 5, 2"))
                .write(jar);
        PluginJar.withoutManifest(jar);
        assertThat(cli.run("rulesets --plugins @plugins").isDone().err())
                .contains("nim can't be for 5 to 2 players; the fewest, 1 or more, come first");
    }
}
