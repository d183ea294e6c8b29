package org.muster.host.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import org.muster.core.data.Yaml;
import tools.jackson.databind.JsonNode;

/** What programs may ask of a host, described for programs: OpenAPI 3.1, as {@code openapi.yaml} says it. */
final class OpenApi {

    private static final JsonNode DOCUMENT = Yaml.read(text());

    private OpenApi() {}

    static List<Route> routes() {
        return List.of(Route.get("/api/openapi.json", Need.NOTHING, visit -> visit.json(DOCUMENT)));
    }

    static JsonNode document() {
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
}
