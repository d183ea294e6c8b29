package org.muster.core.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;
import org.muster.core.game.TinyRuleset;
import org.muster.core.journal.Head;
import org.muster.core.journal.MemoryStore;
import org.muster.core.plugin.BrokenRuleset;
import org.muster.core.plugin.LoadedRuleset;

/** A ruleset that throws harms its own game alone, and only as long as it throws. */
class FailingRulesetTest {

    /** Where it throws now, and what. */
    private static String where = "";

    private static String what = "";

    private static void here(String place) {
        if (!where.equals(place)) {
            return;
        }
        switch (what) {
            case "stack" -> here(place);
            case "memory" -> throw new OutOfMemoryError("Java heap space");
            case "linkage" -> throw new NoClassDefFoundError("moody/Gone");
            case "assertion" -> throw new AssertionError("never");
            default -> throw new IllegalStateException("no mover.");
        }
    }

    static final class Moody extends TinyRuleset<Moody.Mood> implements RulesetPlugin {
        @Override
        public RulesetInfo info() {
            return new RulesetInfo("tiny", "Tiny", "1.0.0", RulesetInfo.API, "none", 1, 9);
        }

        @Override
        public LoadedRuleset loaded() {
            return LoadedRuleset.of(this);
        }

        record Mood(List<Player> players, int n) {}

        record Take() implements Ask<Mood, Integer> {
            @Override
            public Decision<Integer> decision(Mood mood) {
                here("decision");
                if (where.equals("null")) {
                    return null;
                }
                return Decision.of(mood.players.get(0), Options.number(1, 3).where(n -> {
                            here("options");
                            return List.of();
                        }))
                        .otherwise(where.equals("default") ? 9 : 1);
            }

            @Override
            public Outcome<Mood> decide(Mood mood, Choices<Integer> choices, Dice dice) {
                here("decide");
                return Outcome.of(new Mood(mood.players, mood.n + 1))
                        .tell(Event.told(
                                "It is {n}.",
                                new Object() {
                                    @Override
                                    public String toString() {
                                        here("sentence");
                                        return "so";
                                    }
                                }.toString()));
            }
        }

        @Override
        public Class<Mood> state() {
            return Mood.class;
        }

        @Override
        public List<Class<? extends Step<Mood>>> steps() {
            return List.of(Take.class);
        }

        @Override
        public Pipeline<Mood> pipeline() {
            return Pipeline.<Mood>setup().rounds("turn", "Turn", Pipeline.phase("take", "Take", new Take()));
        }

        @Override
        public Mood start(Setup setup, Setup book) {
            here("start");
            return new Mood(setup.players(), 0);
        }

        @Override
        public Mood view(Mood mood, Viewer viewer) {
            here("view");
            return mood;
        }

        @Override
        public Scene scene(Mood mood, Viewer viewer) {
            here("scene");
            return super.scene(mood, viewer);
        }

        @Override
        public Sentence seatLabel(Mood mood, Player player) {
            here("seatLabel");
            return Sentence.NOTHING;
        }
    }

    private final Matches matches = new Matches(new Moody(), "seats: {anna: Anna}\n");

    @AfterEach
    void calm() {
        where = "";
        what = "";
    }

    private static Command take() {
        return new Command.Choose(new Player("anna"), 0, new Answer.Whole(2), true, null);
    }

    private static void everything(Match match) throws IOException {
        SeatView anna = match.as(Viewer.of(new Player("anna")));
        anna.asked();
        anna.position();
        anna.scene();
        anna.log();
        anna.name(new Player("anna"));
        match.submit("anna", null, take());
        match.verify(List.of());
    }

    @ParameterizedTest
    @CsvSource({
        "decision,exception,Take.decision (FailingRulesetTest.java:",
        "decide,exception,no mover",
        "decide,stack,StackOverflowError",
        "decide,memory,OutOfMemoryError: Java heap space",
        "decide,linkage,NoClassDefFoundError: moody/Gone",
        "options,assertion,AssertionError: never",
        "sentence,exception,no mover",
        "view,linkage,NoClassDefFoundError",
        "scene,exception,no mover",
        "seatLabel,assertion,never",
        "null,,failed in Take.decision: it gave nothing",
    })
    void whateverItThrowsIsItsOwnFailureAndTheMatchGoesOn(String place, String kind, String told) throws IOException {
        MemoryStore store = new MemoryStore();
        Match match = matches.open(store);
        match.submit("anna", null, take());
        List<String> heard = new ArrayList<>();
        match.as(Viewer.SPECTATOR).listen(news -> heard.add(news.json().toString()));
        Head head = store.head();
        String saw = match.as(Viewer.EVERYTHING).position().toString();

        where = place;
        what = kind == null ? "" : kind;
        assertThatThrownBy(() -> everything(match))
                .isInstanceOf(BrokenRuleset.class)
                .hasMessageStartingWith("tiny 1.0.0 failed in ")
                .hasMessageContaining(told.startsWith("Take.") ? "here (FailingRulesetTest.java:" : told)
                .hasMessageEndingWith(". Tell its author; nothing was written.");
        assertThatThrownBy(() -> {
                    matches.load(store);
                    everything(matches.load(store));
                })
                .isInstanceOf(BrokenRuleset.class);

        calm();
        int before = heard.size();
        if (store.head().equals(head)) {
            assertThat(match.as(Viewer.EVERYTHING).position()).hasToString(saw);
        }
        everything(match);
        assertThat(heard).hasSizeGreaterThan(before);
        assertThat(match.head()).isEqualTo(store.head());
        assertThat(matches.load(store).verify(List.of()).violations()).isEmpty();
    }

    @Test
    void aDefaultThatItsOptionsRefuseIsItsFailure() throws IOException {
        where = "default";
        Match match = matches.open(new MemoryStore());
        assertThatThrownBy(() -> match.submit("organizer", null, new Command.Lapse(1)))
                .isInstanceOf(BrokenRuleset.class)
                .hasMessage("tiny 1.0.0 failed in Take.decision: the default of anna is refused by its own options:"
                        + " 9 is no whole number from 1 to 3. Tell its author; nothing was written.");
        calm();
        match.submit("anna", null, take());
    }

    @ParameterizedTest
    @ValueSource(strings = {"start", "decision"})
    void aGameThatCannotBeOpenedLeavesItsStoreEmpty(String place) throws IOException {
        where = place;
        MemoryStore store = new MemoryStore();
        assertThatThrownBy(() -> matches.open(store)).isInstanceOf(BrokenRuleset.class);
        assertThat(store.head()).isEqualTo(Head.EMPTY);
        calm();
        matches.open(store);
    }

    /** What people do wrong is no failure of the ruleset, nor is what the engine does wrong. */
    @Test
    void othersMistakesAreNotBlamedOnIt() throws IOException {
        Match match = matches.open(new MemoryStore());
        assertThatThrownBy(() -> match.submit(
                        "anna", null, new Command.Choose(new Player("anna"), 0, new Answer.Whole(7), true, null)))
                .isNotInstanceOf(BrokenRuleset.class);
        assertThatThrownBy(() -> match.submit("anna", null, new Command.Choose(null, 0, null, true, null)))
                .isInstanceOf(NullPointerException.class);
    }
}
