package org.muster.ruleset.warmachine;

import java.util.List;
import org.muster.api.check.RefersTo;

/**
 * What a banner does in a round.
 *
 * @param path the spaces of a march, in order; empty for all else
 * @param target the force that is pursued; empty for all else
 */
public record Order(Kind kind, List<@RefersTo("spaces") String> path, String target) {

    public Order {
        path = List.copyOf(path);
    }

    /** The orders of the book, and the one that is none. */
    public enum Kind {
        STANDARD_MARCH("march"),
        FORCED_MARCH("forced-march"),
        PURSUIT("pursue"),
        FORTIFY("fortify"),
        AMBUSH("ambush"),
        DEMOLISH("demolish"),
        CONVERT("convert"),
        HOLD("hold");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        /** As answers write it. */
        public String id() {
            return id;
        }
    }

    public static final Order FORTIFY = staying(Kind.FORTIFY);
    public static final Order AMBUSH = staying(Kind.AMBUSH);
    public static final Order DEMOLISH = staying(Kind.DEMOLISH);
    public static final Order CONVERT = staying(Kind.CONVERT);
    public static final Order HOLD = staying(Kind.HOLD);

    private static Order staying(Kind kind) {
        return new Order(kind, List.of(), "");
    }

    public static Order march(String to) {
        return new Order(Kind.STANDARD_MARCH, List.of(to), "");
    }

    public static Order forcedMarch(String through, String to) {
        return new Order(Kind.FORCED_MARCH, List.of(through, to), "");
    }

    public static Order pursuit(String target) {
        return new Order(Kind.PURSUIT, List.of(), target);
    }

    /** Whether it is of that kind. */
    public boolean is(Kind other) {
        return kind == other;
    }

    /** Where a banner that stands at {@code from} would end. */
    public String end(String from) {
        return path.isEmpty() ? from : path.get(path.size() - 1);
    }
}
