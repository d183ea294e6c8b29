package org.muster.host.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.config.GameConfig;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;
import org.muster.host.games.NewGame;

/** What a phone shows at a glance: the board, what others did, and what is to be done. */
class PocketTest {

    /** A walk on which there is only one way to go. */
    private static final String LANE = MapEditorTest.STROLL
            .replace("public final class Stroll", "public final class Lane")
            .replace("\"stroll\", \"Stroll\"", "\"lane\", \"Lane\"")
            .replaceAll("List\\.copyOf\\(walk.*?\\n.*?keySet\\(\\)\\)", "List.of(\"b\")");

    @RegisterExtension
    static final Windows WINDOWS = new Windows("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
            .withRuleset("Lane.java", LANE)
            .withRuleset("Lane.yaml", MapEditorTest.DATA);

    private static double high(Page page, String what) {
        return Windows.box(page.locator(what)).height;
    }

    /** What only leads elsewhere is below, to be scrolled to. */
    @Test
    void thePictureHasTheRoomThatFewAnswersLeave() throws Exception {
        HostedGame game = WINDOWS.club().game("skirmish-dice", false, "anna", "bert");
        Page called = Windows.called(
                WINDOWS.phone(WINDOWS.club().guest(game, "anna"), Windows.table(game)),
                WINDOWS.phone(WINDOWS.club().guest(game, "bert"), Windows.table(game)));
        assertThat(called.locator(".question[aria-busy=false]")).isVisible();
        assertThat(called.locator(".joins")).hasCount(0);
        double before = high(called, "#picture");
        BoundingBox panel = Windows.box(called.locator("#panel"));
        BoundingBox confirm = Windows.box(called.locator("#confirm"));
        BoundingBox foot = Windows.box(called.locator("#panel .foot"));
        assertThat(confirm.y + confirm.height).isLessThanOrEqualTo(panel.y + panel.height);
        assertThat(foot.y).isGreaterThanOrEqualTo(panel.y + panel.height - 1);
        assertThat(before).isGreaterThan(320);
        called.locator("#panel .foot a").first().scrollIntoViewIfNeeded();
        assertThat(called.locator("#panel .foot a").first()).isInViewport();
        assertThat(high(called, "#picture")).isEqualTo(before);
    }

    /** On a phone that was not there meanwhile, and to which nothing was told live. */
    @Test
    void allThatHappenedSinceMyTurnStandsAbove() throws Exception {
        HostedGame game = WINDOWS.club().game("40k-crusade", true, "anna", "bert", "cleo");
        for (String seat : List.of("anna", "bert", "cleo")) {
            WINDOWS.club().guest(game, seat).joins(game);
        }
        Club.answerByExample(game, new Player("anna"));
        for (int turn = 0; turn < 4; turn++) {
            Club.answerByExample(game, new Player("bert"));
            Club.answerByExample(game, new Player("cleo"));
        }
        Club.Guest anna = WINDOWS.club().guest(game, "anna");
        List<String> since = anna.json("/api/games/" + game.id() + "/log?after=answer&as=anna")
                .valueStream()
                .map(line -> line.path("text").asString())
                .toList();
        assertThat(since).anyMatch(line -> line.contains("Bert")).anyMatch(line -> line.contains("Cleo"));
        Page phone = WINDOWS.phone(anna, Windows.table(game));
        Locator strip = phone.locator(".since");
        assertThat(strip.locator("li")).hasText(since.toArray(String[]::new));
        assertThat(strip.locator("summary")).containsText("Since your turn (" + since.size() + ")");
        assertThat(since).hasSizeGreaterThan(1);
        assertThat(strip.locator("li").first()).isHidden();
        assertThat(strip.locator("summary .first")).isVisible();
        strip.locator("summary").click();
        assertThat(strip.locator("li").first()).isVisible();
        Page onlooker = WINDOWS.phone(WINDOWS.club().stranger(), Windows.table(game));
        assertThat(onlooker.locator(".peek .say")).isVisible();
        assertThat(onlooker.locator(".since")).hasCount(0);
    }

    /** Never by itself: it waits for the tap. */
    @Test
    void theOnlyAnswerIsAButton() throws Exception {
        // else the engine gives it for them, and nothing is asked
        GameConfig config = new GameConfig(
                "The lane", OrderedMap.of("anna", "Anna"), true, false, null, null, "fair", null, null, null);
        HostedGame game = WINDOWS.club().host().games().open(new NewGame("lane", config, Map.of(), false));
        Page anna = WINDOWS.phone(WINDOWS.club().guest(game, "anna"), Windows.table(game));
        assertThat(anna.locator("#confirm")).hasText("b");
        assertThat(anna.locator("#confirm")).isEnabled();
        assertThat(anna.locator(".question .cards")).hasCount(0);
        assertThat(anna.locator("svg.scene [data-id=b].lit").first()).isAttached();
        int entries = game.match().head().entries();
        String was = anna.locator(".question").getAttribute("data-decision");
        anna.reload();
        assertThat(anna.locator("#confirm")).isEnabled();
        assertThat(game.match().head().entries()).isEqualTo(entries);
        anna.locator("#confirm").click();
        assertThat(anna.locator(".question")).not().hasAttribute("data-decision", was);
        assertThat(game.match().head().entries()).isGreaterThan(entries);
    }

    @Test
    void aCardSaysWhatIsPlayedWhereItIsAndWhoseMoveItIs() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", false, "anna", "bert");
        Club.Guest anna = WINDOWS.club().guest(game, "anna");
        anna.joins(game);
        WINDOWS.club().guest(game, "bert").joins(game);
        Club.rests(WINDOWS.club().host());
        Page home = WINDOWS.phone(anna, "/");
        Locator card = home.locator("a.game[href*='" + game.id() + "']");
        assertThat(card).containsText("Warmachine Map Campaign");
        assertThat(card).containsText("The feud");
        assertThat(card).containsText("Setup › ");
        assertThat(card).containsText("Your move: Choose a faction");
        assertThat((List<?>) home.evaluate("() => [...document.querySelectorAll('a.game span')]"
                        + ".filter((e) => e.scrollHeight > e.clientHeight + 1 && getComputedStyle(e).overflow !== 'visible')"
                        + ".map((e) => e.textContent)"))
                .isEmpty();
        Page table = WINDOWS.phone(anna, Windows.table(game));
        table.locator("#where summary").click();
        assertThat(table.locator("#whole")).containsText("The feud");
    }
}
