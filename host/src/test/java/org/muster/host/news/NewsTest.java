package org.muster.host.news;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.internet.MimeMessage;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.seat.Player;
import org.muster.core.json.Json;
import org.muster.core.match.Command;
import org.muster.host.Patience;
import org.muster.host.delivery.Channel;
import org.muster.host.delivery.Occasion;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Invitation;
import org.muster.host.people.Person;
import org.muster.host.storage.Database;
import tools.jackson.databind.JsonNode;

/** Who is told what, when, and how often; by real receivers. */
class NewsTest {

    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final Duration HOUR = Duration.ofHours(1);

    @TempDir
    private Path folder;

    private Desk desk;
    private HostedGame game;
    /** Whose move it is in it. */
    private String first;

    @BeforeEach
    void open() throws Exception {
        desk = new Desk(folder);
        game = desk.game("swm-campaign", "The feud");
        first = desk.turn(game);
    }

    @AfterEach
    void close() {
        desk.close();
    }

    private List<Receiver.Got> hooked() {
        return desk.receiver.at("/hook");
    }

    /** Somebody who hears by a webhook, of nothing but this. */
    private void hearsOnly(boolean moves, List<Integer> leads, boolean phases, Wishes.Digest digest, String... seats) {
        Person person = desk.sits(game, seats);
        desk.hook(person, "/hook", false);
        desk.wishes(person, moves, leads, phases, digest);
        desk.settle();
    }

    @Test
    void whoIsWaitedForHearsItOnceWhereverTheyAre() throws Exception {
        Person anna = desk.sits(game, first);
        desk.mail(anna, "anna@club.example");
        desk.discord(anna, "/discord", true);
        desk.matrix(anna, "!room:club.example", false);
        Channel hook = desk.hook(anna, "/hook", false);
        String prompt = desk.asked(game, first).get(0).path("prompt").asString();

        desk.settle();
        assertThat(desk.mails("anna@club.example"))
                .as("who sits at the table needs no call")
                .isEmpty();
        desk.step(MINUTE);
        desk.step(MINUTE);
        desk.restart();
        desk.step(MINUTE);

        List<MimeMessage> mails = desk.mails("anna@club.example");
        assertThat(mails).hasSize(1);
        assertThat(mails.get(0).getSubject()).isEqualTo("Your move in The feud");
        assertThat(mails.get(0).getContent().toString())
                .contains(prompt, "Until 5 Mar 2026 10:00 UTC", "/g/" + game.id(), "/news/stop/");
        assertThat(mails.get(0).getHeader("Auto-Submitted")).containsExactly("auto-generated");
        assertThat(mails.get(0).getHeader("List-Unsubscribe-Post")).containsExactly("List-Unsubscribe=One-Click");

        assertThat(desk.receiver.at("/discord")).hasSize(1);
        JsonNode discord = Json.read(desk.receiver.at("/discord").get(0).body());
        assertThat(discord.path("content").asString()).contains("your move in The feud");
        assertThat(discord.path("allowed_mentions")).isEqualTo(Json.read("{\"parse\":[]}"));

        List<Receiver.Got> matrix =
                desk.receiver.at("/_matrix/client/v3/rooms/%21room%3Aclub.example/send/m.room.message/");
        assertThat(matrix).hasSize(1);
        assertThat(matrix.get(0).method()).isEqualTo("PUT");
        assertThat(matrix.get(0).header("Authorization")).isEqualTo("Bearer syt_secret_token");
        assertThat(Json.read(matrix.get(0).body()).path("m.mentions")).isEqualTo(Json.read("{}"));
        assertThat(Json.read(matrix.get(0).body()).path("body").asString()).startsWith("Your move in The feud\n");

        assertThat(hooked()).hasSize(1);
        Receiver.Got got = hooked().get(0);
        String signature = got.header("Muster-signature");
        String time = signature.substring(2, signature.indexOf(','));
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(desk.news().signingKey(hook).getBytes(UTF_8), "HmacSHA256"));
        assertThat(signature)
                .isEqualTo("t=" + time + ",v1="
                        + HexFormat.of().formatHex(mac.doFinal((time + "." + got.body()).getBytes(UTF_8))));
    }

    @Test
    void whoAnswersAtOnceIsNotCalledAndTheNextOneIs() throws Exception {
        Person one = desk.sits(game, first);
        Person other = desk.sits(game, first.equals("anna") ? "bert" : "anna");
        desk.hook(one, "/first", false);
        desk.hook(other, "/second", false);
        desk.settle();
        desk.step(Duration.ofSeconds(30));
        assertThat(desk.move(game)).isEqualTo(first);
        desk.step(MINUTE);
        desk.step(MINUTE);
        assertThat(desk.receiver.at("/first")).isEmpty();
        assertThat(desk.receiver.at("/second")).hasSize(1);
    }

    /** A mended past calls again whom it asks again, and nobody whom it has asked all the time. */
    @Test
    void whoIsAskedAgainIsCalledAgain() throws Exception {
        desk.hook(desk.sits(game, first), "/first", false);
        desk.settle();
        desk.step(MINUTE);
        desk.move(game);
        desk.step(MINUTE);
        assertThat(desk.receiver.at("/first")).hasSize(1);
        game.as(game.viewer(Player.ORGANIZER.id())).submit(null, new Command.Undo("wrong"));
        desk.settle();
        desk.step(MINUTE);
        desk.step(MINUTE);
        assertThat(desk.receiver.at("/first")).hasSize(2);
    }

    @Test
    void deadlinesAreToldOnceEachAndNotToWhoHasAnswered() throws Exception {
        hearsOnly(false, List.of(24, 3, 1), false, Wishes.Digest.NEVER, first);
        Instant until =
                Instant.parse(desk.asked(game, first).get(0).path("until").asString());

        desk.clock.set(until.minus(Duration.ofHours(24)).minusSeconds(1));
        desk.settle();
        assertThat(hooked()).isEmpty();
        desk.step(Duration.ofSeconds(1));
        assertThat(hooked()).hasSize(1);
        assertThat(hooked().get(0).body())
                .contains("\"about\":\"deadline\"", "The time for your answer in The feud ends 5 Mar 2026 10:00 UTC");
        desk.restart();
        desk.step(HOUR);
        assertThat(hooked()).as("after a restart").hasSize(1);
        desk.clock.set(until.minus(HOUR));
        desk.settle();
        assertThat(hooked())
                .as("three hours and one are one reminder, if both are due")
                .hasSize(2);
        desk.restart();
        desk.step(MINUTE);
        assertThat(hooked()).hasSize(2);
    }

    @Test
    void whoHasAnsweredIsNotReminded() throws Exception {
        hearsOnly(false, List.of(24, 3, 1), false, Wishes.Digest.NEVER, first);
        desk.step(Duration.ofHours(20));
        assertThat(desk.move(game)).isEqualTo(first);
        desk.clock.set(Desk.BEGIN.plus(Duration.ofHours(71)));
        desk.settle();
        assertThat(hooked()).isEmpty();
    }

    @Test
    void whatIsWishedForNoMoreIsNotSentThoughItWasOrderedBefore() throws Exception {
        hearsOnly(true, List.of(), false, Wishes.Digest.NEVER, first);
        Person person =
                desk.host().people().in(new Invitation(game.id(), first)).get(0);
        desk.wishes(person, false, List.of(), false, Wishes.Digest.NEVER);
        desk.step(Duration.ofHours(20));
        assertThat(hooked()).isEmpty();
    }

    /** Stopped after a reminder was taken and before it was sent: it is lost rather than doubled. A move is sent again. */
    @Test
    void whatAStoppedNodeHadTakenIsSentAgainWhereThatDoesNoHarm() throws Exception {
        hearsOnly(true, List.of(24), false, Wishes.Digest.NEVER, first);
        desk.host().close();
        try (Database database = Database.in(folder)) {
            Letters letters = new Letters(database.jdbi());
            Instant later = Desk.BEGIN.plus(MINUTE);
            Letter move = letters.due(later, 1).get(0);
            assertThat(letters.take(move, later, Duration.ofMinutes(2))).isTrue();
            assertThat(letters.take(move, later, Duration.ofMinutes(2)))
                    .as("by another node")
                    .isFalse();
            database.jdbi()
                    .useHandle(handle -> Letters.add(
                            handle,
                            move.channel(),
                            Occasion.DEADLINE,
                            "cause",
                            "{\"game\":\"" + game.id() + "\",\"seat\":\"" + first + "\",\"decision\":\"1\"}",
                            later,
                            later));
            Letter reminder = letters.due(later, 9).get(0);
            assertThat(reminder.occasion()).isEqualTo(Occasion.DEADLINE);
            assertThat(letters.take(reminder, later, Duration.ofMinutes(2))).isTrue();
        }
        desk.clock.step(MINUTE);
        desk.restart();
        desk.step(MINUTE);
        assertThat(hooked()).as("somebody may be sending it still").isEmpty();
        desk.step(MINUTE);
        desk.step(HOUR);
        assertThat(hooked()).hasSize(1);
        assertThat(hooked().get(0).body()).contains("\"about\":\"move\"");
    }

    @Test
    void aPhaseThatIsOverIsToldOnceWithWhatHappened() throws Exception {
        hearsOnly(false, List.of(), true, Wishes.Digest.NEVER, "anna", "organizer");
        String phase = Awaiting.phase(game);
        for (int i = 0; i < 40 && Awaiting.phase(game).equals(phase); i++) {
            desk.move(game);
            desk.settle();
        }
        desk.restart();
        desk.settle();
        List<Receiver.Got> got = hooked();
        assertThat(got).hasSize(1);
        JsonNode told = Json.read(got.get(0).body());
        assertThat(told.path("about").asString()).isEqualTo("phase");
        assertThat(told.path("title").asString()).contains("is over in The feud");
        assertThat(told.path("lines").size()).isGreaterThan(2);
    }

    @Test
    void aDigestComesAtEightOnceAndNotForWhatWasBefore() throws Exception {
        hearsOnly(false, List.of(), false, Wishes.Digest.DAILY, "anna");
        assertThat(hooked()).as("eight was before it was wished for").isEmpty();
        desk.clock.set(Instant.parse("2026-03-03T08:00:00Z"));
        desk.settle();
        desk.restart();
        desk.step(HOUR);
        int before = hooked().size();
        game = desk.again(game);
        desk.move(game);
        desk.move(game);
        desk.clock.set(Instant.parse("2026-03-04T08:00:30Z"));
        desk.settle();
        desk.step(HOUR);
        List<Receiver.Got> got = hooked();
        assertThat(got).hasSize(before + 1);
        String last = got.get(got.size() - 1).body();
        assertThat(last).contains("\"about\":\"digest\"", "The feud: ");
        assertThat(Json.read(last).path("lines").size()).isGreaterThan(1);
    }

    @Test
    void nightsAreQuiet() throws Exception {
        Person anna = desk.sits(game, first);
        desk.hook(anna, "/hook", false);
        desk.clock.set(Instant.parse("2026-03-02T23:30:00Z"));
        desk.settle();
        desk.step(Duration.ofHours(8));
        assertThat(hooked()).isEmpty();
        desk.step(Duration.ofMinutes(30));
        assertThat(hooked()).hasSize(1);
    }

    @Test
    void whoHasLeftTheSeatHearsNothing() throws Exception {
        Person anna = desk.sits(game, first);
        desk.hook(anna, "/hook", false);
        desk.settle();
        desk.host().people().vacate(new Invitation(game.id(), first));
        desk.step(MINUTE);
        assertThat(hooked()).isEmpty();
    }

    @Test
    void theDatabaseOpensNobodysDoor() throws Exception {
        Person anna = desk.sits(game, "anna");
        desk.mail(anna, "anna.secret@club.example");
        Channel hooked = desk.hook(anna, "/hook-secret-path", false);
        desk.matrix(anna, "!room:club.example", false);
        desk.host().close();
        StringBuilder all = new StringBuilder();
        try (var files = Files.list(folder)) {
            for (Path file : files.filter(one -> one.getFileName().toString().startsWith("muster.db"))
                    .toList()) {
                all.append(new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.ISO_8859_1));
            }
        }
        assertThat(all.toString())
                .contains(hooked.id())
                .doesNotContain("anna.secret", "hook-secret-path", "syt_secret_token");
        desk.restart();
        assertThat(desk.news().channels(anna)).allMatch(one -> one.fault() == null);
    }

    @Test
    void anotherSecretIsToldAndNothingIsSent() throws Exception {
        Person anna = desk.sits(game, first);
        desk.hook(anna, "/hook", false);
        Path file = folder.resolve("news.properties");
        Files.writeString(file, Files.readString(file).replaceAll("secret=.*", ""));
        desk.restart();
        desk.step(MINUTE);
        assertThat(hooked()).isEmpty();
        assertThat(desk.news().channels(anna).get(0).fault().told().toString()).contains("secret has changed");
        assertThat(Files.getPosixFilePermissions(folder.resolve("news.secret"))).hasSize(2);
        assertThat(desk.guest(anna).get("/me/news").body()).contains("secret has changed");
    }

    @Test
    void nothingIsKeptOfWhoIsForgotten() throws Exception {
        Person anna = desk.sits(game, first);
        desk.hook(anna, "/hook", false);
        desk.settle();
        desk.news().forget(anna);
        desk.step(MINUTE);
        assertThat(hooked()).isEmpty();
        assertThat(desk.news().channels(anna)).isEmpty();
    }

    @Test
    void aGameThatFailsKeepsNobodyElseFromHearing() throws Exception {
        HostedGame broken = desk.game("swm-campaign", "Another");
        Person anna = desk.sits(game, first);
        desk.host().people().take(new Invitation(broken.id(), "anna"), anna);
        desk.hook(anna, "/hook", false);
        desk.settle(); // both games call for her, and are to be told of in a minute
        desk.host().close();
        try (Database database = Database.in(folder)) {
            database.jdbi()
                    .useHandle(handle -> handle.createUpdate(
                                    "update entry set line = 'nothing that can be read' where game = ?")
                            .bind(0, broken.id())
                            .execute());
        }
        desk.restart();
        desk.settle();
        desk.step(MINUTE);
        assertThat(hooked()).hasSize(1);
        assertThat(Json.read(hooked().get(0).body()).path("game").asString()).isEqualTo(game.id());
        assertThat(desk.host().games().aside()).hasSize(1);
        desk.wishes(anna, false, List.of(), false, Wishes.Digest.DAILY);
        desk.clock.set(Instant.parse("2026-03-03T08:00:00Z"));
        Patience.until("the digest", () -> {
            desk.settle();
            return hooked().size() > 1;
        });
        assertThat(hooked().get(1).body()).contains("\"about\":\"digest\"", "The feud: your move");
        URI calendar = desk.news().calendar(anna);
        HttpResponse<String> read = desk.guest(anna).get(calendar.getPath());
        assertThat(read.statusCode()).isEqualTo(200);
        assertThat(read.body()).contains("The feud");
    }
}
