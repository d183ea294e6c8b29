package org.muster.host.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;

/** What can be done without seeing, and without a finger; and that axe-core finds nothing. */
class AccessTest {

    private static final String AXE = axe();
    /** All that axe-core knows but for what a page of a host can't break alone: it has no rules of its own here. */
    private static final String RUN = """
            async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
              .flatMap((one) => one.nodes.map((node) => one.id + ': ' + node.target.join(' ') + ' — ' + node.failureSummary))
            """;

    @RegisterExtension
    static final Windows WINDOWS = new Windows("422", "409", "ERR_INTERNET_DISCONNECTED", "ERR_FAILED");

    private static String axe() {
        try (InputStream in = AccessTest.class.getResourceAsStream("/axe.min.js")) {
            if (in == null) {
                throw new IllegalStateException("axe-core is not there");
            }
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @SuppressWarnings("unchecked")
    static List<String> violations(Page page) {
        page.evaluate(AXE);
        return (List<String>) page.evaluate(RUN);
    }

    @Test
    void axeFindsNothingInTheRuleBooks() throws Exception {
        var context = WINDOWS.of(
                WINDOWS.club().guest(WINDOWS.club().game("space-battles", false, "anna", "bert"), "anna"),
                Windows.screen(Windows.PHONE));
        for (String ruleset :
                List.of("swm-campaign", "40k-crusade", "warmachine-map", "space-battles", "skirmish-dice")) {
            assertThat(violations(WINDOWS.open(context, "/rules/" + ruleset)))
                    .as(ruleset)
                    .isEmpty();
        }
    }

    @Tag("long")
    @Test
    void axeFindsNothing() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", true, "anna", "bert");
        Club.Guest bert = WINDOWS.club().guest(game, "bert");
        WINDOWS.phone(bert, Windows.table(game)); // sits down
        Club.Guest anna = WINDOWS.club().guest(game, "anna");
        for (Map<String, Object> line : List.<Map<String, Object>>of(
                Map.of("text", "Hello"), Map.of("text", "For you", "to", List.of("bert")))) {
            anna.post("/api/games/" + game.id() + "/talk", line);
        }
        bert.post("/api/games/" + game.id() + "/talk", Map.of("text", "And for you", "to", List.of("anna")));
        for (int width : List.of(Windows.PHONE, Windows.DESK)) {
            for (ColorScheme colours : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
                String where = width + " " + colours;
                var context = WINDOWS.of(anna, Windows.screen(width).setColorScheme(colours));
                for (String path : List.of("/", "/new", Windows.table(game) + "/talk")) {
                    assertThat(violations(WINDOWS.open(context, path)))
                            .as(where + " " + path)
                            .isEmpty();
                }
                Page page = WINDOWS.open(context, Windows.table(game));
                assertThat(page.locator(".peek.calls")).isVisible();
                page.locator("[data-option]").first().click();
                assertThat(page.locator("#confirm")).isEnabled();
                assertThat(violations(page)).as(where + " question").isEmpty();
                if (width == Windows.DESK && colours == ColorScheme.DARK) {
                    Windows.keep(page, "dark");
                }
                for (String tab : List.of("records", "log", "places", "talk")) {
                    page.locator("[data-tab=" + tab + "]").click();
                    assertThat(violations(page)).as(where + " " + tab).isEmpty();
                }
                context.close();
            }
        }
    }

    /** These have no layout of their own on a desk. */
    @Test
    void axeFindsNothingInTheWorkshopNorAtTheHost() {
        for (ColorScheme colours : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            var context = WINDOWS.of(
                    WINDOWS.club().keeper(), Windows.screen(Windows.PHONE).setColorScheme(colours));
            Page page = WINDOWS.open(context, "/host");
            assertThat(violations(page)).as(colours + " host").isEmpty();
            assertThat(Windows.across(page)).isEqualTo(Windows.PHONE);
            page.navigate(WINDOWS.club().host().url() + "/armies?ruleset=40k-crusade");
            page.locator("summary").click();
            page.locator("[name='roster.order-of-battle']").fill("<roster>");
            page.locator("main form .button").click();
            assertThat(page.locator(".refused").first()).isVisible();
            assertThat(violations(page)).as(colours + " armies").isEmpty();
            page.navigate(WINDOWS.club().host().url() + "/maps?ruleset=swm-campaign");
            page.locator("main form .button").click();
            assertThat(page.locator(".preview svg")).isVisible();
            assertThat(violations(page)).as(colours + " maps").isEmpty();
            assertThat(Windows.across(page)).isEqualTo(Windows.PHONE);
            context.close();
        }
    }

    /** It would find something. */
    @Test
    void axeFindsAButtonWithoutAName() {
        Page page = WINDOWS.desk(WINDOWS.club().nobody(), "/login");
        page.evaluate("document.querySelector('form button').textContent = ''");
        assertThat(violations(page)).anyMatch(one -> one.startsWith("button-name"));
    }

    @Test
    void aQuestionIsAnsweredByTheKeyboardAlone() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", false, "anna", "bert");
        WINDOWS.phone(WINDOWS.club().guest(game, "bert"), Windows.table(game));
        Page page = WINDOWS.desk(WINDOWS.club().guest(game, "anna"), Windows.table(game));
        assertThat(page.locator(".peek.calls")).isVisible();

        page.keyboard().press("?");
        assertThat(page.locator("#help")).isVisible();
        page.keyboard().press("Escape");
        assertThat(page.locator("#help")).isHidden();

        String whole = page.locator("svg.scene").getAttribute("viewBox");
        page.keyboard().press("+");
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("svg.scene")).not().hasAttribute("viewBox", whole);
        page.keyboard().press("0");
        assertThat(page.locator("svg.scene")).hasAttribute("viewBox", whole);

        for (int i = 0; i < 40 && !pressed(page); i++) {
            page.keyboard().press("Tab");
            if ((boolean) page.evaluate("document.activeElement.matches('[data-option=cygnar]')")) {
                page.keyboard().press("Enter");
            }
        }
        assertThat(pressed(page)).isTrue();
        assertThat(page.locator("#confirm")).isEnabled();
        page.keyboard().press("c");
        assertThat(page.locator(".peek.calls, .given").first()).isVisible();
        assertThat(page.locator("[data-tab=log]")).isVisible();
        page.locator("[data-tab=log]").click();
        page.keyboard().press("ArrowRight");
        assertThat(page.locator("[data-tab=places]")).hasAttribute("aria-selected", "true");
    }

    private static boolean pressed(Page page) {
        return page.locator("[data-option=cygnar][aria-pressed=true]").count() == 1;
    }

    /** The map as a list: what is there, and what can be done with it. */
    @Test
    void thePictureCanBeReadAndAnsweredAsAList() throws Exception {
        HostedGame game = WINDOWS.club().game("swm-campaign", false, "anna", "bert");
        Page anna = WINDOWS.desk(WINDOWS.club().guest(game, "anna"), Windows.table(game));
        Page bert = WINDOWS.desk(WINDOWS.club().guest(game, "bert"), Windows.table(game));
        Page page = Windows.called(anna, bert);
        page.locator("[data-tab=places]").click();
        assertThat(page.locator("ul.places")).containsText("Besh City");
        page.locator("ul.places [data-does='besh-city']").first().click();
        assertThat(page.locator("[data-option=besh]")).hasAttribute("aria-pressed", "true");
    }
}
