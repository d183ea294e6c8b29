package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import biweekly.Biweekly;
import biweekly.ICalendar;
import jakarta.mail.internet.MimeMessage;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;
import org.muster.host.news.Desk;
import org.muster.host.news.Wishes;
import org.muster.host.people.Person;

/** What people order on their page, and the links that need no login. */
class NewsRoutesTest {

    @TempDir
    private Path folder;

    private Desk desk;
    private HostedGame game;
    private Person anna;
    private Club.Guest guest;

    @BeforeEach
    void open() throws Exception {
        desk = new Desk(folder);
        game = desk.game("swm-campaign", "The feud");
        anna = desk.sits(game, desk.turn(game));
        guest = desk.guest(anna);
    }

    @AfterEach
    void close() {
        desk.close();
    }

    private HttpResponse<String> form(String path, Map<String, String> fields) throws Exception {
        return guest.form(
                path,
                fields.entrySet().stream()
                        .flatMap(field -> Stream.of(field.getKey(), field.getValue()))
                        .toArray(String[]::new));
    }

    private static String link(MimeMessage mail, String purpose) throws Exception {
        Matcher link = Pattern.compile("http://\\S+/news/" + purpose + "/\\S+")
                .matcher(mail.getContent().toString());
        assertThat(link.find()).isTrue();
        return link.group();
    }

    private static HttpResponse<String> anybody(String link, boolean post) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(link));
        return HttpClient.newHttpClient()
                .send(
                        post
                                ? request.header("Content-Type", "application/x-www-form-urlencoded")
                                        .POST(HttpRequest.BodyPublishers.ofString("List-Unsubscribe=One-Click"))
                                        .build()
                                : request.build(),
                        HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void aMailAddressIsAskedFirstAndCanSayNoMore() throws Exception {
        Map<String, String> mail = Map.of("medium", "mail", "address", "anna@club.example");
        assertThat(guest.get("/me").body()).as("the way there").contains("href=\"/me/news\"");
        assertThat(form("/me/news/channels", mail).statusCode()).isEqualTo(303);
        assertThat(guest.get("/me/news").body()).contains("Open the link in the mail", "anna@club.example");
        desk.settle();
        desk.step(Duration.ofMinutes(2));
        assertThat(desk.mail.getReceivedMessages())
                .as("nothing but the question")
                .hasSize(1);
        String confirm = link(desk.mail.getReceivedMessages()[0], "confirm");
        assertThat(anybody(confirm, false).body())
                .as("who looks through mails confirms nothing")
                .contains("<button");
        desk.settle();
        assertThat(desk.mail.getReceivedMessages()).hasSize(1);
        assertThat(anybody(confirm, true).body()).contains("From now on");
        desk.settle();
        desk.step(Duration.ofMinutes(1));
        assertThat(desk.mails("anna@club.example")).hasSize(1);

        String stop = link(desk.mails("anna@club.example").get(0), "stop");
        assertThat(desk.mails("anna@club.example").get(0).getHeader("List-Unsubscribe"))
                .containsExactly("<" + stop + ">");
        assertThat(anybody(stop, false).statusCode()).isEqualTo(200);
        assertThat(desk.news().channels(anna).get(0).fault()).isNull();
        assertThat(anybody(stop, true).body()).contains("No more news");
        desk.clock.set(Desk.BEGIN.plus(Duration.ofHours(71)));
        desk.settle();
        assertThat(desk.mails("anna@club.example")).hasSize(1);
        assertThat(guest.get("/me/news").body()).contains("asked for no more");
        assertThat(form("/me/news/channels/" + desk.news().channels(anna).get(0).id() + "/test", Map.of())
                        .body())
                .contains("Open the link in the mail");
    }

    @Test
    void nobodysLinkOpensAnything() throws Exception {
        desk.mail(anna, "anna@club.example");
        String id = desk.news().channels(anna).get(0).id();
        for (String path : new String[] {
            "/news/stop/" + id,
            "/news/stop/" + id + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
            "/news/confirm/" + id,
            "/news/other/" + id,
            "/news/stop/x",
            "/calendar/x"
        }) {
            assertThat(anybody(desk.host().url() + path, false).statusCode())
                    .as(path)
                    .isEqualTo(404);
        }
        assertThat(anybody(desk.host().url() + "/news/stop/" + id, true).statusCode())
                .isEqualTo(404);
    }

    @Test
    void nobodyIsAskedMoreThanThreeTimesADay() throws Exception {
        Map<String, String> mail = Map.of("medium", "mail", "address", "bert@club.example");
        for (int i = 0; i < 3; i++) {
            assertThat(form("/me/news/channels", mail).statusCode()).isEqualTo(303);
            desk.news().remove(anna, desk.news().channels(anna).get(0).id());
        }
        assertThat(form("/me/news/channels", mail).body()).contains("Try tomorrow");
        Person other = desk.sits(game, "bert");
        assertThat(desk.news().channels(other)).isEmpty();
        org.assertj.core.api.Assertions.assertThatThrownBy(() -> desk.news()
                        .add(
                                other,
                                org.muster.host.delivery.Medium.MAIL,
                                Map.of("address", "BERT@club.example"),
                                false))
                .hasMessageContaining("Try tomorrow");
        desk.clock.step(Duration.ofHours(25));
        assertThat(form("/me/news/channels", mail).statusCode()).isEqualTo(303);
    }

    @Test
    void whatIsWrongIsNamedAndNothingIsKept() throws Exception {
        for (Map<String, String> wrong : java.util.List.of(
                Map.of("medium", "pigeon"),
                Map.of("medium", "mail", "address", "anna"),
                Map.of("medium", "webhook", "url", "file:///etc/passwd"),
                Map.of("medium", "webhook", "url", "nothing at all"),
                Map.of("medium", "webhook"),
                Map.of("medium", "matrix", "url", desk.receiver.url(""), "room", "#room:x", "token", "12345678"),
                Map.of("medium", "matrix", "url", desk.receiver.url("/x"), "room", "!r:x", "token", "12345678"),
                Map.of("medium", "matrix", "url", desk.receiver.url(""), "room", "!r:x", "token", "a b"),
                Map.of("medium", "webhook", "url", "http://" + "x".repeat(600) + ".example"))) {
            HttpResponse<String> answer = form("/me/news/channels", wrong);
            assertThat(answer.statusCode()).as(wrong.toString()).isEqualTo(422);
        }
        assertThat(desk.news().channels(anna)).isEmpty();
        for (Map<String, String> wrong : java.util.List.of(
                Map.of("zone", "Mars/Phobos", "digest", "never"),
                Map.of("zone", "UTC", "digest", "hourly"),
                Map.of("zone", "UTC", "digest", "never", "quiet-from", "25:00", "quiet-to", "08:00"),
                Map.of("zone", "UTC", "digest", "never", "quiet-from", "22:00"),
                Map.<String, String>of())) {
            assertThat(form("/me/news/wishes", wrong).statusCode())
                    .as(wrong.toString())
                    .isEqualTo(422);
        }
    }

    @Test
    void wishesAreKept() throws Exception {
        assertThat(form(
                                "/me/news/wishes",
                                Map.of(
                                        "zone", "Europe/Berlin",
                                        "digest", "weekly",
                                        "lead", "3",
                                        "phases", "yes",
                                        "quiet-from", "21:30",
                                        "quiet-to", "07:00"))
                        .statusCode())
                .isEqualTo(303);
        Wishes wishes = desk.news().wishes(anna);
        assertThat(wishes.moves()).isFalse();
        assertThat(wishes.leads()).containsExactly(3);
        assertThat(wishes.digest()).isEqualTo(Wishes.Digest.WEEKLY);
        assertThat(wishes.quiet().toString()).isEqualTo("21:30-07:00");
        assertThat(guest.get("/me/news").body())
                .contains("<option value=\"Europe/Berlin\" selected>", "value=\"21:30\"");
    }

    @Test
    void anotherPersonsChannelIsNobodyElses() throws Exception {
        String id = desk.hook(anna, "/hook", false).id();
        Club.Guest bert = desk.guest(desk.sits(game, "bert"));
        assertThat(bert.post("/me/news/channels/" + id + "/test", "").body()).contains("not there any more");
        bert.post("/me/news/channels/" + id + "/remove", "");
        assertThat(desk.news().channels(anna)).hasSize(1);
        assertThat(bert.get("/me/news").body()).doesNotContain(id);
        assertThat(desk.receiver.at("/hook")).isEmpty();
    }

    @Test
    void aCalendarHasTheDeadlinesUntilItIsRevoked() throws Exception {
        String page = form("/me/news/calendar", Map.of()).body();
        assertThat(page).containsPattern("(?s)id=\"calendar\" open>.*Copy it.*<h2>Where</h2>");
        Matcher link =
                Pattern.compile("href=\"(http://[^\"]+/calendar/[^\"]+)\"").matcher(page);
        assertThat(link.find()).isTrue();
        HttpResponse<String> got = anybody(link.group(1), false);
        assertThat(got.headers().firstValue("Content-Type")).hasValue("text/calendar; charset=utf-8");
        ICalendar calendar = Biweekly.parse(got.body()).first();
        assertThat(calendar.getEvents()).hasSize(1);
        assertThat(calendar.getEvents().get(0).getDateStart().getValue())
                .isEqualTo(Date.from(Instant.parse("2026-03-05T10:00:00Z")));
        assertThat(calendar.getEvents().get(0).getSummary().getValue()).isEqualTo("The feud: your answer is due");
        assertThat(calendar.getEvents().get(0).getAlarms()).hasSize(1);
        assertThat(guest.get("/me/news").body()).as("it is shown once").doesNotContain(link.group(1));

        desk.move(game);
        assertThat(Biweekly.parse(anybody(link.group(1), false).body()).first().getEvents())
                .isEmpty();
        form("/me/news/calendar", Map.of());
        assertThat(anybody(link.group(1), false).statusCode())
                .as("a new address ends the old one")
                .isEqualTo(404);
    }
}
