package org.muster.ruleset.warmachine;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.army.Entry;

/**
 * What a player keeps to himself (WMC-INF-02, -04, -05, -06). What is in his banners and defense force is in the lists.
 *
 * @param supply supply points, never below 0
 * @param secretVp victory points of secret objectives, counted at the end
 * @param serials highest number of each troop's entries
 * @param core the 50 points that the defense force is restored to (WMC-DEF-04)
 * @param pool casters who wait at the headquarters, in no banner (WMC-BAN-05)
 * @param transit troops on their way
 * @param parcels how many there ever were
 * @param objective id of the secret objective; empty: none
 * @param done ids of secret objectives completed
 * @param shipments on their way to enemies
 * @param sightings of enemy lists, the last of each force
 * @param removed characters that can't be had again this round (WMC-CAS-08)
 * @param standIn who plays this round's battles; empty: the player (WMC-ABS-01)
 * @param losses of this round's battles, by force
 */
public record Ledger(
        int supply,
        int secretVp,
        OrderedMap<String, Integer> serials,
        List<Entry> core,
        List<Entry> pool,
        List<Parcel> transit,
        int parcels,
        String objective,
        List<String> done,
        List<Shipment> shipments,
        OrderedMap<String, Sighting> sightings,
        List<String> removed,
        String standIn,
        OrderedMap<String, Losses> losses) {

    public Ledger {
        core = List.copyOf(core);
        pool = List.copyOf(pool);
        transit = List.copyOf(transit);
        done = List.copyOf(done);
        shipments = List.copyOf(shipments);
        removed = List.copyOf(removed);
    }

    public static Ledger of(int supply) {
        return new Ledger(
                supply,
                0,
                OrderedMap.empty(),
                List.of(),
                List.of(),
                List.of(),
                0,
                "",
                List.of(),
                List.of(),
                OrderedMap.empty(),
                List.of(),
                "",
                OrderedMap.empty());
    }

    /** With supply points earned, or spent if negative. */
    public Ledger earning(int points) {
        return new Ledger(
                supply + points,
                secretVp,
                serials,
                core,
                pool,
                transit,
                parcels,
                objective,
                done,
                shipments,
                sightings,
                removed,
                standIn,
                losses);
    }

    public Ledger numbering(OrderedMap<String, Integer> other) {
        return new Ledger(
                supply, secretVp, other, core, pool, transit, parcels, objective, done, shipments, sightings, removed,
                standIn, losses);
    }

    public Ledger withCore(List<Entry> other) {
        return new Ledger(
                supply, secretVp, serials, other, pool, transit, parcels, objective, done, shipments, sightings,
                removed, standIn, losses);
    }

    public Ledger withPool(List<Entry> other) {
        return new Ledger(
                supply, secretVp, serials, core, other, transit, parcels, objective, done, shipments, sightings,
                removed, standIn, losses);
    }

    public Ledger withTransit(List<Parcel> other) {
        return new Ledger(
                supply, secretVp, serials, core, pool, other, parcels, objective, done, shipments, sightings, removed,
                standIn, losses);
    }

    /** With troops sent on their way. */
    public Ledger sending(Parcel parcel) {
        List<Parcel> more = new ArrayList<>(transit);
        more.add(parcel.numbered(parcels + 1));
        return new Ledger(
                supply,
                secretVp,
                serials,
                core,
                pool,
                more,
                parcels + 1,
                objective,
                done,
                shipments,
                sightings,
                removed,
                standIn,
                losses);
    }

    /** With a secret objective, or none. */
    public Ledger seeking(String other) {
        return new Ledger(
                supply, secretVp, serials, core, pool, transit, parcels, other, done, shipments, sightings, removed,
                standIn, losses);
    }

    /** With the secret objective completed, for so many victory points. */
    public Ledger completing(int points) {
        List<String> all = new ArrayList<>(done);
        all.add(objective);
        return new Ledger(
                supply,
                secretVp + points,
                serials,
                core,
                pool,
                transit,
                parcels,
                "",
                all,
                shipments,
                sightings,
                removed,
                standIn,
                losses);
    }

    public Ledger shipping(List<Shipment> other) {
        return new Ledger(
                supply, secretVp, serials, core, pool, transit, parcels, objective, done, other, sightings, removed,
                standIn, losses);
    }

    public Ledger seeing(String force, Sighting sighting) {
        return new Ledger(
                supply,
                secretVp,
                serials,
                core,
                pool,
                transit,
                parcels,
                objective,
                done,
                shipments,
                sightings.with(force, sighting),
                removed,
                standIn,
                losses);
    }

    public Ledger removing(List<String> characters) {
        if (characters.isEmpty()) {
            return this;
        }
        List<String> more = new ArrayList<>(removed);
        more.addAll(characters);
        return new Ledger(
                supply, secretVp, serials, core, pool, transit, parcels, objective, done, shipments, sightings, more,
                standIn, losses);
    }

    public Ledger represented(String name) {
        return new Ledger(
                supply, secretVp, serials, core, pool, transit, parcels, objective, done, shipments, sightings, removed,
                name, losses);
    }

    public Ledger suffering(OrderedMap<String, Losses> other) {
        return new Ledger(
                supply, secretVp, serials, core, pool, transit, parcels, objective, done, shipments, sightings, removed,
                standIn, other);
    }

    /** The next round: what counts a round is set back. */
    Ledger nextRound() {
        return new Ledger(
                supply,
                secretVp,
                serials,
                core,
                pool,
                transit,
                parcels,
                objective,
                done,
                shipments,
                sightings,
                List.of(),
                "",
                OrderedMap.empty());
    }

    /** Nothing but the supply points, as others see it where those are open. */
    Ledger onlySupply() {
        return of(supply);
    }
}
