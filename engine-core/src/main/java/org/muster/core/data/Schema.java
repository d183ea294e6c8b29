package org.muster.core.data;

import com.github.victools.jsonschema.generator.FieldScope;
import com.github.victools.jsonschema.generator.Option;
import com.github.victools.jsonschema.generator.OptionPreset;
import com.github.victools.jsonschema.generator.SchemaGenerator;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfigBuilder;
import com.github.victools.jsonschema.generator.SchemaVersion;
import com.github.victools.jsonschema.module.jackson.JacksonOption;
import com.github.victools.jsonschema.module.jackson.JacksonSchemaModule;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.muster.core.json.Json;
import tools.jackson.databind.node.ObjectNode;

/** JSON Schemas of data files, made from the records they become: what editors complete and underline. */
public final class Schema {

    private Schema() {}

    /** The schema of files that become a {@code type}. */
    public static ObjectNode of(Class<?> type, String title, String about) {
        ObjectNode schema = generator().generateSchema(type);
        ObjectNode titled = Json.MAPPER.createObjectNode();
        titled.put("$schema", schema.path("$schema").asString(""));
        titled.put("title", title).put("description", about);
        titled.setAll(schema);
        return titled;
    }

    private static SchemaGenerator generator() {
        SchemaGeneratorConfigBuilder config = new SchemaGeneratorConfigBuilder(
                        Json.MAPPER, SchemaVersion.DRAFT_2020_12, OptionPreset.PLAIN_JSON)
                .with(Option.FORBIDDEN_ADDITIONAL_PROPERTIES_BY_DEFAULT, Option.MAP_VALUES_AS_ADDITIONAL_PROPERTIES)
                .with(new JacksonSchemaModule(JacksonOption.ALWAYS_REF_SUBTYPES));
        config.forFields()
                .withRequiredCheck(field -> !isNullable(field))
                .withIgnoreCheck(field -> field.isStatic());
        return new SchemaGenerator(config.build());
    }

    /** As {@code RequiredFields} reads it: a component may be left out only where it is {@code @Nullable}. */
    private static boolean isNullable(FieldScope field) {
        RecordComponent[] components = field.getDeclaringType().getErasedType().getRecordComponents();
        return components == null
                || Arrays.stream(components)
                        .filter(one -> one.getName().equals(field.getDeclaredName()))
                        .anyMatch(one -> one.getAnnotatedType().isAnnotationPresent(Nullable.class));
    }
}
