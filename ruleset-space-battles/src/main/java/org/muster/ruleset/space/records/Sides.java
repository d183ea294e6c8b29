package org.muster.ruleset.space.records;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Ship;
import org.muster.ruleset.space.data.ShipType;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.victory.Victory;

/** What each side has left and has lost; in an open battle with the points that count (SPB-OPEN-02). */
final class Sides {

    private Sides() {}

    static Table of(Battle battle) {
        boolean open = battle.book().scenario().isOpen();
        List<Sentence> heads = new ArrayList<>(List.of(
                Sentence.of("Side"),
                Sentence.of("Player"),
                Sentence.of("Ships"),
                Sentence.of("Towers"),
                Sentence.of("To come"),
                Sentence.of("Destroyed")));
        if (open) {
            heads.add(Sentence.of("Points destroyed"));
        }
        List<Row> rows = new ArrayList<>();
        for (Side side : Side.values()) {
            rows.add(row(battle, side, open));
        }
        return new Table(Sentence.of("Sides"), heads, rows);
    }

    private static Row row(Battle battle, Side side, boolean open) {
        List<Ship> own = battle.of(side);
        long installations = own.stream()
                .filter(ship -> battle.sheet(ship).is(ShipType.INSTALLATION))
                .count();
        List<Cell> cells = new ArrayList<>(List.of(
                Cell.of(side.word()),
                Cell.of("{player}", battle.player(side)),
                Cell.number(own.size() - installations),
                Cell.number(installations),
                Cell.number(away(battle, side).stream().filter(Away::isToCome).count()),
                Cell.number(away(battle, side).stream()
                        .filter(one -> one.why() == Away.Why.DESTROYED)
                        .count())));
        if (open) {
            cells.add(Cell.number(Victory.lost(battle, side.other())));
        }
        return Row.of(cells).of(battle.player(side));
    }

    private static List<Away> away(Battle battle, Side side) {
        return battle.away().stream().filter(one -> one.side() == side).toList();
    }

    /** A side with who commands it. */
    static Cell called(Battle battle, Side side) {
        return Cell.of("{side} ({player})", side.word(), battle.player(side));
    }
}
