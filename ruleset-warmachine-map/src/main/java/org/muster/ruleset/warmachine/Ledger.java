package org.muster.ruleset.warmachine;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Between;
import org.muster.api.check.Distinct;
import org.muster.api.check.RefersTo;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.army.Entry;

/**
 * What a player keeps to himself (WMC-INF-02, -04, -05, -06). What is in his banners and defense force is in the lists.
 * Its parts are written as one with it.
 *
 * @param supply supply points, never below 0
 * @param secretVp victory points of secret objectives, counted at the end
 * @param reserves troops that are in no banner
 * @param mission the secret objectives
 * @param shipments on their way to enemies
 * @param sightings of enemy lists, the last of each force
 * @param round what counts this round only
 */
public record Ledger(
        @Between(min = 0) int supply,
        @Between(min = 0) int secretVp,
        @JsonUnwrapped Reserves reserves,
        @JsonUnwrapped Mission mission,
        List<Shipment> shipments,
        OrderedMap<String, Sighting> sightings,
        @JsonUnwrapped ThisRound round) {

    public Ledger {
        shipments = List.copyOf(shipments);
    }

    /**
     * Troops beside those in banners.
     *
     * @param serials highest number of each troop's entries
     * @param core the 50 points that the defense force is restored to (WMC-DEF-04)
     * @param pool casters who wait at the headquarters, in no banner (WMC-BAN-05)
     * @param transit troops on their way
     * @param parcels how many there ever were
     */
    public record Reserves(
            OrderedMap<@RefersTo("troops") String, @Between(min = 0) Integer> serials,
            @Distinct List<Entry> core,
            @Distinct List<Entry> pool,
            List<Parcel> transit,
            @Between(min = 0) int parcels) {
        public Reserves {
            core = List.copyOf(core);
            pool = List.copyOf(pool);
            transit = List.copyOf(transit);
        }

        static final Reserves NONE = new Reserves(OrderedMap.empty(), List.of(), List.of(), List.of(), 0);

        Reserves with(Parcel parcel) {
            List<Parcel> more = new ArrayList<>(transit);
            more.add(parcel.numbered(parcels + 1));
            return new Reserves(serials, core, pool, more, parcels + 1);
        }
    }

    /**
     * Secret objectives.
     *
     * @param objective id of the one that is sought; empty: none
     * @param done ids of those completed
     */
    public record Mission(
            @RefersTo(value = "objectives", orEmpty = true) String objective,
            List<@RefersTo("objectives") String> done) {
        public Mission {
            done = List.copyOf(done);
        }

        static final Mission NONE = new Mission("", List.of());

        Mission completed() {
            List<String> all = new ArrayList<>(done);
            all.add(objective);
            return new Mission("", all);
        }
    }

    /**
     * What is set back when the round ends.
     *
     * @param removed characters that can't be had again this round (WMC-CAS-08)
     * @param standIn who plays this round's battles; empty: the player (WMC-ABS-01)
     * @param losses of this round's battles, by force
     */
    public record ThisRound(
            List<@RefersTo("troops") String> removed, String standIn, OrderedMap<String, Losses> losses) {
        public ThisRound {
            removed = List.copyOf(removed);
        }

        static final ThisRound NOTHING = new ThisRound(List.of(), "", OrderedMap.empty());

        ThisRound without(List<String> characters) {
            List<String> more = new ArrayList<>(removed);
            more.addAll(characters);
            return new ThisRound(more, standIn, losses);
        }
    }

    public static Ledger of(int supply) {
        return new Ledger(supply, 0, Reserves.NONE, Mission.NONE, List.of(), OrderedMap.empty(), ThisRound.NOTHING);
    }

    // ---- its parts

    public OrderedMap<String, Integer> serials() {
        return reserves.serials;
    }

    public List<Entry> core() {
        return reserves.core;
    }

    public List<Entry> pool() {
        return reserves.pool;
    }

    public List<Parcel> transit() {
        return reserves.transit;
    }

    public String objective() {
        return mission.objective;
    }

    public List<String> done() {
        return mission.done;
    }

    public List<String> removed() {
        return round.removed;
    }

    public String standIn() {
        return round.standIn;
    }

    public OrderedMap<String, Losses> losses() {
        return round.losses;
    }

    // ---- changes

    /** With supply points earned, or spent if negative. */
    public Ledger earning(int points) {
        return new Ledger(supply + points, secretVp, reserves, mission, shipments, sightings, round);
    }

    private Ledger with(Reserves other) {
        return new Ledger(supply, secretVp, other, mission, shipments, sightings, round);
    }

    private Ledger with(ThisRound other) {
        return new Ledger(supply, secretVp, reserves, mission, shipments, sightings, other);
    }

    public Ledger numbering(OrderedMap<String, Integer> other) {
        return with(new Reserves(other, core(), pool(), transit(), reserves.parcels));
    }

    public Ledger withCore(List<Entry> other) {
        return with(new Reserves(serials(), other, pool(), transit(), reserves.parcels));
    }

    public Ledger withPool(List<Entry> other) {
        return with(new Reserves(serials(), core(), other, transit(), reserves.parcels));
    }

    public Ledger withTransit(List<Parcel> other) {
        return with(new Reserves(serials(), core(), pool(), other, reserves.parcels));
    }

    /** With troops sent on their way. */
    public Ledger sending(Parcel parcel) {
        return with(reserves.with(parcel));
    }

    /** With a secret objective, or none. */
    public Ledger seeking(String other) {
        return new Ledger(supply, secretVp, reserves, new Mission(other, done()), shipments, sightings, round);
    }

    /** With the secret objective completed, for so many victory points. */
    public Ledger completing(int points) {
        return new Ledger(supply, secretVp + points, reserves, mission.completed(), shipments, sightings, round);
    }

    public Ledger shipping(List<Shipment> other) {
        return new Ledger(supply, secretVp, reserves, mission, other, sightings, round);
    }

    public Ledger seeing(String force, Sighting sighting) {
        return new Ledger(supply, secretVp, reserves, mission, shipments, sightings.with(force, sighting), round);
    }

    public Ledger removing(List<String> characters) {
        return characters.isEmpty() ? this : with(round.without(characters));
    }

    public Ledger represented(String name) {
        return with(new ThisRound(removed(), name, losses()));
    }

    public Ledger suffering(OrderedMap<String, Losses> other) {
        return with(new ThisRound(removed(), standIn(), other));
    }

    /** The next round: what counts a round is set back. */
    Ledger nextRound() {
        return with(ThisRound.NOTHING);
    }

    /** Of somebody who has left: his victory points stand still (WMC-DEF-10). */
    public Ledger leaving() {
        return new Ledger(0, secretVp, Reserves.NONE, Mission.NONE, List.of(), OrderedMap.empty(), ThisRound.NOTHING);
    }

    /** Nothing but the supply points, as others see it where those are open. */
    Ledger onlySupply() {
        return of(supply);
    }
}
