package org.muster.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Result;
import org.muster.api.flow.Step;
import org.muster.api.seat.Player;
import org.muster.api.seat.Viewer;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;
import org.muster.core.engine.Open;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;
import org.muster.core.match.Command;
import org.muster.core.view.Asked;
import org.muster.core.view.View;

/** A past that is mended: every answer stays with its question, in its turn. */
class AmendmentTest {

    /** Each turn a wind; where it blows both say how far they sail, and then what they sell. */
    private static class Regatta extends TinyRuleset<Regatta.Log> {

        record Log(List<Player> players, int turn, int wind, List<String> done) {
            Log with(String what) {
                List<String> more = new ArrayList<>(done);
                more.add(turn + " " + what);
                return new Log(players, turn, wind, more);
            }
        }

        record Blow() implements Act<Log> {
            @Override
            public Outcome<Log> act(Log log, Dice dice) {
                int wind = dice.roll(Roll.of("Wind", Pool.parse("d6"))).total();
                return Outcome.of(new Log(log.players, log.turn + 1, wind, log.done));
            }
        }

        record Sail() implements Ask<Log, Integer> {
            @Override
            public Decision<Integer> decision(Log log) {
                return log.wind < 4
                        ? Decision.none()
                        : Decision.simultaneous(log.players, seat -> Options.number(1, log.wind + 4))
                                .secret()
                                .otherwise(1);
            }

            @Override
            public Outcome<Log> decide(Log log, Choices<Integer> choices, Dice dice) {
                if (choices.isEmpty()) {
                    return Outcome.of(log); // calm
                }
                Log after = log;
                for (Player player : log.players) {
                    after = after.with(player + " sails " + choices.of(player));
                }
                return Outcome.of(after);
            }
        }

        record Sell() implements Ask<Log, Integer> {
            @Override
            public Decision<Integer> decision(Log log) {
                return Decision.of(
                                log.players.get(0),
                                Options.number(1, 9)
                                        .where(n -> Violation.unless(
                                                n != 8 || log.wind != 2,
                                                () -> Violation.of("TOO_CALM", "Nobody buys {n} in so little wind.", n)
                                                        .citing("REG-SELL-01"))))
                        .within(Duration.ofDays(1))
                        .otherwise(1);
            }

            @Override
            public Outcome<Log> decide(Log log, Choices<Integer> choices, Dice dice) {
                Outcome<Log> outcome = Outcome.of(log.with("sells " + choices.only()));
                return log.turn < 4
                        ? outcome
                        : outcome.end(
                                Result.won(List.of(log.players.get(0)), log.players, Sentence.of("the season ended")));
            }
        }

        @Override
        public Pipeline<Log> pipeline() {
            return Pipeline.<Log>setup()
                    .rounds(
                            "turn",
                            "Turn",
                            Pipeline.phase("sea", "At sea", new Blow(), new Sail()),
                            Pipeline.phase("port", "In port", new Sell()));
        }

        @Override
        public Log start(Setup setup, Setup book) {
            return new Log(setup.players(), 0, 0, List.of());
        }
    }

    private static final String PHYSICAL = "seats: {anna: Anna, bert: Bert}\ndice: physical\n";

    /** Calm in turn 1; wind in 2 and 3. */
    private static Games<Regatta.Log> played() {
        return Games.open(new Regatta(), PHYSICAL)
                .roll(2)
                .choose("anna", "1")
                .roll(5)
                .choose("anna", "7")
                .choose("bert", "8")
                .choose("anna", "2")
                .roll(6)
                .lapse()
                .choose("anna", "3");
    }

    private static int entryOf(Games<?> table, int roll) {
        return table.game.entries().stream()
                .filter(entry -> entry.body() instanceof Entry.Rolled)
                .skip(roll - 1L)
                .findFirst()
                .orElseThrow()
                .n();
    }

    private static final Answer FIVE = new Answer.Whole(5);

    /** Else who may mend could find out by many mends what nobody has opened yet. */
    @Test
    void whetherASecretAnswerWouldFallIsNotTold() {
        Games<Regatta.Log> holds = Games.open(new Regatta(), PHYSICAL).roll(5).choose("anna", "2");
        Games<Regatta.Log> falls = Games.open(new Regatta(), PHYSICAL).roll(5).choose("anna", "9");
        Answer calmer = new Answer.Whole(4); // in which eight is the most
        Amendment.Later told = holds.game.tryAmending(entryOf(holds, 1), calmer).later();
        assertThat(told.secrets()).isTrue();
        assertThat(told.isNothing()).isTrue();
        assertThat(falls.game.tryAmending(entryOf(falls, 1), calmer).later()).isEqualTo(told);
        assertThat(falls.game.amend("organizer", entryOf(falls, 1), calmer, "", false))
                .isEqualTo(holds.game.amend("organizer", entryOf(holds, 1), calmer, "", false));
        assertThat(answered(falls)).as("she is asked again").isEmpty();
        assertThat(answered(holds)).as("and so is she, who has a draft").containsExactly("anna");
        assertThat(waitedFor(falls))
                .as("so all read the same of whom is waited for")
                .isEqualTo(waitedFor(holds))
                .containsExactly("anna", "bert");
        assertThat(new View<>(falls.game, Viewer.of(new Player("bert"))).log().lines())
                .isEqualTo(new View<>(holds.game, Viewer.of(new Player("bert")))
                        .log()
                        .lines());
        assertThat(Verification.of(holds.game.play(), journal(holds)).violations())
                .isEmpty();
        assertThat(holds.lapse().state().done())
                .as("which counts when time is up")
                .contains("1 anna sails 2");
    }

    private static <S> List<String> waitedFor(Games<S> table) {
        Open<S, ?> open = table.game.open().get(0);
        var answers = table.game.position().answersTo(open.id());
        return open.questions().stream()
                .map(question -> question.id())
                .filter(seat -> !answers.containsKey(seat) || !answers.the(seat).confirmed())
                .map(Player::id)
                .toList();
    }

    private static List<String> answered(Games<?> table) {
        return table.game.position().answersTo(table.game.open().get(0).id()).keySet().stream()
                .map(Player::id)
                .toList();
    }

    @Test
    void noAnswerMovesIntoAnotherTurn() {
        Games<Regatta.Log> table = played();
        List<Amendment.Dropped> dropped = table.game
                .amend("organizer", entryOf(table, 1), FIVE, "it blew in turn 1")
                .dropped();
        assertThat(table.state().turn()).isEqualTo(1);
        assertThat(table.state().done())
                .as("nobody has been asked to sail in turn 1")
                .isEmpty();
        assertThat(table.game.open())
                .singleElement()
                .satisfies(open -> assertThat(open.path()).startsWith("Turn 1"));
        assertThat(table.game.position().answersTo(table.game.open().get(0).id()))
                .as("nor did they answer")
                .isEmpty();
        assertThat(dropped).hasSizeGreaterThan(6);
        assertThat(Verification.of(table.game.play(), journal(table)).violations())
                .isEmpty();
    }

    private static Journal journal(Games<?> table) {
        List<String> lines = new ArrayList<>(table.lines);
        table.game
                .takeUnsaved()
                .forEach(line -> lines.add(new String(line, java.nio.charset.StandardCharsets.UTF_8).stripTrailing()));
        return Journal.read(lines);
    }

    @Test
    void whatIsAskedAllTheSameStands() {
        Games<Regatta.Log> table = played();
        List<String> before = table.state().done();
        assertThat(table.game
                        .amend("organizer", entryOf(table, 2), new Answer.Whole(4), "")
                        .dropped())
                .isEmpty();
        assertThat(table.state().done()).isEqualTo(before);
        assertThat(table.state().turn()).isEqualTo(3);
    }

    @Test
    void aDeadlineEndsOnlyTheTimeOfThoseWhoWereAskedAndSilent() {
        Games<Regatta.Log> table = played();
        assertThat(table.game
                        .amend("organizer", entryOf(table, 3), new Answer.Whole(1), "calm after all")
                        .dropped())
                .extracting(one -> one.reason().toString())
                .containsExactly("the question is not asked any more");
        assertThat(table.state().done()).contains("3 sells 3").doesNotContain("3 anna sails 1");
    }

    @Test
    void aMendIsShownBeforeItIsMade() {
        Games<Regatta.Log> table = played();
        int entries = table.game.entries().size();
        List<String> before = table.state().done();
        Amendment.Outcome outcome = table.game.tryAmending(entryOf(table, 1), FIVE);
        assertThat(outcome.later().dropped()).isNotEmpty();
        assertThat(outcome.changes()).extracting(change -> change.at()).contains("state.turn", "state.done");
        assertThat(table.game.entries()).hasSize(entries);
        assertThat(table.state().done()).isEqualTo(before);
        table.roll(1).choose("anna", "1");
        assertThat(Verification.of(table.game).violations())
                .as("no number of a roll was used up")
                .isEmpty();
    }

    @Test
    void whoDoesNotWantAnswersToFallLosesNone() {
        Games<Regatta.Log> table = played();
        int entries = table.game.entries().size();
        assertThatThrownBy(() -> table.game.amend("organizer", entryOf(table, 1), FIVE, "", false))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("Nothing was mended")
                .hasMessageContaining("not asked any more");
        assertThat(table.game.entries()).hasSize(entries);
    }

    /** The closing ended a phase, which is noted again behind the mend: what opens the game again comes after a note. */
    @Test
    void aClosedGameIsMendedAndOpenedAgain() {
        Games<Regatta.Log> table = played();
        table.game.close("organizer", "snow");
        table.game.amend("organizer", entryOf(table, 2), new Answer.Whole(4), "");
        table.game.amend("organizer", entryOf(table, 3), new Answer.Whole(5), "");
        undo(table);
        undo(table);
        undo(table);
        table.roll(1).choose("anna", "4");
        assertThat(Verification.of(table.game.play(), journal(table)).violations())
                .isEmpty();
    }

    @Test
    void aMendIsTakenBackWithAllThatItTook() {
        Games<Regatta.Log> table = played();
        String before = table.game.play().json().write(table.game.position()).toString();
        table.game.amend("organizer", entryOf(table, 1), FIVE, "");
        int mend = table.game.lastMend().orElseThrow();
        table.game.unmend("organizer", mend, "it was calm");
        assertThat(table.game.play().json().write(table.game.position()).toString())
                .isEqualTo(before);
        assertThat(table.game.lastMend()).isEmpty();
        Game<Regatta.Log> again = Game.load(table.game.play(), journal(table), Games.CLOCK);
        assertThat(again.state()).isEqualTo(table.state());
        assertThat(Verification.of(again).violations()).isEmpty();
        table.roll(1).choose("anna", "4");
        assertThat(table.game.result()).isPresent();
    }

    @Test
    void aMendIsTheLastThingDoneUntilSomebodyGoesOn() {
        Games<Regatta.Log> table = played();
        assertThat(table.game.lastMend()).isEmpty();
        table.game.amend("organizer", entryOf(table, 3), new Answer.Whole(5), "");
        assertThat(table.game.lastMend()).isPresent();
        table.roll(1);
        assertThat(table.game.lastMend()).as("dice follow from what was done").isPresent();
        table.choose("anna", "4");
        assertThat(table.game.lastMend()).as("somebody has gone on").isEmpty();
    }

    private static String standing(Games<Regatta.Log> table) {
        return table.game.play().json().write(table.game.position()).toString();
    }

    private static void undo(Games<Regatta.Log> table) {
        new Command.Undo("undo").in(table.game, "organizer");
    }

    /** As many undoings, as many steps back, whether the step was an answer or a mend. */
    @Test
    void undoneTwiceAndThriceIsTwoAndThreeStepsBack() {
        Games<Regatta.Log> table = played();
        String played = standing(table);
        table.game.amend("organizer", entryOf(table, 3), new Answer.Whole(5), "it blew less");
        String mended = standing(table);
        table.roll(5).choose("anna", "4");
        String sailing = standing(table);
        table.choose("bert", "6");
        undo(table);
        assertThat(standing(table)).as("without Bert's answer").isEqualTo(sailing);
        undo(table);
        undo(table);
        assertThat(standing(table)).as("without the mend").isEqualTo(played);
        undo(table);
        assertThat(table.state().done()).as("without the last answer before it").doesNotContain("3 sells 3");
        assertThat(table.game.lastMend()).isEmpty();
        assertThat(mended).isNotEqualTo(played);
        assertThat(Game.load(table.game.play(), journal(table), Games.CLOCK).state())
                .isEqualTo(table.state());
    }

    private static List<Entry> counted(Games<Regatta.Log> table) {
        return List.copyOf(table.game.history());
    }

    /** Between two mends and after one that was taken back, each is a step of its own. */
    @Test
    void answersAndMendsAreTakenBackInTheOrderTheyWereMade() {
        Games<Regatta.Log> table = played();
        List<List<Entry>> steps = new ArrayList<>(List.of(counted(table)));
        table.game.amend("organizer", entryOf(table, 3), new Answer.Whole(5), "first");
        steps.add(counted(table));
        table.game.amend("organizer", entryOf(table, 2), new Answer.Whole(4), "second");
        undo(table);
        assertThat(counted(table)).isEqualTo(steps.get(1));
        table.roll(1);
        List<Entry> asked = counted(table);
        table.choose("anna", "4");
        undo(table);
        assertThat(counted(table)).isEqualTo(asked);
        table.game.amend("organizer", entryOf(table, 2), new Answer.Whole(6), "third");
        table.choose("anna", "9");
        for (String step : List.of("the answer", "the third mend")) {
            assertThat(counted(table)).as(step).isNotEqualTo(asked);
            undo(table);
        }
        assertThat(counted(table)).isEqualTo(asked);
        undo(table);
        assertThat(counted(table)).as("the first mend").isEqualTo(steps.get(0));
    }

    /** Who goes back into what was mended has left the mend behind: the last answer that counts is the next to go. */
    @Test
    void behindWhatAMendBegunWithNoMendIsTakenBack() {
        Games<Regatta.Log> table = played();
        table.game.amend("organizer", entryOf(table, 2), new Answer.Whole(4), "");
        table.game.rewind("organizer", entryOf(table, 2), "");
        assertThat(table.game.lastMend()).isEmpty();
        undo(table);
        assertThat(table.state().done()).isEmpty();
    }

    /** A mend that was mended back is still a mend: one undo takes one of them back, and no answer before all are. */
    @Test
    void mendsAreTakenBackOneByOneTheLastFirst() {
        Games<Regatta.Log> table = played();
        String played = table.game.play().json().write(table.game.position()).toString();
        table.game.amend("organizer", entryOf(table, 3), new Answer.Whole(5), "oops");
        String mended = table.game.play().json().write(table.game.position()).toString();
        table.game.amend("organizer", entryOf(table, 3), new Answer.Whole(4), "once more");
        table.game.unmend("organizer", table.game.lastMend().orElseThrow(), "");
        assertThat(table.game.play().json().write(table.game.position()).toString())
                .isEqualTo(mended);
        table.game.unmend("organizer", table.game.lastMend().orElseThrow(), "");
        assertThat(table.game.play().json().write(table.game.position()).toString())
                .isEqualTo(played);
        assertThat(table.game.lastMend()).as("only answers are left").isEmpty();
        Game<Regatta.Log> again = Game.load(table.game.play(), journal(table), Games.CLOCK);
        assertThat(again.state()).isEqualTo(table.state());
        assertThat(Verification.of(again).violations()).isEmpty();
    }

    private static Optional<Answer> before(Games<Regatta.Log> table, String seat) {
        return table.game.open().stream()
                .flatMap(open -> open.questionFor(new Player(seat)).stream()
                        .flatMap(question -> table.game.keptAside().at(open, question).stream()))
                .map(KeptAside.Fallen::answer)
                .findFirst();
    }

    @Test
    void whatFellIsOfferedAgainWhereItWasAnswered() {
        Games<Regatta.Log> table = played();
        assertThat(before(table, "anna")).isEmpty();
        table.amend(entryOf(table, 1), "5");
        assertThat(before(table, "anna")).as("turn 1 was calm").isEmpty();
        assertThat(before(table, "bert")).isEmpty();
        table.choose("anna", "3").choose("bert", "3");
        assertThat(before(table, "anna")).as("sold in turn 1").contains(new Answer.Whole(1));
        table.choose("anna", "1").roll(6);
        assertThat(before(table, "anna")).as("sailed in turn 2").contains(new Answer.Whole(7));
        assertThat(before(table, "bert")).contains(new Answer.Whole(8));
        table.choose("bert", "8").choose("anna", "9");
        assertThat(before(table, "anna")).as("sold in turn 2").contains(new Answer.Whole(2));
        assertThat(Verification.of(table.game).violations()).isEmpty();
    }

    /** Others see who is asked again. */
    @Test
    void whatFellIsToldToWhoHadAnsweredIt() {
        Games<Regatta.Log> table = played();
        table.amend(entryOf(table, 1), "5");
        String sailed = "the answer of Bert (Turn 2 > At sea > Sail) holds no longer: \"8\"";
        String sold = "the answer of Anna (Turn 1 > In port > Sell) holds no longer: \"1\"";
        assertThat(log(table, Viewer.of(new Player("bert")))).contains(sailed).doesNotContain(sold);
        assertThat(log(table, Viewer.of(new Player("anna")))).contains(sold).doesNotContain(sailed);
        for (Viewer other : List.of(Viewer.SPECTATOR, Viewer.EVERYTHING)) {
            assertThat(log(table, other)).doesNotContain("holds no longer");
        }
    }

    private static String log(Games<?> table, Viewer viewer) {
        return new View<>(table.game, viewer).log().lines().toString();
    }

    @Test
    void whatTwoMendsTookIsOfferedAlike() {
        Games<Regatta.Log> table = played();
        table.amend(entryOf(table, 3), "1");
        table.amend(entryOf(table, 1), "5");
        table.choose("anna", "3").choose("bert", "3").choose("anna", "1").roll(2);
        assertThat(before(table, "anna")).as("sold in turn 2").contains(new Answer.Whole(2));
        assertThat(table.reloaded().keptAside()).isNotNull();
        int mend = entriesOf(table, Entry.Corrected.class).get(1);
        table.game.unmend("organizer", mend, "");
        assertThat(before(table, "anna")).as("nothing fell by the first").isEmpty();
    }

    private static List<Integer> entriesOf(Games<?> table, Class<? extends Entry.Body> kind) {
        return table.game.entries().stream()
                .filter(entry -> kind.isInstance(entry.body()))
                .map(Entry::n)
                .toList();
    }

    @Test
    void whoMendsIsToldByWhichRuleAnAnswerFalls() {
        Games<Regatta.Log> table = Games.open(new Regatta(), PHYSICAL).roll(1).choose("anna", "8");
        assertThat(table.game
                        .tryAmending(entryOf(table, 1), new Answer.Whole(2))
                        .later()
                        .dropped())
                .singleElement()
                .satisfies(one -> assertThat(one.reason())
                        .hasToString(
                                "the answer is not legal any more: Nobody buys 8 in so little wind. [REG-SELL-01]"));
    }

    /** Who mends is not told that a secret answer falls, nor what it was: its owner alone may know. */
    @Test
    void whoMendsLearnsNoSecret() {
        Games<Regatta.Log> table = Games.open(new Regatta(), PHYSICAL).roll(6).choose("anna", "9");
        Amendment.Outcome outcome = table.game.tryAmending(entryOf(table, 1), new Answer.Whole(4));
        assertThat(outcome.changes()).extracting(change -> change.at()).containsExactly("state.wind");
        assertThat(outcome.later().dropped()).isEmpty();
        table.amend(entryOf(table, 1), "4");
        table.amend(entryOf(table, 1), "6");
        assertThat(before(table, "anna")).contains(new Answer.Whole(9));
        for (Viewer viewer : List.of(Viewer.EVERYTHING, Viewer.SPECTATOR, Viewer.of(new Player("bert")))) {
            assertThat(offered(table, viewer)).as(viewer.toString()).isEmpty();
        }
        assertThat(offered(table, Viewer.of(new Player("anna")))).containsExactly(new Answer.Whole(9));
    }

    private static List<Answer> offered(Games<Regatta.Log> table, Viewer viewer) {
        Asked<Regatta.Log> asked = new Asked<>(new View<>(table.game, viewer));
        return table.game.open().stream()
                .flatMap(open -> open.all().stream().flatMap(question -> asked.before(open, question).stream()))
                .toList();
    }

    /** Where it blows hard a gust follows at once; nobody is asked before the third turn. */
    private static final class Gusty extends Regatta {
        record Blow() implements Act<Regatta.Log> {
            @Override
            public Outcome<Regatta.Log> act(Regatta.Log log, Dice dice) {
                int wind = wind(dice);
                return Outcome.of(
                        new Regatta.Log(log.players, log.turn + 1, wind > 3 ? wind + wind(dice) : wind, log.done)
                                .with("wind " + (wind > 3 ? "of two dice" : wind)));
            }

            private static int wind(Dice dice) {
                return dice.roll(Roll.of("Wind", Pool.parse("d6"))).total();
            }
        }

        record Sell() implements Ask<Regatta.Log, Integer> {
            @Override
            public Decision<Integer> decision(Regatta.Log log) {
                return log.turn < 3 ? Decision.none() : Decision.of(log.players.get(0), Options.number(1, 9));
            }

            @Override
            public Outcome<Regatta.Log> decide(Regatta.Log log, Choices<Integer> choices, Dice dice) {
                return Outcome.of(log);
            }
        }

        @Override
        public Pipeline<Regatta.Log> pipeline() {
            return Pipeline.<Regatta.Log>setup()
                    .rounds(
                            "turn",
                            "Turn",
                            Pipeline.phase("sea", "At sea", new Blow()),
                            Pipeline.phase("port", "In port", new Sell()));
        }
    }

    /** Real dice lie where they were thrown: those of turn 1 are not read as those of turn 2. */
    @Test
    void noDieMovesIntoAnotherTurn() {
        Games<Regatta.Log> table =
                Games.open(new Gusty(), PHYSICAL).roll(5).roll(6).roll(3).roll(1);
        assertThat(table.state().done()).containsExactly("1 wind of two dice", "2 wind 3", "3 wind 1");
        List<Amendment.Dropped> dropped = table.amend(entryOf(table, 1), "2");
        assertThat(table.state().done()).containsExactly("1 wind 2", "2 wind 3", "3 wind 1");
        assertThat(dropped).extracting(Amendment.Dropped::entry).containsExactly(entryOf(table, 2));
        assertThat(Verification.of(table.game).violations()).isEmpty();
    }

    /** A die of a turn that asks for one more than before is not taken from the turn after it. */
    @Test
    void aDieThatIsAskedForAnewIsNotTakenFromALaterTurn() {
        Games<Regatta.Log> table =
                Games.open(new Gusty(), PHYSICAL).roll(2).roll(3).roll(1);
        table.amend(entryOf(table, 1), "5");
        assertThat(table.state().done())
                .as("the gust of turn 1 is thrown first")
                .isEmpty();
        assertThat(table.game.pendingRoll()).isPresent();
        assertThat(Verification.of(table.game).violations()).isEmpty();
    }

    /** Whoever lets an answer stand means the question it answers; where that is not asked, nothing stands. */
    @Test
    void anAnswerThatFellDoesNotStand() {
        Games<Regatta.Log> table =
                Games.open(new Regatta(), PHYSICAL).roll(2).choose("anna", "1").roll(5);
        table.game.stand("anna", new Player("anna"), 0, new Answer.Whole(7));
        List<Amendment.Dropped> dropped = table.amend(entryOf(table, 2), "1");
        int order = entriesOf(table, Entry.StandingOrder.class).get(0);
        assertThat(dropped).extracting(Amendment.Dropped::entry).contains(order - 1, order);
        assertThat(table.game.history()).noneMatch(entry -> entry.body() instanceof Entry.StandingOrder);
        assertThat(Verification.of(table.game).violations()).isEmpty();
    }

    /** What is left open for longer is a question: where that is not asked, nothing is. */
    @Test
    void moreTimeStaysWithItsQuestion() {
        Games<Regatta.Log> table = Games.open(new Regatta(), PHYSICAL).roll(2);
        table.game.extend("organizer", 0, Duration.ofDays(2), "holidays");
        int extended = entriesOf(table, Entry.Extended.class).get(0);
        assertThat(table.amend(entryOf(table, 1), "3")).as("it is asked still").isEmpty();
        assertThat(table.log(table.game))
                .anyMatch(line -> line.endsWith(" Anna: Turn 1 > In port > Sell stays open for 2 days more: holidays"));
        assertThat(table.amend(entryOf(table, 1), "5"))
                .extracting(Amendment.Dropped::entry)
                .containsExactly(extended);
        assertThat(table.game.history()).noneMatch(entry -> entry.body() instanceof Entry.Extended);
        assertThat(Verification.of(table.game).violations()).isEmpty();
    }

    /** Two bouts, one after the other: a blow that hits ends its bout, also for who would parry. */
    private static final class Duel extends TinyRuleset<Regatta.Log> {
        record Strike() implements Ask<Regatta.Log, Integer> {
            @Override
            public Decision<Integer> decision(Regatta.Log log) {
                return Decision.of(log.players.get(0), Options.number(1, 6));
            }

            @Override
            public Outcome<Regatta.Log> decide(Regatta.Log log, Choices<Integer> choices, Dice dice) {
                Outcome<Regatta.Log> struck = Outcome.of(log.with("strikes " + choices.only()));
                return choices.only() > 3 ? struck.leave() : struck;
            }
        }

        record Parry() implements Ask<Regatta.Log, Integer> {
            @Override
            public Decision<Integer> decision(Regatta.Log log) {
                return Decision.of(log.players.get(1), Options.number(1, 6));
            }

            @Override
            public Outcome<Regatta.Log> decide(Regatta.Log log, Choices<Integer> choices, Dice dice) {
                return Outcome.of(log.with("parries " + choices.only()));
            }
        }

        @Override
        public Class<Regatta.Log> state() {
            return Regatta.Log.class;
        }

        @Override
        public List<Class<? extends Step<Regatta.Log>>> steps() {
            return List.of(Strike.class, Parry.class);
        }

        private static Agenda<Regatta.Log> bout() {
            return Agenda.inAnyOrder(Sentence.of("Bout"), List.of(Agenda.of(new Strike()), Agenda.of(new Parry())));
        }

        @Override
        public Pipeline<Regatta.Log> pipeline() {
            return Pipeline.<Regatta.Log>setup().rounds("day", "Day", Pipeline.phase("duel", "Duel", bout(), bout()));
        }

        @Override
        public Regatta.Log start(Setup setup, Setup book) {
            return new Regatta.Log(setup.players(), 0, 0, List.of());
        }
    }

    /** Whoever could parry the first blow after all has not done so by parrying the second one. */
    @Test
    void anAnswerIsNotTakenForOneThatTheMendLeavesOpen() {
        Games<Regatta.Log> table = Games.open(new Duel(), "seats: {anna: Anna, bert: Bert}\n")
                .choose("anna", "6")
                .choose("bert", "2");
        assertThat(table.state().done()).containsExactly("0 strikes 6", "0 parries 2");
        int blow = entriesOf(table, Entry.Chose.class).get(0);
        assertThat(table.amend(blow, "1"))
                .extracting(one -> one.reason().toString())
                .containsExactly("the question is not asked any more");
        assertThat(table.state().done()).containsExactly("0 strikes 1");
    }
}
