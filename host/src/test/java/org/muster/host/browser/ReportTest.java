package org.muster.host.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.host.Club;
import org.muster.host.Patience;
import org.muster.host.games.HostedGame;

/** A battle of a real table, of which the other side has told. */
class ReportTest {

    @RegisterExtension
    static final Windows WINDOWS = new Windows("422"); // a draft that comes after the answer it became

    @Test
    void whoDisputesItTapsTheLinesThatAreNotSo() throws Exception {
        HostedGame game = WINDOWS.club().game("40k-crusade", false, "anna", "bert");
        Player asked = Club.playUntilReported(game);
        Page page = WINDOWS.phone(WINDOWS.club().guest(game, asked.id()), Windows.table(game));
        new Fingers(page, 1).open();
        assertThat(page.locator(".question")).containsText("has reported");
        page.getByText("dispute the report").click();
        page.locator(".question .checks button").first().click();
        page.locator(".question input[maxlength='200']").fill("We never met.");
        Windows.keep(page, "report-disputed");
        page.locator("#confirm").click();
        Patience.until(
                "the organizer hears of it",
                () -> game.as(Viewer.of(Player.ORGANIZER))
                        .asked()
                        .toString()
                        .contains("disputes \\\"Bert has won\\\" (\\\"We never met.\\\")."));
    }
}
