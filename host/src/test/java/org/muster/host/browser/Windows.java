package org.muster.host.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import com.microsoft.playwright.options.WaitUntilState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.muster.host.Club;
import org.muster.host.KitPlugin;
import org.muster.host.Patience;
import org.muster.host.games.HostedGame;

/** A club, and Chromium opened by its people on phones and desks, and all that it complains of. */
final class Windows implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {

    /** A phone held upright; smaller than most. */
    static final int PHONE = 360;

    static final int DESK = 1280;

    /** The first that is there: the one without windows draws a page in a third of the time. */
    private static final List<Path> CHROMIUMS =
            List.of(Path.of("/usr/bin/chromium-headless-shell"), Path.of("/usr/bin/chromium"));

    private static final int NARROW = 800;
    private static final int PHONE_HEIGHT = 740;
    private static final int DESK_HEIGHT = 800;
    private static final double MILLIS = Duration.ofMinutes(Patience.MINUTES).toMillis();
    /** Milliseconds after which nothing moves any more. */
    private static final int SLID = 300;

    /** One for all tests of a process: people's windows know nothing of each other, and to start it takes seconds. */
    private static final class Chromium {
        static final Browser BROWSER = start();

        private static Browser start() {
            Path chromium = CHROMIUMS.stream().filter(Files::exists).findFirst().orElseThrow();
            Playwright playwright = Playwright.create(
                    new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
            Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
            return playwright
                    .chromium()
                    .launch(new BrowserType.LaunchOptions()
                            .setExecutablePath(chromium)
                            .setChromiumSandbox(false)
                            .setArgs(List.of("--disable-background-networking")));
        }
    }

    private final Set<String> expected;
    private boolean withPlugin;
    private ServiceWorkerPolicy workers = ServiceWorkerPolicy.BLOCK;
    private final Map<String, String> rulesets = new LinkedHashMap<>();
    private final List<String> complaints = new ArrayList<>();
    private final List<BrowserContext> contexts = new ArrayList<>();
    private @Nullable Path folder;
    private @Nullable Club club;

    /**
     * Those of a test.
     *
     * @param expected what a complaint may contain: what is refused, or comes too late, the host tells with a status that
     *     browsers note
     */
    Windows(String... expected) {
        this.expected = Set.of(expected);
    }

    /** These, of a club that plays also what this file in its folder of plugins holds. */
    Windows withRuleset(String file, String text) {
        rulesets.put(file, text);
        return this;
    }

    /** These, with what goes on when no page is open: it fetches all that a page may need once more, for each window. */
    Windows withWorker() {
        workers = ServiceWorkerPolicy.ALLOW;
        return this;
    }

    /** These, of a club that plays also what the test kit shows. */
    Windows withPlugin() {
        withPlugin = true;
        return this;
    }

    @Override
    public void beforeAll(ExtensionContext test) throws IOException {
        PlaywrightAssertions.setDefaultAssertionTimeout(MILLIS);
        folder = Files.createTempDirectory("club");
        Path plugins = folder.resolve("plugins");
        if (withPlugin) {
            KitPlugin.into(plugins);
        }
        for (Map.Entry<String, String> file : rulesets.entrySet()) {
            Files.createDirectories(plugins);
            Files.writeString(plugins.resolve(file.getKey()), file.getValue());
        }
        club = new Club(folder, plugins);
    }

    @Override
    public void afterAll(ExtensionContext test) throws IOException {
        club.close();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(one);
            }
        }
    }

    /** No script failed, and nothing was held back by the content security policy. All windows are shut. */
    @Override
    public void afterEach(ExtensionContext test) {
        contexts.forEach(BrowserContext::close);
        contexts.clear();
        List<String> all = List.copyOf(complaints);
        complaints.clear();
        assertThat(all).isEmpty();
    }

    /** Whose windows these are. */
    Club club() {
        return club;
    }

    /** A screen so wide. */
    static Browser.NewContextOptions screen(int width) {
        return new Browser.NewContextOptions()
                .setViewportSize(width, width < NARROW ? PHONE_HEIGHT : DESK_HEIGHT)
                .setDeviceScaleFactor(1)
                .setHasTouch(width == PHONE);
    }

    /** A browser of its own, in which {@code guest} is known. */
    BrowserContext of(Club.Guest guest, Browser.NewContextOptions screen) {
        BrowserContext context =
                Chromium.BROWSER.newContext(screen.serviceWorkers == null ? screen.setServiceWorkers(workers) : screen);
        context.setDefaultTimeout(MILLIS);
        context.setDefaultNavigationTimeout(MILLIS);
        contexts.add(context);
        if (guest.token() != null) {
            context.addCookies(List.of(new Cookie("muster", guest.token().text())
                    .setUrl(club.host().url().toString())));
        }
        return context;
    }

    /** One more window of a browser. */
    Page open(BrowserContext context, String path) {
        return open(context, path, WaitUntilState.LOAD);
    }

    /** One that is looked at when so much of it is there. */
    Page open(BrowserContext context, String path, WaitUntilState enough) {
        Page page = context.newPage();
        page.onPageError(complaints::add);
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") && expected.stream().noneMatch(message.text()::contains)) {
                complaints.add(message.text());
            }
        });
        page.navigate(club.host().url() + path, new Page.NavigateOptions().setWaitUntil(enough));
        return page;
    }

    /** The only window of somebody, on a phone. */
    Page phone(Club.Guest guest, String path) {
        return open(of(guest, screen(PHONE)), path);
    }

    /** The only window of somebody, at a desk. */
    Page desk(Club.Guest guest, String path) {
        return open(of(guest, screen(DESK)), path);
    }

    /** Where a link of the club leads. */
    String path(String link) {
        return link.substring(club.host().url().toString().length());
    }

    /** Where a game is played. */
    static String table(HostedGame game) {
        return "/g/" + game.id();
    }

    /** The first of these whose move it is. */
    static Page called(Page... pages) {
        AtomicReference<Page> called = new AtomicReference<>();
        Patience.until("somebody is called", () -> {
            for (Page page : pages) {
                if (page.locator(".peek.calls").count() == 1) {
                    called.set(page);
                    return true;
                }
            }
            return false;
        });
        return called.get();
    }

    /** Where something is, when it is there: it may be drawn anew just now. */
    static BoundingBox box(Locator one) {
        AtomicReference<BoundingBox> box = new AtomicReference<>();
        Patience.until("a place on the screen for " + one, () -> {
            box.set(one.boundingBox());
            return box.get() != null;
        });
        return box.get();
    }

    /** How many pixels a page takes across. */
    static int across(Page page) {
        return ((Number) page.evaluate("document.documentElement.scrollWidth")).intValue();
    }

    /** What the guides show; written anew with {@code -Dgolden.write=true}. */
    static void keep(Page page, String name) {
        if (Boolean.getBoolean("golden.write")) {
            page.waitForTimeout(SLID);
            SmallPng.write(page.screenshot(), Path.of("../docs/pictures/host", name + ".png"));
        }
    }
}
