package org.muster.host.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitUntilState;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;

/** Whoever runs a game does it from a phone. */
class OrganizerTest {

    @RegisterExtension
    static final Windows WINDOWS = new Windows("422", "404");

    /** Pictures may come later. */
    private static Page page(Club.Guest guest, boolean script, String path) {
        return WINDOWS.open(
                WINDOWS.of(
                        guest,
                        Windows.screen(Windows.PHONE).setDeviceScaleFactor(2).setJavaScriptEnabled(script)),
                path,
                WaitUntilState.DOMCONTENTLOADED);
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
        assertThat(Windows.across(page)).as(page.url()).isLessThanOrEqualTo(Windows.PHONE);
    }

    /** Without any script: from nothing to a game that others can sit down at. */
    @Test
    void aSeasonIsOpenedWithoutScript() {
        Page olga = page(WINDOWS.club().nobody(), false, "/new");
        if (Boolean.getBoolean("golden.write")) {
            olga.waitForLoadState();
        }
        keep(olga, "new-systems", false);
        olga.locator("a[href*=space-battles]").click();
        olga.locator("[name=person]").fill("Olga");
        olga.locator("[name='seat.1']").fill("Anna");
        olga.locator("[value=open]").last().click();
        assertThat(olga.locator("fieldset .refused")).containsText("is for 2 players");
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
        Page anna = page(WINDOWS.club().nobody(), false, WINDOWS.path(door));
        keep(anna, "join", false);
        anna.locator("form button").click();
        assertThat(anna).hasURL(Pattern.compile(".*/g/[a-z0-9]+\\?as=seat1"));
    }

    @Test
    void houseRulesUnfoldAndSayWhatTheyChange() {
        Page olga = page(WINDOWS.club().stranger(), true, "/new?ruleset=40k-crusade");
        Locator all = olga.locator("main summary", new Page.LocatorOptions().setHasText("House rules"));
        all.click();
        olga.locator("details.why summary:visible").nth(2).click();
        assertThat(olga.locator("details.why[open]").first()).containsText("CRU-");
        int shown = olga.locator(".field:visible").count();
        olga.locator(".sift input:visible").fill("battle");
        assertThat(olga.locator(".field:visible")).not().hasCount(shown);
        assertThat(olga.locator(".field:visible").first())
                .containsText(Pattern.compile("battle", Pattern.CASE_INSENSITIVE));
        assertThat(olga.locator(".sift input:visible")).isInViewport();
        olga.locator(".sift input:visible").fill("");
        assertThat(olga.locator(".field:visible")).hasCount(shown);
        keep(olga, "new-house-rules", false);
        fits(olga);
    }

    /** What stands under another heading is led to. */
    @Test
    void aSearchOfHouseRulesLeadsToOtherHeadings() {
        Page olga = page(WINDOWS.club().stranger(), true, "/new?ruleset=warmachine-map");
        olga.locator("main summary", new Page.LocatorOptions().setHasText("House rules ("))
                .click();
        olga.locator(".sift input:visible").fill("deadlines");
        assertThat(olga.locator(".sift output:visible")).hasText("Nothing here says that.");
        olga.locator(".beside:visible button").click();
        Locator deadlines = olga.locator("details[open] > summary", new Page.LocatorOptions().setHasText("Deadlines"));
        assertThat(deadlines).isInViewport();
        fits(olga);
    }

    @Test
    void seatsAndOneselfAreChangedFromAPhone() throws Exception {
        HostedGame game = WINDOWS.club().game("40k-crusade", false, "anna", "bert");
        Page bert = page(WINDOWS.club().guest(game, "bert"), true, Windows.table(game));
        Page olga = page(WINDOWS.club().guest(game, "organizer"), true, "/g/" + game.id() + "/seats");
        olga.locator("[data-seat=anna] [value=invite]").click();
        assertThat(olga.locator("[data-seat=anna] .link")).isVisible();
        olga.locator("[data-seat=bert] summary").first().click();
        keep(olga, "seats-later", true);
        assertThat(olga.locator("[data-seat=bert] [value=free]")).isHidden();
        olga.locator("[data-seat=bert] .sure summary").first().click();
        assertThat(olga.locator("[data-seat=bert] [value=free]")).isVisible();
        assertThat(olga.locator("[data-seat=bert] [value=bot]")).isHidden();
        olga.locator("[data-seat=bert] .sure summary").last().click();
        assertThat(olga.locator("[data-seat=bert] .sure").last()).containsText("answers at once whatever is asked");
        olga.locator("[data-seat=bert] [value=bot]").click();
        assertThat(olga.locator("[data-seat=bert]")).containsText("A bot plays it");
        fits(olga);
        assertThat(bert.locator("p.bot")).hasCount(1);
        olga.locator("[data-seat=bert] summary").first().click();
        olga.locator("[data-seat=bert] [value=person]").click();
        assertThat(bert.locator("p.bot")).hasCount(0);
        Page anna = page(WINDOWS.club().guest(game, "anna"), true, "/g/" + game.id() + "/seat");
        keep(anna, "seat", true);
        fits(anna);
        anna.navigate(WINDOWS.club().host().url() + "/me");
        keep(anna, "me", true);
        fits(anna);
    }

    @Test
    void fromTheTableOneComesToWhatIsOnesOwn() throws Exception {
        HostedGame game = WINDOWS.club().game("40k-crusade", false, "anna", "bert");
        Page olga = page(WINDOWS.club().guest(game, "organizer"), true, Windows.table(game));
        assertThat(olga.locator(".door")).hasCount(2);
        fits(olga);
        olga.locator(".door").first().click();
        assertThat(olga.locator(".seats .seat")).hasCount(4);
        assertThat(olga.locator("main")).containsText("Only the machine on which this host runs");
        olga.navigate(WINDOWS.club().host().url() + "/");
        olga.getByText("Seats and links").click();
        assertThat(olga.locator(".seats .seat")).hasCount(4);
        olga.navigate(WINDOWS.club().host().url() + "/g/" + game.id());
        olga.locator("#reads summary").click();
        assertThat(olga.locator("#reads a").first()).hasText("Run the game");
        assertThat(olga.locator("#reads a").last()).isInViewport();
        olga.keyboard().press("Escape");
        assertThat(olga.locator("#reads a").first()).isHidden();
        olga.locator("#reads summary").click();
        olga.locator("#reads a", new Page.LocatorOptions().setHasText("What happened"))
                .click();
        assertThat(olga.locator("nav.places")).containsText("Run the game");
        Page anna = page(WINDOWS.club().guest(game, "anna"), true, Windows.table(game));
        anna.locator(".door").click();
        assertThat(anna.locator("h1")).hasText("Your seat: Anna");
        olga.navigate(WINDOWS.club().host().url() + "/g/" + game.id() + "/log");
        assertThat(olga.locator("nav.places a").first()).hasText("Run the game");
        anna.navigate(WINDOWS.club().host().url() + "/g/" + game.id() + "/log");
        assertThat(anna.locator("nav.places")).not().containsText("Run the game");
    }

    @Test
    void whoWasTakenFromASeatReadsThat() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", false, "anna", "bert");
        Page anna = page(WINDOWS.club().guest(game, "anna"), true, Windows.table(game));
        Club.Guest bert = WINDOWS.club().guest(game, "bert");
        Page table = page(bert, true, Windows.table(game));
        assertThat(table.locator(".peek")).isVisible();
        Page olga = page(WINDOWS.club().guest(game, "organizer"), true, "/g/" + game.id() + "/seats");
        olga.locator("[data-seat=bert] summary").first().click();
        olga.locator("[data-seat=bert] .sure summary").first().click();
        olga.locator("[data-seat=bert] [value=free]").click();
        assertThat(olga.locator("[data-seat=bert]")).containsText("Nobody sits here");
        assertThat(anna.locator(".peek")).isVisible();
        assertThat(table.locator(".peek .say")).containsText("You do not sit here any more");
        assertThat(table.locator(".question, #confirm, .door")).hasCount(0);
    }

    /** Times are written as people do, and who runs a game is warned before they see a seat's secrets. */
    @Test
    void whoRunsAGameReadsTimesAndIsWarnedBeforeASeat() throws Exception {
        HostedGame game = WINDOWS.club().game("swm-campaign", false, "anna", "bert");
        for (String seat : List.of("anna", "bert")) {
            WINDOWS.club().guest(game, seat).joins(game);
        }
        Page olga = page(WINDOWS.club().guest(game, "organizer"), true, "/g/" + game.id() + "/organize");
        Locator time = olga.locator("time").first();
        assertThat(time).isVisible();
        assertThat(time).not().hasText(Pattern.compile("\\d{4}-\\d\\d-\\d\\dT.*"));
        assertThat(olga.locator("main")).not().containsText("no more than anybody else");
        olga.navigate(WINDOWS.club().host().url() + "/g/" + game.id() + "/seats");
        olga.locator("[data-seat=anna] [value=invite]").click();
        String door = olga.locator("[data-seat=anna] .link input").inputValue();
        olga.navigate(door);
        assertThat(olga.locator("main")).containsText("you will see what is secret to it");
        Page anna = page(WINDOWS.club().stranger(), true, WINDOWS.path(door));
        assertThat(anna.locator("main")).containsText("sit down");
        assertThat(anna.locator("main")).not().containsText("what is secret to it");
        assertThat(anna.locator("main")).not().containsText("runs the game plays too");
        olga.locator("form button").click();
        olga.navigate(WINDOWS.club().host().url() + "/g/" + game.id() + "/seats");
        olga.locator("[data-seat=bert] [value=invite]").click();
        Page bert = page(
                WINDOWS.club().stranger(),
                true,
                WINDOWS.path(olga.locator("[data-seat=bert] .link input").inputValue()));
        assertThat(bert.locator("main")).containsText("Who runs the game plays too, as Anna");
        bert.getByText("What the rules say of it").click();
        assertThat(bert.locator(".found h2")).containsText("with organizer");
    }

    /** Beside the countdown, and in words below what is asked; without script as well. */
    @Test
    void aPauseIsSeenAtTheTable() throws Exception {
        HostedGame game = WINDOWS.club().game("40k-crusade", false, "anna", "bert");
        Club.Guest olga = WINDOWS.club().guest(game, "organizer");
        String today = LocalDate.now(ZoneOffset.UTC).toString();
        olga.form("/g/" + game.id() + "/organize", "do", "pause", "from", today, "until", today, "reason", "a fair");
        Club.Guest anna = WINDOWS.club().guest(game, "anna");
        Page table = page(anna, true, Windows.table(game));
        assertThat(table.locator("#clock")).containsText("Paused");
        assertThat(table.locator("#panel .pause")).containsText("a fair");
        fits(table);
        table.locator("#panel").evaluate("panel => panel.scrollTop = 200");
        olga.form(
                "/g/" + game.id() + "/organize",
                "do",
                "pause",
                "from",
                "2031-05-01",
                "until",
                "2031-05-02",
                "reason",
                "May Day");
        assertThat(table.locator(".outside")).containsText("May Day");
        assertThat(table.locator(".outside")).isInViewport();
        table.locator(".outside button").click();
        assertThat(table.locator(".outside")).hasCount(0);
        assertThat(page(anna, false, Windows.table(game)).locator("#panel")).containsText("a fair");
    }

    /** Anna leads Orks, and Bert T'au. */
    private static HostedGame picked() throws Exception {
        HostedGame game = WINDOWS.club().game("40k-crusade", false, "anna", "bert");
        for (String seat : List.of("anna", "bert")) {
            Club.Guest guest = WINDOWS.club().guest(game, seat);
            guest.joins(game);
            guest.answers(game, guest.asked(game).get(0), seat.equals("anna") ? "orks" : "tau");
        }
        return game;
    }

    /** What comes of it is seen first, and then done with a reason; without script as well. */
    @Test
    void aStepIsTakenBackFromAPhone() throws Exception {
        HostedGame game = picked();
        Page olga = page(WINDOWS.club().guest(game, "organizer"), false, "/g/" + game.id() + "/organize");
        keep(olga, "organize", true);
        fits(olga);
        olga.locator("[value=undo]").click();
        assertThat(olga.locator("h1")).containsText("Taken back: the answer of ");
        assertThat(olga.locator("del").first()).isVisible();
        keep(olga, "organize-shown-first", true);
        fits(olga);
        olga.locator("[name=reason]").fill("Bert meant another");
        olga.locator("form button").click();
        assertThat(olga.locator("h1")).hasText("The feud");
    }

    /** A season in which battles are to be published; by chance a Rift battle may be to be settled before there are any. */
    private static HostedGame toBePublished() throws IOException {
        HostedGame game = WINDOWS.club().played("40k-crusade", 10_000, "anna", "bert");
        boolean asked = game.as(Viewer.of(Player.ORGANIZER)).asked().toString().contains("\"publish\"");
        return asked ? game : toBePublished();
    }

    /** By tapping, as a seat does; also who only runs the host, and sits nowhere. */
    @Test
    void whatIsAskedOfWhoRunsAGameIsAnsweredInItsForm() throws Exception {
        HostedGame game = toBePublished();
        Page keeper = page(WINDOWS.club().keeper(), true, "/g/" + game.id() + "/organize");
        Locator form = keeper.locator("form.asks").first();
        assertThat(form.locator("[data-option=publish]")).hasAttribute("aria-pressed", "true");
        assertThat(form.locator(".typed")).isHidden();
        assertThat(form.locator(".about li").first()).containsText("table"); // who publishes battles reads which
        assertThat(keeper.locator("main")).not().containsText("To the table, as the organizer");
        form.locator("[data-option=size]").click();
        form.locator("[data-option=publish]").click();
        fits(keeper);
        form.locator("[value=settle]").click();
        assertThat(keeper.locator("h1")).containsText("publish the battles as they are");
        keeper.getByText("Do it").click();
        assertThat(keeper.locator("ol.log")).containsText("publish the battles");
    }

    /** Names too small to be read are left out until one looks closer. */
    private static void namesCanBeRead(Page page) {
        assertThat(page.locator(".picture .mark[data-kind=label]").first()).isAttached();
        String small = """
                () => [...document.querySelectorAll('.picture .mark[data-kind=label]')]
                  .filter((mark) => getComputedStyle(mark).display !== 'none')
                  .filter((mark) => mark.querySelector('text').getBoundingClientRect().height < 5.5).length
                """;
        assertThat(((Number) page.evaluate(small)).intValue()).isZero();
        Locator read = page.locator(".picture .mark[data-kind=label]:visible");
        assertThat(read).not().hasCount(0);
    }

    /** In the form in which it was given, with the picture of then; without script it is typed. */
    @Test
    void aPastAnswerIsMendedByTapping() throws Exception {
        HostedGame game = picked();
        String run = "/g/" + game.id() + "/organize";
        Page olga = page(WINDOWS.club().guest(game, "organizer"), true, run);
        olga.locator("ol.log li", new Page.LocatorOptions().setHasText("Orks"))
                .locator("a.entry")
                .last()
                .click();
        assertThat(olga.locator("#mend [data-option=orks]")).hasAttribute("aria-pressed", "true");
        assertThat(olga.locator("#mend .typed")).isHidden();
        assertThat(olga.locator("#mend h3")).containsText("Anna was asked: ");
        assertThat(olga.locator("#mend button[name=do]").last()).hasText("Take back what came after it");
        assertThat(olga.locator("#mend .picture svg")).isVisible();
        olga.locator("#mend [data-option=asuryani]").click();
        assertThat(olga.locator("#mend [data-option=orks]")).hasAttribute("aria-pressed", "false");
        olga.evaluate("scrollTo(0, 0)");
        keep(olga, "mend-answer", false);
        fits(olga);
        olga.getByText("Mend it", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(olga.locator("h1")).containsText("is mended to Asuryani");
        assertThat(olga.locator("del").first()).containsText("Orks");
        fits(olga);
        namesCanBeRead(olga);
        olga.getByText("Do it").click();
        assertThat(olga.locator("[role=alert]")).containsText("Say why"); // in the page, not over its buttons
        olga.locator("[name=reason]").fill("misheard");
        olga.getByText("Do it").click();
        assertThat(olga.locator(".done")).containsText("misheard");
        assertThat(olga.locator(".done a")).hasText("To the table");
        assertThat(olga.locator("ol.log")).containsText("organizer mended the answer of Anna (");
        Page anna = page(WINDOWS.club().guest(game, "anna"), true, "/g/" + game.id() + "/log");
        assertThat(anna.locator("main")).containsText(": misheard");
        Page table = page(WINDOWS.club().guest(game, "anna"), true, "/g/" + game.id());
        table.locator("[data-tab=log]").click();
        assertThat(table.locator("ol.log li").first()).containsText("misheard"); // done last
        Page plain = page(WINDOWS.club().guest(game, "organizer"), false, run);
        plain.locator("ol.log li", new Page.LocatorOptions().setHasText("Asuryani"))
                .locator("a.entry")
                .last()
                .click();
        assertThat(plain.locator("#mend [name=answer]")).hasValue("\"asuryani\"");
    }
}
