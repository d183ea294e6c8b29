package org.muster.ruleset.skirmish.records;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.records.Cell;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Activation;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.ActionKind;

/** How far the game has come, and whose turn it is (SKD-GEN-03, SKD-GEN-06). */
final class Rounds {

    private Rounds() {}

    static Table of(Skirmish now) {
        Table rounds = Table.of(Sentence.verbatim(now.book().mission().name()))
                .with(
                        Sentence.of("Round"),
                        now.round() == 0
                                ? Cell.of("setup")
                                : Cell.share(now.round(), now.book().rounds()));
        rounds = side(now, rounds, Sentence.of("Initiative"), now.progress().initiative());
        rounds = side(now, rounds, Sentence.of("Active"), now.progress().active());
        Activation activation = now.activation();
        UnitState actor = activation == null ? null : now.find(activation.unit());
        return activation == null || actor == null
                ? rounds
                : rounds.with(Sentence.of("Acts"), Names.unit(now, actor))
                        .with(Sentence.of("Has done"), done(activation));
    }

    private static Table side(Skirmish now, Table rounds, Sentence fact, @Nullable String side) {
        return side == null ? rounds : rounds.with(fact, Names.side(now, side));
    }

    /** What the acting unit has paid for, and what was free (SKD-ACTN-01, SKD-ACTN-04). */
    static Cell done(Activation activation) {
        List<Sentence> done = new ArrayList<>();
        for (ActionKind action : activation.actions()) {
            done.add(action.word());
        }
        for (ActionKind action : activation.free()) {
            done.add(Sentence.of("{action} (free)", action.word()));
        }
        return done.isEmpty() ? Cell.of("nothing yet") : Cell.of(Sentence.joined(", ", done));
    }
}
