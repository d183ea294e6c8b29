package org.muster.ruleset.swm.records;

import org.muster.api.records.Cell;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Progress;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.victory.Victory;

/** How far the campaign has come, and what ends it (SWM-TURN-01, SWM-WIN-01, -07). */
final class Course {

    private static final Sentence TITLE = Sentence.of("Campaign");

    private Course() {}

    static Table of(War war) {
        Progress progress = war.progress();
        if (progress.phase() == Progress.Phase.SETUP) {
            return Table.of(TITLE)
                    .with(Sentence.of("Phase"), Cell.of(progress.phase().words()));
        }
        int limit = progress.turnLimit();
        Player acting = progress.acting();
        Table course = Table.of(TITLE)
                .with(
                        Sentence.of("Turn"),
                        limit == 0 ? Cell.of("{turn}, no turn limit", war.turn()) : Cell.share(war.turn(), limit))
                .with(Sentence.of("Phase"), Cell.of(progress.phase().words()));
        if (acting != null) {
            course = course.with(
                    Sentence.of("Acting"), Cell.of("{side}", war.side(acting).members()));
        }
        return course.with(Sentence.of("Capitals to win"), Cell.number(Victory.capitalsToWin(war)));
    }
}
