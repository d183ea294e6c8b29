package org.muster.host.games;

import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/**
 * How well a bot plays.
 *
 * @param playouts a decision
 */
public record Skill(int playouts, String name) {

    private static final int QUICK = 50;
    private static final int STRONG = 300;

    /** Those one can choose. */
    public static List<Skill> all() {
        return List.of(
                new Skill(QUICK, said("quick")),
                new Skill(STRONG, said("strong, and slower")),
                new Skill(0, said("by chance")));
    }

    /** Whether one can choose it. */
    public static boolean isOne(int playouts) {
        return all().stream().anyMatch(one -> one.playouts() == playouts);
    }

    /** What it is called. */
    public static String named(int playouts) {
        return all().stream()
                .filter(one -> one.playouts() == playouts)
                .findFirst()
                .map(Skill::name)
                .orElseGet(() -> said("{n playout|playouts} a decision", playouts));
    }

    private static String said(@Template String template, Object... values) {
        return Sentence.of(template, values).toString();
    }
}
