package org.muster.host.browser;

import com.microsoft.playwright.ElementHandle;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Answers whatever a page asks by tapping what it offers, and nothing else: it knows no game, and no word of the grammar
 * but what its control looks like. So what it can answer, a ruleset that nobody has met yet can be answered by.
 */
final class Fingers {

    private static final int MOST_TAPS = 80;
    /** After so many taps without a legal answer it does what a person would: begins with what the page proposes. */
    private static final int PATIENCE = 30;

    /**
     * What can be tapped next, the first what is still to do. A choice is marked where nothing of it is pressed; else
     * anything may be changed.
     */
    private static final String NEXT = """
            ([any, dice]) => {
              const root = document.querySelector('.question');
              if (!root) return null;
              const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.disabled && !e.closest('.actions, .filters:has(#example)');
              const all = (what) => [...root.querySelectorAll(what)].filter(seen);
              const pick = (list) => list[Math.floor(dice * list.length)];
              const choices = all('.cards, .segments').filter((e) => !e.querySelector('[aria-pressed=true]') && e.querySelector('button'));
              const fields = all('input:not([type=search]):not([type=number])').filter((e) => !e.value);
              const empty = all('[data-axis]').filter((e) => e.value === '');
              const chips = all('.chips button.todo[aria-pressed=false]');
              const checks = (e) => e.closest('.checks');
              const todo = [...choices.filter((e) => !checks(e)), ...fields, ...(empty.length ? [{ ground: true }] : []), ...chips];
              if (todo.length && !any) {
                const one = todo[0];
                if (one.ground) return { ground: true };
                return one.matches('.cards, .segments') ? pick([...one.querySelectorAll('button')].filter(seen)) : one;
              }
              const anything = all('.cards button, .segments button, .stepper button:last-of-type, .strip > button, [data-add], .chips button');
              if (root.querySelector('.coordinates, [data-add] + button')) anything.push({ ground: true });
              const one = pick(anything);
              return one?.ground ? { ground: true } : one ?? null;
            }
            """;

    /** A place on the ground that is drawn, as it lies on the screen. */
    private static final String GROUND = """
            (dice) => {
              const ground = document.querySelector('.drawn .ground');
              const board = document.querySelector('.picture').getBoundingClientRect();
              if (!ground) return null;
              const box = ground.getBBox();
              const matrix = ground.getScreenCTM();
              for (let i = 0; i < 400; i++) {
                const x = box.x + ((dice * 7919 + i * 0.6180339887) % 1) * box.width;
                const y = box.y + ((dice * 104729 + i * 0.7548776662) % 1) * box.height;
                const p = new DOMPoint(x, y);
                if (!ground.isPointInFill(p)) continue;
                const at = p.matrixTransform(matrix);
                const free = document.elementFromPoint(at.x, at.y);
                if (at.x > board.left && at.x < board.right && at.y > board.top && at.y < board.bottom && free && !free.closest('.tools, .menu')) return [at.x, at.y];
              }
              return null;
            }
            """;

    /** Whether the headline is the question whose buttons stand below it. */
    private static final String IS_HEADLINE = """
            () => {
              const shown = document.querySelector('.question:not(#rollpad)');
              return !shown || document.querySelector('.peek .say').textContent.endsWith(shown.getAttribute('aria-label'));
            }
            """;

    private final Page page;
    private final Random random;
    /** How often each control was touched, by its class. */
    private final Map<String, Integer> touched = new LinkedHashMap<>();

    private int answers;
    private int proposed;

    Fingers(Page page, long seed) {
        this.page = page;
        this.random = new Random(seed);
    }

    /** Waits until it is asked, and opens what is asked. */
    void open() {
        page.locator(".peek.calls").waitFor();
        if (page.locator("#answer").isVisible()) {
            page.locator("#answer").click();
        }
        page.locator("#rollpad, .question[aria-busy=false]").first().waitFor();
        if (Boolean.FALSE.equals(page.evaluate(IS_HEADLINE))) {
            throw new AssertionError("The headline is of another question than its buttons: "
                    + page.locator(".peek .say").innerText() + "\n"
                    + page.locator(".question").getAttribute("aria-label"));
        }
    }

    /** Answers the one thing that is asked, and waits until the host has taken it. */
    void answer() {
        open();
        if (page.locator("#rollpad").isVisible()) {
            roll();
            return;
        }
        finish(random.nextInt(3) > 0);
    }

    /** Goes on with what is begun, until it is taken. */
    void finish() {
        finish(false);
    }

    /**
     * The same.
     *
     * @param tries whether it also touches what could be confirmed as it is
     */
    private void finish(boolean tries) {
        Locator confirm = page.locator("#confirm");
        boolean playful = tries;
        for (int taps = 0; taps < MOST_TAPS; taps++) {
            page.locator(".question[aria-busy=false]").waitFor();
            if (confirm.isEnabled() && !playful) {
                String was = asked();
                confirm.click();
                answers++;
                page.waitForFunction(
                        "was => (document.querySelector('.question')?.dataset.decision ?? '') !== was"
                                + " || document.querySelector('.given') && document.querySelector('#confirm').disabled",
                        was);
                shownFirst();
                return;
            }
            playful = false;
            if (taps == PATIENCE && page.locator("#clear").isVisible()) {
                page.locator("#clear").click(); // what is proposed keeps what was chosen
            }
            if (taps == PATIENCE && page.locator("#example").isVisible()) {
                page.locator("#example").click();
                proposed++;
            } else {
                touch(confirm.isEnabled() || taps % 3 == 2);
            }
        }
        throw new AssertionError("No answer found by tapping to: "
                + page.locator(".peek .say").innerText() + "\n"
                + page.locator(".question").innerText());
    }

    /** Who runs the game sees what comes of an answer, and then gives it. */
    private void shownFirst() {
        if (page.url().endsWith("/organize")) {
            String table = page.url().replace("/organize", "?as=organizer");
            page.locator("form .button:not(.plain)").click();
            page.locator(".log").first().waitFor();
            page.navigate(table);
        }
    }

    private String asked() {
        return page.locator(".question").getAttribute("data-decision");
    }

    private void touch(boolean any) {
        var next = page.evaluateHandle(NEXT, List.of(any, random.nextDouble()));
        ElementHandle element = next.asElement();
        try {
            if (element == null) {
                if (Boolean.TRUE.equals(page.evaluate("one => one?.ground === true", next))) {
                    ground();
                }
                return;
            }
            String tag = (String) element.evaluate("e => e.tagName");
            count((String) element.evaluate("e => (e.closest('.checks, .chips, .segments, .stepper, .cards, .strip')"
                    + "?.className ?? e.tagName).split(' ')[0]"));
            if (tag.equals("INPUT")) {
                element.fill("Tapped " + random.nextInt(100));
            } else {
                element.click();
            }
        } catch (PlaywrightException gone) {
            // what was asked has changed under the finger, as it may for people
            if (!gone.getMessage().contains("detached") && !gone.getMessage().contains("not attached")) {
                throw gone;
            }
        }
    }

    @SuppressWarnings("unchecked")
    private void ground() {
        Object found = page.evaluate(GROUND, random.nextDouble());
        if (found instanceof List<?> at) {
            List<Number> where = (List<Number>) at;
            page.mouse().click(where.get(0).doubleValue(), where.get(1).doubleValue());
            count("ground");
        }
    }

    private void count(String control) {
        touched.merge(control, 1, Integer::sum);
    }

    /** Throws all dice of a roll: types what real ones might show. */
    void roll() {
        for (int taps = 0; taps < MOST_TAPS && !page.locator("#roll").isEnabled(); taps++) {
            Locator keys = page.locator(".keypad button");
            keys.nth(random.nextInt(keys.count())).click();
        }
        String was = page.locator("#rollpad").innerText();
        page.locator("#roll").click();
        count("keypad");
        answers++;
        page.waitForFunction("was => document.querySelector('#rollpad')?.innerText !== was", was);
    }

    /** Which controls were touched, and how often. */
    Map<String, Integer> touched() {
        return touched;
    }

    int answers() {
        return answers;
    }

    /** Answers that began with what the page proposed. */
    int proposed() {
        return proposed;
    }
}
