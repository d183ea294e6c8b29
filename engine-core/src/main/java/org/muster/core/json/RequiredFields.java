package org.muster.core.json;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.Nulls;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Executable;
import java.util.BitSet;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedConstructor;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.AnnotatedMethod;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;

/** A field of a record may be left out of a file only where the record's component is {@code @Nullable}. */
public class RequiredFields extends JacksonAnnotationIntrospector {

    private static final long serialVersionUID = 1L;

    /** Which parameters are, by what makes a record: Jackson asks four times, and each time all would be parsed anew. */
    private static final ClassValue<Map<Executable, BitSet>> NULLABLE = new ClassValue<>() {
        @Override
        protected Map<Executable, BitSet> computeValue(Class<?> type) {
            return new ConcurrentHashMap<>();
        }
    };

    @Override
    public @Nullable Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
        return member instanceof AnnotatedParameter parameter && isOfRecord(parameter)
                ? !isNullable(parameter)
                : super.hasRequiredMarker(config, member);
    }

    /** What may not be left out may not be null either, and neither may what is in a list, also in one that may. */
    @Override
    public JsonSetter.Value findSetterInfo(MapperConfig<?> config, Annotated annotated) {
        return annotated instanceof AnnotatedParameter parameter && isOfRecord(parameter)
                ? JsonSetter.Value.construct(isNullable(parameter) ? Nulls.DEFAULT : Nulls.FAIL, Nulls.FAIL)
                : super.findSetterInfo(config, annotated);
    }

    /** What makes a record of its fields, whether that is its constructor or a factory of its own. */
    private static boolean isOfRecord(AnnotatedParameter parameter) {
        return parameter.getDeclaringClass().isRecord()
                && !parameter.hasAnnotation(JsonUnwrapped.class)
                && (parameter.getOwner() instanceof AnnotatedConstructor
                        || parameter.getOwner() instanceof AnnotatedMethod factory && factory.getParameterCount() > 1);
    }

    private static boolean isNullable(AnnotatedParameter parameter) {
        return parameter.getOwner().getAnnotated() instanceof Executable maker
                && NULLABLE.get(parameter.getDeclaringClass())
                        .computeIfAbsent(maker, RequiredFields::nullable)
                        .get(parameter.getIndex());
    }

    private static BitSet nullable(Executable maker) {
        BitSet places = new BitSet();
        AnnotatedType[] types = maker.getAnnotatedParameterTypes();
        for (int i = 0; i < types.length; i++) {
            places.set(i, types[i].isAnnotationPresent(Nullable.class));
        }
        return places;
    }
}
