package org.muster.host.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.host.Club;
import org.muster.host.games.Awaited;
import org.muster.host.games.HostedGame;

/** An organizer and two players play a whole turn by tapping: Anna on a phone, Bert and the organizer at a desk. */
class TurnsTest {

    private static final int MOST_ANSWERS = 400;

    @RegisterExtension
    static final Windows WINDOWS = new Windows("ERR_INTERNET_DISCONNECTED", "ERR_FAILED").withPlugin();

    @ParameterizedTest
    @ValueSource(
            strings = {"space-battles", "warmachine-map", "swm-campaign", "40k-crusade", "skirmish-dice", "auction"})
    void aWholeTurnIsPlayedByTapping(String ruleset) throws Exception {
        HostedGame game = WINDOWS.club().game(ruleset, false, "anna", "bert");
        Map<String, Fingers> hands = new LinkedHashMap<>();
        Map<String, Page> pages = new LinkedHashMap<>();
        Set<String> kept = new HashSet<>();
        for (String seat : List.of("anna", "bert", "organizer")) {
            Page page = seat.equals("anna")
                    ? WINDOWS.phone(WINDOWS.club().guest(game, seat), Windows.table(game))
                    : WINDOWS.desk(WINDOWS.club().guest(game, seat), Windows.table(game));
            pages.put(seat, page);
            hands.put(seat, new Fingers(page, ruleset.hashCode() + seat.hashCode()));
        }
        int answers = 0;
        while (!game.match().isOver() && game.match().game().position().round() < 2 && answers++ < MOST_ANSWERS) {
            String seat = next(game);
            onlyTheyAreCalled(game, pages);
            hands.get(seat).open();
            if (game.match().game().position().round() > 0) {
                assertThat(wordsOverWords(pages.get(seat))).isEmpty();
                keep(ruleset, seat, pages.get(seat), kept);
            }
            hands.get(seat).answer();
        }
        assertThat(game.match().isOver() || game.match().game().position().round() >= 2)
                .as("a turn is over after %s answers", answers)
                .isTrue();
        assertThat(game.match().verify(List.of()).violations()).isEmpty();
        // the controls do it, not the proposals of the page
        int proposed = hands.values().stream().mapToInt(Fingers::proposed).sum();
        assertThat(proposed).isLessThanOrEqualTo(answers / 3);
    }

    /** Who has answered, or could only take back what they have reported, is not told that it is their move. */
    private static void onlyTheyAreCalled(HostedGame game, Map<String, Page> pages) throws IOException {
        List<String> awaited = Awaited.places(game, Set.of());
        for (Map.Entry<String, Page> page : pages.entrySet()) {
            int calls = awaited.contains(page.getKey()) ? 1 : 0;
            PlaywrightAssertions.assertThat(page.getValue().locator(".peek.calls"))
                    .hasCount(calls);
        }
    }

    /**
     * In the letters of this browser, which are others than those that room was found for: capitals of one over those of
     * another.
     */
    private static List<?> wordsOverWords(Page page) {
        return (List<?>) page.evaluate("""
                () => {
                  const words = [...document.querySelectorAll('svg text[textLength]')].map((text) => {
                    const { x, width } = text.getBBox();
                    const y = Number(text.getAttribute('y'));
                    const high = 0.7 * Number(text.getAttribute('font-size'));
                    return { text: text.textContent, left: x, right: x + width, top: y - high, bottom: y };
                  });
                  if (!words.length) return ['no words are fitted to their room'];
                  return words.flatMap((one, i) => words.slice(i + 1)
                    .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
                    .map((two) => `${one.text} over ${two.text}`));
                }""");
    }

    /** A picture of each, preferably where more is asked than one card of a few. */
    private static void keep(String ruleset, String seat, Page page, Set<String> kept) {
        String name = ruleset + (seat.equals("anna") ? "-360" : "-1280");
        boolean rich = page.locator(".drawn .ground, .question .chips, .question .strip, .question .field")
                        .count()
                > 0;
        if (kept.contains(name + " rich") || kept.contains(name) && !rich) {
            return;
        }
        kept.add(rich ? name + " rich" : name);
        Windows.keep(page, name);
    }

    /** Who is waited for: the first who can do something about it. */
    private static String next(HostedGame game) {
        AtomicReference<String> next = new AtomicReference<>();
        Club.until(WINDOWS.club().host(), game.id(), "somebody is waited for", () -> {
            for (Awaited awaited : Awaited.in(game)) {
                if (!awaited.seats().isEmpty()) {
                    next.set(awaited.seats().get(0));
                    return true;
                }
            }
            return false;
        });
        return next.get();
    }
}
