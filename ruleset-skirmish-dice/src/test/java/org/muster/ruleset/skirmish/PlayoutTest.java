package org.muster.ruleset.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.muster.api.decision.Question;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.engine.Engine;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.ruleset.skirmish.SkirmishOptions.Play;
import org.muster.testkit.Rule;

/** Whole games among bots that choose at random, looked at whenever somebody is asked. */
class PlayoutTest {

    private static final Engine<Skirmish> ENGINE = new Engine<>(Skirmishes.RULES, true);

    /** Looks at a position in which somebody is asked. */
    private interface Look {
        void at(Skirmish now, Open<?, ?> open, Question<?> question);
    }

    private static Playout.Ended<Skirmish> play(SkirmishOptions options, long seed, Look look) {
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
        int seeds = Integer.getInteger("playouts", 40);
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
        boolean settled = !UNSETTLED.contains(open.step().getClass().getSimpleName());
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

    @Test
    void theSameSeedPlaysTheSameGame() {
        Look nothing = (now, open, question) -> {};
        assertThat(play(SkirmishOptions.DEFAULT, 7, nothing).end().state())
                .isEqualTo(play(SkirmishOptions.DEFAULT, 7, nothing).end().state());
    }
}
