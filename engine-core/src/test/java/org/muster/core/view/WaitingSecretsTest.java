package org.muster.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Setup;
import org.muster.core.game.Games;
import org.muster.core.game.TinyRuleset;

/** Secret answers to what is still open stay secret while dice of something else are waited for, in two worlds. */
class WaitingSecretsTest {

    /** Coins are hidden while the scouts are out. */
    record Camp(List<Player> players, int scouts) {
        Player player(int n) {
            return players.get(n);
        }
    }

    /** Who sends a scout is asked once more. */
    record Send() implements Ask<Camp, Integer> {
        @Override
        public Decision<Integer> decision(Camp camp) {
            return Decision.of(camp.player(0), Options.number(0, 1));
        }

        @Override
        public Outcome<Camp> decide(Camp camp, Choices<Integer> choices, Dice dice) {
            Outcome<Camp> outcome = Outcome.of(new Camp(camp.players, choices.only()));
            return choices.only() == 0 ? outcome : outcome.then(new Equip());
        }
    }

    record Equip() implements Ask<Camp, Integer> {
        @Override
        public Decision<Integer> decision(Camp camp) {
            return Decision.of(camp.player(2), Options.number(0, 1));
        }

        @Override
        public Outcome<Camp> decide(Camp camp, Choices<Integer> choices, Dice dice) {
            return Outcome.of(camp);
        }
    }

    record Hide() implements Ask<Camp, Integer> {
        @Override
        public Decision<Integer> decision(Camp camp) {
            return Decision.simultaneous(camp.players.subList(0, 2), player -> Options.number(0, 9))
                    .secret();
        }

        @Override
        public Outcome<Camp> decide(Camp camp, Choices<Integer> choices, Dice dice) {
            return Outcome.of(camp);
        }
    }

    /** Nobody but the third player knows where the scout looks; the first die is nobody else's either. */
    record Look() implements Ask<Camp, Integer> {
        @Override
        public Decision<Integer> decision(Camp camp) {
            return Decision.of(camp.player(2), Options.number(1, 9)).secret();
        }

        @Override
        public Outcome<Camp> decide(Camp camp, Choices<Integer> choices, Dice dice) {
            Player scout = camp.player(2);
            dice.roll(Roll.of("Sight", Pool.D6).by(scout).seenBy(Audience.only(List.of(scout))));
            dice.roll(Roll.of("Luck", Pool.D6).by(scout));
            return Outcome.of(camp);
        }
    }

    private static final class Scouting extends TinyRuleset<Camp> {
        @Override
        public Class<Camp> state() {
            return Camp.class;
        }

        @Override
        public List<Class<? extends Step<Camp>>> steps() {
            return List.of(Send.class, Equip.class, Hide.class, Look.class);
        }

        @Override
        public Pipeline<Camp> pipeline() {
            return Pipeline.<Camp>setup()
                    .rounds(
                            "day",
                            "Day",
                            Pipeline.phase(
                                    "camp",
                                    "Camp",
                                    Agenda.of(new Send()),
                                    Agenda.inAnyOrder(List.of(Agenda.of(new Look()), Agenda.of(new Hide())))));
        }

        @Override
        public Camp start(Setup setup, Setup book) {
            return new Camp(setup.players(), 0);
        }
    }

    private static final Player ANNA = new Player("anna");
    private static final Player CARL = new Player("carl");

    private static Games<Camp> camp() {
        return Games.open(new Scouting(), "seats: {anna: Anna, bert: Bert, carl: Carl}\ndice: physical\n");
    }

    /** Anna hides {@code coins}, Carl looks at {@code place}, and his dice are waited for. */
    private static Games<Camp> waiting(int coins, int place) {
        Games<Camp> games = camp().choose("anna", "0").choose("anna", "" + coins);
        return games.choose("carl", "" + place);
    }

    private static void lookAlike(Games<Camp> one, Games<Camp> other, Player whose, boolean alsoToTheOwner) {
        for (Viewer viewer : one.game.play().viewers()) {
            if (!viewer.mayAct(whose) && (alsoToTheOwner || !viewer.seesAll())) {
                assertThat(seen(one, viewer)).as("seen by %s", viewer).isEqualTo(seen(other, viewer));
            }
        }
    }

    private static List<String> seen(Games<Camp> games, Viewer viewer) {
        View<Camp> view = new View<>(games.game, viewer);
        return List.of(
                view.position().toString(),
                view.log().lines().toString(),
                new Asked<>(view).json().toString());
    }

    @Test
    void nobodyReadsWhatIsStillOpenWhileDiceAreWaitedFor() {
        Games<Camp> three = waiting(3, 1);
        assertThat(three.game.pendingRoll()).isPresent();
        assertThat(seen(three, Viewer.of(ANNA)).get(1)).contains("Hide: 3");
        lookAlike(three, waiting(5, 1), ANNA, true);
    }

    /** It is decided, so who keeps the journal may go on from it; the others learn no more than before. */
    @Test
    void othersDoNotReadWhatIsBeingCarriedOut() {
        Games<Camp> one = waiting(3, 1).roll(6);
        assertThat(one.game.pendingRoll()).isPresent();
        assertThat(seen(one, Viewer.EVERYTHING).get(0)).contains("\"faces\":[[6]]");
        lookAlike(one, waiting(3, 2).roll(5), CARL, false);
    }

    /** The organizer could close a game, look, and open it again. */
    @Test
    void closingAGameTurnsNothingOver() {
        Games<Camp> three = camp().choose("anna", "0").choose("anna", "3");
        Games<Camp> five = camp().choose("anna", "0").choose("anna", "5");
        three.game.close("organizer", "late");
        five.game.close("organizer", "late");
        lookAlike(three, five, ANNA, true);
    }

    /** A mended answer may leave fewer decisions, so that those after it have other numbers than their entries say. */
    @Test
    void aMendedGameKeepsWhatIsOpenSecret() {
        lookAlike(mended(3), mended(5), ANNA, true);
    }

    private static Games<Camp> mended(int coins) {
        Games<Camp> games = camp().choose("anna", "1").choose("carl", "0").choose("anna", "" + coins);
        assertThat(games.game
                        .amend("organizer", 1, new org.muster.api.decision.Answer.Whole(0), "nobody was sent")
                        .dropped())
                .hasSize(1);
        return games;
    }
}
