package org.muster.host.games;

import java.util.List;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;
import org.muster.core.bot.Level;

/**
 * How well a bot plays.
 *
 * @param playouts a decision
 */
public record Skill(int playouts, String name) {

    /** Those one can choose. */
    public static List<Skill> all() {
        return List.of(
                of(Level.CLUB, said("club")),
                of(Level.EASY, said("easy")),
                of(Level.STRONG, said("strong, and slower")),
                of(Level.RANDOM, said("by chance")));
    }

    private static Skill of(Level level, String name) {
        return new Skill(level.effort(), name);
    }

    /** Whether one can choose it. */
    public static boolean isOne(int playouts) {
        return all().stream().anyMatch(one -> one.playouts() == playouts);
    }

    /** Why nobody plays so. */
    public static Sentence unknown(Object said) {
        return Sentence.of(
                "No bot plays {how}; skill is one of {skills}.",
                said,
                all().stream().map(Skill::playouts).sorted().toList());
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
