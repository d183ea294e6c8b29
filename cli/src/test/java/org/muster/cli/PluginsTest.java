package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.spi.ExpansionPlugin;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;
import tools.jackson.databind.JsonNode;

/** Jars in the plugins folder, real ones: found and played, expanded, or left out and told while the others run. */
class PluginsTest {

    /** Whoever names the side that comes up keeps the coin; a charm of an expansion may be worn. */
    private static final String COIN = """
            package coin;
            import com.google.inject.*;
            import com.google.inject.multibindings.Multibinder;
            import jakarta.inject.Inject;
            import java.util.*;
            import org.muster.api.decision.*;
            import org.muster.api.dice.*;
            import org.muster.api.flow.*;
            import org.muster.api.scene.Scene;
            import org.muster.api.seat.*;
            import org.muster.api.spi.*;
            import org.muster.api.text.Sentence;

            public final class CoinPlugin implements RulesetPlugin {
                public RulesetInfo info() {
                    return new RulesetInfo("ID", "Coin", "1.0.0", API, "folklore", 1, 2);
                }
                public com.google.inject.Module module() {
                    return new AbstractModule() {
                        protected void configure() {
                            Multibinder.newSetBinder(binder(), Charm.class);
                            bind(new TypeLiteral<Ruleset<?, ?>>() {}).to(Coin.class);
                        }
                    };
                }
                public interface Charm { String name(); }
                public record Side(Player player, List<String> charms) {}
                public record Toss() implements Ask<Side, String> {
                    public Decision<String> decision(Side side) {
                        List<String> offered = new ArrayList<>(List.of("heads", "tails"));
                        offered.addAll(side.charms());
                        return Decision.of(side.player(), Options.oneOf(offered, word -> Option.of(word, word)))
                                .asking("What comes up?").otherwise("heads");
                    }
                    public Outcome<Side> decide(Side side, Choices<String> choices, Dice dice) {
                        int face = dice.roll(Roll.of("Coin", Pool.parse("d2"))).total();
                        return Outcome.of(side).end(Result.won(List.of(side.player()), List.of(side.player()),
                                Sentence.of("{word} and a {face}", choices.only(), face)));
                    }
                }
                public static final class Coin implements Ruleset<Side, Setup> {
                    private final List<String> charms;
                    @Inject Coin(Set<Charm> charms) {
                        this.charms = charms.stream().map(Charm::name).sorted().toList();
                    }
                    public Class<Side> state() { return Side.class; }
                    public Class<Setup> book() { return Setup.class; }
                    public List<Class<? extends Step<Side>>> steps() { return List.of(Toss.class); }
                    public Pipeline<Side> pipeline() {
                        return Pipeline.setup(Pipeline.<Side>phase("setup", "Setup")).rounds("turn", "Turn", Pipeline.phase("toss", "Toss", new Toss()));
                    }
                    public Setup open(Setup setup) { return setup; }
                    public Side start(Setup setup, Setup book) { return new Side(setup.players().get(0), charms); }
                    public Side view(Side side, Viewer viewer) { return side; }
                    public Scene scene(Side side, Viewer viewer) {
                        return Scene.of(Sentence.of("Coin"), 1, 1).described(Sentence.of("A coin."));
                    }
                }
            }
            """;

    private static final String LUCKY = """
            package lucky;
            import com.google.inject.*;
            import com.google.inject.multibindings.Multibinder;
            import org.muster.api.spi.ExpansionPlugin;

            public final class Lucky implements ExpansionPlugin {
                public String id() { return "lucky"; }
                public String version() { return "0.2.0"; }
                public String expands() { return "coin"; }
                public com.google.inject.Module module() {
                    return new AbstractModule() {
                        protected void configure() {
                            Multibinder.newSetBinder(binder(), coin.CoinPlugin.Charm.class).addBinding()
                                    .toInstance(() -> "clover");
                        }
                    };
                }
            }
            """;

    @TempDir
    Path folder;

    private Cli cli;
    private Path plugins;

    @BeforeEach
    void folders() throws IOException {
        cli = new Cli(folder);
        plugins = Files.createDirectories(folder.resolve("plugins"));
    }

    private static PluginJar coin(String id, String api) {
        return new PluginJar()
                .source(
                        "coin.CoinPlugin",
                        COIN.replace("\"ID\"", '"' + id + '"').replace("API,", api + ","))
                .service(RulesetPlugin.class, "coin.CoinPlugin");
    }

    /** A ruleset with nothing but a coin. */
    static PluginJar coin() {
        return coin("coin", "RulesetInfo.API");
    }

    private Cli.Ran run(String words) {
        return cli.run(words + " --plugins @plugins");
    }

    /** The others run, and nothing but {@code problem} is told. */
    private void isLeftOut(String... problem) {
        Cli.Ran ran = run("rulesets").isDone();
        assertThat(ran.out()).contains("feud").contains("swm-campaign").doesNotContain("coin ");
        assertThat(ran.err().lines()).hasSize(1);
        assertThat(ran.err()).startsWith("muster: left out: ").contains(problem);
        run("new feud @club.muster").isDone();
        JsonNode problems = run("rulesets --json").isDone().json().path("problems");
        assertThat(problems).hasSize(1);
    }

    @Test
    void aRulesetInAJarIsFoundAndPlayed() throws Exception {
        Path jar = coin().write(plugins.resolve("coin.jar"));
        Cli.Ran ran = run("rulesets").isDone();
        assertThat(ran.out()).contains("coin", "1 to 2 players", "(folklore)");
        assertThat(ran.err()).isEmpty();
        run("new coin @toss.muster --seats anna=Anna --dice physical").isDone();
        run("choose @toss.muster --as anna edge").isRefused("no option; there are heads, tails");
        run("choose @toss.muster --as anna heads").isDone();
        assertThat(run("roll @toss.muster 2").isDone().out()).contains("The game is over. Anna won: heads and a 2");
        run("verify @toss.muster").isDone();
        assertThat(run("play coin --bots all --seed 1").isDone().out()).contains("won: ");
        assertThat(run("simulate coin -n 20 --seed 1").isDone().out()).contains("20 games of Coin 1.0.0");
        assertThat(cli.run("ruleset check " + jar + " -n 1").out()).contains("ok       every game ends");
        cli.run("log @toss.muster").isRefused("There is no ruleset coin");
    }

    /** What a command says to be typed next, as it stands there. */
    private static String told(String text) {
        Matcher command = Pattern.compile("muster (--plugins .*?)(?: {3}|$)", Pattern.MULTILINE)
                .matcher(text);
        assertThat(command.find()).as(text).isTrue();
        return command.group(1);
    }

    @Test
    void whatIsToldToBeTypedNextPlaysByTheSamePlugins() throws Exception {
        coin().write(plugins.resolve("coin.jar"));
        Cli.Ran opened = run("new coin @toss.muster --seats anna=Anna --dice physical");
        String pending = told(opened.isDone().err());
        assertThat(pending).isEqualTo("--plugins " + plugins + " pending " + folder.resolve("toss.muster"));
        cli.run(told(cli.run(pending).isDone().out())).isDone();
        cli.run(told(cli.run(pending).isDone().out())).isDone();
        assertThat(cli.run(pending).isDone().out()).contains("The game is over. Anna won: ");
    }

    @Test
    void anExpansionInAnotherJarAddsToARulesetThatStands() throws Exception {
        Path coin = coin().write(plugins.resolve("coin.jar"));
        Path lucky = new PluginJar()
                .source("lucky.Lucky", LUCKY)
                .service(ExpansionPlugin.class, "lucky.Lucky")
                .saying("Muster-Expansion: lucky", "Muster-Version: 0.2.0", "Muster-Expands: coin")
                .seeing(coin)
                .write(plugins.resolve("a-lucky.jar")); // before the ruleset it needs
        JsonNode rulesets = run("rulesets --json").isDone().json().path("rulesets");
        assertThat(rulesets.findValuesAsString("id")).contains("coin", "lucky");
        run("new coin @toss.muster --seats anna=Anna --seed 1").isDone();
        assertThat(run("choose @toss.muster --as anna clover").isDone().out()).contains("clover and a ");
        Files.delete(lucky);
        run("log @toss.muster").isRefused("played with the expansions lucky; at hand are none");
        run("new coin @plain.muster --seats anna=Anna").isDone();
        run("choose @plain.muster --as anna clover").isRefused("no option; there are");
    }

    /** A game opened before an expansion came is played without it, and one opened with it plays with it. */
    @Test
    void anExpansionThatComesLaterChangesNoGameThatRuns() throws Exception {
        Path coin = coin().write(plugins.resolve("coin.jar"));
        run("new coin @plain.muster --seats anna=Anna --seed 1").isDone();
        new PluginJar()
                .source("lucky.Lucky", LUCKY)
                .service(ExpansionPlugin.class, "lucky.Lucky")
                .saying("Muster-Expansion: lucky", "Muster-Version: 0.2.0", "Muster-Expands: coin")
                .seeing(coin)
                .write(plugins.resolve("lucky.jar"));
        run("choose @plain.muster --as anna clover").isRefused("no option; there are heads, tails");
        run("choose @plain.muster --as anna tails").isDone();
        run("verify @plain.muster").isDone();
        run("new coin @lucky.muster --seats anna=Anna --seed 1").isDone();
        run("choose @lucky.muster --as anna clover").isDone();
    }

    private static PluginJar coinOf(String version, String sides) {
        return new PluginJar()
                .source(
                        "coin.CoinPlugin",
                        COIN.replace("\"ID\"", "\"coin\"")
                                .replace("API,", "RulesetInfo.API,")
                                .replace("\"1.0.0\"", '"' + version + '"')
                                .replace("\"heads\", \"tails\"", sides))
                .service(RulesetPlugin.class, "coin.CoinPlugin");
    }

    /** The newest opens games; each game goes on by its own, until it is taken over. */
    @Test
    void severalVersionsOfARulesetLiveSideBySide() throws Exception {
        Path old = coinOf("1.9.0", "\"heads\", \"tails\"").write(plugins.resolve("coin-1.9.0.jar"));
        run("new coin @old.muster --seats anna=Anna --seed 1").isDone();
        run("new coin @other.muster --seats anna=Anna --seed 1").isDone();
        coinOf("1.10.0", "\"heads\", \"edge\"").write(plugins.resolve("coin-1.10.0.jar"));
        coinOf("1.9.3", "\"heads\", \"tails\", \"flat\"").write(plugins.resolve("coin-1.9.3.jar"));
        assertThat(run("rulesets").isDone().out()).contains("1.10.0").doesNotContain("1.9.");
        run("new coin @new.muster --seats anna=Anna --seed 1").isDone();
        assertThat(run("choose @new.muster --as anna tails").isRefused().err()).contains("there are heads, edge");
        assertThat(run("choose @old.muster --as anna edge").isRefused().err()).contains("there are heads, tails.");
        run("choose @old.muster --as anna tails").isDone();
        Files.delete(old); // a patch goes on with it
        run("verify @old.muster").isDone();
        run("choose @other.muster --as anna flat").isDone();
        Cli.Ran upgrade = run("upgrade @old.muster").isWanting("1.9.0 > 1.10.0", "Entry ");
        assertThat(upgrade.out()).contains("Nothing was changed.");
        run("verify @old.muster").isDone();
    }

    /** What a later version mended would be undone, and nobody would hear of it. */
    @Test
    void noGameIsTakenOverToAnOlderVersion() throws Exception {
        Path later = coinOf("2.1.0", "\"heads\", \"tails\"").write(plugins.resolve("coin-2.jar"));
        run("new coin @toss.muster --seats anna=Anna --seed 1").isDone();
        Files.delete(later);
        coinOf("2.0.9", "\"heads\", \"tails\"").write(plugins.resolve("coin-1.jar"));
        run("upgrade @toss.muster").isRefused("The game is played by coin 2.1.0; what is at hand, 2.0.9, is older.");
        run("upgrade @toss.muster --dry-run").isRefused("is older");
    }

    /** Where the old version is at hand too, every fact is compared. */
    @Test
    void aGameIsTakenOverToTheNewestVersion() throws Exception {
        coinOf("1.0.0", "\"heads\", \"tails\"").write(plugins.resolve("coin-1.jar"));
        run("new coin @toss.muster --seats anna=Anna --dice physical").isDone();
        run("choose @toss.muster --as anna tails").isDone();
        coinOf("2.0.0", "\"tails\", \"edge\"").write(plugins.resolve("coin-2.jar"));
        assertThat(run("upgrade @toss.muster --dry-run").isDone().out())
                .contains("1.0.0 > 2.0.0", "Nothing would be different.");
        run("upgrade @toss.muster").isDone();
        run("roll @toss.muster 2").isDone();
        run("verify @toss.muster").isDone();
    }

    @Test
    void anExpansionThatCannotBeWiredStopsItsRulesetAlone() throws Exception {
        Path coin = coin().write(plugins.resolve("coin.jar"));
        new PluginJar()
                .source(
                        "lucky.Lucky",
                        LUCKY.replace(".toInstance(() -> \"clover\")", ".to(coin.CoinPlugin.Charm.class)"))
                .service(ExpansionPlugin.class, "lucky.Lucky")
                .saying("Muster-Expansion: lucky", "Muster-Version: 0.2.0", "Muster-Expands: coin")
                .seeing(coin)
                .write(plugins.resolve("lucky.jar"));
        run("rulesets").isDone();
        run("new coin @toss.muster --seats anna").isFailed("muster: coin 1.0.0 failed");
        run("new feud @club.muster").isDone();
    }

    @Test
    void anExpansionOfNothingIsTold() throws Exception {
        Path coin = coin().write(folder.resolve("elsewhere").resolve("coin.jar"));
        new PluginJar()
                .source("lucky.Lucky", LUCKY)
                .service(ExpansionPlugin.class, "lucky.Lucky")
                .saying("Muster-Expansion: lucky", "Muster-Version: 0.2.0", "Muster-Expands: coin")
                .seeing(coin)
                .write(plugins.resolve("lucky.jar"));
        isLeftOut("lucky.jar: lucky expands coin, which is not at hand");
    }

    @Test
    void aJarThatIsNoneIsLeftOut() throws Exception {
        Files.writeString(plugins.resolve("coin.jar"), "this is no jar");
        isLeftOut("coin.jar: it is no jar that can be read");
        cli.run("ruleset check @plugins/coin.jar").isWanting("problem  ", "no jar that can be read");
    }

    @Test
    void aJarWithoutPluginsIsLeftOut() throws Exception {
        new PluginJar().entry("notes.txt", "nothing").write(plugins.resolve("notes.jar"));
        isLeftOut("notes.jar: it holds no ruleset and no expansion");
    }

    @Test
    void aServiceFileThatNamesNoClassIsLeftOut() throws Exception {
        new PluginJar().service(RulesetPlugin.class, "coin.Nowhere").write(plugins.resolve("coin.jar"));
        isLeftOut("coin.jar: ", "coin.Nowhere not found");
    }

    @Test
    void aServiceFileThatNamesAnotherKindOfClassIsLeftOut() throws Exception {
        new PluginJar()
                .source("coin.Plain", "package coin; public class Plain {}")
                .service(RulesetPlugin.class, "coin.Plain")
                .write(plugins.resolve("coin.jar"));
        isLeftOut("coin.jar: ", "coin.Plain not a subtype");
    }

    @Test
    void aServiceFileThatIsNoneIsLeftOut() throws Exception {
        new PluginJar()
                .entry("META-INF/services/" + RulesetPlugin.class.getName(), "not a class name\n")
                .write(plugins.resolve("coin.jar"));
        isLeftOut("coin.jar: ", "Illegal configuration-file syntax");
    }

    @Test
    void aClassThatIsNoneIsLeftOut() throws Exception {
        new PluginJar()
                .entry("coin/CoinPlugin.class", "cafe babe")
                .service(RulesetPlugin.class, "coin.CoinPlugin")
                .write(plugins.resolve("coin.jar"));
        isLeftOut("coin.jar: ", "coin/CoinPlugin");
    }

    @Test
    void aConstructorThatThrowsIsLeftOutWithItsReason() throws Exception {
        new PluginJar()
                .source(
                        "coin.Sulky",
                        "package coin; public class Sulky implements org.muster.api.spi.RulesetPlugin {"
                                + "public Sulky() { throw new IllegalStateException(\"not today\"); }"
                                + "public org.muster.api.spi.RulesetInfo info() { return null; }"
                                + "public com.google.inject.Module module() { return null; } }")
                .service(RulesetPlugin.class, "coin.Sulky")
                .write(plugins.resolve("coin.jar"));
        isLeftOut("coin.jar: ", "coin.Sulky could not be instantiated: Sulky (Sulky.java:1): not today");
    }

    @Test
    void aRulesetThatSaysNothingOfItselfIsLeftOut() throws Exception {
        new PluginJar()
                .source(
                        "coin.Mute",
                        "package coin; public class Mute implements org.muster.api.spi.RulesetPlugin {"
                                + "public org.muster.api.spi.RulesetInfo info() { return null; }"
                                + "public com.google.inject.Module module() { return null; } }")
                .service(RulesetPlugin.class, "coin.Mute")
                .write(plugins.resolve("coin.jar"));
        isLeftOut("coin.jar: coin.Mute can't say what it is");
    }

    /** Found when its jar is opened, not when an evening is lost. */
    @Test
    void aRulesetThatCannotBeReadAgainIsLeftOutWithTheReason() throws Exception {
        new PluginJar()
                .source(
                        "coin.CoinPlugin",
                        COIN.replace("\"ID\"", "\"coin\"")
                                .replace("API,", "RulesetInfo.API,")
                                .replace(
                                        "record Side(Player player, List<String> charms)",
                                        "record Side(Player player, List<String> charms, Object luck)")
                                .replace(
                                        "new Side(setup.players().get(0), charms)",
                                        "new Side(setup.players().get(0), charms, 7)"))
                .service(RulesetPlugin.class, "coin.CoinPlugin")
                .write(plugins.resolve("coin.jar"));
        isLeftOut(
                "coin.jar: coin can't be saved and read again: ",
                "coin.CoinPlugin$Side.luck is or holds an Object",
                "name a record, an enum or a sealed interface of records");
    }

    @Test
    void aRulesetMadeForALaterEngineIsLeftOut() throws Exception {
        int later = RulesetInfo.API + 1;
        coin("coin", Integer.toString(later)).write(plugins.resolve("coin.jar"));
        isLeftOut("coin.jar: coin was made for version " + later + " of the engine's API; this engine has "
                + RulesetInfo.API);
    }

    @Test
    void ofTwoRulesetsWithOneIdAndVersionTheFirstStays() throws Exception {
        coin().write(plugins.resolve("a.jar"));
        coin().write(plugins.resolve("b.jar"));
        coin("feud", "1").write(plugins.resolve("c.jar"));
        Cli.Ran ran = run("rulesets").isDone();
        assertThat(ran.out()).contains("coin", "Border Feud").doesNotContain("feud  1.0.0");
        assertThat(ran.err().lines().toList())
                .satisfiesExactly(
                        first -> assertThat(first).contains("b.jar: there is a ruleset coin 1.0.0 already"),
                        second -> assertThat(second)
                                .contains("c.jar: there is a ruleset feud already", "Muster-Version: 1.0.0"));
        run("new coin @toss.muster --seats anna").isDone();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a/../b", "Coin", "two words"})
    void aRulesetWhoseIdNobodyCouldTypeIsLeftOut(String id) throws Exception {
        coin(id, "1").write(plugins.resolve("coin.jar"));
        isLeftOut("coin.jar: a ruleset can't be called \"" + id + "\"", "such as sea-battles");
    }

    @Test
    void aGoodRulesetBesideABrokenOneInOneJarIsUsed() throws Exception {
        coin().service(RulesetPlugin.class, "coin.Nowhere", "coin.CoinPlugin").write(plugins.resolve("coin.jar"));
        Cli.Ran ran = run("rulesets").isDone();
        assertThat(ran.out()).contains("coin ");
        assertThat(ran.err()).contains("coin.Nowhere not found");
    }
}
