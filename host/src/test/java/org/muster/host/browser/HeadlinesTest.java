package org.muster.host.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.core.journal.Entry;
import org.muster.core.match.Command;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;
import tools.jackson.databind.JsonNode;

/** What a table that is left open says above its question, as others play and as the past is mended. */
class HeadlinesTest {

    @RegisterExtension
    static final Windows WINDOWS = new Windows("ERR_INTERNET_DISCONNECTED", "ERR_FAILED");

    /** Each of two has sat down; who is asked first comes first. */
    private static Map<String, Club.Guest> begun(HostedGame game) throws Exception {
        Map<String, Club.Guest> guests = new LinkedHashMap<>();
        for (String seat : List.of("anna", "bert")) {
            guests.put(seat, WINDOWS.club().guest(game, seat));
            guests.get(seat).joins(game);
        }
        return guests;
    }

    private static void picks(Club.Guest guest, HostedGame game, String faction) throws Exception {
        JsonNode decision = guest.asked(game).get(0);
        guest.answers(game, decision, faction);
    }

    /** News of a step that is taken back hold no lines: the table jumps, and must say why. */
    @Test
    void whatTheOrganizerTakesBackIsSaidAboveTheQuestion() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", false, "anna", "bert");
        Club.Guest organizer = WINDOWS.club().guest(game, "organizer");
        Map<String, Club.Guest> guests = begun(game);
        Page anna = WINDOWS.phone(guests.get("anna"), Windows.table(game));
        Page bert = WINDOWS.phone(guests.get("bert"), Windows.table(game));
        assertThat(bert.locator(".peek.calls")).isVisible();
        picks(guests.get("anna"), game, "cygnar");
        assertThat(anna.locator(".given")).containsText("Cygnar");
        assertThat(anna.locator(".since.mended")).hasCount(0);

        organizer.does(game, Map.of("do", "undo", "reason", "wrong button"));
        for (Page page : List.of(anna, bert)) {
            Locator told = page.locator(".since.mended");
            assertThat(told).hasCount(1);
            assertThat(told).containsText("the organizer ");
            assertThat(told).containsText("wrong button");
        }
        anna.reload();
        assertThat(anna.locator(".since.mended")).containsText("wrong button");

        picks(guests.get("anna"), game, "khador");
        assertThat(anna.locator(".since.mended")).hasCount(0);
        assertThat(bert.locator(".since.mended")).containsText("wrong button");
    }

    /** At first sight, whatever the sheet's height, until it is read; and not once more. */
    @Test
    void whoLosesAnAnswerReadsSoWithTheSheetDown() throws Exception {
        HostedGame game = WINDOWS.club().game("40k-crusade", false, "anna", "bert");
        Map<String, Club.Guest> guests = begun(game);
        picks(guests.get("anna"), game, "orks");
        picks(guests.get("bert"), game, "tau");
        JsonNode muster = guests.get("anna").asked(game).get(0);
        String unit = muster.findPath("offered").path(0).path("id").asString();
        guests.get("anna").answers(game, muster, Map.of("list", Map.of(unit, 1)));
        Page anna = WINDOWS.phone(guests.get("anna"), Windows.table(game));
        Page bert = WINDOWS.phone(guests.get("bert"), Windows.table(game));
        for (Page page : List.of(anna, bert)) {
            page.locator(".grip").focus();
            page.keyboard().press("ArrowDown");
            page.keyboard().press("ArrowDown");
            assertThat(page.locator(".panel.peek")).isVisible();
        }
        int picked = game.match().game().history().stream()
                .filter(entry -> entry.body() instanceof Entry.Chose chose
                        && chose.seat().id().equals("anna"))
                .findFirst()
                .orElseThrow()
                .n();
        Command mend = new Command.Amend(picked, Answer.word("asuryani"), "misheard", true, later -> {});
        game.as(Viewer.of(Player.ORGANIZER)).submit(null, mend);
        Locator lost = anna.locator(".outside");
        assertThat(lost).containsText("holds no longer");
        assertThat(lost).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        assertThat(anna.locator(".panel.peek")).isVisible();
        assertThat(bert.locator(".outside")).hasCount(0);
        anna.reload();
        anna.locator(".grip").focus();
        anna.keyboard().press("ArrowDown");
        assertThat(lost).containsText("holds no longer");
        lost.locator("button").click();
        assertThat(lost).hasCount(0);
        anna.reload();
        anna.locator(".grip").focus();
        anna.keyboard().press("ArrowDown");
        assertThat(anna.locator(".panel.peek")).isVisible();
        assertThat(lost).hasCount(0);
    }

    /** What was true when the page was loaded is not true for long. */
    @Test
    void theFoldOfTheUpperBarFollowsTheGame() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", false, "anna", "bert");
        Map<String, Club.Guest> guests = begun(game);
        Page anna = WINDOWS.phone(guests.get("anna"), Windows.table(game));
        Locator whole = anna.locator("#whole");
        anna.locator("#where summary").click();
        assertThat(whole).containsText("Waiting for Anna and Bert");
        assertThat(whole).not().containsText("Your move");
        picks(guests.get("bert"), game, "cygnar");
        assertThat(whole).containsText("Waiting for Anna");
        assertThat(whole).not().containsText("Bert");
    }

    /** Fair dice wait for all; a question does not. */
    @Test
    void whoCanAnswerIsNotToldToWaitForWhoHasNotCome() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", true, "anna", "bert");
        Page anna = WINDOWS.phone(WINDOWS.club().guest(game, "anna"), Windows.table(game));
        assertThat(anna.locator(".peek.calls .say")).containsText("Your move");
        assertThat(anna.locator(".joins")).containsText("Not here yet: Bert");
        Page onlooker = WINDOWS.phone(WINDOWS.club().stranger(), Windows.table(game));
        assertThat(onlooker.locator(".peek .say"))
                .hasText("Waiting for Anna and Bert"); // for whom the upper bar waits, too
        WINDOWS.club().guest(game, "bert").joins(game);
        assertThat(anna.locator(".joins")).hasCount(0);
    }

    /** Where one seat alone answers, and says more than a word, there is one way to confirm. */
    @Test
    void whatUnfoldsToNothingIsNotThere() throws Exception {
        HostedGame game = WINDOWS.club().game("swm-campaign", false, "anna", "bert");
        Map<String, Club.Guest> guests = begun(game);
        List<Page> pages = List.of(
                WINDOWS.phone(guests.get("anna"), Windows.table(game)),
                WINDOWS.phone(guests.get("bert"), Windows.table(game)));
        for (Page page : pages) {
            page.evaluate("""
                    () => {
                      window.bare = 0;
                      const look = () => document.querySelectorAll('.actions > .more').forEach((one) => one.querySelector('button') || window.bare++);
                      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
                    }
                    """);
        }
        for (int answers = 0; answers < 10; answers++) {
            Page page = Windows.called(pages.get(0), pages.get(1));
            new Fingers(page, answers).answer();
        }
        for (Page page : pages) {
            org.assertj.core.api.Assertions.assertThat(page.evaluate("window.bare"))
                    .isEqualTo(0);
        }
    }

    /** A question that is longer than a headline is read whole by a tap, and nothing of it ends in dots for good. */
    @Test
    void aLongQuestionIsReadWholeOnAPhone() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", false, "anna", "bert");
        Map<String, Club.Guest> guests = begun(game);
        picks(guests.get("anna"), game, "cygnar");
        picks(guests.get("bert"), game, "khador");
        Page anna = WINDOWS.phone(guests.get("anna"), Windows.table(game));
        Locator say = anna.locator(".peek .say");
        Locator unfold = anna.locator(".peek .unfold");
        assertThat(unfold).isVisible();
        assertThat(unfold).hasAttribute("aria-expanded", "false");
        org.assertj.core.api.Assertions.assertThat(Windows.box(say).height)
                .as("three lines of it")
                .isEqualTo(48);
        unfold.click();
        assertThat(unfold).hasAttribute("aria-expanded", "true");
        assertThat(anna.locator(".peek.cut")).hasCount(0);
        say.click();
        assertThat(anna.locator(".peek.cut")).hasCount(1);
    }

    /** The list of games is left open for hours: it looks again when it comes to the front. */
    @Test
    void myGamesFollowWhatHappensInThem() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", false, "anna", "bert");
        Map<String, Club.Guest> guests = begun(game);
        Page list = WINDOWS.phone(guests.get("anna"), "/");
        Locator card = list.locator("a.game").first();
        assertThat(card).containsText("Your move");
        picks(guests.get("anna"), game, "cygnar");
        org.muster.host.Patience.until(
                "the list knows that it waits for Bert alone",
                () -> WINDOWS.club()
                        .host()
                        .games()
                        .listed(game.id())
                        .orElseThrow()
                        .standing()
                        .waitsFor()
                        .equals(List.of("bert")));
        list.evaluate("dispatchEvent(new Event('focus'))");
        assertThat(card).containsText("Waiting for Bert");
    }

    /** Bert is to confirm what Anna has reported: her table says that it waits for him, and of what. */
    @Test
    void whoHasReportedReadsForWhomItWaits() throws Exception {
        HostedGame game = WINDOWS.club().game("40k-crusade", false, "anna", "bert");
        String asked = Club.playUntilReported(game).id();
        String other = asked.equals("anna") ? "bert" : "anna";
        Page reporter = WINDOWS.phone(WINDOWS.club().guest(game, other), Windows.table(game));
        if (reporter.locator("#tab-question").count() == 1) {
            reporter.locator("#tab-question").click();
        }
        assertThat(reporter.locator(".given.report").first()).containsText("Waiting for");
        assertThat(reporter.locator(".given.report").first()).containsText("has reported");
    }

    /** Once confirmed without a line nothing is left to do: the headline says so, and dice have no second button. */
    @Test
    void whatWaitsForALineIsNotAskedAgain() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", false, "anna", "bert");
        BrowserContext tunnel = WINDOWS.of(begun(game).get("anna"), Windows.screen(Windows.PHONE));
        Page anna = WINDOWS.open(tunnel, Windows.table(game));
        anna.locator("[data-option=cygnar]").click();
        assertThat(anna.locator("#confirm")).isEnabled();
        tunnel.setOffline(true);
        anna.locator("#confirm").click();
        assertThat(anna.locator(".peek:not(.calls) .say")).containsText("Waits to be sent");
        assertThat(anna.locator("#confirm")).hasCount(0);
        tunnel.setOffline(false);
        assertThat(anna.locator(".peek .say")).not().containsText("Waits to be sent");
    }

    /** The same of dice: what was typed is not confirmed twice. */
    @Test
    void diceThatWaitForALineAreNotAskedAgain() throws Exception {
        HostedGame game = WINDOWS.club().host().games().open(Club.realDice("swm-campaign", true));
        Map<String, Club.Guest> guests = WINDOWS.club().guests(game, "anna", "bert");
        Club.untilARoll(game, guests);
        JsonNode roll =
                guests.get("anna").json("/api/games/" + game.id()).path("asked").path("roll");
        BrowserContext tunnel = WINDOWS.of(guests.get(roll.path("by").asString("anna")), Windows.screen(Windows.PHONE));
        Page page = WINDOWS.open(tunnel, Windows.table(game));
        assertThat(page.locator(".peek.calls .say")).containsText("Your dice");
        page.locator("[data-face='7']").click();
        tunnel.setOffline(true);
        page.locator("#roll").click();
        assertThat(page.locator(".peek:not(.calls) .say")).containsText("Waits to be sent");
        assertThat(page.locator("#roll")).hasCount(0);
        assertThat(page.locator("#rollpad .actions")).containsText("Not sent yet.");
        tunnel.setOffline(false);
        assertThat(page.locator(".peek .say")).containsText("somebody else confirms it");

        // and in the upper bar: where that is, and for whom it waits
        assertThat(page.locator("#phase")).not().hasText("");
        page.locator("#where summary").click();
        assertThat(page.locator("#whole")).containsText("somebody else confirms it");
    }

    /** Nobody scrolls a wall. */
    @Test
    void aWallCutsNoColumn() throws Exception {
        HostedGame game = WINDOWS.club().played("swm-campaign", 60, "anna", "bert");
        Page wall = WINDOWS.desk(WINDOWS.club().stranger(), "/g/" + game.id() + "/wall");
        assertThat(wall.locator(".scroll table").first()).isVisible();
        org.assertj.core.api.Assertions.assertThat(wall.evaluate(
                        "[...document.querySelectorAll('.scroll')].every((one) => one.scrollWidth <= one.clientWidth)"))
                .isEqualTo(true);
    }

    /** The bar of pages is wider than a phone: the page one is on is in sight. */
    @Test
    void thePageOneIsOnIsInSight() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", true, "anna", "bert");
        Page paper = WINDOWS.phone(WINDOWS.club().guest(game, "anna"), "/g/" + game.id() + "/paper");
        paper.waitForCondition(() -> Boolean.TRUE.equals(paper.evaluate("""
                () => {
                  const at = document.querySelector('nav.places [aria-current]').getBoundingClientRect();
                  return at.left >= 0 && at.right <= innerWidth;
                }
                """)));
    }

    /** Sheets have no menu to lead back to what stands beside the page; tables of many columns are read as lines. */
    @Test
    void whatIsToBePrintedRunsOutOfNoPhone() throws Exception {
        HostedGame game = WINDOWS.club().played("swm-campaign", 60, "anna", "bert");
        Club.Guest anna = WINDOWS.club().guest(game, "anna");
        for (String paper : List.of("sheet", "chronicle")) {
            Page page = WINDOWS.phone(anna, "/g/" + game.id() + "/paper/" + paper + ".html");
            for (int width : List.of(Windows.PHONE, 320)) {
                page.setViewportSize(width, 740);
                org.assertj.core.api.Assertions.assertThat(page.evaluate("""
                        () => [...document.querySelectorAll('body *')]
                          .filter((one) => !one.closest('svg') && one.getBoundingClientRect().right > innerWidth + 1)
                          .map((one) => `${one.tagName}.${one.className} ${one.textContent.slice(0, 40)}`)"""))
                        .as(paper + " at " + width)
                        .isEqualTo(List.of());
                org.assertj.core.api.Assertions.assertThat(Windows.across(page)).isLessThanOrEqualTo(width);
            }
            assertThat(page.locator("code")).hasCount(0); // keys are for who types a command
        }
    }
}
