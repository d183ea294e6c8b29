package org.muster.host.news;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.mail.internet.MimeMessage;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.seat.Player;
import org.muster.core.json.Json;
import org.muster.host.OtherAnswer;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Person;
import org.muster.host.storage.Database;
import tools.jackson.databind.JsonNode;

/** Two hosts on which only Anna's secret answer differs send the same bytes to everybody else, and to where others read too. */
class TwoWorldsTest {

    @TempDir
    private Path folder;

    /** All that was sent where Anna does not read alone, but for ids and ports that are made at random. */
    private static List<String> sent(Desk desk) throws Exception {
        List<String> all = new ArrayList<>();
        for (String path : List.of("/bert", "/organizer", "/shared", "/spectator", "/_matrix")) {
            for (Receiver.Got got : desk.receiver.at(path)) {
                all.add(path + " " + got.body());
            }
        }
        for (MimeMessage mail : desk.mails("bert@club.example")) {
            all.add(mail.getSubject() + "\n" + mail.getContent());
        }
        return all.stream()
                .map(one -> one.replaceAll("127\\.0\\.0\\.1:\\d+", "HOST")
                        .replaceAll("/news/stop/[\\w-]+", "/news/stop/LINK")
                        .replaceAll("\\b[a-km-np-z2-9]{12}\\b", "ID"))
                .sorted()
                .toList();
    }

    /** All at once: the host's clockwork must not look at the game while only some of them sit. */
    private static void sit(Path database, HostedGame game, List<Person> people) throws Exception {
        try (Database open = Database.beside(database, null)) {
            open.jdbi()
                    .useTransaction(handle -> people.forEach(
                            person -> handle.createUpdate("insert into member (game, person, seat) values (?, ?, ?)")
                                    .bind(0, game.id())
                                    .bind(1, person.id())
                                    .bind(2, person.name())
                                    .execute()));
        }
    }

    /** Plays until Anna is asked in secret, answers one way or the other, and lets time tell everybody all there is. */
    private List<String> world(String ruleset, boolean other) throws Exception {
        try (Desk desk = new Desk(folder.resolve(ruleset + other))) {
            HostedGame game = desk.game(ruleset, "The feud");
            Person anna = desk.host().people().newcomer("anna", false);
            Person bert = desk.host().people().newcomer("bert", false);
            Person organizer = desk.host().people().newcomer("organizer", false);
            Person spectator = desk.host().people().newcomer("spectator", false);
            desk.hook(anna, "/anna", false);
            desk.discord(anna, "/shared", true);
            desk.hook(bert, "/bert", false);
            desk.matrix(bert, "!bert:club.example", false);
            desk.mail(bert, "bert@club.example");
            desk.hook(organizer, "/organizer", false);
            desk.hook(spectator, "/spectator", false);
            for (Person one : List.of(anna, bert, organizer, spectator)) {
                desk.wishes(one, true, List.of(24, 3, 1), true, Wishes.Digest.DAILY);
            }
            sit(folder.resolve(ruleset + other), game, List.of(anna, bert, organizer, spectator));
            desk.settle(); // from here on every change is looked at, so that both worlds look as often
            JsonNode secret = null;
            JsonNode another = null;
            for (int i = 0; i < 400 && another == null; i++) {
                for (JsonNode one : desk.asked(game, "anna")) {
                    if (one.path("secret").asBoolean() && another == null) {
                        secret = one;
                        another = OtherAnswer.to(
                                        game, new Player("anna"), one.path("id").asInt(), one)
                                .orElse(null);
                    }
                }
                if (another == null) {
                    desk.move(game);
                    desk.settle();
                }
            }
            desk.settle();
            desk.step(Duration.ofMinutes(2));
            JsonNode answer = other ? another : secret.path("example");
            desk.answer(game, "anna", secret.path("id").asInt(), answer);
            desk.settle();
            desk.step(Duration.ofMinutes(2));
            desk.step(Duration.ofHours(22));
            desk.step(Duration.ofHours(24));
            if (!secret.path("until").asString().isEmpty()) {
                desk.clock.set(
                        java.time.Instant.parse(secret.path("until").asString()).minus(Duration.ofHours(1)));
                desk.settle();
            }
            assertThat(Json.write(game.as(game.viewer("anna")).asked())).contains("\"answer\"");
            return sent(desk);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"40k-crusade", "warmachine-map"})
    void aSecretAnswerChangesNothingThatOthersGet(String ruleset) throws Exception {
        List<String> one = world(ruleset, false);
        List<String> other = world(ruleset, true);
        assertThat(one).as("there was something to compare").hasSizeGreaterThan(10);
        assertThat(other).isEqualTo(one);
    }

    @Test
    void whereOthersReadTooNoQuestionIsToldThatIsForOneAlone() throws Exception {
        try (Desk desk = new Desk(folder.resolve("shared"))) {
            HostedGame game = desk.game("swm-campaign", "The feud");
            String first = desk.turn(game);
            Person anna = desk.sits(game, first);
            desk.discord(anna, "/shared", true);
            desk.settle();
            desk.step(Duration.ofMinutes(1));
            String content = Json.read(desk.receiver.at("/shared").get(0).body())
                    .path("content")
                    .asString();
            assertThat(content).contains(first.equals("anna") ? "Anna" : "Bert", "your move in The feud");
        }
    }
}
