package org.muster.host.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;

/** A real browser reads the past of games that bots have played. */
class PastTest {

    private static final List<Integer> WIDTHS = List.of(320, 360, 1280);
    private static final int ENOUGH = 60;

    @RegisterExtension
    static final Windows WINDOWS = new Windows();

    private static HostedGame campaign;
    private static HostedGame battle;

    @BeforeAll
    static void play() throws IOException {
        campaign = WINDOWS.club().played("swm-campaign", ENOUGH, "anna", "bert", "cleo");
        battle = WINDOWS.club().played("space-battles", ENOUGH, "anna", "bert");
    }

    private static Page open(Club.Guest guest, int width, boolean script, String path) {
        return WINDOWS.open(
                WINDOWS.of(guest, Windows.screen(width).setHasTouch(false).setJavaScriptEnabled(script)), path);
    }

    private static Page open(int width, String path) {
        return open(WINDOWS.club().nobody(), width, true, path);
    }

    /** For people to look at: where {@code -Dpictures=FOLDER} says. */
    private static void keep(Page page, String name) {
        String pictures = System.getProperty("pictures");
        if (pictures != null) {
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(Path.of(pictures, name + ".png"))
                    .setFullPage(name.contains("standings")));
        }
    }

    @Tag("long")
    @Test
    void everyPageOfThePastFitsEveryWidth() {
        for (HostedGame game : List.of(campaign, battle)) {
            String g = "/g/" + game.id();
            Map<String, String> pages = Map.of(
                    "log", g + "/log",
                    "history", g + "/history?at=20",
                    "dice", g + "/dice",
                    "standings", g + "/standings",
                    "wall", g + "/wall",
                    "rules", "/rules/" + game.header().ruleset().id() + "?q=move");
            pages.forEach((name, path) -> {
                Page page = open(WIDTHS.get(0), path);
                assertThat(page.locator("main")).isVisible();
                for (int width : WIDTHS) {
                    page.setViewportSize(
                            width, Windows.screen(width).viewportSize.get().height);
                    assertThat(Windows.across(page)).as(name + " " + width).isLessThanOrEqualTo(width);
                    keep(page, game.header().ruleset().id() + "-" + name + "-" + width);
                }
                page.context().close();
            });
        }
    }

    /** What the slider moves is in sight beside it. */
    @Test
    void thePictureOfAMomentStandsBeforeItsSlider() {
        for (int width : List.of(Windows.PHONE, Windows.DESK)) {
            Page page = open(width, "/g/" + campaign.id() + "/history?at=5");
            BoundingBox picture = Windows.box(page.locator("#picture"));
            BoundingBox slider = Windows.box(page.locator("label.range"));
            if (width == Windows.PHONE) {
                assertThat(picture.y + picture.height).isLessThanOrEqualTo(slider.y);
                assertThat(slider.y + slider.height).isLessThan(page.viewportSize().height);
            } else {
                assertThat(picture.x + picture.width).isLessThanOrEqualTo(slider.x);
            }
            page.context().close();
        }
    }

    @Test
    void theSliderShowsAnyMomentAndTheArrowsTheNext() {
        Page page = open(360, "/g/" + battle.id() + "/history?at=5");
        Locator range = page.locator("[name=at]");
        assertThat(range).hasValue("5");
        page.locator("#on").click();
        assertThat(page).hasURL(Pattern.compile(".*at=6.*"));
        assertThat(page.locator("label.range")).containsText("Moment 6 of");
        page.locator("#first").click();
        assertThat(page).hasURL(Pattern.compile(".*at=1&.*"));
        String first = page.locator("#picture svg").innerHTML();
        page.locator("#end").click();
        assertThat(page).hasURL(Pattern.compile(".*at=" + range.getAttribute("max") + "&.*"));
        assertThat(page.locator("#picture svg").innerHTML()).isNotEqualTo(first);
        assertThat(page.locator("#lines li")).not().hasCount(0);
    }

    @Test
    void theFilmPlaysByItselfUntilItIsStopped() {
        Page page = open(360, "/g/" + battle.id() + "/history?at=3&play");
        assertThat(page.locator("#play")).hasAttribute("aria-label", "Pause");
        assertThat(page).hasURL(Pattern.compile(".*at=4&.*"));
        page.locator("#play").click();
        assertThat(page.locator("#play")).hasAttribute("aria-label", "Play");
    }

    @Test
    void withoutScriptThePastIsReadToo() {
        Page page = open(WINDOWS.club().nobody(), 360, false, "/g/" + battle.id() + "/history?at=5");
        page.locator("#on").click();
        assertThat(page).hasURL(Pattern.compile(".*at=6.*"));
        assertThat(page.locator("label.range")).containsText("Moment 6 of");
        Page log = open(WINDOWS.club().nobody(), 360, false, "/g/" + battle.id() + "/log?kind=rolled");
        assertThat(log.locator("ol.log li").first()).isVisible();
        assertThat(log.locator("ol.log li:not(.rolled)")).hasCount(0);
        log.locator("ol.log summary").first().click();
        log.locator("ol.log details[open] dt a").first().click();
        assertThat(log.locator(":target")).isVisible();
    }

    @Test
    void whatHappensIsReadLiveAndWhatIsUnfoldedStaysSo() throws Exception {
        HostedGame game = WINDOWS.club().game("40k-crusade", true, "anna", "bert");
        Club.Guest anna = WINDOWS.club().guest(game, "anna");
        Club.Guest bert = WINDOWS.club().guest(game, "bert");
        for (Club.Guest guest : List.of(anna, bert)) {
            guest.joins(game);
        }
        Page page = open(anna, 360, true, "/g/" + game.id() + "/log");
        Page wall = open(1280, "/g/" + game.id() + "/wall");
        boolean annaFirst = !anna.asked(game)
                        .get(0)
                        .path("questions")
                        .get(0)
                        .path("confirmed")
                        .asBoolean()
                && anna.asked(game).get(0).path("questions").get(0).has("example");
        Club.Guest first = annaFirst ? anna : bert;
        var question = first.asked(game).get(0);
        first.answers(game, question, question.path("questions").get(0).path("example"));
        assertThat(page.locator("ol.log li.chose")).not().hasCount(0);
        assertThat(wall.locator("ol.log li").first()).isVisible();
        Page pocket = open(360, "/g/" + game.id() + "/wall");
        pocket.locator("header a").click(); // a phone has no other way back to the game
        assertThat(pocket.locator(".peek .say")).isVisible();
    }

    @Test
    void besideTheQuestionEachLineUnfoldsToItsWhyAndWhatWasMissedIsAFilm() {
        Page page = open(360, "/g/" + battle.id());
        page.locator("[data-tab=log]").click();
        Locator roll = page.locator("ol.log li.rolled details").first();
        roll.locator("summary").click();
        assertThat(roll.locator(".die").first()).isVisible();
        assertThat(roll.locator("dl.why dd").first()).isVisible();
        keep(page, "tab-360");
        page.locator("select[aria-label='Kind']").selectOption("told");
        assertThat(page.locator("ol.log li.rolled")).hasCount(0);
        assertThat(page.locator("a.away")).hasCount(0);

        page.evaluate("localStorage.setItem('muster:" + battle.id() + ":spectator:seen', '0.3')");
        page.reload();
        page.locator("[data-tab=log]").click();
        assertThat(page.locator("a.away")).containsText("While you were away");
        page.locator("a.away").click();
        assertThat(page).hasURL(Pattern.compile(".*/history\\?at=[4-9].*"));
        assertThat(page.locator("#play")).hasAttribute("aria-label", "Pause");
    }
}
