package org.muster.host.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;

/**
 * Two games that differ only in what Anna and Bert say to each other: everybody else gets the same bytes, hears of the same
 * things at the same places, and counts to the same numbers.
 */
class TalkSecretsTest {

    @TempDir
    private Path folder;

    /** A line of events that somebody listens to. */
    private static BufferedReader events(Club.Guest guest, HostedGame game) throws Exception {
        var answer = HttpClient.newHttpClient()
                .send(
                        guest.request("/api/games/" + game.id() + "/events").build(),
                        HttpResponse.BodyHandlers.ofInputStream());
        BufferedReader lines = new BufferedReader(new InputStreamReader(answer.body(), UTF_8));
        assertThat(lines.readLine()).isEqualTo(": beat");
        assertThat(lines.readLine()).isEmpty();
        return lines;
    }

    /** What is heard until something that is told to all has happened in the game. */
    private static List<String> heard(BufferedReader lines) throws IOException {
        List<String> all = new ArrayList<>();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.equals("event: news")) {
                return all;
            }
            if (!line.startsWith(":") && !line.startsWith("id:") && !line.isEmpty()) {
                all.add(line);
            }
        }
        throw new AssertionError("the line was shut");
    }

    private static void until(BufferedReader lines, String wanted) throws IOException {
        for (String line = lines.readLine(); !wanted.equals(line); line = lines.readLine()) {
            assertThat(line).isNotNull();
        }
    }

    /** Without what is made at random or by the clock. */
    private static String plain(String text, HostedGame game) {
        return text.replace(game.id(), "GAME")
                .replaceAll("\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z", "TIME")
                .replaceAll("(muster-reader \\[|data-reader=\")[0-9a-f]{16}", "$1READER")
                .replaceAll("[0-9a-f]{64}", "HASH");
    }

    private static String plain(HttpResponse<String> answer, HostedGame game) {
        StringBuilder all = new StringBuilder().append(answer.statusCode()).append('\n');
        answer.headers().map().forEach((name, values) -> {
            if (!name.equals("date")) {
                all.append(name).append(' ').append(values).append('\n');
            }
        });
        return plain(all.append(answer.body()).toString(), game);
    }

    private static void talk(Club.Guest guest, HostedGame game, String text, String... to) throws Exception {
        HttpResponse<String> said =
                guest.post("/api/games/" + game.id() + "/talk", Map.of("text", text, "to", List.of(to)));
        assertThat(said.statusCode()).as(said.body()).isEqualTo(200);
    }

    private static Map<String, String> world(Club club, boolean theyTalk) throws Exception {
        HostedGame game = club.game("40k-crusade", true, "anna", "bert", "cleo");
        Map<String, Club.Guest> guests = new LinkedHashMap<>();
        for (String place : List.of("anna", "bert", "cleo", "organizer", "spectator")) {
            guests.put(place, club.guest(game, place));
        }
        Club.Guest anna = guests.get("anna");
        Club.Guest bert = guests.get("bert");
        Map<String, Club.Guest> others = new LinkedHashMap<>(guests);
        others.remove("anna");
        others.remove("bert");
        others.put("nobody", club.nobody());
        Map<String, BufferedReader> lines = new LinkedHashMap<>();
        for (Map.Entry<String, Club.Guest> other : others.entrySet()) {
            lines.put(other.getKey(), events(other.getValue(), game));
        }
        BufferedReader berts = events(bert, game);
        Map<String, String> got = new LinkedHashMap<>();
        talk(anna, game, "Hello");
        for (BufferedReader one : lines.values()) {
            until(one, "event: talk");
        }
        until(berts, "event: talk");
        if (theyTalk) {
            talk(anna, game, "Let us take Cleo's capital", "bert");
            until(berts, "event: talk");
            talk(bert, game, "Yes", "anna");
            until(berts, "event: talk");
            assertThat(anna.post("/api/games/" + game.id() + "/talk/2/delete", "")
                            .statusCode())
                    .isEqualTo(200);
            until(berts, "event: talk");
        }
        anna.does(game, Map.of("do", "join", "contribution", "a"));
        for (Map.Entry<String, BufferedReader> one : lines.entrySet()) {
            got.put(one.getKey() + " hears", heard(one.getValue()).toString());
            one.getValue().close();
        }
        berts.close();
        Club.Guest cleo = others.get("cleo");
        String api = "/api/games/" + game.id();
        got.put("cleo says", plain(cleo.post(api + "/talk", Map.of("text", "I am here", "id", "cleo")), game));
        talk(bert, game, "So am I");
        for (int n = 1; n < 6; n++) {
            got.put(
                    "organizer takes back " + n,
                    plain(others.get("organizer").post(api + "/talk/" + n + "/delete", ""), game));
            got.put("cleo takes back " + n, plain(cleo.post(api + "/talk/" + n + "/delete", ""), game));
        }
        for (Map.Entry<String, Club.Guest> other : others.entrySet()) {
            for (String path : List.of(
                    api,
                    api + "/talk",
                    api + "/talk?since=1",
                    api + "/talk?since=2",
                    api + "/log",
                    api + "/past",
                    "/g/" + game.id(),
                    "/g/" + game.id() + "/talk",
                    "/g/" + game.id() + "/log",
                    "/g/" + game.id() + "/wall")) {
                got.put(
                        other.getKey() + " gets " + path.replace(game.id(), ""),
                        plain(other.getValue().get(path), game));
            }
        }
        return got;
    }

    @Test
    void whatTwoSayToEachOtherChangesNothingThatOthersGet() throws Exception {
        try (Club club = new Club(folder)) {
            Map<String, String> silent = world(club, false);
            Map<String, String> talking = world(club, true);
            assertThat(silent).hasSizeGreaterThan(40);
            silent.forEach((what, got) -> assertThat(talking.get(what)).as(what).isEqualTo(got));
            assertThat(talking.keySet()).isEqualTo(silent.keySet());
            assertThat(talking.get("cleo says")).contains("{\"n\":2}");
        }
    }

    /** A window as a spectator is for other people's eyes: nothing private comes there. */
    @Test
    void whoLooksAsASpectatorHearsNothingPrivate() throws Exception {
        try (Club club = new Club(folder)) {
            HostedGame game = club.game("40k-crusade", false, "anna", "bert");
            Club.Guest anna = club.guest(game, "anna");
            Club.Guest bert = club.guest(game, "bert");
            String events = "/api/games/" + game.id() + "/events?as=spectator";
            var answer = HttpClient.newHttpClient()
                    .send(bert.request(events).build(), HttpResponse.BodyHandlers.ofInputStream());
            try (BufferedReader lines = new BufferedReader(new InputStreamReader(answer.body(), UTF_8));
                    BufferedReader own = events(bert, game)) {
                assertThat(lines.readLine()).isEqualTo(": beat");
                talk(anna, game, "For you", "bert");
                until(own, "event: talk");
                anna.does(game, Map.of("do", "join", "contribution", "a"));
                assertThat(heard(lines)).isEmpty();
            }
        }
    }
}
