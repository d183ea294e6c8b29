package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.http.HandlerType;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.json.Json;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;

/** Whatever somebody sends, the host says what is wrong with it; it never fails. */
@Tag("long")
class OddInputTest {

    private static final int LARGEST = 1 << 20;

    private static final List<String> BODIES = bodies();

    @TempDir
    private static Path folder;

    private static Club club;
    private static HostedGame game;

    @BeforeAll
    static void open() throws IOException {
        club = new Club(folder);
        game = club.game("40k-crusade", true, "anna", "bert");
        club.guest(game, "anna");
    }

    @AfterAll
    static void close() {
        club.close();
    }

    private static List<String> bodies() {
        List<String> bodies = new ArrayList<>(List.of(
                "",
                "null",
                "[]",
                "{",
                "\"",
                "7",
                "{}",
                "{\"do\":null}",
                "{\"do\":\"\"}",
                "\u0000",
                "{\"do\":\"choose\"}"));
        String deep = "[".repeat(900) + "]".repeat(900);
        for (String what : List.of("choose", "stand")) {
            for (String answer : List.of(
                    "null",
                    "\"\"",
                    "\"\\u0000\"",
                    "1e999999999",
                    "-0",
                    "99999999999999999999999999",
                    deep,
                    "[null]",
                    "{\"a\":null}",
                    "{\"\":{}}",
                    "\"" + "x".repeat(100_000) + "\"",
                    "\"\\ud800\"",
                    "true")) {
                bodies.add("{\"do\":\"" + what + "\",\"decision\":1,\"contribution\":\"c\",\"answer\":" + answer + "}");
            }
        }
        for (String field : List.of("seat", "id", "contribution", "to", "reason", "rolls", "decision", "confirmed")) {
            for (String what : List.of("choose", "join", "roll", "lapse", "rewind", "undo", "close")) {
                for (String value :
                        List.of("null", "\"\"", "\"a b\\n\"", "-1", "1e400", "[[1e30]]", "{}", "\"\\udfff\"")) {
                    bodies.add("{\"do\":\"" + what + "\",\"answer\":\"x\",\"" + field + "\":" + value + "}");
                }
            }
        }
        return bodies;
    }

    private static String path(Route route) {
        return route.path()
                .replace("{game}", game.id())
                .replace("{token}", "x")
                .replace("{version}", "any")
                .replace("<name>", "none")
                .replaceAll("\\{\\w+}", "none");
    }

    private static void tellsWhatIsWrong(HttpResponse<String> answer, Object what) {
        String brief = what.toString();
        assertThat(answer.statusCode())
                .as(brief.substring(0, Math.min(300, brief.length())) + " " + answer.body())
                .isLessThan(500);
    }

    @Test
    void noBodyMakesARouteFail() throws Exception {
        for (String seat : List.of("anna", "organizer")) {
            Club.Guest guest = club.guest(game, seat);
            for (Route route : Routes.all()) {
                if (route.method().equals(HandlerType.POST)) {
                    boolean json = route.path().startsWith("/api/");
                    for (String body : json ? BODIES : BODIES.subList(0, 12)) {
                        tellsWhatIsWrong(guest.post(path(route), body), route + " " + body);
                    }
                }
            }
        }
    }

    @Test
    void noFormMakesARouteFail() throws Exception {
        for (Route route : Routes.all()) {
            if (route.method().equals(HandlerType.POST) && !route.path().startsWith("/api/")) {
                for (String form : List.of(
                        "%",
                        "a=%zz",
                        "=&=&&",
                        "name=%00&person=%00&seats=%00",
                        "name=%E2%80%AE&person=%E2%80%AE&password=1",
                        "seats=" + "%0A".repeat(5_000),
                        "ruleset=40k-crusade&person=x&seats=A%0AB&options=%7B",
                        "do=bot&seat=nobody&skill=1e9",
                        "do=amend&entry=-1&answer=%7B",
                        "do=rewind&to=99999999999")) {
                    HttpResponse<String> answer = club.guest(game, "organizer")
                            .send(club.guest(game, "organizer")
                                    .request(path(route))
                                    .header("Origin", club.host().url().toString())
                                    .header("Content-Type", "application/x-www-form-urlencoded")
                                    .POST(HttpRequest.BodyPublishers.ofString(form))
                                    .build());
                    tellsWhatIsWrong(answer, route + " " + form);
                }
            }
        }
    }

    @Test
    void noQueryMakesARouteFail() throws Exception {
        Club.Guest anna = club.guest(game, "anna");
        for (Route route : Routes.all()) {
            if (route.method().equals(HandlerType.GET) && !route.path().endsWith("/events")) {
                for (String query : List.of(
                        "as=",
                        "as=%00",
                        "as=organizer",
                        "as=a&as=b",
                        "at=%00",
                        "at=%F0%9F%92%A9",
                        "px=1e9",
                        "px=-1",
                        "theme=../x",
                        "since=999999999.999999999",
                        "to=-1",
                        "entry=99999999999",
                        "=",
                        "&&&",
                        "%00")) {
                    tellsWhatIsWrong(anna.get(path(route) + "?" + query), route + "?" + query);
                }
            }
        }
    }

    /** What Java's client would not send. */
    private static String raw(String request) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", club.host().port())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            String status = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))
                    .readLine();
            return status == null ? "closed" : status;
        }
    }

    /** A body that breaks off is not taken for one that was written down. */
    @Test
    void aBrokenBodyIsNoSuccess() throws IOException {
        String post = "POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                + "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n";
        for (String chunk : List.of("ZZ\r\n", "-1\r\n")) {
            assertThat(raw(post + chunk)).as(chunk).containsPattern(" 4\\d\\d ");
        }
    }

    @Test
    void noHeaderAndNoPathMakesItFail() throws Exception {
        String end = "Host: x\r\nConnection: close\r\n\r\n";
        for (String head : List.of(
                "Origin: %%%",
                "Origin: null",
                "Origin: http://[",
                "Origin: http://a b",
                "Cookie: muster=%00",
                "Cookie: muster=\"",
                "Cookie: ;;;=",
                "Authorization: Bearer ",
                "Authorization: Bearer \u00e9",
                "Sec-Fetch-Site: x",
                "Last-Event-ID: x",
                "Accept: \u00ff",
                "Content-Length: 0",
                "X-Forwarded-For: ,,",
                "Content-Type: x",
                "Content-Type: text/html; charset=nonsense")) {
            for (String method : List.of("GET", "POST", "HEAD", "OPTIONS", "PUT")) {
                for (String path : List.of("/", "/new", "/api/games", "/api/games/" + game.id() + "/judge")) {
                    String status = raw(method + " " + path + " HTTP/1.1\r\n" + head + "\r\n" + end);
                    assertThat(status).as(method + " " + path + " " + head).doesNotContain(" 50");
                }
            }
        }
        for (String path : List.of(
                "/%",
                "/%00",
                "/g/%2e%2e/x",
                "/g/" + "a".repeat(7_000),
                "//",
                "/enter/%ff",
                "/join/%00",
                "/g/\u00e9",
                "/assets/x/../../x",
                "/api/games/%00",
                "*",
                "/;x=y",
                "/g;/a")) {
            assertThat(raw("GET " + path + " HTTP/1.1\r\n" + end)).as(path).doesNotContain(" 50");
        }
    }

    @Test
    void aPageThatIsNotThereIsSaidSo() throws Exception {
        Club.Guest stranger = club.nobody();
        assertThat(stranger.get("/new/warmachine-map").body()).contains("There is no page at /new/warmachine-map.");
        assertThat(stranger.get("/api/nothing").body()).contains("NO_SUCH_PAGE");
    }

    @Test
    void aPageThatIsAskedInAnotherWaySaysInWhich() throws Exception {
        Club.Guest anna = club.guest(game, "anna");
        String path = "/api/games/" + game.id();
        HttpResponse<String> put = anna.send(anna.request(path)
                .PUT(HttpRequest.BodyPublishers.ofString("{}"))
                .build());
        assertThat(put.statusCode()).isEqualTo(405);
        assertThat(put.headers().firstValue("Allow")).hasValue("GET");
        assertThat(Json.read(put.body()).at("/refused/0/text").asString()).isEqualTo(path + " answers GET, not PUT.");
        assertThat(anna.send(anna.request("/g/" + game.id()).DELETE().build()).statusCode())
                .isEqualTo(405);
    }

    @Test
    void aNumberThatIsNoneIsToldWithItsBounds() throws Exception {
        Club.Guest anna = club.guest(game, "anna");
        String path = "/api/games/" + game.id();
        assertThat(anna.get(path + "/talk?since=-1").body()).contains("since is a whole number from 0 to ", "not -1");
        HttpResponse<String> why = anna.get(path + "/why");
        assertThat(why.statusCode()).isEqualTo(400);
        assertThat(why.body()).contains("such as ?entry=12");
        assertThat(anna.post(path + "/commands", Map.of("do", "choose", "decision", -1, "answer", 1))
                        .body())
                .contains("decision is a whole number from 0 to ", "not -1");
    }

    /** Neither said nor unsaid is it read: the length is refused, and what has none is read as far as it may go. */
    @Test
    void whatIsTooLargeIsNotRead() throws Exception {
        Club.Guest anna = club.guest(game, "anna");
        String judge = "/api/games/" + game.id() + "/judge";
        HttpRequest.Builder ask =
                anna.request(judge).header("Origin", club.host().url().toString());
        byte[] large = new byte[LARGEST + 1];
        assertThat(anna.send(ask.copy()
                                .POST(HttpRequest.BodyPublishers.ofByteArray(large))
                                .build())
                        .statusCode())
                .isEqualTo(413);
        assertThat(anna.send(ask.copy()
                                .POST(HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(large)))
                                .build())
                        .statusCode())
                .isEqualTo(413);
        HttpResponse<String> larger = anna.send(ask.copy()
                .POST(HttpRequest.BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(new byte[20 * LARGEST])))
                .build());
        assertThat(Json.read(larger.body()).at("/refused/0/code").asString()).isEqualTo("TOO_LARGE");
        for (String path : List.of("/new", "/login", "/join/x", judge)) {
            HttpResponse<String> parts = anna.send(anna.request(path)
                    .header("Origin", club.host().url().toString())
                    .header("Content-Type", "Multipart/Form-Data; boundary=x")
                    .POST(HttpRequest.BodyPublishers.ofString(
                            "--x\r\nContent-Disposition: form-data; name=\"seats\"\r\n\r\nAnna\r\n--x--\r\n"))
                    .build());
            assertThat(parts.statusCode()).as(path).isEqualTo(415);
            assertThat(parts.body().toLowerCase(Locale.ROOT)).contains("multipart");
        }
    }
}
