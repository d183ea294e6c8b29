package org.muster.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Outcome;
import org.muster.api.flow.Pipeline;
import org.muster.api.flow.Step;
import org.muster.api.flow.WrittenAs;
import org.muster.api.seat.Player;
import org.muster.core.engine.StepNames;
import org.muster.core.game.Nim.Heap;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;
import org.muster.core.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A corrected name, a translation and a renamed class break no game; what really differs is found where it happened. */
class KeysTest {

    private static final String SEEDED = "seats: {anna: Anna, bert: Bert}\ndice: seeded\nseed: 7\n";

    /** Nim in other words: purposes, titles and classes have other names. */
    private static final class Translated extends Nim {

        @WrittenAs("Deal")
        record Geben() implements Act<Heap> {
            @Override
            public Outcome<Heap> act(Heap heap, Dice dice) {
                int matches = dice.roll(Roll.of("Haufen", Pool.parse("2d6+5"))).total();
                return Outcome.of(new Heap(heap.players(), matches, 0));
            }
        }

        @WrittenAs(formerly = "Take")
        record Nehmen() implements Ask<Heap, Integer> {
            @Override
            public Decision<Integer> decision(Heap heap) {
                return new Take().decision(heap);
            }

            @Override
            public Outcome<Heap> decide(Heap heap, Choices<Integer> choices, Dice dice) {
                return new Take().decide(heap, choices, dice);
            }
        }

        @Override
        public List<Class<? extends Step<Heap>>> steps() {
            return List.of(Geben.class, Nehmen.class);
        }

        @Override
        public Pipeline<Heap> pipeline() {
            return Pipeline.setup(Pipeline.<Heap>phase("setup", "Aufbau", new Geben()))
                    .rounds("turn", "Zug", Pipeline.phase("take", "Nehmen", new Nehmen()));
        }
    }

    /** Five matches are left to the last of four takers in one phase. */
    private static final class FourATurn extends Nim {
        @Override
        public Pipeline<Heap> pipeline() {
            return Pipeline.setup(Pipeline.<Heap>phase("setup", "Setup", new Deal()))
                    .rounds(
                            "turn",
                            "Turn",
                            Pipeline.phase("take", "Take", new Take(), new Take(), new Take(), new Take()));
        }
    }

    private static Games<Heap> played() {
        return Games.<Heap>open(new Nim(), SEEDED)
                .choose("anna", "1")
                .choose("bert", "2")
                .choose("anna", "3");
    }

    /** The journal with some entries written otherwise. */
    private static Journal rewritten(List<String> lines, UnaryOperator<Entry.Body> other) {
        Journal journal = new Journal();
        Journal.read(lines).entries().forEach(entry -> {
            Entry.Body body = other.apply(entry.body());
            if (body != null) {
                journal.append(entry.at(), entry.by(), body);
            }
        });
        return journal;
    }

    /** As other code, with other data, would have written it. */
    private static Entry.Body byOtherRules(Entry.Body body) {
        return body instanceof Entry.Reached reached ? new Entry.Reached(reached.state(), "0".repeat(64)) : body;
    }

    private static Entry.@Nullable Body asBefore(Entry.Body body) {
        if (body instanceof Entry.Opened opened) {
            return new Entry.Opened(FairGameTest.inFormat(2, opened.header()));
        }
        return body instanceof Entry.Reached ? null : body;
    }

    private static Game<Heap> load(Nim rules, Journal journal) {
        return Game.load(play(rules, journal), journal, Games.CLOCK);
    }

    @SuppressWarnings("unchecked") // it is Nim
    private static Play<Heap> play(Nim rules, Journal journal) {
        return (Play<Heap>) Play.of(rules.loaded(), journal.header());
    }

    @Test
    void aGameGoesOnWhenPurposesTitlesAndClassesAreCalledOtherwise() {
        Games<Heap> table = played();
        Game<Heap> game = load(new Translated(), rewritten(table.lines, KeysTest::byOtherRules));
        assertThat(game.state()).isEqualTo(table.state());
        assertThat(game.log()).extracting(line -> line.sentence().toString()).anyMatch(line -> line.contains("Haufen"));
        Verification found = Verification.of(game);
        assertThat(found.violations()).isEmpty();
        assertThat(found.elsewhere()).isNotNull(); // titles stand in the agenda
        game.rewind("organizer", game.beforeLastChoice().orElseThrow(), "");
        game.choose("anna", new Player("anna"), 0, new Answer.Whole(1), true);
        assertThat(game.entries().get(game.entries().size() - 2).body())
                .isInstanceOfSatisfying(
                        Entry.Chose.class, chose -> assertThat(chose.step()).isEqualTo("Nehmen"));
    }

    @Test
    void aMendedGameKeepsItsDiceWhenTheirPurposeIsCorrected() {
        Games<Heap> table = played();
        Game<Heap> game = load(new Translated(), rewritten(table.lines, KeysTest::byOtherRules));
        int matches = game.state().matches();
        int first = table.game.entries().stream()
                .filter(entry -> entry.body() instanceof Entry.Chose)
                .findFirst()
                .orElseThrow()
                .n();
        assertThat(game.amend("organizer", first, new Answer.Whole(2), "").dropped())
                .isEmpty();
        assertThat(game.state().matches()).isEqualTo(matches - 1);
        assertThat(Verification.of(game).violations()).isEmpty();
    }

    @Test
    void aRollOfOtherDiceIsRefused() {
        Nim bigger = new Nim() {
            record Deal() implements Act<Heap> {
                @Override
                public Outcome<Heap> act(Heap heap, Dice dice) {
                    return Outcome.of(new Heap(
                            heap.players(),
                            dice.roll(Roll.of("Heap", Pool.parse("2d8+5"))).total(),
                            0));
                }
            }

            @Override
            public List<Class<? extends Step<Heap>>> steps() {
                return List.of(Deal.class, Take.class);
            }

            @Override
            public Pipeline<Heap> pipeline() {
                return Pipeline.setup(Pipeline.<Heap>phase("setup", "Setup", new Deal()))
                        .rounds("turn", "Turn", Pipeline.phase("take", "Take", new Take()));
            }
        };
        assertThatThrownBy(() -> load(bigger, rewritten(played().lines, KeysTest::byOtherRules)))
                .isInstanceOf(BadJournal.class)
                .hasMessageContaining("2d6+5")
                .hasMessageContaining("2d8+5");
    }

    @Test
    void aStepThatNobodyKnowsIsRefusedByNameAlsoWhereItWasTakenBack() {
        Games<Heap> table = played().rewind(2);
        Journal journal = rewritten(
                table.lines,
                body -> body instanceof Entry.Chose chose && chose.decision() == 3
                        ? new Entry.Chose(3, "Snatch", chose.seat(), chose.answer(), true, null)
                        : body);
        assertThatThrownBy(() -> load(new Nim(), journal))
                .isInstanceOf(BadJournal.class)
                .hasMessageContaining("the ruleset tiny 1.0.0 has no step Snatch; its steps are Deal, Take");
    }

    @Test
    void anAnswerThatNamesAnotherStepThanTheOneThatAsksIsRefused() {
        Journal journal = rewritten(
                played().lines,
                body -> body instanceof Entry.Chose chose
                        ? new Entry.Chose(chose.decision(), "Deal", chose.seat(), chose.answer(), true, null)
                        : body);
        assertThatThrownBy(() -> load(new Nim(), journal))
                .isInstanceOf(BadJournal.class)
                .hasMessageContaining("is asked by the step Take, not by Deal");
    }

    @Test
    void aPositionWithAStepThatNobodyKnowsIsRefusedByName() {
        Games<Heap> table = Games.open(new FourATurn(), SEEDED);
        String position = table.game.play().json().write(table.game.position()).toString();
        JsonNode renamed = Json.read(position.replace("\"Take\":{}", "\"Snatch\":{}"));
        assertThatThrownBy(() -> Games.open(new FourATurn(), SEEDED, renamed))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("the position is none of tiny 1.0.0: the ruleset has no step Snatch, which");
    }

    @Test
    void namesAreSharedByNoTwoStepsFormerOnesIncluded() {
        assertThat(StepNames.shared(List.of(Nim.Take.class, Translated.Nehmen.class)))
                .singleElement()
                .asString()
                .contains("two steps are called Take");
        assertThat(StepNames.shared(List.of(Nim.Deal.class, Nim.Take.class))).isEmpty();
    }

    @Test
    void aStandingAnswerOfAnOldSaveGoesOnStanding() {
        Games<Heap> table = Games.open(new FourATurn(), SEEDED);
        table.game.stand("anna", new Player("anna"), 0, new Answer.Whole(1));
        table.game
                .takeUnsaved()
                .forEach(line -> table.lines.add(new String(line, StandardCharsets.UTF_8).stripTrailing()));
        Journal old = rewritten(
                table.lines,
                body -> body instanceof Entry.StandingOrder stands
                        ? new Entry.StandingOrder(
                                stands.seat(), stands.step(), stands.answer(), List.of("Turn 1", "Take"))
                        : body);
        assertThat(table.lines).anyMatch(line -> line.contains("\"phase\":[\"turn-1\",\"take\"]"));
        Game<Heap> game = load(new FourATurn(), old);
        int answers = game.answers();
        game.choose("bert", new Player("bert"), 0, new Answer.Whole(1), true);
        assertThat(game.answers()).isEqualTo(answers + 2);
    }

    @Test
    void aPositionWithoutIdsGetsThemFromItsTitles() {
        Games<Heap> table = Games.open(new FourATurn(), SEEDED);
        ObjectNode position = table.game.play().json().write(table.game.position());
        String old = position.toString().replace("\"id\":\"turn-1\",", "").replace("\"id\":\"take\",", "");
        assertThat(old).doesNotContain("\"id\"");
        Games<Heap> moved = Games.open(new FourATurn(), SEEDED, Json.read(old));
        assertThat(moved.game.open().get(0).phase()).containsExactly("turn-1", "take");
    }

    /** Its heap depends on how often one was dealt in this process. */
    private static final class Fickle extends Nim {
        static final AtomicInteger DEALT = new AtomicInteger();

        record Deal() implements Act<Heap> {
            @Override
            public Outcome<Heap> act(Heap heap, Dice dice) {
                return Outcome.of(new Heap(heap.players(), 30 + DEALT.incrementAndGet(), 0));
            }
        }

        @Override
        public List<Class<? extends Step<Heap>>> steps() {
            return List.of(Deal.class, Take.class);
        }

        @Override
        public Pipeline<Heap> pipeline() {
            return Pipeline.setup(Pipeline.<Heap>phase("setup", "Setup", new Deal()))
                    .rounds("turn", "Turn", Pipeline.phase("take", "Take", new Take()));
        }
    }

    @Test
    void aWrongTurnIsFoundAtTheEndOfThePhaseItWasTakenIn() {
        Games<Heap> table = Games.<Heap>open(new Fickle(), SEEDED).choose("anna", "1");
        assertThatThrownBy(table::reloaded)
                .isInstanceOfSatisfying(
                        BadJournal.class, bad -> assertThat(bad.entry()).isEqualTo(2))
                .hasMessageContaining("do not lead to where they led");
    }

    @Test
    void aJournalWithoutNotedStatesIsPlayedTwice() {
        Games<Heap> table = Games.<Heap>open(new Fickle(), SEEDED).choose("anna", "1");
        Game<Heap> game = load(new Fickle(), rewritten(table.lines, KeysTest::asBefore));
        assertThat(Verification.of(game).violations())
                .singleElement()
                .satisfies(one -> assertThat(one.code()).isEqualTo("NOT_REPEATABLE"));
        Game<Heap> sound = load(new Nim(), rewritten(played().lines, KeysTest::asBefore));
        assertThat(Verification.of(sound).violations()).isEmpty();
    }

    @Test
    void statesAreNotedAtTheEndOfEachPhaseAndMetAgain() {
        Games<Heap> table = played();
        assertThat(table.game.entries().stream().filter(entry -> entry.body() instanceof Entry.Reached))
                .hasSize(3);
        assertThat(Verification.of(table.reloaded()).states()).isEqualTo(3);
        table.amend(2, "3");
        assertThat(Verification.of(table.reloaded()).violations()).isEmpty();
        table.rewind(2);
        assertThat(Verification.of(table.reloaded()).states()).isLessThan(3);
    }
}
