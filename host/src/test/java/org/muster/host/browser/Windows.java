package org.muster.host.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;

/** Chromium, opened by people of a club on phones and desks, and all that it complains of. */
final class Windows implements AutoCloseable {

    /** A phone held upright; smaller than most. */
    static final int PHONE = 360;

    static final int DESK = 1280;

    private static final Path CHROMIUM = Path.of("/usr/bin/chromium");
    private static final int PHONE_HEIGHT = 740;
    private static final int DESK_HEIGHT = 800;
    private static final int MOST_TRIES = 200;
    private static final int A_MOMENT = 50;
    /** Milliseconds after which nothing moves any more. */
    private static final int SLID = 300;

    private final Club club;
    private final Playwright playwright;
    private final Browser browser;
    private final List<String> complaints = new ArrayList<>();
    private final List<BrowserContext> contexts = new ArrayList<>();

    Windows(Club club) {
        assertThat(Files.exists(CHROMIUM)).as("./check installs chromium").isTrue();
        this.club = club;
        this.playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        this.browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(CHROMIUM)
                        .setChromiumSandbox(false)
                        .setArgs(List.of("--disable-background-networking")));
    }

    /** A browser of its own, in which {@code guest} is known. */
    BrowserContext of(Club.Guest guest, int width, ColorScheme colours) {
        return of(guest, width, colours, ServiceWorkerPolicy.ALLOW);
    }

    /** The same without a worker: what one asks for Playwright can't weigh, and what a page asks for is the same. */
    BrowserContext withoutWorker(Club.Guest guest, int width) {
        return of(guest, width, ColorScheme.LIGHT, ServiceWorkerPolicy.BLOCK);
    }

    private BrowserContext of(Club.Guest guest, int width, ColorScheme colours, ServiceWorkerPolicy workers) {
        BrowserContext context = browser.newContext(new Browser.NewContextOptions()
                .setServiceWorkers(workers)
                .setViewportSize(width, width == PHONE ? PHONE_HEIGHT : DESK_HEIGHT)
                .setDeviceScaleFactor(1)
                .setColorScheme(colours)
                .setHasTouch(width == PHONE));
        contexts.add(context);
        if (guest.token() != null) {
            context.addCookies(List.of(new Cookie("muster", guest.token().text())
                    .setUrl(club.host().url().toString())));
        }
        return context;
    }

    /** One more window of a browser. */
    Page open(BrowserContext context, String path) {
        Page page = context.newPage();
        page.onPageError(complaints::add);
        page.onConsoleMessage(message -> {
            // that a draft is refused, or too late, the host tells with a status that browsers note
            boolean expected = message.text().contains("422")
                    || message.text().contains("409")
                    || message.text().contains("ERR_INTERNET_DISCONNECTED")
                    || message.text().contains("ERR_FAILED"); // the same, by the worker
            if (message.type().equals("error") && !expected) {
                complaints.add(message.text());
            }
        });
        page.navigate(club.host().url() + path);
        return page;
    }

    /** The only window of somebody, on a phone. */
    Page phone(Club.Guest guest, String path) {
        return open(of(guest, PHONE, ColorScheme.LIGHT), path);
    }

    /** The only window of somebody, at a desk. */
    Page desk(Club.Guest guest, String path) {
        return open(of(guest, DESK, ColorScheme.LIGHT), path);
    }

    /** Where a game is played. */
    static String table(HostedGame game) {
        return "/g/" + game.id();
    }

    /** The first of these whose move it is. */
    static Page called(Page... pages) {
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            for (Page page : pages) {
                if (page.locator(".peek.calls").count() == 1) {
                    return page;
                }
                page.waitForTimeout(A_MOMENT);
            }
        }
        throw new AssertionError("nobody is called");
    }

    /** No script failed, and nothing was held back by the content security policy. All windows are shut. */
    void nothingWasComplainedOf() {
        contexts.forEach(BrowserContext::close);
        contexts.clear();
        List<String> all = List.copyOf(complaints);
        complaints.clear();
        assertThat(all).isEmpty();
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }

    /** What the guides show; written anew with {@code -Dgolden.write=true}. */
    static void keep(Page page, String name) {
        if (Boolean.getBoolean("golden.write")) {
            page.waitForTimeout(SLID);
            SmallPng.write(page.screenshot(), Path.of("../docs/pictures/host", name + ".png"));
        }
    }
}
