package org.muster.ruleset.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
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

    @ParameterizedTest
    @EnumSource(Play.class)
    void everyGameEnds(Play mission) {
        long begun = System.nanoTime();
        for (long seed = 1; seed <= 40; seed++) {
            Playout.Ended<Skirmish> ended;
            try {
                ended = play(Skirmishes.options("mission", mission), seed, (now, open, question) -> {});
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed, e);
            }
            assertThat(ended.result()).as("seed " + seed).isNotNull();
        }
        System.out.println(mission + ": " + (System.nanoTime() - begun) / 40 / 1000 + " us a game");
    }
}
