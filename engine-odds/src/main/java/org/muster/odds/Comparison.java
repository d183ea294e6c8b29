package org.muster.odds;

import java.util.List;

/** How a result is held against a number. */
enum Comparison {
    AT_LEAST(">=", "at least"),
    AT_MOST("<=", "at most"),
    MORE(">", "more than"),
    LESS("<", "less than"),
    EXACTLY("=", "exactly");

    /** In the order in which a reader must try them: the longer signs first. */
    static final List<Comparison> ALL = List.of(values());

    final String sign;
    final String words;

    Comparison(String sign, String words) {
        this.sign = sign;
        this.words = words;
    }

    boolean test(int value, int target) {
        return switch (this) {
            case AT_LEAST -> value >= target;
            case AT_MOST -> value <= target;
            case MORE -> value > target;
            case LESS -> value < target;
            case EXACTLY -> value == target;
        };
    }
}
