package org.muster.ruleset.warmachine;

import java.util.List;
import org.muster.api.check.Between;
import org.muster.api.check.Distinct;
import org.muster.api.check.RefersTo;
import org.muster.api.state.OrderedMap;

/**
 * What became of a force in this round's battle, as far as dice are still to tell.
 *
 * @param fates of its entries, by id; empty after a battle that was rolled off
 * @param extras models that the battle created, by troop
 * @param toChoose entries that its owner still has to choose for casualty rolls (WMC-ABS-08)
 * @param rolls ids of entries that roll for casualties
 * @param sound ids of entries that survived, and units at half strength or more (WMC-VET-01)
 */
public record Losses(
        OrderedMap<@RefersTo(value = "troops", upTo = "#", numbered = true) String, BattleReport.Fate> fates,
        OrderedMap<@RefersTo("troops") String, BattleReport.Fate> extras,
        @Between(min = 0) int toChoose,
        @Distinct List<@RefersTo(value = "troops", upTo = "#", numbered = true) String> rolls,
        @Distinct List<@RefersTo(value = "troops", upTo = "#", numbered = true) String> sound) {

    public Losses {
        rolls = List.copyOf(rolls);
        sound = List.copyOf(sound);
    }

    public static Losses reported(
            OrderedMap<String, BattleReport.Fate> fates, OrderedMap<String, BattleReport.Fate> extras) {
        return new Losses(fates, extras, 0, List.of(), List.of());
    }

    public static Losses rolledOff(int toChoose, List<String> sound) {
        return new Losses(OrderedMap.empty(), OrderedMap.empty(), toChoose, List.of(), sound);
    }

    public Losses rolling(List<String> entries, List<String> unhurt) {
        return new Losses(fates, extras, 0, entries, unhurt);
    }
}
