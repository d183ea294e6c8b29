package org.muster.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Audience;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.space.Point;
import org.muster.api.spi.Setup;
import org.muster.core.game.Games;
import org.muster.core.game.TinyRuleset;

/** What one viewer gets to see of a game. */
class ViewTest {

    /** Two hills to march to. */
    record Hills(Setup setup) {}

    /** Somebody rolls where nobody looks. */
    record Secretly() implements Act<Hills> {
        @Override
        public Outcome<Hills> act(Hills hills, Dice dice) {
            dice.roll(Roll.of("Luck", Pool.D6).seenBy(Audience.NOBODY));
            return Outcome.of(hills);
        }
    }

    /** Everybody marches from one hill to another, in secret. */
    record March() implements Ask<Hills, String> {
        @Override
        public Decision<String> decision(Hills hills) {
            Options<String> to = Options.oneOf(
                    List.of("east", "west"), hill -> Option.of(hill, hill).at(hill));
            return Decision.simultaneous(
                            hills.setup.players(),
                            any -> Options.either(
                                    hill -> "from-north",
                                    Options.when(
                                            Option.of("from-north", "from the north")
                                                    .at("north"),
                                            () -> to)))
                    .secret();
        }

        @Override
        public Outcome<Hills> decide(Hills hills, Choices<String> choices, Dice dice) {
            return Outcome.of(hills);
        }
    }

    private static final class Marches extends TinyRuleset<Hills> {
        @Override
        public Class<Hills> state() {
            return Hills.class;
        }

        @Override
        public List<Class<? extends Step<Hills>>> steps() {
            return List.of(Secretly.class, March.class);
        }

        @Override
        public Pipeline<Hills> pipeline() {
            return Pipeline.<Hills>setup().rounds("Round", Pipeline.phase("March", new Secretly(), new March()));
        }

        @Override
        public Hills start(Setup setup, Setup book) {
            return new Hills(book);
        }

        @Override
        public Scene scene(Hills hills, Viewer viewer) {
            List<Point> corners = List.of(new Point(0, 0), new Point(1, 0), new Point(0, 1));
            return new Scene(
                    "Hills",
                    "",
                    1,
                    1,
                    List.of("north", "east", "west").stream()
                            .<Mark>map(hill -> new Mark.Patch(hill, corners, List.of("terrain-hills"), ""))
                            .toList(),
                    List.of(),
                    "");
        }
    }

    private static Games<Hills> marches() {
        return Games.open(new Marches(), "seats: {anna: Anna, bert: Bert}\n");
    }

    private static List<String> chosen(Games<Hills> games, String seat) {
        return new View<>(games.game, Viewer.of(new Player(seat)))
                .scene().marks().stream()
                        .filter(mark -> mark.classes().contains("chosen"))
                        .map(Mark::id)
                        .toList();
    }

    @Test
    void everybodySeesTheOwnAnswerInThePictureAndNobodyAnothers() {
        Games<Hills> games = marches();
        assertThat(chosen(games, "anna")).isEmpty();
        games.choose("anna", "{\"from-north\": \"east\"}");
        assertThat(chosen(games, "anna")).containsExactly("north", "east");
        assertThat(chosen(games, "bert")).isEmpty();
        assertThat(new View<>(games.game, Viewer.EVERYTHING).scene().legend()).isEmpty();
    }

    @Test
    void howManyDiceWereRolledIsToldToTheOwnerOfTheJournalAlone() {
        Games<Hills> games = marches();
        assertThat(new View<>(games.game, Viewer.EVERYTHING)
                        .position()
                        .path("rolls")
                        .asInt())
                .isEqualTo(1);
        for (Viewer viewer : List.of(Viewer.SPECTATOR, Viewer.of(new Player("anna")))) {
            assertThat(new View<>(games.game, viewer).position().has("rolls")).isFalse();
        }
    }
}
