package org.muster.ruleset.skirmish.table;

import java.util.ArrayList;
import java.util.List;
import org.muster.geometry.shape.Base;
import org.muster.geometry.shape.Disc;
import org.muster.ruleset.skirmish.Mini;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.data.Numbers;
import org.muster.ruleset.skirmish.data.UnitCard;

/**
 * Units as they come to the table.
 *
 * <pre>
 * eager and ready, unhurt                                         SKD-STAT-01, SKD-CARD-01
 * Action Dice to the printed limit                                SKD-ADICE-06
 * Force Dice to the Force Aptitude                                SKD-FORCE-01
 * </pre>
 */
public final class Units {

    private Units() {}

    /** What units of these cards are called: {@code ahsoka}, {@code night-troopers-A}, {@code night-troopers-B}. */
    public static List<String> ids(List<UnitCard> cards) {
        List<String> ids = new ArrayList<>(cards.size());
        for (UnitCard card : cards) {
            ids.add(id(card, ids));
        }
        return ids;
    }

    /** A name for one unit more: its card's, with the first free letter where a force may have several. */
    public static String id(UnitCard card, List<String> taken) {
        if (card.isUnique()) {
            return card.id();
        }
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            String id = card.id() + '-' + letter;
            if (!taken.contains(id)) {
                return id;
            }
        }
        throw new IllegalStateException("more than 26 units of " + card.id());
    }

    /** Its minis before they stand anywhere, the leader first. */
    public static List<Base> bases(Numbers numbers, String id, UnitCard card, Disc somewhere) {
        List<Base> bases = new ArrayList<>(card.minis());
        for (int i = 0; i < card.minis(); i++) {
            double diameter = numbers.diameter(card.base(i));
            bases.add(new Base(id + '-' + (i + 1), new Disc(somewhere.at(), diameter, somewhere.z())));
        }
        return bases;
    }

    /** A unit at full strength whose minis stand there. */
    public static UnitState fresh(String id, UnitCard card, String owner, List<Base> bases) {
        return UnitState.fresh(
                id,
                card.id(),
                owner,
                card.diceLimit(card.minis()),
                card.forceAptitude(),
                bases.stream().map(base -> Mini.on(base.id(), base.disc())).toList());
    }
}
