package org.muster.cli.remote;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.core.game.BadGame;
import org.muster.core.json.BadJson;
import org.muster.core.json.Json;
import tools.jackson.databind.JsonNode;

/**
 * A host, asked over its JSON API; see docs/host.md.
 *
 * @param url where it is
 * @param token who asks; empty: nobody in particular
 */
record FarHost(URI url, String token) {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int OK = 200;

    /** What {@code path} has to say; {@code fields} are names and values by turns, those without a value left out. */
    JsonNode get(String path, String... fields) throws IOException {
        return Json.read(text(path, fields));
    }

    /** The same as it is. */
    String text(String path, String... fields) throws IOException {
        return send(request(path, fields).build());
    }

    /** Does something. */
    JsonNode post(String path, JsonNode body, String... fields) throws IOException {
        return Json.read(send(request(path, fields)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body.toString()))
                .build()));
    }

    private HttpRequest.Builder request(String path, String... fields) {
        Map<String, String> query = new LinkedHashMap<>();
        for (int i = 0; i < fields.length; i += 2) {
            if (!fields[i + 1].isEmpty()) {
                query.put(fields[i], URLEncoder.encode(fields[i + 1], StandardCharsets.UTF_8));
            }
        }
        StringBuilder address = new StringBuilder(url.toString().replaceAll("/+$", "")).append(path);
        query.forEach((name, value) -> address.append(address.indexOf("?") < 0 ? '?' : '&')
                .append(name)
                .append('=')
                .append(value));
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(address.toString())).timeout(PATIENCE);
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    private String send(HttpRequest request) throws IOException {
        HttpResponse<String> answer;
        try {
            answer = HttpClient.newBuilder()
                    .connectTimeout(PATIENCE)
                    .build()
                    .send(request, HttpResponse.BodyHandlers.ofString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        } catch (IOException e) {
            throw new BadGame(
                    "NO_HOST", "No host answers at {url}; is it running, and is that how it is reached?", url);
        }
        if (answer.statusCode() != OK) {
            throw refused(answer);
        }
        return answer.body();
    }

    private BadGame refused(HttpResponse<String> answer) {
        List<Violation> violations = new ArrayList<>();
        try {
            for (JsonNode one : Json.read(answer.body()).path("refused")) {
                List<String> rules = new ArrayList<>();
                one.path("rules").forEach(rule -> rules.add(rule.asString()));
                violations.add(new Violation(
                        one.path("code").asString(),
                        Sentence.verbatim(one.path("text").asString()),
                        rules,
                        one.path("at").asString("")));
            }
        } catch (BadJson e) {
            violations.clear(); // no host of ours
        }
        return violations.isEmpty()
                ? new BadGame(
                        "NO_HOST",
                        "What answers at {url} is no host of Muster: it says {status}.",
                        url,
                        String.valueOf(answer.statusCode()))
                : new BadGame(violations);
    }
}
