package org.muster.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.AbstractModule;
import com.google.inject.Inject;
import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.Multibinder;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.flow.WrittenAs;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.ExpansionPlugin;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.spi.Setup;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.game.Game;
import org.muster.core.game.Play;
import org.muster.core.journal.Journal;
import org.muster.core.json.Json;

/** An expansion's ability may ask: its steps are saved, read and played on like those of the ruleset. */
class ExpansionStepsTest {

    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-01-01T00:00:00Z"), ZoneOffset.UTC);

    record Feast(List<Player> players, int plates) {}

    /** What happens between two courses, whoever wrote it. */
    interface Custom {
        Step<Feast> step();
    }

    static final class FeastRules implements Ruleset<Feast, Setup> {

        private final Set<Custom> customs;

        @Inject
        FeastRules(Set<Custom> customs) {
            this.customs = customs;
        }

        record Serve() implements Act<Feast> {
            @Override
            public Outcome<Feast> act(Feast feast, Dice dice) {
                return Outcome.of(new Feast(feast.players(), feast.plates() + 1));
            }
        }

        @Override
        public Pipeline<Feast> pipeline() {
            List<Agenda<Feast>> all =
                    customs.stream().map(one -> Agenda.of(one.step())).toList();
            return Pipeline.<Feast>setup()
                    .rounds(
                            "course",
                            "Course",
                            Pipeline.phase("serve", "Serve", new Serve()),
                            Pipeline.phase("customs", "Customs", Agenda.inOrder(all)));
        }

        @Override
        public List<Class<? extends Step<Feast>>> steps() {
            return List.of(Serve.class);
        }

        @Override
        public Feast start(Setup setup, Setup book) {
            return new Feast(setup.players(), 0);
        }

        @Override
        public Feast view(Feast feast, Viewer viewer) {
            return feast;
        }
    }

    static final class FeastPlugin implements RulesetPlugin {
        @Override
        public RulesetInfo info() {
            return new RulesetInfo("feast", "Feast", "1.0.0", RulesetInfo.API, "none", 1, 4);
        }

        @Override
        public Module module() {
            return new AbstractModule() {
                @Override
                protected void configure() {
                    Multibinder.newSetBinder(binder(), Custom.class);
                    bind(new TypeLiteral<Ruleset<?, ?>>() {}).to(FeastRules.class);
                    bind(FeastRules.class);
                }
            };
        }
    }

    @WrittenAs("toasts:Toast")
    record Toast() implements Ask<Feast, Integer> {
        @Override
        public Decision<Integer> decision(Feast feast) {
            return Decision.of(feast.players().get(0), Options.number(1, 3));
        }

        @Override
        public Outcome<Feast> decide(Feast feast, Choices<Integer> choices, Dice dice) {
            return Outcome.of(feast).tell(Event.told("{n toast|toasts}", choices.only()));
        }
    }

    /** An expansion that forgets to name its steps. */
    static class SilentToasts implements ExpansionPlugin {
        @Override
        public String id() {
            return "toasts";
        }

        @Override
        public String version() {
            return "1.0.0";
        }

        @Override
        public String expands() {
            return "feast";
        }

        @Override
        public Module module() {
            return new AbstractModule() {
                @Override
                protected void configure() {
                    Multibinder.newSetBinder(binder(), Custom.class)
                            .addBinding()
                            .toInstance(Toast::new);
                }
            };
        }
    }

    static final class Toasts extends SilentToasts {
        @Override
        public List<Class<? extends Step<?>>> steps() {
            return List.of(Toast.class);
        }
    }

    @Test
    void theyAreSavedUnderTheirOwnNameAndPlayedOn() {
        LoadedRuleset loaded = LoadedRuleset.of(new FeastPlugin(), new Toasts());
        assertThat(loaded.flaws()).isEmpty();
        Play<?> play = Opening.of(loaded).play(GameConfig.read("seats: {anna: Anna}\ndice: seeded"), "feast");
        Game<?> game = Game.open(play, CLOCK, "anna");
        game.choose("anna", new Player("anna"), 0, Json.readAnswer("2"), true);
        List<String> lines = game.takeUnsaved().stream()
                .map(line -> new String(line, StandardCharsets.UTF_8).strip())
                .toList();
        assertThat(lines).anyMatch(line -> line.contains("toasts:Toast"));
        Game<?> again = Game.load(play, Journal.read(lines), CLOCK);
        again.choose("anna", new Player("anna"), 0, Json.readAnswer("3"), true);
        assertThat(again.log()).extracting(line -> line.sentence().toString()).contains("2 toasts", "3 toasts");
    }

    @Test
    void thoseItForgetsToNameAreToldWhenTheGameIsOpened() {
        assertThat(LoadedRuleset.of(new FeastPlugin(), new SilentToasts()).flaws())
                .singleElement()
                .asString()
                .contains("toasts:Toast", "not in steps()");
    }
}
