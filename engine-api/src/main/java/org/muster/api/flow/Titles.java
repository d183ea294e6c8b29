package org.muster.api.flow;

import java.util.List;
import java.util.Locale;
import org.muster.api.text.Sentence;

/** Words out of a class name: {@code StrategicMovement} is "Strategic movement". */
final class Titles {

    private static final ClassValue<Sentence> TITLES = new ClassValue<>() {
        @Override
        protected Sentence computeValue(Class<?> type) {
            String words = type.getSimpleName().replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ");
            return words.isEmpty()
                    ? Sentence.NOTHING
                    : Sentence.restored(words.charAt(0) + words.substring(1).toLowerCase(Locale.ROOT), List.of());
        }
    };

    private Titles() {}

    static Sentence of(Class<?> step) {
        return TITLES.get(step);
    }
}
