package org.muster.host.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.WaitUntilState;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;

/** Whoever runs a game does it from a phone. */
class OrganizerTest {

    private static final int PHONE = 360;

    /** Pictures may come later. */
    private static final Page.NavigateOptions READ =
            new Page.NavigateOptions().setWaitUntil(WaitUntilState.DOMCONTENTLOADED);

    @TempDir
    private static Path folder;

    private static Club club;
    private static Playwright playwright;
    private static Browser browser;

    private final List<String> complaints = new ArrayList<>();
    private final List<BrowserContext> contexts = new ArrayList<>();

    @BeforeAll
    static void start() throws IOException {
        club = new Club(folder);
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(Path.of("/usr/bin/chromium"))
                        .setChromiumSandbox(false)
                        .setArgs(List.of("--disable-background-networking")));
    }

    @AfterAll
    static void stop() {
        browser.close();
        playwright.close();
        club.close();
    }

    @AfterEach
    void nothingWasComplainedOf() {
        contexts.forEach(BrowserContext::close);
        assertThat(complaints).isEmpty();
    }

    private Page page(Club.Guest guest, boolean script, String path) {
        BrowserContext context = browser.newContext(new Browser.NewContextOptions()
                .setViewportSize(PHONE, 740)
                .setDeviceScaleFactor(2)
                .setJavaScriptEnabled(script)
                .setHasTouch(true));
        contexts.add(context);
        if (guest.token() != null) {
            context.addCookies(List.of(new Cookie("muster", guest.token().text())
                    .setUrl(club.host().url().toString())));
        }
        Page page = context.newPage();
        page.onPageError(complaints::add);
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") && !message.text().contains("422")) {
                complaints.add(message.text());
            }
        });
        page.navigate(club.host().url() + path, READ);
        return page;
    }

    /** What the guides show; written anew with {@code -Dgolden.write=true}. */
    private static void keep(Page page, String name, boolean whole) {
        if (Boolean.getBoolean("golden.write")) {
            page.screenshot(new Page.ScreenshotOptions()
                    .setFullPage(whole)
                    .setPath(Path.of("../docs/pictures/host", name + ".png")));
        }
    }

    private static void fits(Page page) {
        int wide = ((Number) page.evaluate("document.documentElement.scrollWidth")).intValue();
        assertThat(wide).as(page.url()).isLessThanOrEqualTo(PHONE);
    }

    /** Without any script: from nothing to a game that others can sit down at. */
    @Test
    void aSeasonIsOpenedWithoutScript() {
        Page olga = page(club.nobody(), false, "/new");
        if (Boolean.getBoolean("golden.write")) {
            olga.waitForLoadState(LoadState.LOAD, new Page.WaitForLoadStateOptions().setTimeout(120_000));
        }
        keep(olga, "new-systems", false);
        olga.locator("a[href*=space-battles]").click();
        olga.locator("[name=person]").fill("Olga");
        olga.locator("[name='seat.1']").fill("Anna");
        olga.locator("[value=open]").last().click();
        assertThat(olga.locator("fieldset .refused")).containsText("2 to 2");
        assertThat(olga.locator("[name='seat.1']")).hasValue("Anna");
        olga.locator("[name='seat.2']").fill("Bert");
        olga.locator("[value=look]").click();
        assertThat(olga.locator(".preview svg")).isVisible();
        keep(olga, "new-look", false);
        fits(olga);
        olga.locator("[value=open]").last().click();
        assertThat(olga.locator(".link .qr")).hasCount(2);
        keep(olga, "seats", false);
        fits(olga);
        String door = olga.locator(".link input").first().inputValue();
        Page anna = page(
                club.nobody(),
                false,
                door.substring(club.host().url().toString().length()));
        keep(anna, "join", false);
        anna.locator("form button").click();
        assertThat(anna).hasURL(Pattern.compile(".*/g/[a-z0-9]+\\?as=seat1"));
    }

    @Test
    void houseRulesUnfoldAndSayWhatTheyChange() {
        Page olga = page(club.stranger(), true, "/new?ruleset=40k-crusade");
        olga.locator("summary").first().click();
        olga.locator("details.why summary").nth(2).click();
        assertThat(olga.locator("details.why[open]").first()).containsText("CRU-");
        keep(olga, "new-house-rules", false);
        fits(olga);
    }

    @Test
    void seatsAndOneselfAreChangedFromAPhone() throws Exception {
        HostedGame game = club.game("40k-crusade", false, "anna", "bert");
        club.guest(game, "bert");
        Page olga = page(club.guest(game, "organizer"), true, "/g/" + game.id() + "/seats");
        olga.locator("[data-seat=anna] [value=invite]").click();
        assertThat(olga.locator("[data-seat=anna] .link")).isVisible();
        olga.locator("[data-seat=bert] summary").click();
        keep(olga, "seats-later", true);
        olga.locator("[data-seat=bert] [value=bot]").click();
        assertThat(olga.locator("[data-seat=bert]")).containsText("A bot plays it");
        fits(olga);
        Page anna = page(club.guest(game, "anna"), true, "/g/" + game.id() + "/seat");
        keep(anna, "seat", true);
        fits(anna);
        anna.navigate(club.host().url() + "/me", READ);
        keep(anna, "me", true);
        fits(anna);
    }

    /** What comes of it is seen first, and then done with a reason; without script as well. */
    @Test
    void aStepIsTakenBackFromAPhone() throws Exception {
        HostedGame game = club.game("40k-crusade", false, "anna", "bert");
        for (String seat : List.of("anna", "bert")) {
            Club.Guest guest = club.guest(game, seat);
            guest.does(game, Map.of("do", "join", "contribution", seat));
            guest.does(
                    game,
                    Map.of(
                            "do",
                            "choose",
                            "decision",
                            guest.asked(game).get(0).path("id").asInt(),
                            "answer",
                            seat.equals("anna") ? "orks" : "tau",
                            "contribution",
                            "c"));
        }
        Page olga = page(club.guest(game, "organizer"), false, "/g/" + game.id() + "/organize");
        keep(olga, "organize", true);
        fits(olga);
        olga.locator("[value=undo]").click();
        assertThat(olga.locator("h1")).containsText("The last step is taken back");
        assertThat(olga.locator("del").first()).isVisible();
        keep(olga, "organize-shown-first", true);
        fits(olga);
        olga.locator("[name=reason]").fill("Bert meant another");
        olga.locator("form button").click();
        assertThat(olga.locator("h1")).hasText("The feud");
    }
}
