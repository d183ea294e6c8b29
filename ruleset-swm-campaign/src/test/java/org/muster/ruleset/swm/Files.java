package org.muster.ruleset.swm;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Executable;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.spi.Data;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The files of data as they are shipped, read strictly: nothing unknown, nothing missing that may not be. */
final class Files implements Data {

    private static final YAMLMapper YAML = YAMLMapper.builder()
            .annotationIntrospector(new RequiredUnlessNullable())
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    @Override
    public <T> T read(String name, Class<T> type) {
        try (InputStream file = Files.class.getResourceAsStream("data/" + name + ".yaml")) {
            return YAML.readValue(file, type);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** An answer as people type it: JSON, or a bare word. */
    static Answer answer(String typed) {
        char first = typed.charAt(0);
        return first == '{' || first == '[' || Character.isDigit(first)
                ? answer(JsonMapper.shared().readValue(typed, new TypeReference<Object>() {}))
                : Answer.word(typed);
    }

    private static Answer answer(Object json) {
        if (json instanceof java.util.Map<?, ?> map) {
            java.util.Map<String, Answer> fields = new java.util.LinkedHashMap<>();
            map.forEach((key, value) -> fields.put((String) key, answer(value)));
            return new Answer.Fields(fields);
        }
        if (json instanceof java.util.List<?> list) {
            return new Answer.Items(list.stream().map(Files::answer).toList());
        }
        return json instanceof Number number ? new Answer.Whole(number.longValue()) : Answer.word((String) json);
    }

    private static final class RequiredUnlessNullable extends JacksonAnnotationIntrospector {
        private static final long serialVersionUID = 1L;

        @Override
        public Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
            if (member instanceof AnnotatedParameter parameter
                    && parameter.getOwner().getAnnotated() instanceof Executable constructor) {
                return !constructor.getAnnotatedParameterTypes()[parameter.getIndex()].isAnnotationPresent(
                        Nullable.class);
            }
            return super.hasRequiredMarker(config, member);
        }
    }
}
