package org.muster.api.flow;

import java.util.List;
import java.util.Locale;
import org.muster.api.Preview;
import org.muster.api.text.Sentence;

/** Words out of a class name: {@code StrategicMovement} is "Strategic movement". */
@Preview
public final class Titles {

    private static final ClassValue<Sentence> TITLES = new ClassValue<>() {
        @Override
        protected Sentence computeValue(Class<?> type) {
            String words = words(type.getSimpleName());
            return words.isEmpty() ? Sentence.NOTHING : Sentence.restored(words, List.of());
        }
    };

    private Titles() {}

    static Sentence of(Class<?> step) {
        return TITLES.get(step);
    }

    /** The title that a step of this class has where it gives itself none: a template, so that it can be translated. */
    public static String words(String simpleName) {
        String words = simpleName.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ");
        return words.isEmpty() ? "" : words.charAt(0) + words.substring(1).toLowerCase(Locale.ROOT);
    }
}
