package org.muster.host.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.muster.api.state.OrderedMap;
import org.muster.core.config.GameConfig;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;
import org.muster.host.games.NewGame;

/** The line between a page and its host: lost and found, shared by two windows, and thin. */
class LineTest {

    private static final long FIRST_VIEW = 200_000;
    private static final long SCRIPT = 90_000;

    @RegisterExtension
    static final Windows WINDOWS = new Windows("422", "409", "ERR_INTERNET_DISCONNECTED", "ERR_FAILED").withWorker();

    private static int chosen(HostedGame game) {
        return (int) game.match().game().entries().stream()
                .filter(entry -> entry.body() instanceof org.muster.core.journal.Entry.Chose)
                .count();
    }

    /** In a tunnel an answer is written and sent; it arrives once, and what others did meanwhile is there. */
    @Test
    void whatWasSentWithoutALineArrivesOnceAndNothingIsMissed() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", false, "anna", "bert");
        Club.Guest guest = WINDOWS.club().guest(game, "anna");
        BrowserContext tunnel = WINDOWS.of(guest, Windows.screen(Windows.PHONE));
        Page anna = WINDOWS.open(tunnel, Windows.table(game));
        Page bert = WINDOWS.desk(WINDOWS.club().guest(game, "bert"), Windows.table(game));
        assertThat(anna.locator(".peek.calls")).isVisible();
        assertThat(bert.locator(".peek.calls")).isVisible();
        anna.locator("[data-option=cygnar]").click();
        assertThat(anna.locator("#confirm")).isEnabled();

        tunnel.setOffline(true);
        anna.locator("#confirm").click();
        assertThat(anna.locator(".offline")).isVisible();
        assertThat(anna.locator(".offline")).containsText("as soon as");
        bert.locator("[data-option=khador]").click();
        bert.locator("#confirm").click();
        assertThat(bert.locator(".peek .say")).containsText("Waiting for Anna");
        assertThat(chosen(game)).isEqualTo(1);
        tunnel.setOffline(false);

        assertThat(anna.locator(".offline")).isHidden();
        assertThat(anna.locator(".peek .say")).not().containsText("faction");
        anna.locator("[data-tab=log]").click();
        assertThat(anna.locator("ol.log")).containsText("Khador");
        List<String> told = new ArrayList<>();
        guest.json("/api/games/" + game.id() + "/log?as=anna")
                .forEach(line -> told.add(line.path("short").asString()));
        assertThat(anna.locator("ol.log li summary").allInnerTexts()).containsExactlyInAnyOrderElementsOf(told);
        assertThat(chosen(game)).isEqualTo(2);
    }

    /** What is begun in one window stands in the other, and what is confirmed there is over here. */
    @Test
    void twoWindowsOfOnePersonAreOneSeat() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", false, "anna", "bert");
        WINDOWS.phone(WINDOWS.club().guest(game, "bert"), Windows.table(game));
        BrowserContext anna = WINDOWS.of(WINDOWS.club().guest(game, "anna"), Windows.screen(Windows.DESK));
        Page one = WINDOWS.open(anna, Windows.table(game));
        Page other = WINDOWS.open(anna, Windows.table(game));
        assertThat(one.locator(".peek.calls")).isVisible();
        assertThat(other.locator(".peek.calls")).isVisible();
        one.locator("[data-option=cygnar]").click();
        assertThat(other.locator("[data-option=cygnar]")).hasAttribute("aria-pressed", "true");
        other.locator("#confirm").click();
        assertThat(one.locator(".given")).containsText("Cygnar");
        assertThat(one.locator(".peek .say")).containsText("Waiting for Bert");
        assertThat(chosen(game)).isEqualTo(1);

        // changed before all have answered
        one.locator("[data-option=khador]").click();
        one.locator("#confirm").click();
        assertThat(other.locator(".given")).containsText("Khador");
        assertThat(chosen(game)).isEqualTo(2);
    }

    /** The host tells of an answer twice, with its receipt and as news: where it led to is fetched once. */
    @Test
    void whereAnAnswerLeadsToIsFetchedOnce() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", false, "anna", "bert");
        Page anna = WINDOWS.phone(WINDOWS.club().guest(game, "anna"), Windows.table(game));
        anna.locator("[data-option=cygnar]").click();
        assertThat(anna.locator("#confirm")).isEnabled();
        List<String> fetched = new ArrayList<>();
        anna.onRequest(request -> {
            if (request.method().equals("GET") && request.url().contains("/api/games/")) {
                fetched.add(request.url().replaceAll(".*/api/games/[^/?]*|[?].*", ""));
            }
        });
        anna.locator("#confirm").click();
        assertThat(anna.locator(".given")).containsText("Cygnar");
        assertThat(anna.locator(".peek .say")).containsText("Waiting for Bert");
        anna.waitForTimeout(1_000); // for what must not come
        assertThat(fetched).containsExactlyInAnyOrder("", "/picture");

        Page bert = WINDOWS.phone(WINDOWS.club().guest(game, "bert"), Windows.table(game));
        bert.locator("[data-option=khador]").click();
        bert.locator("#confirm").click();
        assertThat(anna.locator(".peek .say")).not().containsText("Waiting for Bert");
    }

    /** Each types what their own dice show, on their own phone. */
    @Test
    void realDiceAreTypedFromTwoPhones() throws Exception {
        OrderedMap<String, String> seats = OrderedMap.of("anna", "Anna").with("bert", "Bert");
        GameConfig config = new GameConfig("Real dice", seats, true, null, null, null, "physical", null, null, null);
        HostedGame game = WINDOWS.club().host().games().open(new NewGame("skirmish-dice", config, Map.of(), false));
        List<Fingers> hands = new ArrayList<>();
        List<Page> pages = new ArrayList<>();
        for (String seat : List.of("anna", "bert")) {
            pages.add(WINDOWS.phone(WINDOWS.club().guest(game, seat), Windows.table(game)));
            hands.add(new Fingers(pages.get(pages.size() - 1), seat.hashCode()));
        }
        List<Page> rolled = new ArrayList<>();
        for (int answers = 0; answers < 60 && rolled.stream().distinct().count() < 2; answers++) {
            Page page = Windows.called(pages.get(0), pages.get(1));
            if (page.locator("#rollpad").count() == 1
                    || page.locator(".peek .say").innerText().contains("dice")) {
                rolled.add(page);
            }
            hands.get(pages.indexOf(page)).answer();
        }
        assertThat(rolled).contains(pages.get(0), pages.get(1));
        assertThat(game.match().game().entries().stream()
                        .filter(entry -> entry.body() instanceof org.muster.core.journal.Entry.Rolled rolls
                                && rolls.toString().contains("typed")))
                .isNotEmpty();
    }

    @Test
    void theFirstViewIsSmall() throws Exception {
        for (String ruleset :
                List.of("swm-campaign", "40k-crusade", "warmachine-map", "space-battles", "skirmish-dice")) {
            HostedGame game = WINDOWS.club().game(ruleset, false, "anna", "bert");
            BrowserContext context = WINDOWS.of(
                    WINDOWS.club().guest(game, "anna"),
                    Windows.screen(Windows.PHONE).setServiceWorkers(ServiceWorkerPolicy.BLOCK));
            AtomicLong all = new AtomicLong();
            AtomicLong script = new AtomicLong();
            Set<Request> open = new HashSet<>();
            context.onRequest(request -> {
                if (!request.url().contains("/events")) {
                    open.add(request);
                }
            });
            context.onRequestFinished(request -> {
                open.remove(request);
                long size = request.sizes().responseBodySize + request.sizes().responseHeadersSize;
                all.addAndGet(size);
                if (request.url().endsWith(".js")) {
                    script.addAndGet(size);
                }
            });
            Page page = WINDOWS.open(context, Windows.table(game));
            assertThat(page.locator(".peek .say")).isVisible();
            page.waitForCondition(open::isEmpty);
            assertThat(all.get()).as(ruleset).isBetween(20_000L, FIRST_VIEW);
            assertThat(script.get()).as(ruleset).isBetween(10_000L, SCRIPT);
        }
    }
}
