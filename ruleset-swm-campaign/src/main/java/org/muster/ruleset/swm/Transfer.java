package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Army;
import org.muster.api.army.ArmyRules;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.army.SquadRules;
import org.muster.ruleset.swm.data.Card;

/**
 * A figure passed to another squad of its owner in the same territory, where the campaign allows it (SWM-SQUAD-09). An
 * active squad that gives or takes one stays active; one that takes keeps the limits of reinforcements.
 */
record Transfer(String to, String figure) implements Spending {

    static final Kind<Transfer> KIND = new Kind<>() {

        private final Option face = Option.of("transfer", "pass a figure to another squad");

        @Override
        public Option face() {
            return face;
        }

        @Override
        public boolean isOpen(War war, Player player) {
            if (!war.book().options().transferTroops()) {
                return false;
            }
            List<Squad> squads = war.squadsOf(player);
            for (Squad to : squads) {
                for (Squad from : squads) {
                    for (Figure figure : from.figures()) {
                        if (refusals(war, from, figure, to).isEmpty()) {
                            return true;
                        }
                    }
                }
            }
            return false;
        }

        @Override
        public Options<Transfer> open(War war, Player player) {
            return of(war, player, true);
        }

        @Override
        public Options<Transfer> any(War war, Player player) {
            return war.book().options().transferTroops()
                    ? of(war, player, false).where(transfer -> transfer.refusals(war, player))
                    : Options.<Transfer>oneOf(List.of());
        }
    };

    private static Options<Transfer> of(War war, Player player, boolean onlyLegal) {
        List<Squad> squads = war.squadsOf(player);
        List<Options.Case<? extends Transfer>> cases = new ArrayList<>();
        for (Squad to : squads) {
            Map<String, Squad> squadOf = new TreeMap<>();
            List<Transfer> transfers = new ArrayList<>();
            for (Squad from : squads) {
                for (Figure figure : from.figures()) {
                    if (!onlyLegal || refusals(war, from, figure, to).isEmpty()) {
                        transfers.add(new Transfer(to.id(), figure.id()));
                        squadOf.put(figure.id(), from);
                    }
                }
            }
            if (!transfers.isEmpty()) {
                cases.add(Options.when(
                        Words.face(war, to), () -> Options.oneOf(transfers, one -> face(war, one, squadOf))));
            }
        }
        return Options.either(Transfer::to, cases);
    }

    private static Option face(War war, Transfer transfer, Map<String, Squad> squadOf) {
        @Nullable Squad from = squadOf.get(transfer.figure);
        return from == null
                ? Option.called(transfer.figure, transfer.figure)
                : war.book().face(from.the(transfer.figure)).at(from.id());
    }

    private List<Violation> refusals(War war, Player player) {
        Squad from = war.squadOf(player, figure);
        return refusals(war, from, from.the(figure), war.squad(to));
    }

    private static List<Violation> refusals(War war, Squad from, Figure figure, Squad to) {
        if (from.id().equals(to.id()) || !from.isIn(to.territory())) {
            return List.of(Violation.of(
                            "NOT_TOGETHER",
                            "{figure} is not in another squad at {territory}.",
                            war.book().label(figure),
                            war.book().territory(to.territory()))
                    .citing("SWM-SQUAD-09"));
        }
        SquadRules rules = war.squadRules(to.owner());
        Card card = war.book().card(figure.card());
        List<Violation> refusals = new ArrayList<>(ArmyRules.check(
                new Army<>(war.book().cards(to), List.of(card)),
                rules.reinforcing(to.isActive(), war.book().points(to), card.points(), any -> null)));
        List<Card> left = war.book().cards(from.without(figure.id()));
        if (from.isActive() && !rules.isActive(left)) {
            refusals.add(Violation.of(
                            "WOULD_BREAK_SQUAD",
                            "This would make an active squad illegal: {violations}.",
                            rules.whyDamaged(left))
                    .citing("SWM-SQUAD-09"));
        }
        return refusals;
    }

    @Override
    public String kind() {
        return KIND.face().id();
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
                                war.book().label(from.the(figure)),
                                war.name(from),
                                war.name(into))
                        .citing("SWM-SQUAD-09")
                        .at(from.id(), to));
    }
}
