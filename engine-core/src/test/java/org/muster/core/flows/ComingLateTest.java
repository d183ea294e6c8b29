package org.muster.core.flows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.core.game.BadGame;
import org.muster.core.game.Games;
import org.muster.core.game.TinyRuleset;

/** Who answers when a question is closed hears that, and his answer is taken for no other. */
class ComingLateTest {

    /** The turn, and what was ordered in each. */
    record War(Setup setup, int turn, List<String> orders) {}

    record Order() implements Ask<War, String> {
        @Override
        public Decision<String> decision(War war) {
            return Decision.simultaneous(war.setup.players(), any -> Options.oneOf(List.of("march", "hold")))
                    .secret()
                    .citing("WAR-1")
                    .whenLate("ORDER_LATE", "Turn {n} is over.", war.turn)
                    .otherwise("hold");
        }

        @Override
        public Outcome<War> decide(War war, Choices<String> choices, Dice dice) {
            List<String> orders = new ArrayList<>(war.orders);
            for (Player player : war.setup.players()) {
                orders.add(war.turn + " " + player + " " + choices.of(player));
            }
            return Outcome.of(new War(war.setup, war.turn + 1, List.copyOf(orders)));
        }
    }

    /** Anna may name somebody as long as orders are given. */
    record Name() implements Ask<War, String> {
        @Override
        public Decision<String> decision(War war) {
            return Decision.offered(war.setup.players().subList(0, 1), any -> Options.text(1, 9))
                    .whenLate("NAME_LATE", "Too late for a name in turn {n}.", war.turn);
        }

        @Override
        public Outcome<War> decide(War war, Choices<String> choices, Dice dice) {
            return Outcome.of(war);
        }
    }

    record Open() implements Act<War> {
        @Override
        public Outcome<War> act(War war, Dice dice) {
            return Outcome.of(war)
                    .then(Agenda.inAnyOrder(List.of(Agenda.of(new Order()), Agenda.meanwhile(new Name()))));
        }
    }

    private static final class Wars extends TinyRuleset<War> {
        @Override
        public Class<War> state() {
            return War.class;
        }

        @Override
        public List<Class<? extends Step<War>>> steps() {
            return List.of(Open.class, Order.class, Name.class);
        }

        @Override
        public Pipeline<War> pipeline() {
            return Pipeline.<War>setup().rounds("turn", "Turn", Pipeline.phase("order", "Order", new Open()));
        }

        @Override
        public War start(Setup setup, Setup book) {
            return new War(book, 1, List.of());
        }
    }

    private static Games<War> games() {
        return Games.open(new Wars(), "seats: {anna: Anna, bert: Bert}\n");
    }

    private static List<String> refused(ThrowingCallable what) {
        return catchThrowableOfType(BadGame.class, what).violations().stream()
                .map(violation -> violation.code() + " " + violation.sentence() + " " + violation.rules())
                .toList();
    }

    private static int order(Games<War> games) {
        return games.game.open().get(0).id();
    }

    @Test
    void aLateAnswerIsNotTakenForTheNextTurns() {
        Games<War> games = games();
        int first = order(games);
        games.choose("bert", "march");
        games.lapse();
        assertThat(games.game.state().orders()).containsExactly("1 anna hold", "1 bert march");
        int second = order(games);
        assertThat(refused(() -> games.choose("anna", "march")))
                .containsExactly(
                        "ORDER_LATE Turn 1 is over. [WAR-1]",
                        "NAME_DECISION Anna gave no answer before that; decision " + second
                                + " asks now, and an answer to it names it. []");
        assertThat(refused(() -> games.choose("anna", first, "march", true)))
                .containsExactly("ORDER_LATE Turn 1 is over. [WAR-1]");
        games.choose("bert", "hold"); // who has answered in time means this turn's
        assertThat(refused(() -> games.choose("anna", "march")))
                .as("that another has answered says nothing of her")
                .hasSize(2);
        games.choose("anna", second, "march", true);
        assertThat(games.game.state().orders()).endsWith("2 anna march", "2 bert hold");
        games.choose("anna", "hold"); // and from now on so does anna
    }

    @Test
    void alsoWhatWasAskedLastOfAllSaysSo() {
        Games<War> games = games();
        int name = games.game.open().get(1).id();
        games.choose("anna", name, "Zoe", true);
        assertThat(refused(() -> games.choose("anna", name, "Mia", true)))
                .containsExactly("NAME_LATE Too late for a name in turn 1. []");
    }

    @Test
    void whatWasOpenBesideAndIsGoneSaysSo() {
        Games<War> games = games();
        int name = games.game.open().get(1).id();
        games.choose("anna", "march")
                .choose("bert", "hold")
                .choose("anna", "march")
                .choose("bert", "hold");
        assertThat(refused(() -> games.choose("anna", name, "Zoe", true)))
                .containsExactly("NAME_LATE Too late for a name in turn 1. []");
        assertThat(refused(() -> games.choose("bert", name, "Zoe", true))) // was never asked
                .singleElement()
                .asString()
                .startsWith("STALE");
        assertThat(refused(() -> games.choose("anna", 99, "Zoe", true)))
                .singleElement()
                .asString()
                .startsWith("STALE");
    }
}
