package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.http.HandlerType;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.plugin.Rulesets;
import org.muster.host.Club;
import org.muster.host.Host;
import org.muster.host.Settings;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Invitation;

/** Every route is asked for by everybody: who may is let in, everybody else is not, and told no more than that. */
class GateTest {

    @TempDir
    private static Path folder;

    private static Club club;
    private static HostedGame secret;
    private static HostedGame open;
    /** Each time another of them: some routes make somebody leave for good. */
    private static Map<String, Supplier<Club.Guest>> guests;

    @BeforeAll
    static void open() throws IOException {
        club = new Club(folder);
        secret = club.game("40k-crusade", false, "anna", "bert");
        open = club.game("40k-crusade", true, "anna", "bert");
        guests = new LinkedHashMap<>();
        guests.put("nobody", () -> club.nobody());
        guests.put("stranger", () -> club.stranger());
        guests.put("player", () -> club.guest(secret, "anna"));
        guests.put("organizer", () -> club.guest(secret, "organizer"));
        guests.put("keeper", () -> club.keeper());
    }

    @AfterAll
    static void close() {
        club.close();
    }

    /** Who is let in to what needs this, in the game nobody else may look at. */
    private static List<String> letIn(Route route) {
        boolean aboutGame = route.path().contains("{game}");
        return switch (route.need()) {
            case NOTHING -> List.of("nobody", "stranger", "player", "organizer", "keeper");
            case PERSON -> List.of("stranger", "player", "organizer", "keeper");
            case LOOK, SEAT -> List.of("player", "organizer");
            case ORGANIZER -> List.of("organizer", "keeper");
            case HOST -> aboutGame ? List.of() : List.of("keeper");
        };
    }

    private static String path(Route route, HostedGame game) {
        // Of another game: who goes through it must not be at home in this one.
        String door = club.host()
                .people()
                .invite(new Invitation(open.id(), "spectator"))
                .text();
        return route.path()
                .replace("{game}", game.id())
                .replace("{token}", door)
                .replace("{id}", "nogame")
                .replace("{channel}", "none")
                .replace("{n}", "1")
                .replace("{purpose}/{link}", "stop/none")
                .replace("{version}", "any")
                .replace("{picture}", "none")
                .replace("{ruleset}", "40k-crusade")
                .replace("<name>", "style.css");
    }

    private static int ask(Route route, Club.Guest guest, HostedGame game) throws Exception {
        String path = path(route, game);
        if (route.path().endsWith("/events")) {
            return -1; // it never ends; EventsTest
        }
        return route.method().equals(HandlerType.GET)
                ? guest.get(path).statusCode()
                : guest.post(path, "{}").statusCode();
    }

    @Test
    void everyRouteLetsInWhoMayAndNobodyElse() throws Exception {
        for (Route route : Routes.all()) {
            for (Map.Entry<String, Supplier<Club.Guest>> guest : guests.entrySet()) {
                int status = ask(route, guest.getValue().get(), secret);
                String what = guest.getKey() + " " + route;
                if (status == -1) {
                    continue;
                }
                if (letIn(route).contains(guest.getKey())) {
                    assertThat(status).as(what).isNotIn(401, 403, 500, 503);
                } else if (route.path().contains("{game}")
                        && List.of("player", "organizer").contains(guest.getKey())) {
                    assertThat(status).as(what + ": they sit there").isEqualTo(403);
                } else if (route.path().contains("{game}")) {
                    assertThat(status).as(what + ": as if it were not there").isEqualTo(404);
                } else {
                    assertThat(status).as(what).isIn(401, 403);
                }
            }
        }
    }

    @Test
    void aGameNobodyMaySeeLooksLikeNone() throws Exception {
        Club.Guest stranger = guests.get("stranger").get();
        String there = stranger.get("/api/games/" + secret.id()).body();
        String not = stranger.get("/api/games/aaaaaaaaaaaa").body();
        assertThat(there).isEqualTo(not).contains("NOT_HERE");
    }

    /** Nothing was to be done: a page that is not there is not headed as something that is not done. */
    @Test
    void whatIsNotThereIsHeadedSo() throws Exception {
        for (String path : List.of("/g/nothing", "/join/nothing", "/nothing")) {
            HttpResponse<String> page = club.nobody().get(path);
            assertThat(page.statusCode()).as(path).isEqualTo(404);
            assertThat(page.body()).as(path).contains("<h1>Not here</h1>").doesNotContain("Not done");
        }
    }

    @Test
    void anybodyLooksAtAnOpenGameAndOnlyLooks() throws Exception {
        assertThat(guests.get("nobody").get().get("/api/games/" + open.id()).statusCode())
                .isEqualTo(200);
        assertThat(guests.get("nobody")
                        .get()
                        .post("/api/games/" + open.id() + "/commands", Map.of("do", "undo"))
                        .statusCode())
                .isEqualTo(401);
        assertThat(guests.get("stranger")
                        .get()
                        .post("/api/games/" + open.id() + "/commands", Map.of("do", "undo"))
                        .statusCode())
                .isEqualTo(403);
    }

    @Test
    void aPlayerSitsOnNoOtherSeat() throws Exception {
        Club.Guest anna = guests.get("player").get();
        assertThat(anna.get("/api/games/" + secret.id() + "?as=bert").statusCode())
                .isEqualTo(403);
        assertThat(anna.get("/api/games/" + secret.id() + "?as=organizer").statusCode())
                .isEqualTo(403);
        assertThat(anna.get("/api/games/" + secret.id() + "?as=spectator").statusCode())
                .isEqualTo(200);
        assertThat(anna.post(
                                "/api/games/" + secret.id() + "/commands",
                                Map.of(
                                        "do",
                                        "choose",
                                        "seat",
                                        "bert",
                                        "decision",
                                        1,
                                        "answer",
                                        "chaos",
                                        "contribution",
                                        "c"))
                        .body())
                .contains("NOT_YOURS");
        assertThat(anna.post("/api/games/" + secret.id() + "/commands", Map.of("do", "close", "reason", "ha"))
                        .body())
                .contains("NOT_YOURS");
    }

    @Test
    void aPageOfAnotherSiteDoesNothing() throws Exception {
        Club.Guest anna = guests.get("player").get();
        HttpRequest.Builder foreign =
                anna.request("/api/games/" + secret.id() + "/commands").POST(HttpRequest.BodyPublishers.ofString("{}"));
        assertThat(anna.send(foreign.copy()
                                .header("Origin", "https://evil.example")
                                .build())
                        .body())
                .contains("FOREIGN_PAGE");
        assertThat(anna.send(foreign.copy()
                                .header("Sec-Fetch-Site", "cross-site")
                                .build())
                        .body())
                .contains("FOREIGN_PAGE");
        assertThat(anna.send(foreign.copy().build()).body())
                .as("a browser always says where from, a program has no cookie")
                .contains("FOREIGN_PAGE");
    }

    @Test
    void aRevokedInvitationOpensNothing() throws Exception {
        Invitation seat = new Invitation(secret.id(), "bert");
        String door = "/join/" + club.host().people().invite(seat).text();
        Club.Guest bert = club.stranger();
        assertThat(bert.get(door).statusCode()).isEqualTo(200);
        assertThat(bert.post(door, "").statusCode()).isEqualTo(303);
        assertThat(bert.get("/api/games/" + secret.id() + "?as=bert").statusCode())
                .isEqualTo(200);
        club.host().people().vacate(seat);
        assertThat(bert.get(door).statusCode()).isEqualTo(404);
        assertThat(bert.get("/api/games/" + secret.id()).statusCode()).isEqualTo(404);
    }

    @Test
    void everyAnswerHasTheHeadersThatProtect() throws Exception {
        for (String path : List.of("/", "/new", "/g/" + open.id(), "/api/games/" + open.id(), "/nothing")) {
            var headers = guests.get("nobody").get().get(path).headers();
            assertThat(headers.firstValue("X-Content-Type-Options")).as(path).hasValue("nosniff");
            assertThat(headers.firstValue("Referrer-Policy")).as(path).hasValue("same-origin");
            assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
                    .as(path)
                    .startsWith("default-src 'none'")
                    .contains("frame-ancestors 'none'")
                    .doesNotContain("unsafe");
        }
    }

    /** A proxy adds a path and speaks TLS: every address carries the one, and the cookie knows of the other. */
    @Test
    void behindAProxyEveryAddressIsTheProxys(@TempDir Path other) throws Exception {
        URI outside = URI.create("https://club.example/games");
        try (Host host = Host.start(
                new Settings("127.0.0.1", 0, other, null, outside),
                Rulesets.find(Path.of("no-plugins")),
                Clock.systemUTC())) {
            String here = "http://127.0.0.1:" + host.port();
            HttpClient client = HttpClient.newHttpClient();
            String door = host.doorOf(host.people().host("keeper")).toString();
            assertThat(door).startsWith("https://club.example/games/enter/");
            HttpResponse<String> entered = client.send(
                    HttpRequest.newBuilder(URI.create(here + URI.create(door).getPath()))
                            .header("Origin", "https://club.example")
                            .POST(HttpRequest.BodyPublishers.noBody())
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            assertThat(entered.headers().firstValue("Location")).hasValue("/games/");
            assertThat(entered.headers().firstValue("Set-Cookie").orElse(""))
                    .contains("Path=/games;", "Secure", "HttpOnly", "SameSite=Lax");
            String page = client.send(
                            HttpRequest.newBuilder(URI.create(here + "/games/new"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString())
                    .body();
            Matcher address =
                    Pattern.compile("(?:href|src|action)=\"([^\"]*)\"").matcher(page);
            int addresses = 0;
            while (address.find()) {
                assertThat(address.group(1)).startsWith("/games/");
                addresses++;
            }
            assertThat(addresses).isGreaterThan(4);
            HttpRequest.Builder post = HttpRequest.newBuilder(URI.create(here + "/games/new"))
                    .header("Cookie", "muster=any")
                    .POST(HttpRequest.BodyPublishers.ofString("ruleset=none"));
            assertThat(client.send(
                                    post.copy()
                                            .header("Origin", "https://club.example")
                                            .build(),
                                    HttpResponse.BodyHandlers.ofString())
                            .statusCode())
                    .isEqualTo(422);
            assertThat(client.send(
                                    post.copy()
                                            .header("Origin", "https://other.example")
                                            .build(),
                                    HttpResponse.BodyHandlers.ofString())
                            .statusCode())
                    .isEqualTo(403);
        }
    }
}
