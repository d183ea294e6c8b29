package org.muster.api.roster;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.muster.api.Preview;
import org.muster.api.state.OrderedMap;

/**
 * An army list as another program wrote it down, in that program's words: what is a legal list there, or a unit of which
 * profile, it does not say. A ruleset makes a list of its own kind out of it.
 *
 * @param name what its owner calls it
 * @param gameSystem the game it was written for, as the program names it: {@code Example Wars, 2nd edition}
 * @param costs what it says to cost in all, by name of the cost: {@code pts}
 * @param forces in the order of the file
 */
@Preview
public record ForeignRoster(String name, String gameSystem, OrderedMap<String, Double> costs, List<Force> forces) {

    public ForeignRoster {
        forces = List.copyOf(forces);
    }

    /** The units of all forces, in the order of the file; see {@link Selection#units()}. */
    public List<Selection> units() {
        List<Selection> units = new ArrayList<>();
        forces.forEach(force -> units.addAll(force.units()));
        return units;
    }

    /** What everything costs together: as the file says, else the sum of its units. Empty where neither is told. */
    public OptionalDouble cost(String of) {
        Double told = costs.get(of);
        return told == null ? Selection.sum(units(), of) : OptionalDouble.of(told);
    }
}
