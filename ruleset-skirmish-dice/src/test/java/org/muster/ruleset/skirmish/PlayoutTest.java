package org.muster.ruleset.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.muster.api.check.Checked;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Closed;
import org.muster.api.decision.Options;
import org.muster.api.decision.Question;
import org.muster.api.dice.Roll;
import org.muster.api.dice.Rolled;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Step;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.dice.PlayoutDice;
import org.muster.core.engine.Engine;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Session;
import org.muster.core.engine.StepNames;
import org.muster.core.engine.Surroundings;
import org.muster.core.json.OptionsJson;
import org.muster.ruleset.skirmish.HouseRules.Play;
import org.muster.ruleset.skirmish.setup.SetupCheck;
import org.muster.testkit.Rule;
import org.muster.testkit.trial.Effort;

/** Whole games among bots that choose at random, looked at whenever somebody is asked. */
class PlayoutTest {

    private static final Engine<Skirmish> ENGINE = new Engine<>(Skirmishes.RULES, true);

    /** Looks at a position in which somebody is asked. */
    private interface Look {
        void at(Skirmish now, Open<?, ?> open, Question<?> question);
    }

    private static Playout.Ended<Skirmish> play(HouseRules options, long seed, Look look) {
        Bot<Skirmish> looking = new Bot<>() {
            @Override
            public <C> C choose(
                    InPlay<Skirmish> game, Open<Skirmish, C> open, Question<C> question, RandomGenerator random) {
                look.at(game.state(), open, question);
                return question.options().sample(random);
            }
        };
        return new Playout<>(ENGINE, looking, 20_000)
                .play(Position.start(Skirmish.start(Skirmishes.book(options))), seed);
    }

    /** Steps that put minis down: until then they may stand anyhow. */
    private static final List<String> UNSETTLED = List.of("PlaceFollowers", "ChooseOpponent", "PileIn", "PlaceFallen");

    @ParameterizedTest
    @EnumSource(Play.class)
    @Rule({"SKD-GEO-01", "SKD-GEO-07", "SKD-GEO-11", "SKD-ADICE-04", "SKD-FORCE-02"})
    void everyGameEndsAndEverybodyStandsSafely(Play mission) {
        int seeds = Effort.of(40);
        for (long seed = 1; seed <= seeds; seed++) {
            Playout.Ended<Skirmish> ended;
            try {
                ended = play(Skirmishes.options("mission", mission), seed, PlayoutTest::isSound);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed, e);
            }
            assertThat(ended.result()).as("seed " + seed).isNotNull();
        }
    }

    private static void isSound(Skirmish now, Open<?, ?> open, Question<?> question) {
        boolean settled = !UNSETTLED.contains(StepNames.of(open.step()));
        List<Mini> minis = new ArrayList<>();
        for (UnitState unit : now.units().list()) {
            minis.addAll(unit.minis());
            assertThat(unit.actionDice())
                    .as(unit.id())
                    .isBetween(0, now.card(unit).diceLimit(unit.minis().size()));
            assertThat(unit.forceDice())
                    .as(unit.id())
                    .isBetween(0, now.card(unit).forceAptitude());
            assertThat(unit.wounds()).as(unit.id()).isNotNegative();
            if (settled) {
                for (Mini mini : unit.minis()) {
                    assertThat(now.table().safe(mini.disc()))
                            .as(mini + " at " + open.step())
                            .isEmpty();
                    assertThat(mini.z()).as(mini.id()).isEqualTo(now.table().level(mini.at(), mini.diameter()));
                }
            }
        }
        for (int i = 0; settled && i < minis.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertThat(now.table()
                                .overlaps(minis.get(i).disc(), minis.get(j).disc()))
                        .as(minis.get(i) + " overlaps " + minis.get(j) + " at " + open.step())
                        .isFalse();
            }
        }
    }

    /** What is not offered is closed by rules that it would break; what is offered is read back, checked and carried out. */
    @ParameterizedTest
    @EnumSource(Play.class)
    @Rule({"SKD-TGT-02", "SKD-ACTN-08", "SKD-TURN-03"})
    void whatIsNotOfferedIsClosedByRules(Play mission) {
        Set<String> codes = new TreeSet<>();
        for (long seed = 1; seed <= 5; seed++) {
            play(
                    Skirmishes.options("mission", mission),
                    seed,
                    (now, open, question) -> isOfferedOrClosed(open.step().toString(), question.options(), codes));
        }
        assertThat(codes).contains("ACT_REPEAT", "TARGET_OWN", "TARGET_WEAPON", "RECOVER_NOTHING");
    }

    private static <C> void isOfferedOrClosed(String step, Options<C> options, Set<String> codes) {
        for (Closed closed : options.closed()) {
            String at = step + ": " + closed;
            assertThat(closed.violations())
                    .as(at)
                    .isNotEmpty()
                    .allMatch(one ->
                            one.code().matches("[A-Z_]{3,}") && !one.rules().isEmpty());
            closed.violations().forEach(one -> codes.add(one.code()));
            assertThat(options.faces()).as(at).doesNotContain(closed.option());
            if (options.parts().isEmpty()) {
                Answer word = Answer.word(closed.option().id());
                boolean isList =
                        OptionsJson.describe(options).path("kind").asString().equals("someOf");
                Answer named = isList ? new Answer.Items(List.of(word)) : word;
                assertThat(options.read(named).violations()).as(at).containsAll(closed.violations());
            }
        }
        if (options.parts().isEmpty() && options.finite()) {
            options.all().forEach(choice -> {
                Checked<C> read = options.read(options.write(choice));
                assertThat(read.violations()).as(step + ": " + choice).isEmpty();
                assertThat(read.value()).isEqualTo(choice);
                assertThat(options.check(choice)).isEmpty();
            });
        }
        options.parts()
                .forEach(part -> isOfferedOrClosed(step + " " + part.option().id(), part.options(), codes));
    }

    /** On a roof full of cards each step occurs, and whatever surges or is used changes nothing it should not. */
    @Test
    @Rule({"SKD-GEN-04", "SKD-FALL-01", "SKD-MISS-08"})
    void everyStepOccursInSomeGame() {
        assertThat(SetupCheck.of(
                        Skirmishes.setup(Skirmishes.options("mission", Play.TRAINING_YARD), Brawl.files()),
                        Skirmishes.SHIPPED))
                .isEmpty();
        Set<String> left = new TreeSet<>();
        Skirmishes.RULES.steps().forEach(step -> left.add(StepNames.of(step)));
        left.remove("ChooseForces"); // of another mission
        Book book = Brawl.book();
        for (long seed = 1; seed <= 20; seed++) {
            try {
                brawl(book, seed, left);
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
        assertThat(left).isEmpty();
    }

    private static void brawl(Book book, long seed, Set<String> left) {
        SplittableRandom random = new SplittableRandom(seed);
        PlayoutDice dice = new PlayoutDice(random);
        Surroundings table = new Surroundings() {
            @Override
            public Rolled roll(Roll roll, int index) {
                return dice.roll(roll);
            }

            @Override
            public void did(Step<?> step) {
                left.remove(StepNames.of(step));
            }
        };
        Session<Skirmish> session = new Session<>(ENGINE, Position.start(Skirmish.start(book)), table).run();
        for (int i = 0; session.result() == null; i++) {
            assertThat(i).as("answers").isLessThan(5_000);
            decide(session, session.open().get(0), random);
        }
    }

    private static <C> void decide(Session<Skirmish> session, Open<Skirmish, C> open, RandomGenerator random) {
        Question<C> question = open.questions().get(0);
        isSound(session.state(), open, question);
        mayBeOpened(session.position());
        C choice = question.options().sample(random);
        assertThat(question.options().check(choice))
                .as(open.step() + ": " + choice)
                .isEmpty();
        session.decide(open, Choices.of(question.id(), choice));
    }

    private static void mayBeOpened(Position<Skirmish> position) {
        Agenda<Skirmish> agenda = position.agenda();
        assertThat(Skirmishes.RULES.checkPosition(position.state(), agenda == null ? List.of() : agenda.steps()))
                .isEmpty();
    }

    @Test
    void theSameSeedPlaysTheSameGame() {
        Look nothing = (now, open, question) -> {};
        assertThat(play(HouseRules.DEFAULT, 7, nothing).end().state())
                .isEqualTo(play(HouseRules.DEFAULT, 7, nothing).end().state());
    }
}
