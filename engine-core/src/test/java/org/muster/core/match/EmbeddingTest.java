package org.muster.core.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.scene.Scene;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.game.HandSetClock;
import org.muster.core.game.Play;
import org.muster.core.journal.Header;
import org.muster.core.journal.JournalStore;
import org.muster.core.journal.MemoryStore;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;
import org.muster.core.story.Revision;
import tools.jackson.databind.node.ObjectNode;

/** The code of docs/embedding.md, word for word. */
class EmbeddingTest {

    private static final Path DOC = Path.of("../docs/embedding.md");

    @TempDir
    Path plugins;

    private static final class Page {
        private final List<String> sent = new ArrayList<>();

        void send(ObjectNode json) {
            sent.add(json.toString());
        }
    }

    /** As if {@link Bids} were a plugin. */
    private record Found(LoadedRuleset ruleset) {
        Optional<LoadedRuleset> playing(Header header) {
            return Optional.of(ruleset)
                    .filter(one -> one.info().id().equals(header.ruleset().id()));
        }
    }

    @Test
    void theHostOfTheGuideRuns() throws IOException {
        assertThat(Rulesets.find(plugins).all()).isEmpty();
        Found rulesets = new Found(new Bids().loaded());
        LoadedRuleset ruleset = rulesets.ruleset();
        JournalStore store = new MemoryStore();
        Clock clock = new HandSetClock(Instant.parse("2026-11-21T10:00:00.123456789Z"));
        long seed = 7;
        Library library = header ->
                Play.of(Pins.ruleset(header, one -> rulesets.playing(one).orElseThrow()), header);
        GameConfig config = GameConfig.read("seats: {anna: Anna, bert: Bert}");
        Header header = Opening.of(ruleset, file -> "").header(config, "game-1", seed, "", null);
        Match match = Match.open(store, library, header, clock);

        Page page = new Page();
        int decision = 1;
        Answer answer = new Answer.Whole(3);
        SeatView anna = match.as(Viewer.of(new Player("anna")));
        ObjectNode asked = anna.asked();
        Scene picture = anna.scene();
        Feed feed = anna.listen(news -> page.send(news.json()));
        Receipt receipt = anna.submit("a7f3", new Command.Choose(new Player("anna"), decision, answer, true, null));
        assertThat(asked.path("decisions").get(0).path("id").asInt()).isEqualTo(decision);
        assertThat(picture.title()).isEqualTo("tiny");
        assertThat(page.sent).singleElement().asString().contains("\"revision\":\"0.", "Put aside: 3");
        assertThat(receipt.submission()).isEqualTo("a7f3");
        feed.close();

        News news = anna.since(Revision.parse("0.17"));
        assertThat(news.again()).isTrue();

        Moment last = anna.moments().get(anna.moments().size() - 1);
        Scene then = anna.then(last.n()).scene();
        assertThat(then).isEqualTo(anna.scene());

        Optional<Instant> next = match.nextDeadline();
        int closed = match.lapse();
        String snapshot = match.snapshot();
        List<Violation> wrong = match.verify(List.of(snapshot)).violations();
        assertThat(next).isPresent();
        assertThat(closed).isZero();
        assertThat(wrong).isEmpty();
    }

    /** The formatter breaks lines where a guide would not. */
    private static String unspaced(String code) {
        return code.replaceAll("\\s+", "");
    }

    /** What the core's tests have no plugins and no pictures for; the host lives by it. */
    private static final List<String> ELSEWHERE = List.of(
            "Rulesets rulesets = Rulesets.find(plugins);",
            "String svg = SceneSvg.part(anna.scene(), Records.NONE, \"table\", 360);",
            "String css = Theme.DARK.css();");

    @Test
    void theGuideSaysNothingElse() throws IOException {
        String test = unspaced(Files.readString(Path.of("src/test/java/org/muster/core/match/EmbeddingTest.java")));
        List<String> missing = new ArrayList<>();
        boolean code = false;
        int lines = 0;
        for (String line : Files.readAllLines(DOC)) {
            code = line.startsWith("```") ? line.equals("```java") : code;
            if (code && !line.startsWith("```")) {
                lines++;
                if (!ELSEWHERE.contains(line) && !test.contains(unspaced(line))) {
                    missing.add(line);
                }
            }
        }
        assertThat(missing).isEmpty();
        assertThat(lines).isGreaterThan(12);
    }
}
