package org.muster.host.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Invitation;
import tools.jackson.databind.JsonNode;

/** People at one table say something to all, or to one of them, from a phone and at a desk. */
class TalkingTest {

    @RegisterExtension
    static final Windows WINDOWS = new Windows("422");

    private static HostedGame game() throws IOException {
        return WINDOWS.club().game("warmachine-map", false, "anna", "bert", "carl");
    }

    @Test
    void annaWritesToBertAloneAndCarlSeesNothing() throws Exception {
        HostedGame game = game();
        Page bert = WINDOWS.desk(WINDOWS.club().guest(game, "bert"), Windows.table(game));
        Page carl = WINDOWS.desk(WINDOWS.club().guest(game, "carl"), Windows.table(game));
        Page anna = WINDOWS.phone(WINDOWS.club().guest(game, "anna"), Windows.table(game));
        assertThat(bert.locator("[data-tab=talk]")).isVisible();
        assertThat(carl.locator("[data-tab=talk]")).isVisible();

        anna.locator("#talk").tap(); // one tap away
        assertThat(anna.locator("[role=log]")).containsText("Nobody has said anything yet.");
        anna.locator("form.say [data-to=bert]").tap();
        assertThat(anna.locator("form.say [data-to=bert]")).hasAttribute("aria-pressed", "true");
        anna.locator("#say").fill("Shall we? <b>https://evil.example</b>");
        anna.locator("#say-it").tap();

        assertThat(anna.locator("ol.talk blockquote")).hasText("Shall we? <b>https://evil.example</b>");
        assertThat(anna.locator("#say")).hasValue("");
        assertThat(bert.locator("#talk .unread")).hasText("1");
        assertThat(bert.locator("[data-tab=talk] .unread")).hasText("1");
        assertThat(bert.locator("#talk")).hasAttribute("aria-label", "Talk, not read yet: 1");

        anna.locator("form.say [data-to='']").tap();
        anna.locator("#say").fill("Hello, all");
        anna.locator("#say-it").tap();
        assertThat(bert.locator("#talk .unread")).hasText("2");
        assertThat(carl.locator("#talk .unread")).hasText("1");
        carl.locator("[data-tab=talk]").click();
        assertThat(carl.locator("ol.talk li")).hasCount(1);
        assertThat(carl.locator("ol.talk")).containsText("Hello, all");
        assertThat(carl.locator("#talk .unread")).isHidden();
        assertThat(carl.locator("body")).not().containsText("Shall we");

        bert.locator("[data-tab=talk]").click();
        assertThat(bert.locator("ol.talk li")).hasCount(2);
        assertThat(bert.locator("ol.talk a, ol.talk b")).hasCount(0);
        assertThat(bert.locator("#talk .unread")).isHidden();
        assertThat(bert.locator("[data-tab=talk] .unread")).hasCount(0);
        bert.reload();
        assertThat(bert.locator("[data-tab=talk]")).isVisible();
        assertThat(bert.locator("#talk .unread")).isHidden();
        Windows.keep(anna, "talk-phone");

        anna.locator("ol.talk li[data-n='1'] button").tap();
        bert.locator("[data-tab=talk]").click();
        assertThat(bert.locator("ol.talk li[data-n='1']")).containsText("taken back");
        assertThat(bert.locator("body")).not().containsText("Shall we");
    }

    /** An answer to a few went to all: nobody looks where it goes before they write. */
    @Test
    void anAnswerGoesToThoseWhoReadTheLine() throws Exception {
        HostedGame game = game();
        Club.Guest bert = WINDOWS.club().guest(game, "bert");
        WINDOWS.club().guest(game, "carl");
        Club.Guest guest = WINDOWS.club().guest(game, "anna");
        String path = "/api/games/" + game.id() + "/talk";
        bert.post(path, Map.of("text", "Just the three of us", "to", List.of("anna", "carl")));
        assertThat(guest.get("/g/" + game.id() + "/talk").body())
                .as("without script")
                .contains("value=\"bert\" checked", "value=\"carl\" checked")
                .doesNotContain("value=\"organizer\" checked");
        Page anna = WINDOWS.phone(guest, Windows.table(game));
        anna.locator("#talk").tap();
        for (String seat : List.of("bert", "carl")) {
            assertThat(anna.locator("form.say [data-to=" + seat + "]")).hasAttribute("aria-pressed", "true");
        }
        assertThat(anna.locator("#say-it")).hasText("Say it to Bert and Carl alone");
        anna.locator("#say").fill("Yes");
        bert.post(path, Map.of("text", "Hello, all"));
        assertThat(anna.locator("ol.talk li")).hasCount(2);
        anna.locator("#say-it").tap();
        assertThat(anna.locator("ol.talk li")).hasCount(3);
        assertThat(anna.locator("ol.talk li .who").last()).containsText("to Bert and Carl alone");

        anna.locator("form.say [data-to='']").tap();
        assertThat(anna.locator("#say-it")).hasText("Say it to all");
        bert.post(path, Map.of("text", "And only you", "to", List.of("anna")));
        assertThat(anna.locator("#say-it")).hasText("Say it to Bert alone");
    }

    /** Whom one has made common cause with is one tap, however many they are; the others are told nothing of it. */
    @Test
    void whoIsAlliedIsSpokenToByOneTap() throws Exception {
        HostedGame game = WINDOWS.club().game("swm-campaign", false, "anna", "bert", "carl", "dora");
        Map<String, Club.Guest> guests = WINDOWS.club().guests(game, "anna", "bert", "carl", "dora");
        Map<String, List<String>> sides = Map.of(
                "anna", List.of("bert", "dora"),
                "bert", List.of("anna", "dora"),
                "carl", List.of(),
                "dora", List.of("anna", "bert"));
        for (Club.Guest guest : guests.values()) {
            guest.joins(game);
        }
        for (int i = 0; i < 50 && !isAsked(game, "Whom do you ally with"); i++) {
            for (String seat : List.of("anna", "bert", "carl", "dora")) {
                if (!isAsked(game, "Whom do you ally with")) {
                    Club.answerByExample(game, new Player(seat));
                }
            }
        }
        Page anna = WINDOWS.phone(guests.get("anna"), Windows.table(game));
        anna.locator("#talk").tap();
        assertThat(anna.locator("form.say [data-to=bert]")).isVisible();
        assertThat(anna.locator("form.say [data-to=allies]")).hasCount(0);
        for (Map.Entry<String, Club.Guest> guest : guests.entrySet()) {
            JsonNode asked = guest.getValue().asked(game).get(0);
            guest.getValue().answers(game, asked, sides.get(guest.getKey()));
        }
        assertThat(anna.locator("form.say [data-to=allies]")).containsText("My allies: ");
        anna.locator("form.say [data-to=allies]").tap();
        assertThat(anna.locator("form.say [data-to=dora]")).hasAttribute("aria-pressed", "true");
        anna.locator("#say").fill("Together, then");
        anna.locator("#say-it").tap();
        assertThat(anna.locator("ol.talk li")).hasCount(1);
        String path = "/g/" + game.id() + "/talk";
        assertThat(guests.get("dora").get(path).body()).contains("Together, then", ", your ally");
        assertThat(guests.get("carl").get(path).body()).doesNotContain("Together, then", ", your ally");
    }

    private static boolean isAsked(HostedGame game, String prompt) throws IOException {
        return game.as(Viewer.SPECTATOR)
                .asked()
                .path("decisions")
                .valueStream()
                .anyMatch(one -> one.path("prompt").asString().startsWith(prompt));
    }

    /** Of a long talk what was said last is read first, also what comes meanwhile and what one says oneself. */
    @Test
    void theLastLineStandsAboveWhatIsBeingWritten() throws Exception {
        HostedGame game = game();
        Club.Guest bert = WINDOWS.club().guest(game, "bert");
        String path = "/api/games/" + game.id() + "/talk";
        for (int line = 1; line <= 14; line++) {
            bert.post(path, Map.of("text", "Line " + line));
        }
        Page anna = WINDOWS.phone(WINDOWS.club().guest(game, "anna"), Windows.table(game));
        assertThat(anna.locator("#talk .unread")).hasText("14");
        anna.locator("#talk").tap();
        seesLastOf(anna, 14);
        bert.post(path, Map.of("text", "Line 15"));
        seesLastOf(anna, 15);
        anna.locator("ol.talk li").first().scrollIntoViewIfNeeded();
        anna.locator("#say").fill("Line 16");
        anna.locator("#say-it").tap();
        seesLastOf(anna, 16);
        anna.locator("[data-tab=records]").tap();
        assertThat(anna.locator("[role=tablist]")).isInViewport();
    }

    private static void seesLastOf(Page page, int lines) {
        assertThat(page.locator("ol.talk li")).hasCount(lines);
        page.waitForFunction("""
                () => {
                  const quote = document.querySelector('ol.talk li:last-child blockquote').getBoundingClientRect();
                  const head = document.querySelector('#panel .head').getBoundingClientRect();
                  return quote.bottom <= document.querySelector('form.say').getBoundingClientRect().top && quote.top >= head.bottom;
                }""");
    }

    @Test
    void whoTookASeatOverIsCalledByTheirOwnName() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", true, "anna", "bert");
        Club.Guest dora = WINDOWS.club().stranger();
        WINDOWS.club()
                .host()
                .people()
                .take(
                        new Invitation(game.id(), "bert"),
                        WINDOWS.club().host().people().known(dora.token()).orElseThrow());
        dora.post("/api/games/" + game.id() + "/talk", Map.of("text", "I play on"));
        Page page = WINDOWS.phone(dora, Windows.table(game));
        assertThat(page.locator("#panel"))
                .containsText("You look as stranger, for " + game.seats().get("bert"));
        page.locator("#talk").click();
        assertThat(page.locator("ol.talk .who strong"))
                .containsText("stranger, for " + game.seats().get("bert"));
    }

    @Test
    void aDraftSurvivesAReloadAndNothingRefusedIsLost() throws Exception {
        HostedGame game = game();
        WINDOWS.club().guest(game, "bert");
        Page anna = WINDOWS.desk(WINDOWS.club().guest(game, "anna"), Windows.table(game));
        anna.locator("[data-tab=talk]").click();
        anna.locator("form.say [data-to=carl]").click(); // nobody sits there
        anna.locator("#say").fill("Are you there?");
        anna.reload();
        anna.locator("[data-tab=talk]").click();
        assertThat(anna.locator("#say")).hasValue("Are you there?");
        anna.locator("#say").press("Enter");
        assertThat(anna.locator("form.say .refused")).containsText("Nobody sits at");
        assertThat(anna.locator("#say")).hasValue("Are you there?");
        anna.locator("form.say [data-to=carl]").click();
        anna.locator("form.say [data-to=bert]").click();
        anna.locator("#say").press("Enter");
        assertThat(anna.locator("ol.talk")).containsText("Are you there?");
        assertThat(anna.locator("#say")).hasValue("");
    }

    @Test
    void whatWasSaidLongAgoIsThereByATap() throws Exception {
        HostedGame game = game();
        Club.Guest bert = WINDOWS.club().guest(game, "bert");
        WINDOWS.club().chatter(game, 420);
        Page page = WINDOWS.desk(bert, Windows.table(game));
        page.locator("[data-tab=talk]").click();
        assertThat(page.locator("ol.talk li")).hasCount(200);
        page.locator("#talk-before").click();
        assertThat(page.locator("ol.talk li")).hasCount(400);
        bert.post("/api/games/" + game.id() + "/talk", Map.of("text", "One more"));
        assertThat(page.locator("ol.talk")).containsText("One more");
        assertThat(page.locator("ol.talk li")).hasCount(421); // no line that was read goes away
        assertThat(page.locator("ol.talk li").first()).containsText("Line 1");
        assertThat(page.locator("#talk-before")).hasCount(0);
    }

    /** Who names a place need not say what they are about. */
    @Test
    void aPlaceThatIsNamedIsShownByATap() throws Exception {
        HostedGame game = game();
        Club.Guest bert = WINDOWS.club().guest(game, "bert");
        Page page = WINDOWS.desk(bert, Windows.table(game));
        page.locator("[data-tab=places]").click();
        String name = page.locator("ul.places .thing")
                .first()
                .textContent()
                .split("[,;:(]")[0]
                .strip();
        bert.post(
                "/api/games/" + game.id() + "/talk",
                Map.of("text", "To " + name + ", and not x" + name + "x <b>now</b>"));
        page.locator("[data-tab=talk]").click();
        assertThat(page.locator("ol.talk .mention")).hasCount(1);
        assertThat(page.locator("ol.talk .mention")).hasText(name);
        assertThat(page.locator("ol.talk blockquote")).hasText("To " + name + ", and not x" + name + "x <b>now</b>");
        String whole = page.locator("svg.scene").getAttribute("viewBox");
        page.locator("ol.talk .mention").click();
        assertThat(page.locator(".known")).isVisible();
        assertThat(page.locator("svg.scene")).not().hasAttribute("viewBox", whole);
    }

    /** What a line is about is a link to it, for who reads it at the table and for who comes from the page without script. */
    @Test
    void whatALineIsAboutIsSelectedByItsLink() throws Exception {
        HostedGame game = game();
        Club.Guest bert = WINDOWS.club().guest(game, "bert");
        Club.Guest anna = WINDOWS.club().guest(game, "anna");
        Page page = WINDOWS.desk(anna, Windows.table(game));
        page.locator("[data-tab=places]").click();
        page.locator("ul.places .thing").first().click();
        assertThat(page.locator(".known")).isVisible();
        page.locator("[data-tab=talk]").click();
        String about = page.locator("form.say option").nth(1).getAttribute("value");
        assertThat(about).startsWith("place=");
        page.locator("form.say select").selectOption(about);
        page.locator("#say").fill("Here");
        page.locator("#say-it").click();
        assertThat(page.locator("ol.talk .about a")).isVisible();

        Page other = WINDOWS.desk(bert, Windows.table(game) + "/talk?as=bert");
        assertThat(other.locator("ol.talk blockquote")).containsText("Here");
        anna.post("/api/games/" + game.id() + "/talk", Map.of("text", "And there"));
        assertThat(other.locator("ol.talk li")).hasCount(2); // by itself
        other.locator("ol.talk .about a").click();
        assertThat(other.locator(".known")).isVisible();
        assertThat(other.locator("[data-tab=records]")).hasAttribute("aria-selected", "true");
    }
}
