package org.muster.core.json;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.jsontype.NamedType;

/**
 * A sealed interface needs no annotations: each of its records is written like a step, as an object whose only field
 * is the record's simple name.
 */
final class SealedTypes extends RequiredFields {

    private static final long serialVersionUID = 1L;

    private static final JsonTypeInfo.Value BY_NAME = JsonTypeInfo.Value.construct(
            JsonTypeInfo.Id.SIMPLE_NAME, JsonTypeInfo.As.WRAPPER_OBJECT, null, null, false, null, null);

    @Override
    public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
        JsonTypeInfo.Value annotatedInfo = super.findPolymorphicTypeInfo(config, annotated);
        return annotatedInfo == null && isSealed(annotated) ? BY_NAME : annotatedInfo;
    }

    @Override
    public @Nullable List<NamedType> findSubtypes(MapperConfig<?> config, Annotated annotated) {
        if (!isSealed(annotated)) {
            return super.findSubtypes(config, annotated);
        }
        List<NamedType> types = new ArrayList<>();
        addPermitted(annotated.getRawType(), types);
        return types;
    }

    private static void addPermitted(Class<?> type, List<NamedType> types) {
        for (Class<?> permitted : type.getPermittedSubclasses()) {
            if (permitted.isSealed()) {
                addPermitted(permitted, types);
            } else {
                types.add(new NamedType(permitted, permitted.getSimpleName()));
            }
        }
    }

    private static boolean isSealed(Annotated annotated) {
        Class<?> type = annotated.getRawType();
        return type.isInterface() && type.isSealed() && type != Answer.class;
    }
}
