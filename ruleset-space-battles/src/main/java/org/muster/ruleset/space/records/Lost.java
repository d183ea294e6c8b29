package org.muster.ruleset.space.records;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.data.Design;

/** Ships that will not come again (SPB-HIT-14, SPB-GRID-07), with their points where those count (SPB-OPEN-02). */
final class Lost {

    private Lost() {}

    static Table of(Battle battle) {
        boolean open = battle.book().scenario().isOpen();
        List<Sentence> heads = new ArrayList<>(List.of(Sentence.of("Ship"), Sentence.of("Design"), Sentence.of("How")));
        if (open) {
            heads.add(Sentence.of("Points"));
        }
        return new Table(
                Sentence.of("Lost"),
                heads,
                battle.away().stream()
                        .filter(one -> !one.isToCome())
                        .map(one -> row(battle, one, open))
                        .toList());
    }

    private static Row row(Battle battle, Away one, boolean open) {
        Design design = battle.book().sheet(one.design()).design();
        List<Cell> cells = new ArrayList<>(
                List.of(Cell.name(one.id(), one.id()), Cell.name(design.name()), Cell.of(Coming.when(battle, one))));
        if (open) {
            cells.add(Cell.number(design.points()));
        }
        return Row.of(cells).of(battle.player(one.side())).about(one.id());
    }
}
