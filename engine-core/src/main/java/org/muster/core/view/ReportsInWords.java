package org.muster.core.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.muster.api.decision.Question;
import org.muster.api.flow.Reported;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Open;
import org.muster.core.story.TimeInWords;

/**
 * What was reported and is not confirmed yet. It stands in what is asked and not in the state, so no ruleset's records
 * have it.
 */
record ReportsInWords<S>(View<S> view) {

    /** All of them; empty if nothing waits. */
    Optional<Table> table() {
        List<Row> rows = new ArrayList<>();
        for (Open<S, ?> open : view.game().open()) {
            if (open.step() instanceof Reported<?, ?>) {
                row(open).ifPresent(rows::add);
            }
        }
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of(Table.of(
                                Sentence.of("Reported, not confirmed yet"),
                                Sentence.of("What"),
                                Sentence.of("Reported by"),
                                Sentence.of("To confirm"),
                                Sentence.of("Since"))
                        .rows(rows));
    }

    private Optional<Row> row(Open<S, ?> open) {
        Reported.Filed<?> filed = filed(open.step());
        Player by = filed.by();
        if (filed.report() == null || by == null) {
            return Optional.empty();
        }
        return Optional.of(Row.of(
                Cell.of(Sentence.joined(" > ", open.titles())),
                Cell.of(Sentence.of("{who}", by)),
                Cell.of(Sentence.joined(", ", waiting(open))),
                Cell.of(TimeInWords.alone(
                        view.game().since(open), view.game().play().zone()))));
    }

    private static Reported.Filed<?> filed(Object step) {
        return ((Reported<?, ?>) step).filed();
    }

    private <C> List<Sentence> waiting(Open<S, C> open) {
        List<Sentence> who = new ArrayList<>();
        for (Question<C> question : open.questions()) {
            if (!view.isConfirmed(open, question)) {
                who.add(Sentence.either(question.who().stream()
                        .map(player -> Sentence.of("{who}", player))
                        .toList()));
            }
        }
        return who;
    }
}
