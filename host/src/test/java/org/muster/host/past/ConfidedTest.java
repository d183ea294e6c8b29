package org.muster.host.past;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.state.OrderedMap;
import org.muster.core.config.GameConfig;
import org.muster.core.json.Json;
import org.muster.core.match.Command;
import org.muster.core.match.SeatView;
import org.muster.host.Club;
import org.muster.host.OtherAnswer;
import org.muster.host.games.HostedGame;
import org.muster.host.games.NewGame;
import tools.jackson.databind.JsonNode;

/** Anna runs a game in which she plays against Bert: what he does in secret is in the folds of her pages, and nowhere else. */
class ConfidedTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");

    @TempDir
    private Path folder;

    private Club club;

    @BeforeEach
    void open() throws Exception {
        club = new Club(folder);
    }

    @AfterEach
    void close() {
        club.close();
    }

    /** A game of two that are the same to Anna and to all who look on, but for what Bert answers in secret. */
    private final class World {
        private final HostedGame game;
        private final Club.Guest anna;
        private final boolean isOther;

        World(String ruleset, boolean isOther) throws Exception {
            OrderedMap<String, String> seats =
                    OrderedMap.<String, String>empty().with("anna", "Anna").with("bert", "Bert");
            GameConfig config = new GameConfig("The feud", seats, true, null, null, null, "seeded", 7L, null, null);
            this.game = club.host().games().open(new NewGame(ruleset, config, Map.of(), false));
            this.anna = club.guest(game, "organizer", "anna");
            this.isOther = isOther;
        }

        /** Bert answers what he is asked first; whether he says something else in secret than in the other world. */
        boolean berts(String phase, String secret) throws Exception {
            JsonNode decision = asked(BERT);
            if (decision == null) {
                return false;
            }
            JsonNode question = question(decision, BERT).orElseThrow();
            boolean isMeant = decision.path("secret").asBoolean()
                    && decision.path("path").toString().contains(phase);
            JsonNode usual = question.path(isMeant && question.has("otherwise") ? "otherwise" : "example");
            answers(BERT, decision, isMeant && isOther ? other(decision, question, secret) : usual);
            return isMeant;
        }

        private JsonNode other(JsonNode decision, JsonNode question, String secret) throws Exception {
            return secret == null
                    ? OtherAnswer.to(game, BERT, decision.path("id").asInt(), question)
                            .orElseThrow()
                    : Json.read(secret);
        }

        void annas() throws Exception {
            JsonNode decision = asked(ANNA);
            if (decision != null) {
                answers(ANNA, decision, question(decision, ANNA).orElseThrow().path("example"));
            }
        }

        private void answers(Player seat, JsonNode decision, JsonNode answer) throws Exception {
            game.as(Viewer.of(seat))
                    .submit(
                            null,
                            new Command.Choose(
                                    seat,
                                    decision.path("id").asInt(),
                                    Json.MAPPER.treeToValue(answer, Answer.class),
                                    true,
                                    null));
        }

        private JsonNode asked(Player seat) throws Exception {
            for (JsonNode decision : game.as(Viewer.of(seat)).asked().path("decisions")) {
                if (!decision.path("meanwhile").asBoolean()
                        && question(decision, seat).isPresent()) {
                    return decision;
                }
            }
            return null;
        }

        private Optional<JsonNode> question(JsonNode decision, Player seat) {
            return decision.path("questions")
                    .valueStream()
                    .filter(one -> one.path("seat").asString().equals(seat.id()))
                    .filter(one -> one.has("example") && !one.path("confirmed").asBoolean())
                    .findFirst();
        }

        /** What Anna reads where she plays, and what all read. */
        String open() throws Exception {
            String all = "";
            for (Viewer viewer : List.of(Viewer.of(ANNA), Viewer.SPECTATOR)) {
                SeatView view = game.as(viewer);
                all += view.asked() + " " + view.log() + view.records();
            }
            return told(all);
        }

        String page(String query) throws Exception {
            return told(anna.get("/g/" + game.id() + "/organize" + query).body());
        }

        HttpResponse<String> form(String... fields) throws Exception {
            return anna.form("/g/" + game.id() + "/organize", fields);
        }

        /** What the form of an entry would have there instead; empty: it is none with a list to choose from. */
        Optional<String> other(String entry) throws Exception {
            String page = page("?entry=" + entry);
            Matcher options = Pattern.compile("(?s)class=\"options\">(.*?)</script>")
                    .matcher(page.substring(Math.max(0, page.indexOf("id=\"mend\""))));
            Matcher given =
                    Pattern.compile("name=\"answer\" value=\"([^\"]*)\"").matcher(page);
            if (!options.find() || !given.find()) {
                return Optional.empty();
            }
            String now = given.group(1).replace("&#34;", "\"");
            return Json.read(options.group(1).replace("\\u003c", "<"))
                    .path("options")
                    .valueStream()
                    .map(one -> '"' + one.path("id").asString() + '"')
                    .filter(one -> !one.equals(now))
                    .findFirst();
        }

        /** Looks first, and then does it; where that leads. */
        String does(String... fields) throws Exception {
            HttpResponse<String> shown = form(fields);
            List<String> sure = new ArrayList<>(List.of(fields));
            Matcher revision =
                    Pattern.compile("name=\"revision\" value=\"([^\"]*)\"").matcher(shown.body());
            if (!revision.find()) {
                return told(shown.body());
            }
            sure.addAll(List.of("sure", "yes", "reason", "a slip", "revision", revision.group(1)));
            HttpResponse<String> done = form(sure.toArray(String[]::new));
            String there = done.headers().firstValue("Location").orElse("");
            return told(shown.body() + done.body() + there + anna.get(there).body());
        }

        private String told(String page) {
            return page.replace(game.id(), "GAME")
                    .replaceAll("data-reader=\"\\w+\"", "")
                    .replaceAll("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z", "THEN");
        }
    }

    private static String folded(String page) {
        return page.replaceAll("(?s)(<details class=\"secret\"><summary>[^<]*</summary>).*?</details>", "$1");
    }

    /** How often what is folded differed. */
    private int different;

    private String both(World one, World other, Look look) throws Exception {
        String here = look.at(one);
        String there = look.at(other);
        assertThat(folded(there)).isEqualTo(folded(here));
        different += here.equals(there) ? 0 : 1;
        return here;
    }

    private interface Look {
        String at(World world) throws Exception;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "warmachine-map | Purchase | {\"specials\":{\"spying\":[\"anna-1\"]}} | true",
                "40k-crusade | Strategy | | false"
            })
    void whatBertDoesInSecretIsInTheFoldsAlone(String ruleset, String phase, String secret, boolean isTold)
            throws Exception {
        World one = new World(ruleset, false);
        World other = new World(ruleset, true);
        boolean isSaid = false;
        for (int turn = 0; turn < 100 && !isSaid; turn++) {
            isSaid = one.berts(phase, secret) & other.berts(phase, secret);
            if (!isSaid || isTold) { // else it comes to light
                one.annas();
                other.annas();
            }
            assertThat(other.open()).as("turn " + turn).isEqualTo(one.open());
            String page = both(one, other, world -> world.page(""));
            assertThat(page)
                    .contains("<summary>What is secret to Bert: show it</summary>")
                    .contains("<summary>What is secret to who runs the game: show it</summary>")
                    .doesNotContain("What is secret to Anna");
        }
        assertThat(isSaid).as(one.open()).isTrue();
        assertThat(different > 0).as("told to who runs the game").isEqualTo(isTold);
        Map<String, String> mends = new LinkedHashMap<>();
        Matcher entry = Pattern.compile("\\?entry=(\\d{1,6})#mend").matcher(folded(one.page("")));
        while (entry.find()) {
            String n = entry.group(1);
            both(one, other, world -> world.page("?entry=" + n));
            one.other(n).ifPresent(answer -> mends.put(n, answer));
        }
        assertThat(mends).isNotEmpty();
        for (String[] deed : new String[][] {{"do", "undo"}, {"do", "rewind", "to", "1"}, {"do", "close"}}) {
            both(one, other, world -> world.told(world.form(deed).body()));
        }
        for (Map.Entry<String, String> mend : mends.entrySet()) {
            String page = both(
                    one,
                    other,
                    world -> world.told(world.form("do", "amend", "entry", mend.getKey(), "answer", mend.getValue())
                            .body()));
            if (page.contains("name=\"sure\"")) {
                assertThat(page).contains("With what is secret to others: show it", "What is secret to Bert: show it");
            }
        }
        Map.Entry<String, String> first = mends.entrySet().iterator().next();
        both(one, other, world -> world.does("do", "undo"));
        both(one, other, world -> world.does("do", "amend", "entry", first.getKey(), "answer", first.getValue()));
        for (int i = 0; i < 3; i++) {
            both(one, other, world -> world.does("do", "undo"));
        }
        both(one, other, world -> world.page(""));
    }
}
