package org.muster.api.flow;

import java.util.Locale;

/** Words out of a class name: {@code StrategicMovement} is "Strategic movement". */
final class Titles {

    private static final ClassValue<String> TITLES = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            String words = type.getSimpleName().replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ");
            return words.isEmpty() ? "" : words.charAt(0) + words.substring(1).toLowerCase(Locale.ROOT);
        }
    };

    private Titles() {}

    static String of(Class<?> step) {
        return TITLES.get(step);
    }
}
