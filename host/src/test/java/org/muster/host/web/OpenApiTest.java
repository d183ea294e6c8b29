package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.data.ChartFile;
import org.muster.core.json.Json;
import org.muster.core.story.Revision;
import org.muster.host.Club;
import org.muster.host.Heard;
import org.muster.host.Patience;
import org.muster.host.games.HostedGame;
import org.muster.host.openapi.OpenApi;
import org.muster.host.people.Token;
import org.muster.host.refusal.Refusal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The description of the API is complete and true: all routes stand in it, and requests and answers are as it says. */
class OpenApiTest {

    private static final List<String> SYSTEMS =
            List.of("swm-campaign", "40k-crusade", "warmachine-map", "space-battles", "skirmish-dice");
    private static final int TURNS = 8;

    private static final int LINES = 6;

    private static final JsonNode API = OpenApi.document();

    @TempDir
    private Path folder;

    /** What was answered by each operation. */
    private final Map<String, TreeSet<Integer>> seen = new TreeMap<>();

    private final Map<JsonNode, Schema> schemas = new LinkedHashMap<>();

    private static TreeSet<String> described() {
        TreeSet<String> operations = new TreeSet<>();
        API.path("paths")
                .properties()
                .forEach(path -> path.getValue().properties().forEach(one -> {
                    if (!one.getKey().equals("parameters")) {
                        operations.add(one.getKey().toUpperCase(java.util.Locale.ROOT) + " " + path.getKey());
                    }
                }));
        return operations;
    }

    @Test
    void everyRouteOfTheApiIsDescribedAndNoOther() {
        TreeSet<String> routes = new TreeSet<>();
        for (Route route : Routes.all()) {
            if (route.path().startsWith("/api/")) {
                routes.add(route.method() + " " + route.path());
            }
        }
        assertThat(described()).isEqualTo(routes);
    }

    /** A program that writes {@code anwser} would think that it has answered. */
    @Test
    void noRouteTakesAFieldThatIsNotDescribed() {
        List<Route> posts = Routes.all().stream()
                .filter(route -> route.path().startsWith("/api/") && !route.isSafe())
                .toList();
        assertThat(posts).hasSizeGreaterThan(20);
        for (Route route : posts) {
            assertThatThrownBy(() -> OpenApi.mustBeDescribed(route.path(), body(Map.of("anwser", 1))))
                    .as(route.path())
                    .isInstanceOf(Refusal.class)
                    .hasMessageContaining("no field anwser");
        }
    }

    @Test
    void ofEachDeedOnlyItsOwnFieldsAreTaken() {
        assertThat(unknown("/api/games/{game}/commands", "{\"do\": \"choose\", \"anwser\": 1, \"decison\": 2}"))
                .isEqualTo(
                        "There is no field anwser and decison here; there are: answer, confirmed, contribution, decision, do,"
                                + " id, question and seat.");
        assertThat(unknown("/api/games/{game}/commands", "{\"do\": \"undo\", \"answer\": 1}"))
                .contains("no field answer");
        assertThat(unknown("/api/games/{game}/commands", "{\"do\": \"dance\", \"answer\": 1}"))
                .as("that nothing is called so is told by the route")
                .isEmpty();
        assertThat(unknown("/api/games", "{\"seats\": [{\"name\": \"Anna\"}, {\"nmae\": \"Bert\"}]}"))
                .isEqualTo("There is no field nmae in seats; there are: bot, dice, name and seat.");
        assertThat(unknown("/api/games/{game}/talk", "{\"about\": {\"plaec\": \"x\"}}"))
                .contains("no field plaec in about; there are: decision and place.");
        assertThat(unknown("/api/games", "{\"options\": {\"anything\": 1}}"))
                .as("the ruleset's own")
                .isEmpty();
        assertThat(unknown("/api/me/key", "{}")).isEmpty();
    }

    private static String unknown(String path, String body) {
        Route route = Routes.all().stream()
                .filter(one -> one.path().equals(path) && !one.isSafe())
                .findFirst()
                .orElseThrow();
        try {
            OpenApi.mustBeDescribed(route.path(), Json.read(body));
            return "";
        } catch (Refusal e) {
            return e.getMessage();
        }
    }

    // ---- asked and judged

    private Schema schema(JsonNode one) {
        return schemas.computeIfAbsent(one, any -> {
            ObjectNode whole = Json.MAPPER.createObjectNode();
            whole.set("components", API.path("components"));
            whole.setAll((ObjectNode) one);
            return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(whole);
        });
    }

    private void mustBe(JsonNode schema, JsonNode value, String what) {
        List<String> wrong = new ArrayList<>();
        schema(schema).validate(value).forEach(one -> wrong.add(one.toString()));
        assertThat(wrong).as(what + " " + brief(value)).isEmpty();
    }

    private static String brief(JsonNode value) {
        String text = value.toString();
        return text.substring(0, Math.min(text.length(), 2_000));
    }

    private static JsonNode resolved(JsonNode one) {
        return one.has("$ref") ? API.at(one.path("$ref").asString().substring(1)) : one;
    }

    private static JsonNode operation(String method, String path) {
        for (var one : API.path("paths").properties()) {
            if (path.matches(one.getKey().replaceAll("\\{\\w+}", "[^/]+").replace(".json", "\\.json"))) {
                return one.getValue().path(method);
            }
        }
        throw new AssertionError("not described: " + path);
    }

    private HttpResponse<String> judged(String method, String path, HttpResponse<String> answer) {
        JsonNode operation = operation(method, path.replaceAll("\\?.*", ""));
        String name = operation.path("operationId").asString();
        seen.computeIfAbsent(name, any -> new TreeSet<>()).add(answer.statusCode());
        JsonNode told = resolved(operation.path("responses").path(String.valueOf(answer.statusCode())));
        assertThat(told.isMissingNode())
                .as(name + " answers " + answer.statusCode() + ": " + answer.body())
                .isFalse();
        String type = answer.headers().firstValue("Content-Type").orElse("").replaceAll(";.*", "");
        JsonNode content = told.path("content").path(type);
        assertThat(content.isMissingNode()).as(name + " as " + type).isFalse();
        if (type.equals("application/json")) {
            mustBe(content.path("schema"), Json.read(answer.body()), path);
        }
        return answer;
    }

    private HttpResponse<String> get(Club.Guest guest, String path) throws Exception {
        return judged("get", path, guest.get(path));
    }

    private HttpResponse<String> post(Club.Guest guest, String path, JsonNode body) throws Exception {
        JsonNode schema = operation("post", path)
                .path("requestBody")
                .path("content")
                .path("application/json")
                .path("schema");
        mustBe(schema, body, path);
        return judged("post", path, guest.post(path, body.toString()));
    }

    private static ObjectNode body(Map<String, ?> fields) {
        return (ObjectNode) Json.MAPPER.valueToTree(fields);
    }

    // ---- a season by the description

    @Test
    void requestsAndAnswersAreAsDescribed() throws Exception {
        try (Club club = new Club(folder)) {
            for (String system : SYSTEMS) {
                HostedGame game = club.game(system, true, "anna", "bert");
                Map<String, Club.Guest> guests = club.guests(game, "anna", "bert", "organizer");
                play(game, guests);
                look(game, guests.get("anna"));
                look(game, guests.get("organizer"));
                mend(game, guests.get("organizer"));
            }
            HostedGame game = club.game("40k-crusade", false, "anna", "bert");
            refused(game, club);
            talks(game, club);
            hears(game, club.guest(game, "anna"));
            String forecast = "/api/games/" + game.id() + "/forecast";
            for (String place : List.of("anna", "organizer")) {
                judged("post", forecast, club.guest(game, place).post(forecast, "{}"));
            }
            post(club.guest(game, "organizer"), commands(game), body(Map.of("do", "close", "reason", "no time")));
            assertThat(get(club.nobody(), "/api/openapi.json").body()).contains("3.1.0");
            get(club.guest(game, "anna"), "/api/games/" + game.id());
            assertThat(get(club.guest(game, "bert"), "/api/games").body()).contains(game.id());
            get(club.nobody(), "/api/games");
            keeps(game, club);
            opens(club);
            isSomebody(club);
            draws(club);
        }
        TreeSet<String> operations = new TreeSet<>();
        seen.forEach((name, answers) -> {
            if (answers.contains(200)) {
                operations.add(name);
            }
        });
        TreeSet<String> all = new TreeSet<>();
        API.path("paths")
                .forEach(path -> path.forEach(one -> {
                    if (one.has("operationId")) {
                        all.add(one.path("operationId").asString());
                    }
                }));
        all.remove("backdrop"); // no system that is shipped has a picture below; MapEditorTest asks for one
        assertThat(operations).as("operations that have answered").isEqualTo(all);
    }

    /** A map, by somebody who is nobody here. */
    private void draws(Club club) throws Exception {
        String yaml =
                "name: One\nwidth: 10\nheight: 10\nplaces:\n- {id: a, name: A, at: {x: 1, y: 1}, outlines: [], notes: {}}\n"
                        + "- {id: b, name: B, at: {x: 9, y: 9}, outlines: [], notes: {}}\nborders: []\n";
        JsonNode chart = Json.read(post(club.nobody(), "/api/maps/open", body(Map.of("text", yaml)))
                        .body())
                .path("chart");
        ObjectNode sketch = body(Map.of());
        sketch.set("chart", chart);
        JsonNode checked =
                Json.read(post(club.nobody(), "/api/maps/check", sketch).body());
        assertThat(checked.path("violations").get(0).path("at").asString()).isEqualTo("b");
        String file = Json.read(post(club.nobody(), "/api/maps/file", sketch).body())
                .path("file")
                .asString();
        assertThat(ChartFile.in(file).orElseThrow().places()).hasSize(2);
        for (String none : List.of("<roster/>", "[".repeat(90_000), "{a: ".repeat(90_000))) {
            assertThat(post(club.nobody(), "/api/maps/open", body(Map.of("text", none)))
                            .body())
                    .contains("refused");
        }
        judged("post", "/api/maps/check", club.nobody().post("/api/maps/check", "{\"chart\": 7}"));
    }

    private static String commands(HostedGame game) {
        return "/api/games/" + game.id() + "/commands";
    }

    private void play(HostedGame game, Map<String, Club.Guest> guests) throws Exception {
        int n = 0;
        for (String seat : List.of("anna", "bert")) {
            post(
                    guests.get(seat),
                    commands(game),
                    body(Map.of("do", "join", "contribution", "of " + seat, "id", "join-" + seat)));
        }
        for (int turn = 0; turn < TURNS; turn++) {
            for (Map.Entry<String, Club.Guest> guest : guests.entrySet()) {
                JsonNode state = Json.read(
                        get(guest.getValue(), "/api/games/" + game.id()).body());
                for (JsonNode decision : state.path("asked").path("decisions")) {
                    if (answered(game, guest.getKey(), guest.getValue(), decision, "a-" + n++)) {
                        break; // others may have closed with it
                    }
                }
            }
        }
    }

    private boolean answered(HostedGame game, String seat, Club.Guest guest, JsonNode decision, String id)
            throws Exception {
        for (JsonNode question : decision.path("questions")) {
            boolean own = question.path("who").toString().contains("\"" + seat + "\"");
            if (own
                    && question.has("example")
                    && !question.path("confirmed").asBoolean()
                    && !decision.path("meanwhile").asBoolean()) {
                ObjectNode answer = body(Map.of("decision", decision.path("id").asInt()));
                answer.set("answer", question.path("example"));
                assertThat(post(guest, "/api/games/" + game.id() + "/judge", answer)
                                .statusCode())
                        .isEqualTo(200);
                answer.put("do", "choose")
                        .put("confirmed", true)
                        .put("contribution", "c" + id)
                        .put("id", id);
                assertThat(post(guest, commands(game), answer).statusCode()).isEqualTo(200);
                return true;
            }
        }
        return false;
    }

    private void look(HostedGame game, Club.Guest guest) throws Exception {
        String at = "/api/games/" + game.id();
        get(guest, at + "?as=spectator");
        get(guest, at + "/picture?theme=dark&px=360");
        get(guest, at + "/picture?theme=pink");
        get(guest, at + "/picture?at=nothing");
        JsonNode log = Json.read(get(guest, at + "/log").body());
        get(guest, at + "/log?kind=told&since=3");
        for (int i = 0; i < log.size(); i += Math.max(1, log.size() / LINES)) {
            get(guest, at + "/why?entry=" + log.path(i).path("entry").asInt());
        }
        get(guest, at + "/why?entry=100000");
        get(guest, at + "/dice");
        get(guest, at + "/forecast");
        get(guest, at + "/past");
        get(guest, at + "/past?at=1");
        get(guest, at + "/past?at=100000");
        get(guest, at + "/past/picture?at=2&theme=light");
        get(guest, at + "/sheet?at=nothing");
        get(guest, at + "/sheet");
    }

    private void mend(HostedGame game, Club.Guest organizer) throws Exception {
        post(organizer, commands(game), body(Map.of("do", "undo", "reason", "a slip")));
        post(organizer, commands(game), body(Map.of("do", "rewind", "to", 4, "reason", "again")));
        post(organizer, commands(game), body(Map.of("do", "lapse", "decision", 100_000)));
        post(organizer, commands(game), body(Map.of("do", "roll", "rolls", List.of(List.of(3, 4)))));
        look(game, organizer);
    }

    private void refused(HostedGame game, Club club) throws Exception {
        Club.Guest anna = club.guest(game, "anna");
        String judge = "/api/games/" + game.id() + "/judge";
        post(anna, judge, body(Map.of("decision", 999, "answer", "orks")));
        post(anna, judge, body(Map.of("decision", 1, "answer", "gungans")));
        assertThat(post(anna, judge, body(Map.of("decision", 1, "answer", "gungans", "draft", true)))
                        .statusCode())
                .isEqualTo(200);
        post(club.stranger(), judge, body(Map.of("decision", 1, "answer", "orks")));
        get(anna, "/api/games/" + game.id() + "?as=bert");
        get(club.stranger(), "/api/games/" + game.id());
        judged("post", judge, anna.post(judge, "[]"));
        judged("post", commands(game), anna.post(commands(game), "{\"do\": \"dance\"}"));
        assertThat(judged("post", commands(game), anna.post(commands(game), "{\"do\": \"choose\", \"anwser\": 1}"))
                        .body())
                .contains("There is no field anwser here");
        judged("post", commands(game), anna.post(commands(game), "{"));
    }

    private void talks(HostedGame game, Club club) throws Exception {
        Club.Guest anna = club.guest(game, "anna");
        Club.Guest bert = club.guest(game, "bert");
        String talk = "/api/games/" + game.id() + "/talk";
        int decision = anna.asked(game).get(0).path("id").asInt();
        post(anna, talk, body(Map.of("text", "Hello", "id", "hello")));
        post(
                anna,
                talk,
                body(Map.of("text", "About this", "to", List.of("bert"), "about", Map.of("decision", decision))));
        post(anna, talk, body(Map.of("text", "To whom?", "to", List.of("cleo"))));
        post(club.stranger(), talk, body(Map.of("text", "Hello")));
        judged("post", talk, anna.post(talk, "{\"text\": 7}"));
        get(bert, talk);
        get(bert, talk + "?since=1");
        get(bert, talk + "?since=x");
        get(club.stranger(), talk);
        judged("post", talk + "/1/delete", bert.post(talk + "/1/delete", ""));
        judged("post", talk + "/1/delete", anna.post(talk + "/1/delete", ""));
        judged("post", talk + "/9/delete", anna.post(talk + "/9/delete", ""));
        get(bert, talk);
    }

    private void keeps(HostedGame game, Club club) throws Exception {
        HostedGame ended = club.bots("space-battles", false, "anna", "bert");
        Club.ends(club.host(), ended.id());
        get(club.guest(ended, "organizer"), "/api/games/" + ended.id() + "/journal");
        get(club.guest(game, "organizer"), "/api/games/" + game.id() + "/journal");
        get(club.keeper(), "/api/host");
        get(club.stranger(), "/api/host");
        judged("post", "/api/host/aside/x/back", club.keeper().post("/api/host/aside/" + game.id() + "/back", ""));
        judged("post", "/api/host/aside/x/back", club.keeper().post("/api/host/aside/none/back", ""));
    }

    private void isSomebody(Club club) throws Exception {
        Club.Guest anna = club.stranger();
        examples("/api/me/name", anna, "/api/me/name");
        post(anna, "/api/me/name", body(Map.of("name", "\u202e")));
        examples("/api/me/login", anna, "/api/me/login");
        post(anna, "/api/me/login", body(Map.of("name", "anna", "password", "short", "old", "long enough for this")));
        post(anna, "/api/me/login", body(Map.of("name", "anna", "password", "another one now", "old", "a guess")));
        JsonNode me = Json.read(get(anna, "/api/me").body());
        assertThat(me.path("name").asString()).isEqualTo("Anna");
        assertThat(me.path("login").asString()).isEqualTo("anna of the club");
        examples("/api/login", club.stranger(), "/api/login");
        post(club.nobody(), "/api/login", body(Map.of("name", "anna of the club", "password", "something else")));
        String door = "/api/enter/"
                + club.host()
                        .people()
                        .door(club.host().people().newcomer("Olga", true))
                        .text();
        judged("post", door, club.nobody().post(door, "{}"));
        judged("post", door, club.nobody().post(door, "{}"));
        wantsNews(anna);
        String key = Json.read(judged("post", "/api/me/key", anna.post("/api/me/key", "{}"))
                        .body())
                .path("key")
                .asString();
        Club.Guest program = new Club.Guest(club.host(), new Token(key));
        examples("/api/me/leave", program, "/api/me/leave");
        get(program, "/api/me");
        assertThat(get(anna, "/api/me").statusCode())
                .as("only the key has ended")
                .isEqualTo(200);
        post(anna, "/api/me/delete", body(Map.of("sure", false)));
        examples("/api/me/delete", anna, "/api/me/delete");
        assertThat(get(anna, "/api/me").statusCode()).isEqualTo(401);
        get(club.nobody(), "/api/me");
    }

    private void wantsNews(Club.Guest anna) throws Exception {
        examples("/api/me/news/wishes", anna, "/api/me/news/wishes");
        post(anna, "/api/me/news/wishes", body(Map.of("digest", "daily", "zone", "nowhere")));
        Map<String, Object> hook = Map.of("medium", "webhook", "url", "https://93.184.216.34/muster");
        String channel = Json.read(
                        post(anna, "/api/me/news/channels", body(hook)).body())
                .at("/channels/0/id")
                .asString();
        String at = "/api/me/news/channels/" + channel;
        get(anna, "/api/me/news");
        for (String path : List.of(at + "/test", at + "/remove", at + "/test")) {
            judged("post", path, anna.post(path, "{}"));
        }
        for (String path : List.of("/api/me/news/calendar", "/api/me/news/calendar/remove")) {
            judged("post", path, anna.post(path, "{}"));
        }
    }

    private void opens(Club club) throws Exception {
        Club.Guest olga = club.stranger();
        JsonNode systems = Json.read(get(olga, "/api/rulesets").body());
        assertThat(systems).hasSize(SYSTEMS.size());
        ObjectNode wanted = (ObjectNode) API.at("/paths/~1api~1games/post/requestBody/content/application~1json")
                .at("/examples/season/value")
                .deepCopy();
        post(olga, "/api/games", wanted.deepCopy().put("look", true));
        post(olga, "/api/games", wanted.deepCopy().put("dice", "physical").put("name", "\u202e"));
        post(club.nobody(), "/api/games", wanted);
        judged("post", "/api/games", olga.post("/api/games", "{\"ruleset\": 7}"));
        JsonNode opened = Json.read(post(olga, "/api/games", wanted).body());
        String game = opened.path("id").asString();
        String link = opened.path("seats").path(0).path("link").asString();
        String door = "/api/join" + link.substring(link.lastIndexOf('/'));
        Club.Guest anna = club.stranger();
        post(anna, door, body(Map.of()));
        post(club.nobody(), door, body(Map.of("name", "\u202e")));
        post(anna, "/api/join/nothing", body(Map.of("name", "Anna")));
        seated("/api/games/" + game, olga, anna, club.stranger());
        organized("/api/games/" + game + "/organize", olga, anna);
    }

    private void seated(String game, Club.Guest olga, Club.Guest anna, Club.Guest stranger) throws Exception {
        get(olga, game + "/seats");
        get(anna, game + "/seats");
        get(stranger, game + "/seats");
        examples("/api/games/{game}/seats", olga, game + "/seats");
        post(olga, game + "/seats", body(Map.of("do", "free", "seat", "organizer")));
        post(olga, game + "/seats", body(Map.of("do", "renew", "seat", "nobody")));
        post(anna, game + "/seats", body(Map.of("do", "renew", "seat", "bert")));
        post(stranger, game + "/seats", body(Map.of("do", "renew", "seat", "bert")));
        examples("/api/games/{game}/seat", anna, game + "/seat");
        post(anna, game + "/seat", body(Map.of("do", "share")));
        judged("post", game + "/seat", anna.post(game + "/seat", "{}"));
        post(olga, game + "/seat", body(Map.of("do", "leave")));
    }

    private void organized(String organize, Club.Guest olga, Club.Guest anna) throws Exception {
        examples("/api/games/{game}/organize", olga, organize);
        post(anna, organize, body(Map.of("do", "undo")));
        ObjectNode sure = body(Map.of("do", "close", "sure", true, "reason", "snowed in"));
        post(olga, organize, sure.deepCopy().put("revision", "0.0"));
        Patience.until(
                "the game is closed",
                () -> { // a bot may answer between the two requests
                    JsonNode seen = Json.read(
                            post(olga, organize, body(Map.of("do", "close"))).body());
                    assertThat(seen.path("done").asBoolean(true))
                            .as(seen.toString())
                            .isFalse();
                    sure.set("revision", seen.path("revision"));
                    return Json.read(post(olga, organize, sure).body())
                            .path("done")
                            .asBoolean();
                });
        judged("post", organize, olga.post(organize, "{\"do\": \"dance\"}"));
    }

    /** The examples of a description are requests that it describes. */
    private void examples(String path, Club.Guest guest, String here) throws Exception {
        for (JsonNode example : operation("post", path)
                .path("requestBody")
                .path("content")
                .path("application/json")
                .path("examples")) {
            HttpResponse<String> unused = post(guest, here, example.path("value"));
        }
    }

    private void hears(HostedGame game, Club.Guest guest) throws IOException, InterruptedException {
        JsonNode content = operation("get", "/api/games/x/events")
                .path("responses")
                .path("200")
                .path("content")
                .path("text/event-stream");
        try (Heard heard = guest.hears(game, Revision.NONE)) {
            guest.joins(game);
            mustBe(content.path("schema"), Json.read(heard.event()), "news");
            seen.computeIfAbsent("events", any -> new TreeSet<>()).add(200);
        }
    }
}
