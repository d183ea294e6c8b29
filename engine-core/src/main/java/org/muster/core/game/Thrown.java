package org.muster.core.game;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.dice.Roll;
import org.muster.core.journal.Entry;

/**
 * A roll that was made.
 *
 * @param entry that it stands in
 * @param roll as the rules ask for it
 * @param made what came up, and from where
 */
public record Thrown(Entry entry, Roll roll, Entry.Throw made) {

    static List<Thrown> in(List<Entry> history, GameSurroundings.Asked asked) {
        List<Thrown> all = new ArrayList<>();
        for (Entry entry : history) {
            if (entry.body() instanceof Entry.Rolled rolled) {
                for (Entry.Throw one : rolled.rolls()) {
                    asked.find(one).ifPresent(roll -> all.add(new Thrown(entry, roll, one)));
                }
            }
        }
        return all;
    }
}
