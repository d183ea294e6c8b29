package org.muster.ruleset.warmachine.army;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.text.Sentence;

/**
 * What makes an entry a veteran (WMC-VET-02).
 *
 * @param name its own, unique in the player's forces
 * @param stats each of which has +1
 */
public record Veteran(String name, List<Stat> stats) {

    private static final String NUMBERED = "Veteran ";

    public Veteran {
        stats = List.copyOf(stats);
    }

    /** The name of one whom nobody named. */
    public static String numbered(int number) {
        return NUMBERED + number;
    }

    /** What people call one of that name: what somebody named is called so, all others by their number. */
    public static Sentence called(String name) {
        String number = name.startsWith(NUMBERED) ? name.substring(NUMBERED.length()) : "";
        return number.matches("[0-9]+") ? Sentence.of("Veteran {n}", number) : Sentence.verbatim(name);
    }

    /** The same with one stat more. */
    public Veteran and(Stat stat) {
        List<Stat> more = new ArrayList<>(stats);
        more.add(stat);
        return new Veteran(name, more);
    }
}
