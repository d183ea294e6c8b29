package org.muster.ruleset.warmachine.battle;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.RefersTo;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Phase;

/**
 * What the defeat of a defense force brings, at the end of the Battle Phase.
 *
 * <pre>
 * the winner chooses    1d3+3 supply points, no more than there are      WMC-HQ-02, -03, -09
 *                       or one special free of charge in this round      WMC-HQ-02, -04, -05, -06
 * </pre>
 */
public final class Headquarters {

    private Headquarters() {}

    /** Whoever won at a headquarters loots it (WMC-HQ-09). */
    public record LootHeadquarters() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            List<Step<Campaign>> loots = new ArrayList<>();
            for (Player winner : campaign.players()) {
                for (Battle battle : campaign.battles().list()) {
                    Player owner = campaign.headquartersAt(battle.space());
                    if (owner != null && winner.equals(battle.winner()) && !winner.equals(owner)) {
                        loots.add(new ChooseLoot(winner, battle.space()));
                    }
                }
            }
            Outcome<Campaign> outcome = Outcome.of(campaign);
            return loots.isEmpty() ? outcome : outcome.then(Agenda.inOrder(Agenda.todos(loots)));
        }
    }

    /** What the winner takes. */
    enum Loot {
        STEAL,
        SPECIAL
    }

    /** The winner takes supply points or a special (WMC-HQ-02). */
    public record ChooseLoot(
            Player winner, @RefersTo("spaces") String space) implements Ask<Campaign, Loot> {
        @Override
        public Decision<Loot> decision(Campaign campaign) {
            return campaign.timed(
                    Phase.RESOLUTION,
                    Decision.of(winner, Options.oneOf(List.of(Loot.values()), this::option))
                            .asking(
                                    "What does {player} take from the headquarters in {space}?",
                                    winner,
                                    campaign.space(space))
                            .citing("WMC-HQ-02")
                            .otherwise(Loot.STEAL));
        }

        private Option option(Loot loot) {
            return loot == Loot.STEAL
                    ? Option.of("steal", "steal supply points")
                            .noting("1d3+3, no more than there are")
                            .at(space)
                    : Option.of("special", "one special free of charge")
                            .noting("in this round's Purchase Phase")
                            .at(space);
        }

        @Override
        public Outcome<Campaign> decide(Campaign campaign, Choices<Loot> choices, Dice dice) {
            Player owner = campaign.headquartersAt(space);
            if (owner == null) {
                return Outcome.of(campaign); // has left meanwhile
            }
            if (choices.only() == Loot.SPECIAL) {
                return Outcome.of(campaign.holding(winner, one -> one.withFreeSpecials(one.freeSpecials() + 1)))
                        .tell(Event.told("{player} will have one special free of charge this round.", winner)
                                .citing("WMC-HQ-02", "WMC-HQ-04", "WMC-HQ-06"));
            }
            int plus = campaign.book().constants().headquarters().lootPlus();
            int wanted = dice.roll(
                            Roll.of("Loot", Pool.d(3).plus(plus)).by(winner).citing("WMC-HQ-02"))
                    .total();
            int stolen = Math.min(wanted, campaign.ledger(owner).supply());
            return Outcome.of(campaign.noting(owner, ledger -> ledger.earning(-stolen))
                            .noting(winner, ledger -> ledger.earning(stolen)))
                    .tell(Event.told("{player} loots the headquarters in {space}.", winner, campaign.space(space))
                            .citing("WMC-HQ-02")
                            .at(space))
                    .tell(Event.told("{n supply point is|supply points are} stolen.", stolen)
                            .citing("WMC-HQ-02", "WMC-HQ-03")
                            .only(winner, owner, Player.ORGANIZER));
        }
    }
}
