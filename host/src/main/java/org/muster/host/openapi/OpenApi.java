package org.muster.host.openapi;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.muster.core.data.Yaml;
import org.muster.host.refusal.Refusal;
import tools.jackson.databind.JsonNode;

/**
 * What programs may ask of a host, described for programs: OpenAPI 3.1, as {@code openapi.yaml} says it. A request holds
 * to it in that it has no field that is not described: what is misspelled is never taken for left out.
 */
public final class OpenApi {

    private static final JsonNode DOCUMENT = Yaml.read(text());

    private static final int MOST_TOLD = 5;
    private static final int LONGEST_ECHO = 60;

    private OpenApi() {}

    /** All of it, as JSON. */
    public static JsonNode document() {
        return DOCUMENT;
    }

    private static String text() {
        String name = "/org/muster/host/openapi.yaml";
        try (InputStream in = Objects.requireNonNull(OpenApi.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Looks at the fields of what a program sends; what else is wrong with them it hears from who answers.
     *
     * @param path of the operation, as it is described
     * @throws Refusal if one is not described
     */
    public static void mustBeDescribed(String path, JsonNode body) {
        JsonNode schema = DOCUMENT.path("paths").path(path).at("/post/requestBody/content/application~1json/schema");
        if (!schema.isMissingNode()) {
            mustBeDescribed("", schema, body);
        } else if (!body.isEmpty()) {
            throw new Refusal(
                    400,
                    "BAD_REQUEST",
                    "Nothing need be said here, and there is no field {name}.",
                    told(body.propertyNames()));
        }
    }

    /** The same for {@code value}, which stands in the field {@code where}; empty: it is the request. */
    private static void mustBeDescribed(String where, JsonNode described, JsonNode value) {
        JsonNode schema = resolved(described);
        if (value.isArray()) {
            value.forEach(one -> mustBeDescribed(where, schema.path("items"), one));
        }
        List<JsonNode> parts = value.isObject() ? parts(schema, value) : List.of();
        if (parts.stream().noneMatch(OpenApi::isClosed)) {
            return;
        }
        Map<String, JsonNode> fields = new TreeMap<>();
        for (JsonNode part : parts) {
            part.path("properties").properties().forEach(field -> fields.put(field.getKey(), field.getValue()));
        }
        List<String> unknown = new ArrayList<>(value.propertyNames());
        unknown.removeAll(fields.keySet());
        if (!unknown.isEmpty()) {
            throw unknown(where, told(unknown), List.copyOf(fields.keySet()));
        }
        fields.forEach((name, field) -> mustBeDescribed(name, field, value.path(name)));
    }

    private static Refusal unknown(String where, List<String> unknown, List<String> known) {
        return where.isEmpty()
                ? new Refusal(400, "BAD_REQUEST", "There is no field {name} here; there are: {known}.", unknown, known)
                : new Refusal(
                        400,
                        "BAD_REQUEST",
                        "There is no field {name} in {field}; there are: {known}.",
                        unknown,
                        where,
                        known);
    }

    /** Names that somebody sent, who may have sent a book. */
    private static List<String> told(Collection<String> names) {
        return names.stream()
                .limit(MOST_TOLD)
                .map(name -> name.substring(0, Math.min(name.length(), LONGEST_ECHO)))
                .toList();
    }

    /** A schema and those of its alternatives that can be meant: all, where none is what the value says it is. */
    private static List<JsonNode> parts(JsonNode schema, JsonNode value) {
        List<JsonNode> meant = new ArrayList<>();
        schema.path("oneOf").forEach(one -> {
            if (canBe(one, value)) {
                meant.add(one);
            }
        });
        if (meant.isEmpty()) {
            schema.path("oneOf").forEach(meant::add);
        }
        meant.add(schema);
        return meant;
    }

    /** Whether each word that tells alternatives apart is this one's. */
    private static boolean canBe(JsonNode alternative, JsonNode value) {
        for (Map.Entry<String, JsonNode> field : alternative.path("properties").properties()) {
            JsonNode said = value.path(field.getKey());
            JsonNode only = field.getValue().path("const");
            JsonNode some = field.getValue().path("enum");
            boolean fits = only.isMissingNode() || only.equals(said);
            if (!fits || !some.isMissingNode() && !some.valueStream().toList().contains(said)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isClosed(JsonNode schema) {
        return schema.path("additionalProperties").isBoolean() || schema.has("unevaluatedProperties");
    }

    private static JsonNode resolved(JsonNode schema) {
        return schema.has("$ref") ? DOCUMENT.at(schema.path("$ref").asString().substring(1)) : schema;
    }
}
