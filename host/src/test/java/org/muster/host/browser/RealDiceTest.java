package org.muster.host.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Options;
import org.muster.api.decision.Question;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.core.engine.Open;
import org.muster.core.game.Game;
import org.muster.core.journal.Entry;
import org.muster.core.match.Command;
import org.muster.host.Club;
import org.muster.host.Patience;
import org.muster.host.games.HostedGame;
import tools.jackson.databind.JsonNode;

/** The dice of one roll are typed on two phones at once. */
class RealDiceTest {

    @RegisterExtension
    private static final Windows WINDOWS = new Windows();

    private static void types(Page page, int dice, int face) {
        if (page.locator(".head #answer").count() == 1) {
            page.locator(".head #answer").click();
        }
        if (page.locator("#retype").count() == 1) {
            page.locator("#retype").click();
        }
        for (int i = 0; i < dice; i++) {
            page.locator("[data-face='" + face + "']").click();
        }
        page.locator("#roll").click();
    }

    /** Keys behind the bar with Confirm are keys that nobody sees. */
    private static void keysAreInSight(Page page) {
        page.waitForCondition(() -> Boolean.TRUE.equals(page.evaluate("""
                () => {
                  const keys = document.querySelector('.keypad').getBoundingClientRect();
                  return keys.bottom <= document.querySelector('#rollpad .actions').getBoundingClientRect().top + 1;
                }
                """)));
    }

    private static long written(HostedGame game) {
        return game.match().game().entries().stream()
                .filter(entry -> entry.body() instanceof Entry.Rolled)
                .count();
    }

    /** Plays by chance until dice of a colour wait, which are of somebody. */
    private static Roll untilColouredDice(HostedGame hosted) throws IOException {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 2_000; i++) {
            Game<?> game = hosted.match().game();
            Optional<Roll> roll = game.pendingRoll();
            if (roll.isPresent() && roll.get().pool().toString().matches(".*\\d [a-z].*")) {
                return roll.get();
            }
            if (roll.isPresent()) {
                Pool pool = roll.get().pool();
                Integer[] faces = IntStream.range(0, pool.count())
                        .mapToObj(die -> 1 + random.nextInt(pool.sidesOf(die)))
                        .toArray(Integer[]::new);
                hosted.match().submit(Player.ORGANIZER.id(), null, Command.Roll.of(faces));
            } else {
                chooseByChance(hosted, game, random);
            }
        }
        throw new AssertionError("nobody attacks");
    }

    private static <S> void chooseByChance(HostedGame hosted, Game<S> game, SplittableRandom random)
            throws IOException {
        Open<S, ?> open = Open.goingOn(game.open()).get(0);
        Question<?> question = open.questions().get(0);
        hosted.match()
                .submit(
                        question.id().id(),
                        null,
                        new Command.Choose(question.id(), open.id(), any(question.options(), random), true, null));
    }

    private static <C> Answer any(Options<C> options, SplittableRandom random) {
        return options.write(options.sample(random));
    }

    /** Three boxes "d6" did not say which of them is the black die. */
    @Test
    void diceOfAColourAreCalledByIt() throws Exception {
        HostedGame game = WINDOWS.club().host().games().open(Club.realDice("skirmish-dice", true));
        Map<String, Club.Guest> guests = WINDOWS.club().guests(game, "anna", "bert");
        Roll roll = untilColouredDice(game);
        String rolls = Objects.requireNonNull(roll.by()).id();
        List<String> kinds = roll.pool().groups().stream()
                .flatMap(group -> Collections.nCopies(group.count(), group.kind()).stream())
                .toList();
        Page roller = WINDOWS.phone(guests.get(rolls), Windows.table(game));
        Page other = WINDOWS.phone(guests.get(rolls.equals("anna") ? "bert" : "anna"), Windows.table(game));
        assertThat(other.locator("#retype")).isInViewport();
        Object hidden = roller.evaluate("""
                () => {
                  const [tabs, head] = ['.tabs', '.head'].map((one) => document.querySelector(`#panel ${one}`).getBoundingClientRect());
                  return tabs.bottom - head.bottom > 1 && head.bottom - tabs.top > 1;
                }
                """);
        assertThat(hidden).as("tabs are in sight, or out of it").isEqualTo(false);
        types(roller, kinds.size(), 3);
        assertThat(other.locator(".side .die"))
                .hasText(kinds.stream().map(kind -> kind + " 3").toArray(String[]::new));
        assertThat(Windows.across(other)).isLessThanOrEqualTo(Windows.PHONE);
    }

    @Test
    void whatOneTypesTheOtherSeesAtOnceAndConfirmsOrDisputes() throws Exception {
        HostedGame game = WINDOWS.club().host().games().open(Club.realDice("skirmish-dice", true));
        Map<String, Club.Guest> guests = WINDOWS.club().guests(game, "anna", "bert");
        Club.untilARoll(game, guests);
        JsonNode roll =
                guests.get("anna").json("/api/games/" + game.id()).path("asked").path("roll");
        String rolls = roll.path("by").asString("anna");
        int dice = roll.path("sides").size();
        long before = written(game);
        Page roller = WINDOWS.phone(guests.get(rolls), Windows.table(game));
        Page other = WINDOWS.phone(guests.get(rolls.equals("anna") ? "bert" : "anna"), Windows.table(game));

        assertThat(roller.locator("#rollpad")).containsText("Roll ");
        assertThat(other.locator(".keypad")).hasCount(0);
        assertThat(other.locator("#rollpad")).containsText(" rolls ");

        types(roller, dice, 1);
        assertThat(roller.locator("#rollpad")).containsText("It counts when somebody else confirms it");
        assertThat(roller.locator(".peek:not(.calls) .say")).containsText("somebody else confirms it");
        assertThat(other.locator(".peek.calls .say")).containsText("What do the dice show?");
        assertThat(other.locator(".side .die")).hasText(faces(dice, 1));

        types(other, dice, 2);
        assertThat(roller.locator(".side:not(.mine) .differs")).hasCount(dice);
        assertThat(roller.locator(".side:not(.mine)")).containsText("sees it otherwise");
        assertThat(other.locator(".side.mine .die")).hasText(faces(dice, 2));
        assertThat(Windows.across(roller)).isLessThanOrEqualTo(Windows.PHONE);
        assertThat(written(game)).as("nothing is written yet").isEqualTo(before);
        Page organizer = WINDOWS.phone(WINDOWS.club().guest(game, "organizer"), Windows.table(game));
        assertThat(organizer.locator(".side .differs")).hasCount(2 * dice);
        organizer.context().close();

        other.locator("#retype").click();
        assertThat(other.locator("#roll")).isVisible();
        assertThat(other.locator("#rollpad .actions")).hasCount(1);
        keysAreInSight(other);
        Locator agree = roller.locator(".agree");
        assertThat(agree).containsText("is right");
        agree.click();
        assertThat(roller.locator(".side")).hasCount(0);
        assertThat(other.locator(".side")).hasCount(0);
        assertThat(written(game)).isEqualTo(before + 1);
    }

    /** Where a bot sits in for who rolls, each reads who types what dice show, and who runs the game does. */
    @Test
    void whoTypesForABotIsSaidToEveryOne() throws Exception {
        HostedGame game = WINDOWS.club().host().games().open(Club.realDice("skirmish-dice", false));
        Map<String, Club.Guest> guests = WINDOWS.club().guests(game, "anna", "bert");
        Club.untilARoll(game, guests);
        JsonNode roll = roll(game, guests);
        String rolls = roll.path("by").asString();
        String name = game.seats().get(rolls);
        WINDOWS.club().host().games().seatBot(game, new Player(rolls), 0);
        String theirs = rolls.equals("anna") ? "bert" : "anna";

        Page other = WINDOWS.phone(guests.get(theirs), Windows.table(game));
        assertThat(other.locator(".peek:not(.calls) .say"))
                .hasText(Pattern.compile("Waiting for the dice of " + name
                        + ".*: a bot plays there and throws none\\. The organizer types them\\."));

        Page runs = WINDOWS.phone(WINDOWS.club().guest(game, theirs, "organizer"), Windows.table(game));
        assertThat(runs.locator(".peek.calls .say")).hasText("Your move as the organizer");
        runs.locator(".elsewhere").click();
        assertThat(runs.locator(".peek.calls .say"))
                .hasText(Pattern.compile("Dice for " + name + ".*, where a bot plays: .+ \\(.+\\)"));
        long before = written(game);
        types(runs, roll.path("sides").size(), 2);
        assertThat(runs.locator("#rollpad [aria-pressed=true][data-face]")).hasCount(0);
        Patience.until("the organizer's dice count", () -> written(game) > before);
    }

    /** Rolls of one name follow each other: none begins with what the one before has shown. */
    @Test
    void aRollOfTheSameNameBeginsEmpty() throws Exception {
        HostedGame game = WINDOWS.club().host().games().open(Club.realDice("swm-campaign", true));
        Map<String, Page> phones = new LinkedHashMap<>();
        Map<String, Club.Guest> guests = WINDOWS.club().guests(game, "anna", "bert");
        guests.forEach((seat, guest) -> phones.put(seat, WINDOWS.phone(guest, Windows.table(game))));
        Club.untilARoll(game, guests);
        JsonNode first = roll(game, guests);
        String thrower = first.path("by").asString();
        String other = thrower.equals("anna") ? "bert" : "anna";
        Page roller = phones.get(thrower);
        roller.locator("[data-face='7']").click();
        assertThat(roller.locator("[data-face='7']")).hasAttribute("aria-pressed", "true");
        assertThat(roller.locator("#rollpad .will")).hasText("7");
        roller.locator("#roll").click();
        assertThat(phones.get(other).locator("#retype")).isVisible();
        types(phones.get(other), 1, 12);
        roller.locator("#retype").click();
        assertThat(roller.locator("#roll")).isDisabled();
        phones.get(other).locator(".agree").click();

        for (Page page : phones.values()) {
            assertThat(page.locator(".side")).hasCount(0);
            assertThat(page.locator("#roll:enabled")).hasCount(0);
            assertThat(page.locator(".keypad [aria-pressed=true]")).hasCount(0);
        }
        JsonNode next = roll(game, guests);
        assertThat(next.path("purpose")).isEqualTo(first.path("purpose"));
        assertThat(next.path("by").asString()).isEqualTo(other);
    }

    private static JsonNode roll(HostedGame game, Map<String, Club.Guest> guests) throws Exception {
        return guests.get("anna").json("/api/games/" + game.id()).path("asked").path("roll");
    }

    private static String[] faces(int dice, int face) {
        return java.util.Collections.nCopies(dice, String.valueOf(face)).toArray(String[]::new);
    }
}
