package org.muster.bench.tictactoe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.spi.RulesetPlugin;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Position;
import org.muster.testkit.RulesetContract;
import org.muster.testkit.golden.Perft;
import org.muster.testkit.table.RulesTable;

class TicTacToeTest extends RulesetContract {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");
    private static final TicTacToe.Board EMPTY = new TicTacToe.Board(List.of(ANNA, BERT), 0, 0);

    private final RulesTable<TicTacToe.Board> table = RulesTable.of(new TicTacToe(), EMPTY);

    @Override
    protected RulesetPlugin plugin() {
        return new TicTacToe();
    }

    private void mark(String... squares) {
        for (String square : squares) {
            table.play(new TicTacToe.MarkSquare()).choose(table.state().mover().id(), square);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a1 b1 c1", "a2 b2 c2", "a3 b3 c3",
                "a1 a2 a3", "b1 b2 b3", "c1 c2 c3",
                "a1 b2 c3", "a3 b2 c1"
            })
    void threeInALineWin(String line) {
        List<String> three = List.of(line.split(" "));
        List<String> others = List.of("a1", "c2", "a3", "b1", "c3", "b2", "a2", "c1", "b3").stream()
                .filter(square -> !three.contains(square))
                .toList();
        mark(three.get(0), others.get(0), three.get(1), others.get(1));
        assertThat(table.result()).isEmpty();
        mark(three.get(2));
        assertThat(table.result().map(Result::winners)).contains(List.of(ANNA));
    }

    @Test
    void noughtsWinToo() {
        mark("a1", "a2", "b1", "b2", "c3", "c2");
        assertThat(table.result().map(Result::winners)).contains(List.of(BERT));
    }

    @Test
    void aFullBoardWithoutALineIsADraw() {
        mark("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3");
        assertThat(table.result()).isEmpty();
        mark("c3");
        assertThat(table.result().map(Result::isDraw)).contains(true);
    }

    @Test
    void theLastSquareMayWin() {
        mark("a1", "b2", "a2", "c1", "c2", "c3", "b1", "b3");
        assertThat(table.result()).isEmpty();
        mark("a3");
        assertThat(table.result().map(Result::winners)).contains(List.of(ANNA));
    }

    @Test
    void aMarkedSquareIsRefused() {
        mark("b2");
        table.play(new TicTacToe.MarkSquare());
        assertThat(table.violations("bert", "b2")).asString().contains("b2 is marked already.");
        assertThat(table.codes("bert", "d4")).containsExactly("NO_SUCH_OPTION");
    }

    /** 255,168 games, counted by many; up to four marks nobody has a line. */
    @ParameterizedTest
    @CsvSource({"1, 9", "2, 72", "3, 504", "4, 3024", "9, 255168"})
    void thereAreSoManyGames(int marks, long games) {
        Engine<TicTacToe.Board> engine = new Engine<>(new TicTacToe(), false);
        assertThat(new Perft<>(engine, 1).count(Position.start(EMPTY), marks)).isEqualTo(games);
    }
}
