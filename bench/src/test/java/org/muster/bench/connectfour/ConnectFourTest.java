package org.muster.bench.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.api.spi.RulesetPlugin;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Position;
import org.muster.testkit.RulesetContract;
import org.muster.testkit.golden.Perft;
import org.muster.testkit.table.RulesTable;

class ConnectFourTest extends RulesetContract {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");
    private static final ConnectFour.Grid EMPTY = new ConnectFour.Grid(List.of(ANNA, BERT), 0, 0);

    private final RulesTable<ConnectFour.Grid> table = RulesTable.of(new ConnectFour(), EMPTY);

    @Override
    protected RulesetPlugin plugin() {
        return new ConnectFour();
    }

    /** A letter each. */
    private void drop(String columns) {
        for (String column : columns.split("")) {
            table.play(new ConnectFour.DropDisc()).choose(table.state().mover().id(), column);
        }
    }

    /** All but the last of these discs, then the last. */
    @ParameterizedTest
    @CsvSource({
        "upwards, agagaga",
        "along the floor, aabbccd",
        "along the floor from the other side, ggffeed",
        "rising, acdddbbccbd",
        "falling, fgdgdedegeefed",
        "rising to the upper right corner, dadfgeffeedgeeafgbadbdfcdagfbgg",
        "falling from the upper left corner, afdbffgeeabgcbaafdcdbacbfcfa",
    })
    void fourInALineWin(String which, String columns) {
        int last = columns.length() - 1;
        drop(columns.substring(0, last));
        assertThat(table.result()).as(which).isEmpty();
        Player mover = table.state().mover();
        drop(columns.substring(last));
        assertThat(table.result().map(Result::winners)).as(which).contains(List.of(mover));
    }

    /** The top of one column and the floor of the next are no neighbours. */
    @Test
    void noLineRunsOnFromATop() {
        drop("aacaadadadb");
        assertThat(table.result()).isEmpty();
    }

    @Test
    void aFullGridWithoutALineIsADraw() {
        String columns = "fefagceffaebbaefgfdbbccgcggdgcadaddedbecba";
        drop(columns.substring(0, 41));
        assertThat(table.result()).isEmpty();
        drop(columns.substring(41));
        assertThat(table.result().map(Result::isDraw)).contains(true);
    }

    @Test
    void aFullColumnIsRefused() {
        drop("cccccc");
        table.play(new ConnectFour.DropDisc());
        assertThat(table.violations("anna", "c")).asString().contains("Column c is full.");
        assertThat(table.codes("anna", "h")).containsExactly("NO_SUCH_OPTION");
    }

    /** As often published; the seventh is 7^7 without the seven ways to drop all into one column. */
    @ParameterizedTest
    @CsvSource({"1, 7", "2, 49", "3, 343", "4, 2401", "5, 16807", "6, 117649", "7, 823536"})
    void thereAreSoManyWays(int discs, long ways) {
        Engine<ConnectFour.Grid> engine = new Engine<>(new ConnectFour(), false);
        assertThat(new Perft<>(engine, 1).count(Position.start(EMPTY), discs)).isEqualTo(ways);
    }
}
