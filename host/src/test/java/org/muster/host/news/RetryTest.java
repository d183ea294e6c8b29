package org.muster.host.news;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.json.Json;
import org.muster.host.delivery.Channel;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Person;

/** What is not taken at once comes later, and somebody is told when it can't come at all. */
class RetryTest {

    private static final Duration MINUTE = Duration.ofMinutes(1);

    @TempDir
    private Path folder;

    private Desk desk;
    private Person anna;
    private HostedGame game;

    @BeforeEach
    void open() throws Exception {
        desk = new Desk(folder);
        game = desk.game("swm-campaign", "The feud");
        anna = desk.sits(game, desk.turn(game));
    }

    @AfterEach
    void close() {
        desk.close();
    }

    private Channel channel() {
        return desk.news().channels(anna).get(0);
    }

    private int sent() {
        return desk.receiver.at("/hook").size();
    }

    @Test
    void whoWantsTimeGetsIt() throws Exception {
        desk.hook(anna, "/hook", false);
        desk.receiver.answers(429, Map.of("Retry-After", "3600.5"));
        desk.receiver.answers(503, Map.of("Retry-After", "Mon, 02 Mar 2026 14:00:00 GMT"));
        desk.settle();
        desk.step(MINUTE);
        assertThat(sent()).isEqualTo(1);
        desk.step(Duration.ofMinutes(59));
        assertThat(sent()).isEqualTo(1);
        desk.restart();
        desk.step(Duration.ofMinutes(2));
        assertThat(sent()).isEqualTo(2);
        desk.clock.set(Instant.parse("2026-03-02T13:59:00Z"));
        desk.settle();
        assertThat(sent()).isEqualTo(2);
        desk.step(MINUTE);
        assertThat(sent()).isEqualTo(3);
        desk.step(Duration.ofHours(5));
        assertThat(sent()).isEqualTo(3);
        assertThat(desk.receiver.at("/hook").stream()
                        .map(one -> one.header("Muster-delivery"))
                        .distinct())
                .as("who gets it twice can tell")
                .hasSize(1);
        assertThat(channel().fault()).isNull();
    }

    @Test
    void whatIsRefusedForGoodIsToldOnThePageAndATestOpensItAgain() throws Exception {
        Channel hook = desk.hook(anna, "/hook", false);
        desk.receiver.answers(404, Map.of());
        desk.settle();
        desk.step(MINUTE);
        desk.step(Duration.ofHours(9));
        assertThat(sent()).isEqualTo(1);
        assertThat(desk.guest(anna).get("/me/news").body()).contains("It was refused there (HTTP 404)");
        HttpResponse<String> tested = desk.guest(anna).post("/me/news/channels/" + hook.id() + "/test", "");
        assertThat(tested.statusCode()).isEqualTo(303);
        assertThat(sent()).isEqualTo(2);
        assertThat(desk.guest(anna).get("/me/news").body()).contains("Last sent 2 Mar 2026");
        assertThat(channel().fault()).isNull();
        assertThat(desk.guest(anna)
                        .post("/me/news/channels/" + hook.id() + "/test", "")
                        .body())
                .contains("tested a moment ago");
    }

    @Test
    void nobodyIsFollowedElsewhere() throws Exception {
        desk.hook(anna, "/hook", false);
        desk.receiver.answers(307, Map.of("Location", desk.receiver.url("/elsewhere")));
        desk.settle();
        desk.step(MINUTE);
        assertThat(desk.receiver.at("/elsewhere")).isEmpty();
        assertThat(channel().fault().told().toString()).contains("HTTP 307, moved");
    }

    @Test
    void whereNobodyAnswersItIsGivenUp() throws Exception {
        desk.news().add(anna, org.muster.host.delivery.Medium.WEBHOOK, Map.of("url", "http://127.0.0.1:1/hook"), false);
        desk.settle();
        desk.step(MINUTE);
        for (int i = 0; i < 5; i++) {
            assertThat(channel().fault()).as("try " + i).isNull();
            desk.step(Duration.ofHours(8));
        }
        assertThat(channel().fault().told().toString()).contains("Nobody answered there");
    }

    /** A reminder of which nobody can tell whether it arrived is not sent again; one that was refused is, while it helps. */
    @Test
    void aReminderComesOnceOrNotAtAll() throws Exception {
        desk.hook(anna, "/hook", false);
        desk.wishes(anna, false, List.of(24, 1), false, Wishes.Digest.NEVER);
        desk.settle();
        desk.receiver.answers(500, Map.of());
        desk.receiver.answers(429, Map.of());
        desk.clock.set(Desk.BEGIN.plus(Duration.ofHours(48)));
        desk.settle();
        desk.step(Duration.ofHours(1));
        assertThat(sent()).as("500: it may have arrived").isEqualTo(1);
        desk.clock.set(Desk.BEGIN.plus(Duration.ofHours(71)));
        desk.settle();
        assertThat(sent()).isEqualTo(2);
        desk.step(MINUTE);
        assertThat(sent()).as("429: it has not").isEqualTo(3);
    }

    @Test
    void aDigestThatIsTriedAgainTellsWhatItWouldHave() throws Exception {
        desk.hook(anna, "/hook", false);
        desk.wishes(anna, false, List.of(), false, Wishes.Digest.DAILY);
        desk.clock.set(Instant.parse("2026-03-03T08:00:00Z"));
        desk.settle();
        int first = sent();
        desk.move(game);
        desk.receiver.answers(429, Map.of());
        desk.clock.set(Instant.parse("2026-03-04T08:00:00Z"));
        desk.settle();
        desk.step(MINUTE);
        List<Receiver.Got> got = desk.receiver.at("/hook");
        assertThat(got).hasSize(first + 2);
        assertThat(Json.read(got.get(first).body()).path("lines"))
                .hasSizeGreaterThan(2)
                .isEqualTo(Json.read(got.get(first + 1).body()).path("lines"));
    }

    @Test
    void withoutMailItIsSaid() throws Exception {
        desk.mail.stop();
        desk.news().add(anna, org.muster.host.delivery.Medium.MAIL, Map.of("address", "anna@club.example"), false);
        desk.news().confirm(channel());
        desk.settle();
        desk.step(MINUTE);
        for (int i = 0; i < 6; i++) {
            desk.step(Duration.ofHours(8));
        }
        assertThat(channel().fault().told().toString()).contains("Nobody answered there");
    }

    /** Of a game that can't be read any more nobody can tell anything; who waits for its letters is not tried with them for ever. */
    @Test
    void whatNobodyCanWriteIsGivenUp() throws Exception {
        desk.hook(anna, "/hook", false);
        desk.wishes(anna, true, List.of(), false, Wishes.Digest.NEVER);
        desk.settle();
        desk.host().close();
        onTheDatabase("update entry set line = 'nothing that can be read'");
        desk.restart();
        desk.step(MINUTE);
        assertThat(waiting()).as("it is tried again").isEqualTo(1);
        for (int i = 0; i < 6; i++) {
            desk.step(Duration.ofHours(8));
        }
        assertThat(waiting()).isZero();
        assertThat(sent()).isZero();
        assertThat(channel().fault()).as("the channel is as good as before").isNull();
    }

    private int waiting() throws Exception {
        try (Connection line = line();
                ResultSet row = line.createStatement().executeQuery("select count(*) from letter where done is null")) {
            return row.next() ? row.getInt(1) : -1;
        }
    }

    private void onTheDatabase(String deed) throws Exception {
        try (Connection line = line()) {
            int unused = line.createStatement().executeUpdate(deed);
        }
    }

    private Connection line() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("muster.db"));
    }
}
