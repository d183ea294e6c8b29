package org.muster.ruleset.warmachine.resource;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.Register;
import org.muster.ruleset.warmachine.data.Constants;
import org.muster.ruleset.warmachine.data.Location;
import org.muster.ruleset.warmachine.data.Troop;

/** What out-of-faction troops cost each round (WMC-UPK-01, WMC-UPK-02, WMC-UPK-03, WMC-UPK-04, WMC-UPK-05, WMC-UPK-06). */
final class Upkeep {

    private Upkeep() {}

    /** Supply points for an entry (WMC-UPK-02, WMC-UPK-03, WMC-UPK-04, WMC-UPK-05). */
    static int of(Constants.Upkeep rates, Register register, Entry entry) {
        Troop troop = register.troop(entry);
        return switch (troop.cat()) {
            case SOLO -> rates.solo();
            case LESSER_WARBEAST -> rates.lesserWarbeast();
            case LIGHT_WARJACK, LIGHT_WARBEAST -> rates.lightWarjackOrWarbeast();
            case HEAVY_WARJACK, HEAVY_WARBEAST -> rates.heavyWarjackOrWarbeast();
            case WARCASTER, WARLOCK -> rates.caster();
            case BATTLE_ENGINE -> rates.battleEngine();
            case COLOSSAL, GARGANTUAN -> rates.huge();
            case UNIT -> register.models(entry) >= rates.largeUnitFrom() ? rates.largeUnit() : rates.smallUnit();
            case UNIT_ATTACHMENT, WEAPON_ATTACHMENT -> 0; // part of its unit
        };
    }

    /** The out-of-faction entries in the banners of {@code player}, in list order. */
    static List<Entry> dueFor(Campaign campaign, Player player) {
        List<Entry> due = new ArrayList<>();
        for (Banner banner : campaign.bannersOf(player)) {
            for (Entry entry : campaign.list(banner.id())) {
                if (campaign.rules(player).service().isOutOfFaction(entry)) {
                    due.add(entry);
                }
            }
        }
        return due;
    }

    /**
     * What is paid.
     *
     * @param cost supply points in all
     * @param left ids of the entries that leave their banners
     */
    record Bill(int cost, List<String> left) {}

    /** Pays in list order while supply points last, skipping what is let go and what can't be afforded (WMC-UPK-06). */
    static Bill bill(Campaign campaign, Player player, List<String> letGo) {
        int reduction = reduction(campaign, player);
        int supply = campaign.ledger(player).supply() + reduction;
        int cost = 0;
        List<String> left = new ArrayList<>();
        for (Entry entry : dueFor(campaign, player)) {
            int price = of(campaign.book().constants().upkeep(), campaign.book().register(), entry);
            if (letGo.contains(entry.id()) || cost + price > supply) {
                left.add(entry.id());
            } else {
                cost += price;
            }
        }
        return new Bill(Math.max(0, cost - reduction), left);
    }

    private static int reduction(Campaign campaign, Player player) {
        for (String space : campaign.controlledBy(player)) {
            Location location = campaign.book().locationAt(space);
            if (location != null && location.boon() == Location.Boon.UPKEEP_REDUCTION) {
                return campaign.book().constants().boons().upkeepReduction();
            }
        }
        return 0;
    }
}
