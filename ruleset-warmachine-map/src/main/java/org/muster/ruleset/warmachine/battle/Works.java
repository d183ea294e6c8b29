package org.muster.ruleset.warmachine.battle;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.text.Template;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.Order;
import org.muster.ruleset.warmachine.Structure;

/** Structures demolished and converted, at the end of the Battle Phase (WMC-STA-05, WMC-STA-06, WMC-STA-07, WMC-STA-08). */
public final class Works {

    private Works() {}

    /** First all demolitions, then the conversions one by one in turn order (WMC-STA-07). */
    public record ChangeStructures() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            Campaign changed = campaign;
            List<Event> events = new ArrayList<>();
            for (Order.Kind kind : List.of(Order.Kind.DEMOLISH, Order.Kind.CONVERT)) {
                for (Player player : campaign.players()) {
                    for (Banner banner : campaign.bannersOf(player)) {
                        Structure structure = changed.ground(banner.at()).structure();
                        if (structure != null
                                && !structure.owner().equals(player)
                                && campaign.order(banner.id()).is(kind)
                                && isUndisturbed(campaign, banner)) {
                            changed = kind == Order.Kind.DEMOLISH
                                    ? demolished(changed, banner, structure, events)
                                    : converted(changed, banner, structure, events);
                        }
                    }
                }
            }
            return Outcome.of(changed).tell(events);
        }
    }

    /** Whether the banner was not attacked, or won (WMC-STA-05, WMC-STA-06). */
    private static boolean isUndisturbed(Campaign campaign, Banner banner) {
        Battle battle = campaign.battleOf(banner.id());
        Fighter fighter = battle == null ? null : battle.find(banner.id());
        return battle == null || fighter == null || !fighter.attacked() || battle.wonBy(fighter);
    }

    private static Campaign demolished(Campaign campaign, Banner banner, Structure structure, List<Event> events) {
        events.add(told(
                banner,
                "WMC-STA-05",
                "{banner} demolishes the {structure} in {space}.",
                campaign.nameOf(banner.id()),
                structure.kind(),
                campaign.space(banner.at())));
        return campaign.at(banner.at(), ground -> ground.with(null))
                .holding(banner.owner(), one -> one.doing(one.deeds().demolishing()));
    }

    private static Campaign converted(Campaign campaign, Banner banner, Structure structure, List<Event> events) {
        if (structure.kind().isLimited() && campaign.owns(banner.owner(), structure.kind())) {
            events.add(told(
                    banner,
                    "WMC-STA-07",
                    "{banner} takes the {structure} in {space}, but {player} owns one already: it is destroyed.",
                    campaign.nameOf(banner.id()),
                    structure.kind(),
                    campaign.space(banner.at()),
                    banner.owner()));
            return campaign.at(banner.at(), ground -> ground.with(null));
        }
        events.add(told(
                banner,
                "WMC-STA-06",
                "{banner} converts the {structure} in {space}.",
                campaign.nameOf(banner.id()),
                structure.kind(),
                campaign.space(banner.at())));
        return campaign.at(banner.at(), ground -> ground.with(new Structure(structure.kind(), banner.owner())))
                .holding(banner.owner(), one -> one.doing(one.deeds().converting()));
    }

    private static Event told(Banner banner, String rule, @Template String sentence, Object... values) {
        return Event.told(sentence, values).citing(rule).at(banner.at());
    }
}
