package org.muster.ruleset.space.records;

import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Manoeuvre;
import org.muster.ruleset.space.Progress;
import org.muster.ruleset.space.data.Battery;
import org.muster.ruleset.space.data.Side;

/** How far the battle has come: turn, phase, who leads (SPB-INIT-04), the last move, the cannon's bursts (SPB-ION-01). */
final class Course {

    private Course() {}

    static Table of(Battle battle) {
        Progress progress = battle.progress();
        Table course = Table.of(Sentence.verbatim(battle.book().scenario().name()));
        if (progress.phase() == Progress.Phase.SETUP) {
            return course.with(Sentence.of("Phase"), Cell.of(progress.phase().words()));
        }
        course = course.with(
                        Sentence.of("Turn"),
                        Cell.share(battle.turn(), battle.book().turnLimit()))
                .with(Sentence.of("Phase"), Cell.of(progress.phase().words()));
        Side holder = progress.holder();
        if (holder != null) {
            course = course.with(Sentence.of("Initiative"), Sides.called(battle, holder));
        }
        Side active = progress.active();
        if (active != null) {
            course = course.with(Sentence.of("Acting"), Sides.called(battle, active));
        }
        Manoeuvre move = battle.manoeuvre();
        if (move != null) {
            course = course.with(Row.of(Cell.of(move.over() ? "Last move" : "Move"), move(move))
                    .about(move.ship()));
        }
        Battery battery = battle.book().battery();
        return battery == null
                ? course
                : course.with(Row.of(Cell.of("Bursts left"), CannonSheet.left(battle, battery))
                        .about(battery.id()));
    }

    private static Cell move(Manoeuvre move) {
        return move.steps().isEmpty()
                ? Cell.of("{ship}, {kind}", move.ship(), move.kind().word())
                : Cell.of(
                        move.reaction() ? "{ship}, countermove, {kind}: {steps}" : "{ship}, {kind}: {steps}",
                        move.ship(),
                        move.kind().word(),
                        move.steps());
    }
}
