package org.muster.host.news;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.host.Club;
import org.muster.host.delivery.Channel;
import org.muster.host.delivery.Medium;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Person;

/** News on a device, by a push service that believes nothing unsigned and a browser that opens it with its own key. */
class PushTest {

    private static final Duration MINUTE = Duration.ofMinutes(1);

    @TempDir
    private Path folder;

    private Desk desk;
    private HostedGame game;
    private Person anna;
    private Club.Guest browser;
    private PushService service;

    @BeforeEach
    void open() throws Exception {
        desk = new Desk(folder);
        game = desk.game("swm-campaign", "The feud");
        anna = desk.sits(game, desk.turn(game));
        browser = desk.guest(anna);
        service = new PushService(desk.news().pushKey());
    }

    @AfterEach
    void close() {
        service.close();
        desk.close();
    }

    private HttpResponse<String> form(Club.Guest guest, String path, Map<String, String> fields) throws Exception {
        String body = fields.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        return guest.send(guest.request(path)
                .header("Origin", desk.host().url().toString())
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
    }

    private void subscribe(Club.Guest guest) throws Exception {
        assertThat(form(guest, "/me/news/channels", service.subscription()).statusCode())
                .isEqualTo(303);
    }

    private void called() {
        desk.settle();
        desk.step(MINUTE);
        assertThat(service.wrong()).isEmpty();
    }

    @Test
    void aMoveIsToldSignedAndSealed() throws Exception {
        subscribe(browser);
        called();
        assertThat(service.told()).hasSize(1);
        PushService.Told told = service.told().get(0);
        assertThat(told.news().path("title").asString()).isEqualTo("Your move in The feud");
        assertThat(told.news().path("game").asString()).isEqualTo(game.id());
        assertThat(told.news().path("link").asString()).isEqualTo(desk.host().url() + "/g/" + game.id());
        assertThat(told.news().path("lines").size()).isPositive();
        assertThat(told.headers()).containsEntry("Content-encoding", List.of("aes128gcm"));
        assertThat(told.headers().get("Ttl")).isNotNull();
        assertThat(told.claims().path("aud").asString()).isEqualTo(service.url().replace("/push/one", ""));
        assertThat(told.claims().path("sub").asString()).isEqualTo("mailto:muster@club.example");
        assertThat(told.claims().path("exp").asLong() - desk.clock.instant().getEpochSecond())
                .isBetween(3_600L, 86_400L);
    }

    /** Who carries it learns nothing by its length. */
    @Test
    void allAreAsLong() throws Exception {
        subscribe(browser);
        called();
        Channel channel = desk.news().channels(anna).get(0);
        desk.news().test(anna, channel.id());
        assertThat(service.told()).hasSize(2);
        assertThat(service.told().get(0).news())
                .isNotEqualTo(service.told().get(1).news());
        assertThat(service.told().get(0).length())
                .isEqualTo(service.told().get(1).length())
                .isLessThanOrEqualTo(4_096);
    }

    @Test
    void whoIsGoneIsNotToldAgain() throws Exception {
        for (int gone : List.of(410, 404)) {
            subscribe(browser);
            Channel channel = desk.news().channels(anna).get(0);
            service.answers(gone);
            desk.news().test(anna, channel.id());
            assertThat(desk.news().channels(anna)).as(String.valueOf(gone)).isEmpty();
        }
        called();
        assertThat(service.told()).isEmpty();
    }

    /** A phone on which somebody has logged out lies on the table and shows nothing. */
    @Test
    void itEndsWithTheSession() throws Exception {
        subscribe(browser);
        assertThat(browser.get("/me/news").body()).contains("data-here=\"true\"");
        assertThat(desk.guest(anna).get("/me/news").body()).contains("data-here=\"false\"");
        assertThat(form(browser, "/me/leave", Map.of()).statusCode()).isEqualTo(303);
        assertThat(desk.news().channels(anna)).isEmpty();
        called();
        assertThat(service.told()).isEmpty();
    }

    @Test
    void itEndsAlsoWhereTheSessionWasEndedElsewhere() throws Exception {
        subscribe(browser);
        desk.host().people().leaveEverywhere(anna);
        called();
        assertThat(service.told()).isEmpty();
        assertThat(desk.news().channels(anna)).isEmpty();
    }

    /** A browser that is given to somebody else tells them, and not who had it before. */
    @Test
    void aBrowserTellsOnePerson() throws Exception {
        subscribe(browser);
        Person bert = desk.host().people().newcomer("bert", false);
        subscribe(desk.guest(bert));
        assertThat(desk.news().channels(anna)).isEmpty();
        assertThat(desk.news().channels(bert)).hasSize(1);
    }

    @Test
    void aRestartLosesNothing() throws Exception {
        subscribe(browser);
        service.answers(503);
        desk.settle();
        desk.step(MINUTE);
        assertThat(service.told()).isEmpty();
        desk.restart();
        assertThat(desk.news().pushKey()).isEqualTo(service.subscribedFor());
        desk.step(Duration.ofMinutes(2));
        assertThat(service.wrong()).isEmpty();
        assertThat(service.told()).hasSize(1);
    }

    @Test
    void whatIsNoSubscriptionIsRefused() throws Exception {
        Map<String, String> whole = service.subscription();
        for (String field : List.of("p256dh", "auth")) {
            Map<String, String> broken = new HashMap<>(whole);
            broken.put(field, whole.get(field).substring(4));
            assertThat(form(browser, "/me/news/channels", broken).body()).contains("no address");
        }
        Map<String, String> file = new HashMap<>(whole);
        file.put("url", "file:///etc/passwd");
        assertThat(form(browser, "/me/news/channels", file).statusCode()).isEqualTo(422);
        assertThat(desk.news().channels(anna)).isEmpty();
    }

    @Test
    void quietHoursHoldForADevice() throws Exception {
        desk.news()
                .wish(
                        anna,
                        new Wishes(
                                java.time.ZoneId.of("UTC"),
                                QuietHours.parse("09:00-12:00"),
                                true,
                                new java.util.TreeSet<>(),
                                false,
                                Wishes.Digest.NEVER,
                                false,
                                desk.clock.instant()));
        subscribe(browser); // a letter is due by what is wished when it is noted, which may be at once
        called();
        assertThat(service.told()).isEmpty();
        desk.step(Duration.ofHours(2));
        assertThat(service.told()).hasSize(1);
        assertThat(desk.news().channels(anna).get(0).medium()).isEqualTo(Medium.PUSH);
    }
}
