package org.muster.bench.connectfour;

import static org.muster.api.flow.Pipeline.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.muster.api.check.Violation;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Result;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.space.Point;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetInfo;
import org.muster.api.spi.RulesetPlugin;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;

/** Connect four: discs are dropped in turns into seven columns of six; four in a line win. */
public final class ConnectFour implements Ruleset<ConnectFour.Grid, Setup>, RulesetPlugin {

    private static final int COLUMNS = 7;
    private static final int ROWS = 6;

    /** Bits from a place to the one on its right: a bit more than rows, so that no line runs on from a column's top. */
    private static final int RIGHT = ROWS + 1;

    /** To the next place in a line: up, right, and both diagonals. */
    private static final List<Integer> WAYS = List.of(1, RIGHT, RIGHT + 1, RIGHT - 1);

    private static final List<Integer> ALL = IntStream.range(0, COLUMNS).boxed().toList();
    private static final List<Option> NAMES = ALL.stream()
            .map(column -> String.valueOf("abcdefg".charAt(column)))
            .map(name -> Option.called(name, name).at(name))
            .toList();

    /** Where whose discs lie: the lowest bit is the lowest place of the first column, the next the place above. Crosses begin. */
    record Grid(List<Player> players, long crosses, long noughts) {

        long discs() {
            return crosses | noughts;
        }

        boolean isCrossesTurn() {
            return Long.bitCount(discs()) % 2 == 0;
        }

        Player mover() {
            return players.get(isCrossesTurn() ? 0 : 1);
        }

        /** A disc more: added below, it is carried up to the lowest place that is free. */
        Grid dropping(int column) {
            long disc = discs() + (1L << column * RIGHT) & ~discs();
            return isCrossesTurn()
                    ? new Grid(players, crosses | disc, noughts)
                    : new Grid(players, crosses, noughts | disc);
        }

        boolean hasRoom(int column) {
            return (discs() >> column * RIGHT + ROWS - 1 & 1) == 0;
        }

        boolean isFull() {
            return ALL.stream().noneMatch(this::hasRoom);
        }

        List<Violation> against(int column) {
            return Violation.unless(
                    hasRoom(column),
                    () -> Violation.of(
                            "FULL",
                            "Column {column} is full.",
                            NAMES.get(column).label()));
        }

        static boolean hasFour(long discs) {
            return WAYS.stream().anyMatch(way -> {
                long pairs = discs & discs >> way;
                return (pairs & pairs >> 2 * way) != 0;
            });
        }
    }

    record DropDisc() implements Ask<Grid, Integer> {
        @Override
        public Decision<Integer> decision(Grid grid) {
            return Decision.of(grid.mover(), Options.oneOf(ALL, NAMES::get, grid::against))
                    .otherwiseFirst();
        }

        @Override
        public Outcome<Grid> decide(Grid grid, Choices<Integer> choices, Dice dice) {
            Grid next = grid.dropping(choices.only());
            if (Grid.hasFour(grid.isCrossesTurn() ? next.crosses : next.noughts)) {
                return Outcome.of(next)
                        .end(Result.won(List.of(grid.mover()), grid.players, Sentence.of("four in a line")));
            }
            return next.isFull()
                    ? Outcome.of(next).end(Result.won(grid.players, grid.players, Sentence.of("the grid is full")))
                    : Outcome.of(next);
        }
    }

    @Override
    public RulesetInfo info() {
        return new RulesetInfo("connect-four", "Connect four", "1.0.0", RulesetInfo.API, "folklore", 2, 2);
    }

    @Override
    public Pipeline<Grid> pipeline() {
        return Pipeline.<Grid>setup().rounds("turn", "Turn", phase("drop", "Drop", new DropDisc()));
    }

    @Override
    public Grid start(Setup setup, Setup book) {
        return new Grid(setup.players(), 0, 0);
    }

    @Override
    public Grid view(Grid grid, Viewer viewer) {
        return grid; // nothing is secret
    }

    @Override
    public Sentence seatLabel(Grid grid, Player player) {
        return player.equals(grid.players.get(0)) ? Sentence.of("crosses") : Sentence.of("noughts");
    }

    @Override
    public Scene scene(Grid grid, Viewer viewer) {
        List<Mark> marks = new ArrayList<>();
        for (int x : ALL) {
            String column = NAMES.get(x).id();
            marks.add(Mark.patch(
                            column,
                            List.of(new Point(x, 0), new Point(x + 1, 0), new Point(x + 1, ROWS), new Point(x, ROWS)))
                    .being("grid"));
            marks.add(Mark.label("", new Point(x + 0.5, ROWS + 0.25), 0.25, column)
                    .being("coordinate"));
            for (int y = 0; y < ROWS; y++) {
                boolean cross = (grid.crosses >> x * RIGHT + y & 1) == 1;
                if (cross || (grid.noughts >> x * RIGHT + y & 1) == 1) {
                    marks.add(Mark.token(column + (y + 1), new Point(x + 0.5, y + 0.5), 0.4)
                            .text(cross ? "X" : "O")
                            .being(cross ? "owner-0" : "owner-1"));
                }
            }
        }
        return Scene.of(Sentence.of("Connect four"), COLUMNS, ROWS + 0.5)
                .upwards()
                .showing(marks, List.of())
                .described(Sentence.of("Seven columns of six places."));
    }
}
