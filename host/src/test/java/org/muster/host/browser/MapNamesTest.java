package org.muster.host.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.seat.Player;
import org.muster.host.Club;
import org.muster.host.games.HostedGame;

/** What a map tells on a phone: names that can be read, and none of them over another, over a piece or under a tool. */
class MapNamesTest {

    /** So many answers lead from the set-up to where pieces stand, and things have befallen places. */
    private static final int MOST_ANSWERS = 300;

    /** Places without a name in sight, of which it is tried whether a tap tells it. */
    private static final int TAPS = 4;

    @RegisterExtension
    static final Windows WINDOWS = new Windows();

    @ParameterizedTest
    @ValueSource(strings = {"space-battles", "warmachine-map", "swm-campaign", "40k-crusade", "skirmish-dice"})
    void namesLieApartAndEachIsThereOrATapAway(String ruleset) throws Exception {
        HostedGame game = WINDOWS.club().game(ruleset, true, "anna", "bert");
        List<Player> seats = List.of(new Player("anna"), new Player("bert"), Player.ORGANIZER);
        for (String seat : List.of("anna", "bert")) {
            WINDOWS.club().guest(game, seat).joins(game);
        }
        Page phone = WINDOWS.phone(WINDOWS.club().stranger(), Windows.table(game));
        isReadable(phone);
        for (int i = 0; i < MOST_ANSWERS && game.match().game().position().round() < 2; i++) {
            for (Player seat : seats) {
                Club.answerByExample(game, seat);
            }
        }
        assertThat(game.match().game().position().round()).isGreaterThan(0);
        for (Page page : List.of(
                WINDOWS.phone(WINDOWS.club().stranger(), Windows.table(game)),
                WINDOWS.phone(WINDOWS.club().guest(game, "anna"), Windows.table(game)))) {
            isReadable(page);
            page.locator("[data-tool=closer]").click();
            page.locator("[data-tool=closer]").click();
            assertThat(clashes(page)).as("looked at closer").isEmpty();
            page.locator("[data-tool=fit]").click();
            tapsTellNames(page);
        }
    }

    private static void isReadable(Page page) {
        assertThat(page.locator("#picture svg.scene .mark").first()).isAttached();
        assertThat(page.locator("#picture .tools button").first()).isVisible();
        assertThat(clashes(page)).isEmpty();
        BoundingBox picture = Windows.box(page.locator("#picture > svg.scene"));
        for (int i = 0; i < page.locator("#picture .tools button").count(); i++) {
            BoundingBox tool =
                    Windows.box(page.locator("#picture .tools button").nth(i));
            boolean beside = tool.x >= picture.x + picture.width - 1 || tool.y >= picture.y + picture.height - 1;
            assertThat(beside).as("tool %s stands beside the picture", i).isTrue();
        }
    }

    /** Words over words in capitals of this browser's letters; and those that were made larger, over pieces and signs. */
    private static List<?> clashes(Page page) {
        return (List<?>) page.evaluate("""
                () => {
                  const box = (mark) => mark.getBoundingClientRect();
                  const isOver = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
                  const marks = (which) => [...document.querySelectorAll(`#picture svg.scene .mark${which}`)].filter((mark) => box(mark).width > 0);
                  const words = marks('[data-kind=label]:not([data-part])').flatMap((mark) => [...mark.querySelectorAll('text')].map((text) => {
                    const { left, right, top, bottom } = box(text);
                    const times = new DOMMatrix(getComputedStyle(mark).transform).a;
                    const edge = 0.18 * (bottom - top);
                    return { mark, times, text: text.textContent, left, right, top: top + edge, bottom: bottom - edge };
                  }));
                  const signs = marks(':is([data-kind=token], [data-part=icons], [data-part=badge])').map((mark) => ({ mark, box: box(mark) }));
                  const said = [];
                  words.forEach((one, i) => {
                    words.slice(i + 1).filter((two) => two.mark !== one.mark && isOver(one, two)).forEach((two) => said.push(`${one.text} over ${two.text}`));
                    if (one.times > 1 && !one.mark.matches('.lit')) signs.filter((sign) => isOver(one, sign.box)).forEach((sign) => said.push(`${one.text}, ${one.times} times as large, over ${sign.mark.dataset.id}`));
                  });
                  return said;
                }""");
    }

    /** Places that have a name which is not in sight, and where they can be tapped: where nothing lies upon them. */
    private static List<Map<String, Object>> unnamed(Page page) {
        List<Map<String, Object>> places = new ArrayList<>();
        for (Object one : (List<?>) page.evaluate("""
                () => {
                  const named = new Set([...document.querySelectorAll('#picture svg.scene .mark[data-kind=label]')].filter((mark) => mark.getBoundingClientRect().width > 0).map((mark) => mark.dataset.id));
                  const picture = document.querySelector('#picture > svg.scene').getBoundingClientRect();
                  return [...document.querySelectorAll('#picture svg.scene .mark[data-kind=patch][data-id]:not([data-part])')]
                    .map((mark) => ({ mark, id: mark.dataset.id, name: mark.querySelector(':scope > title')?.textContent ?? '', box: mark.getBoundingClientRect() }))
                    .filter(({ id, name }) => id && name && !named.has(id))
                    .map(({ mark, id, name, box }) => ({ mark, id, name, x: box.left + box.width / 2, y: box.top + box.height / 2 }))
                    .filter(({ x, y }) => x > picture.left && x < picture.right && y > picture.top && y < picture.bottom)
                    .filter(({ mark, x, y }) => mark.contains(document.elementFromPoint(x, y)))
                    .map(({ id, name, x, y }) => ({ id, name, x, y }));
                }""")) {
            Map<?, ?> place = (Map<?, ?>) one;
            places.add(Map.of("name", place.get("name"), "x", place.get("x"), "y", place.get("y")));
        }
        return places;
    }

    private static void tapsTellNames(Page page) {
        List<Map<String, Object>> places = unnamed(page);
        for (int i = 0; i < Math.min(TAPS, places.size()); i++) {
            Map<String, Object> place = unnamed(page).get(i);
            String name = ((String) place.get("name")).split("[,:(;]", 2)[0].strip();
            page.mouse().click(number(place.get("x")), number(place.get("y")));
            assertThat(page.locator("body")).containsText(name);
            page.reload();
            assertThat(page.locator("#picture .tools button").first()).isVisible();
        }
    }

    private static double number(Object coordinate) {
        return ((Number) coordinate).doubleValue();
    }
}
