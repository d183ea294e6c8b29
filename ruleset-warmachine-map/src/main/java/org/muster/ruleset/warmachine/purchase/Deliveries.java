package org.muster.ruleset.warmachine.purchase;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Parcel;
import org.muster.ruleset.warmachine.army.Attachments;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.data.StructureKind;

/**
 * Where delayed reinforcements arrive (WMC-BUY-08).
 *
 * @param redirect banners that their owner names instead, by parcel
 */
record Deliveries(Player player, OrderedMap<String, String> redirect) {

    /**
     * All of it at its own banner; else its troops with what is attached to them together, and what was bought for a unit
     * where that unit is: nothing waits for what finds no unit.
     */
    List<Parcel> parts(Campaign campaign, Parcel parcel) {
        boolean together =
                parcel.growing().stream().allMatch(unit -> Entry.find(campaign.list(parcel.to()), unit) != null);
        if (together && fits(campaign, parcel, parcel.to())) {
            return List.of(parcel);
        }
        List<Parcel> parts = new ArrayList<>();
        List<Entry> troops = new ArrayList<>(parcel.entries());
        List<String> theirs = new ArrayList<>();
        Attachments attachments = campaign.rules(player).attachments();
        for (String attachment : parcel.attachments()) {
            if (attachments.attach(troops, attachment)) {
                theirs.add(attachment);
            } else {
                parts.add(parcel.part(List.of(), List.of(attachment), List.of()));
            }
        }
        if (!troops.isEmpty()) {
            parts.add(0, parcel.part(parcel.entries(), theirs, List.of()));
        }
        parcel.growing().forEach(unit -> parts.add(parcel.part(List.of(), List.of(), List.of(unit))));
        return parts;
    }

    /**
     * Its own banner, the one its owner names, or the lowest number with room; empty: it stays on its way. Men join their
     * unit wherever it has gone; if that is no more, or of full size, another of its kind.
     */
    String destination(Campaign campaign, Parcel part) {
        List<String> banners = new ArrayList<>(List.of(part.to(), redirect.getOrDefault(part.id(), "")));
        campaign.bannersOf(player).forEach(banner -> banners.add(banner.id()));
        for (String unit : part.growing()) {
            Entry itself = Entry.find(campaign.inBanners(player), unit);
            if (itself != null && mayGrow(campaign, itself)) {
                banners.removeIf(banner -> Entry.find(campaign.list(banner), unit) == null);
            }
        }
        for (String banner : banners) {
            if (fits(campaign, part, banner)) {
                return banner;
            }
        }
        return "";
    }

    private static boolean mayGrow(Campaign campaign, Entry unit) {
        return unit.models() < campaign.book().register().troop(unit).largest();
    }

    /** Why no further men can be bought for a unit: what was bought for it is on its way. */
    static List<Violation> menOnTheirWay(Campaign campaign, Player player, String unit) {
        boolean bought = campaign.ledger(player).transit().stream()
                .anyMatch(parcel -> parcel.growing().contains(unit));
        return Violation.unless(
                !bought,
                () -> Violation.of(
                                "MEN_ON_THEIR_WAY",
                                "The men that bring {unit} to full size are bought already and on their way.",
                                campaign.book()
                                        .register()
                                        .troop(Entry.troopOf(unit))
                                        .name())
                        .citing("WMC-BUY-04", "WMC-BUY-08"));
    }

    private static boolean fits(Campaign campaign, Parcel parcel, String banner) {
        if (!campaign.banners().containsKey(banner)) {
            return false;
        }
        Player owner = campaign.banner(banner).owner();
        boolean fortress = campaign.owns(owner, StructureKind.FORTRESS);
        List<Entry> list = new ArrayList<>();
        return unpack(campaign, parcel, banner, list)
                && campaign.rules(owner)
                        .violations(Sentence.NOTHING, campaign.list(banner), list, fortress)
                        .isEmpty()
                && (!isCounted(campaign)
                        || campaign.rules(owner)
                                .sharedAllowances(
                                        Sentence.NOTHING,
                                        campaign.inBanners(owner),
                                        campaign.listing(banner, list).inBanners(owner),
                                        fortress)
                                .isEmpty());
    }

    /** Others of its kind may have been had while it waited. */
    private static boolean isCounted(Campaign campaign) {
        return campaign.book().countsArrivals() && campaign.book().houseRules().countsBannersTogether();
    }

    /** The list of a banner with what is in a parcel. */
    static List<Entry> unpacked(Campaign campaign, Parcel parcel, String banner) {
        List<Entry> list = new ArrayList<>();
        unpack(campaign, parcel, banner, list);
        return list;
    }

    /** Fills {@code list} with what is in the banner and the parcel; false: something finds no unit to join. */
    private static boolean unpack(Campaign campaign, Parcel parcel, String banner, List<Entry> list) {
        boolean all = true;
        list.addAll(campaign.list(banner));
        list.addAll(parcel.entries());
        for (String unit : parcel.growing()) {
            all &= grow(campaign, list, unit);
        }
        Attachments attachments =
                campaign.rules(campaign.banner(banner).owner()).attachments();
        for (String attachment : parcel.attachments()) {
            all &= attachments.attach(list, attachment);
        }
        return all;
    }

    /** The unit itself, or the first of its kind that may grow; false: there is none. */
    private static boolean grow(Campaign campaign, List<Entry> list, String unit) {
        Entry grown = Entry.find(list, unit);
        for (Entry entry : list) {
            boolean free = grown == null || !mayGrow(campaign, grown);
            grown = free && entry.troop().equals(Entry.troopOf(unit)) ? entry : grown;
        }
        if (grown == null || !mayGrow(campaign, grown)) {
            return false;
        }
        list.set(
                list.indexOf(grown),
                grown.of(campaign.book().register().troop(grown).largest()));
        return true;
    }
}
