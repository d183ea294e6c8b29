package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.spi.ExpansionPlugin;
import org.muster.testkit.Rule;

/** A faction that somebody else wrote: units, an ability and a victory condition of its own, in a jar of its own. */
class CrusadeExpansionTest {

    private static final String VOTANN = """
            package votann;
            import com.google.inject.AbstractModule;
            import com.google.inject.multibindings.Multibinder;
            import java.util.List;
            import org.muster.api.seat.Player;
            import org.muster.api.spi.ExpansionPlugin;
            import org.muster.api.state.OrderedMap;
            import org.muster.api.text.Sentence;
            import org.muster.ruleset.crusade.Ability;
            import org.muster.ruleset.crusade.Book;
            import org.muster.ruleset.crusade.Condition;
            import org.muster.ruleset.crusade.Season;
            import org.muster.ruleset.crusade.data.ConditionLine;
            import org.muster.ruleset.crusade.data.FactionSheet;

            public final class Votann implements ExpansionPlugin {
                public String id() { return "votann"; }
                public String version() { return "1.0.0"; }
                public String expands() { return "40k-crusade"; }
                public com.google.inject.Module module() {
                    return new AbstractModule() {
                        @Override protected void configure() {
                            Multibinder.newSetBinder(binder(), FactionSheet.class).addBinding().toInstance(new FactionSheet(
                                    "votann", "Leagues of Votann", List.of("DEEP_TUNNELS"),
                                    List.of(new ConditionLine("deepWorlds", "MINING", 1, null, null)),
                                    List.of(new ConditionLine("controlsSystems", null, 3, null, null)),
                                    OrderedMap.of("kahl", 5), OrderedMap.of("kahl", 6), null));
                            Multibinder.newSetBinder(binder(), Ability.class).addBinding().toInstance(new Tunnels());
                            Multibinder.newSetBinder(binder(), Condition.class).addBinding().toInstance(new DeepWorlds());
                        }
                    };
                }
                /** From anywhere to every mining world. */
                static final class Tunnels implements Ability.Reach {
                    public String id() { return "DEEP_TUNNELS"; }
                    public List<String> from(Season season, Player player, String origin) {
                        return season.worlds().entrySet().stream()
                                .filter(one -> one.getValue().type().equals("MINING"))
                                .map(java.util.Map.Entry::getKey).toList();
                    }
                }
                static final class DeepWorlds implements Condition {
                    public String id() { return "deepWorlds"; }
                    public Progress progress(Season season, Player player, ConditionLine line) {
                        long mines = season.systemsOf(player).stream()
                                .filter(system -> season.worlds().the(system).type().equals(line.what())).count();
                        return new Progress((int) mines, line.need());
                    }
                    public Sentence words(Book book, ConditionLine line) { return Sentence.of("deep worlds"); }
                }
            }
            """;

    @TempDir
    Path folder;

    private Cli cli;

    @BeforeEach
    void jar() throws Exception {
        cli = new Cli(folder);
        new PluginJar()
                .source("votann.Votann", VOTANN)
                .service(ExpansionPlugin.class, "votann.Votann")
                .saying("Muster-Expansion: votann", "Muster-Version: 1.0.0", "Muster-Expands: 40k-crusade")
                .write(Files.createDirectories(folder.resolve("plugins")).resolve("votann.jar"));
    }

    private Cli.Ran run(String words) {
        return cli.run(words + " --plugins @plugins");
    }

    @Test
    @Rule({"CRU-ABL-01", "CRU-VIC-04", "CRU-ATK-07"})
    void aFactionOfAnExpansionIsPlayedToItsVictory() {
        run("new 40k-crusade @s.muster --seats anna=Anna,bert=Bert --organizer --seed 1")
                .isDone();
        assertThat(run("pending @s.muster --as anna").out()).contains("Leagues of Votann");
        run("choose @s.muster --as anna votann").isDone();
        run("choose @s.muster --as bert orks").isDone();
        run("choose @s.muster --as anna starter").isDone();
        run("choose @s.muster --as bert starter").isDone();
        assertThat(run("choose @s.muster --as anna {\"attack\":{\"S01\":\"N06\"}}")
                        .isDone()
                        .out())
                .as("its ability reaches mining worlds everywhere")
                .contains("Asked: Bert");
        run("choose @s.muster --as bert none").isDone();
        run("choose @s.muster --as bert yes").isDone();
        run("choose @s.muster --as anna bert").isDone();
        run("choose @s.muster --as organizer publish").isDone();
        run("choose @s.muster --as anna {\"result\":\"anna\"}").isDone();
        assertThat(run("choose @s.muster --as bert confirm").isDone().out())
                .contains("Anna claims Halcyon Pits.")
                .contains("Major Victory: deep worlds: 1 of 1.")
                .contains("Anna alone fulfils the Major Victory of Leagues of Votann in turn 1");
        run("verify @s.muster").isDone();
        cli.run("log @s.muster").isRefused("played with the expansions votann; at hand are none");
    }

    @Test
    void botsPlayIt() {
        assertThat(run("simulate 40k-crusade -n 12 --seed 2").isDone().out()).contains("Leagues of Votann");
    }
}
