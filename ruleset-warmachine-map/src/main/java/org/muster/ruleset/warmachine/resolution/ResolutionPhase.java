package org.muster.ruleset.warmachine.resolution;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.HouseRules.OutpostHinders;
import org.muster.ruleset.warmachine.Phase;
import org.muster.ruleset.warmachine.Structure;
import org.muster.ruleset.warmachine.data.Constants;
import org.muster.ruleset.warmachine.data.Location;
import org.muster.ruleset.warmachine.data.StructureKind;

/**
 * The Resolution Phase.
 *
 * <pre>
 * a. Retreats       {@link Retreats}       WMC-RTR-*, WMC-PUR-08, -09
 * b. Excess models  {@link Casualties}     WMC-EXC-*
 * c. Casualties     {@link Casualties}     WMC-CAS-*, WMC-ABS-08, WMC-DEF-03
 * d. Disbanded      {@link Casualties}     WMC-CAS-09
 * e. Veterans       {@link Veterans}       WMC-VET-*
 * f. Claims         2d6 for each banner that was in no battle or won it     WMC-CLM-*, WMC-PUR-10
 * </pre>
 */
public final class ResolutionPhase {

    private ResolutionPhase() {}

    /** Who may claim the space where he is, says whether he does (WMC-CLM-01). */
    public record ClaimSpaces() implements Ask<Campaign, OrderedMap<String, Boolean>> {
        @Override
        public Decision<OrderedMap<String, Boolean>> decision(Campaign campaign) {
            return campaign.timed(
                    Phase.RESOLUTION,
                    Decision.simultaneous(campaign.players(), player -> claims(campaign, player))
                            .asking("Which of your banners try to claim the space where they are?")
                            .citing("WMC-CLM-01")
                            .otherwise(player -> OrderedMap.each(able(campaign, player), any -> true)));
        }

        private static Options<OrderedMap<String, Boolean>> claims(Campaign campaign, Player player) {
            List<Option> faces = new ArrayList<>();
            for (String banner : able(campaign, player)) {
                String space = campaign.banner(banner).at();
                faces.add(Option.called(banner, campaign.nameOf(banner))
                        .at(banner, space)
                        .noting(
                                "{space}, on {target} or more",
                                campaign.space(space),
                                target(campaign, player, space)));
            }
            return faces.isEmpty()
                    ? Options.oneOf(List.of(), any -> Option.of("none", "none"))
                    : Options.each(faces, any -> Options.yesOrNo());
        }

        @Override
        public Outcome<Campaign> decide(Campaign campaign, Choices<OrderedMap<String, Boolean>> choices, Dice dice) {
            Claims claims = new Claims(campaign, dice);
            for (Player player : campaign.players()) {
                choices.find(player)
                        .ifPresent(answer -> answer.forEach((banner, yes) -> {
                            if (yes) {
                                claims.roll(player, banner);
                            }
                        }));
            }
            return Outcome.of(claims.campaign).tell(claims.events);
        }
    }

    /**
     * Ids of the banners of {@code player} that may roll: in no battle or winners, where there is something to claim, be it
     * where they were repulsed to (WMC-CLM-01, WMC-CLM-04, WMC-CLM-08, WMC-HQ-08).
     */
    private static List<String> able(Campaign campaign, Player player) {
        List<String> able = new ArrayList<>();
        for (Banner banner : campaign.bannersOf(player)) {
            Battle battle = campaign.battleOf(banner.id());
            Fighter fighter = battle == null ? null : battle.find(banner.id());
            boolean unbeaten = battle == null || fighter == null || battle.wonBy(fighter);
            if (unbeaten && !campaign.controls(player, banner.at()) && campaign.headquartersAt(banner.at()) == null) {
                able.add(banner.id());
            }
        }
        return able;
    }

    /** What a claim must reach (WMC-CLM-02, WMC-CLM-05, WMC-CLM-06). */
    private static int target(Campaign campaign, Player player, String space) {
        Constants.Claim on = campaign.book().constants().claim();
        boolean neutral = campaign.controller(space) == null;
        Structure structure = campaign.ground(space).structure();
        boolean hindered = structure != null
                && structure.kind() == StructureKind.OUTPOST
                && (campaign.book().houseRules().outpostHinders() == OutpostHinders.EVERYONE
                        || !structure.owner().equals(player));
        return hindered
                ? neutral ? on.outpostNeutral() : on.outpostControlled()
                : neutral ? on.neutral() : on.controlled();
    }

    /** Claims, one after the other: what one takes, the next finds taken. */
    private static final class Claims {
        private Campaign campaign;
        private final Dice dice;
        private final List<Event> events = new ArrayList<>();

        Claims(Campaign campaign, Dice dice) {
            this.campaign = campaign;
            this.dice = dice;
        }

        void roll(Player player, String banner) {
            String space = campaign.banner(banner).at();
            if (campaign.controls(player, space)) {
                return;
            }
            Roll roll = Roll.of(Sentence.of("Claim of {space}", campaign.space(space)), Pool.TWO_D6)
                    .by(player)
                    .reaching(target(campaign, player, space))
                    .citing("WMC-CLM-01", "WMC-CLM-02");
            if (!dice.roll(roll).succeeds()) {
                return;
            }
            campaign = campaign.at(space, ground -> ground.controlledBy(player))
                    .holding(player, one -> one.doing(one.deeds().claiming()));
            events.add(Event.told("{banner} claims {space}.", campaign.nameOf(banner), campaign.space(space))
                    .citing("WMC-CLM-02", "WMC-CLM-03")
                    .at(space, banner));
            int supply = gained(player, "Supplies in " + campaign.space(space), Pool.d(3));
            Location location = campaign.book().locationAt(space);
            int bonus = bonus(player, location);
            campaign = campaign.noting(player, ledger -> ledger.earning(supply + bonus));
            events.add(Event.told("{player} gains {n supply point|supply points} there.", player, supply + bonus)
                    .citing("WMC-CLM-03")
                    .only(campaign.book().treasuryOf(player)));
        }

        private int bonus(Player player, @Nullable Location location) {
            return location == null || location.bonus().equals(Pool.NONE)
                    ? 0
                    : gained(player, "Riches of " + location.name(), location.bonus());
        }

        private int gained(Player player, String what, Pool pool) {
            return dice.roll(Roll.of(Sentence.verbatim(what), pool)
                            .by(player)
                            .citing("WMC-CLM-03")
                            .seenBy(campaign.book().treasuryOf(player)))
                    .total();
        }
    }
}
