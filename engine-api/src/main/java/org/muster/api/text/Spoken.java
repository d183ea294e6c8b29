package org.muster.api.text;

import java.util.function.Supplier;

/** The language that each thread speaks at the moment. */
final class Spoken {

    private static final ThreadLocal<Language> HERE = ThreadLocal.withInitial(() -> Language.ENGLISH);

    private Spoken() {}

    static Language here() {
        return HERE.get();
    }

    static <T> T in(Language language, Supplier<T> said) {
        Language before = HERE.get();
        HERE.set(language);
        try {
            return said.get();
        } finally {
            HERE.set(before);
        }
    }
}
