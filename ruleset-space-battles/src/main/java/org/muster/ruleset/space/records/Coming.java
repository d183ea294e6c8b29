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
        Scenario.Reserve group = reserve(battle, one);
        return group == null ? one.why().words() : arrival(battle, group);
    }

    /** The group with which it comes from beside the board; null: it comes otherwise, or no more. */
    private static Scenario.@Nullable Reserve reserve(Battle battle, Away one) {
        return one.why() == Away.Why.RESERVE ? battle.book().reserve(one.with()) : null;
    }

    /** With where a ship is that is not on the table, or when it comes. */
    static Table onto(Table sheet, Battle battle, Away one) {
        if (reserve(battle, one) != null) {
            return sheet.with(Sentence.of("When"), Cell.of(when(battle, one)));
        }
        return sheet.with(
                Sentence.of("Where"),
                one.why() == Away.Why.CARRIED
                        ? Cell.of("on board {carrier}", String.valueOf(one.with()))
                        : Cell.of(when(battle, one)));
    }

    private static Sentence arrival(Battle battle, Scenario.Reserve group) {
        Arrivals arrivals = battle.arrivals();
        Integer due = arrivals.dueTurn(group);
        if (arrivals.hasBegun(group) || due != null && hasBegun(battle, group.side(), due)) {
            return Sentence.of("now, as soon as there is space");
        }
        Sentence run = afterRun(battle, group);
        if (due != null) {
            return run != null && due > battle.turn()
                    ? Sentence.of("in turn {turn}, or {after}", due, run)
                    : Sentence.of("in turn {turn}", due);
        }
        Scenario.Reserve before = battle.book().reserve(group.after());
        if (before == null) {
            return run == null ? Sentence.of("off the table") : run;
        }
        return Sentence.of("{n turn|turns} after {ships}", group.delay() == null ? 0 : group.delay(), ships(before));
    }

    /** When they come by a run through the trench that nobody has made yet (SPB-DS-08); null: no such run brings them. */
    private static @Nullable Sentence afterRun(Battle battle, Scenario.Reserve group) {
        Side attacker = battle.book().scenario().goal().side();
        return attacker == null
                        || !group.comesAfterTrench()
                        || battle.arrivals().trenchRun() > 0
                ? null
                : Sentence.of("in the turn after a ship of the {side} finished a move in the trench", attacker.word());
    }

    /** Whether the half of {@code side} in that turn has begun, with which its reserves come. */
    private static boolean hasBegun(Battle battle, Side side, int turn) {
        Progress now = battle.progress();
        return now.turn() > turn
                || now.turn() == turn
                        && switch (now.phase()) {
                            case SETUP, INITIATIVE -> false;
                            case MOVEMENT -> side == now.active() || side == now.holder();
                            case CAPITAL_WEAPONS, OVER -> true;
                        };
    }

    private static List<String> ships(Scenario.Reserve group) {
        return group.ships().stream().map(Scenario.Crew::id).toList();
    }
}
