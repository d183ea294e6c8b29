package org.muster.host.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.muster.api.text.Sentence;
import org.muster.host.games.HostedGame;
import org.muster.host.shell.Assets;

/** What the scripts of a table say by themselves, asked of them in a browser. */
class ScriptsTest {

    @RegisterExtension
    static final Windows WINDOWS = new Windows();

    private static Page table() throws IOException {
        HostedGame game = WINDOWS.club().game("warmachine-map", true, "anna", "bert");
        return WINDOWS.phone(WINDOWS.club().guest(game, "anna"), Windows.table(game));
    }

    private static final Path SOURCES = Path.of("src/main/js");

    /** What a script's function answers, before it was put into a bundle. */
    private static Object asked(Page page, String script, String function, Object... values) {
        for (String source : List.of(script, "locale.js")) {
            page.route(
                    "**/" + source,
                    route -> route.fulfill(new Route.FulfillOptions()
                            .setPath(SOURCES.resolve(source))
                            .setContentType(Assets.type(source))));
        }
        return page.evaluate(
                "async ([script, name, values]) => (await import(`/${script}`))[name](...values)",
                List.of(script, function, List.of(values)));
    }

    /** Else a browser finds each in the one before: over a slow line as many waits, one after the other. */
    @Test
    void everyScriptIsNamedInThePage() throws Exception {
        Page page = table();
        Object unnamed = page.evaluate("""
                () => {
                  const named = [...document.querySelectorAll('link[rel=modulepreload], script[src]')].map((one) => one.href ?? one.src);
                  return performance.getEntriesByType('resource').map((one) => one.name)
                    .filter((name) => name.endsWith('.js') && !named.includes(name));
                }
                """);
        assertThat((List<?>) unnamed).isEmpty();
        assertThat(page.locator("link[rel=modulepreload]").all().stream()
                        .map(one -> one.getAttribute("href").replaceAll(".*/", "")))
                .containsExactlyInAnyOrder("page.js", "view.js", "controls.js");
    }

    /** Figures are numbered by the same sign that holds a value's place. */
    @Test
    void aNumberInANameIsNoPlaceForTheNextValue() throws Exception {
        Page page = table();
        assertThat(asked(page, "words.js", "say", "your-roll", "Roll of Trooper #1", "d20"))
                .isEqualTo("Your dice: Roll of Trooper #1 (d20)");
    }

    @Test
    void namesAreListedAsTheHostListsThem() throws Exception {
        List<String> names = List.of("Olga", "Bert", "Cleo");
        assertThat(asked(table(), "words.js", "list", names))
                .isEqualTo(Sentence.of("{names}", names).toString());
    }

    @Test
    void aDeadlineIsCalledByItsDateWhereItsWeekdayWouldBeTakenForAnother() throws Exception {
        Page page = table();
        for (int days : List.of(7, 14)) {
            Instant until = Instant.now().plus(Duration.ofDays(days));
            String date = String.valueOf(until.atZone(ZoneOffset.UTC).getDayOfMonth());
            assertThat((String) asked(page, "times.js", "time", until.toString()))
                    .contains(date + ",");
        }
        String soon = Instant.now().plus(Duration.ofDays(5)).toString();
        assertThat((String) asked(page, "times.js", "time", soon)).matches("\\w{3},? \\d\\d:\\d\\d\\s?[AP]M");
    }

    /** Nobody who has three days reads two a second later. */
    @Test
    void whatIsLeftIsNotRoundedAway() throws Exception {
        Page page = table();
        long second = Duration.ofSeconds(1).toMillis();
        assertThat(counted(page, Duration.ofHours(72).toMillis() - second)).containsExactly(3, 0, 0);
        assertThat(counted(page, Duration.ofHours(48).toMillis() - second)).containsExactly(2, 0, 0);
        assertThat(counted(page, Duration.ofHours(71).toMillis())).containsExactly(2, 23, 0);
        assertThat(counted(page, Duration.ofHours(47).toMillis() + 61 * second)).containsExactly(0, 47, 2);
        assertThat(counted(page, -second)).containsExactly(0, 0, 0);
    }

    private static List<Integer> counted(Page page, long millis) {
        Map<?, ?> left = (Map<?, ?>) asked(page, "times.js", "counted", (double) millis);
        return List.of("days", "hours", "minutes").stream()
                .map(part -> (Integer) left.get(part))
                .toList();
    }

    /** What waits to be sent is told by the names that people see, not by the host's ids. */
    @Test
    void anAnswerIsToldByNames() throws Exception {
        Page page = table();
        Map<String, Object> army = Map.of(
                "kind",
                "army",
                "offered",
                List.of(
                        Map.of("id", "ulic-qel-droma", "name", "Ulic Qel-Droma", "points", 40),
                        Map.of("id", "trooper", "name", "Trooper", "points", 5)));
        Map<String, Object> one = Map.of(
                "kind", "either", "cases", List.of(Map.of("id", "build", "label", "build a squad", "options", army)));
        assertThat(asked(page, "answers.js", "spoken", one, Map.of("build", Map.of("ulic-qel-droma", 1, "trooper", 3))))
                .isEqualTo("build a squad: Ulic Qel-Droma, 3 Trooper");
    }

    /** A list below a row of banners says whose it is. */
    @Test
    void whoseAListIsIsKnownByWhereItStands() throws Exception {
        Map<String, Object> army = Map.of("kind", "army", "offered", List.of());
        Map<String, Object> models =
                Map.of("kind", "form", "fields", List.of(Map.of("name", "models", "options", army)));
        Map<String, Object> each = Map.of(
                "kind", "each", "keys", List.of(Map.of("id", "b1", "label", "Bob's banner 1", "options", models)));
        Map<String, Object> form = Map.of("kind", "form", "fields", List.of(Map.of("name", "bought", "options", each)));
        Page page = table();
        assertThat(asked(page, "answers.js", "givenFor", form, "bought.b1.models"))
                .isEqualTo("Bob's banner 1");
        assertThat(asked(page, "answers.js", "givenFor", models, "models")).isEqualTo("");
    }

    /** Whom nothing is left to share out is not asked for three times nought. */
    @Test
    void aShareOfNothingIsNotAskedFor() throws Exception {
        Map<String, Object> dice =
                Map.of("kind", "split", "min", 0, "max", 0, "keys", List.of(Map.of("id", "red", "label", "red")));
        assertThat(asked(table(), "answers.js", "isIdle", dice)).isEqualTo(true);
    }

    /** Who loses or gains begins with neither. */
    @Test
    void aNumberBeginsAtNoughtAlsoAsAPartOfMore() throws Exception {
        Map<String, Object> form = Map.of(
                "kind",
                "form",
                "fields",
                List.of(
                        Map.of("name", "by", "options", Map.of("kind", "number", "min", -1000, "max", 1000)),
                        Map.of("name", "of", "options", Map.of("kind", "number", "min", 2, "max", 3))));
        assertThat(asked(table(), "answers.js", "empty", form)).isEqualTo(Map.of("by", 0, "of", 2));
    }

    /** A banner that stands on the place which is wanted takes no tap from it. */
    @Test
    void aTapMeansWhatAnswersAlsoUnderWhatOnlyLeadsElsewhere() throws Exception {
        Page page = table();
        String means = """
                ids => {
                  const [march, reach, banner, other] = ['march', 'reach', 'banner', 'other'].map((label) => ({ label, weak: ['banner', 'other'].includes(label) }));
                  const lights = new Map([['b1', [banner]], ['b2', [other]], ['d6', [march, reach]], ['e7', [march]]]);
                  return window.meant(ids, lights).possible.map((one) => one.label).join(' ');
                }
                """;
        page.route(
                "**/picture.js",
                route -> route.fulfill(new Route.FulfillOptions()
                        .setPath(SOURCES.resolve("picture.js"))
                        .setContentType(Assets.type("picture.js"))));
        page.evaluate("async () => { window.meant = (await import('/picture.js')).meant; }");
        assertThat(page.evaluate(means, List.of("d6"))).isEqualTo("march reach");
        assertThat(page.evaluate(means, List.of("b1", "b2", "d6"))).isEqualTo("march reach banner other");
        assertThat(page.evaluate(means, List.of("b2", "c5"))).isEqualTo("other");
        assertThat(page.evaluate(means, List.of("e7", "b1", "d6"))).isEqualTo("march");
        assertThat(page.evaluate(means, List.of("c5"))).isEqualTo("");
    }

    /** Beside a picture there is not much room. */
    @Test
    void aColumnInWhichNothingStandsIsLeftOut() throws Exception {
        HostedGame game = WINDOWS.club().game("warmachine-map", true, "anna", "bert");
        Page page = WINDOWS.desk(WINDOWS.club().guest(game, "anna"), Windows.table(game));
        Locator locations =
                page.locator(".reading table").filter(new Locator.FilterOptions().setHasText("Special locations"));
        assertThat(locations.locator("th").allTextContents()).contains("Where").doesNotContain("When claimed");
        assertThat(locations.locator("tbody tr").first().locator("td").count())
                .isEqualTo(locations.locator("th").count());
    }
}
