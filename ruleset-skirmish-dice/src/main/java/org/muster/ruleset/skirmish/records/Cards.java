package org.muster.ruleset.skirmish.records;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.CardState;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.data.DeploymentCard;
import org.muster.ruleset.skirmish.data.Trigger;
import org.muster.ruleset.skirmish.table.Words;

/** Deployment Cards in play (SKD-CARD-04, SKD-CARD-05). */
final class Cards {

    private Cards() {}

    static Table of(Skirmish now, List<CardState> cards) {
        Table table = Table.of(
                Sentence.of("Deployment Cards"),
                Sentence.of("Card"),
                Sentence.of("Of"),
                Sentence.of("When"),
                Sentence.of("Effect"),
                Sentence.of("Ready"));
        for (CardState card : cards) {
            DeploymentCard printed = now.book().cards().the(card.id());
            table = table.with(Row.of(
                            Cell.name(printed.name()),
                            holder(now, card),
                            Cell.of(when(printed.trigger())),
                            Cell.of(Words.effect(now, printed.effect())),
                            Cell.mark(card.isReady()))
                    .of(now.book().player(card.owner()))
                    .about(card.id()));
        }
        return table;
    }

    /** The unit it is attached to, else its side. */
    static Cell holder(Skirmish now, CardState card) {
        return card.unit() == null ? Names.side(now, card.owner()) : Names.unit(now, card.unit());
    }

    /** When a card or an ability may be used; null: it is in effect all the time. */
    static Sentence when(@Nullable Trigger trigger) {
        if (trigger == null) {
            return Sentence.of("always");
        }
        return switch (trigger) {
            case START_OF_ACTIVATION_PHASE -> Sentence.of("start of the Activation Phase");
            case FORM_ATTACK_POOL -> Sentence.of("its attack pool");
            case FORM_DEFENSE_POOL -> Sentence.of("its defense pool");
            case FORM_BRAVERY_POOL -> Sentence.of("its Bravery pool");
            case SPECIAL -> Sentence.of("special action");
            case UNIT_WOUNDED -> Sentence.of("its unit suffers wounds");
            case UNIT_DEFEATED -> Sentence.of("a unit of its side is defeated");
        };
    }
}
