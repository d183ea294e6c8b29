package org.muster.testkit.check;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.muster.api.records.Table;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Ruleset;
import org.muster.api.text.Sentence;
import org.muster.testkit.play.Moment;
import org.muster.testkit.play.Played;
import org.muster.testkit.trial.Anchors;
import org.muster.testkit.trial.Effort;
import org.muster.testkit.trial.Findings;

/** Every viewer can read the records at every moment, and what they point at has a place in the picture or a sheet. */
public final class RecordsCheck implements GameCheck {

    private static final int MOMENTS = 24;

    @Override
    public Sentence name() {
        return Sentence.of("every viewer can read records, and look at what they point at");
    }

    @Override
    public <S> void look(Played<S> played, Findings findings) {
        Ruleset<S, ?> ruleset = played.game().play().ruleset();
        for (Moment<S> moment : played.moments(Effort.of(MOMENTS))) {
            S state = moment.situation().position().state();
            for (Viewer viewer : played.game().play().watchers()) {
                try {
                    records(played.at(moment), ruleset, ruleset.view(state, viewer), viewer, findings);
                } catch (RuntimeException e) {
                    findings.thrown(played.at(moment), "fault", "records fail for " + viewer, e);
                }
            }
        }
    }

    private static <S> void records(String where, Ruleset<S, ?> ruleset, S view, Viewer viewer, Findings findings) {
        Scene scene = ruleset.scene(view, viewer);
        List<Table> tables = ruleset.records(view, viewer);
        titles(where, "the records", tables, findings);
        Set<String> drawn = new HashSet<>();
        scene.marks().forEach(mark -> drawn.add(mark.id()));
        for (String id : Anchors.of(scene, tables)) {
            List<Table> sheet = ruleset.sheet(view, viewer, id);
            titles(where, "the sheet of " + id, sheet, findings);
            if (sheet.isEmpty() && !drawn.contains(id)) {
                findings.add(
                        where,
                        "anchor",
                        "records point " + viewer + " at \"" + id + "\", which is not in the picture and has no sheet");
            }
        }
    }

    private static void titles(String where, String what, List<Table> tables, Findings findings) {
        for (Table table : tables) {
            if (table.title().toString().isBlank()) {
                findings.add(where, what, what + " have a table without a title");
            }
        }
    }
}
