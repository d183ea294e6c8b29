package org.muster.api.spi;

import com.google.inject.TypeLiteral;
import java.lang.reflect.ParameterizedType;

/** The classes that a ruleset's type names. */
final class Named {

    private Named() {}

    /** The class in this place of {@code Ruleset<S, B>}. */
    @SuppressWarnings("unchecked") // it is what the compiler knows by that name
    static <T> Class<T> inType(Ruleset<?, ?> ruleset, int place) {
        ParameterizedType type = (ParameterizedType)
                TypeLiteral.get(ruleset.getClass()).getSupertype(Ruleset.class).getType();
        return (Class<T>) TypeLiteral.get(type.getActualTypeArguments()[place]).getRawType();
    }
}
