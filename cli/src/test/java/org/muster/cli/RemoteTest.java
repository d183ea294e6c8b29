package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.config.GameConfig;
import org.muster.core.json.Json;
import org.muster.core.match.Command.Pause;
import org.muster.core.plugin.Rulesets;
import org.muster.host.Host;
import org.muster.host.Settings;
import org.muster.host.games.HostedGame;
import org.muster.host.games.NewGame;
import org.muster.host.people.Invitation;
import org.muster.host.people.Person;
import tools.jackson.databind.JsonNode;

/** A game of a host is played from a terminal with the same words as one in a file. */
class RemoteTest {

    private static final List<String> SEATS = List.of("anna", "bert", "organizer");
    private static final int ANSWERS = 10;
    /** A list of games is written a moment later. */
    private static final int LOOKS = 600;

    @TempDir
    Path folder;

    private Host host;
    private final Map<String, String> tokens = new LinkedHashMap<>();

    @BeforeEach
    void start() throws IOException {
        host = Host.start(
                Settings.local(Files.createDirectory(folder.resolve("host"))),
                Rulesets.find(Path.of("no-plugins")),
                Clock.systemUTC());
    }

    @AfterEach
    void stop() {
        host.close();
    }

    private HostedGame open(String system) throws IOException {
        return open(system, "seeded");
    }

    private HostedGame open(String system, String dice) throws IOException {
        GameConfig config = GameConfig.read(
                "name: The feud\nseats: {anna: Anna, bert: Bert}\norganizer: true\ndice: " + dice + "\nseed: 7\n");
        return seated(host.games().open(new NewGame(system, config, new LinkedHashMap<>(), false)));
    }

    private HostedGame seated(HostedGame game) {
        for (String seat : SEATS) {
            Person person = host.people().newcomer(seat, false);
            host.people().take(new Invitation(game.id(), seat), person);
            tokens.put(seat, host.people().session(person).text());
        }
        return game;
    }

    private String far(String seat, String words) {
        return "--host " + host.url() + " --token " + tokens.get(seat) + " " + words;
    }

    /** What is the same whether a game lies in a file or on a host. */
    private String plain(String told, HostedGame game, Path file) {
        return told.replace("muster --host " + host.url() + " choose " + game.id(), "muster choose GAME")
                .replace("muster choose " + file, "muster choose GAME")
                .replaceAll("(?m)^Record: .*\\n", "")
                .replaceAll("(?m)^These are .* own numbers: .*\\n", "") // on a host the token says whose are meant
                .replaceAll("Until \\d+ \\w+ \\d+ \\d\\d:\\d\\d", "Until then");
    }

    @ParameterizedTest
    @ValueSource(strings = {"swm-campaign", "40k-crusade", "warmachine-map", "space-battles", "skirmish-dice"})
    void whatIsAskedIsSaidInTheSameWordsAsOnAFile(String system) throws IOException {
        HostedGame game = open(system);
        Cli cli = new Cli(folder);
        Path file = folder.resolve("club.muster");
        cli.run("new " + system + " @club.muster --seats anna=Anna,bert=Bert --organizer --seed 7 --name Feud")
                .isDone();
        int answered = 0;
        for (int n = 0; n < ANSWERS; n++) {
            for (String seat : SEATS) {
                String here =
                        cli.run("pending @club.muster --as " + seat).isDone().out();
                String there = cli.run(far(seat, "pending " + game.id() + " --as " + seat))
                        .isDone()
                        .out();
                assertThat(plain(there, game, file)).as(system + " " + seat).isEqualTo(plain(here, game, file));
                JsonNode asked = Json.read(cli.run(far(seat, "pending " + game.id() + " --as " + seat + " --json"))
                        .isDone()
                        .out());
                for (List<String> answer : answers(asked, seat)) {
                    here = cli.run(
                                    answer.get(1),
                                    ("choose @club.muster - --as " + seat + " --decision " + answer.get(0)).split(" "))
                            .isDone()
                            .out();
                    there = cli.run(
                                    answer.get(1),
                                    far(
                                                    seat,
                                                    "choose " + game.id() + " - --as " + seat + " --decision "
                                                            + answer.get(0))
                                            .split(" "))
                            .isDone()
                            .out();
                    assertThat(told(there, game, file, seat))
                            .as(system + " " + answer)
                            .isEqualTo(told(here, game, file, seat));
                    answered++;
                }
            }
        }
        assertThat(answered).isGreaterThan(4);
        assertThat(cli.run(far("anna", "log " + game.id())).isDone().out())
                .isEqualTo(cli.run("log @club.muster --as anna").isDone().out().replaceAll("(?m)^Record: .*\\n", ""));
        assertThat(cli.run(far("anna", "show " + game.id())).isDone().out())
                .isEqualTo(cli.run("show @club.muster --as anna --records")
                        .isDone()
                        .out());
        cli.run(far("anna", "show " + game.id() + " --svg @map.svg")).isDone();
        assertThat(cli.text("map.svg")).startsWith("<svg");
    }

    /** What a ruleset says of an answer in words of its own is not among the labels of what is asked. */
    @Test
    void anAnswerIsToldInTheRulesetsOwnWordsAsOnAFile() throws IOException {
        HostedGame game = open("40k-crusade");
        Cli cli = new Cli(folder);
        cli.run("new 40k-crusade @club.muster --seats anna=Anna,bert=Bert --organizer --seed 7 --name Feud")
                .isDone();
        String orders = "What is your order for turn 1?";
        for (int n = 0;
                n < ANSWERS
                        && !cli.run("pending @club.muster --as anna")
                                .isDone()
                                .out()
                                .contains(orders);
                n++) {
            for (String seat : SEATS) {
                JsonNode asked = Json.read(cli.run("pending @club.muster --json --as " + seat)
                        .isDone()
                        .out());
                for (List<String> answer : answers(asked, seat)) {
                    alike(cli, game, seat, "choose GAME --decision " + answer.get(0) + " " + answer.get(1));
                }
            }
        }
        JsonNode question = Json.read(cli.run("pending @club.muster --json --as anna")
                        .isDone()
                        .out())
                .at("/decisions/0/questions/0");
        assertThat(question.path("otherwiseTold").asString()).isEqualTo("no order");
        String draft = question.path("example").toString();
        alike(cli, game, "anna", "choose GAME --draft " + draft);
        alike(cli, game, "anna", "pending GAME");
        assertThat(cli.run(far("anna", "pending " + game.id())).isDone().out())
                .containsPattern("Anna \\(Chaos\\) has answered attack [\\w' ]+ from [\\w' ]+, not confirmed yet");
    }

    /** Wherever somebody looks, by the clock of the club. */
    @Test
    void aPauseIsToldAsOnAFile() throws IOException {
        HostedGame game = open("space-battles");
        Instant from = Instant.parse("2099-12-20T18:00:00Z");
        game.as(Viewer.of(Player.ORGANIZER)).submit(null, new Pause(from, from.plus(Duration.ofDays(3)), "holidays"));
        Cli cli = new Cli(folder);
        String told = "No time runs from 20 Dec 2099 18:00 to 23 Dec 2099 18:00 UTC: holidays";
        for (String words : List.of("pending " + game.id(), "show " + game.id())) {
            assertThat(cli.run(far("anna", words)).isDone().out()).as(words).contains(told);
        }
        for (int look = 0;
                look < LOOKS && !cli.run(far("anna", "games")).isDone().out().contains(told);
                look++) {
            LockSupport.parkNanos(Duration.ofMillis(100).toNanos());
        }
        assertThat(cli.run(far("anna", "games")).isDone().out()).contains(told);
    }

    /** An organizer who keeps the file mends by the journal's numbers; of a host they hear their own. */
    private String told(String out, HostedGame game, Path file, String seat) {
        String plain = plain(out, game, file);
        return seat.equals("organizer") ? plain.replaceAll("(?m)^ +\\d+  ", "") : plain;
    }

    /** The first decision that waits for the seat, with an example. */
    private static List<List<String>> answers(JsonNode asked, String seat) {
        List<List<String>> all = new ArrayList<>();
        for (JsonNode decision : asked.path("decisions")) {
            for (JsonNode question : decision.path("questions")) {
                boolean own = question.path("who").toString().contains("\"" + seat + "\"")
                        && question.path("seat").asString().equals(seat);
                if (own
                        && all.isEmpty()
                        && question.has("example")
                        && !question.path("confirmed").asBoolean()
                        && !decision.path("meanwhile").asBoolean()) {
                    all.add(List.of(
                            String.valueOf(decision.path("id").asInt()),
                            question.path("example").toString()));
                }
            }
        }
        return all;
    }

    /** The same words typed at a host and at a file; what is said back is the same but for numbers and names of commands. */
    private void alike(Cli cli, HostedGame game, String seat, String words) {
        String there = cli.run(far(seat, words.replace("GAME", game.id()) + " --as " + seat))
                .isDone()
                .out();
        String here = cli.run(words.replace("GAME", "@club.muster") + (seat.equals("organizer") ? "" : " --as " + seat))
                .isDone()
                .out();
        Path file = folder.resolve("club.muster");
        assertThat(unnumbered(plain(there, game, file))).as(words).isEqualTo(unnumbered(plain(here, game, file)));
    }

    private static String unnumbered(String told) {
        return told.replaceAll("(?m)^ +\\d+  ", "")
                .replaceAll("entry \\d+", "entry N")
                .replaceAll(" \\(seen by [^)]*\\)", "")
                .replaceAll("(?m)^  e\\.g\\. .*\\n", "");
    }

    @Test
    void whoRunsAGameRunsItFromAfarInTheSameWords() throws IOException {
        HostedGame game = open("feud");
        Cli cli = new Cli(folder);
        cli.run("new feud @club.muster --seats anna=Anna,bert=Bert --organizer --seed 7 --name Feud")
                .isDone();
        alike(cli, game, "anna", "choose GAME hold --decision 1");
        alike(cli, game, "organizer", "extend GAME 2d --reason ill");
        alike(cli, game, "organizer", "pause GAME --from 2030-12-20 --until 2031-01-06 --reason snow");
        alike(cli, game, "organizer", "pause GAME --end --from 2030-12-20");
        alike(cli, game, "organizer", "undo GAME");
        alike(cli, game, "anna", "choose GAME hold --decision 1");
        alike(cli, game, "bert", "choose GAME raid carn --decision 1 --draft");
        alike(cli, game, "bert", "choose GAME hold --decision 1");
        JsonNode asked = Json.read(
                cli.run(far("anna", "pending " + game.id() + " --json")).out());
        alike(cli, game, "anna", "choose GAME " + answers(asked, "anna").get(0).get(1));
        alike(cli, game, "organizer", "close GAME --reason snowed-in");
        alike(cli, game, "organizer", "undo GAME");
        int last = 0;
        for (JsonNode line : Json.read(cli.run(far("organizer", "log " + game.id() + " --as organizer --json"))
                        .isDone()
                        .out())
                .path("lines")) {
            boolean annas = line.path("kind").asString().equals("chose")
                    && line.path("text").asString().startsWith("Anna");
            last = annas ? line.path("entry").asInt() : last;
        }
        String before = cli.run(far("organizer", "log " + game.id() + " --as organizer"))
                .out();
        assertThat(cli.run(far("organizer", "amend " + game.id() + " " + last + " {} --dry-run"))
                        .isDone()
                        .out())
                .contains("nothing was written", "  + ");
        assertThat(cli.run(far("organizer", "log " + game.id() + " --as organizer"))
                        .out())
                .isEqualTo(before);
        cli.run(far("organizer", "amend " + game.id() + " " + last + " {}")).isRefused("Say why with --reason");
        assertThat(cli.run(far("organizer", "amend " + game.id() + " " + last + " {} --reason slip"))
                        .isDone()
                        .out())
                .contains("Entry " + last + " is mended.", "Everything after it still holds.");
        assertThat(cli.run(far("organizer", "undo " + game.id() + " --json"))
                        .isDone()
                        .json()
                        .path("unmended")
                        .asInt())
                .isGreaterThan(last);
        cli.run(far("organizer", "amend " + game.id() + " " + last + " {} --reason slip"))
                .isDone();
        assertThat(cli.run(far("organizer", "undo " + game.id())).isDone().out())
                .contains("Taken back: the last mend", "What counts is what counted before it.")
                .doesNotContain("Back to entry");
        cli.run(far("organizer", "rewind " + game.id() + " " + last)).isRefused("Say why with --reason");
        assertThat(cli.run(far("organizer", "rewind " + game.id() + " " + (last - 1) + " --reason again --json"))
                        .isDone()
                        .json()
                        .path("rewoundTo")
                        .asInt(-1))
                .isBetween(0, last - 1);
        cli.run(far("anna", "close " + game.id() + " --reason ha --as anna"))
                .isRefused("Only who runs the game may do that");
        cli.run(far("organizer", "pause " + game.id())).isRefused("A pause has an end");
        cli.run(far("organizer", "settle " + game.id() + " hold --decision 1")).isRefused();
        assertThat(game.match().verify(List.of()).violations()).isEmpty();
    }

    @Test
    void realDiceAreTypedFromAfar() throws IOException {
        HostedGame game = open("feud", "physical");
        Cli cli = new Cli(folder);
        cli.run("new feud @club.muster --seats anna=Anna,bert=Bert --organizer --dice physical --name Feud")
                .isDone();
        cli.run(far("anna", "roll " + game.id() + " 3 --as anna"))
                .isRefused("takes 2 dice", "Commas stand between the dice of a roll");
        alike(cli, game, "anna", "roll GAME 3,5");
        alike(cli, game, "bert", "roll GAME 1,2");
        cli.run(far("bert", "roll " + game.id() + " 1,2")).isRefused("No roll waits");
    }

    /** A secret roll is typed by who may know it, alone; one that all see is confirmed by typing the same. */
    @Test
    void realDiceOfBothSidesAreConfirmedFromAfar() throws IOException {
        GameConfig config =
                GameConfig.read("name: The feud\nseats: {anna: Anna, bert: Bert}\norganizer: true\ndice: physical\n");
        HostedGame game =
                seated(host.games().open(new NewGame("feud", config, Map.of(), new LinkedHashMap<>(), false, true)));
        Cli cli = new Cli(folder);
        cli.run(far("bert", "roll " + game.id() + " 3,5")).isRefused("Anna rolls");
        assertThat(cli.run(far("anna", "roll " + game.id() + " 3,5")).isDone().out())
                .contains("Stash of Anna");
        cli.run(far("bert", "roll " + game.id() + " 1,2")).isDone();
        cli.run(far("anna", "choose " + game.id() + " {\"raid\":\"birk\"} --decision 1"))
                .isDone();
        cli.run(far("bert", "choose " + game.id() + " hold --decision 1")).isDone();
        assertThat(cli.run(far("bert", "roll " + game.id() + " 5")).isDone().out())
                .contains("Bert has typed 5; it counts when another side types the same.");
        assertThat(cli.run(far("anna", "pending " + game.id())).isDone().out()).contains("Bert has typed 5");
        assertThat(cli.run(far("anna", "roll " + game.id() + " 5")).isDone().out())
                .contains("* Anna: Raid on Birkwood d6: 5");
    }

    /** Two who agree against who rolls write nothing. */
    @Test
    void whoRollsIsOneOfThoseWhoAgree() throws IOException {
        GameConfig config = GameConfig.read(
                "name: The feud\nseats: {anna: Anna, bert: Bert, cleo: Cleo}\norganizer: true\ndice: physical\n");
        HostedGame game =
                seated(host.games().open(new NewGame("feud", config, Map.of(), new LinkedHashMap<>(), false, true)));
        Person cleo = host.people().newcomer("cleo", false);
        host.people().take(new Invitation(game.id(), "cleo"), cleo);
        tokens.put("cleo", host.people().session(cleo).text());
        Cli cli = new Cli(folder);
        for (String seat : List.of("anna", "bert", "cleo")) {
            cli.run(far(seat, "roll " + game.id() + " 3,5")).isDone();
        }
        JsonNode asked = Json.read(
                cli.run(far("anna", "pending " + game.id() + " --json")).out());
        cli.run(
                        asked.path("decisions")
                                .path(0)
                                .path("questions")
                                .path(0)
                                .path("example")
                                .toString(),
                        far("anna", "choose " + game.id() + " - --decision 1").split(" "))
                .isDone();
        cli.run(far("bert", "choose " + game.id() + " hold --decision 1")).isDone();
        cli.run(far("cleo", "choose " + game.id() + " hold --decision 1")).isDone();
        cli.run(far("bert", "roll " + game.id() + " 6")).isDone();
        assertThat(cli.run(far("cleo", "roll " + game.id() + " 6")).isDone().out())
                .contains("Bert has typed 6", "Cleo has typed 6");
        assertThat(cli.run(far("anna", "roll " + game.id() + " 6")).isDone().out())
                .contains("* Anna: Raid on");
    }

    @Test
    void aGameIsOpenedJoinedAndAnsweredFromAfar() throws IOException {
        HostedGame first = open("40k-crusade");
        Cli cli = new Cli(folder);
        cli.write("winter.yaml", "seats: {anna: Anna, bert: Bert}\noptions: {wizards: true}\n");
        cli.run(far("anna", "new 40k-crusade Winter --config @winter.yaml").replace("@", folder + "/"))
                .isRefused("There is no such thing here");
        cli.run(far("anna", "new 40k-crusade Winter --seats anna=Anna,bert=Bert --seed 7"))
                .isRefused("seed");
        String told = cli.run(far("anna", "new 40k-crusade Winter --seats anna=Anna,bert=Bert --bots bert=0"))
                .isDone()
                .out();
        assertThat(told)
                .contains("Opened 40k-crusade on ", "Anna: " + host.url() + "/join/")
                .doesNotContain("Bert: ");
        assertThat(cli.run(far("anna", "games")).isDone().out()).contains("Winter (40k-crusade): you are organizer");
        Person anna = host.people().newcomer("anna", false);
        String id = told.replaceAll("(?s).*on \\S+: (\\w{12})\\n.*", "$1");
        host.people().take(new Invitation(id, "anna"), anna);
        tokens.put("cleo", host.people().session(anna).text());
        assertThat(cli.run(far("cleo", "join " + id)).isDone().out()).contains("Anna has joined.");
        cli.run(far("cleo", "join " + id)).isRefused();
        assertThat(first.id()).isNotEqualTo(id);
    }

    @Test
    void whatIsWrongIsRefusedWithEveryReason() throws IOException {
        HostedGame game = open("40k-crusade");
        Cli cli = new Cli(folder);
        cli.run(far("anna", "choose " + game.id() + " --as anna gungans")).isRefused("gungans");
        cli.run(far("anna", "pending " + game.id() + " --as bert"))
                .isRefused("You don't sit at Bert. Your places here: anna");
        cli.run(far("anna", "pending " + game.id() + " --as zoe"))
                .isRefused("There is no seat zoe; there are: anna (Anna), bert (Bert)");
        cli.run(far("anna", "pending " + game.id() + " --as Anna")).isDone();
        cli.run(far("anna", "pending nothing")).isRefused("You sit in no game called nothing; there are: The feud.");
        cli.run("--host http://127.0.0.1:1 --token x games").isRefused("No host answers at http://127.0.0.1:1");
        cli.run("--host nowhere games").isRefused("--host is whole");
        cli.run("--host " + host.url() + " games").isRefused("Nobody is known here by that token");
    }

    @Test
    void gamesAreListedAndFoundByTheirNames() throws IOException {
        HostedGame game = open("40k-crusade");
        Cli cli = new Cli(folder);
        assertThat(cli.run(far("anna", "games")).isDone().out())
                .isEqualTo(game.id() + "  The feud (40k-crusade): you are anna\n");
        assertThat(cli.run(far("anna", "games --json")).isDone().out()).contains("\"places\" : [ \"anna\" ]");
        assertThat(cli.run("games --host " + host.url() + " --token " + tokens.get("bert"))
                        .isDone()
                        .out())
                .contains("you are bert");
    }
}
