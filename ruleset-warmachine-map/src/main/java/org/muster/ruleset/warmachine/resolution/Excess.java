package org.muster.ruleset.warmachine.resolution;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.dice.Dice;
import org.muster.api.flow.Act;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.BattleReport.Fate;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Losses;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.Register;
import org.muster.ruleset.warmachine.data.Troop;

/**
 * Models that a battle created, and who is sound without them.
 *
 * <pre>
 * models beyond the list are removed first      WMC-EXC-01 to -05
 * who is reported destroyed is                  WMC-BAT-11, WMC-CAS-01
 * units at half or more are sound               WMC-CAS-02
 * </pre>
 */
public final class Excess {

    private Excess() {}

    /** Who rolls and who is sound, once nothing is counted that a battle created (WMC-EXC-01). */
    public record RemoveExcess() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            Campaign counted = campaign;
            List<Event> events = new ArrayList<>();
            for (Player player : campaign.players()) {
                OrderedMap<String, Losses> all = campaign.ledger(player).losses();
                for (Map.Entry<String, Losses> one : all.entrySet()) {
                    if (!one.getValue().fates().isEmpty()) {
                        Count count = new Count(campaign, player, one.getKey(), one.getValue(), events);
                        all = all.with(one.getKey(), count.losses());
                    }
                }
                OrderedMap<String, Losses> known = all;
                counted = counted.noting(player, ledger -> ledger.suffering(known));
            }
            return Outcome.of(counted).tell(events);
        }
    }

    /** Counts what is left of a force. */
    private static final class Count {
        private final Campaign campaign;
        private final Register register;
        private final Player player;
        private final String force;
        private final Losses losses;
        private final List<Event> events;

        Count(Campaign campaign, Player player, String force, Losses losses, List<Event> events) {
            this.campaign = campaign;
            this.register = campaign.book().register();
            this.player = player;
            this.force = force;
            this.losses = losses;
            this.events = events;
        }

        Losses losses() {
            List<String> rolls = new ArrayList<>();
            List<String> sound = new ArrayList<>();
            Map<String, Integer> survivors = survivorsByKind();
            for (Entry entry : campaign.list(force)) {
                boolean survived = register.troop(entry).isUnit()
                        ? isAtHalf(entry)
                        : fate(entry).living() > 0 && survivors.merge(entry.troop(), -1, Integer::sum) >= 0;
                (survived ? sound : rolls).add(entry.id());
            }
            return losses.rolling(rolls, sound);
        }

        /**
         * How many listed models of each kind live (WMC-EXC-02, WMC-EXC-04, WMC-EXC-05): of more than are listed the living are removed before the dead, so
         * that what was created saves nobody from a roll (WMC-EXC-02). Who they are the report says, model by model (WMC-BAT-11): the first that it calls alive.
         */
        private Map<String, Integer> survivorsByKind() {
            Map<String, Integer> survivors = new LinkedHashMap<>();
            Map<String, Integer> kinds = new LinkedHashMap<>();
            for (Entry entry : campaign.list(force)) {
                if (!register.troop(entry).isUnit()) {
                    survivors.merge(entry.troop(), fate(entry).living(), Integer::sum);
                    kinds.merge(entry.troop(), 1, Integer::sum);
                }
            }
            losses.extras().forEach((kind, made) -> {
                int excess = made.living() + made.dead();
                int alive = survivors.getOrDefault(kind, 0) + made.living();
                survivors.put(kind, Math.max(0, alive - excess));
                removed(register.troop(kind), excess);
            });
            return survivors;
        }

        /** Exactly half, rounded up, is not below (WMC-CAS-02, WMC-EXC-03). */
        private boolean isAtHalf(Entry entry) {
            Fate fate = fate(entry);
            int listed = register.models(entry);
            int excess = Math.max(0, fate.living() + fate.dead() - listed);
            if (excess > 0) {
                removed(register.troop(entry), excess);
            }
            int living = Math.max(0, fate.living() - excess);
            return living >= (startingNumber(entry) + 1) / 2;
        }

        private int startingNumber(Entry entry) {
            return campaign.book().houseRules().attachmentsCount() ? register.models(entry) : entry.models();
        }

        private Fate fate(Entry entry) {
            return losses.fates().getOrDefault(entry.id(), new Fate(register.models(entry), 0));
        }

        private void removed(Troop troop, int excess) {
            events.add(Event.told(
                            "{n} {troop} of {force} {n:was|were} created in battle and {n:is|are} removed.",
                            excess,
                            troop.name(),
                            campaign.nameOf(force))
                    .citing("WMC-EXC-01", "WMC-EXC-02")
                    .only(campaign.book().privyTo(player)));
        }
    }
}
