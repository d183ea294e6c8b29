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
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Reaction;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
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
                .hasMessage(
                        "Nothing is asked of Bert now. The game waits for Anna: %d (Day 1 > Market > Stalls > Stall); an answer to an offer names its decision: %d (Day 1 > Market"
                                        .formatted(Market.decision(table, "Stalls"), Market.decision(table, "Call"))
                                + " > Call).");
        Games<Nim.Heap> heap = Games.open(new Nim(), Market.TWO);
        assertThatThrownBy(() -> heap.choose("bert", "1"))
                .hasMessage("Nothing is asked of Bert now. The game waits for Anna: 1 (Turn 1 > Take > Take).");
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

    @Test
    void whatTheOrganizerAnswersForASeatIsItsAnswer() {
        int bid = Market.decision(table, "Bids");
        table.game.choose("organizer", ANNA, bid, new Answer.Whole(3), false);
        assertThat(table.game.position().answersTo(bid).get(ANNA))
                .satisfies(given -> assertThat(given.by()).isEqualTo(ANNA));
    }

    @Test
    void aStandingAnswerDoesNotOverruleAnother() {
        int bid = Market.decision(table, "Bids");
        table.game.stand("anna", ANNA, bid, new Answer.Whole(4));
        assertThat(table.game.answers()).as("it is given already").isEqualTo(1);
        table.choose("anna", bid, "5", true).choose("bert", bid, "1", true);
        assertThat(table.state().done()).containsExactly("1 anna bids 5", "1 bert bids 1");
    }

    // ---- dice

    @Test
    void aRollOfASeatIsThrownByItAndByNobodyElse() {
        real.choose("anna", Market.decision(real, "Stalls"), "6", true);
        assertThatThrownBy(() -> real.game.roll("bert", List.of(3))).hasMessage("Anna rolls Haggling, not Bert.");
        real.game.roll("anna", List.of(3));
        assertThat(real.state().done()).endsWith("1 haggles to 3");
    }

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
        assertThat(told(table))
                .contains(
                        "Anna: Day 1 > Market > Stalls > Stall: 4 (not confirmed yet)",
                        "Anna did not confirm in time, and it counts: Day 1 > Market > Stalls > Stall: 4");
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
        assertThat(refused(() -> table.game.pause("organizer", early, early.plus(A_DAY), "")))
                .as("it can be written, and was before the game")
                .containsExactly("PAST");
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

    /** Two run, and it is over with the first. */
    private static final class Sprint extends Nim {
        record Run(int lane) implements Ask<Heap, Integer> {
            @Override
            public Decision<Integer> decision(Heap heap) {
                return Decision.of(heap.players().get(lane), Options.number(1, 3))
                        .otherwise(1);
            }

            @Override
            public Outcome<Heap> decide(Heap heap, Choices<Integer> choices, Dice dice) {
                return Outcome.of(new Heap(heap.players(), heap.matches() + 1, 0))
                        .leave();
            }
        }

        @Override
        public List<Class<? extends Step<Heap>>> steps() {
            return List.of(Run.class);
        }

        @Override
        public Pipeline<Heap> pipeline() {
            Agenda<Heap> lanes = Agenda.inAnyOrder(List.of(Agenda.of(new Run(0)), Agenda.of(new Run(1))));
            return Pipeline.<Heap>setup().rounds("heat", "Heat", Pipeline.phase("run", "Run", lanes));
        }
    }

    @Test
    void timeClosesNothingThatItsOwnEndHasClosed() {
        Games<Nim.Heap> sprint = Games.open(new Sprint(), Market.TWO);
        assertThat(sprint.game.open()).hasSize(2);
        assertThat(sprint.game.lapse("organizer", 0)).isEqualTo(1);
        assertThat(sprint.state().matches()).isEqualTo(1);
        assertThat(sprint.game.open()).as("the next heat").hasSize(2);
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

    /** A heap that nobody has the dice for, and then another. */
    private static final class TwoHeaps extends Nim {
        @Override
        public Pipeline<Heap> pipeline() {
            Pool odd = new Pool(List.of(new Pool.Group(1, 7, "")), 0);
            return Pipeline.setup(Pipeline.<Heap>phase("setup", "Setup", new Deal(odd), new Deal(Pool.parse("2d6"))))
                    .rounds("turn", "Turn", Pipeline.phase("take", "Take", new Take()));
        }
    }

    @Test
    void handsRollWhenWhatTheLastWriterDidNotRollIsRolled() {
        Games<Nim.Heap> heaps = Games.open(new TwoHeaps(), Market.TWO + "dice: physical\n");
        Game<Nim.Heap> game = Game.load(heaps.game.play(), Journal.read(heaps.lines.subList(0, 1)), Games.CLOCK);
        assertThat(game.isByHand(game.pendingRoll().orElseThrow())).isFalse();
        game.roll("organizer", List.of(2, 3));
        assertThat(game.state().matches()).isEqualTo(5);
        assertThat(game.entries())
                .filteredOn(entry -> entry.body() instanceof Entry.Rolled)
                .hasSize(2);
    }

    @Test
    void whatIsRolledLaterIsToldAsAMomentOfItsOwn() {
        Game<Market.Day> silent = stopped();
        Journal before = silent.recording().journal().upTo(silent.entries().size());
        for (Consumer<Game<Market.Day>> later : List.<Consumer<Game<Market.Day>>>of(
                Game::goOn, game -> game.recording().catchUp(Journal.read(table.lines)))) {
            Game<Market.Day> game =
                    Game.load(table.game.play(), before.upTo(before.entries().size()), null, Games.CLOCK, null);
            int moments = moments(game);
            later.accept(game);
            assertThat(moments(game)).isEqualTo(moments + 1);
            assertThat(game.log())
                    .last()
                    .satisfies(line -> assertThat(line.sentence().toString()).contains("Takings"));
        }
    }

    private static int moments(Game<?> game) {
        return game.recording().story().orElseThrow().moments(Viewer.SPECTATOR).size();
    }

    /** A dealer who may drop the matches. */
    private static final class Clumsy extends Nim {
        private boolean drops;

        @Override
        public List<Reaction<Heap>> reactions() {
            return List.of((event, heap) -> {
                if (drops) {
                    throw new IllegalStateException("dropped");
                }
                return List.of();
            });
        }
    }

    @Test
    void aStepThatFailsBehindDiceThatWaitedLeavesThemWaiting() {
        Clumsy clumsy = new Clumsy();
        Games<Nim.Heap> heap = Games.open(clumsy, Market.TWO);
        Game<Nim.Heap> game = Game.load(heap.game.play(), Journal.read(heap.lines.subList(0, 1)), Games.CLOCK);
        clumsy.drops = true;
        assertThatThrownBy(game::goOn).hasMessage("dropped");
        assertThat(game.pendingRoll()).isPresent();
        clumsy.drops = false;
        game.goOn();
        assertThat(game.pendingRoll()).isEmpty();
        assertThat(Verification.of(game).violations()).isEmpty();
    }

    /** No snapshot is made of a moment in which the journal does not say yet that a phase has ended. */
    @Test
    void aGameIsSettledWhenTheEndOfItsPhaseIsNoted() {
        Games<Nim.Heap> heap = Games.open(new Nim(), Market.TWO).choose("anna", "1");
        List<String> stopped = heap.lines.subList(0, heap.lines.size() - 1);
        Game<Nim.Heap> game = Game.load(heap.game.play(), Journal.read(stopped), Games.CLOCK);
        assertThat(game.recording().isSettled()).isFalse();
        game.goOn();
        assertThat(game.entries())
                .last()
                .satisfies(entry -> assertThat(entry.body()).isInstanceOf(Entry.Reached.class));
        assertThat(game.recording().isSettled()).isTrue();
    }

    @Test
    void moreDiceThanTheRulesAskForAreNoRecord() {
        stalls(real).roll(2, 3);
        List<Entry> entries = real.game.entries();
        int rolled = entries.size() - 1;
        Journal bent = real.game.recording().journal().upTo(rolled);
        Entry.Throw made = ((Entry.Rolled) entries.get(rolled).body()).rolls().get(0);
        bent.append(Games.CLOCK.instant(), "organizer", new Entry.Rolled(List.of(made, made)));
        assertThatThrownBy(() -> Game.load(real.game.play(), bent, Games.CLOCK))
                .isInstanceOf(BadJournal.class)
                .hasMessageContaining("more dice are rolled than the rules ask for");
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
                .isEqualTo(
                        "Anna: Day 1 > Market > Bids > Bid: 7 (answered for them by the organizer, not confirmed yet)");
        table.game.choose("organizer", ANNA, Market.decision(table, "Bids"), Json.readAnswer("8"), true);
        assertThat(heard).last().isEqualTo("Anna: Day 1 > Market > Bids > Bid: 8 (answered for them by the organizer)");
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
