package org.muster.core.json;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedConstructor;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;

/** A field of a record may be left out of a file only where the record's component is {@code @Nullable}. */
public final class RequiredFields extends JacksonAnnotationIntrospector {

    private static final long serialVersionUID = 1L;

    @Override
    public @Nullable Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
        if (member instanceof AnnotatedParameter parameter
                && parameter.getOwner() instanceof AnnotatedConstructor constructor
                && constructor.getDeclaringClass().isRecord()) {
            return !constructor
                    .getAnnotated()
                    .getAnnotatedParameterTypes()[parameter.getIndex()]
                    .isAnnotationPresent(Nullable.class);
        }
        return super.hasRequiredMarker(config, member);
    }
}
