package org.muster.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.game.BadGame;
import org.muster.core.match.Command;
import org.muster.core.match.Feed;
import org.muster.core.plugin.Rulesets;
import org.muster.core.story.Revision;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Invitation;
import org.muster.host.people.Person;

/** Two hosts over one real PostgreSQL are one to whoever asks, also when one of them is killed. */
class NodesTest {

    private static final Rulesets RULESETS = Rulesets.find(Path.of("no-plugins"));
    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");

    @TempDir
    private static Path folder;

    private static EmbeddedPostgres postgres;
    private static String url;
    private static int databases;

    private Host one;
    private Host other;

    @BeforeAll
    static void postgres() throws IOException {
        postgres = Postgres.start();
    }

    @AfterAll
    static void stop() throws IOException {
        postgres.close();
    }

    private static Host host(Clock clock) throws IOException {
        return Host.start(new Settings("127.0.0.1", 0, folder, url, null), RULESETS, clock);
    }

    @BeforeEach
    void two() throws Exception {
        String name = "club" + databases++;
        try (var connection = postgres.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("create database " + name);
        }
        url = postgres.getJdbcUrl("postgres", name);
        one = host(Clock.systemUTC());
        other = host(Clock.systemUTC());
    }

    @AfterEach
    void none() {
        one.close();
        other.close();
    }

    private static HostedGame opened(Host host) throws IOException {
        return host.games().open(Club.feud("40k-crusade", "seeded", true, "anna", "bert"));
    }

    private static HostedGame ofBots(Host host) throws IOException {
        return host.games().open(Club.botsIn(Club.feud("space-battles", "fair", true, "anna", "bert")));
    }

    private static void choose(HostedGame game, Player seat, String faction, boolean confirmed) throws IOException {
        game.match().submit(seat.id(), null, new Command.Choose(seat, 1, new Answer.Word(faction), confirmed, "c"));
    }

    /** One phone is led to one node, the other to the other. */
    @Test
    void diceThatTwoTypeOnTwoNodesAreWrittenOnce() throws Exception {
        HostedGame here = one.games().open(Club.realDice("skirmish-dice", true));
        Map<String, Club.Guest> guests = new LinkedHashMap<>();
        guests.put("anna", Club.guest(one, here, "anna"));
        HostedGame there = other.games().find(here.id()).orElseThrow();
        guests.put("bert", Club.guest(other, there, "bert"));
        Club.untilARoll(here, guests);
        String api = "/api/games/" + here.id();
        Club.Guest anna = guests.get("anna");
        Club.Guest bert = guests.get("bert");
        List<Integer> faces = new ArrayList<>();
        anna.json(api).path("asked").path("roll").path("sides").forEach(any -> faces.add(1));
        int before = here.match().head().entries();
        Map<String, Object> said = Map.of("do", "roll", "rolls", List.of(faces));
        Patience.until(
                "the roll on the other node",
                () -> bert.json(api).path("asked").path("roll").has("sides"));
        Revision now = Revision.parse(bert.json(api).path("revision").asString());
        try (Heard heard = bert.hears(there, now)) {
            assertThat(anna.post(api + "/commands", said).body()).contains("\"written\":false");
            assertThat(heard.event().strip()).isEqualTo("{}");
        }
        assertThat(bert.json(api).path("typed")).hasSize(1);
        assertThat(bert.post(api + "/commands", said).body()).contains("\"written\":true");
        Patience.until(
                "the other node to hear of it",
                () -> anna.json(api).path("typed").isEmpty());
        assertThat(there.match().head().entries()).isGreaterThan(before);
        assertThat(anna.get("/g/" + here.id() + "/dice").body()).contains("Anna typed 1", "Bert confirmed it: 1");
        assertThat(there.match().verify(List.of()).violations()).isEmpty();
    }

    @Test
    void whoListensToOneNodeHearsWhatIsWrittenByTheOther() throws Exception {
        HostedGame here = opened(one);
        HostedGame there = other.games().find(here.id()).orElseThrow();
        Semaphore heard = new Semaphore(0);
        try (Feed feed = there.as(Viewer.of(ANNA)).listen(news -> heard.release())) {
            for (int i = 0; i < 40; i++) {
                choose(here, ANNA, i % 2 == 0 ? "orks" : "tau", false);
                assertThat(heard.tryAcquire(Patience.MINUTES, TimeUnit.MINUTES)).isTrue();
                heard.drainPermits();
            }
        }
        assertThat(there.match().head()).isEqualTo(here.match().head());
    }

    @Test
    void bothSidesAnswerOnTheirOwnNodeAtOnce() throws Exception {
        HostedGame here = opened(one);
        HostedGame there = other.games().find(here.id()).orElseThrow();
        Thread anna = new Thread(() -> play(here, ANNA, "orks"));
        Thread bert = new Thread(() -> play(there, BERT, "chaos"));
        anna.start();
        bert.start();
        anna.join();
        bert.join();
        here.match().refresh();
        there.match().refresh();
        assertThat(here.match().head()).isEqualTo(there.match().head());
        assertThat(here.match().game().entries().stream()
                        .filter(entry -> entry.by().equals("anna")))
                .hasSize(25);
        assertThat(here.match().game().entries().stream()
                        .filter(entry -> entry.by().equals("bert")))
                .hasSize(25);
        assertThat(here.match().verify(List.of()).violations()).isEmpty();
    }

    private static Club.Guest sits(Host host, Person person) {
        return new Club.Guest(host, host.people().session(person));
    }

    /** Who sits at one node hears what is said at the other, and who is not meant hears nothing there either. */
    @Test
    void whatIsSaidAtOneNodeIsHeardAtTheOther() throws Exception {
        HostedGame game = opened(one);
        Map<String, Person> people = new LinkedHashMap<>();
        for (String seat : List.of("anna", "bert", "organizer")) {
            Person person = one.people().newcomer(seat, false);
            one.people().take(new Invitation(game.id(), seat), person);
            people.put(seat, person);
        }
        Club.Guest anna = sits(one, people.get("anna"));
        Club.Guest bert = sits(other, people.get("bert"));
        Club.Guest organizer = sits(other, people.get("organizer"));
        String talk = "/api/games/" + game.id() + "/talk";
        try (BufferedReader berts = events(bert, game);
                BufferedReader organizers = events(organizer, game)) {
            for (int i = 0; i < 5; i++) {
                assertThat(anna.post(talk, Map.of("text", "To you", "to", List.of("bert")))
                                .statusCode())
                        .isEqualTo(200);
                until(berts, "event: talk");
            }
            assertThat(anna.post(talk, Map.of("text", "To all")).statusCode()).isEqualTo(200);
            until(berts, "event: talk");
            until(organizers, "event: talk");
            assertThat(bert.json(talk).path("lines")).hasSize(6);
            assertThat(organizer.json(talk).path("lines")).hasSize(1);
            choose(game, ANNA, "orks", true);
            String next = organizers.readLine();
            while (!"event: news".equals(next)) {
                assertThat(next).isNotEqualTo("event: talk");
                next = organizers.readLine();
            }
        }
    }

    @Test
    void bothSpeakAtTheirOwnNodeAtOnce() throws Exception {
        HostedGame game = opened(one);
        String talk = "/api/games/" + game.id() + "/talk";
        List<Thread> speakers = new ArrayList<>();
        for (String seat : List.of("anna", "bert")) {
            Host host = seat.equals("anna") ? one : other;
            Person person = one.people().newcomer(seat, false);
            one.people().take(new Invitation(game.id(), seat), person);
            Club.Guest guest = sits(host, person);
            speakers.add(new Thread(() -> {
                for (int i = 0; i < 15; i++) {
                    try {
                        assertThat(guest.post(talk, Map.of("text", seat + i)).statusCode())
                                .isEqualTo(200);
                    } catch (IOException | InterruptedException e) {
                        throw new AssertionError(e);
                    }
                }
            }));
        }
        for (Thread speaker : speakers) {
            speaker.start();
        }
        for (Thread speaker : speakers) {
            speaker.join();
        }
        List<Integer> numbers = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        sits(other, one.people().newcomer("looks on", false))
                .json(talk)
                .path("lines")
                .forEach(line -> {
                    numbers.add(line.path("n").asInt());
                    texts.add(line.path("text").asString());
                });
        assertThat(numbers).isEqualTo(IntStream.rangeClosed(1, 30).boxed().toList());
        assertThat(texts).doesNotHaveDuplicates();
    }

    private static BufferedReader events(Club.Guest guest, HostedGame game) throws Exception {
        var answer = HttpClient.newHttpClient()
                .send(
                        guest.request("/api/games/" + game.id() + "/events").build(),
                        HttpResponse.BodyHandlers.ofInputStream());
        BufferedReader lines = new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8));
        until(lines, ": beat");
        return lines;
    }

    private static void until(BufferedReader lines, String wanted) throws IOException {
        for (String line = lines.readLine(); !wanted.equals(line); line = lines.readLine()) {
            assertThat(line).isNotNull();
        }
    }

    private static void play(HostedGame game, Player seat, String last) {
        try {
            for (int i = 0; i < 24; i++) {
                choose(game, seat, i % 2 == 0 ? "necrons" : last, false);
            }
            choose(game, seat, last, false);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void botsOfAGameThatNobodyOpensPlayItToTheEndOnce() throws Exception {
        HostedGame game = ofBots(one);
        Club.ends(other, game.id());
        HostedGame there = other.games().find(game.id()).orElseThrow();
        assertThat(there.match().verify(List.of()).violations()).isEmpty();
    }

    /** It had claimed the game, and was in the middle of a bot's turn. */
    @Test
    void aNodeThatIsKilledInMidTurnIsNotNoticed() throws Exception {
        one.close();
        other.close();
        String id;
        try (Node node = Node.start(url, Path.of("no-plugins"))) {
            other = host(Clock.systemUTC());
            id = ofBots(other).id();
            other.close(); // now it is the node's
            int before = entries(id);
            Patience.until("the node plays", () -> entries(id) >= before + 10);
            node.kill();
        }
        one = host(Clock.systemUTC());
        other = host(Clock.systemUTC());
        assertThat(one.games().listed(id).orElseThrow().ended()).isFalse();
        Club.ends(one, id);
        assertThat(one.games().find(id).orElseThrow().match().verify(List.of()).violations())
                .isEmpty();
    }

    private static int entries(String id) throws Exception {
        try (var connection = java.sql.DriverManager.getConnection(url);
                var query = connection.prepareStatement("select entries from game where id = ?")) {
            query.setString(1, id);
            var row = query.executeQuery();
            return row.next() ? row.getInt(1) : 0;
        }
    }

    @Test
    void whatOneSetsAsideNobodyPlaysOnTheOtherUntilItIsGivenBack() throws Exception {
        HostedGame here = opened(one);
        HostedGame there = other.games().find(here.id()).orElseThrow();
        one.games().failed(here.id(), broken());
        Patience.until("the other node hears of it", () -> !isPlayed(there));
        assertThatThrownBy(() -> other.games().find(here.id()))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("set aside");
        assertThat(other.games().giveBack(here.id())).isTrue();
        choose(one.games().find(here.id()).orElseThrow(), ANNA, "orks", false);
        choose(other.games().find(here.id()).orElseThrow(), BERT, "chaos", false);
    }

    private static boolean isPlayed(HostedGame game) {
        try {
            return game.match().head().entries() > 0;
        } catch (BadGame e) {
            return false;
        }
    }

    private static org.muster.core.plugin.BrokenRuleset broken() {
        Error eaten = new OutOfMemoryError("planted");
        eaten.setStackTrace(new StackTraceElement[] {
            new StackTraceElement("org.muster.ruleset.crusade.CrusadeRuleset", "view", "CrusadeRuleset.java", 1)
        });
        return RULESETS.find("40k-crusade").orElseThrow().broken(eaten).orElseThrow();
    }

    @Test
    void anEmbeddedDatabaseHasOneHost(@TempDir Path data) throws Exception {
        try (Host first = Host.start(Settings.local(data), RULESETS, Clock.systemUTC())) {
            assertThatThrownBy(() -> Host.start(Settings.local(data), RULESETS, Clock.systemUTC()))
                    .isInstanceOf(BadGame.class)
                    .hasMessageContaining("in use by another host");
            assertThatThrownBy(() -> Node.start(data.toString(), Path.of("no-plugins")))
                    .isInstanceOf(IOException.class);
            assertThat(first.port()).isPositive();
        }
        Host.start(Settings.local(data), RULESETS, Clock.systemUTC()).close();
    }
}
