package org.muster.catalogues;

import com.fasterxml.jackson.annotation.JsonValue;
import com.github.victools.jsonschema.generator.CustomDefinition;
import com.github.victools.jsonschema.generator.CustomDefinition.AttributeInclusion;
import com.github.victools.jsonschema.generator.CustomDefinition.DefinitionType;
import com.github.victools.jsonschema.generator.FieldScope;
import com.github.victools.jsonschema.generator.Option;
import com.github.victools.jsonschema.generator.OptionPreset;
import com.github.victools.jsonschema.generator.SchemaGenerator;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfigBuilder;
import com.github.victools.jsonschema.generator.SchemaVersion;
import com.github.victools.jsonschema.module.jackson.JacksonOption;
import com.github.victools.jsonschema.module.jackson.JacksonSchemaModule;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.Distinct;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;
import org.muster.api.spi.Label;
import org.muster.api.text.Sentence;
import tools.jackson.databind.node.ObjectNode;

/** JSON Schemas of data files, made from their records: what the reader takes and what the schema says are one. */
public final class Schemas {

    private static final Set<Class<?>> WHOLE = Set.of(int.class, Integer.class, long.class, Long.class);

    private Schemas() {}

    /** The schema of a file that becomes {@code type}. */
    public static ObjectNode of(Class<?> type) {
        SchemaGeneratorConfigBuilder config = new SchemaGeneratorConfigBuilder(
                        SchemaVersion.DRAFT_2020_12, OptionPreset.PLAIN_JSON)
                .with(new JacksonSchemaModule(
                        JacksonOption.FLATTENED_ENUMS_FROM_JSONPROPERTY, JacksonOption.FLATTENED_ENUMS_FROM_JSONVALUE))
                .with(Option.FORBIDDEN_ADDITIONAL_PROPERTIES_BY_DEFAULT, Option.MAP_VALUES_AS_ADDITIONAL_PROPERTIES);
        config.forTypesInGeneral()
                .withCustomDefinitionProvider((target, context) -> writtenAs(target.getErasedType())
                        .map(value -> context.createDefinition(
                                context.getTypeContext().resolve(value)))
                        .map(definition ->
                                new CustomDefinition(definition, DefinitionType.INLINE, AttributeInclusion.YES))
                        .orElse(null));
        config.forFields()
                .withRequiredCheck(field -> component(field.getRawMember().getDeclaringClass(), field.getName())
                        .map(one -> !one.getAnnotatedType().isAnnotationPresent(Nullable.class))
                        .orElse(false))
                .withDescriptionResolver(Schemas::described)
                .withNumberInclusiveMinimumResolver(field -> bound(field, Between::min, Between.LEAST))
                .withNumberInclusiveMaximumResolver(field -> bound(field, Between::max, Between.MOST))
                .withArrayUniqueItemsResolver(
                        field -> said(field, Distinct.class).isPresent() ? true : null)
                .withInstanceAttributeOverride((node, field, context) -> {
                    said(field, Id.class).ifPresent(one -> node.put("x-id", one.value()));
                    said(field, RefersTo.class).ifPresent(one -> node.put("x-refers-to", one.value()));
                });
        return new SchemaGenerator(config.build()).generateSchema(type);
    }

    /** A type with a {@code @JsonValue} is written as that value alone. */
    private static Optional<Type> writtenAs(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> !type.isEnum() && method.isAnnotationPresent(JsonValue.class))
                .map(Method::getGenericReturnType)
                .findFirst();
    }

    /** A house rule in words, with what its values mean; null: nothing. */
    private static @Nullable String described(FieldScope field) {
        Label label = field.getAnnotation(Label.class);
        if (label == null) {
            return null;
        }
        List<String> said = new ArrayList<>();
        Class<?> type = field.getRawMember().getType();
        for (Field constant : type.isEnum() ? type.getFields() : new Field[0]) {
            Label meaning = constant.getAnnotation(Label.class);
            if (meaning != null) {
                said.add(constant.getName() + ": " + Sentence.restored(meaning.value(), List.of()));
            }
        }
        if (!label.zero().isEmpty()) {
            said.add("0: " + Sentence.restored(label.zero(), List.of()));
        }
        String title = Sentence.restored(label.value(), List.of()).toString();
        return said.isEmpty() ? title : title + " (" + String.join("; ", said) + ")";
    }

    /** As a number's own component says, or as it is of all that are whole; null: there is none. */
    private static @Nullable BigDecimal bound(FieldScope field, ToLongFunction<Between> said, long otherwise) {
        return said(field, Between.class)
                .map(between -> BigDecimal.valueOf(said.applyAsLong(between)))
                .orElse(WHOLE.contains(field.getType().getErasedType()) ? BigDecimal.valueOf(otherwise) : null);
    }

    /** What a component says of its value, or of what is in its list. */
    private static <A extends Annotation> Optional<A> said(FieldScope field, Class<A> annotation) {
        return component(field.getRawMember().getDeclaringClass(), field.getDeclaredName())
                .map(RecordComponent::getAnnotatedType)
                .filter(type -> !field.isFakeContainerItemScope() || type instanceof AnnotatedParameterizedType)
                .map(type -> field.isFakeContainerItemScope()
                        ? last(((AnnotatedParameterizedType) type).getAnnotatedActualTypeArguments())
                        : type)
                .map(type -> type.getAnnotation(annotation));
    }

    private static AnnotatedType last(AnnotatedType[] types) {
        return types[types.length - 1];
    }

    private static Optional<RecordComponent> component(Class<?> type, String name) {
        return !type.isRecord()
                ? Optional.empty()
                : Arrays.stream(type.getRecordComponents())
                        .filter(one -> one.getName().equals(name))
                        .findFirst();
    }
}
