package org.muster.ruleset.warmachine.purchase;

import java.util.List;
import org.muster.api.army.Roster;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.data.StructureKind;

/**
 * What a player buys in a Purchase Phase, all in one answer, a secret until it is resolved (WMC-INF-04).
 *
 * @param redirect where troops go whose banner is gone or full, by parcel; empty: to the first with room (WMC-BUY-08)
 * @param forces what banners and the defense force get, by the force's id (WMC-BUY-03..07, WMC-DEF-06)
 * @param newBanners by the space where each is placed (WMC-BUY-10, -11)
 * @param structures what is built where (WMC-STC-*)
 * @param specials (WMC-SPC-*)
 */
record Purchases(
        OrderedMap<String, String> redirect,
        OrderedMap<String, Goods> forces,
        OrderedMap<String, Fresh> newBanners,
        List<Building> structures,
        Specials specials) {

    Purchases {
        structures = List.copyOf(structures);
    }

    static final Purchases NOTHING =
            new Purchases(OrderedMap.empty(), OrderedMap.empty(), OrderedMap.empty(), List.of(), Specials.NOTHING);

    /**
     * What one force gets.
     *
     * @param enlarge ids of units that reach their full size
     */
    record Goods(Roster buy, List<String> enlarge) {
        Goods {
            enlarge = List.copyOf(enlarge);
        }

        static final Goods NOTHING = new Goods(Roster.EMPTY, List.of());
    }

    /**
     * A new banner.
     *
     * @param list its 25 points; empty: no banner, and nothing can be bought into it
     * @param more what is bought into it at once, at the usual prices
     */
    record Fresh(Roster list, Roster more) {
        static final Fresh NOTHING = new Fresh(Roster.EMPTY, Roster.EMPTY);
    }

    /** Something to be built. */
    record Building(StructureKind kind, String space) {
        String id() {
            return kind.id() + "@" + space;
        }
    }

    /** The kinds of special that are resolved alike, be they bought or free. */
    enum Special {
        NONE,
        UPRISING,
        SABOTAGE,
        SPYING
    }

    /** A special that is free of charge (WMC-HQ-04): a space or a banner. */
    record Free(Special special, String target) {
        static final Free NOTHING = new Free(Special.NONE, "");
    }

    /**
     * Specials.
     *
     * @param uprising a space; empty: none
     * @param sabotage a space; empty: none
     * @param spying ids of banners
     * @param shipment to whom, and how much; 0: none
     * @param free by number of the free special
     */
    record Specials(
            String uprising, String sabotage, List<String> spying, Sent shipment, OrderedMap<String, Free> free) {
        Specials {
            spying = List.copyOf(spying);
        }

        static final Specials NOTHING = new Specials("", "", List.of(), Sent.NOTHING, OrderedMap.empty());
    }

    /** Supply points for an enemy, by the id of the seat. */
    record Sent(String to, int points) {
        static final Sent NOTHING = new Sent("", 0);
    }
}
