package org.muster.core.flows;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
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
import org.muster.core.game.Games;
import org.muster.core.game.TinyRuleset;
import org.muster.core.view.View;

/** What is drafted for a question that nobody waits for: it counts when time is up, and falls with a word. */
class DraftBesideTest {

    private static final String ORDERS = "orders";

    record War(List<Player> players, int turn, String name) {}

    record Order() implements Ask<War, String> {
        @Override
        public Decision<String> decision(War war) {
            return Decision.simultaneous(war.players, any -> Options.oneOf(List.of("march", "hold")))
                    .within(Duration.ofDays(1))
                    .onClock(ORDERS)
                    .otherwise("hold");
        }

        @Override
        public Outcome<War> decide(War war, Choices<String> choices, Dice dice) {
            return Outcome.of(new War(war.players, war.turn + 1, war.name));
        }
    }

    /** Anna may name somebody as long as orders are given. */
    record Name(String clock) implements Ask<War, String> {
        @Override
        public Decision<String> decision(War war) {
            return Decision.of(war.players.get(0), Options.text(1, 9))
                    .within(Duration.ofDays(1))
                    .onClock(clock)
                    .orNothing();
        }

        @Override
        public Outcome<War> decide(War war, Choices<String> choices, Dice dice) {
            return Outcome.of(choices.isEmpty() ? war : new War(war.players, war.turn, choices.only()));
        }
    }

    /** Turns of one phase. */
    private static final class Wars extends TinyRuleset<War> {

        private final Agenda<War> order;

        Wars(List<Agenda<War>> inAnyOrder) {
            this.order = Agenda.inAnyOrder(inAnyOrder);
        }

        @Override
        public Class<War> state() {
            return War.class;
        }

        @Override
        public List<Class<? extends Step<War>>> steps() {
            return List.of(Order.class, Name.class, Bid.class);
        }

        @Override
        public Pipeline<War> pipeline() {
            return Pipeline.<War>setup().rounds("turn", "Turn", new Pipeline.Phase<>("order", "Order", List.of(order)));
        }

        @Override
        public War start(Setup setup, Setup book) {
            return new War(book.players(), 1, "");
        }
    }

    private static Games<War> play(List<Agenda<War>> inAnyOrder) {
        return Games.open(new Wars(inAnyOrder), "seats: {anna: Anna, bert: Bert}\n");
    }

    private static Games<War> drafted(String clock) {
        Games<War> games = play(List.of(Agenda.of(new Order()), Agenda.meanwhile(new Name(clock))));
        return games.choose("anna", games.game.open().get(1).id(), "Zoe", false);
    }

    private static List<String> told(Games<War> games, Viewer viewer) {
        return new View<>(games.game, viewer)
                .log().lines().stream()
                        .map(line -> line.line().sentence().toString())
                        .filter(line -> line.contains("counts no longer"))
                        .toList();
    }

    @Test
    void itCountsWhenTheTimeIsUpThatItShares() {
        Games<War> all = drafted(ORDERS).lapse();
        assertThat(all.state()).isEqualTo(new War(all.state().players(), 2, "Zoe"));
        Games<War> named = drafted(ORDERS);
        named.lapse(named.game.open().get(0).id());
        assertThat(named.state().name())
                .as("one decision of those that share it")
                .isEqualTo("Zoe");
        assertThat(named.reloaded().state()).isEqualTo(named.state());
        assertThat(told(all, Viewer.of(new Player("anna")))).isEmpty();
    }

    @Test
    void whereOthersAreReadyBeforeOrItsTimeIsAnotherItsWriterHearsThatItFell() {
        Games<War> ready = drafted(ORDERS).choose("anna", "march").choose("bert", "march");
        Games<War> other = drafted("names").lapse();
        for (Games<War> games : List.of(ready, other)) {
            assertThat(games.state()).isEqualTo(new War(games.state().players(), 2, ""));
            assertThat(told(games, Viewer.of(new Player("anna"))))
                    .containsExactly("As the game has gone on, what Anna had said to Turn 1 > Order > Name counts no"
                            + " longer (Zoe).");
            assertThat(told(games, Viewer.of(new Player("bert")))).isEmpty();
            assertThat(told(games, Viewer.SPECTATOR)).isEmpty();
        }
    }

    /** The first bid that is closed ends the bidding. */
    record Bid(int of) implements Ask<War, String> {
        @Override
        public Decision<String> decision(War war) {
            return Decision.of(war.players.get(of), Options.text(1, 9))
                    .within(Duration.ofDays(1))
                    .onClock(ORDERS)
                    .otherwise("none");
        }

        @Override
        public Outcome<War> decide(War war, Choices<String> choices, Dice dice) {
            return choices.isEmpty()
                    ? Outcome.of(war)
                    : Outcome.of(new War(war.players, war.turn + 1, war.name + choices.only() + of))
                            .leave();
        }
    }

    @Test
    void whatSomebodyDraftedIsClosedBeforeADefaultOfAnother() {
        Games<War> games = play(List.of(Agenda.of(new Bid(0)), Agenda.of(new Bid(1))));
        games.choose("bert", games.game.open().get(1).id(), "ten", false).lapse();
        assertThat(games.state().name()).startsWith("ten1");
    }
}
