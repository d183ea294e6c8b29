package org.muster.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.game.Upgrade;
import org.muster.core.plugin.BrokenRuleset;
import org.muster.core.plugin.Rulesets;
import org.muster.host.games.HostedGame;
import tools.jackson.databind.JsonNode;

/** What is put into the folder of plugins while the host runs is taken up, and games that run stay on what they have. */
class NewRulesTest {

    /** Up to {@code MOST} of ten stones are taken. */
    private static final String STONES = """
            package stones;

            import java.util.List;
            import org.muster.api.decision.*;
            import org.muster.api.dice.*;
            import org.muster.api.flow.*;
            import org.muster.api.seat.*;
            import org.muster.api.spi.*;
            import org.muster.api.text.Sentence;

            record Heap(List<Player> players, int stones) {}

            record Take() implements Ask<Heap, Integer> {
                public Decision<Integer> decision(Heap heap) {
                    return Decision.of(heap.players().get(0), Options.number(1, MOST)).otherwise(1);
                }
                public Outcome<Heap> decide(Heap heap, Choices<Integer> choices, Dice dice) {
                    Heap left = new Heap(heap.players(), heap.stones() - choices.only());
                    return left.stones() > 0
                            ? Outcome.of(left)
                            : Outcome.of(left).end(Result.won(heap.players(), heap.players(), Sentence.of("all are taken")));
                }
            }

            public final class Stones implements Ruleset<Heap, Setup>, RulesetPlugin {
                public RulesetInfo info() {
                    return new RulesetInfo("stones", "Stones", "VERSION", RulesetInfo.API, "folklore", 1, 2);
                }
                public Pipeline<Heap> pipeline() {
                    return Pipeline.<Heap>setup().rounds("turn", "Turn", Pipeline.phase("take", "Take", new Take()));
                }
                public Heap start(Setup setup, Setup book) { return new Heap(setup.players(), 10); }
                public Heap view(Heap heap, Viewer viewer) { return heap; }
            }
            """;

    @TempDir
    private Path folder;

    private Path plugins;

    @BeforeEach
    void empty() throws IOException {
        plugins = Files.createDirectories(folder.resolve("plugins"));
    }

    private void put(String file, String version, int most) throws IOException {
        Files.writeString(
                plugins.resolve(file), STONES.replace("VERSION", version).replace("MOST", String.valueOf(most)));
    }

    private Host started() throws IOException {
        return Host.start(
                Settings.local(folder.resolve("data")),
                Rulesets.find(plugins, folder.resolve("data/plugins")),
                Clock.systemUTC());
    }

    private static List<String> offered(Club.Guest guest) throws IOException, InterruptedException {
        List<String> offered = new ArrayList<>();
        for (JsonNode one : guest.json("/api/rulesets")) {
            if (one.path("id").asString().equals("stones")) {
                offered.add(one.path("version").asString());
            }
        }
        return offered;
    }

    private static HostedGame game(Host host) throws IOException {
        return host.games().open(Club.feud("stones", "seeded", true, "anna", "bert"));
    }

    private static int most(Club.Guest guest, HostedGame game) throws IOException, InterruptedException {
        return guest.asked(game)
                .get(0)
                .path("questions")
                .path(0)
                .path("options")
                .path("max")
                .asInt();
    }

    /** Its first phase would end otherwise in each replay. */
    @Test
    void noGameIsOpenedOfWhatCanNotBePlayedAgain() throws IOException {
        Files.writeString(
                plugins.resolve("stones.java"),
                STONES.replace("VERSION", "1.0.0").replace("MOST", "1 + (int) (2 * Math.random())"));
        try (Host host = started()) {
            assertThatThrownBy(() -> game(host))
                    .isInstanceOf(BadGame.class)
                    .hasMessageContaining("Take calls Math.random");
        }
    }

    @Test
    void aRulesetThatComesWhileTheHostRunsIsPlayed() throws Exception {
        try (Host host = started()) {
            Club.Guest keeper =
                    new Club.Guest(host, host.people().session(host.people().host("keeper")));
            assertThat(offered(keeper)).isEmpty();
            put("stones.java", "1.0.0", 3);
            Patience.until("the ruleset is offered", () -> offered(keeper).equals(List.of("1.0.0")));
            HostedGame game = game(host);
            assertThat(most(Club.guest(host, game, "anna"), game)).isEqualTo(3);
        }
    }

    /** As most first rulesets of somebody's own are: without house rules, data and armies. */
    @Test
    void aRulesetThatHasNothingButRulesIsOpenedByTheFormAndByPrograms() throws Exception {
        put("stones.java", "1.0.0", 3);
        try (Host host = started()) {
            Club.Guest keeper =
                    new Club.Guest(host, host.people().session(host.people().host("keeper")));
            HttpResponse<String> form = keeper.get("/new?ruleset=stones");
            assertThat(form.statusCode()).as(form.body()).isEqualTo(200);
            HttpResponse<String> opened = keeper.form("/new", "ruleset", "stones", "seat.1", "Anna", "seat.2", "Bert");
            assertThat(opened.statusCode()).as(opened.body()).isEqualTo(200);
            Map<String, Object> wanted =
                    Map.of("ruleset", "stones", "seats", List.of(Map.of("name", "Anna"), Map.of("name", "Bert")));
            assertThat(keeper.post("/api/games", wanted).statusCode()).isEqualTo(200);
            assertThat(keeper.json("/api/rulesets").findValue("options").isObject())
                    .isTrue();
        }
    }

    /** Also after a restart; and where the new version replaces the old file, nothing is lost. */
    @Test
    void gamesThatRunStayOnTheirVersion() throws Exception {
        put("stones-1.java", "1.0.0", 3);
        String id;
        try (Host host = started()) {
            HostedGame old = game(host);
            id = old.id();
            Club.Guest anna = Club.guest(host, old, "anna");
            anna.answers(old, anna.asked(old).get(0), 3);
            put("stones-2.java", "2.0.0", 4);
            Patience.until("the newest is offered", () -> offered(anna).equals(List.of("2.0.0")));
            anna.answers(old, anna.asked(old).get(0), 2);
            assertThat(most(anna, old)).isEqualTo(3);
            HostedGame fresh = game(host);
            Club.Guest bert = Club.guest(host, fresh, "anna");
            assertThat(most(bert, fresh)).isEqualTo(4);
            bert.answers(fresh, bert.asked(fresh).get(0), 4);
        }
        try (Host host = started()) {
            HostedGame old = host.games().find(id).orElseThrow();
            Club.Guest anna = Club.guest(host, old, "anna");
            assertThat(most(anna, old)).isEqualTo(3);
            Files.delete(plugins.resolve("stones-1.java"));
            Patience.until(
                    "nothing is left of the old one",
                    () -> host.games()
                            .ruleset("stones")
                            .orElseThrow()
                            .info()
                            .version()
                            .equals("2.0.0"));
            anna.answers(old, anna.asked(old).get(0), 3);
        }
        try (Host host = started()) {
            Club.Guest keeper =
                    new Club.Guest(host, host.people().session(host.people().host("keeper")));
            assertThat(keeper.get("/api/games/" + id).body()).contains("OTHER_VERSION", "stones 1.0.0", "2.0.0");
            put("stones-1.java", "1.0.0", 3);
            Patience.until(
                    "the old one is back", () -> keeper.get("/api/games/" + id).statusCode() == 200);
        }
    }

    /** A file that does not become a ruleset takes nothing away from what is there. */
    @Test
    void whatIsBrokenIsLeftOut() throws Exception {
        put("stones.java", "1.0.0", 3);
        try (Host host = started()) {
            HostedGame game = game(host);
            Club.Guest anna = Club.guest(host, game, "anna");
            Files.writeString(plugins.resolve("stones.java"), "no Java at all");
            Patience.until("it is not offered any more", () -> offered(anna).isEmpty());
            anna.answers(game, anna.asked(game).get(0), 3);
            put("stones.java", "1.0.1", 4);
            Patience.until("it is offered again", () -> offered(anna).equals(List.of("1.0.1")));
            assertThat(most(anna, game)).as("it is loaded still").isEqualTo(3);
        }
    }

    private static void takenUp(Club.Guest guest, Host host, String version) {
        Patience.until("the host has taken up " + version, () -> offered(guest).equals(List.of(version)));
    }

    private static void takes(Club.Guest anna, HostedGame game, int many) throws IOException, InterruptedException {
        anna.answers(game, anna.asked(game).get(0), many);
    }

    private static int stones(HostedGame game) {
        return stones(game.match().game());
    }

    private static <S> int stones(Game<S> game) {
        return game.play()
                .json()
                .write(game.position())
                .path("state")
                .path("stones")
                .asInt();
    }

    /** Nothing that was played comes out otherwise: the game stands where it stood, by the new rules. */
    @Test
    void aGameIsTakenOverToNewCode() throws Exception {
        put("stones.java", "1.0.0", 3);
        try (Host host = started()) {
            HostedGame game = game(host);
            Club.Guest anna = Club.guest(host, game, "anna");
            takes(anna, game, 3);
            takes(anna, game, 2);
            put("stones.java", "1.1.0", 4);
            takenUp(anna, host, "1.1.0");
            Upgrade same = host.games().takeOver(game);
            assertThat(same.isSafe()).isTrue();
            assertThat(most(anna, game)).isEqualTo(4);
            assertThat(stones(game)).isEqualTo(5);
            assertThat(game.match().verify(List.of()).violations()).isEmpty();
        }
    }

    /** What no longer holds, and all after it, is taken back; what holds before it stays. */
    @Test
    void aGameGoesOnFromBeforeWhatComesOutOtherwise() throws Exception {
        put("stones.java", "1.0.0", 3);
        try (Host host = started()) {
            HostedGame game = game(host);
            Club.Guest anna = Club.guest(host, game, "anna");
            takes(anna, game, 2);
            takes(anna, game, 3);
            takes(anna, game, 1);
            put("stones.java", "1.1.0", 2);
            takenUp(anna, host, "1.1.0");
            Upgrade found = host.games().takeOver(game);
            assertThat(found.isSafe()).isFalse();
            assertThat(found.fact().toString()).contains("3");
            assertThat(stones(game)).isEqualTo(8);
            takes(anna, game, 2);
            assertThat(stones(game)).isEqualTo(6);
            assertThat(game.match().verify(List.of()).violations()).isEmpty();
        }
    }

    /** Where it begins otherwise, it begins anew; where it can't, it goes on as it was. */
    @Test
    void aGameThatBeginsOtherwiseBeginsAnew() throws Exception {
        put("stones.java", "1.0.0", 3);
        try (Host host = started()) {
            HostedGame game = game(host);
            Club.Guest anna = Club.guest(host, game, "anna");
            takes(anna, game, 2);
            String more =
                    STONES.replace("VERSION", "1.1.0").replace("MOST", "3").replace("players(), 10)", "players(), 20)");
            Files.writeString(plugins.resolve("stones.java"), more);
            takenUp(anna, host, "1.1.0");
            assertThat(host.games().takeOver(game).entry()).isZero();
            assertThat(stones(game)).isEqualTo(20);
            takes(anna, game, 3);

            Files.writeString(
                    plugins.resolve("stones.java"),
                    more.replace("1.1.0", "1.2.0")
                            .replace("Setup book) {", "Setup book) { if (true) throw new Error(\"no stones\");"));
            takenUp(anna, host, "1.2.0");
            assertThatThrownBy(() -> host.games().takeOver(game)).isInstanceOf(BrokenRuleset.class);
            takes(anna, game, 1);
            assertThat(stones(game)).isEqualTo(16);
        }
    }
}
