package org.muster.ruleset.skirmish.records;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.records.Cell;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.CardState;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.army.ForceRules;
import org.muster.ruleset.skirmish.data.Cost;
import org.muster.ruleset.skirmish.data.DeploymentCard;
import org.muster.ruleset.skirmish.data.Target;
import org.muster.ruleset.skirmish.table.Words;

/** All that a Deployment Card says, and whether it is ready. */
final class CardSheet {

    private CardSheet() {}

    static Table of(Skirmish now, CardState card) {
        DeploymentCard printed = now.book().cards().the(card.id());
        Table sheet = Table.of(Sentence.verbatim(printed.name()))
                .with(Sentence.of("Of"), Cards.holder(now, card))
                .with(Sentence.of("Ready"), Names.yesOrNo(card.isReady()))
                .with(Sentence.of("When"), Cell.of(Cards.when(printed.trigger())))
                .with(Sentence.of("Effect"), Cell.of(Words.effect(now, printed.effect())));
        Target target = printed.target();
        if (target != null && target.who() != Target.Who.NONE) {
            sheet = sheet.with(Sentence.of("On"), Cell.of(target(target)));
        }
        if (printed.effect().tokens() != null) {
            sheet = sheet.with(
                    Sentence.of("Near"),
                    Cell.of(
                            "{tokens}",
                            printed.effect().tokens().stream()
                                    .map(Called::thing)
                                    .toList()));
        }
        String requires = printed.requires();
        if (requires != null) {
            sheet = sheet.with(
                    Sentence.of("Needs"), Cell.name(ForceRules.needed(now.book().units()::find, requires)));
        }
        return sheet.with(Sentence.of("Costs"), Cell.of(cost(printed.cost())))
                .with(Sentence.of("Readied by"), Cell.of(readied(printed.readiedBy())));
    }

    /** Whom it may be used on. */
    static Sentence target(@Nullable Target target) {
        Target on = target == null ? Target.SELF : target;
        Sentence who = switch (on.who()) {
            case THIS_UNIT -> Sentence.of("this unit");
            case FRIENDLY -> Sentence.of("a friendly unit");
            case ENEMY -> Sentence.of("an enemy");
            case NONE -> Sentence.NOTHING;
        };
        List<Sentence> parts = new ArrayList<>(List.of(who));
        String keyword = on.keyword();
        if (keyword != null) {
            parts.add(Sentence.verbatim(Called.thing(keyword)));
        }
        Integer range = on.range();
        String from = on.from();
        if (range != null) {
            parts.add(
                    from == null
                            ? Sentence.of("at range {range}", range)
                            : Sentence.of("at range {range} of a {keyword}", range, Called.thing(from)));
        }
        if (on.needsSight()) {
            parts.add(Sentence.of("in sight"));
        }
        return Sentence.joined(", ", parts);
    }

    /** What it takes. */
    static Sentence cost(Cost cost) {
        List<Sentence> parts = new ArrayList<>();
        if (cost.force() > 0) {
            parts.add(Sentence.of("{n Force Die|Force Dice}", cost.force()));
        }
        if (cost.exhausts()) {
            parts.add(Sentence.of("the card is exhausted"));
        }
        return parts.isEmpty() ? Sentence.of("nothing") : Sentence.joined(", ", parts);
    }

    private static Sentence readied(DeploymentCard.ReadiedBy by) {
        return switch (by) {
            case RECOVER_ACTION -> Sentence.of("a recover action");
            case START_OF_ACTIVATION_PHASE -> Sentence.of("the start of each Activation Phase");
            case NEVER -> Sentence.of("nothing");
        };
    }
}
