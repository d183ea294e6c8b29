package org.muster.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Answer;
import org.muster.api.flow.Reaction;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.text.Sentence;
import org.muster.core.journal.Entry;

/** A past that is taken back or mended where much is open at once and dice follow from answers. */
class MendingTest {

    private static final Player ANNA = new Player("anna");
    private static final String REAL = Market.TWO + "dice: physical\n";

    private static Games<Market.Day> stall(Games<Market.Day> table, String place) {
        return table.choose("anna", Market.decision(table, "Stalls"), place, true);
    }

    /** The entry of the answer of that place, from 1. */
    private static int answer(Games<?> table, int place) {
        return table.game.history().stream()
                .filter(entry -> entry.body() instanceof Entry.Chose)
                .skip(place - 1L)
                .findFirst()
                .orElseThrow()
                .n();
    }

    private static List<Long> numbers(Games<?> table) {
        return table.game.history().stream()
                .filter(entry -> entry.body() instanceof Entry.Rolled)
                .flatMap(entry -> ((Entry.Rolled) entry.body()).rolls().stream())
                .map(Entry.Throw::number)
                .toList();
    }

    private static List<String> reasons(List<Amendment.Dropped> dropped) {
        return dropped.stream().map(one -> one.reason().toString()).toList();
    }

    private static void holds(Games<?> table) {
        assertThat(Verification.of(table.reloaded()).violations()).isEmpty();
    }

    // ---- going back

    @Test
    void backToTheOpeningAndBackToWhatNeverWas() {
        Games<Market.Day> table = stall(Games.open(new Market(), Market.TWO), "1");
        assertThatThrownBy(() -> table.rewind(7))
                .hasMessage("There is no entry 7 to go back to that counts; the last is 1.");
        table.rewind(0);
        assertThat(table.state().done()).isEmpty();
        assertThatThrownBy(() -> table.rewind(1)).hasMessageContaining("the last is 0");
        assertThat(table.game.beforeLastChoice()).isEmpty();
        stall(table, "2");
        assertThat(table.game.beforeLastChoice()).contains(0);
        holds(table);
    }

    /** Whose answers come at once again go with a step of somebody else; a draft is no step at all. */
    @Test
    void whatBotsAnsweredGoesWithTheStepOfAPerson() {
        Games<Market.Day> table = stall(Games.open(new Market(), Market.TWO), "1");
        table.choose("anna", Market.decision(table, "Bids"), "2", true);
        int person = answer(table, 1);
        table.choose("bert", Market.decision(table, "Bids"), "3", true);
        int last = answer(table, table.game.answers());
        assertThat(table.game.beforeLastChoice())
                .contains(table.game.history().get(last - 1).n());
        assertThat(table.game.beforeLastChoice(Set.of(new Player("bert")))).contains(last - 2);
        assertThat(table.game.beforeLastChoice(Set.of(ANNA, new Player("bert"))))
                .as("nobody else has answered")
                .contains(last - 1);
        assertThat(person).isLessThan(last);
        holds(table);
    }

    // ---- what can't be mended

    @Test
    void onlyAnAnswerOrTypedDiceThatCountAreMended() {
        Games<Market.Day> table = stall(stall(Games.open(new Market(), REAL), "1"), "2");
        table.roll(2, 3);
        int rolled = answer(table, 2) + 1;
        Answer one = new Answer.Whole(1);
        assertThatThrownBy(() -> table.game.amend("organizer", 99, one, ""))
                .hasMessage("There is no entry 99 that counts.");
        assertThatThrownBy(() -> table.game.amend("organizer", 0, one, ""))
                .hasMessage("The entry is no answer and no single roll, so it can't be mended.");
        for (String faces : List.of("[1]", "[1, 2, 3]", "[1, 7]", "[0, 1]", "7", "\"six\"")) {
            assertThatThrownBy(() -> table.amend(rolled, faces))
                    .hasMessageEndingWith(" is no result of 2d6; results are from 1,1 to 6,6.");
        }
        assertThat(table.amend(rolled, "[6, 1]")).isEmpty();
        assertThat(table.state().done()).contains("1 takes 7");
        assertThat(table.amend(rolled, "\"4, 1\"")).as("as dice are typed").isEmpty();
        assertThat(table.state().done()).contains("1 takes 5");
        assertThatThrownBy(() -> table.amend(answer(table, 1), "7"))
                .as("judged as a stall, though the bids were asked first")
                .hasMessageContaining("from 1 to 6");
        holds(table);
    }

    /** Else the past would be written anew, and told as mended, for nothing. */
    @Test
    void whatIsSaidAlreadyIsNotMended() {
        Games<Market.Day> table = stall(stall(Games.open(new Market(), REAL), "1"), "2");
        table.roll(2, 3);
        int written = table.game.entries().size();
        int said = answer(table, 2);
        assertThatThrownBy(() -> table.amend(said, "2"))
                .hasMessage("Entry " + said + " says just that already; nothing was written.");
        assertThatThrownBy(() -> table.amend(said + 1, "[2, 3]"))
                .hasMessage("Entry " + (said + 1) + " says just that already; nothing was written.");
        assertThat(table.game.tryAmending(said, new Answer.Whole(2)).changes()).isEmpty();
        assertThat(table.game.entries()).hasSize(written);
        assertThat(table.game.lastMend()).isEmpty();
        holds(table);
    }

    // ---- what falls, and what stands

    @Test
    void aMendUnderWhichNothingFallsIsMadeAlsoWhereNothingMayFall() {
        Games<Market.Day> table = stall(stall(Games.open(new Market(), Market.TWO), "1"), "2");
        assertThat(table.game
                        .amend("organizer", answer(table, 1), new Answer.Whole(3), "", false)
                        .dropped())
                .isEmpty();
        assertThat(table.state().done()).startsWith("1 meat at 3", "1 fish at 2");
        holds(table);
    }

    @Test
    void diceThatFallAreNoAnswersThatFall() {
        Games<Market.Day> table = stall(Games.open(new Market(), REAL), "6");
        table.roll(4);
        assertThat(table.state().done()).containsExactly("1 meat at 6", "1 haggles to 4");
        assertThat(reasons(table.game
                        .amend("organizer", answer(table, 1), new Answer.Whole(2), "", false)
                        .dropped()))
                .containsExactly("dice of it are not asked for any more");
        assertThat(table.state().done()).containsExactly("1 meat at 2");
        holds(table);
    }

    /** What is rolled while a mend is only tried, or not made in the end, uses up no number of a roll. */
    @Test
    void aMendThatIsNotMadeRollsNothing() {
        Games<Market.Day> table = stall(Games.open(new Market(), Market.TWO), "1");
        table.choose("bert", Market.decision(table, "Bids"), "9", true);
        Amendment.Outcome outcome = table.game.tryAmending(answer(table, 1), new Answer.Whole(6));
        assertThat(outcome.changes()).isNotEmpty();
        assertThat(outcome.untold()).isFalse();
        table.game.keptAside();
        assertThat(table.amend(answer(table, 1), "5")).isEmpty();
        assertThat(numbers(table)).containsExactly(0L);
        assertThatThrownBy(() -> table.game.amend("organizer", answer(table, 1), new Answer.Whole(9), "", false))
                .isInstanceOf(BadGame.class);
        stall(table, "5");
        assertThat(numbers(table)).containsExactly(0L, 1L, 2L);
        holds(table);
    }

    @Test
    void aMendThatIsRefusedRollsNothing() {
        Games<Market.Day> table = stall(Games.open(new Market(), Market.TWO), "1");
        table.choose("bert", Market.decision(table, "Bids"), "9", true);
        assertThatThrownBy(() -> table.game.amend("organizer", answer(table, 1), new Answer.Whole(6), "", false))
                .hasMessageStartingWith("Nothing was mended: 1 later answer would hold no longer");
        stall(table, "5");
        assertThat(numbers(table)).containsExactly(0L, 1L);
        holds(table);
    }

    /** Where meat is so dear no bids are opened. */
    private static final class Dear extends Market {
        @Override
        public List<Reaction<Day>> reactions() {
            return List.of((event, day) -> {
                if (day.done().contains("1 meat at 5")) {
                    throw new IllegalStateException("too dear");
                }
                return List.of();
            });
        }
    }

    @Test
    void aMendThatFailsBehindDiceRollsNothing() {
        Games<Market.Day> table = stall(Games.open(new Dear(), Market.TWO), "1");
        table.choose("anna", Market.decision(table, "Bids"), "2", true)
                .choose("bert", Market.decision(table, "Bids"), "3", true);
        assertThatThrownBy(() -> table.amend(answer(table, 1), "5")).hasMessage("too dear");
        stall(table, "5");
        assertThat(numbers(table)).containsExactly(0L, 1L);
        holds(table);
    }

    @Test
    void whatIsAskedBehindDiceThatAreThrownAnewStands() {
        Games<Market.Day> table = stall(stall(Games.open(new Market(), Market.TWO), "1"), "2");
        assertThat(table.amend(answer(table, 1), "6")).isEmpty();
        assertThat(table.state().done())
                .startsWith("1 meat at 6")
                .anyMatch(what -> what.startsWith("1 haggles to"))
                .contains("1 fish at 2");
        assertThat(numbers(table)).as("the takings stand too").containsExactly(1L, 0L);
        holds(table);
    }

    /** A market that writes down who stands first, and what was sold. */
    private static final class Recorded extends Market {
        @Override
        public List<Table> records(Day day, Viewer viewer) {
            return List.of(Table.of(Sentence.of("Stalls"))
                    .rows(List.of(Row.of(
                            Cell.of("{seat}", day.first()), Cell.name(day.done().toString())))));
        }
    }

    @Test
    void whatIsReadOfTheGameIsShownAsItWasAndWouldBe() {
        Games<Market.Day> table = stall(Games.open(new Recorded(), REAL), "1");
        Amendment.Outcome outcome = table.game.tryAmending(answer(table, 1), new Answer.Whole(3));
        assertThat(cells(outcome.was())).containsExactly("Anna", "[1 meat at 1]");
        assertThat(cells(outcome.would())).containsExactly("Anna", "[1 meat at 3]");
    }

    private static List<String> cells(List<Table> tables) {
        return tables.stream()
                .flatMap(table -> table.rows().stream())
                .flatMap(row -> row.cells().stream())
                .map(cell -> cell.text().toString())
                .toList();
    }

    @Test
    void anEndOfTimeStandsWithItsQuestion() {
        Games<Market.Day> table = Games.open(new Market(), REAL);
        stall(stall(table, "1"), "2").roll(1, 1);
        table.lapse(Market.decision(table, "Bids")); // day 1 is over
        assertThat(table.state().day()).isEqualTo(2);
        stall(table, "3");
        assertThat(table.game
                        .amend("organizer", answer(table, 2), new Answer.Whole(3), "", false)
                        .dropped())
                .as("the bids were open before and are closed by it all the same")
                .isEmpty();
        assertThat(table.game.history()).anyMatch(entry -> entry.body() instanceof Entry.Lapsed);
        assertThat(table.state().done()).contains("1 anna bids 0", "1 bert bids 0", "2 meat at 3");
        holds(table);
    }

    /** Who had answered in the story as it was is not robbed of the time that is left where that answer has fallen. */
    @Test
    void anEndOfTimeDoesNotSilenceWhoHadAnswered() {
        Games<Market.Day> table = Games.open(new Market(), REAL);
        stall(table, "4");
        table.choose("anna", Market.decision(table, "Bids"), "4", true);
        table.lapse(Market.decision(table, "Bids"));
        assertThat(table.state().done()).containsExactly("1 meat at 4", "1 anna bids 4", "1 bert bids 0");
        List<Amendment.Dropped> dropped = table.amend(answer(table, 1), "2");
        assertThat(reasons(dropped))
                .anyMatch(reason -> reason.startsWith("the answer is not legal any more"))
                .contains("it would end the time of somebody who had answered, or was not asked");
        assertThat(table.state().done()).containsExactly("1 meat at 2");
        assertThat(table.game.position().answersTo(Market.decision(table, "Bids")))
                .isEmpty();
        assertThat(table.game
                        .keptAside()
                        .at(
                                Market.open(table, "Bids"),
                                Market.open(table, "Bids").questionFor(ANNA).orElseThrow()))
                .as("a bid of 4 is not legal now, so it is not offered again")
                .isEmpty();
        holds(table);
    }

    // ---- what else was done

    @Test
    void aPauseAStandingOrderAndAClosingStandBehindAMend() {
        Games<Market.Day> table = stall(Games.open(new Market(), Market.TWO), "1");
        var now = Games.CLOCK.instant();
        table.game.pause("organizer", now, now.plus(Duration.ofDays(2)), "Holidays");
        table.game.stand("anna", ANNA, Market.decision(table, "Bids"), new Answer.Whole(4));
        table.game.close("organizer", "snow");
        assertThat(table.amend(answer(table, 1), "3")).isEmpty();
        assertThat(table.game.closed()).contains("snow");
        assertThat(table.game.deadlines().pauseFrom(now)).isPresent();
        assertThat(table.game.history())
                .anyMatch(entry -> entry.body() instanceof Entry.StandingOrder)
                .anyMatch(entry -> entry.body() instanceof Entry.Paused);
        holds(table);
    }

    @Test
    void moreTimeFallsWithItsQuestionAndSaysSo() {
        Games<Market.Day> table = Games.open(new Market(), REAL);
        table.lapse(Market.decision(table, "Bids"));
        stall(stall(table, "1"), "2").roll(1, 1);
        table.game.extend("organizer", Market.decision(table, "Bids"), Duration.ofDays(1), "ill");
        List<Amendment.Dropped> dropped = table.amend(answer(table, 2), "6");
        assertThat(reasons(dropped))
                .as("a haggling must be rolled before the second day begins")
                .contains("other dice come before it now", "the question is not asked any more");
        assertThat(table.game.pendingRoll()).isPresent();
        holds(table);
    }

    // ---- what fell is offered again

    @Test
    void whatFellIsOfferedWhereItIsAskedAgain() {
        Games<Market.Day> table = Games.open(new Market(), REAL);
        stall(table, "1");
        stall(table, "3").roll(1, 1);
        table.choose("anna", Market.decision(table, "Bids"), "2", true)
                .choose("bert", Market.decision(table, "Bids"), "3", true);
        stall(table, "5").roll(6);
        int fish = answer(table, 2);
        table.amend(fish, "6"); // now dice come first: nothing behind them stands
        table.roll(2).roll(1, 1);
        assertThat(offered(table, "Bids", ANNA)).contains(new Answer.Whole(2));
        assertThat(offered(table, "Bids", new Player("bert"))).contains(new Answer.Whole(3));
        assertThat(offered(table, "Stalls", ANNA))
                .as("the second day has not begun")
                .isEmpty();
        table.choose("anna", Market.decision(table, "Bids"), "2", true)
                .choose("bert", Market.decision(table, "Bids"), "3", true);
        assertThat(offered(table, "Stalls", ANNA)).contains(new Answer.Whole(5));
        table.rewind(answer(table, 2));
        assertThat(offered(table, "Bids", ANNA)).as("dice come first").isEmpty();
        holds(table);
    }

    /** Day 1 with bids of 2 and 3, and a day 2 that has begun; then fish was dearer, so nothing of it stands. */
    private static Games<Market.Day> fallen() {
        Games<Market.Day> table =
                stall(stall(Games.open(new Market(), REAL), "1"), "3").roll(1, 1);
        table.choose("anna", Market.decision(table, "Bids"), "2", true)
                .choose("bert", Market.decision(table, "Bids"), "3", true);
        table.amend(answer(table, 2), "6");
        return table.roll(2).roll(1, 1);
    }

    @Test
    void aMendThatWasTakenBackOffersNothing() {
        Games<Market.Day> table = fallen();
        int mend = table.game.entries().stream()
                .filter(entry -> entry.body() instanceof Entry.Corrected)
                .findFirst()
                .orElseThrow()
                .n();
        assertThat(offered(table, "Bids", ANNA)).contains(new Answer.Whole(2));
        table.amend(answer(table, 1), "3");
        assertThat(offered(table, "Bids", ANNA))
                .as("another mend takes nothing")
                .contains(new Answer.Whole(2));
        table.game.unmend("organizer", table.game.lastMend().orElseThrow(), "");
        assertThat(offered(table, "Bids", ANNA))
                .as("and taken back, it takes nothing away")
                .contains(new Answer.Whole(2));
        table.game.unmend("organizer", mend, "");
        table.rewind(answer(table, 2) + 1);
        assertThat(table.game.position().answersTo(Market.decision(table, "Bids")))
                .as("both are asked once more")
                .isEmpty();
        assertThat(offered(table, "Bids", ANNA)).as("nothing fell").isEmpty();
        holds(table);
    }

    @Test
    void whatStoodAndWasTakenBackLaterIsNotOffered() {
        Games<Market.Day> table = stall(Games.open(new Market(), REAL), "1");
        table.choose("anna", Market.decision(table, "Bids"), "9", true);
        stall(table, "3");
        assertThat(table.amend(answer(table, 1), "2")).as("the bid fell").hasSize(1);
        table.rewind(answer(table, 1));
        assertThat(offered(table, "Stalls", ANNA))
                .as("fish stood; it was taken back with what came after it")
                .isEmpty();
        holds(table);
    }

    @Test
    void whatIsNotLegalAnyMoreIsNotOfferedAgain() {
        Games<Market.Day> table = stall(Games.open(new Market(), REAL), "4");
        table.choose("anna", Market.decision(table, "Bids"), "9", true);
        table.amend(answer(table, 1), "2");
        assertThat(offered(table, "Bids", ANNA)).isEmpty();
        table.amend(answer(table, 1), "1");
        assertThat(offered(table, "Bids", ANNA)).contains(new Answer.Whole(9));
        holds(table);
    }

    private static Optional<Answer> offered(Games<Market.Day> table, String path, Player seat) {
        return table.game.open().stream()
                .filter(one -> one.path().contains(path))
                .flatMap(open -> open.questionFor(seat).stream()
                        .flatMap(question -> table.game.keptAside().at(open, question).stream()))
                .map(KeptAside.Fallen::answer)
                .findFirst();
    }
}
