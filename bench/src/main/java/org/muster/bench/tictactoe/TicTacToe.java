package org.muster.bench.tictactoe;

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

/** Tic-tac-toe: a square each in turns; three in a line win. */
public final class TicTacToe implements Ruleset<TicTacToe.Board, Setup>, RulesetPlugin {

    /** Squares from a1, below on the left, to c3, row by row. */
    private static final List<Option> SQUARES = IntStream.range(0, 9)
            .mapToObj(square -> "abc".charAt(square % 3) + String.valueOf(square / 3 + 1))
            .map(name -> Option.called(name, name).at(name))
            .toList();

    private static final List<Integer> ALL = IntStream.range(0, 9).boxed().toList();

    private static final int FULL = 0b111_111_111;
    private static final List<Integer> LINES = List.of(
            0b000_000_111,
            0b000_111_000,
            0b111_000_000,
            0b001_001_001,
            0b010_010_010,
            0b100_100_100,
            0b100_010_001,
            0b001_010_100);

    /** Who has marked what: the lowest of nine bits is the first square. Crosses begin. */
    record Board(List<Player> players, int crosses, int noughts) {

        int marked() {
            return crosses | noughts;
        }

        boolean isCrossesTurn() {
            return Integer.bitCount(marked()) % 2 == 0;
        }

        Player mover() {
            return players.get(isCrossesTurn() ? 0 : 1);
        }

        Board marking(int square) {
            int mark = 1 << square;
            return isCrossesTurn()
                    ? new Board(players, crosses | mark, noughts)
                    : new Board(players, crosses, noughts | mark);
        }

        List<Violation> against(int square) {
            return Violation.unless(
                    (marked() & 1 << square) == 0,
                    () -> Violation.of(
                            "MARKED",
                            "{square} is marked already.",
                            SQUARES.get(square).label()));
        }

        static boolean hasLine(int marks) {
            return LINES.stream().anyMatch(line -> (marks & line) == line);
        }
    }

    record MarkSquare() implements Ask<Board, Integer> {
        @Override
        public Decision<Integer> decision(Board board) {
            return Decision.of(board.mover(), Options.oneOf(ALL, SQUARES::get, board::against))
                    .otherwiseFirst();
        }

        @Override
        public Outcome<Board> decide(Board board, Choices<Integer> choices, Dice dice) {
            Board next = board.marking(choices.only());
            if (Board.hasLine(board.isCrossesTurn() ? next.crosses : next.noughts)) {
                return Outcome.of(next)
                        .end(Result.won(List.of(board.mover()), board.players, Sentence.of("three in a line")));
            }
            return next.marked() == FULL
                    ? Outcome.of(next).end(Result.won(board.players, board.players, Sentence.of("no square is left")))
                    : Outcome.of(next);
        }
    }

    @Override
    public RulesetInfo info() {
        return new RulesetInfo("tic-tac-toe", "Tic-tac-toe", "1.0.0", RulesetInfo.API, "folklore", 2, 2);
    }

    @Override
    public Pipeline<Board> pipeline() {
        return Pipeline.<Board>setup().rounds("turn", "Turn", phase("mark", "Mark", new MarkSquare()));
    }

    @Override
    public Board start(Setup setup, Setup book) {
        return new Board(setup.players(), 0, 0);
    }

    @Override
    public Board view(Board board, Viewer viewer) {
        return board; // nothing is secret
    }

    @Override
    public Sentence seatLabel(Board board, Player player) {
        return player.equals(board.players.get(0)) ? Sentence.of("crosses") : Sentence.of("noughts");
    }

    @Override
    public Scene scene(Board board, Viewer viewer) {
        List<Mark> marks = new ArrayList<>();
        for (int square : ALL) {
            int x = square % 3;
            int y = square / 3;
            String id = SQUARES.get(square).id();
            marks.add(Mark.patch(
                            id,
                            List.of(new Point(x, y), new Point(x + 1, y), new Point(x + 1, y + 1), new Point(x, y + 1)))
                    .being("grid"));
            marks.add(Mark.label("", new Point(x + 0.1, y + 0.9), 0.08, id).being("coordinate"));
            boolean cross = (board.crosses >> square & 1) == 1;
            if ((board.marked() >> square & 1) == 1) {
                marks.add(Mark.token(id + "-mark", new Point(x + 0.5, y + 0.5), 0.35)
                        .text(cross ? "X" : "O")
                        .being(cross ? "owner-0" : "owner-1"));
            }
        }
        return Scene.of(Sentence.of("Tic-tac-toe"), 3, 3)
                .upwards()
                .showing(marks, List.of())
                .described(Sentence.of("Three rows of three squares."));
    }
}
