package org.muster.host.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.scene.Mark;
import org.muster.api.seat.Viewer;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Invitation;
import org.muster.host.people.Person;
import tools.jackson.databind.JsonNode;

/** What people say beside a game: to all, to some, about something; taken back, and gone with who wrote it. */
class TalkTest {

    @TempDir
    private static Path folder;

    private static Club club;

    @BeforeAll
    static void open() throws Exception {
        club = new Club(folder);
    }

    @AfterAll
    static void close() {
        club.close();
    }

    private static HostedGame game(boolean isPublic) throws Exception {
        return club.game("warmachine-map", isPublic, "anna", "bert", "cleo");
    }

    private static String talk(HostedGame game) {
        return "/api/games/" + game.id() + "/talk";
    }

    private static HttpResponse<String> say(Club.Guest guest, HostedGame game, String text, String... to)
            throws Exception {
        return guest.post(talk(game), Map.of("text", text, "to", List.of(to)));
    }

    private static JsonNode lines(Club.Guest guest, HostedGame game, String query) throws Exception {
        return guest.json(talk(game) + query).path("lines");
    }

    private static List<String> texts(Club.Guest guest, HostedGame game, String query) throws Exception {
        List<String> texts = new ArrayList<>();
        lines(guest, game, query).forEach(line -> texts.add(line.path("text").asString("-")));
        return texts;
    }

    private static HttpResponse<String> form(Club.Guest guest, String path, String form) throws Exception {
        return guest.send(guest.request(path)
                .header("Origin", club.host().url().toString())
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(form))
                .build());
    }

    @Test
    void whatIsSaidToAllIsReadByWhoeverMayLook() throws Exception {
        HostedGame game = game(true);
        Club.Guest anna = club.guest(game, "anna");
        assertThat(say(anna, game, "Hello").body()).contains("\"n\":1");
        for (Club.Guest guest : List.of(anna, club.guest(game, "bert"), club.guest(game, "organizer"), club.nobody())) {
            assertThat(texts(guest, game, "")).containsExactly("Hello");
        }
        assertThat(lines(anna, game, "").get(0).path("own").asBoolean()).isTrue();
        assertThat(lines(club.nobody(), game, "").get(0).path("own").asBoolean())
                .isFalse();
    }

    /** A seat that was handed over keeps its name; what is said from it is told with who says it. */
    @Test
    void whoTookASeatOverSpeaksByTheirOwnName() throws Exception {
        HostedGame game = game(true);
        Club.Guest bert = club.guest(game, "bert");
        Club.Guest dora = club.stranger();
        Invitation seat = new Invitation(game.id(), "bert");
        club.host().people().take(seat, person(dora));
        club.host().people().getUp(seat, person(bert));
        say(dora, game, "I play on for Bert");
        say(club.guest(game, "organizer"), game, "Welcome");
        JsonNode lines = lines(club.nobody(), game, "");
        assertThat(lines.get(0).path("who").asString()).isEqualTo("stranger");
        assertThat(lines.get(1).path("who").asString())
                .as("no seat of the table")
                .isEmpty();
        assertThat(club.nobody().get("/g/" + game.id() + "/talk").body())
                .contains(
                        "<strong>stranger, for " + game.seats().get("bert") + "</strong>",
                        "<strong>the organizer</strong>");
    }

    @Test
    void whatIsSentTwiceIsSaidOnce() throws Exception {
        HostedGame game = game(false);
        Club.Guest anna = club.guest(game, "anna");
        Club.Guest bert = club.guest(game, "bert");
        for (int i = 0; i < 3; i++) {
            assertThat(anna.post(talk(game), Map.of("text", "Once", "id", "same"))
                            .body())
                    .contains("\"n\":1");
        }
        assertThat(bert.post(talk(game), Map.of("text", "Another's", "id", "same"))
                        .body())
                .contains("\"n\":2");
        assertThat(texts(bert, game, "")).containsExactly("Once", "Another's");
    }

    @Test
    void whatWasSaidLongAgoIsReadPageByPage() throws Exception {
        HostedGame game = game(false);
        List<String> said = club.chatter(game, 260);
        Club.Guest bert = club.guest(game, "bert");
        assertThat(texts(bert, game, "")).isEqualTo(said.subList(60, 260));
        assertThat(texts(bert, game, "?before=61")).isEqualTo(said.subList(0, 60));
        assertThat(texts(bert, game, "?since=10&before=13")).isEqualTo(said.subList(10, 12));
        assertThat(texts(bert, game, "?before=1")).isEmpty();
        String page = bert.get("/g/" + game.id() + "/talk?as=bert").body();
        assertThat(page)
                .contains("/talk?before=61&amp;as=bert", "id=\"line-61\"")
                .doesNotContain("id=\"line-60\"");
        assertThat(bert.get("/g/" + game.id() + "/talk?before=61&as=bert").body())
                .contains("id=\"line-60\"", "id=\"line-1\"")
                .doesNotContain("id=\"line-61\"", "?before=");
    }

    /** It lay on a device until there was a line again. */
    @Test
    void nobodySaysWhatSomebodyElseHasLeftOnTheDevice() throws Exception {
        HostedGame game = game(false);
        Club.Guest anna = club.guest(game, "anna");
        HttpResponse<String> said = anna.send(anna.request(talk(game))
                .header("Origin", club.host().url().toString())
                .header("Content-Type", "application/json")
                .header("Muster-Reader", "somebody-else")
                .POST(HttpRequest.BodyPublishers.ofString("{\"text\": \"Mine\"}"))
                .build());
        assertThat(said.statusCode()).isEqualTo(409);
        assertThat(said.body()).contains("OTHER_READER");
        assertThat(texts(anna, game, "")).isEmpty();
    }

    /** Whoever reads knows the lines that were said to all, to a seat they sat on then, or by one; and no number of others. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void everybodyReadsWhatWasSaidToWhoTheyWereThen(long seed) throws Exception {
        Random random = new Random(seed);
        HostedGame game = club.game("warmachine-map", true, "anna", "bert", "cleo", "dora");
        List<String> places = List.of("anna", "bert", "cleo", "dora", "organizer");
        Map<Club.Guest, Set<String>> sits = new LinkedHashMap<>();
        for (List<String> held : List.of(
                List.of("anna"), List.of("bert", "cleo"), List.of("cleo"), List.of("dora"), List.of("organizer"))) {
            sits.put(club.guest(game, held.toArray(String[]::new)), new TreeSet<>(held));
        }
        List<Club.Guest> guests = List.copyOf(sits.keySet());
        List<Spoken> all = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            Club.Guest guest = guests.get(random.nextInt(guests.size()));
            String place = places.get(random.nextInt(places.size()));
            Set<String> mine = sits.get(guest);
            if (random.nextInt(5) == 0) { // a seat changes hands
                Invitation seat = new Invitation(game.id(), place);
                if (mine.remove(place)) {
                    club.host().people().getUp(seat, person(guest));
                } else {
                    club.host().people().take(seat, person(guest));
                    mine.add(place);
                }
            } else if (!mine.isEmpty()) {
                String from = List.copyOf(mine).get(random.nextInt(mine.size()));
                List<String> to = places.stream()
                        .filter(one -> !one.equals(from) && random.nextInt(4) == 0)
                        .filter(one -> sits.values().stream().anyMatch(held -> held.contains(one)))
                        .toList();
                Set<Club.Guest> readers = new LinkedHashSet<>();
                sits.forEach((one, held) -> {
                    if (to.isEmpty() || held.contains(from) || to.stream().anyMatch(held::contains)) {
                        readers.add(one);
                    }
                });
                assertThat(guest.post(talk(game) + "?as=" + from, Map.of("text", "Line " + i, "to", to))
                                .statusCode())
                        .isEqualTo(200);
                all.add(new Spoken("Line " + i, to.isEmpty(), readers));
            }
        }
        assertThat(all).hasSizeGreaterThan(20).anyMatch(Spoken::toAll).anyMatch(one -> !one.toAll());
        for (Club.Guest guest : guests) {
            List<String> hears = all.stream()
                    .filter(one -> one.toAll() || one.readers().contains(guest))
                    .map(Spoken::text)
                    .toList();
            for (String place : sits.get(guest)) {
                assertThat(texts(guest, game, "?as=" + place)).isEqualTo(hears);
                int n = 0;
                for (JsonNode line : lines(guest, game, "?as=" + place)) {
                    assertThat(line.path("n").asInt()).isEqualTo(++n);
                }
                assertThat(texts(guest, game, "?since=5&as=" + place)).isEqualTo(hears.subList(5, hears.size()));
            }
            List<String> open =
                    all.stream().filter(Spoken::toAll).map(Spoken::text).toList();
            assertThat(texts(guest, game, "?as=spectator")).isEqualTo(open);
            assertThat(texts(club.nobody(), game, "")).isEqualTo(open);
        }
    }

    private record Spoken(String text, boolean toAll, Set<Club.Guest> readers) {}

    private static Person person(Club.Guest guest) {
        return club.host().people().known(guest.token()).orElseThrow();
    }

    @Test
    void whoTakesASeatLaterDoesNotReadWhatWasSaidThereBefore() throws Exception {
        HostedGame game = game(false);
        Club.Guest anna = club.guest(game, "anna");
        Club.Guest bert = club.guest(game, "bert");
        assertThat(say(bert, game, "For Anna", "anna").statusCode()).isEqualTo(200);
        Club.Guest dora = club.guest(game, "anna");
        assertThat(texts(dora, game, "")).isEmpty();
        assertThat(say(bert, game, "For both", "anna").statusCode()).isEqualTo(200);
        assertThat(texts(dora, game, "")).containsExactly("For both");
        assertThat(texts(anna, game, "")).containsExactly("For Anna", "For both");
        club.host().people().getUp(new Invitation(game.id(), "anna"), person(anna));
        assertThat(anna.get(talk(game)).statusCode()).isEqualTo(404);
    }

    @Test
    void nobodySpeaksToAnEmptySeatToThemselvesOrFromOutside() throws Exception {
        HostedGame game = game(true);
        Club.Guest anna = club.guest(game, "anna");
        assertThat(say(anna, game, "Anybody?", "bert").body()).contains("NOBODY_THERE");
        assertThat(say(anna, game, "Me?", "anna").body()).contains("NO_SUCH_SEAT");
        assertThat(say(anna, game, "Who?", "no such seat").body()).contains("NO_SUCH_SEAT");
        assertThat(say(club.stranger(), game, "I look on").statusCode()).isEqualTo(403);
        assertThat(anna.post(talk(game) + "?as=spectator", Map.of("text", "So do I"))
                        .statusCode())
                .isEqualTo(403);
        assertThat(texts(anna, game, "")).isEmpty();
    }

    // ---- taken back

    @Test
    void whoWroteALineTakesItBackAndTheOrganizerWhatAllRead() throws Exception {
        HostedGame game = game(false);
        Club.Guest anna = club.guest(game, "anna");
        Club.Guest bert = club.guest(game, "bert");
        Club.Guest organizer = club.guest(game, "organizer");
        say(anna, game, "One");
        say(anna, game, "Two", "bert");
        say(anna, game, "Three");
        say(anna, game, "Four", "organizer");
        assertThat(bert.post(talk(game) + "/2/delete", "").statusCode()).isEqualTo(403);
        assertThat(organizer.post(talk(game) + "/3/delete", "").statusCode())
                .as("said to the organizer alone, it is its author's")
                .isEqualTo(403);
        assertThat(organizer.post(talk(game) + "/4/delete", "").statusCode()).isEqualTo(404);
        assertThat(organizer.post(talk(game) + "/2/delete", "").statusCode()).isEqualTo(200);
        assertThat(texts(anna, game, "")).containsExactly("One", "Two", "-", "Four");
        assertThat(anna.post(talk(game) + "/2/delete", "").statusCode()).isEqualTo(200);
        assertThat(texts(bert, game, "")).containsExactly("One", "-", "-");
        assertThat(texts(organizer, game, "")).containsExactly("One", "-", "Four");
        assertThat(lines(bert, game, "").get(1).path("gone").asString()).isEqualTo("author");
        assertThat(lines(bert, game, "").get(2).path("gone").asString()).isEqualTo("organizer");
        for (String odd : List.of("0", "-1", "99999999999", "x", "%00")) {
            assertThat(anna.post(talk(game) + "/" + odd + "/delete", "").statusCode())
                    .isIn(400, 404);
        }
    }

    @Test
    void withAPersonGoesWhatTheySaid() throws Exception {
        HostedGame game = game(false);
        Club.Guest anna = club.guest(game, "anna");
        Club.Guest bert = club.guest(game, "bert");
        say(anna, game, "To all");
        say(anna, game, "To Bert", "bert");
        say(bert, game, "To Anna", "anna");
        club.host().people().forget(person(anna));
        assertThat(texts(bert, game, "")).containsExactly("-", "-", "To Anna");
        assertThat(lines(bert, game, "").get(0).path("gone").asString()).isEqualTo("forgotten");
        assertThat(say(bert, game, "Gone?").body()).contains("\"n\":4");
    }

    // ---- text, and nothing else

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "   ",
                "\u200b\u200d",
                "a\u0000b",
                "a\nb",
                "a\tb",
                "a\u0007b",
                "a\u202eb",
                "a\u2066b",
                "a\u2028b",
                "a\u0085b",
                "a\ud800b",
                "\u3164"
            })
    void whatWouldNotSayWhatItShowsIsRefused(String text) throws Exception {
        HostedGame game = game(false);
        Club.Guest anna = club.guest(game, "anna");
        StringBuilder json = new StringBuilder();
        text.chars().forEach(code -> json.append(String.format(Locale.ROOT, "\\u%04x", code))); // halves of a pair too
        HttpResponse<String> said = anna.post(talk(game), "{\"text\": \"" + json + "\"}");
        assertThat(said.statusCode()).isIn(400, 422);
        assertThat(texts(anna, game, "")).isEmpty();
    }

    @Test
    void aLineIsAsLongAsItMayBe() throws Exception {
        HostedGame game = game(false);
        Club.Guest anna = club.guest(game, "anna");
        assertThat(say(anna, game, "😀".repeat(2_000)).statusCode()).isEqualTo(200);
        assertThat(say(anna, game, "a".repeat(2_001)).body()).contains("BAD_LINE");
        assertThat(texts(anna, game, "")).containsExactly("😀".repeat(2_000));
    }

    @Test
    void markupAndLinksStayText() throws Exception {
        HostedGame game = game(false);
        Club.Guest anna = club.guest(game, "anna");
        say(anna, game, "<b onclick=x>https://evil.example</b> &amp; \"quoted\"");
        String page = anna.get("/g/" + game.id() + "/talk").body();
        assertThat(page)
                .contains("&lt;b onclick=x", "https://evil.example&lt;/b")
                .doesNotContain("href=\"https://evil");
    }

    @Test
    void whatIsAskedOfThePageIsNoOtherThanText() throws Exception {
        HostedGame game = game(false);
        Club.Guest anna = club.guest(game, "anna");
        for (String body : List.of(
                "{\"text\":7}",
                "{\"text\":null}",
                "{\"text\":\"a\",\"to\":\"bert\"}",
                "{\"text\":\"a\",\"to\":[7]}",
                "{\"text\":\"a\",\"to\":{}}",
                "{\"text\":\"a\",\"about\":7}",
                "{\"text\":\"a\",\"about\":{}}",
                "{\"text\":\"a\",\"about\":{\"place\":7}}",
                "{\"text\":\"a\",\"about\":{\"decision\":1e400}}",
                "{\"text\":\"a\",\"id\":\"a b\"}",
                "{\"text\":\"a\",\"id\":7}",
                "[]")) {
            assertThat(anna.post(talk(game), body).statusCode()).as(body).isEqualTo(400);
        }
        assertThat(anna.get(talk(game) + "?since=-1").statusCode()).isEqualTo(400);
    }

    @Test
    void aLineIsAboutWhatEverybodyMayKnow() throws Exception {
        HostedGame game = game(false);
        Club.Guest anna = club.guest(game, "anna");
        Club.Guest bert = club.guest(game, "bert");
        String place = game.as(Viewer.SPECTATOR).scene().marks().stream()
                .map(Mark::id)
                .filter(id -> !id.isEmpty())
                .findFirst()
                .orElseThrow();
        int decision = anna.asked(game).get(0).path("id").asInt();
        assertThat(anna.post(talk(game), Map.of("text", "Here", "about", Map.of("place", place)))
                        .statusCode())
                .isEqualTo(200);
        assertThat(anna.post(
                                talk(game),
                                Map.of("text", "This", "to", List.of("bert"), "about", Map.of("decision", decision)))
                        .statusCode())
                .isEqualTo(200);
        assertThat(anna.post(talk(game), Map.of("text", "What?", "about", Map.of("place", "nowhere")))
                        .body())
                .contains("NO_SUCH_SUBJECT");
        assertThat(anna.post(talk(game), Map.of("text", "What?", "about", Map.of("decision", 4_000)))
                        .body())
                .contains("NO_SUCH_SUBJECT");
        JsonNode lines = lines(bert, game, "");
        assertThat(lines.get(0).path("about").path("id").asString()).isEqualTo(place);
        assertThat(lines.get(1).path("about").path("name").asString()).isNotEmpty();
        assertThat(bert.get("/g/" + game.id() + "/talk").body())
                .contains("#place=" + place + "\"", "#decision=" + decision + "\"");
    }

    // ---- without script, and too often

    @Test
    void withoutScriptOneReadsSpeaksAndTakesBack() throws Exception {
        HostedGame game = game(false);
        Club.Guest anna = club.guest(game, "anna");
        Club.Guest bert = club.guest(game, "bert");
        String page = "/g/" + game.id() + "/talk";
        assertThat(form(anna, page, "text=Hello%0D%0Athere&to=bert&about=").statusCode())
                .isEqualTo(303);
        assertThat(texts(bert, game, "")).containsExactly("Hello there");
        assertThat(bert.get(page).body())
                .contains("<blockquote dir=\"auto\">Hello there</blockquote>", "to Bert alone");
        HttpResponse<String> refused = form(anna, page, "text=Kept%E2%80%AE&to=bert");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.body()).contains(">Kept", "U+202E", "value=\"bert\" checked");
        assertThat(anna.get(page).body()).contains("/talk/1/delete");
        assertThat(bert.get(page).body()).doesNotContain("/talk/1/delete");
        assertThat(form(anna, page + "/1/delete", "").statusCode()).isEqualTo(303);
        assertThat(bert.get(page).body()).contains("taken back").doesNotContain("Hello there");
        assertThat(club.guest(game, "cleo").get(page).body()).contains("Nobody has said anything yet.");
    }

    @Test
    void whoSpeaksTooOftenWaitsAndNobodyElseDoes() throws Exception {
        HostedGame game = game(false);
        Club.Guest anna = club.guest(game, "anna");
        int last = 200;
        for (int i = 0; i < 200 && last != 429; i++) {
            last = say(anna, game, "Line " + i).statusCode();
        }
        assertThat(last).isEqualTo(429);
        assertThat(say(club.guest(game, "bert"), game, "And I?").statusCode()).isEqualTo(200);
    }
}
