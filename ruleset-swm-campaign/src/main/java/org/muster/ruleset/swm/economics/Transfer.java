package org.muster.ruleset.swm.economics;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.army.Army;
import org.muster.api.army.ArmyRules;
import org.muster.api.check.Violation;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Words;
import org.muster.ruleset.swm.army.SquadRules;
import org.muster.ruleset.swm.data.Card;

/**
 * A figure passed to another squad of its owner in the same territory, where the campaign allows it (SWM-SQUAD-09). An
 * active squad that gives or takes one stays active; one that takes keeps the limits of reinforcements.
 */
record Transfer(String to, String figure) implements Spending {

    static final Kind<Transfer> KIND = new Kind<>() {

        @Override
        public boolean isOpen(War war, Player player) {
            return war.houseRules().transferTroops() && !options(war, player).isEmpty();
        }

        @Override
        public Options<Transfer> options(War war, Player player) {
            List<String> figures =
                    war.figuresOf(player).stream().map(Figure::id).toList();
            Cases<Transfer> cases = Options.cases();
            for (Squad to : war.squadsOf(player)) {
                cases.when(
                        Words.option(war, to),
                        () -> Options.oneOf(
                                        figures,
                                        figure -> Words.option(war, player, figure),
                                        figure -> violations(war, player, figure, to))
                                .as(figure -> new Transfer(to.id(), figure), Transfer::figure));
            }
            return cases.either(Transfer::to);
        }
    };

    private static List<Violation> violations(War war, Player player, String id, Squad to) {
        if (!war.houseRules().transferTroops()) {
            return List.of(Violation.of("NO_TRANSFERS", "In this campaign no figure passes from one squad to another.")
                    .citing("SWM-SQUAD-09"));
        }
        Squad from = war.squadOf(player, id);
        Figure figure = from.the(id);
        if (from.id().equals(to.id()) || !from.isIn(to.territory())) {
            return List.of(Violation.of(
                            "NOT_TOGETHER",
                            "{figure} is not in another squad at {territory}.",
                            war.label(figure),
                            war.place(to.territory()))
                    .citing("SWM-SQUAD-09"));
        }
        SquadRules rules = war.squadRules(to.owner());
        Card card = war.book().card(figure.card());
        List<Violation> violations = new ArrayList<>(ArmyRules.check(
                new Army<>(war.book().cards(to), List.of(card)),
                rules.reinforcing(to.isActive(), war.book().points(to), card.points(), any -> null)));
        List<Card> left = war.book().cards(from.without(figure.id()));
        if (from.isActive() && !rules.isActive(left)) {
            violations.add(Violation.of(
                            "WOULD_BREAK_SQUAD",
                            "This would make an active squad illegal: {violations}.",
                            rules.whyDamaged(left))
                    .citing("SWM-SQUAD-09"));
        }
        return violations;
    }

    @Override
    public Outcome<War> outcome(War war, Player player, Dice dice) {
        Squad from = war.squadOf(player, figure);
        Squad into = war.squad(to);
        List<Figure> figures = new ArrayList<>(into.figures());
        figures.add(from.the(figure));
        return Outcome.of(war.with(into.holding(figures)).with(from.without(figure)))
                .tell(Event.told(
                                "{figure} passes from {from} to {to}.",
                                war.label(from.the(figure)),
                                war.name(from),
                                war.name(into))
                        .citing("SWM-SQUAD-09")
                        .at(from.id(), to));
    }
}
