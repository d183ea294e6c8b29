package org.muster.bench.host;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.muster.core.plugin.Rulesets;
import org.muster.host.Demo;
import org.muster.host.Host;
import org.muster.host.Settings;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Person;

/**
 * {@code bench/run page}: how the table of a game comes up on a phone of the middle range that never saw it, in a real
 * Chromium: 360 pixels wide, a processor four times slower than this one, 1.6 Mbit/s with 150 ms of latency.
 */
public final class FirstView {

    private static final List<Path> CHROMIUMS =
            List.of(Path.of("/usr/bin/chromium-headless-shell"), Path.of("/usr/bin/chromium"));
    private static final int SLOWER = 4;
    private static final int WAIT = 2_500;

    /** Keeps what the browser tells while a page comes up (W3C Paint Timing, Layout Instability, Long Tasks). */
    private static final String WATCH = """
            window.figures = { largest: 0, shift: 0, blocked: 0 };
            const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each))
                .observe({ type, buffered: true });
            watch('largest-contentful-paint', (one) => { figures.largest = one.startTime; });
            watch('layout-shift', (one) => { if (!one.hadRecentInput) figures.shift += one.value; });
            watch('longtask', (one) => { figures.blocked += Math.max(0, one.duration - 50); });""";

    private static final String TELL = """
            () => ({ ...figures,
              first: performance.getEntriesByName('first-contentful-paint')[0].startTime,
              loaded: performance.getEntriesByType('navigation')[0].loadEventEnd,
              bytes: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
                .reduce((sum, one) => sum + one.encodedBodySize, 0) })""";

    private FirstView() {}

    public static void main(String[] args) throws Exception {
        int views = args.length > 0 ? Integer.parseInt(args[0]) : 5;
        Settings settings = new Settings("127.0.0.1", 0, Files.createTempDirectory("muster-bench"), null, null);
        Rulesets rulesets = Rulesets.find(Path.of("no-plugins"));
        try (Host host = Host.start(settings, rulesets, Clock.systemUTC());
                Playwright playwright = Playwright.create(
                        new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")))) {
            Browser browser = playwright
                    .chromium()
                    .launch(new BrowserType.LaunchOptions()
                            .setExecutablePath(CHROMIUMS.stream()
                                    .filter(Files::exists)
                                    .findFirst()
                                    .orElseThrow())
                            .setChromiumSandbox(false));
            Person person = host.people().newcomer("Anna", false);
            String token = host.people().session(person).text();
            System.out.printf(
                    Locale.ROOT,
                    "%-40s %10s %10s %10s %10s %10s %8s%n",
                    "medians of " + views,
                    "first, ms",
                    "largest",
                    "loaded",
                    "blocked",
                    "shift",
                    "kB");
            for (HostedGame game : Demo.open(host, person)) {
                Map<String, List<Double>> figures = new LinkedHashMap<>();
                for (int i = -1; i < views; i++) { // by the first the host is warm and Anna has sat down
                    Map<String, Object> one = view(browser, host.url().toString(), "/g/" + game.id(), token);
                    if (i >= 0) {
                        one.forEach((name, figure) -> figures.computeIfAbsent(name, it -> new ArrayList<>())
                                .add(((Number) figure).doubleValue()));
                    }
                }
                System.out.printf(
                        Locale.ROOT,
                        "%-40s %10.0f %10.0f %10.0f %10.0f %10.4f %8.0f%n",
                        game.header().name(),
                        median(figures, "first"),
                        median(figures, "largest"),
                        median(figures, "loaded"),
                        median(figures, "blocked"),
                        median(figures, "shift"),
                        median(figures, "bytes") / 1_000);
            }
        }
        System.exit(0);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> view(Browser browser, String url, String path, String token) {
        try (BrowserContext phone = browser.newContext(new Browser.NewContextOptions()
                .setViewportSize(360, 740)
                .setIsMobile(true)
                .setHasTouch(true)
                .setServiceWorkers(ServiceWorkerPolicy.BLOCK))) {
            phone.addCookies(List.of(new Cookie("muster", token).setUrl(url)));
            phone.addInitScript(WATCH);
            Page page = phone.newPage();
            CDPSession tools = phone.newCDPSession(page);
            JsonObject line = new JsonObject();
            line.addProperty("offline", false);
            line.addProperty("latency", 150);
            line.addProperty("downloadThroughput", 1_600_000 / 8);
            line.addProperty("uploadThroughput", 750_000 / 8);
            tools.send("Network.enable");
            tools.send("Network.emulateNetworkConditions", line);
            JsonObject processor = new JsonObject();
            processor.addProperty("rate", SLOWER);
            tools.send("Emulation.setCPUThrottlingRate", processor);
            page.navigate(url + path);
            page.waitForTimeout(WAIT);
            return (Map<String, Object>) page.evaluate(TELL);
        }
    }

    private static double median(Map<String, List<Double>> figures, String name) {
        List<Double> all =
                figures.getOrDefault(name, List.of()).stream().sorted().toList();
        return all.get(all.size() / 2);
    }
}
