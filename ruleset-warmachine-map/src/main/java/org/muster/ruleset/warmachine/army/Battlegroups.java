package org.muster.ruleset.warmachine.army;

import java.util.ArrayList;
import java.util.List;
import org.muster.ruleset.warmachine.data.Troop;

/** Who controls the warjacks and warbeasts of a list (WMC-BAN-09, WMC-BAN-10, WMC-BAN-11). */
public final class Battlegroups {

    private final Register register;

    /** By the troops of {@code register}. */
    public Battlegroups(Register register) {
        this.register = register;
    }

    /** How a warjack or warbeast acts. */
    public enum Status {
        /** In a battlegroup. */
        CONTROLLED,
        /** The list has no battlegroup: it acts normally. */
        AUTONOMOUS,
        TAMED,
        /** No battlegroup of the list can take it. */
        INERT,
        WILD
    }

    /** Whether a list includes a battlegroup. */
    public boolean includeOne(List<Entry> list) {
        for (Entry entry : list) {
            if (register.troop(entry).leadsBattlegroup()) {
                return true;
            }
        }
        return false;
    }

    /** The list with everything assigned that can be: who has no leader there any more gets the first that is able
     * (WMC-BAN-10, WMC-BAN-11, WMC-CAS-10). */
    public List<Entry> assigned(List<Entry> list) {
        List<Entry> assigned = new ArrayList<>(list.size());
        for (Entry entry : list) {
            assigned.add(
                    register.troop(entry).cat().isControlled() && !leads(list, entry.leader(), entry)
                            ? entry.ledBy(firstAble(list, entry))
                            : entry);
        }
        return assigned;
    }

    /** Whether the entry of id {@code leader} is in the list and may control {@code entry}. */
    public boolean leads(List<Entry> list, String leader, Entry entry) {
        for (Entry other : list) {
            if (other.id().equals(leader)) {
                return register.troop(other).controls(register.troop(entry));
            }
        }
        return false;
    }

    private String firstAble(List<Entry> list, Entry entry) {
        Troop troop = register.troop(entry);
        for (Entry other : list) {
            if (register.troop(other).controls(troop)) {
                return other.id();
            }
        }
        return "";
    }

    /** How a warjack or warbeast of the list acts. */
    public Status status(List<Entry> list, Entry entry) {
        boolean warjack = register.troop(entry).cat().isWarjack();
        if (!includeOne(list)) {
            return warjack ? Status.AUTONOMOUS : Status.TAMED;
        }
        return entry.leader().isEmpty() ? warjack ? Status.INERT : Status.WILD : Status.CONTROLLED;
    }
}
