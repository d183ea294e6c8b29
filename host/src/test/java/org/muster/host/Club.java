package org.muster.host;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.state.OrderedMap;
import org.muster.core.config.GameConfig;
import org.muster.core.json.Json;
import org.muster.core.match.Command;
import org.muster.core.plugin.Rulesets;
import org.muster.core.story.Revision;
import org.muster.host.games.Awaited;
import org.muster.host.games.HostedGame;
import org.muster.host.games.NewGame;
import org.muster.host.people.Invitation;
import org.muster.host.people.Person;
import org.muster.host.people.Token;
import tools.jackson.databind.JsonNode;

/** A host that really listens, and people who really ask it. */
public final class Club implements AutoCloseable {

    /** What BattleScribe writes of a small army. */
    public static final String ROSTER = """
            <?xml version="1.0" encoding="UTF-8"?>
            <roster id="r" name="Winter" battleScribeVersion="2.03" gameSystemName="Warhammer 40,000"
                xmlns="http://www.battlescribe.net/schema/rosterSchema">
              <forces><force id="f" name="Patrol" catalogueName="Orks"><selections>
                <selection id="a" name="Boyz" number="1" type="unit"><costs><cost name="PL" value="4"/></costs></selection>
              </selections></force></forces>
            </roster>
            """;

    private final Host host;

    /** One whose database is in {@code folder}. */
    public Club(Path folder) throws IOException {
        this(folder, Path.of("no-plugins"));
    }

    /** One that plays also what is in {@code plugins}. */
    public Club(Path folder, Path plugins) throws IOException {
        this.host = Host.start(Settings.local(folder), Rulesets.find(plugins), Clock.systemUTC());
    }

    /** The host itself. */
    public Host host() {
        return host;
    }

    /** A game among people, with an organizer's seat. */
    public HostedGame game(String ruleset, boolean isPublic, String... seats) throws IOException {
        return host.games().open(feud(ruleset, "fair", isPublic, seats));
    }

    /** A game that bots play at all seats. */
    public HostedGame bots(String ruleset, boolean isPublic, String... seats) throws IOException {
        return host.games().open(botsIn(feud(ruleset, "fair", isPublic, seats)));
    }

    /** What is asked for to play one of those. */
    public static NewGame feud(String ruleset, String dice, boolean isPublic, String... seats) {
        return feud(ruleset, dice, null, isPublic, seats);
    }

    private static NewGame feud(String ruleset, String dice, @Nullable Long seed, boolean isPublic, String... seats) {
        OrderedMap<String, String> names = OrderedMap.empty();
        for (String seat : seats) {
            names = names.with(seat, seat.substring(0, 1).toUpperCase(Locale.ROOT) + seat.substring(1));
        }
        GameConfig config = new GameConfig("The feud", names, true, null, null, null, dice, seed, null, null);
        return new NewGame(ruleset, config, Map.of(), isPublic);
    }

    /** What is asked for to play among two with real dice. */
    public static NewGame realDice(String ruleset, boolean both) {
        NewGame alone = feud(ruleset, "physical", true, "anna", "bert");
        return new NewGame(alone.ruleset(), alone.config(), Map.of(), Map.of(), true, both);
    }

    /** All answer as it is proposed, until dice are to be thrown. */
    public static void untilARoll(HostedGame game, Map<String, Guest> guests) throws IOException, InterruptedException {
        for (int answers = 0; answers < 60; answers++) {
            for (Map.Entry<String, Guest> guest : guests.entrySet()) {
                if (guest.getValue()
                        .json("/api/games/" + game.id())
                        .path("asked")
                        .has("roll")) {
                    return;
                }
                guest.getValue().answersAsProposed(game, guest.getKey());
            }
        }
        throw new AssertionError("nobody throws dice");
    }

    /** The same with bots that play by chance at all seats. */
    public static NewGame botsIn(NewGame game) {
        Map<Player, Integer> bots = new LinkedHashMap<>();
        Objects.requireNonNull(game.config().seats()).forEach((seat, name) -> bots.put(new Player(seat), 0));
        return new NewGame(game.ruleset(), game.config(), bots, game.isPublic());
    }

    /** Waits for something in a game that goes on by itself: in vain at once where it was set aside, and why. */
    public static void until(Host host, String game, String what, Patience.Condition condition) {
        Patience.until(what, () -> {
            String aside = host.games().listed(game).orElseThrow().setAside();
            if (aside != null) {
                throw new IllegalStateException("set aside: " + aside);
            }
            return condition.holds();
        });
    }

    /** Waits until a game is over, and everybody can read it. */
    public static void ends(Host host, String game) {
        until(
                host,
                game,
                "the end of the game",
                () -> host.games().listed(game).orElseThrow().ended());
    }

    /** A game that bots have played so far, or to its end; now they leave it. */
    public HostedGame played(String ruleset, int entries, String... seats) throws IOException {
        HostedGame game = bots(ruleset, true, seats);
        until(host, game.id(), entries + " entries of bots", () -> isEnough(game, entries));
        for (Player bot : host.games().bots(game.id()).keySet()) {
            host.games().unseatBot(game, bot);
        }
        rests(host);
        return game;
    }

    /** Bots may dispute a report, which the organizer settles. */
    private static boolean isEnough(HostedGame game, int entries) throws IOException {
        return game.match().isOver()
                || game.match().head().entries() >= entries
                || Awaited.in(game).stream().anyMatch(one -> one.seats().contains(Player.ORGANIZER.id()));
    }

    /** Says what the first question that waits for {@code seat} gives as an example; nothing if none does. */
    public static void answerByExample(HostedGame game, Player seat) throws Exception {
        for (JsonNode decision : game.as(Viewer.of(seat)).asked().path("decisions")) {
            for (JsonNode question : decision.path("questions")) {
                if (question.has("example")
                        && question.path("seat").asString().equals(seat.id())
                        && !decision.path("meanwhile").asBoolean()
                        && !question.path("confirmed").asBoolean()) {
                    Answer answer = Json.MAPPER.treeToValue(question.path("example"), Answer.class);
                    game.as(Viewer.of(seat))
                            .submit(
                                    null,
                                    new Command.Choose(seat, decision.path("id").asInt(), answer, true, "x"));
                    return;
                }
            }
        }
    }

    /**
     * Somebody who is to report battles.
     *
     * @param reports that are asked of them
     */
    public record Fighter(HostedGame game, Player seat, List<JsonNode> reports) {}

    /** One in a game that is played by chance, always by the same, until there are {@code isEnough} reports. */
    public Fighter fighter(String ruleset, Predicate<List<JsonNode>> isEnough, String... seats) throws IOException {
        Random random = new Random(1);
        for (long seed = 1; seed <= 80; seed++) { // a game may be over before
            HostedGame game = host.games().open(feud(ruleset, "seeded", seed, false, seats));
            for (int turn = 0; turn < 200 && !game.match().isOver(); turn++) {
                for (String seat : seats) {
                    List<JsonNode> reports = reports(game, seat);
                    if (isEnough.test(reports)) {
                        return new Fighter(game, new Player(seat), reports);
                    }
                }
                for (String seat : seats) {
                    answerByChance(game, new Player(seat), random);
                }
                answerByChance(game, Player.ORGANIZER, random); // what is disputed
            }
        }
        throw new AssertionError("there were no such battles");
    }

    private static List<JsonNode> reports(HostedGame game, String seat) throws IOException {
        List<JsonNode> reports = new ArrayList<>();
        for (JsonNode decision : game.as(game.viewer(seat)).asked().path("decisions")) {
            if (decision.path("report").asBoolean() && !decision.toString().contains("\"id\":\"dispute\"")) {
                reports.add(decision);
            }
        }
        return reports;
    }

    private static void answerByChance(HostedGame game, Player seat, Random random) throws IOException {
        for (JsonNode decision : game.as(Viewer.of(seat)).asked().path("decisions")) {
            for (JsonNode question : decision.path("questions")) {
                if (!question.has("options")
                        || question.path("confirmed").asBoolean()
                        || decision.path("meanwhile").asBoolean()
                        || !question.path("waitedFor").asBoolean()) {
                    continue;
                }
                int number = decision.path("id").asInt();
                Answer answer = OtherAnswer.byChance(game, seat, number, question, random)
                        .orElseGet(() -> Json.MAPPER.treeToValue(question.path("example"), Answer.class));
                game.as(Viewer.of(seat)).submit(null, new Command.Choose(seat, number, answer, true, "x"));
                return;
            }
        }
    }

    /** Anna and Bert play by examples until one of them has reported a battle; the one who is to confirm it. */
    public static Player playUntilReported(HostedGame game) throws Exception {
        for (int turn = 0; turn < 2_000; turn++) {
            for (Player seat : List.of(new Player("anna"), new Player("bert"))) {
                if (confirmation(game, seat).isPresent()) {
                    return seat;
                }
                answerByExample(game, seat);
            }
            for (JsonNode decision :
                    game.as(Viewer.of(Player.ORGANIZER)).asked().path("decisions")) {
                if (!decision.path("meanwhile").asBoolean()) {
                    int own = decision.path("id").asInt();
                    game.as(Viewer.of(Player.ORGANIZER)).submit(null, new Command.Lapse(own));
                }
            }
        }
        throw new AssertionError("nobody has reported anything");
    }

    /** What asks {@code seat} to confirm a report. */
    public static Optional<JsonNode> confirmation(HostedGame game, Player seat) throws IOException {
        for (JsonNode decision : game.as(Viewer.of(seat)).asked().path("decisions")) {
            if (decision.toString().contains("\"id\":\"dispute\"")) {
                return Optional.of(decision);
            }
        }
        return Optional.empty();
    }

    /** Waits until there is nothing to do without anybody's hand. */
    public static void rests(Host host) {
        Patience.until(
                "games that nobody looks after just now",
                () -> host.games().figures().get("games_looked_after") == 0);
    }

    /** Somebody who sits in a game. */
    public Guest guest(HostedGame game, String... places) {
        return guest(host, game, places);
    }

    /** Somebody in each of these seats, in this order. */
    public Map<String, Guest> guests(HostedGame game, String... seats) {
        Map<String, Guest> guests = new LinkedHashMap<>();
        for (String seat : seats) {
            guests.put(seat, guest(game, seat));
        }
        return guests;
    }

    /** Somebody who sits in a game of any host. */
    public static Guest guest(Host host, HostedGame game, String... places) {
        Person person = host.people().newcomer(String.join("-", places), false);
        for (String place : places) {
            host.people().take(new Invitation(game.id(), place), person);
        }
        return new Guest(host, host.people().session(person));
    }

    /** Many who share anna's seat say so many lines, as nobody may alone at once; in order. */
    public List<String> chatter(HostedGame game, int lines) throws IOException, InterruptedException {
        List<String> said = new ArrayList<>();
        Guest speaker = guest(game, "anna");
        for (int i = 0; i < lines; i++) {
            if (i % 20 == 19) {
                speaker = guest(game, "anna");
            }
            said.add("Line " + (i + 1));
            HttpResponse<String> answer =
                    speaker.post("/api/games/" + game.id() + "/talk", Map.of("text", said.get(i)));
            assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        }
        return said;
    }

    /** Somebody who sits nowhere. */
    public Guest stranger() {
        return new Guest(host, host.people().session(host.people().newcomer("stranger", false)));
    }

    /** Somebody whom nobody knows. */
    public Guest nobody() {
        return new Guest(host, null);
    }

    /** Who runs it. */
    public Guest keeper() {
        return new Guest(host, host.people().session(host.people().host("keeper")));
    }

    @Override
    public void close() {
        host.close();
    }

    /** A browser, or a program, of one person. */
    public record Guest(URI url, @Nullable Token token) {

        private static final HttpClient CLIENT = HttpClient.newHttpClient();

        /** One of {@code host}. */
        public Guest(Host host, @Nullable Token token) {
            this(host.url(), token);
        }

        /** The request for a path, with who asks in it. */
        public HttpRequest.Builder request(String path) {
            HttpRequest.Builder request =
                    HttpRequest.newBuilder(URI.create(url + path)).timeout(Duration.ofMinutes(Patience.MINUTES));
            return token == null ? request : request.header("Cookie", "muster=" + token.text());
        }

        /** The request that does something, as a page of the host does. */
        private HttpRequest.Builder deed(String path, String body) {
            return request(path).header("Origin", url.toString()).POST(HttpRequest.BodyPublishers.ofString(body));
        }

        private HttpRequest deed(String path, Object body) {
            return deed(path, body instanceof String text ? text : Json.write(body))
                    .build();
        }

        /** What comes back. */
        public HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
            return CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
        }

        /** Looks. */
        public HttpResponse<String> get(String path) throws IOException, InterruptedException {
            return send(request(path).build());
        }

        /** Does something. */
        public HttpResponse<String> post(String path, Object body) throws IOException, InterruptedException {
            return send(deed(path, body));
        }

        /** Does something, and does not wait for it. */
        public CompletableFuture<HttpResponse<String>> sends(String path, Object body) {
            return CLIENT.sendAsync(deed(path, body), HttpResponse.BodyHandlers.ofString());
        }

        /** Sends a form, of names and values in turn. */
        public HttpResponse<String> form(String path, String... fields) throws IOException, InterruptedException {
            List<String> all = new ArrayList<>();
            for (int i = 0; i < fields.length; i += 2) {
                all.add(fields[i] + "=" + URLEncoder.encode(fields[i + 1], UTF_8));
            }
            return send(deed(path, String.join("&", all))
                    .header("Content-Type", "application/x-www-form-urlencoded")
                    .build());
        }

        /** Listens to a game. */
        public Heard hears(HostedGame game, Revision since) throws IOException, InterruptedException {
            return Heard.by(request("/api/games/" + game.id() + "/events?since=" + since)
                    .header("Accept", "text/event-stream")
                    .build());
        }

        /** Looks at JSON. */
        public JsonNode json(String path) throws IOException, InterruptedException {
            return Json.read(get(path).body());
        }

        /** Does something in a game that is not refused. */
        public void does(HostedGame game, Map<String, Object> command) throws IOException, InterruptedException {
            HttpResponse<String> answer = post("/api/games/" + game.id() + "/commands", command);
            if (answer.statusCode() != 200) {
                throw new AssertionError(answer.statusCode() + " " + answer.body());
            }
        }

        /** Puts something into the fair dice of a game. */
        public void joins(HostedGame game) throws IOException, InterruptedException {
            does(game, Map.of("do", "join", "contribution", "of somebody"));
        }

        /** Answers for good. */
        public void answers(HostedGame game, JsonNode decision, Object answer)
                throws IOException, InterruptedException {
            chooses(game, decision, answer, true);
        }

        void answersAsProposed(HostedGame game, String seat) throws IOException, InterruptedException {
            for (JsonNode decision : asked(game)) {
                for (JsonNode question : decision.path("questions")) {
                    if (question.path("seat").asString().equals(seat)
                            && question.has("example")
                            && !question.path("confirmed").asBoolean()
                            && !decision.path("meanwhile").asBoolean()) {
                        answers(game, decision, question.path("example"));
                        return;
                    }
                }
            }
        }

        /** Answers, and may think better of it. */
        public void drafts(HostedGame game, JsonNode decision, Object answer) throws IOException, InterruptedException {
            chooses(game, decision, answer, false);
        }

        private void chooses(HostedGame game, JsonNode decision, Object answer, boolean confirmed)
                throws IOException, InterruptedException {
            int id = decision.path("id").asInt();
            does(
                    game,
                    Map.of(
                            "do", "choose",
                            "decision", id,
                            "answer", answer,
                            "confirmed", confirmed,
                            "contribution", "the same"));
        }

        /** Questions asked of who looks, each with its decision's number. */
        public List<JsonNode> asked(HostedGame game) throws IOException, InterruptedException {
            List<JsonNode> asked = new ArrayList<>();
            json("/api/games/" + game.id()).path("asked").path("decisions").forEach(asked::add);
            return asked;
        }
    }
}
