package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.seat.Player;
import org.muster.core.journal.Entry;
import org.muster.core.json.Json;
import org.muster.core.story.Revision;
import org.muster.host.Club;
import org.muster.host.Heard;
import org.muster.host.games.HostedGame;
import tools.jackson.databind.JsonNode;

/** Real dice that both sides type: what two say alike is written, and nothing before. */
class TypedRollsTest {

    @TempDir
    private Path folder;

    private Club club;
    private HostedGame game;
    private String api;
    private Club.Guest roller;
    private Club.Guest other;
    private Club.Guest organizer;
    private String rolls;
    private JsonNode roll;

    @BeforeEach
    void waitsForARoll() throws Exception {
        club = new Club(folder);
        open(true);
    }

    @AfterEach
    void close() {
        club.close();
    }

    private void open(boolean both) throws Exception {
        game = club.host().games().open(Club.realDice("skirmish-dice", both));
        api = "/api/games/" + game.id();
        Map<String, Club.Guest> guests = Map.of("anna", club.guest(game, "anna"), "bert", club.guest(game, "bert"));
        organizer = club.guest(game, "organizer");
        Club.untilARoll(game, guests);
        roll = organizer.json(api).path("asked").path("roll");
        rolls = roll.path("by").asString("anna");
        roller = guests.get(rolls);
        other = guests.get(rolls.equals("anna") ? "bert" : "anna");
        assertThat(roll.path("sides")).as("a roll that everybody sees").isNotEmpty();
    }

    private boolean isRolled(Club.Guest guest) throws Exception {
        return guest.json(api).path("asked").has("roll");
    }

    private List<Integer> faces(int face) {
        return IntStream.range(0, roll.path("sides").size()).mapToObj(i -> face).toList();
    }

    private HttpResponse<String> types(Club.Guest guest, int face) throws Exception {
        return guest.post(api + "/commands", Map.of("do", "roll", "rolls", List.of(faces(face))));
    }

    private static boolean written(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return Json.read(answer.body()).path("written").asBoolean();
    }

    /** The faces of the rolls in the journal. */
    private List<String> journal() {
        List<String> made = new ArrayList<>();
        game.match().game().entries().forEach(entry -> {
            if (entry.body() instanceof Entry.Rolled rolled) {
                made.add(entry.by() + " " + rolled.rolls().get(0).faces());
            }
        });
        return made;
    }

    private JsonNode typed(Club.Guest guest) throws Exception {
        return guest.json(api).path("typed");
    }

    @Test
    void whatOneTypesIsShownToTheOtherAtOnceAndWrittenWhenTheySayTheSame() throws Exception {
        int before = journal().size();
        String head = game.match().head().hash();
        Revision now = Revision.parse(roller.json(api).path("revision").asString());
        try (Heard heard = roller.hears(game, now)) {
            assertThat(written(types(other, 2))).isFalse();
            assertThat(heard.event())
                    .as("that something was typed, and not what")
                    .isEqualToIgnoringWhitespace("{}");
        }
        assertThat(typed(roller)).hasSize(1);
        assertThat(typed(roller).path(0).path("faces").path(0).asInt()).isEqualTo(2);
        assertThat(game.match().head().hash()).as("nothing is written").isEqualTo(head);
        assertThat(written(types(roller, 2))).isTrue();
        assertThat(journal()).hasSize(before + 1).last().asString().startsWith(rolls + " ");
        assertThat(game.match().verify(List.of()).violations()).isEmpty();
    }

    @Test
    void whereTheyDifferOneTakesTheOthersOrTheOrganizerSettles() throws Exception {
        int before = journal().size();
        assertThat(written(types(roller, 1))).isFalse();
        assertThat(written(types(other, 2))).isFalse();
        assertThat(typed(roller)).hasSize(2).isEqualTo(typed(other)).isEqualTo(typed(organizer));
        assertThat(journal()).hasSize(before);
        assertThat(written(types(roller, 2))).as("the roller says so too").isTrue();
        assertThat(journal()).hasSize(before + 1);
        if (isRolled(organizer)) {
            roll = organizer.json(api).path("asked").path("roll");
            assertThat(typed(roller)).as("another roll").isEmpty();
        }
    }

    @Test
    void theOrganizerSettles() throws Exception {
        int before = journal().size();
        written(types(roller, 1));
        written(types(other, 2));
        assertThat(written(types(organizer, 2))).isTrue();
        assertThat(journal()).hasSize(before + 1).last().asString().startsWith("organizer ");
    }

    @Test
    void bothAtOnceAreWrittenOnce() throws Exception {
        int before = journal().size();
        Map<String, Object> said = Map.of("do", "roll", "rolls", List.of(faces(2)));
        CompletableFuture<HttpResponse<String>> one = roller.sends(api + "/commands", said);
        CompletableFuture<HttpResponse<String>> two = other.sends(api + "/commands", said);
        assertThat(written(one.join()) | written(two.join())).isTrue();
        assertThat(journal()).hasSize(before + 1);
    }

    @Test
    void whatIsSentAgainIsNotTakenForTheNextRoll() throws Exception {
        Map<String, Object> said = Map.of("do", "roll", "rolls", List.of(faces(2)), "id", "once");
        assertThat(written(other.post(api + "/commands", said))).isFalse();
        assertThat(written(types(roller, 2))).isTrue();
        int after = journal().size();
        assertThat(written(other.post(api + "/commands", said))).isFalse();
        assertThat(journal()).hasSize(after);
        assertThat(typed(roller).toString()).doesNotContain("\"" + (rolls.equals("anna") ? "bert" : "anna") + "\"");
    }

    /** Dice that came late were taken for the next that were waited for. */
    @Test
    void whatWasTypedForAnotherRollIsTakenForNone() throws Exception {
        String mark = other.json(api).path("marks").path("roll").asString();
        assertThat(roller.json(api).path("marks").path("roll").asString()).isNotEmpty();
        Map<String, Object> seen = Map.of("do", "roll", "rolls", List.of(faces(2)), "question", mark);
        assertThat(written(other.post(api + "/commands", seen))).isFalse();
        assertThat(written(types(organizer, 6))).as("the organizer settles it").isTrue();
        int before = journal().size();
        HttpResponse<String> late = other.post(api + "/commands", seen);
        assertThat(late.statusCode()).isEqualTo(409);
        assertThat(late.body()).contains("STALE");
        assertThat(journal()).hasSize(before);
    }

    /** Who corrects themselves as it is written down came too late, and is told with what they had said. */
    @Test
    void whatIsWrittenStandsAsBothHaveSaidIt() throws Exception {
        int told = 0;
        ExecutorService phones = Executors.newFixedThreadPool(4);
        try {
            for (int game = 0; game < 6; game++) {
                open(true);
                List<Callable<HttpResponse<String>>> all = List.of(
                        () -> types(roller, 4), () -> types(other, 4), () -> types(roller, 1), () -> types(other, 1));
                for (Future<HttpResponse<String>> one : phones.invokeAll(all)) {
                    assertThat(one.get().statusCode()).isIn(200, 409);
                }
                for (JsonNode rolled : roller.json(api + "/dice")) {
                    JsonNode said = rolled.path("typed");
                    if (!said.isEmpty()) {
                        told++;
                        assertThat(said.valueStream()
                                        .filter(one -> one.path("faces").equals(rolled.path("faces"))))
                                .as(rolled.toString())
                                .hasSize(2);
                    }
                }
            }
        } finally {
            phones.shutdownNow();
        }
        assertThat(told).as("mostly they agree at some moment").isPositive();
    }

    @Test
    void nobodyElseTypesOrReadsWhatWasTyped() throws Exception {
        written(types(other, 2));
        assertThat(types(club.stranger(), 2).statusCode()).isEqualTo(403);
        assertThat(types(club.nobody(), 2).statusCode()).isEqualTo(401);
        assertThat(other.post(api + "/commands?as=spectator", Map.of("do", "roll", "rolls", List.of(faces(2))))
                        .statusCode())
                .isEqualTo(403);
        assertThat(club.stranger().json(api).has("typed")).isFalse();
        assertThat(other.json(api + "?as=spectator").has("typed")).isFalse();
        assertThat(types(roller, 99).statusCode()).as("no such face").isEqualTo(422);
        assertThat(typed(roller)).hasSize(1);
    }

    @Test
    void whatWasTypedIsThereAfterARestart() throws Exception {
        written(types(other, 2));
        club.close();
        club = new Club(folder);
        HostedGame again = club.host().games().find(game.id()).orElseThrow();
        assertThat(club.guest(again, rolls).json(api).path("typed")).hasSize(1);
        assertThat(written(types(club.guest(again, rolls), 2))).isTrue();
    }

    @Test
    void whoRollsTypesAloneWhereTheGameSaysSoOrNobodyElseIsThere() throws Exception {
        club.host().games().seatBot(game, new Player(rolls.equals("anna") ? "bert" : "anna"), 0);
        int before = journal().size();
        assertThat(roller.json(api).has("typed")).isFalse();
        assertThat(written(types(roller, 2))).isTrue();
        assertThat(journal()).hasSizeGreaterThan(before);
        open(false);
        assertThat(types(other, 2).statusCode()).as("it is not theirs").isEqualTo(403);
        assertThat(written(types(roller, 2))).isTrue();
    }

    /** No question stands for a roll: else who runs the game reads that nothing is awaited. */
    @Test
    void whoRunsTheGameReadsWhoseDiceAreAwaited() throws Exception {
        assertThat(organizer.get("/g/" + game.id() + "/organize").body())
                .contains("What the game waits for", "real dice", "Seats and links");
        JsonNode path = roller.json(api).path("asked").path("roll").path("path");
        assertThat(path).isNotEmpty();
        assertThat(club.nobody().get("/g/" + game.id()).body())
                .contains(path.path(0).asString());
        assertThat(organizer.get("/g/" + game.id() + "/dice").body())
                .contains("somebody else at the table says the same", "who said what");
        open(false);
        assertThat(organizer.get("/g/" + game.id() + "/dice").body())
                .contains("Real dice: who rolls types in what they show.");
    }

    /** A bot throws none: nobody came to type them, and no page said so. */
    @Test
    void diceOfABotAreTheOrganizersToType() throws Exception {
        String name = name(roller);
        String pool = roll.path("pool").asString();
        String yours = "Your dice: " + roll.path("purpose").asString() + " (" + pool + ")";
        until(rolls);
        assertThat(roller.get("/").body()).contains(yours);
        assertThat(other.get("/g/" + game.id()).body()).contains("Waiting for the dice of " + name + "<");

        club.host().games().seatBot(game, new Player(rolls), 0);
        until("organizer");
        String theirs = "Dice for " + name + ", where a bot plays: ";
        assertThat(organizer.get("/").body())
                .contains(theirs, "(" + pool + ")", "href=\"/g/" + game.id() + "?as=organizer");
        assertThat(organizer.get("/g/" + game.id() + "/organize").body())
                .contains("A bot plays for " + name + " and throws no real dice: throw " + pool, "Type the dice");
        String told =
                "Waiting for the dice of " + name + ": a bot plays there and throws none. The organizer types them.";
        for (String page : List.of("", "/wall")) {
            assertThat(club.nobody().get("/g/" + game.id() + page).body()).contains(told);
        }
        int before = journal().size();
        assertThat(written(types(other, 2))).as("the organizer says so, too").isFalse();
        assertThat(written(types(organizer, 2))).isTrue();
        assertThat(journal()).hasSizeGreaterThan(before);
    }

    @Test
    void theSeatsPersonTypesAgainWhenTheBotIsSentAway() throws Exception {
        club.host().games().seatBot(game, new Player(rolls), 0);
        until("organizer");
        club.host().games().unseatBot(game, new Player(rolls));
        until(rolls);
    }

    /** The list knows for whom the game waits. */
    private void until(String place) {
        Club.until(
                club.host(),
                game.id(),
                "the list knows that it waits for " + place,
                () -> club.host()
                        .games()
                        .listed(game.id())
                        .orElseThrow()
                        .standing()
                        .waitsFor()
                        .equals(List.of(place)));
    }

    private String name(Club.Guest guest) {
        return game.seats().get(guest == roller ? rolls : rolls.equals("anna") ? "bert" : "anna");
    }

    private String dice() throws Exception {
        return club.nobody().get("/g/" + game.id() + "/dice").body();
    }

    /** What one typed who gave in was lost: the roll stood there as typed by them, and as if nobody else had seen it. */
    @Test
    void aRollUnfoldsToWhoTypedWhatWhoConfirmedAndWhoGaveIn() throws Exception {
        int n = roll.path("sides").size();
        written(types(roller, 1));
        written(types(other, 2));
        assertThat(dice()).as("not before it counts").doesNotContain("typed 1");
        assertThat(written(types(roller, 2))).isTrue();
        String one = n == 1 ? "1" : "1 and 1";
        String two = n == 1 ? "2" : "2 and 2";
        assertThat(dice())
                .contains(
                        name(roller) + " typed " + one + ".",
                        name(other) + " typed " + two + ".",
                        name(roller) + " then said " + two + " too.",
                        "Typed in alike by ")
                .doesNotContain("settled it");
        JsonNode typed = club.nobody().json(api + "/dice");
        typed = typed.path(typed.size() - 1).path("typed");
        assertThat(typed).hasSize(2);
        assertThat(typed.path(0).path("first").path(0).asInt()).isEqualTo(1);
        assertThat(typed.path(0).path("faces").path(0).asInt()).isEqualTo(2);
    }

    @Test
    void whoSaysTheSameHasConfirmedIt() throws Exception {
        written(types(other, 2));
        assertThat(written(types(roller, 2))).isTrue();
        assertThat(dice()).contains(name(other) + " typed 2", name(roller) + " confirmed it: 2");
    }

    @Test
    void whatTheOrganizerSettledIsToldSo() throws Exception {
        written(types(roller, 1));
        written(types(other, 2));
        assertThat(written(types(organizer, 2))).isTrue();
        assertThat(dice()).contains(name(roller) + " typed 1", "The organizer settled it: 2");
    }

    /** The seat stays, as in a journal; who sat there is nobody any more. */
    @Test
    void whoHasDeletedThemselvesIsNamedBesideNoRoll() throws Exception {
        other.post("/api/me/name", Map.of("name", "Zebulonius"));
        written(types(other, 1));
        written(types(roller, 2));
        assertThat(written(types(roller, 1))).isTrue();
        assertThat(dice()).contains("Zebulonius, for " + name(other) + " typed 1");
        other.post("/api/me/delete", Map.of("sure", true));
        assertThat(dice()).contains(name(other) + " typed 1").doesNotContain("Zebulonius");
    }
}
