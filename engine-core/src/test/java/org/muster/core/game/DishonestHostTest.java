package org.muster.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.dice.Seed;
import org.muster.core.dice.SeedChain;
import org.muster.core.hash.Sha256;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Header;
import org.muster.core.journal.Journal;
import org.muster.core.json.Json;
import tools.jackson.databind.JsonNode;

/**
 * A host who has the key and the engine, and writes what it likes between honest entries: all hashes fit, all dice are
 * those of the seeds, and all answers are legal. It is told from an honest one all the same.
 */
class DishonestHostTest {

    private static final SeedChain KEY = new SeedChain(new Seed("7e".repeat(32)), 64);
    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");
    private static final String ORGANIZER = "organizer";
    private static final String HOLDS = "[]";

    /** Each turn dice are thrown, and then four are asked. */
    private static Nim fourTimes() {
        return new NimTurn(99, new Nim.Deal(), new Nim.Take(), new Nim.Take(), new Nim.Take(), new Nim.Take());
    }

    private static Game<Nim.Heap> opened(String dice) {
        return opened(new NimTurn(0, new Nim.Deal(), new Nim.Take()), dice);
    }

    @SuppressWarnings("unchecked") // it is that ruleset
    private static Game<Nim.Heap> opened(Nim nim, String dice) {
        var loaded = nim.loaded();
        var config = GameConfig.read("seats: {anna: Anna, bert: Bert}\ndice: " + dice + "\n");
        String commitment = dice.equals("fair") ? KEY.commitment() : "";
        Play<Nim.Heap> play = (Play<Nim.Heap>) Opening.of(loaded).play(config, "bent", 1, commitment, null);
        return Game.open(play, dice.equals("fair") ? KEY : null, Games.CLOCK, ORGANIZER);
    }

    /** Entries: opened, joined, joined, the first roll. */
    private static Game<Nim.Heap> joined() {
        Game<Nim.Heap> game = opened("fair");
        game.join("anna", ANNA, "seven");
        game.join("bert", BERT, "eight");
        return game;
    }

    private static Game<Nim.Heap> turn(Game<Nim.Heap> game, int takes) {
        Player seat = game.open().get(0).questions().get(0).id();
        String contribution = game.header().isFair() ? "taken by " + seat : null;
        game.choose(seat.id(), seat, 0, new Answer.Whole(takes), true, contribution);
        return game;
    }

    /** The same game, as it is read where the host has written more. */
    private static Game<Nim.Heap> with(Game<Nim.Heap> game, String by, Entry.Body... more) {
        Journal journal = new Journal();
        game.entries().forEach(entry -> journal.append(entry.at(), entry.by(), entry.submission(), entry.body()));
        for (Entry.Body body : more) {
            journal.append(Games.CLOCK.instant(), by, body);
        }
        return Game.load(game.play(), journal, game.header().isFair() ? KEY : null, Games.CLOCK);
    }

    /** An entry by a seat, and then one by the organizer. */
    private static Game<Nim.Heap> withBoth(Game<Nim.Heap> game, String seat, Entry.Body first, Entry.Body then) {
        Journal journal = game.recording().journal().upTo(game.entries().size());
        journal.append(Games.CLOCK.instant(), seat, first);
        journal.append(Games.CLOCK.instant(), ORGANIZER, then);
        return Game.load(game.play(), journal, game.header().isFair() ? KEY : null, Games.CLOCK);
    }

    private static Verification found(Game<Nim.Heap> game) {
        return Verification.of(game.play(), game.recording().journal());
    }

    private static String judged(Game<Nim.Heap> game) {
        return found(game).violations().toString();
    }

    private static List<Integer> numbersOf(Game<?> game, Class<? extends Entry.Body> kind) {
        List<Integer> numbers = new ArrayList<>();
        for (Entry entry : game.entries()) {
            if (kind.isInstance(entry.body())) {
                numbers.add(entry.n());
            }
        }
        return numbers;
    }

    private static Entry.Body at(Game<?> game, int n) {
        return game.entries().get(n).body();
    }

    private static Entry.Chose taking(Entry.Body chose, int takes, String contribution) {
        Entry.Chose was = (Entry.Chose) chose;
        return new Entry.Chose(
                was.decision(), was.step(), was.seat(), new Answer.Whole(takes), was.confirmed(), contribution);
    }

    /** All that counts from an entry on, as it stands. */
    private static List<Entry.Past> asItStands(Game<?> game, int from) {
        List<Entry.Past> past = new ArrayList<>();
        for (Entry entry : game.history()) {
            if (entry.n() >= from) {
                past.add(new Entry.Past(entry.n(), null));
            }
        }
        return past;
    }

    @Test
    void whatAnHonestHostWritesHolds() {
        Game<Nim.Heap> game = turn(turn(joined(), 1), 2);
        game.stand("anna", ANNA, 0, new Answer.Whole(1), "one by one");
        game.rewind(ORGANIZER, numbersOf(game, Entry.Chose.class).get(1), "once more");
        turn(game, 3);
        game.amend(ORGANIZER, numbersOf(game, Entry.Chose.class).get(0), new Answer.Whole(3), "three");
        turn(game, 1);
        game.rewind(ORGANIZER, game.beforeLastChoice().orElseThrow(), "");
        game.unmend(ORGANIZER, game.lastMend().orElseThrow(), "not three");
        turn(game, 1);
        game.close(ORGANIZER, "late");
        assertThat(judged(game)).isEqualTo(HOLDS);
    }

    /** Else it has two throws of each die to choose from: that of this phase, and that of the next one. */
    @Test
    void noPhaseEndsBeforeItsTime() {
        Game<Nim.Heap> game = joined();
        Entry.Body reached = game.recording().timeline().replay().reached();
        game.recording().append("engine", reached);
        game.recording().append("engine", new Entry.Revealed(0, KEY.seed(0).hex()));
        turn(game, 1);
        Journal journal = game.recording().journal();
        assertThatThrownBy(() -> Verification.of(game.play(), journal))
                .isInstanceOf(BadJournal.class)
                .hasMessageContaining("entry 4 ")
                .hasMessageContaining("no phase has ended there");
    }

    /** Else it puts in what brings the dice it likes. */
    @ParameterizedTest
    @ValueSource(strings = {"mallory", "organizer"})
    void nobodyJoinsWhoIsNoSeat(String seat) {
        Game<Nim.Heap> game = with(turn(joined(), 1), ORGANIZER, new Entry.Joined(new Player(seat), "ground"));
        assertThat(judged(turn(game, 2))).contains("Entry 8: " + seat + " joins, which is no seat of this game");
    }

    @Test
    void nobodyJoinsWhoHasAnsweredNorForAnotherSeat() {
        Game<Nim.Heap> game = with(turn(joined(), 1), ORGANIZER, new Entry.Joined(ANNA, "ground"));
        assertThat(judged(turn(game, 2))).contains("Entry 8: anna joins, and has put something in before");
        Game<Nim.Heap> other = with(opened("fair"), "bert", new Entry.Joined(ANNA, "x"), new Entry.Joined(BERT, "y"));
        assertThat(judged(other)).contains("Entry 1: bert can't join for anna");
    }

    @Test
    void nobodyJoinsWhereNothingIsPutIntoTheDice() {
        Game<Nim.Heap> game = with(turn(opened("seeded"), 1), "anna", new Entry.Joined(ANNA, "late"));
        assertThat(judged(game)).contains("anna joins, and the dice of this game take nothing of anybody");
    }

    @Test
    void aReasonShowsWhatItSays() {
        for (Entry.Body body : List.of(new Entry.Closed("late \u202e"), new Entry.Rewound(0, "late \u202e"))) {
            assertThat(judged(with(turn(opened("seeded"), 1), ORGANIZER, body)))
                    .contains("the reason has U+202E, which can't stand on a line");
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aGameBringsNoDataThatNobodyReads(boolean hashed) {
        Game<Nim.Heap> game = turn(opened("seeded"), 1);
        Header header = game.header();
        JsonNode brought = Json.read("\"x\"");
        OrderedMap<String, String> hashes = hashed
                ? header.hashes().with("zzz", Sha256.hex(brought.toString()))
                : header.hashes().with("zzz", Sha256.hex("y"));
        Journal journal = new Journal();
        for (Entry entry : game.entries()) {
            Entry.Body body = entry.body() instanceof Entry.Opened
                    ? new Entry.Opened(header.with(OrderedMap.of("zzz", brought))
                            .playedBy(
                                    header.ruleset().version(), header.ruleset().hash(), hashes))
                    : entry.body();
            journal.append(entry.at(), entry.by(), body);
        }
        assertThat(Verification.of(game.play(), journal).violations().toString())
                .contains("brings data zzz")
                .contains("reads none of that name")
                .matches(told -> told.contains("its hash is not that of it") != hashed);
    }

    @Test
    void nobodyLetsAnAnswerStandThatWasNotGiven() {
        Game<Nim.Heap> game = turn(joined(), 1);
        String step = ((Entry.Chose) at(game, 4)).step();
        for (Player seat : List.of(ANNA, BERT)) {
            var order = new Entry.StandingOrder(seat, step, new Answer.Whole(1), List.of("turn-2", "take"));
            assertThat(judged(with(game, "bert", order)))
                    .contains("Entry 8: " + seat + " lets an answer stand that was not given just before");
        }
    }

    /** Only whoever let it stand answers so, as long as that counts and its phase lasts. */
    @Test
    void nobodyAnswersWithoutPuttingAnythingInButByAnAnswerThatStands() {
        Game<Nim.Heap> game = opened(fourTimes(), "fair");
        game.join("anna", ANNA, "seven");
        game.join("bert", BERT, "eight");
        game.stand("anna", ANNA, 0, new Answer.Whole(1), "one by one");
        Entry.Chose stood =
                (Entry.Chose) at(game, numbersOf(game, Entry.Chose.class).get(0));
        turn(game, 2);
        assertThat(numbersOf(game, Entry.Chose.class))
                .as("anna's second answer stood")
                .hasSize(3);
        assertThat(judged(game)).isEqualTo(HOLDS);
        turn(game, 2);
        assertThat(numbersOf(game, Entry.Revealed.class))
                .as("the phase is over")
                .hasSize(1);
        int asked = game.open().get(0).id();
        Entry.Chose next = new Entry.Chose(asked, stood.step(), ANNA, stood.answer(), true, null);
        assertThat(judged(with(game, "anna", next)))
                .contains("anna answers without putting anything into the fair dice, and let no such answer stand");
        int before = numbersOf(game, Entry.Chose.class).get(0) - 1;
        game.rewind(ORGANIZER, before, "once more");
        asked = game.open().get(0).id();
        Entry.Chose again = new Entry.Chose(asked, stood.step(), ANNA, stood.answer(), true, null);
        assertThat(judged(with(game, "anna", again)))
                .as("what let it stand was taken back")
                .contains("anna answers without putting anything into the fair dice, and let no such answer stand");
        assertThat(judged(withBoth(game, "anna", again, new Entry.Rewound(before, ""))))
                .as("and what was taken back followed the rules")
                .contains("anna answers without putting anything into the fair dice, and let no such answer stand");
    }

    @Test
    void nobodyAnswersWhatAsksSomebodyElse() {
        Game<Nim.Heap> game = turn(joined(), 1);
        Player asked = game.open().get(0).questions().get(0).id();
        Player other = asked.equals(ANNA) ? BERT : ANNA;
        Entry.Chose chose = new Entry.Chose(2, "Take", other, new Answer.Whole(1), true, "x");
        assertThatThrownBy(() -> with(game, other.id(), chose))
                .isInstanceOf(BadJournal.class)
                .hasMessageContaining("decision 2 does not ask " + other);
    }

    @Test
    void whoAnswersWhatNobodyAsksIsNotSaidToHaveLetNothingStand() {
        Game<Nim.Heap> game = turn(joined(), 1);
        int last = game.entries().size() - 1;
        Entry.Chose none = new Entry.Chose(99, "Take", ANNA, new Answer.Whole(1), true, null);
        assertThat(judged(withBoth(game, "anna", none, new Entry.Rewound(last, ""))))
                .contains("decision 99 is not open")
                .doesNotContain("let no such answer stand");
    }

    @Test
    void nobodyElseGivesAnAnswerThatStands() {
        Game<Nim.Heap> game = opened(fourTimes(), "fair");
        game.join("anna", ANNA, "seven");
        game.join("bert", BERT, "eight");
        game.stand("anna", ANNA, 0, new Answer.Whole(1), "one by one");
        turn(game, 2);
        int last = numbersOf(game, Entry.Chose.class).get(2);
        Entry.Chose stood = (Entry.Chose) at(game, last);
        game.rewind(ORGANIZER, last - 1, "");
        assertThat(judged(with(game, "anna", stood))).isEqualTo(HOLDS);
        assertThat(judged(with(game, ORGANIZER, stood))).contains("anna answers without putting anything");
        Entry.Chose draft = new Entry.Chose(stood.decision(), stood.step(), ANNA, stood.answer(), false, null);
        assertThat(judged(with(game, "anna", draft))).contains("anna answers without putting anything");
    }

    @Test
    void nothingStaysOpenForLongerThatIsNotOpen() {
        Game<Nim.Heap> game = turn(joined(), 1);
        String step = ((Entry.Chose) at(game, 4)).step();
        for (int decision : new int[] {1, 99}) {
            var longer = new Entry.Extended(decision, step, Duration.ofHours(1), "");
            assertThatThrownBy(() -> with(game, ORGANIZER, longer))
                    .isInstanceOf(BadJournal.class)
                    .hasMessageContaining("decision " + decision + " is not open");
        }
        var open = new Entry.Extended(2, step, Duration.ofHours(1), "");
        assertThat(judged(with(game, ORGANIZER, open))).isEqualTo(HOLDS);
        assertThatThrownBy(() -> with(game, ORGANIZER, new Entry.Extended(2, "Deal", Duration.ofHours(1), "")))
                .hasMessageContaining("is asked by the step Take, not by Deal");
        game.close(ORGANIZER, "late");
        assertThatThrownBy(() -> with(game, ORGANIZER, open)).hasMessageContaining("the game was closed before");
    }

    /** Other rules may have ended a phase where these end none; nobody can tell, so nobody may call it fair. */
    @Test
    void noPhaseEndsByRulesThatAreNotAtHand() {
        Game<Nim.Heap> game = joined();
        String state = game.recording().timeline().replay().reached().state();
        game.recording().append("engine", new Entry.Reached(state, "ab".repeat(32)));
        game.recording().append("engine", new Entry.Revealed(0, KEY.seed(0).hex()));
        turn(game, 1);
        assertThat(judged(game))
                .contains(
                        "Entry 4: it notes by other rules than those at hand that a phase ended, and by these none has");
        Game<Nim.Heap> seeded = turn(opened("seeded"), 1);
        seeded.recording().append("engine", new Entry.Reached(state, "ab".repeat(32)));
        assertThat(judged(seeded)).as("nothing hangs on it").isEqualTo(HOLDS);
    }

    @Test
    void whatWasTakenBackAfterAnUpgradeFollowedTheRulesToo() {
        Game<Nim.Heap> game = turn(joined(), 1);
        var upgraded = new Entry.Upgraded(
                game.play().info().version(), game.header().ruleset().hash(), Map.of());
        Game<Nim.Heap> over = with(game, ORGANIZER, upgraded);
        int last = over.entries().size() - 1;
        assertThat(judged(over)).isEqualTo(HOLDS);
        Player mover = over.open().get(0).questions().get(0).id();
        Entry.Chose five = new Entry.Chose(2, "Take", mover, new Answer.Whole(5), true, "five");
        Game<Nim.Heap> bent = withBoth(over, mover.id(), five, new Entry.Rewound(last, ""));
        assertThat(judged(bent)).contains("The journal does not hold from entry " + (last + 1));
        assertThat(found(over).takenBack().untold()).isNull();
    }

    /** What rules that are gone took back nobody can tell; it is said. */
    @Test
    void whatWasTakenBackBeforeAnUpgradeIsSaidNotToBeTold() {
        Game<Nim.Heap> game = turn(joined(), 1);
        int last = game.entries().size() - 1;
        Player mover = game.open().get(0).questions().get(0).id();
        Entry.Chose five = new Entry.Chose(2, "Take", mover, new Answer.Whole(5), true, "five");
        Game<Nim.Heap> bent = withBoth(game, mover.id(), five, new Entry.Rewound(last, "the rules of old allowed it"));
        assertThat(judged(bent)).contains("does not hold from entry " + (last + 1));
        var upgraded = new Entry.Upgraded(
                game.play().info().version(), game.header().ruleset().hash(), Map.of());
        Game<Nim.Heap> over = with(bent, ORGANIZER, upgraded);
        assertThat(judged(over)).isEqualTo(HOLDS);
        assertThat(found(over).takenBack().untold()).isEqualTo(last + 3);
        assertThat(judged(turn(over, 1))).isEqualTo(HOLDS);
    }

    /** What was wrong by today's rules alone was not wrong then; what is wrong after them is. */
    @Test
    void whatWasNotedByOtherRulesBeforeAnUpgradeIsNoLie() {
        Game<Nim.Heap> game = joined();
        String state = game.recording().timeline().replay().reached().state();
        game.recording().append("engine", new Entry.Reached(state, "ab".repeat(32)));
        game.recording().append("engine", new Entry.Revealed(0, KEY.seed(0).hex()));
        turn(game, 1);
        var upgraded = new Entry.Upgraded(
                game.play().info().version(), game.header().ruleset().hash(), Map.of());
        Game<Nim.Heap> over = with(game, ORGANIZER, upgraded);
        int taken = over.entries().size() - 1;
        assertThat(judged(over)).isEqualTo(HOLDS);
        assertThat(found(over).takenBack().untold()).isEqualTo(taken);
        Player mover = over.open().get(0).questions().get(0).id();
        Entry.Chose nothing = new Entry.Chose(2, "Take", mover, new Answer.Whole(1), true, null);
        assertThat(judged(with(over, mover.id(), nothing)))
                .contains("answers without putting anything into the fair dice")
                .doesNotContain("notes by other rules");
    }

    /** The note is part of the record, also of a part that was taken back. */
    @Test
    void noEndOfAPhaseIsLeftOut() {
        Game<Nim.Heap> game = turn(turn(opened(new Nim(), "seeded"), 1), 1);
        Journal counting = new Journal();
        Journal taken = new Journal();
        for (Entry entry : game.entries()) {
            if (!(entry.body() instanceof Entry.Reached)) {
                counting.append(entry.at(), entry.by(), entry.body());
            }
            if (taken.entries().size() < 4 && !(entry.body() instanceof Entry.Reached && entry.n() > 2)) {
                taken.append(entry.at(), entry.by(), entry.body());
            }
        }
        assertThatThrownBy(() -> Game.load(game.play(), counting, Games.CLOCK))
                .isInstanceOf(BadJournal.class)
                .hasMessageContaining("a phase ended before it, and the journal does not note where the game stood");
        taken.append(Games.CLOCK.instant(), ORGANIZER, new Entry.Rewound(2, "nobody saw it"));
        assertThat(Verification.of(game.play(), taken).violations().toString())
                .contains("a phase ended before it, and the journal does not note where the game stood");
        Journal atOnce = new Journal();
        game.entries()
                .subList(0, game.entries().size() - 1)
                .forEach(entry -> atOnce.append(entry.at(), entry.by(), entry.body()));
        int last = numbersOf(game, Entry.Chose.class).get(1);
        atOnce.append(Games.CLOCK.instant(), ORGANIZER, new Entry.Rewound(last - 1, "nobody saw it"));
        assertThat(Verification.of(game.play(), atOnce).violations().toString())
                .as("taken back at once")
                .contains("entry " + (last + 1))
                .contains("a phase ended before it, and the journal does not note where the game stood");
    }

    @Test
    void noRollIsOfNoDice() {
        Game<Nim.Heap> game = opened(new Nim(), "physical");
        assertThat(judged(with(game, ORGANIZER, new Entry.Rolled(List.of())))).contains("Entry 1: it rolls nothing");
    }

    @Test
    void noSeatChangesThePastOrEndsTheGame() {
        Game<Nim.Heap> game = turn(turn(joined(), 1), 2);
        int first = numbersOf(game, Entry.Chose.class).get(0);
        for (Entry.Body body : List.of(
                new Entry.Rewound(first, ""),
                new Entry.Corrected(first, asItStands(game, first), ""),
                new Entry.Closed(""))) {
            assertThat(judged(with(game, "anna", body)))
                    .as(body.toString())
                    .contains("only the organizer writes it, not anna");
        }
        game.amend(ORGANIZER, first, new Answer.Whole(2), "");
        int mend = game.lastMend().orElseThrow();
        assertThat(judged(with(game, "bert", new Entry.Unmended(mend, ""))))
                .contains("only the organizer writes it, not bert");
    }

    /** A mend says which answer it mends; it can't change another one beside it, or what was put into the dice. */
    @Test
    void aMendChangesNothingButWhatItSays() {
        Game<Nim.Heap> game = turn(turn(joined(), 1), 2);
        int first = numbersOf(game, Entry.Chose.class).get(0);
        int second = numbersOf(game, Entry.Chose.class).get(1);
        List<Entry.Past> both = asItStands(game, first);
        both.replaceAll(past -> past.entry() != second
                ? past
                : new Entry.Past(
                        second, taking(at(game, second), 1, "taken by " + ((Entry.Chose) at(game, second)).seat())));
        both.removeIf(past -> past.entry() > second);
        assertThat(judged(with(game, ORGANIZER, new Entry.Corrected(first, both, ""))))
                .contains("mends entry " + first + ", and leaves entry " + second + " another one than it was");
        Entry.Chose ground = taking(at(game, first), 2, "ground");
        assertThat(judged(
                        with(game, ORGANIZER, new Entry.Corrected(first, List.of(new Entry.Past(first, ground)), ""))))
                .contains("entry " + first + ", as it was mended, puts something else into the dice");
        assertThat(judged(with(game, ORGANIZER, new Entry.Corrected(0, asItStands(game, 0), ""))))
                .contains("entry 0 is no answer and no single roll that counted");
    }

    /** Else it chooses between what was thrown first and what was thrown when that had been taken back. */
    @ParameterizedTest
    @ValueSource(strings = {"fair", "seeded"})
    void whatWasTakenBackComesBackByNoMend(String dice) {
        Game<Nim.Heap> game = turn(dice.equals("fair") ? joined() : opened(dice), 1);
        int answer = numbersOf(game, Entry.Chose.class).get(0);
        List<Entry.Past> before = asItStands(game, answer);
        int roll = numbersOf(game, Entry.Rolled.class).get(1);
        game.rewind(ORGANIZER, answer - 1, "other dice, please");
        turn(game, 1);
        assertThat(judged(game)).isEqualTo(HOLDS);
        int again = numbersOf(game, Entry.Chose.class).get(1);
        List<Entry.Past> mended = asItStands(game, again);
        mended.replaceAll(past ->
                at(game, past.entry()) instanceof Entry.Rolled ? new Entry.Past(past.entry(), at(game, roll)) : past);
        mended.removeIf(past -> at(game, past.entry()) instanceof Entry.Reached);
        assertThat(judged(with(game, ORGANIZER, new Entry.Corrected(again, mended, ""))))
                .contains("counts again, which had been taken back");
        assertThatThrownBy(() -> with(game, ORGANIZER, new Entry.Corrected(answer, before, "")))
                .isInstanceOf(BadJournal.class)
                .hasMessageContaining("counts no longer");
    }

    @Test
    void noMendIsTakenBackTwiceOrAfterOthersWentOn() {
        Game<Nim.Heap> game = turn(turn(joined(), 1), 2);
        int first = numbersOf(game, Entry.Chose.class).get(0);
        game.amend(ORGANIZER, first, new Answer.Whole(2), "");
        int mend = game.lastMend().orElseThrow();
        assertThat(judged(with(game, ORGANIZER, new Entry.Unmended(mend, "")))).isEqualTo(HOLDS);
        turn(game, 1);
        assertThat(judged(with(game, ORGANIZER, new Entry.Unmended(mend, ""))))
                .contains("entry " + mend + " is not the mend that was done last");
        game.rewind(ORGANIZER, first - 1, "");
        turn(game, 1);
        assertThat(judged(with(game, ORGANIZER, new Entry.Unmended(mend, ""))))
                .as("it would bring back dice that were taken back")
                .contains("entry " + mend + " is not the mend that was done last");
    }
}
