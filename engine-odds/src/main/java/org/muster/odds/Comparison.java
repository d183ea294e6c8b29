package org.muster.odds;

import java.util.List;
import org.muster.api.text.Sentence;

/** How a result is held against a number. */
enum Comparison {
    AT_LEAST(">=", Sentence.of("at least")),
    AT_MOST("<=", Sentence.of("at most")),
    MORE(">", Sentence.of("more than")),
    LESS("<", Sentence.of("less than")),
    EXACTLY("=", Sentence.of("exactly"));

    /** In the order in which a reader must try them: the longer signs first. */
    static final List<Comparison> ALL = List.of(values());

    final String sign;
    final Sentence words;

    Comparison(String sign, Sentence words) {
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
