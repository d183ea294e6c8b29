package org.muster.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Reach;
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
import org.muster.api.text.Sentence;
import org.muster.core.game.Game;
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
                    List.of("east", "west"), hill -> Option.called(hill, hill).at(hill));
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

    private static class Marches extends TinyRuleset<Hills> {
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
            return Pipeline.<Hills>setup()
                    .rounds("round", "Round", Pipeline.phase("march", "March", new Secretly(), new March()));
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

    /** Words of a picture are texts once they are made; a seat among them is who sits there, in lists too. */
    @Test
    void aPictureCallsSeatsByTheirNames() {
        Game<Hills> game = Games.open(new Named(), "seats: {anna: Anna of Hoth, bert: Bert}\n").game;

        Scene seen = new View<>(game, Viewer.SPECTATOR).scene();

        assertThat(seen.title()).isEqualTo("The hills of Anna of Hoth and Bert");
        assertThat(seen.legend()).containsExactly(new Scene.Entry(List.of("owner-0"), "held by Anna of Hoth"));
        assertThat(new View<>(game, Viewer.SPECTATOR).closeUp("hill").marks())
                .extracting(Mark::note)
                .containsExactly("Bert looks on");
    }

    private static final class Named extends Marches {
        @Override
        public Scene scene(Hills hills, Viewer viewer) {
            List<Player> seats = hills.setup().players();
            return Scene.of(Sentence.of("The hills of {players}", seats), 9, 9)
                    .showing(List.of(), List.of(Scene.Entry.of(List.of("owner-0"), "held by {player}", seats.get(0))));
        }

        @Override
        public List<Mark> closeUp(Hills hills, Viewer viewer, String id) {
            return List.of(Mark.token("", new Point(1, 1), 1)
                    .noting("{player} looks on", hills.setup().players().get(1)));
        }
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

    /** Somebody walks on an open table, round a pond. */
    record Walk() implements Ask<Hills, List<Point>> {
        static final List<Point> SHORE = ring(0, 20);
        static final List<Point> POND = ring(5, 10);
        static final List<Point> ISLAND = ring(6, 8);

        private static List<Point> ring(double from, double to) {
            return List.of(new Point(from, from), new Point(to, from), new Point(to, to), new Point(from, to));
        }

        @Override
        public Decision<List<Point>> decision(Hills hills) {
            Point start = new Point(1, 1);
            return Decision.of(hills.setup.players().get(0), Options.path(start, new Reach() {
                @Override
                public List<Violation> check(List<Point> path) {
                    return List.of();
                }

                @Override
                public Checked<List<Point>> to(Point end) {
                    return Checked.ok(List.of(start, end));
                }

                @Override
                public List<Point> sample(RandomGenerator random) {
                    return List.of(start);
                }

                @Override
                public List<List<Point>> outline() {
                    return List.of(POND, SHORE, ISLAND);
                }
            }));
        }

        @Override
        public Outcome<Hills> decide(Hills hills, Choices<List<Point>> choices, Dice dice) {
            return Outcome.of(hills);
        }
    }

    private static final class Walks extends TinyRuleset<Hills> {
        @Override
        public Class<Hills> state() {
            return Hills.class;
        }

        @Override
        public List<Class<? extends Step<Hills>>> steps() {
            return List.of(Walk.class);
        }

        @Override
        public Pipeline<Hills> pipeline() {
            return Pipeline.<Hills>setup().rounds("round", "Round", Pipeline.phase("walk", "Walk", new Walk()));
        }

        @Override
        public Hills start(Setup setup, Setup book) {
            return new Hills(setup);
        }

        @Override
        public Scene scene(Hills state, Viewer viewer) {
            Mark piece = new Mark.Token("piece", new Point(1, 1), 0.5, -1, "squad", "", List.of(), "");
            return new Scene("Pond", "", 20, 20, true, List.of(piece), List.of(), "A pond.");
        }
    }

    @Test
    void groundThatAnOpenQuestionIsAboutIsMarkedForWhoeverIsAsked() {
        Game<Hills> game = Games.open(new Walks(), "seats: {anna: Anna, bert: Bert}\n").game;
        Player one = new Player("anna");
        Player two = new Player("bert");

        Scene asked = new View<>(game, Viewer.of(one)).scene();

        assertThat(asked.marks())
                .startsWith(
                        new Mark.Patch("", Walk.SHORE, List.of(Walk.POND), List.of("reachable"), ""),
                        new Mark.Patch("", Walk.ISLAND, List.of("reachable"), ""));
        assertThat(asked.yUp()).isTrue();
        assertThat(asked.legend()).containsExactly(new Scene.Entry(List.of("reachable"), "can be reached"));
        assertThat(new View<>(game, Viewer.of(two)).scene().marks()).hasSize(1);
    }

    /** The ruleset rings who moves; whoever looks at another thing sees a ring round that, and what it means. */
    @Test
    void aRingMeansOneThing() {
        Mark mover = Mark.token("mover", new Point(1, 1), 1).being("chosen");
        Mark other = Mark.token("other", new Point(5, 5), 1).being("owner-0");
        Scene.Entry acts = new Scene.Entry(List.of("chosen"), "acts now");
        Scene scene = Scene.of(Sentence.verbatim("Table"), 9, 9).showing(List.of(mover, other), List.of(acts));

        Scene looked = new CloseUp("other").of(scene, List.of());

        assertThat(looked.marks())
                .containsExactly(
                        Mark.token("mover", new Point(1, 1), 1),
                        Mark.token("other", new Point(5, 5), 1).being("owner-0", "chosen"));
        assertThat(looked.legend()).containsExactly(new Scene.Entry(List.of("chosen"), "looked at"));
        assertThat(new CloseUp("mover").of(scene, List.of()).legend())
                .containsExactly(new Scene.Entry(List.of("chosen"), "looked at"));
    }
}
