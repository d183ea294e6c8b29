package org.muster.host.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.host.Club;
import org.muster.host.Patience;
import org.muster.host.games.HostedGame;
import tools.jackson.databind.JsonNode;

/** A battle of a real table, of which the other side has told. */
class ReportTest {

    @RegisterExtension
    static final Windows WINDOWS = new Windows();

    @Test
    void whoDisputesItTapsTheLinesThatAreNotSo() throws Exception {
        HostedGame game = WINDOWS.club().game("40k-crusade", false, "anna", "bert");
        Player asked = Club.playUntilReported(game);
        Page page = WINDOWS.phone(WINDOWS.club().guest(game, asked.id()), Windows.table(game));
        new Fingers(page, 1).open();
        assertThat(page.locator(".question")).containsText("has reported");
        page.getByText("dispute the report").click();
        assertThat(page.locator(".question .checks button").first()).isInViewport();
        assertThat(page.locator(".will"))
                .containsText("Nothing is said to: which lines are not so? · what is so, then?");
        page.locator(".question .checks button").first().click();
        assertThat(page.locator(".will")).not().containsText("Nothing is said");
        page.locator(".question input[maxlength='200']").fill("We never met.");
        Windows.keep(page, "report-disputed");
        page.locator("#confirm").click();
        Patience.until(
                "the organizer hears of it",
                () -> game.as(Viewer.of(Player.ORGANIZER))
                        .asked()
                        .toString()
                        .contains("disputes \\\"Bert has won\\\" (\\\"We never met.\\\")."));
        String giver = asked.id().equals("anna") ? "bert" : "anna";
        corrected(WINDOWS.phone(WINDOWS.club().guest(game, giver), Windows.table(game)));
        settled(WINDOWS.phone(WINDOWS.club().guest(game, "organizer"), Windows.table(game)));
    }

    /** Who has reported it corrects it, beginning with what was said. */
    private static void corrected(Page page) {
        new Fingers(page, 1).open();
        page.evaluate("document.querySelector('.offers').open = true"); // beside another battle of theirs it is folded
        page.locator(".offers [data-question]")
                .filter(new Locator.FilterOptions().setHasText("correct the report"))
                .click();
        page.locator("[data-option=correct]").click();
        assertThat(page.locator("[data-at='correct.result'] [aria-pressed=true]"))
                .hasCount(1);
        assertThat(page.locator("#confirm")).isEnabled();
        page.locator("#confirm").click();
    }

    /** Who settles it reads first what is disputed; what was reported stands folded. */
    private static void settled(Page page) {
        new Fingers(page, 1).open();
        assertThat(page.locator(".prompt")).containsText("We never met.");
        assertThat(page.locator(".prompt")).isVisible();
        Assertions.assertThat(Windows.box(page.locator(".will")).width)
                .as("beside no button")
                .isGreaterThan(300);
        assertThat(page.locator(".question details[open]")).hasCount(0);
        page.evaluate("document.querySelectorAll('.question details').forEach(one => one.open = true)");
        page.locator("[data-at=armies] [data-add]").click();
        assertThat(page.locator("[data-at=armies] [data-add]").last()).hasText("Add No. 2");
        assertThat(page.locator("[data-at='armies.1.units'] [data-add]")).hasText("Add one that is not in the list");
        Locator whose = page.locator("[data-at='armies.1.seat'] .cards button");
        Locator units = page.locator("[data-at='armies.1.units'] .checks");
        for (Locator side : whose.all()) {
            side.click();
            assertThat(units.locator("p.quiet").first()).hasText(side.innerText());
        }
        page.locator("[data-at=roster] [data-add]").click();
        Locator change = page.locator("[data-at=roster] .item").last();
        change.locator("[data-option=add]").click();
        assertThat(change.locator("details.more").first()).hasAttribute("open", ""); // one thing of it is needed
        page.locator(".will button").first().click(); // what is wrong, or wanted, leads there
        assertThat(page.locator("[data-at=armies]")).isInViewport();
    }

    /** Of two who fight, it is asked of both: the second reports in the page of their own seat as the first does. */
    @Test
    void whoIsNamedSecondReportsToo() throws Exception {
        Club.Fighter fighter = WINDOWS.club()
                .fighter(
                        "warmachine-map",
                        reports -> !reports.isEmpty()
                                && reports.get(0).at("/questions/0/who").size() > 1,
                        "anna",
                        "bert",
                        "cleo");
        HostedGame game = fighter.game();
        JsonNode question = fighter.reports().get(0).path("questions").get(0);
        String first = question.path("who").get(0).path("seat").asString();
        String second = question.path("who").get(1).path("seat").asString();
        String decision = fighter.reports().get(0).path("id").asString();
        Page page = WINDOWS.phone(WINDOWS.club().guest(game, second), Windows.table(game));
        new Fingers(page, 1).open();
        if (!decision.equals(page.locator(".question").getAttribute("data-decision"))) {
            page.locator("[data-question='%s:%s']".formatted(decision, first)).click();
        }
        Locator report = page.locator(".question[data-decision='%s']".formatted(decision));
        assertThat(report).isVisible();
        new Fingers(page, 2).answer();
        Patience.until(
                "the other is asked whether it is so",
                () -> Club.confirmation(game, new Player(first)).isPresent());
    }
}
