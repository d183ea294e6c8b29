package org.muster.host.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;

/** Of each system one answer through the control that is its own, on a phone. */
class ControlsTest {

    @RegisterExtension
    static final Windows WINDOWS = new Windows("ERR_INTERNET_DISCONNECTED", "ERR_FAILED");

    private Page anna;
    private Page bert;
    private Map<Page, Fingers> hands;

    private HostedGame sitDown(String ruleset) throws IOException {
        HostedGame game = WINDOWS.club().game(ruleset, false, "anna", "bert");
        anna = WINDOWS.phone(WINDOWS.club().guest(game, "anna"), Windows.table(game));
        bert = WINDOWS.phone(WINDOWS.club().guest(game, "bert"), Windows.table(game));
        hands = Map.of(anna, new Fingers(anna, 1), bert, new Fingers(bert, 2));
        return game;
    }

    /** Plays until somebody is asked so. */
    private Page until(String asked) {
        for (int answers = 0; answers < 40; answers++) {
            Page page = Windows.called(anna, bert);
            hands.get(page).open();
            if (page.locator(".peek .say").innerText().contains(asked)) {
                return page;
            }
            hands.get(page).answer();
        }
        throw new AssertionError("nobody is asked: " + asked);
    }

    /** Who looks again later read that nothing was asked, as if nothing had been answered. */
    @Test
    void whoHasAnsweredReadsThatItIsTakenAlsoAfterAReload() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", false, "anna", "bert");
        WINDOWS.phone(WINDOWS.club().guest(game, "bert"), Windows.table(game));
        Page page = WINDOWS.desk(WINDOWS.club().guest(game, "anna"), Windows.table(game));
        page.locator("[data-option=cygnar]").click();
        isTakenAfter(page);
        page.reload();
        assertThat(page.locator("#panel .taken"))
                .containsText("Your answer is taken. It can be changed until all have");
        assertThat(page.locator("#panel")).not().containsText("Nothing is asked");
        page.locator("[data-question]").click();
        page.locator("[data-option=cryx]").click();
        assertThat(page.locator("#confirm")).isEnabled();
        assertThat(page.locator("#confirm")).hasText("Change the answer");
    }

    private static void isTakenAfter(Page page) {
        assertThat(page.locator("#confirm")).isEnabled();
        String was = page.locator(".question").getAttribute("data-decision");
        page.locator("#confirm").click();
        assertThat(page.locator(".question[data-decision='" + was + "']:not(:has(.given))"))
                .hasCount(0);
    }

    /** A finger on something that is lit, and its id. */
    private static String tapLit(Page page) {
        assertThat(page.locator("svg.scene g.lit").first()).isAttached();
        return tap(page, ".lit");
    }

    /** The first place of that kind which nothing lies upon. */
    private static String tap(Page page, String which) {
        List<?> lit = (List<?>) page.evaluate("""
                (which) => [...document.querySelectorAll(`svg.scene g${which}[data-kind=patch]`)].map((mark) => {
                  const box = mark.getBoundingClientRect();
                  return [box.x + box.width / 2, box.y + box.height / 2, mark.dataset.id];
                }).find(([x, y, id]) => document.elementFromPoint(x, y)?.closest('[data-id]')?.dataset.id === id)
                """, which);
        page.touchscreen().tap(((Number) lit.get(0)).doubleValue(), ((Number) lit.get(1)).doubleValue());
        return (String) lit.get(2);
    }

    @Test
    void aSquadIsBoughtFromItsCatalogue() throws Exception {
        sitDown("swm-campaign");
        Page page = until("Build your starting squad");
        Locator rows = page.locator(".catalogue .strip");
        int all = rows.count();
        besideAUnit(page);
        String name = rows.first().locator(".name").innerText().replaceAll("\\s+\\d+ points$", "");
        page.locator(".question input[type=search]").fill(name);
        assertThat(rows).not().hasCount(all);
        Locator plus = rows.first().locator("button").last();
        plus.click();
        assertThat(page.locator(".points")).containsText(Pattern.compile("[1-9]\\d* of 150 points"));
        assertThat(page.locator(".points progress")).isVisible();

        rows.first().locator("input").fill("40"); // what is typed counts before the field is left
        assertThat(page.locator(".refused").first()).isVisible();
        assertThat(page.locator(".actions .against")).isVisible();
        assertThat(page.locator("#confirm")).isDisabled();
        page.locator("#example").click(); // nothing legal has so many
        assertThat(page.locator("#example")).isHidden();
        assertThat(page.locator(".question")).containsText("No legal answer is found");

        page.locator(".more summary").first().click();
        page.locator(".question textarea").fill("1 " + name + "\n3 Nobody at all");
        page.locator(".more button").first().click();
        assertThat(page.locator(".more .refused")).containsText("Nobody at all");
        page.locator(".question textarea").fill("1 " + name);
        page.locator(".more button").first().click();
        assertThat(rows.first().locator("input")).hasValue("1");
        page.reload();
        assertThat(page.locator(".catalogue .strip.taken")).hasCount(1);
        page.locator("#example").click(); // what is taken stays
        assertThat(page.locator("#confirm")).isEnabled();
        assertThat(page.locator(".actions .will"))
                .containsText(page.locator(".sum strong").innerText()); // what one confirms
        assertThat(page.locator("#example")).isHidden();
        page.locator(".question input[type=search]").fill(name);
        assertThat(rows.first().locator("input")).not().hasValue("0");
        isTakenAfter(page);
    }

    /** What no list may have, whichever side it is for, is told beside it when it is taken. */
    private static void besideAUnit(Page page) {
        hears(page, "\"offered\":\\[\\{", "\"offered\":[{\"against\":\"It is of another side.\",");
        Locator first = page.locator(".catalogue .strip").first();
        first.locator("button").last().click();
        assertThat(first.locator("+ .refused")).isVisible();
        first.locator("button").first().click();
        assertThat(first.locator("+ .refused")).hasCount(0);
        page.unroute(STATE);
        page.reload();
    }

    private static final Pattern STATE = Pattern.compile("/api/games/[^/]*\\?as=");

    /** As if the host had said something else in the first place that is like {@code words}. */
    private static void hears(Page page, String words, String other) {
        hears(page, told -> told.replaceFirst(words, other));
    }

    private static void hears(Page page, UnaryOperator<String> other) {
        page.route(STATE, route -> {
            APIResponse answer = route.fetch();
            route.fulfill(new Route.FulfillOptions().setResponse(answer).setBody(other.apply(answer.text())));
        });
        page.evaluate("dispatchEvent(new Event('online'))");
    }

    /** Who types has not said yet how many; what others do meanwhile draws the page anew. */
    @Test
    void whatIsBeingTypedStandsWhileOthersAnswer() throws Exception {
        HostedGame game = sitDown("swm-campaign");
        Page page = until("Build your starting squad");
        Locator count = page.locator(".catalogue .strip input").first();
        count.pressSequentially("40");
        String typed = count.inputValue();
        String other = page.equals(anna) ? "Bert" : "Anna";
        assertThat(page.locator(".title")).containsText(other);
        Club.answerByExample(game, new Player(other.toLowerCase(Locale.ROOT)));
        assertThat(page.locator(".title")).not().containsText(other);
        assertThat(count).hasValue(typed);
        count.blur();
        assertThat(page.locator(".refused").first()).isVisible();
        assertThat(count).hasValue("40");
    }

    private Page squadToBuild() throws IOException {
        sitDown("swm-campaign");
        return until("Build your starting squad");
    }

    private static List<?> headings(Page page) {
        return (List<?>) page.evaluate("""
                async () => {
                  const state = await (await fetch(location.pathname.replace('/g/', '/api/games/'))).json();
                  const offered = state.asked.decisions.flatMap((one) => one.questions).map((one) => one.options?.offered).find(Boolean);
                  return [...new Set(offered.map((unit) => unit.group))];
                }
                """);
    }

    @Test
    void aCatalogueStandsUnderItsHeadings() throws Exception {
        Page page = squadToBuild();
        while (headings(page).size() < 2) { // who leads what falls by chance, and some have nothing to part
            assertThat(page.locator(".catalogue h4")).hasCount(0);
            page = squadToBuild();
        }
        List<?> headings = headings(page);
        assertThat(headings).doesNotContainNull();
        assertThat(page.locator(".catalogue h4").allInnerTexts())
                .containsExactlyElementsOf(
                        headings.stream().map(String::valueOf).toList());
        Locator first = page.locator(".catalogue > *").first();
        assertThat(first).hasText(String.valueOf(headings.get(0)));
        assertThat(page.locator(".sum")).containsText("points");
        hears(
                page,
                told -> told.replaceAll("\"points\":\\d+", "\"points\":0")
                        .replaceAll(",\"room\":\\d+|\"room\":\\d+,", ""));
        assertThat(page.locator(".sum")).containsText("0 taken"); // a system that counts no points shows none
        assertThat(page.locator(".catalogue .strip .quiet")).hasCount(0);
    }

    /** None of them is hidden behind another, though three of four may be left empty. */
    @Test
    void severalListsStandInTheOrderOfTheBook() throws Exception {
        sitDown("warmachine-map");
        Page page = until("Which troops do you begin with");
        page.getByText("lists of one's own").click();
        Locator lists = page.locator("details.list");
        Locator names = page.locator("details.list > summary");
        assertThat(lists).hasCount(4);
        assertThat(names.first()).containsText("first banner");
        assertThat(names.last()).containsText("defense force");
        lists.first().locator(".strip button").last().click();
        assertThat(names.first()).containsText(Pattern.compile("[1-9]\\d* points?"));
        lists.first().locator(".catalogue .strip").last().scrollIntoViewIfNeeded();
        BoundingBox head = Windows.box(page.locator(".head"));
        assertThat(Windows.box(names.first()).y).isBetween(head.y + head.height - 1, head.y + head.height + 1);
        // what is wrong with a list is said while others are not yet written, with the points of all, and leads there
        assertThat(page.locator(".will"))
                .containsText(Pattern.compile("Banner 1.* of 75 points in banners", Pattern.DOTALL));
        names.last().scrollIntoViewIfNeeded();
        page.locator(".will button").first().click();
        assertThat(lists.first().locator(".catalogue")).isVisible();
        assertThat(names.first()).isInViewport();
        page.locator("#clear").click();
        page.locator("#example").click();
        isTakenAfter(page);
        orders();
    }

    /** What is short in a row is explained below, and a long list is folded when one of it was chosen. */
    private void orders() {
        Page page = until("each of your banners an order");
        page.locator("[data-tool=legend]").click();
        assertThat(page.locator(".legend li").nth(0)).containsText("Anna"); // players stand together
        assertThat(page.locator(".legend li").nth(1)).containsText("Bert");
        page.locator("[data-tool=legend]").click();
        if (page.locator(".question .strip").count() < 2) {
            return; // one banner has room to say it all
        }
        Locator banners = page.locator(".question .strip:not([data-key='*'])");
        assertThat(page.locator(".question [data-key='*']")).hasCount(banners.count() > 2 ? 1 : 0);
        hears(page, "\"cases\":\\[", "\"cases\":[{\"id\":\"wait\",\"label\":\"wait\"},");
        assertThat(banners.first().locator("button")).hasCount(5); // one that may do more stands in a row all the same
        page.unroute(STATE);
        page.reload();
        page.getByText("What these mean").click();
        assertThat(page.locator("dl.why")).containsText("march two spaces");
        page.locator(".question .strip [data-option=forced-march]").first().click();
        Locator ways = page.locator(".question .strip + .field .cards button");
        assertThat(ways).not().hasCount(1);
        ways.last().click();
        assertThat(ways).hasCount(1);
        assertThat(ways).isInViewport();
        page.locator(".others").click();
        assertThat(ways).not().hasCount(1);
        ways.last().click();
        page.locator("#example").click();
        page.getByText("Other ways to confirm").click();
        assertThat(page.locator(".actions .more")).containsText("You are waited for until you confirm it.");
    }

    @Test
    void headquartersStandWhereTheMapIsTapped() throws Exception {
        sitDown("warmachine-map");
        Page page = until("Where are your headquarters");
        namesOfWhatIsWantedAreRead(page);
        String view = page.locator("svg.scene").getAttribute("viewBox");
        page.locator("[data-tool=legend]").click();
        assertThat(page.locator(".legend li").first()).isVisible();
        assertThat(page.locator(".legend svg > *").first()).isAttached();
        assertThat(page.locator("svg.scene")).hasAttribute("viewBox", view);
        page.locator("[data-tool=legend]").click();
        assertThat(page.locator(".legend")).isHidden();
        // what is looked at is not what is chosen, and the sheet tells what was done last
        String shut = tap(page, ":not(.lit)");
        assertThat(page.locator("[data-shown=records] .known .because")).containsText("Not now: ");
        assertThat(page.locator("svg.scene [data-id='" + shut + "'].looked:not(.picked)")
                        .first())
                .isAttached();
        String place = tapLit(page);
        assertThat(page.locator("[data-shown=question]")).isVisible();
        assertThat(page.locator("svg.scene .looked")).hasCount(0);
        assertThat(page.locator("svg.scene [data-id='" + place + "'].picked").first())
                .isAttached();
        assertThat(page.locator(".question [aria-pressed=true]")).hasCount(1);
        assertThat(page.locator(".will")).containsText(place);
        isTakenAfter(page);
    }

    /** A list of places is of no use beside a picture that names none; and no name lies on another. */
    private static void namesOfWhatIsWantedAreRead(Page page) {
        assertThat(page.locator("svg.scene g.lit").first()).isAttached();
        assertThat(page.locator("svg.scene .lit[data-kind=label]:visible"))
                .not()
                .hasCount(0);
        Object unread = page.evaluate("""
                () => {
                  const boxes = [...document.querySelectorAll('svg.scene .mark[data-kind=label]')]
                    .filter((mark) => getComputedStyle(mark).display !== 'none')
                    .map((mark) => [mark, mark.getBoundingClientRect()]);
                  const small = boxes.filter(([mark, box]) => mark.classList.contains('lit') && box.height / mark.children.length < 7);
                  const upon = boxes.filter(([, box], i) => boxes.slice(i + 1).some(([, other]) =>
                    Math.min(box.right, other.right) - Math.max(box.x, other.x) > 1
                      && Math.min(box.bottom, other.bottom) - Math.max(box.y, other.y) > 0.4 * Math.min(box.height, other.height)));
                  return [...small, ...upon].map(([mark]) => mark.textContent.trim());
                }
                """);
        assertThat((List<?>) unread).isEmpty();
    }

    @Test
    void anOrderIsSecretAndMayBeChanged() throws Exception {
        sitDown("40k-crusade");
        Page page = until("What is your order");
        assertThat(page.locator(".terms .lock")).isVisible();
        Locator cases = page.locator(".question .segments button");
        assertThat(cases.first()).isVisible();
        page.locator(".question .segments button", new Page.LocatorOptions().setHasText("attack"))
                .click();
        assertThat(page.locator(".unfolded")).isVisible();
        assertThat(page.locator(".will button")).hasText("Go on: From which of your systems?"); // and leads there
        int lit = page.locator(".picture .mark.lit:not([data-kind=label])").count();
        assertThat(page.locator(".picture .mark[data-kind=label]:visible").count())
                .as("also those of systems that are shut now have names")
                .isGreaterThan(lit + 3);
        page.locator(".will button").click();
        assertThat(page.locator(".unfolded .ask").first()).isInViewport();
        assertThat(page.locator(".unfolded .closed[open]")).hasCount(0);
        cases.first().click();
        assertThat(page.locator(".unfolded")).hasCount(0);
        isTakenAfter(page);
        assertThat(page.locator(".given")).containsText("You have answered: no order");
        assertThat(page.locator(".question .will")).isHidden(); // told once
        page.locator(".question .segments button", new Page.LocatorOptions().setHasText("training"))
                .click();
        assertThat(page.locator(".unfolded .of")).hasText(Pattern.compile("0 of exactly [1-6]"));
        page.locator(".question .segments button", new Page.LocatorOptions().setHasText("defend"))
                .click();
        String system = tapLit(page);
        assertThat(page.locator(".unfolded [aria-pressed=true]")).hasAttribute("data-option", system);
        assertThat(page.locator("#confirm")).isEnabled();
        page.evaluate("document.querySelector('#panel').scrollTop = 999");
        page.locator("#confirm").click();
        assertThat(page.locator(".given")).containsText("You have answered: defend ");
        assertThat(page.locator(".given")).isInViewport();
    }

    @Test
    void aShipIsPutOnASquareOfTheMap() throws Exception {
        sitDown("space-battles");
        Page page = until("where do your ships stand");
        page.locator(".question .cards button").last().click();
        assertThat(page.locator("svg.scene g.lit").first()).isAttached();
        page.locator("[data-tool=mine]").click();
        String square = tapLit(page);
        assertThat(page.locator("svg.scene [data-id='" + square + "'].picked").first())
                .isAttached();
        hands.get(page).finish();
    }

    @Test
    void aFigureIsPutDownByAFingerThatHearsWhyNot() throws Exception {
        sitDown("skirmish-dice");
        Page page = until("deploy");
        page.locator(".question .cards button, .question .segments button")
                .last()
                .click();
        for (int i = 0; i < 4 && page.locator(".drawn .ground").count() == 0; i++) {
            page.locator(".question .chips button.todo").first().click();
        }
        assertThat(page.locator(".drawn .ground").first()).isAttached();
        BoundingBox ground = Windows.box(page.locator(".drawn .ground"));
        double x = ground.x + ground.width / 2;
        double y = ground.y + ground.height / 2;
        page.touchscreen().tap(x, y);
        assertThat(page.locator(".drawn .spot")).isAttached();
        BoundingBox picture = Windows.box(page.locator("#picture"));
        BoundingBox spot = Windows.box(page.locator(".drawn .spot"));
        double spotX = spot.x + spot.width / 2;
        double spotY = spot.y + spot.height / 2;
        page.mouse().move(spotX, spotY);
        page.mouse().down();
        page.mouse().move(spotX, picture.y + 60, new com.microsoft.playwright.Mouse.MoveOptions().setSteps(6));
        assertThat(page.locator(".picture .hint.wrong")).isVisible();
        assertThat(page.locator(".picture .hint.wrong").textContent()).hasSizeGreaterThan(10);
        assertThat(page.locator(".question .chips button.wrong")).hasCount(1);
        Windows.keep(page, "ghost");
        page.mouse().move(spotX, spotY, new com.microsoft.playwright.Mouse.MoveOptions().setSteps(6));
        page.mouse().up();
        assertThat(page.locator(".picture .hint.wrong")).isHidden();
        page.locator(".question .chips button.todo").first().click();
        assertThat(page.locator(".drawn .placed")).hasCount(1);
        assertThat(Windows.across(page)).isLessThanOrEqualTo(Windows.PHONE);
        hands.get(page).finish();
    }

    /** A tap ends where it began: what the page brings under the finger is not tapped by it. */
    private static void hearsTapsOf(Page page) {
        page.evaluate("addEventListener('click', (e) => (window.tapped = e.target.className), true)");
    }

    @Test
    void aFoldStaysAsItIsWhenTheSheetIsRaised() throws Exception {
        sitDown("swm-campaign");
        Page page = until("Build your starting squad");
        Locator fold = page.locator(".question details.more").first();
        fold.locator("summary").click();
        hearsTapsOf(page);
        BoundingBox grip = Windows.box(page.locator(".grip"));
        page.touchscreen().tap(grip.x + grip.width / 4, grip.y + grip.height / 2);
        assertThat(page.locator(".panel.full")).isVisible();
        page.waitForCondition(() -> "grip".equals(page.evaluate("window.tapped")));
        assertThat(fold).hasAttribute("open", "");
    }

    /** Whoever adds figures sees what they come to and what is wrong with them, wherever they are in the catalogue. */
    @Test
    void whatAListComesToStaysInSight() throws Exception {
        sitDown("swm-campaign");
        Page page = until("Build your starting squad");
        page.locator(".grip").click();
        assertThat(page.locator(".panel.full")).isVisible();
        Locator last = page.locator(".catalogue .strip").last();
        last.locator("input").fill("40");
        last.locator("input").blur();
        assertThat(page.locator(".sum .refused")).isVisible();
        last.scrollIntoViewIfNeeded();
        BoundingBox head = Windows.box(page.locator(".head"));
        BoundingBox sum = Windows.box(page.locator(".sum"));
        assertThat(sum.y).isBetween(head.y + head.height - 1, head.y + head.height + 1);
        assertThat(Windows.box(page.locator(".sum .refused")).y).isLessThan(sum.y + sum.height);
    }

    /** Spaces on which several moves of one ship end, with the ship. */
    private static final String SHARED = """
            async () => {
              const state = await (await fetch(location.pathname.replace('/g/', '/api/games/'))).json();
              for (const { options } of state.asked.decisions.flatMap((one) => one.questions).filter((one) => one.options))
                for (const ship of options.cases)
                  for (const move of ship.options?.options ?? [])
                    if (ship.options.options.filter((other) => other.anchors?.[0] === move.anchors?.[0]).length > 1) return [ship.id, move.anchors[0]];
              return null;
            }
            """;

    @Test
    void whatSeveralMovesEndOnIsAskedAtTheFinger() throws Exception {
        sitDown("space-battles");
        Page page = until("which ship moves next");
        List<?> shared = (List<?>) page.evaluate(SHARED);
        page.locator(".question [data-option='" + shared.get(0) + "']").click();
        BoundingBox picture = Windows.box(page.locator("svg.scene"));
        Locator space =
                page.locator("svg.scene [data-id='" + shared.get(1) + "']").first();
        BoundingBox box = Windows.box(space);
        page.mouse().move(picture.x + 20, picture.y + 20);
        page.mouse().down();
        // where a list has no room below the finger
        page.mouse()
                .move(
                        picture.x + 20,
                        picture.y + 20 + picture.y + picture.height - 20 - (box.y + box.height / 2),
                        new com.microsoft.playwright.Mouse.MoveOptions().setSteps(4));
        page.mouse().up();
        box = Windows.box(space);
        // the second tap of two, at the list that has opened under the finger, is not meant for it
        page.evaluate("""
                () => new MutationObserver((_, observer) => {
                  const menu = document.querySelector('.menu');
                  const list = menu?.getBoundingClientRect();
                  if (!list) return;
                  observer.disconnect();
                  window.under = document.elementFromPoint(list.x + list.width / 2, list.y + list.height / 2).closest('.menu, #picture, #panel').id;
                  window.cut = list.bottom > innerHeight || document.querySelector('.menu').scrollHeight > list.height + 2;
                }).observe(document.querySelector('#app'), { childList: true })
                """);
        page.touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
        assertThat(page.locator(".menu button")).not().hasCount(0);
        assertThat(page.evaluate("window.under")).isIn("picture", "panel");
        assertThat(page.evaluate("window.cut")).isEqualTo(false);
        String wanted = page.locator(".menu button span:first-child").nth(1).innerText();
        page.locator(".menu button").nth(1).tap();
        assertThat(page.locator(".will")).containsText(wanted);
        // the number of what is chosen can be read
        assertThat(page.evaluate(
                        "id => getComputedStyle(document.querySelector(`[data-id='${id}'][data-part=badge] > :first-child`)).strokeWidth",
                        shared.get(0)))
                .isNotEqualTo("4px");
    }

    @Test
    void whatIsAskedIsFollowedAsTheAnswerGrows() throws Exception {
        sitDown("skirmish-dice");
        Page page = until(" acts:");
        page.locator("[data-tool=mine]").click();
        page.locator(".question [data-option=move]").click();
        assertThat(page.locator(".drawn .ground")).isAttached();
        assertThat(page.locator(".unfolded .coordinates input")).hasCount(2); // whose numbers can be typed
        BoundingBox picture = Windows.box(page.locator("svg.scene"));
        BoundingBox ground = Windows.box(page.locator(".drawn .ground"));
        assertThat(ground.x).isGreaterThanOrEqualTo(picture.x);
        assertThat(ground.y).isGreaterThanOrEqualTo(picture.y);
        assertThat(ground.x + ground.width).isLessThanOrEqualTo(picture.x + picture.width);
        assertThat(ground.y + ground.height).isLessThanOrEqualTo(picture.y + picture.height);
        for (String tool : List.of("closer", "farther", "legend")) {
            assertThat(page.locator("[data-tool=" + tool + "]")).isVisible();
        }
        page.locator("[data-tool=closer]").click();
        String view = page.locator("svg.scene").getAttribute("viewBox");
        page.locator(".question [data-option=move]").click();
        assertThat(page.locator("svg.scene")).hasAttribute("viewBox", view);
    }

    /** A place on the ground that an answer could begin with, as it lies on the screen. */
    private static final String REACH = """
            async () => {
              const state = await (await fetch(location.pathname.replace('/g/', '/api/games/'))).json();
              const { options } = state.asked.decisions[0].questions[0];
              const rings = options.cases.find((one) => one.id === 'move').options.outline;
              const shape = new Path2D(rings.map((ring) => 'M' + ring.map((corner) => corner.join(' ')).join('L') + 'Z').join(''));
              const paper = document.createElement('canvas').getContext('2d');
              const svg = document.querySelector('svg.scene');
              const up = svg.dataset.yRuns === 'up' ? (y) => Number(svg.dataset.height) - y : (y) => y;
              const all = rings[0].flatMap(([x, y]) => rings[0].map(([u, v]) => [(x + 2 * u) / 3, (y + 2 * v) / 3]))
                .filter(([x, y]) => [[0, 0], [2, 0], [-2, 0], [0, 2], [0, -2]].every(([dx, dy]) => paper.isPointInPath(shape, x + dx, y + dy, 'evenodd'))) // not at its edge
                .map(([x, y]) => new DOMPoint(x, up(y)).matrixTransform(svg.getScreenCTM()));
              const under = (p) => document.elementsFromPoint(p.x, p.y);
              const within = (p) => {
                const at = p.matrixTransform(svg.getScreenCTM().inverse());
                return paper.isPointInPath(shape, at.x, up(at.y), 'evenodd');
              };
              const beside = (p) => [3, 6, 9].every((dx) => within(new DOMPoint(p.x + dx, p.y))); // where the next tap will be
              const free = all.find((p) => beside(p) && under(p)[0]?.closest('#picture') && !under(p).some((one) => one.closest('.tools, .lit')));
              return [free.x, free.y];
            }
            """;

    @Test
    void aTapOnTheGroundBeginsAMoveAndWhatCameOfTheLastAnswerStandsAbove() throws Exception {
        sitDown("skirmish-dice");
        Page page = until(" acts:");
        assertThat(page.locator(".since li").last()).containsText("is activated");
        assertThat(page.locator(".since li")).not().hasCount(0);
        List<?> at = (List<?>) page.evaluate(REACH);
        double height = Windows.box(page.locator("#picture")).height;
        page.touchscreen().tap(((Number) at.get(0)).doubleValue(), ((Number) at.get(1)).doubleValue());
        if (page.locator(".menu button").count() > 0) {
            page.locator(".menu button").first().click();
        }
        assertThat(page.locator(".question [aria-pressed=true]")).hasCount(1);
        assertThat(page.locator(".drawn .spot")).isAttached();
        assertThat(page.locator(".question .coordinates").first()).isVisible();
        goesElsewhere(page, ((Number) at.get(0)).doubleValue(), ((Number) at.get(1)).doubleValue());
        assertThat(Windows.box(page.locator("#picture")).height).isEqualTo(height);
    }

    /** Another tap mends the end of a way; a corner is said. */
    private static void goesElsewhere(Page page, double x, double y) {
        Locator corners = page.locator(".question .coordinates");
        String end = corners.locator("input").first().inputValue();
        page.touchscreen().tap(x + 6, y);
        assertThat(corners.locator("input").first()).not().hasValue(end);
        assertThat(corners).hasCount(1);
        assertThat(page.evaluate("""
                        () => {
                          const way = document.querySelector('.drawn .ghost');
                          const from = way.getPointAtLength(0).matrixTransform(way.getScreenCTM());
                          const hint = document.querySelector('.picture .hint').getBoundingClientRect();
                          return from.x > hint.left && from.x < hint.right && from.y > hint.top && from.y < hint.bottom;
                        }
                        """)).isEqualTo(false);
        assertThat(page.locator(".picture .hint")).hasText(Pattern.compile("[0-9.]+ of 15 cm"));
        Locator ground = page.locator(".drawn .ground");
        String all = ground.getAttribute("d");
        page.locator(".question [data-add]").click();
        assertThat(corners).hasCount(2);
        assertThat(ground).not().hasAttribute("d", all); // less is left behind a corner
        assertThat(corners.last().locator("input").first()).hasValue(""); // nobody has said where it leads
        assertThat(page.locator(".question [data-add]")).isDisabled();
        assertThat(page.locator("#confirm")).isDisabled();
        page.touchscreen().tap(x, y);
        assertThat(corners).hasCount(2);
        String corner = corners.first().locator("input").first().inputValue();
        assertThat(corners.last().locator("input").first()).not().hasValue(corner);
        page.locator(".question [data-add] + button").click();
        assertThat(ground).hasAttribute("d", all);
    }

    /** The first of what is only offered is open, and chosen by nobody. */
    @Test
    void whatIsOnlyOfferedHasNoRing() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", false, "anna", "bert");
        Player anna = new Player("anna");
        for (int turn = 0; turn < 400 && !asks(game, anna, "What do you buy"); turn++) {
            Club.answerByExample(game, turn % 2 == 0 ? anna : new Player("bert"));
        }
        Page page = WINDOWS.phone(WINDOWS.club().guest(game, "anna"), Windows.table(game));
        new Fingers(page, 1).open();
        Locator ringed = page.locator("svg.scene .picked");
        assertThat(page.locator(".question .chips button")).not().hasCount(0);
        assertThat(ringed).hasCount(0);
        page.locator(".question .chips button").first().click();
        assertThat(ringed).not().hasCount(0);
    }

    private static boolean asks(HostedGame game, Player seat, String what) throws IOException {
        return game.as(Viewer.of(seat)).asked().toString().contains(what);
    }

    /** What is shut first, and then why: two or three reasons, one of a kind, and the rest when somebody wants them. */
    @Test
    void whatCanNotBeChosenTellsAFewReasons() throws Exception {
        sitDown("skirmish-dice");
        Page page = until(" acts:");
        page.locator(".closed summary").first().click();
        assertThat(page.locator(".closed li > :first-child.shut"))
                .hasCount(page.locator(".closed li").count());
        List<String> reasons = page.locator(".closed .because").allInnerTexts();
        assertThat(reasons).doesNotHaveDuplicates().isNotEmpty();
        int folded = 0;
        for (Locator because : page.locator(".closed .because").all()) {
            boolean isFolded = because.locator("details.rest").count() > 0;
            String told = because.innerText();
            assertThat(told.split("[.] ?", -1).length).as(told).isLessThan(8);
            folded += isFolded ? 1 : 0;
        }
        assertThat(folded).as("an attack is shut for many reasons").isPositive();
    }

    /** What somebody opens by hand stays, and is the headline. */
    @Test
    void whatIsOpenedByHandIsTheHeadline() throws Exception {
        HostedGame game = sitDown("space-battles");
        Page page = Windows.called(anna, bert);
        String first = page.locator(".peek .say").innerText();
        page.locator(".offers summary").click();
        Locator offer = page.locator(".offers [data-question]").first();
        String prompt = offer.locator("span").first().innerText();
        offer.click();
        assertThat(page.locator(".peek .say")).hasText(prompt);
        assertThat(page.locator(".question")).hasAttribute("aria-label", prompt);
        String today = LocalDate.now(ZoneOffset.UTC).toString();
        WINDOWS.club()
                .guest(game, "organizer")
                .form("/g/" + game.id() + "/organize", "do", "pause", "from", today, "until", today, "reason", "fair");
        assertThat(page.locator("#panel .pause")).isVisible();
        assertThat(page.locator(".peek .say")).hasText(prompt); // also when there is news
        page.locator("#panel [data-question]").first().click();
        assertThat(page.locator(".peek .say")).hasText(first);
    }

    /** On a phone the table stays in sight, and nothing lies over it; at a desk who waits has room to read. */
    @Test
    void thePictureAndTheSheetShareTheScreen() throws Exception {
        HostedGame game = sitDown("warmachine-map");
        Page page = Windows.called(anna, bert);
        BoundingBox svg = Windows.box(page.locator("svg.scene"));
        BoundingBox tools = Windows.box(page.locator(".picture .tools"));
        assertThat(tools.x).as("beside the picture").isGreaterThanOrEqualTo(svg.x + svg.width);
        assertThat(Windows.box(page.locator(".grip")).height).isGreaterThan(24);
        assertThat(Windows.box(page.locator(".peek .say")).height)
                .as("two lines at most")
                .isLessThanOrEqualTo(48);
        BoundingBox will = Windows.box(page.locator(".will"));
        BoundingBox confirm = Windows.box(page.locator("#confirm"));
        assertThat(will.y + will.height / 2).isBetween(confirm.y, confirm.y + confirm.height);
        assertThat(page.locator("svg.scene .mark[data-kind=label]").first()).isVisible();
        for (int i = 0; i < 4; i++) {
            page.locator("[data-tool=closer]").click();
        }
        assertThat(page.locator("svg.scene .mark[data-kind=label]").first()).isVisible();
        Page desk = WINDOWS.desk(WINDOWS.club().guest(game, "organizer"), Windows.table(game));
        assertThat(desk.locator(".panel.idle")).isVisible();
        assertThat(Windows.box(desk.locator(".panel")).height).isEqualTo(Windows.box(desk.locator("#app")).height);
    }
}
