package org.muster.host.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;

/** A real browser, as wide as a phone, plays at a host that really listens. */
class TableTest {

    @RegisterExtension
    static final Windows WINDOWS = new Windows("ERR_INTERNET_DISCONNECTED", "ERR_FAILED");

    private static Page phone(Club.Guest guest, String path) {
        return WINDOWS.phone(guest, path);
    }

    private static Locator peek(Page page) {
        return page.locator(".peek .say");
    }

    private static Locator option(Page page, String id) {
        return page.locator("[data-option='" + id + "']");
    }

    /** A finger on the picture, wherever it falls on the thing: also on its icons. */
    private static void tap(Page page, String id) {
        BoundingBox box =
                Windows.box(page.locator("svg.scene [data-id='" + id + "']").first());
        page.touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
    }

    @Test
    void whatOneTapsOnAPhoneTheOtherSeesAtOnce() throws Exception {
        HostedGame game = WINDOWS.club().game("swm-campaign", false, "anna", "bert");
        Page anna = phone(WINDOWS.club().guest(game, "anna"), "/g/" + game.id());
        Page bert = phone(WINDOWS.club().guest(game, "bert"), "/g/" + game.id());
        Page first = Windows.called(anna, bert);
        Page second = first == anna ? bert : anna;

        option(first, "sith").click();
        tap(first, "besh-city");
        assertThat(option(first, "besh")).hasAttribute("aria-pressed", "true");
        assertThat(second.locator("svg.scene [data-id='besh-city'].m-inactive").first())
                .isAttached();
        assertThat(first.locator("#confirm")).isEnabled();
        Windows.keep(first, "phone");
        first.locator("#confirm").click();

        assertThat(peek(second)).containsText("Your move");
        assertThat(second.locator("svg.scene g[data-id='besh-city']").first())
                .not()
                .hasClass(Pattern.compile(".*m-inactive.*"));
        second.locator("[data-tab=log]").click();
        assertThat(second.locator("ol.log")).containsText("Sith");
    }

    @Test
    void aDraftOutlivesThePageAndNothingIsRefusedBeforeItIsSaidWhole() throws Exception {
        HostedGame game = WINDOWS.club().game("swm-campaign", false, "anna", "bert");
        Club.Guest[] guests = {
            WINDOWS.club().guest(game, "anna"), WINDOWS.club().guest(game, "bert")
        };
        Page[] pages = {phone(guests[0], "/g/" + game.id()), phone(guests[1], "/g/" + game.id())};
        Page page = Windows.called(pages);

        assertThat(page.locator("#clear")).isHidden();
        double before = Windows.box(option(page, "sith")).y;
        option(page, "sith").click();
        assertThat(page.locator("#clear")).isVisible();
        assertThat(Windows.box(option(page, "sith")).y)
                .as("a second tap meets the same")
                .isEqualTo(before);
        assertThat(page.locator(".will")).hasText("Go on: Where do you begin?");
        assertThat(page.locator(".question[aria-busy=false]")).isVisible();
        assertThat(page.locator(".wanted, .refused")).hasCount(0);
        assertThat(page.locator("#confirm")).isDisabled();
        page.reload();
        assertThat(option(page, "sith")).hasAttribute("aria-pressed", "true");

        // what an answer would do may be longer than its place: its edge says so, and a tap shows all of it
        page.evaluate("""
                () => {
                  document.querySelector('.actions .will').append(' and so on'.repeat(60));
                  dispatchEvent(new StorageEvent('storage'));
                }
                """);
        Locator will = page.locator(".actions .will");
        assertThat(will).hasClass(Pattern.compile(".*\\bcut\\b.*"));
        will.click();
        assertThat(will).hasClass(Pattern.compile(".*\\bwhole\\b.*"));
        Locator fold = page.locator(".actions .unfold"); // and so does a key
        fold.press("Enter");
        assertThat(will).not().hasClass(Pattern.compile(".*\\bwhole\\b.*"));
    }

    /**
     * The prompt is whole once: on a wide window above, in a high sheet below a headline of one line. At half height the
     * question's controls are wanted more.
     */
    @Test
    void aLongPromptIsCutOnlyWhereItStandsBelowTheHeadline() throws Exception {
        HostedGame game = WINDOWS.club().game("skirmish-dice", false, "anna", "bert");
        Club.Guest anna = WINDOWS.club().guest(game, "anna");
        Club.Guest bert = WINDOWS.club().guest(game, "bert");
        Page called = Windows.called(phone(anna, "/g/" + game.id()), phone(bert, "/g/" + game.id()));
        called.evaluate(LONG_PROMPT);
        assertThat(called.locator(".panel.half .question .prompt")).isHidden();
        assertThat(lines(called.locator("p.peek .say"))).isBetween(2, 3);
        called.locator(".grip").click();
        assertThat(called.locator(".panel.full")).isVisible();
        called.evaluate(LONG_PROMPT);
        assertThat(lines(called.locator("p.peek .say"))).isEqualTo(1);
        assertThat(called.locator(".question .prompt")).isVisible();
        called.setViewportSize(Windows.DESK, 800);
        assertThat(called.locator(".question .prompt")).isHidden();
        assertThat(lines(called.locator("p.peek .say"))).isGreaterThan(3);
    }

    private static final String LONG_PROMPT = """
            () => {
              const text = 'Which of all these ships moves next, and where does it go from there? '.repeat(4);
              document.querySelector('p.peek .say').textContent = text;
              const question = document.querySelector('.question');
              question.querySelector('.prompt')?.remove();
              question.prepend(Object.assign(document.createElement('p'), { className: 'prompt', textContent: text }));
            }
            """;

    private static int lines(Locator one) {
        return ((Number)
                        one.evaluate(
                                "(e) => Math.round(e.getBoundingClientRect().height / parseFloat(getComputedStyle(e).lineHeight))"))
                .intValue();
    }

    @Test
    void everySystemIsShownAndNothingIsWiderThanThePhone() throws Exception {
        for (String ruleset :
                List.of("swm-campaign", "40k-crusade", "warmachine-map", "space-battles", "skirmish-dice")) {
            HostedGame game = WINDOWS.club().game(ruleset, true, "anna", "bert");
            Page page = phone(WINDOWS.club().guest(game, "anna"), "/g/" + game.id());
            Page other = phone(WINDOWS.club().guest(game, "bert"), "/g/" + game.id());
            assertThat(page.locator("svg.scene")).isVisible();
            assertThat(peek(other)).isVisible();
            for (Page one : List.of(page, other)) { // never what is only offered, as to give the game up
                assertThat(one.locator("#phase")).not().hasText("");
                assertThat(one.locator("#phase")).not().containsText("Concede");
            }
            assertThat(peek(page)).containsText(Pattern.compile("Your move|Waiting for Bert"));
            assertThat(Windows.across(page)).as(ruleset).isLessThanOrEqualTo(Windows.PHONE);
        }
    }

    @Test
    void aSeatIsTakenByItsLink() throws Exception {
        HostedGame game = WINDOWS.club().game("space-battles", false, "anna", "bert");
        String door = "/join/"
                + WINDOWS.club()
                        .host()
                        .people()
                        .invite(new org.muster.host.people.Invitation(game.id(), "bert"))
                        .text();
        Page bert = phone(WINDOWS.club().guest(game, "bert"), "/g/" + game.id());
        assertThat(bert.locator(".since.beside")).hasCount(0);
        Page page = phone(WINDOWS.club().stranger(), door);
        page.locator("button").click();
        assertThat(page).hasURL(Pattern.compile(".*/g/" + game.id() + "\\?as=bert"));
        assertThat(peek(page)).isVisible();
        assertThat(page.locator(".foot")).containsText("beside bert");
        assertThat(page.locator(".since.beside")).hasCount(0);

        // who sits there is told, until they have read it
        assertThat(bert.locator(".since.beside")).containsText("stranger has sat down on this seat too");
        bert.reload();
        bert.locator(".since.beside button").click();
        assertThat(bert.locator(".since.beside")).hasCount(0);
        bert.reload();
        assertThat(peek(bert)).isVisible();
        assertThat(bert.locator(".since.beside")).hasCount(0);
    }

    @Test
    void aSeasonIsOpenedAndItsPlayersSitDown() throws Exception {
        Page olga = phone(WINDOWS.club().nobody(), "/new");
        olga.locator("a[href*=warmachine-map]").click();
        olga.locator("[name=person]").fill("Olga");
        olga.locator("[name=name]").fill("Winter <b>season</b>");
        for (int seat = 1; seat <= 3; seat++) {
            olga.locator("[name='seat." + seat + "']")
                    .fill(List.of("Anna", "Bert", "Cleo").get(seat - 1));
        }
        olga.locator("[name='plays.3']").selectOption("0");
        olga.locator("[value=open]").last().click();
        assertThat(olga.locator("h1")).hasText("Winter <b>season</b>");
        assertThat(olga.locator("ul.seats li .link")).hasCount(2);
        List<Page> players = new ArrayList<>();
        for (Locator door : olga.locator(".link input").all()) {
            Page player = phone(WINDOWS.club().nobody(), WINDOWS.path(door.inputValue()));
            player.locator("form button").click();
            players.add(player);
        }
        assertThat(players).hasSize(2);
        for (Page player : players) {
            assertThat(peek(player)).containsText("Your move");
            option(player, "cygnar").click();
            player.locator("#confirm").click();
        }
        olga.locator("a.button").first().click();
        assertThat(peek(olga)).containsText("Waiting for");
        olga.locator("[data-tab=log]").click();
        assertThat(olga.locator("ol.log")).containsText("Cygnar");
    }
}
