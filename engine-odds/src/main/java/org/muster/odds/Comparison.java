package org.muster.odds;

import java.util.List;
import org.muster.api.text.Sentence;

/** How a result is held against a number. */
enum Comparison {
    AT_LEAST(">="),
    AT_MOST("<="),
    MORE(">"),
    LESS("<"),
    EXACTLY("=");

    /** In the order in which a reader must try them: the longer signs first. */
    static final List<Comparison> ALL = List.of(values());

    final String sign;

    Comparison(String sign) {
        this.sign = sign;
    }

    Sentence words() {
        return switch (this) {
            case AT_LEAST -> Sentence.of("at least");
            case AT_MOST -> Sentence.of("at most");
            case MORE -> Sentence.of("more than");
            case LESS -> Sentence.of("less than");
            case EXACTLY -> Sentence.of("exactly");
        };
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
