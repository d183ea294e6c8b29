package org.muster.ruleset.warmachine.purchase;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Parcel;
import org.muster.ruleset.warmachine.army.Attachments;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.Register;
import org.muster.ruleset.warmachine.data.StructureKind;

/**
 * Where delayed reinforcements arrive (WMC-BUY-08).
 *
 * @param redirect banners that their owner names instead, by parcel
 */
record Deliveries(Player player, OrderedMap<String, String> redirect) {

    /** Its own banner, the one its owner names, or the lowest number with room; empty: it stays on its way (WMC-BUY-08). */
    String destination(Campaign campaign, Parcel parcel) {
        if (fits(campaign, parcel, parcel.to())) {
            return parcel.to();
        }
        String named = redirect.getOrDefault(parcel.id(), "");
        if (!named.isEmpty() && fits(campaign, parcel, named)) {
            return named;
        }
        for (Banner banner : campaign.bannersOf(player)) {
            if (fits(campaign, parcel, banner.id())) {
                return banner.id();
            }
        }
        return "";
    }

    private boolean fits(Campaign campaign, Parcel parcel, String banner) {
        if (!campaign.banners().containsKey(banner)) {
            return false;
        }
        List<Entry> list = unpacked(campaign, parcel, banner);
        int wanted = parcel.attachments().size() + attached(campaign.list(banner)) + attached(parcel.entries());
        return attached(list) == wanted
                && campaign.rules(player)
                        .violations("", campaign.list(banner), list, campaign.owns(player, StructureKind.FORTRESS))
                        .isEmpty();
    }

    private static int attached(List<Entry> list) {
        return list.stream().mapToInt(entry -> entry.attachments().size()).sum();
    }

    /** The list of a banner with what is in a parcel. */
    static List<Entry> unpacked(Campaign campaign, Parcel parcel, String banner) {
        Register register = campaign.book().register();
        List<Entry> list = new ArrayList<>(campaign.list(banner));
        list.addAll(parcel.entries());
        for (String id : parcel.growing()) {
            for (int i = 0; i < list.size(); i++) {
                if (list.get(i).id().equals(id)) {
                    list.set(i, list.get(i).of(register.troop(list.get(i)).largest()));
                }
            }
        }
        Attachments attachments =
                campaign.rules(campaign.banner(banner).owner()).attachments();
        parcel.attachments().forEach(id -> attachments.attach(list, id));
        return list;
    }
}
