package org.muster.ruleset.swm;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;

/**
 * The Cleanup Phase, side by side in turn order.
 *
 * <pre>
 * 3. Spend experience     a figure at a time until done     SWM-XP-08, -09, SWM-UPG-*
 * </pre>
 */
final class CleanupPhase {

    private CleanupPhase() {}

    /** An upgrade for a figure, or enough for now. */
    sealed interface Leveling {}

    /** {@code figure} buys an upgrade: an entry of {@link Figure#upgrades}. */
    record Buy(String figure, String upgrade) implements Leveling {}

    /** Enough: the rest is kept. */
    enum Done implements Leveling {
        DONE
    }

    private static final Options.Case<Done> BANK = Options.just(Option.of("done", "keep the rest"), Done.DONE);

    /** A player's figures buy upgrades, one at a time, until done (SWM-XP-08). */
    record SpendExperience(Player player) implements Ask<War, Leveling> {
        @Override
        public Decision<Leveling> decision(War war) {
            List<Options.Case<? extends Leveling>> cases = new ArrayList<>();
            for (Squad squad : war.squadsOf(player)) {
                for (Figure figure : squad.figures()) {
                    if (war.book().shop().canAffordAnything(figure)) {
                        cases.add(buying(war, squad, figure));
                    }
                }
            }
            cases.add(BANK);
            return war.book()
                    .timed(Decision.of(player, Options.either(SpendExperience::caseOf, cases))
                            .asking("Which figure buys what with its experience?")
                            .citing("SWM-XP-08")
                            .otherwise(Done.DONE));
        }

        private Options.Case<Buy> buying(War war, Squad squad, Figure figure) {
            return Options.when(
                    war.book().face(figure).at(squad.id()),
                    () -> war.book()
                            .shop()
                            .open(war.faction(player), figure)
                            .as(taken -> new Buy(figure.id(), taken), Buy::upgrade));
        }

        private static String caseOf(Leveling leveling) {
            return leveling instanceof Buy buy ? buy.figure() : "done";
        }

        @Override
        public Outcome<War> decide(War war, Choices<Leveling> choices, Dice dice) {
            if (choices.isEmpty() || !(choices.only() instanceof Buy buy)) {
                return Outcome.of(war);
            }
            Squad squad = war.squadOf(player, buy.figure());
            Figure figure = squad.the(buy.figure());
            int cost = war.book()
                    .upgrade(buy.upgrade())
                    .cost(war.book().card(figure.card()).faction());
            return Outcome.of(war.with(squad.with(figure.buying(buy.upgrade(), cost))))
                    .tell(Event.told(
                                    "{figure} buys {upgrade} for {cost} experience.",
                                    "figure",
                                    war.book().label(figure),
                                    "upgrade",
                                    war.book().shop().label(buy.upgrade()),
                                    "cost",
                                    cost)
                            .citing("SWM-XP-08", "SWM-UPG-01")
                            .at(squad.id()))
                    .then(this);
        }
    }
}
