package org.muster.host.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.muster.core.journal.Entry;
import org.muster.core.plugin.Rulesets;
import org.muster.host.Club;
import org.muster.host.Host;
import org.muster.host.Settings;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Person;

/** What can be read and done while there is no line, and what is left of it for others: nothing. */
class TunnelTest {

    @RegisterExtension
    // an open table whose session is lost looks again, and is told that there is nothing: 404
    static final Windows WINDOWS =
            new Windows("404", "422", "409", "ERR_INTERNET_DISCONNECTED", "ERR_FAILED").withWorker();

    @TempDir
    private Path folder;

    /** Waits until a promise comes true; Playwright's own waiting takes any promise for true. */
    private static void until(Page page, String promise) {
        page.waitForCondition(() -> Boolean.TRUE.equals(page.evaluate(promise)));
    }

    /** The worker has this page, too. */
    static void isKept(Page page) {
        until(page, """
                async () => {
                  for (const name of await caches.keys()) {
                    if (!name.includes(':seen:')) continue;
                    if (await (await caches.open(name)).match(location.href.split('#')[0], { ignoreVary: true })) return true;
                  }
                  return false;
                }""");
    }

    /** All that is kept of pages and answers. */
    @SuppressWarnings("unchecked")
    private static List<String> kept(Page page) {
        return (List<String>) page.evaluate("""
                async () => {
                  const all = [];
                  for (const name of await caches.keys()) {
                    if (!name.includes(':seen:')) continue;
                    const kept = await (await caches.open(name)).keys().catch(() => []); // it may be thrown away meanwhile
                    for (const one of kept) all.push(name.split(':').pop() + ' ' + new URL(one.url).pathname);
                  }
                  return all;
                }""");
    }

    @Test
    void theHostIsAnApp() {
        Page page = WINDOWS.phone(WINDOWS.club().stranger(), "/");
        String manifest = page.locator("link[rel=manifest]").getAttribute("href");
        Object read = page.evaluate(
                "async (url) => { const m = await (await fetch(url)).json(); for (const i of m.icons) { const a = await fetch(i.src);"
                        + " if (!a.ok || !a.headers.get('Content-Type').startsWith(i.type)) return i.src; } return m.display + ' ' + m.start_url; }",
                manifest);
        assertThat(read).isEqualTo("standalone /");
        assertThat(page.evaluate("async () => (await navigator.serviceWorker.ready).scope"))
                .isEqualTo(WINDOWS.club().host().url() + "/");
    }

    @Test
    void whatWasNeverOpenedSaysThatThereIsNoLine() {
        BrowserContext context = WINDOWS.of(WINDOWS.club().stranger(), Windows.screen(Windows.PHONE));
        Page page = WINDOWS.open(context, "/");
        isKept(page);
        context.setOffline(true);
        page.reload();
        assertThat(page.locator("h1")).hasText("My games");
        assertThat(page.locator("#kept")).containsText("You are offline; this is how it stood at ");
        page.locator("a[href='/new']").click();
        assertThat(page.locator("h1")).hasText("No line to the host");
        context.setOffline(false);
        page.navigate(WINDOWS.club().host().url() + "/new");
        assertThat(page.locator("h1")).hasText("New game: what is played?");
        assertThat(page.locator("#kept")).isHidden();
    }

    /** Nobody is told of a game that was opened that it was not; what stands at the address then is shown. */
    @Test
    void whoComesBackToWhatAFormBroughtSendsItNoMore() {
        Page page = WINDOWS.phone(WINDOWS.club().stranger(), "/new?ruleset=space-battles");
        until(page, "async () => navigator.serviceWorker.controller !== null");
        page.locator("[name='seat.1']").fill("Anna");
        page.locator("[value=open]").last().click();
        assertThat(page.locator("fieldset .refused")).isVisible();
        page.locator("a.mark").click();
        assertThat(page.locator("h1")).hasText("New game: what is played?");
        page.goBack();
        assertThat(page.locator("[name=ruleset]")).hasValue("space-battles");
        page.locator("[name=name]").fill("The run");
        page.locator("[name='seat.1']").fill("Anna");
        page.locator("[name='seat.2']").fill("Bert");
        page.locator("[value=open]").last().click();
        assertThat(page.locator(".link")).hasCount(2);
        page.locator("a.button").first().click();
        assertThat(page.locator(".peek .say")).isVisible();
        page.goBack();
        assertThat(page.locator("h1")).hasText("The run");
        assertThat(page.locator(".seats .seat")).hasCount(4);
    }

    @Test
    void aGameIsReadAsItStoodLast() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", false, "anna", "bert");
        WINDOWS.phone(WINDOWS.club().guest(game, "bert"), Windows.table(game));
        BrowserContext context = WINDOWS.of(WINDOWS.club().guest(game, "anna"), Windows.screen(Windows.PHONE));
        Page page = WINDOWS.open(context, Windows.table(game));
        assertThat(page.locator(".peek.calls")).isVisible();
        isKept(page);
        context.setOffline(true);
        page.reload();
        assertThat(page.locator(".peek .say")).containsText("faction");
        assertThat(page.locator(".offline")).containsText("this is how it stood at ");
        assertThat(page.locator("svg.scene")).isVisible();
        assertThat(page.locator("[data-option=cygnar]")).isVisible();
        context.setOffline(false);
        assertThat(page.locator(".offline")).isHidden();
    }

    private static int chosen(HostedGame game) {
        return (int) game.match().game().entries().stream()
                .filter(entry -> entry.body() instanceof Entry.Chose)
                .count();
    }

    /** A game in which anna is asked first, and her phone. */
    private record Asked(HostedGame game, Club.Guest guest, BrowserContext phone, Page page) {

        void goesIntoATunnelAndAnswers() {
            page.locator("[data-option=cygnar]").click();
            assertThat(page.locator("#confirm")).isEnabled();
            isKept(page);
            phone.setOffline(true);
            page.locator("#confirm").click();
            assertThat(page.locator(".unsent")).containsText("Not sent yet.");
            assertThat(page.locator(".unsent")).containsText("Cygnar");
        }

        /** What the page says to its host is heard by whoever answers next. */
        void comesOut() {
            phone.setOffline(false);
        }
    }

    private static Asked asked() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", false, "anna", "bert");
        WINDOWS.phone(WINDOWS.club().guest(game, "bert"), Windows.table(game));
        Club.Guest guest = WINDOWS.club().guest(game, "anna");
        BrowserContext phone = WINDOWS.of(guest, Windows.screen(Windows.PHONE));
        Page page = WINDOWS.open(phone, Windows.table(game));
        assertThat(page.locator(".peek.calls")).isVisible();
        return new Asked(game, guest, phone, page);
    }

    @Test
    void anAnswerIsSentOnceAlsoAfterTheTunnelsPageWasLoadedAgain() throws Exception {
        Asked anna = asked();
        anna.goesIntoATunnelAndAnswers();
        anna.page().reload();
        assertThat(anna.page().locator(".unsent")).containsText("Cygnar");
        anna.page().reload();
        assertThat(anna.page().locator(".unsent")).containsText("Cygnar");
        assertThat(chosen(anna.game())).isZero();
        anna.comesOut();
        assertThat(anna.page().locator(".unsent")).isHidden();
        assertThat(anna.page().locator(".given, [data-question]").first()).containsText("Cygnar");
        anna.page().reload();
        assertThat(anna.page().locator(".given, [data-question]").first()).containsText("Cygnar");
        assertThat(chosen(anna.game())).isEqualTo(1);
    }

    /** The notice stays in sight, what waits is called by its name, and it may be taken back as long as it waits. */
    @Test
    void whatIsNotSentYetIsTakenBack() throws Exception {
        Asked anna = asked();
        anna.goesIntoATunnelAndAnswers();
        Page page = anna.page();
        assertThat(page.locator(".head .offline")).isVisible();
        assertThat(page.locator(".question .will")).containsText("Not sent yet. Cygnar");
        assertThat(page.locator("#confirm")).hasCount(0);
        page.locator(".unsent [data-take-back]").click();
        assertThat(page.locator(".unsent")).hasCount(0);
        assertThat(page.locator("[data-option=cygnar]")).hasAttribute("aria-pressed", "true");
        anna.comesOut();
        assertThat(page.locator(".offline")).hasCount(0);
        assertThat(chosen(anna.game())).isZero();
        page.locator("#confirm").click();
        assertThat(page.locator(".given, [data-question]").first()).containsText("Cygnar");
        assertThat(chosen(anna.game())).isEqualTo(1);
    }

    @Test
    void anAnswerOfAClosedPageGoesOutFromAnyOther() throws Exception {
        Asked anna = asked();
        anna.goesIntoATunnelAndAnswers();
        anna.page().close();
        anna.comesOut();
        Page home = WINDOWS.open(anna.phone(), "/");
        until(home, "async () => (await outbox.all()).length === 0");
        assertThat(chosen(anna.game())).isEqualTo(1);
        assertThat(WINDOWS.open(anna.phone(), Windows.table(anna.game()))
                        .locator(".given, [data-question]")
                        .first())
                .containsText("Cygnar");
        assertThat(chosen(anna.game())).isEqualTo(1);
    }

    @Test
    void whenTheQuestionIsClosedMeanwhileWhatWasTypedIsShown() throws Exception {
        Asked anna = asked();
        anna.goesIntoATunnelAndAnswers();
        anna.page().close();
        // She answers otherwise on another device, and all go on.
        Club.Guest bert = WINDOWS.club().guest(anna.game(), "bert");
        for (Club.Guest one : List.of(anna.guest(), bert)) {
            var decision = one.asked(anna.game()).get(0);
            one.does(
                    anna.game(),
                    Map.of(
                            "do",
                            "choose",
                            "decision",
                            decision.path("id").asInt(),
                            "answer",
                            one == bert ? "khador" : "cryx",
                            "contribution",
                            "x"));
        }
        int before = chosen(anna.game());
        anna.comesOut();
        Page page = WINDOWS.open(anna.phone(), Windows.table(anna.game()));
        assertThat(page.locator(".returned")).containsText("This was not taken");
        assertThat(page.locator(".returned")).containsText("Cygnar");
        assertThat(page.locator(".returned .refused"))
                .hasText(Pattern.compile("This seat had answered already, .*: Anna.*: Cryx"));
        assertThat(chosen(anna.game())).isEqualTo(before);
        page.reload();
        assertThat(page.locator(".returned")).containsText("Cygnar");
        page.locator("[data-put-away]").click();
        assertThat(page.locator(".returned")).hasCount(0);
        page.reload();
        assertThat(page.locator(".peek .say")).isVisible();
        assertThat(page.locator(".returned")).hasCount(0);
    }

    @Test
    void whoComesInNextFindsNothing() throws Exception {
        Asked anna = asked();
        anna.goesIntoATunnelAndAnswers();
        anna.comesOut();
        Page page = WINDOWS.open(anna.phone(), Windows.table(anna.game()));
        assertThat(page.locator(".given, [data-question]").first()).containsText("Cygnar");
        anna.page().close(); // it would go on asking for a game that is nobody's any more, and complain
        page.navigate(WINDOWS.club().host().url() + "/me");
        page.locator("form[action='/me/leave'] button").click();
        assertThat(page.locator("h1")).hasText("My games");
        assertThat(kept(page)).noneMatch(one -> one.contains(anna.game().id()));
        assertThat(page.evaluate("() => Object.keys(localStorage).filter((key) => key.includes('"
                        + anna.game().id() + "')).length"))
                .isEqualTo(0);
        isKept(page);
        anna.phone().setOffline(true);
        page.navigate(WINDOWS.club().host().url() + Windows.table(anna.game()));
        assertThat(page.locator("h1")).hasText("No line to the host");
    }

    /** A shared phone on which nobody has logged out: the next session is another reader's. */
    @Test
    void anotherSessionOnTheSamePhoneFindsNothing() throws Exception {
        Asked anna = asked();
        anna.goesIntoATunnelAndAnswers();
        anna.page().close();
        Club.Guest other = WINDOWS.club().guest(anna.game(), "bert");
        anna.phone()
                .addCookies(List.of(new Cookie("muster", other.token().text())
                        .setUrl(WINDOWS.club().host().url().toString())));
        anna.comesOut();
        Page page = WINDOWS.open(anna.phone(), "/");
        assertThat(page.locator("h1")).hasText("My games");
        until(page, "async () => (await outbox.all()).length === 0");
        isKept(page);
        assertThat(kept(page)).allMatch(one -> one.startsWith(other.token().mark()));
        assertThat(chosen(anna.game())).as("sent for nobody").isZero();
        anna.phone().setOffline(true);
        page.navigate(WINDOWS.club().host().url() + Windows.table(anna.game()));
        assertThat(page.locator("h1")).hasText("No line to the host");
    }

    /** A session that was ended elsewhere is lost here at the next page. */
    @Test
    void aLostSessionLeavesNothing() throws Exception {
        Asked anna = asked();
        isKept(anna.page());
        WINDOWS.club().host().people().leave(anna.guest().token());
        Page page = WINDOWS.open(anna.phone(), "/");
        assertThat(page.locator("h1")).hasText("My games");
        page.waitForCondition(() ->
                kept(page).stream().noneMatch(one -> one.contains(anna.game().id())));
    }

    /** With no page open the browser wakes the worker when it has a line. */
    @Test
    void theBrowserSendsItWithNoPageOpen() throws Exception {
        Asked anna = asked();
        Page other = anna.phone().newPage();
        CDPSession chromium = anna.phone().newCDPSession(anna.page());
        CompletableFuture<String> registration = new CompletableFuture<>();
        chromium.on(
                "ServiceWorker.workerRegistrationUpdated",
                event -> event.getAsJsonArray("registrations")
                        .forEach(one -> registration.complete(
                                one.getAsJsonObject().get("registrationId").getAsString())));
        chromium.send("ServiceWorker.enable");
        anna.goesIntoATunnelAndAnswers();
        other.waitForCondition(registration::isDone);
        anna.comesOut();
        JsonObject sync = new JsonObject();
        sync.addProperty("origin", WINDOWS.club().host().url().toString());
        sync.addProperty("registrationId", registration.join());
        sync.addProperty("tag", "post");
        sync.addProperty("lastChance", false);
        chromium.send("ServiceWorker.dispatchSyncEvent", sync);
        anna.page().close();
        other.waitForCondition(() -> chosen(anna.game()) == 1);
    }

    @Test
    void behindAPathAllOfItLiesThere() throws Exception {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        String url = "http://127.0.0.1:" + port + "/games";
        try (Host host = Host.start(
                new Settings("127.0.0.1", port, folder.resolve("path"), null, URI.create(url)),
                Rulesets.find(Path.of("no-plugins")),
                Clock.systemUTC())) {
            BrowserContext context = WINDOWS.of(WINDOWS.club().nobody(), Windows.screen(Windows.PHONE));
            Page page = context.newPage();
            page.navigate(host.url() + "/");
            isKept(page);
            assertThat(page.evaluate("async () => (await navigator.serviceWorker.ready).scope"))
                    .isEqualTo(url + "/");
            assertThat(page.evaluate(
                            "async () => { const m = await (await fetch(document.querySelector('[rel=manifest]').href)).json();"
                                    + " return [m.id, m.scope, m.start_url, m.icons[0].src.slice(0, 14)].join(' '); }"))
                    .isEqualTo("/games/ /games/ /games/ /games/assets/");
            context.setOffline(true);
            page.navigate(host.url() + "/");
            assertThat(page.locator("#kept")).isVisible();
            page.navigate(host.url() + "/new");
            assertThat(page.locator("h1")).hasText("No line to the host");
        }
    }

    /** No browser can be made to lose its address, so the worker is told here that it did. */
    @Test
    void anotherAddressOfThisDeviceIsToldToTheHost() throws Exception {
        Club.Guest anna = WINDOWS.club().stranger();
        Page page = WINDOWS.phone(anna, "/me/news");
        String worker = WINDOWS.club().nobody().get("/worker.js").body();
        Object wanted = page.evaluate("""
                async () => {
                  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
                  const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=/g, '');
                  const p256dh = text(await crypto.subtle.exportKey('raw', pair.publicKey));
                  const at = (endpoint) => ({ toJSON: () => ({ endpoint, keys: { p256dh, auth: text(new Uint8Array(16)) } }) });
                  const heard = {};
                  let key = null;
                  const pushManager = { subscribe: async (how) => { key = how.applicationServerKey; return at('https://8.8.8.8/push/two'); } };
                  const self = { addEventListener: (type, hear) => { heard[type] = hear; }, registration: { pushManager } };
                  const importScripts = () => {};
                  {
                    %s
                  }
                  const moved = async (event) => {
                    let done = null;
                    heard.pushsubscriptionchange({ ...event, waitUntil: (promise) => { done = promise; } });
                    await done;
                  };
                  await moved({ newSubscription: at('https://8.8.8.8/push/one') });
                  await moved({ oldSubscription: { options: { applicationServerKey: 'the key' } } });
                  return key;
                }""".formatted(worker));
        assertThat(wanted).isEqualTo("the key");
        Person person = WINDOWS.club().host().people().known(anna.token()).orElseThrow();
        assertThat(WINDOWS.club().host().news().subscriptions().channels(person))
                .extracting(channel -> channel.address().get("url"))
                .containsExactlyInAnyOrder("https://8.8.8.8/push/one", "https://8.8.8.8/push/two");
    }

    /** A browser without a window lets nobody give leave: it says so, until a script tells that it was not asked yet. */
    @Test
    void newsOnThisDeviceAreOfferedByAButton() {
        BrowserContext context = WINDOWS.of(WINDOWS.club().stranger(), Windows.screen(Windows.PHONE));
        Page forbidden = WINDOWS.open(context, "/me/news");
        assertThat(forbidden.locator("#push")).containsText("You have forbidden this host to tell you anything");
        assertThat(forbidden.locator("#push button")).isHidden();
        context.addInitScript("Object.defineProperty(Notification, 'permission', { get: () => 'default' })");
        Page page = WINDOWS.open(context, "/me/news");
        assertThat(page.locator("#push button")).isVisible();
        assertThat(page.locator("#push button")).hasText("Tell me on this device");
    }
}
