package org.muster.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;
import org.muster.core.json.Json;
import org.muster.core.story.Line;

/** What people do where much is open at once: who may, what counts, how it is told, and what is refused in which words. */
class PlayingTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");
    private static final Duration A_DAY = Duration.ofDays(1);

    private final Games<Market.Day> table = Games.open(new Market(), Market.TWO);
    private final Games<Market.Day> real = Games.open(new Market(), Market.TWO + "dice: physical\n");

    private static Games<Market.Day> stalls(Games<Market.Day> table) {
        return table.choose("anna", Market.decision(table, "Stalls"), "1", true)
                .choose("anna", Market.decision(table, "Stalls"), "2", true);
    }

    private static Games<Market.Day> bids(Games<Market.Day> table) {
        int bid = Market.decision(table, "Bids");
        return table.choose("anna", bid, "3", true).choose("bert", bid, "4", true);
    }

    private static List<String> refused(ThrowingCallable what) {
        return catchThrowableOfType(BadGame.class, what).violations().stream()
                .map(Violation::code)
                .toList();
    }

    private static List<String> told(Games<Market.Day> table) {
        return table.game.log().stream()
                .map(Line::sentence)
                .map(Object::toString)
                .toList();
    }

    // ---- which decision is meant

    @Test
    void whereSeveralAskTheirNumberIsWanted() {
        assertThatThrownBy(() -> table.choose("anna", "1"))
                .hasMessage("Several decisions ask Anna; name one: %d (Day 1 > Market > Bids > Bid) and %d (Day 1 >"
                                .formatted(Market.decision(table, "Bids"), Market.decision(table, "Stalls"))
                        + " Market > Stalls > Stall).");
        table.choose("bert", "4"); // Bert is asked one thing; what he may call is an offer
        assertThat(table.game.position().answersTo(Market.decision(table, "Bids")))
                .containsKey(BERT);
    }

    @Test
    void whoIsAskedNothingHearsWhatIsOpenAndWhatIsOffered() {
        bids(table);
        assertThatThrownBy(() -> table.choose("bert", "4"))
                .hasMessage("Nothing is asked of Bert now; an answer to an offer names its decision: %d (Day 1 > Market"
                                .formatted(Market.decision(table, "Call"))
                        + " > Call).");
        Games<Nim.Heap> heap = Games.open(new Nim(), Market.TWO);
        assertThatThrownBy(() -> heap.choose("bert", "1"))
                .hasMessage("Nothing is asked of Bert now. Open: 1 (Turn 1 > Take > Take).");
    }

    @Test
    void aClosedDecisionIsNamedWithWhatIsAskedInItsPlace() {
        int bid = Market.decision(table, "Bids");
        bids(table);
        assertThatThrownBy(() -> table.choose("anna", bid, "1", true))
                .hasMessage(
                        "Decision %d is not open any more, or not yet. Anna is asked %d (Day 1 > Market > Stalls > Stall)."
                                .formatted(bid, Market.decision(table, "Stalls")));
        assertThatThrownBy(() -> table.choose("bert", bid, "1", true))
                .hasMessage(
                        "Decision %d is not open any more, or not yet. Nothing is asked of Bert now.".formatted(bid));
    }

    @Test
    void whoIsNotAskedAnswersNothing() {
        int stall = Market.decision(table, "Stalls");
        assertThatThrownBy(() -> table.choose("bert", stall, "1", true))
                .hasMessage("Decision %d (Day 1 > Market > Stalls > Stall) does not ask Bert.".formatted(stall));
        assertThatThrownBy(() -> table.game.choose("bert", ANNA, stall, new Answer.Whole(1), true))
                .hasMessage("bert can't answer for Anna.");
    }

    // ---- judging without doing

    @Test
    void anAnswerIsJudgedAndNothingIsDone() {
        int stall = Market.decision(table, "Stalls");
        List<String> before = List.copyOf(table.lines);
        var legal = table.game.judge("anna", ANNA, stall, new Answer.Whole(3));
        assertThat(legal.words()).hasToString("3");
        assertThat(refused(() -> table.game.judge("anna", ANNA, stall, new Answer.Whole(7))))
                .containsExactly("NOT_BETWEEN");
        assertThat(refused(() -> table.game.judge("bert", BERT, stall, new Answer.Whole(3))))
                .containsExactly("NOT_ASKED");
        assertThat(table.game.takeUnsaved()).isEmpty();
        assertThat(table.lines).isEqualTo(before);
    }

    @Test
    void facesAreJudgedAndNothingIsDone() {
        assertThat(refused(() -> real.game.judgeRoll(List.of(1, 2)))).containsExactly("NO_ROLL");
        stalls(real);
        real.game.judgeRoll(List.of(6, 6));
        assertThat(refused(() -> real.game.judgeRoll(List.of(6)))).containsExactly("HOW_MANY_DICE");
        assertThat(refused(() -> real.game.judgeRoll(List.of(6, 7)))).containsExactly("NO_SUCH_FACE");
        assertThat(real.game.pendingRoll()).isPresent();
        assertThat(real.game.isByHand(real.game.pendingRoll().orElseThrow())).isTrue();
        assertThat(table.game.isByHand(real.game.pendingRoll().orElseThrow())).isFalse();
    }

    // ---- dice

    @Test
    void aRollOfNobodysIsAnybodysWhoSitsHere() {
        stalls(real);
        assertThatThrownBy(() -> real.game.roll("carl", List.of(1, 2)))
                .hasMessage("Somebody else rolls Takings, not carl.");
        real.game.roll("bert", List.of(1, 2));
        assertThat(real.state().done()).endsWith("1 takes 3");
        assertThat(refused(() -> real.roll(1, 2))).containsExactly("NO_ROLL");
    }

    // ---- time

    @Test
    void timeClosesWhatHasADefaultAndSaysHowMuch() {
        int bid = Market.decision(table, "Bids");
        int stall = Market.decision(table, "Stalls");
        assertThat(table.game.canLapse(bid)).isTrue();
        assertThat(table.game.canLapse(stall)).as("it has no default").isFalse();
        assertThat(table.game.canLapse(99)).isFalse();
        assertThatThrownBy(() -> table.lapse(stall))
                .hasMessage("Time closes nothing here: Day 1 > Market > Stalls > Stall must be answered.");
        assertThatThrownBy(() -> table.lapse(99)).hasMessage("Decision 99 is not open any more, or not yet.");
        table.choose("bert", bid, "4", true);
        assertThat(table.game.lapse("organizer", 0)).isEqualTo(1);
        assertThat(table.state().done()).containsExactly("1 anna bids 0", "1 bert bids 4");
        assertThat(told(table))
                .contains("Anna did not answer in time: Day 1 > Market > Bids > Bid: 0")
                .noneMatch(line -> line.startsWith("Bert did not answer"));
        assertThat(refused(() -> table.lapse())).containsExactly("NO_DEFAULT");
    }

    @Test
    void aDraftIsWhatTimeTakes() {
        int stall = Market.decision(table, "Stalls");
        table.choose("anna", stall, "4", false);
        assertThat(table.game.canLapse(stall))
                .as("whoever is asked has said something")
                .isTrue();
        assertThat(table.game.lapse("organizer", stall)).isEqualTo(1);
        assertThat(table.state().done()).containsExactly("1 meat at 4");
        assertThat(told(table)).contains("Anna: Day 1 > Market > Stalls > Stall: 4 (not confirmed yet)");
    }

    @Test
    void moreTimeIsGivenToAllWhoseTimeRuns() {
        int bid = Market.decision(table, "Bids");
        int stall = Market.decision(table, "Stalls");
        assertThat(table.game.extend("organizer", 0, A_DAY, "Bert is ill")).isEqualTo(1);
        assertThat(table.game.extend("organizer", bid, A_DAY, "")).isEqualTo(1);
        assertThat(table.game.until(Market.open(table, "Bids")))
                .contains(Instant.parse("2026-11-21T10:00:00Z").plus(A_DAY.multipliedBy(3)));
        assertThat(refused(() -> table.game.extend("organizer", stall, A_DAY, "")))
                .containsExactly("NO_LIMIT");
        assertThat(told(table))
                .contains(
                        "Day 1 > Market > Bids > Bid stays open for 1 day more: Bert is ill",
                        "Day 1 > Market > Bids > Bid stays open for 1 day more.");
    }

    @Test
    void theLongestTimeIsAllowedAndNoMore() {
        Duration longest = Entry.LONGEST;
        assertThat(table.game.extend("organizer", 0, longest, "")).isEqualTo(1);
        assertThat(refused(() -> table.game.extend("organizer", 0, longest.plusMillis(1), "")))
                .containsExactly("TOO_LONG");
        Instant now = Games.CLOCK.instant();
        table.game.pause("organizer", now, now.plus(longest), "Holidays");
        assertThat(table.game.deadlines().pauseFrom(now)).isPresent();
    }

    @Test
    void nobodyPlaysInAYearThatCantBeWritten() {
        Instant late = Instant.parse("+10000-01-01T00:00:00Z");
        Instant early = Instant.parse("-9999-01-01T00:00:00Z");
        table.game.pause("organizer", early, early.plus(A_DAY), "");
        for (ThrowingCallable pause : List.<ThrowingCallable>of(
                () -> table.game.pause("organizer", late.minus(A_DAY), late, ""),
                () -> table.game.pause("organizer", early.minusMillis(1), early.plus(A_DAY), ""))) {
            assertThat(refused(pause)).containsExactly("BAD_TIME");
        }
    }

    @Test
    void aReasonIsALineAsItIsRead() {
        Instant now = Games.CLOCK.instant();
        String bad = "two\nlines";
        table.choose("anna", Market.decision(table, "Stalls"), "1", true);
        int entries = table.game.entries().size();
        for (ThrowingCallable deed : List.<ThrowingCallable>of(
                () -> table.game.extend("organizer", 0, A_DAY, bad),
                () -> table.game.pause("organizer", now, now.plus(A_DAY), bad),
                () -> table.game.close("organizer", bad),
                () -> table.game.rewind("organizer", 1, bad),
                () -> table.game.amend("organizer", 1, new Answer.Whole(2), bad),
                () -> table.game.unmend("organizer", 1, bad))) {
            assertThatThrownBy(deed).isInstanceOf(BadGame.class).hasMessageContaining("the reason");
        }
        assertThat(table.game.entries()).hasSize(entries);
    }

    // ---- the end

    @Test
    void aClosedGameIsNotPlayedUntilItIsOpenedAgain() {
        table.game.close("organizer", "snow");
        assertThat(table.game.closed()).contains("snow");
        assertThat(table.game.isOver()).isTrue();
        assertThat(table.game.open()).isEmpty();
        assertThat(told(table)).last().asString().isEqualTo("The game was closed: snow");
        everythingIsRefused("GAME_CLOSED");
        table.game.rewind("organizer", 0, "");
        assertThat(table.game.closed()).isEmpty();
        table.game.close("organizer", "");
        assertThat(table.game.closed()).contains("");
        assertThat(told(table)).last().asString().isEqualTo("The game was closed.");
    }

    @Test
    void aGameThatHasEndedIsNotPlayedOn() {
        while (table.game.result().isEmpty()) {
            stalls(bids(table));
        }
        assertThat(table.game.round()).isEqualTo(3);
        assertThatThrownBy(() -> table.choose("anna", "1"))
                .hasMessage("The game is over. Bert won: the market is over");
        everythingIsRefused("GAME_OVER");
    }

    private void everythingIsRefused(String code) {
        Instant now = Games.CLOCK.instant();
        for (ThrowingCallable deed : List.<ThrowingCallable>of(
                () -> table.choose("anna", "1"),
                () -> table.game.stand("anna", ANNA, 0, new Answer.Whole(1)),
                () -> table.game.judge("anna", ANNA, 0, new Answer.Whole(1)),
                () -> table.roll(1, 2),
                () -> table.lapse(),
                () -> table.game.extend("organizer", 0, A_DAY, ""),
                () -> table.game.pause("organizer", now, now.plus(A_DAY), ""),
                () -> table.game.join("anna", ANNA, "luck"),
                () -> table.game.close("organizer", "again"))) {
            assertThat(refused(deed)).containsExactly(code);
        }
    }

    // ---- what was rolled or written by somebody else

    /** The last line but the dice: whoever wrote it was stopped there. */
    private Game<Market.Day> stopped() {
        stalls(table);
        int rolled = 0;
        while (!(table.game.entries().get(rolled).body() instanceof Entry.Rolled)) {
            rolled++;
        }
        return Game.load(table.game.play(), Journal.read(table.lines.subList(0, rolled)), Games.CLOCK);
    }

    @Test
    void whatTheLastWriterDidNotRollIsRolledFirst() {
        for (Consumer<Game<Market.Day>> deed : List.<Consumer<Game<Market.Day>>>of(
                game -> game.choose("bert", BERT, 0, new Answer.Whole(3), true),
                game -> game.stand("anna", ANNA, 0, new Answer.Whole(3)),
                game -> game.lapse("organizer", 0),
                game -> game.extend("organizer", 0, A_DAY, ""),
                Game::goOn)) {
            Game<Market.Day> game = stopped();
            assertThat(game.state().done()).noneMatch(line -> line.contains("takes"));
            deed.accept(game);
            assertThat(game.state().done()).anyMatch(line -> line.contains("takes"));
            table.rewind(0);
        }
    }

    @Test
    void facesThatTheDiceCantShowAreNoRecord() {
        stalls(real).roll(2, 3);
        List<Entry> entries = real.game.entries();
        int rolled = entries.size() - 1;
        Entry.Throw made = ((Entry.Rolled) entries.get(rolled).body()).rolls().get(0);
        for (List<Integer> faces : List.of(List.of(7, 1), List.of(0, 1), List.of(1, 7), List.of(1), List.of(1, 2, 3))) {
            Journal bent = new Journal();
            entries.subList(0, rolled).forEach(one -> bent.append(one.at(), one.by(), one.body()));
            bent.append(
                    Games.CLOCK.instant(),
                    "organizer",
                    new Entry.Rolled(List.of(new Entry.Throw(
                            made.number(), made.purpose(), made.pool(), made.player(), faces, made.source()))));
            assertThatThrownBy(() -> Game.load(real.game.play(), bent, Games.CLOCK))
                    .isInstanceOf(BadJournal.class)
                    .hasMessageContaining(faces + " is no result of 2d6");
        }
        Journal seeded = new Journal();
        entries.subList(0, rolled).forEach(one -> seeded.append(one.at(), one.by(), one.body()));
        seeded.append(
                Games.CLOCK.instant(),
                "organizer",
                new Entry.Rolled(List.of(new Entry.Throw(
                        made.number(), made.purpose(), made.pool(), made.player(), made.faces(), "seeded"))));
        assertThatThrownBy(() -> Game.load(real.game.play(), seeded, Games.CLOCK))
                .hasMessageContaining("\"Takings\" 2d6 is said to be seeded");
    }

    @Test
    void whatIsTypedStandsInTheOrderItWasDone() {
        stalls(bids(real)).roll(2, 3);
        assertThat(real.state().done())
                .containsExactly("1 anna bids 3", "1 bert bids 4", "1 meat at 1", "1 fish at 2", "1 takes 5");
        assertThat(real.reloaded().position().state()).isEqualTo(real.state());
    }

    @Test
    void theLogIsHeardAsItIsMadeAndNoLineTwice() {
        List<String> heard = new ArrayList<>();
        table.game.listen(line -> heard.add(line.sentence().toString()));
        bids(table);
        assertThat(heard)
                .containsExactly(
                        "Anna: Day 1 > Market > Bids > Bid: 3",
                        "Bert: Day 1 > Market > Bids > Bid: 4",
                        "All have bid.");
        table.rewind(0);
        assertThat(heard).as("what is replayed is no news").hasSize(3);
        table.game.choose("organizer", ANNA, Market.decision(table, "Bids"), Json.readAnswer("7"), false);
        assertThat(heard)
                .last()
                .isEqualTo("Anna (by the game's keeper): Day 1 > Market > Bids > Bid: 7 (not confirmed yet)");
        table.game.choose("organizer", ANNA, Market.decision(table, "Bids"), Json.readAnswer("8"), true);
        assertThat(heard).last().isEqualTo("Anna (by the game's keeper): Day 1 > Market > Bids > Bid: 8");
    }

    /** So that rolls which say the same of several can be told as one. */
    @Test
    void aRollOfSomebodyIsALineThatKnowsItsParts() {
        bids(table);
        table.choose("anna", Market.decision(table, "Stalls"), "5", true);
        assertThat(table.game.log().stream().map(Line::sentence))
                .filteredOn(line -> line.toString().startsWith("Anna: Haggling d6: "))
                .singleElement()
                .satisfies(line -> assertThat(line.values().get("roll"))
                        .isInstanceOfSatisfying(
                                Sentence.class,
                                roll -> assertThat(roll.values()).containsKeys("purpose", "sum")));
    }
}
