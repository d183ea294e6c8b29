package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.seat.Player;
import org.muster.host.Club;
import org.muster.host.Patience;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Invitation;
import tools.jackson.databind.JsonNode;

/** Seats change hands at any time, and nothing that is asked of them or was answered is lost. */
class SeatingTest {

    @TempDir
    private Path folder;

    private Club club;
    private HostedGame game;
    private Club.Guest organizer;

    @BeforeEach
    void open() throws Exception {
        club = new Club(folder);
        game = club.game("40k-crusade", false, "anna", "bert");
        organizer = club.guest(game, "organizer");
    }

    @AfterEach
    void close() {
        club.close();
    }

    private HttpResponse<String> seats(String... fields) throws Exception {
        return organizer.form("/g/" + game.id() + "/seats", fields);
    }

    private static String door(HttpResponse<String> page) {
        Matcher link = Pattern.compile("value=\"[^\"]*(/join/[\\w-]+)\"").matcher(page.body());
        assertThat(link.find()).as(page.body()).isTrue();
        return link.group(1);
    }

    private static int at(Club.Guest guest, HostedGame game, String seat) throws Exception {
        return guest.get("/api/games/" + game.id() + "?as=" + seat).statusCode();
    }

    /** By a link nobody is told from others who have it: who has logged out would sit beside who they were, and reads so before. */
    @Test
    void aLinkSaysWhoInvitesAndWhoSitsThereBeforeAnythingComesOfIt() throws Exception {
        String door = door(seats("do", "invite", "seat", "bert"));
        assertThat(club.nobody().get(door).body())
                .contains("The feud", "organizer invites you to sit down as Bert.", "Crusade", "Nobody sits here yet.")
                .doesNotContain("Were you here before?");
        assertThat(club.nobody().form(door, "name", "Berta").statusCode()).isEqualTo(303);
        assertThat(club.nobody().get(door).body())
                .contains("Berta sits here already.", "they are told", "Were you here before?", "href=\"/login\"");
        assertThat(club.nobody()
                        .get(door(seats("do", "invite", "seat", "spectator")))
                        .body())
                .contains("organizer invites you to look on.", "Look on")
                .doesNotContain("sit down as", "Take the seat");
        Club.Guest second = club.stranger();
        assertThat(second.get(door).body())
                .contains("Berta sits here already.", "Take the seat")
                .doesNotContain("Were you here before?");
        second.form(door);
        assertThat(second.get(door).body())
                .contains("You sit here already.", "/g/" + game.id() + "?as=bert")
                .doesNotContain("Take the seat");

        String shared = door(second.form("/g/" + game.id() + "/seat", "do", "share"));
        assertThat(club.nobody().get(shared).body())
                .contains("stranger invites you to sit down as Bert.", "Berta and stranger sit here already.");
        assertThat(second.get("/me").body()).contains("you come back as somebody new, beside who you were");
    }

    /** Who opens a link where they are not known would sit there a second time under their name. */
    @Test
    void nobodyComesTwiceUnderOneName() throws Exception {
        String bert = door(seats("do", "invite", "seat", "bert"));
        String runs = door(seats("do", "invite", "seat", "organizer"));
        assertThat(club.nobody().form(bert, "name", "Berta").statusCode()).isEqualTo(303);
        for (String link : List.of(bert, runs)) {
            HttpResponse<String> again = club.nobody().form(link, "name", "BERTA");
            assertThat(again.statusCode()).as(link).isEqualTo(422);
            assertThat(again.body())
                    .contains("BERTA is in this game already.", "name and password")
                    .contains("value=\"BERTA\"");
            assertThat(again.headers().firstValue("Set-Cookie"))
                    .as("nobody was made of it")
                    .isEmpty();
            assertThat(club.nobody()
                            .post("/api" + link, Map.of("name", "Berta"))
                            .body())
                    .contains("NAME_IN_GAME");
        }
        assertThat(club.host().people().called("Berta")).hasSize(1);
        assertThat(organizer.form(bert).statusCode())
                .as("who is known is who they are")
                .isEqualTo(303);
        assertThat(club.nobody().form(bert, "name", "Berta of the north").statusCode())
                .isEqualTo(303);
    }

    @Test
    void aHolidayIsToldBesideTheLinksAndToWhoIsInvited() throws Exception {
        String day = Instant.now().plus(Duration.ofDays(3)).toString().substring(0, 10);
        String last = Instant.now().plus(Duration.ofDays(5)).toString().substring(0, 10);
        organizer.form("/g/" + game.id() + "/organize", "do", "pause", "from", day, "until", last, "reason", "snow");
        String door = door(seats("do", "invite", "seat", "bert"));
        for (String page : List.of("/g/" + game.id() + "/seats", door, "/g/" + game.id() + "/wall")) {
            assertThat(organizer.get(page).body())
                    .as(page)
                    .containsPattern("No time runs from the morning of [^<]+ to the evening of [^<]+: snow")
                    .doesNotContain("00:00");
        }
        organizer.form("/g/" + game.id() + "/organize", "do", "cancel", "from", day + "T00:00:00Z");
        assertThat(organizer.get(door).body()).doesNotContain("No time runs");
    }

    @Test
    void whatASeatPlaysStandsBesideItsNameWithoutTheName() throws Exception {
        game = club.game("skirmish-dice", false, "anna", "bert");
        organizer = club.guest(game, "organizer");
        String door = door(seats("do", "invite", "seat", "anna"));
        assertThat(organizer.get("/g/" + game.id() + "/seats").body())
                .containsPattern("<h2>Anna +<span class=\"quiet\">\\(\\w+\\)</span></h2>");
        assertThat(club.stranger().get(door).body()).containsPattern("<span class=\"quiet\">\\(\\w+\\) ");
    }

    @Test
    void aLinkSeatsWhoOpensItAndAnotherSharesTheSeat() throws Exception {
        String door = door(seats("do", "invite", "seat", "bert"));
        Club.Guest first = club.stranger();
        Club.Guest second = club.stranger();
        assertThat(first.form(door).statusCode()).isEqualTo(303);
        assertThat(second.form(door).statusCode()).isEqualTo(303);
        assertThat(at(first, game, "bert")).isEqualTo(200);
        assertThat(at(second, game, "bert")).isEqualTo(200);
        assertThat(organizer.get("/g/" + game.id() + "/seats").body())
                .contains("stranger and stranger sit here. 1 link leads here still; More ends it.");
        seats("do", "bot", "seat", "bert", "skill", "0");
        assertThat(organizer.get("/g/" + game.id() + "/seats").body())
                .contains("A bot plays it: ", "Beside it sit stranger and stranger. 1 link leads here still");
        seats("do", "revoke", "seat", "bert");
        assertThat(organizer.get("/g/" + game.id() + "/seats").body()).doesNotContain("leads here still");
    }

    @Test
    void aNewLinkReplacesTheOldAndWhoSitsStays() throws Exception {
        String old = door(seats("do", "invite", "seat", "bert"));
        Club.Guest bert = club.stranger();
        bert.form(old);
        String fresh = door(seats("do", "renew", "seat", "bert"));
        assertThat(club.stranger().get(old).statusCode()).isEqualTo(404);
        assertThat(club.stranger().get(fresh).statusCode()).isEqualTo(200);
        assertThat(at(bert, game, "bert")).isEqualTo(200);
        seats("do", "revoke", "seat", "bert");
        assertThat(club.stranger().get(fresh).statusCode()).isEqualTo(404);
        assertThat(at(bert, game, "bert")).isEqualTo(200);
        seats("do", "free", "seat", "bert");
        assertThat(at(bert, game, "bert")).isEqualTo(404);
    }

    @Test
    void aBotTakesOverInMidPhaseAndGoesAgain() throws Exception {
        Club.Guest anna = club.guest(game, "anna");
        anna.does(game, Map.of("do", "join", "contribution", "a"));
        club.guest(game, "bert").does(game, Map.of("do", "join", "contribution", "b"));
        String asked = anna.asked(game).toString();
        assertThat(asked).contains("\"options\"");
        seats("do", "bot", "seat", "bert", "skill", "0");
        Club.Guest bert = club.guest(game, "bert");
        Patience.until("Bert's bot has answered", () -> waitsOnlyFor("anna"));
        int answered = game.match().head().entries();
        assertThat(organizer.get("/g/" + game.id() + "/seats").body()).contains("A bot plays it");
        assertThat(anna.get("/api/games/" + game.id() + "/talk").body())
                .as("all read it later too")
                .contains("A bot plays for Bert from now on.");
        assertThat(bert.form("/g/" + game.id() + "/seat", "do", "person").statusCode())
                .isEqualTo(303);
        assertThat(club.host().games().bots(game.id())).isEmpty();
        JsonNode decision = anna.asked(game).get(0);
        anna.answers(game, decision, decision.path("questions").get(0).path("example"));
        Patience.until(
                "what comes next is asked of people again",
                () -> !bert.asked(game).isEmpty());
        Club.rests(club.host());
        assertThat(game.match().head().entries()).isGreaterThan(answered);
        assertThat(bert.asked(game)).as("no bot answers it").isNotEmpty();
        assertThat(game.match().verify(List.of()).violations()).isEmpty();
    }

    private boolean waitsOnlyFor(String seat) throws Exception {
        List<String> waited = new ArrayList<>();
        organizer
                .json("/api/games/" + game.id())
                .path("awaited")
                .forEach(one -> one.path("seats").forEach(who -> waited.add(who.asString())));
        return waited.equals(List.of(seat));
    }

    @Test
    void aPlayerHandsTheirSeatOver() throws Exception {
        Club.Guest anna = club.guest(game, "anna");
        HttpResponse<String> page = anna.form("/g/" + game.id() + "/seat", "do", "share");
        assertThat(page.body()).contains("<svg class=\"qr\"");
        Club.Guest cleo = club.stranger();
        cleo.form(door(page));
        assertThat(anna.get("/g/" + game.id() + "/seat").body())
                .as("asked once more, also without script")
                .containsPattern("(?s)<details class=\"sure\">.*stranger.*value=\"leave\"");
        HttpResponse<String> left = anna.form("/g/" + game.id() + "/seat", "do", "leave");
        assertThat(left.statusCode()).isEqualTo(200);
        assertThat(left.body())
                .contains("You do not sit as Anna in The feud any more", "whoever runs the game makes one");
        assertThat(at(anna, game, "anna")).isEqualTo(404);
        assertThat(at(cleo, game, "anna")).isEqualTo(200);
    }

    @Test
    void aGameIsNeverWithoutAnOrganizer() throws Exception {
        HttpResponse<String> refused = organizer.form("/g/" + game.id() + "/seat?as=organizer", "do", "leave");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body()).contains("Nobody else runs The feud");
        assertThat(seats("do", "free", "seat", "organizer").statusCode()).isEqualTo(422);
        Club.Guest second = club.stranger();
        second.form(door(seats("do", "invite", "seat", "organizer")));
        assertThat(organizer
                        .form("/g/" + game.id() + "/seat?as=organizer", "do", "leave")
                        .statusCode())
                .isEqualTo(200);
        assertThat(second.get("/g/" + game.id() + "/seats").statusCode()).isEqualTo(200);
    }

    @Test
    void whatHasADefaultIsAnsweredOnceForAPhase() throws Exception {
        Club.Guest anna = club.guest(game, "anna");
        Club.Guest bert = club.guest(game, "bert");
        anna.does(game, Map.of("do", "join", "contribution", "a"));
        bert.does(game, Map.of("do", "join", "contribution", "b"));
        Matcher standing = null;
        for (int turn = 0; turn < 200; turn++) {
            String page = anna.get("/g/" + game.id() + "/seat").body();
            standing = Pattern.compile("name=\"decision\" value=\"(\\d+)\"").matcher(page);
            if (standing.find()) {
                assertThat(page).as("what would be answered is said").containsPattern("phase always: \\w");
                break;
            }
            for (Club.Guest guest : List.of(anna, bert)) {
                answer(guest);
            }
        }
        assertThat(standing.hitEnd() && standing.groupCount() == 0).isFalse();
        HttpResponse<String> done =
                anna.form("/g/" + game.id() + "/seat", "do", "stand", "decision", standing.group(1));
        assertThat(done.statusCode()).isEqualTo(303);
        assertThat(anna.form("/g/" + game.id() + "/seat", "do", "stand", "decision", standing.group(1))
                        .statusCode())
                .as("it is answered")
                .isEqualTo(409);
    }

    private void answer(Club.Guest guest) throws Exception {
        for (JsonNode decision : guest.asked(game)) {
            for (JsonNode question : decision.path("questions")) {
                if (question.has("example") && !question.path("confirmed").asBoolean()) {
                    guest.answers(game, decision, question.path("example"));
                    return;
                }
            }
        }
    }

    @Test
    void whoIsDeletedLeavesTheirSeatAndTheChainAsItWas() throws Exception {
        Club.Guest bert = club.guest(game, "bert");
        String head = game.match().head().hash();
        assertThat(bert.form("/me/delete").statusCode())
                .as("not without being sure")
                .isEqualTo(422);
        assertThat(bert.form("/me/delete", "sure", "yes").statusCode()).isEqualTo(303);
        assertThat(bert.get("/me").statusCode()).isEqualTo(401);
        assertThat(club.host().people().in(new Invitation(game.id(), "bert"))).isEmpty();
        assertThat(game.match().head().hash()).isEqualTo(head);
        assertThat(game.match().verify(List.of()).violations()).isEmpty();
    }

    @Test
    void whoLogsOutIsNotKnownAnyMore() throws Exception {
        Club.Guest bert = club.guest(game, "bert");
        HttpResponse<String> out = bert.form("/me/leave");
        assertThat(out.headers().firstValue("Set-Cookie").orElse("")).contains("muster=;", "1970");
        assertThat(bert.get("/me").statusCode()).isEqualTo(401);
    }

    @Test
    void aNameAndAPasswordLetOneInElsewhere() throws Exception {
        Club.Guest bert = club.guest(game, "bert");
        assertThat(bert.form("/me/login", "name", "Bert", "password", "too short")
                        .body())
                .contains("value=\"Bert\"", "10 to 200");
        assertThat(bert.form("/me/login", "name", "Bert", "password", "long enough now")
                        .statusCode())
                .isEqualTo(303);
        HttpResponse<String> wrong = club.nobody().form("/login", "name", "Bert", "password", "long enough not");
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(wrong.headers().firstValue("Set-Cookie")).isEmpty();
        HttpResponse<String> in = club.nobody().form("/login", "name", "bert", "password", "long enough now");
        assertThat(in.statusCode()).isEqualTo(303);
        String cookie = in.headers().firstValue("Set-Cookie").orElse("");
        assertThat(cookie).contains("HttpOnly", "SameSite=Lax");
        Club.Guest elsewhere = new Club.Guest(
                club.host(),
                new org.muster.host.people.Token(cookie.substring("muster=".length(), cookie.indexOf(';'))));
        assertThat(at(elsewhere, game, "bert")).isEqualTo(200);
        bert.form("/me/leave", "everywhere", "yes");
        assertThat(elsewhere.get("/me").statusCode()).isEqualTo(401);
    }

    /** Who took a session must not keep it by another password, nor keep it after that. */
    @Test
    void anotherPasswordAsksForTheOldOneAndEndsAllOtherSessions() throws Exception {
        Club.Guest bert = club.guest(game, "bert");
        String first = "long enough now";
        assertThat(bert.post("/api/me/login", java.util.Map.of("name", "Bert", "password", first))
                        .body())
                .contains("\"ended\":0");
        HttpResponse<String> in = club.nobody().form("/login", "name", "bert", "password", first);
        String cookie = in.headers().firstValue("Set-Cookie").orElse("");
        Club.Guest thief = new Club.Guest(
                club.host(),
                new org.muster.host.people.Token(cookie.substring("muster=".length(), cookie.indexOf(';'))));
        assertThat(at(thief, game, "bert")).isEqualTo(200);
        String key = bert.form("/me/key").body();
        assertThat(key).contains("Bearer");
        for (String old : java.util.List.of("", "not the old one")) {
            HttpResponse<String> wrong = thief.post(
                    "/api/me/login", java.util.Map.of("name", "Bert", "password", "mine from now on", "old", old));
            assertThat(wrong.statusCode()).isEqualTo(422);
            assertThat(wrong.body()).contains("NO_LOGIN");
        }
        assertThat(at(thief, game, "bert")).as("nothing is done yet").isEqualTo(200);
        assertThat(bert.get("/me").body()).contains("name=\"old\"");
        HttpResponse<String> changed =
                bert.form("/me/login", "name", "Bert", "password", "another one now", "old", first);
        assertThat(changed.body()).contains("2 other logins and keys were ended");
        assertThat(at(thief, game, "bert")).isNotEqualTo(200);
        assertThat(thief.get("/me").statusCode()).isEqualTo(401);
        assertThat(bert.get("/me").statusCode()).isEqualTo(200);
        int status = 0;
        for (int tries = 0; tries < 11; tries++) {
            status = bert.post(
                            "/api/me/login",
                            java.util.Map.of("name", "Bert", "password", "mine from now on", "old", "a guess"))
                    .statusCode();
        }
        assertThat(status).as("as often as a login").isEqualTo(429);
    }

    /** From one's games one comes to one's seat, and who runs a game from there to all the rest. */
    @Test
    void everyPageIsFound() throws Exception {
        assertThat(organizer.get("/").body()).contains("href=\"/g/" + game.id() + "/seat\"");
        assertThat(organizer.get("/g/" + game.id() + "/seat").body())
                .contains("href=\"/g/" + game.id() + "/seats\"", "href=\"/g/" + game.id() + "/organize\"");
        assertThat(club.guest(game, "anna").get("/g/" + game.id() + "/seat").body())
                .doesNotContain("/organize\"", "/seats\"");
    }

    @Test
    void aProgramHasAKeyOfItsPerson() throws Exception {
        Club.Guest bert = club.guest(game, "bert");
        Matcher key = Pattern.compile("readonly value=\"([\\w-]{32})\"")
                .matcher(bert.form("/me/key").body());
        assertThat(key.find()).isTrue();
        HttpRequest ask = club.nobody()
                .request("/api/games/" + game.id() + "?as=bert")
                .header("Authorization", "Bearer " + key.group(1))
                .build();
        assertThat(club.nobody().send(ask).statusCode()).isEqualTo(200);
        bert.form("/me/leave", "everywhere", "yes");
        assertThat(club.nobody().send(ask).statusCode()).isEqualTo(404);
    }

    @Test
    void aBotIsNoOrganizer() throws Exception {
        assertThat(seats("do", "bot", "seat", "organizer", "skill", "0").statusCode())
                .isEqualTo(400);
        assertThat(seats("do", "bot", "seat", "bert", "skill", "123456").statusCode())
                .isEqualTo(400);
        assertThat(seats("do", "invite", "seat", "nobody").statusCode()).isEqualTo(400);
        assertThat(club.host().games().bots(game.id())).isEqualTo(Map.<Player, Integer>of());
    }
}
