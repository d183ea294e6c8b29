package org.muster.ruleset.space.records;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Arrivals;
import org.muster.ruleset.space.Away;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Progress;
import org.muster.ruleset.space.data.Scenario;
import org.muster.ruleset.space.data.Side;

/** Ships that may still come to the table: on board another, in reserve, or to be placed (SPB-CAR-01, SPB-DS-08, -09). */
final class Coming {

    private Coming() {}

    static Table of(Battle battle) {
        List<Row> rows = battle.away().stream()
                .filter(Away::isToCome)
                .map(one -> Row.of(
                                Cell.name(one.id(), one.id()),
                                Cell.name(battle.book()
                                        .sheet(one.design())
                                        .design()
                                        .name()),
                                Cell.of(when(battle, one)))
                        .of(battle.player(one.side()))
                        .about(one.id()))
                .toList();
        return Table.of(Sentence.of("To come"), Sentence.of("Ship"), Sentence.of("Design"), Sentence.of("When"))
                .rows(rows);
    }

    /** What a ship waits for that is not on the table, or what has become of it. */
    static Sentence when(Battle battle, Away one) {
        if (one.why() == Away.Why.GONE) {
            return Sentence.of("left the board");
        }
        if (one.why() == Away.Why.CARRIED) {
            return Sentence.of("launched by {carrier}", String.valueOf(one.with()));
        }
        Scenario.Reserve group = group(battle, one.with());
        return group == null || one.why() != Away.Why.RESERVE ? one.why().words() : arrival(battle, group);
    }

    private static Scenario.@Nullable Reserve group(Battle battle, @Nullable String id) {
        for (Scenario.Reserve group : battle.book().reserves()) {
            if (group.id().equals(id)) {
                return group;
            }
        }
        return null;
    }

    private static Sentence arrival(Battle battle, Scenario.Reserve group) {
        Arrivals arrivals = battle.arrivals();
        Integer due = arrivals.dueTurn(group);
        if (arrivals.hasBegun(group) || due != null && hasBegun(battle, group.side(), due)) {
            return Sentence.of("now, as soon as there is space");
        }
        boolean mayRun = group.comesAfterTrench() && arrivals.trenchRun() == 0;
        if (due != null) {
            return mayRun && due > battle.turn()
                    ? Sentence.of("in turn {turn}, or in the turn after an enemy finished a move in the trench", due)
                    : Sentence.of("in turn {turn}", due);
        }
        Scenario.Reserve before = group(battle, group.after());
        return before == null
                ? Sentence.of("in the turn after an enemy finished a move in the trench")
                : Sentence.of("{n turn|turns} after {ships}", group.delay() == null ? 0 : group.delay(), ships(before));
    }

    /** Whether the half of {@code side} in that turn has begun, with which its reserves come. */
    private static boolean hasBegun(Battle battle, Side side, int turn) {
        Progress now = battle.progress();
        return now.turn() > turn
                || now.turn() == turn
                        && switch (now.phase()) {
                            case SETUP, INITIATIVE -> false;
                            case MOVEMENT -> side == now.active() || side == now.holder();
                            case CAPITAL_WEAPONS -> true;
                        };
    }

    private static List<String> ships(Scenario.Reserve group) {
        return group.ships().stream().map(Scenario.Crew::id).toList();
    }
}
