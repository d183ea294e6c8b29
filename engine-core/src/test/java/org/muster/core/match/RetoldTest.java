package org.muster.core.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Setup;
import org.muster.core.game.TinyRuleset;
import org.muster.core.journal.MemoryStore;

/** Who has given an answer in secret knows it: that it is turned over is news to all the others. */
class RetoldTest {

    record Fists(List<Player> players) {}

    record Show() implements Ask<Fists, Integer> {
        @Override
        public Decision<Integer> decision(Fists fists) {
            return Decision.simultaneous(fists.players, player -> Options.number(0, 9))
                    .secret()
                    .thenOpen();
        }

        @Override
        public Outcome<Fists> decide(Fists fists, Choices<Integer> choices, Dice dice) {
            return Outcome.of(fists);
        }
    }

    private static final class Morra extends TinyRuleset<Fists> {
        @Override
        public Class<Fists> state() {
            return Fists.class;
        }

        @Override
        public List<Class<? extends Step<Fists>>> steps() {
            return List.of(Show.class);
        }

        @Override
        public Pipeline<Fists> pipeline() {
            return Pipeline.<Fists>setup()
                    .rounds("turn", "Turn", Pipeline.phase("show", "Show", Agenda.of(new Show())));
        }

        @Override
        public Fists start(Setup setup, Setup book) {
            return new Fists(setup.players());
        }
    }

    private static final Viewer ANNA = Viewer.of(new Player("anna"));

    private Match match;

    @BeforeEach
    void twoTurns() throws IOException {
        match = new Matches(new Morra(), Matches.THREE).open(new MemoryStore());
        for (int turn = 1; turn <= 2; turn++) {
            for (String seat : Matches.SEATS) {
                match.submit(seat, null, Matches.bid(seat, 3));
            }
        }
    }

    private List<String> log(Viewer viewer) throws IOException {
        List<String> told = new ArrayList<>();
        match.as(viewer).log().forEach(line -> told.add(line.path("text").asString()));
        return told;
    }

    private List<String> moments(Viewer viewer) throws IOException {
        List<String> told = new ArrayList<>();
        for (Moment moment : match.as(viewer).moments()) {
            moment.lines().forEach(line -> told.add(line.heard().sentence().toString()));
        }
        return told;
    }

    @Test
    void eachHearsEveryAnswerOnce() throws IOException {
        for (Viewer viewer : List.of(ANNA, Viewer.SPECTATOR, Viewer.of(Player.ORGANIZER))) {
            for (List<String> told : List.of(log(viewer), moments(viewer))) {
                assertThat(told.stream().filter(line -> line.contains("Show: 3")))
                        .as("told to %s", viewer)
                        .doesNotHaveDuplicates()
                        .hasSize(6);
            }
        }
    }

    @Test
    void oneOwnIsToldWhereItWasGiven() throws IOException {
        assertThat(log(ANNA).stream().filter(line -> line.contains("Show: 3")).toList())
                .startsWith(
                        "Anna: Turn 1 > Show > Show: 3",
                        "Bert: Turn 1 > Show > Show: 3",
                        "Carl: Turn 1 > Show > Show: 3")
                .element(3)
                .isEqualTo("Anna: Turn 2 > Show > Show: 3");
        match.submit("anna", null, Matches.bid("anna", 5));
        assertThat(log(ANNA)).endsWith("Anna: Turn 3 > Show > Show: 5");
    }
}
