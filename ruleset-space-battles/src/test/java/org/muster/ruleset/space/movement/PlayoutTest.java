package org.muster.ruleset.space.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Closed;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Part;
import org.muster.api.decision.Question;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.engine.Engine;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.Helm;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.HouseRules.Mission;
import org.muster.ruleset.space.Sequence;
import org.muster.ruleset.space.Ship;
import org.muster.testkit.Rule;
import org.muster.testkit.trial.Effort;

/** Whole battles among bots that choose at random, looked at whenever somebody is asked. */
class PlayoutTest {

    private static final Engine<Battle> ENGINE = new Engine<>(Battles.RULES, true);

    /** Looks at a position in which somebody is asked. */
    private interface Look {
        void at(Battle battle, Open<?, ?> open, Question<?> question);
    }

    private static Playout.Ended<Battle> play(HouseRules options, long seed, Look look) {
        Bot<Battle> looking = new Bot<>() {
            @Override
            public <C> C choose(
                    InPlay<Battle> game, Open<Battle, C> open, Question<C> question, RandomGenerator random) {
                look.at(game.state(), open, question);
                return question.options().sample(random);
            }
        };
        return new Playout<>(ENGINE, looking, 20_000).play(Position.start(Battles.unbegun(options)), seed);
    }

    @ParameterizedTest
    @EnumSource(Mission.class)
    @Rule({"SPB-GRID-01", "SPB-GRID-02", "SPB-GRID-03"})
    void everyBattleEndsAndNoTwoShipsShareASpace(Mission scenario) {
        for (long seed = 1; seed <= Effort.of(40); seed++) {
            Playout.Ended<Battle> ended = play(Battles.option("scenario", scenario), seed, PlayoutTest::isSound);
            assertThat(ended.result()).as("seed " + seed).isNotNull();
            assertThat(ended.end().state().turn()).isLessThanOrEqualTo(20);
        }
    }

    private static void isSound(Battle battle, Open<?, ?> open, Question<?> question) {
        List<Object> squares = new ArrayList<>();
        String mover = battle.manoeuvre() == null || battle.manoeuvre().over()
                ? ""
                : battle.manoeuvre().ship();
        for (Ship ship : battle.ships()) {
            assertThat(battle.book().scenario().board().has(ship.at()))
                    .as(ship.id())
                    .isTrue();
            assertThat(ship.hits()).isLessThan(battle.sheet(ship).design().hits());
            assertThat(battle.findAway(ship.id())).as(ship.id()).isNull();
            if (!ship.id().equals(mover)) {
                squares.add(ship.at());
            }
        }
        assertThat(squares).doesNotHaveDuplicates();
    }

    @Test
    void theSameSeedFightsTheSameBattle() {
        Look nothing = (battle, open, question) -> {};
        assertThat(play(HouseRules.DEFAULT, 7, nothing).end().state())
                .isEqualTo(play(HouseRules.DEFAULT, 7, nothing).end().state());
    }

    /** Every candidate is offered and then carried out, or closed by a rule of the book. */
    @ParameterizedTest
    @EnumSource(Mission.class)
    @Rule({"SPB-MOVE-18", "SPB-GRID-06", "SPB-COL-01", "SPB-MOVE-17"})
    void whatIsNotOfferedIsRefusedForAReason(Mission scenario) {
        SplittableRandom random = new SplittableRandom(1);
        for (HouseRules options : List.of(
                Battles.option("scenario", scenario),
                Battles.options(
                        "scenario", scenario,
                        "towers", HouseRules.TowerPlaces.PLACED,
                        "edge", HouseRules.Edge.OPEN,
                        "friends", HouseRules.Friends.BLOCK,
                        "collisions", HouseRules.Collisions.ONLY_IF_FORCED,
                        "trench", HouseRules.Walls.WALLED,
                        "lineOfSight", HouseRules.LineOfSight.ALL_WEAPONS))) {
            play(options, 5, (battle, open, question) -> {
                if (random.nextInt(39) < Effort.of(13)) {
                    isOfferedOrClosed(question.options(), random);
                    movesAreExplained(battle);
                }
            });
        }
    }

    private static <C> void isOfferedOrClosed(Options<C> options, RandomGenerator random) {
        C chosen = options.sample(random);
        assertThat(options.check(chosen)).isEmpty();
        assertThat(options.read(options.write(chosen)).value()).isEqualTo(chosen);
        for (Closed closed : options.closed()) {
            assertThat(options.faces())
                    .extracting(Option::id)
                    .doesNotContain(closed.option().id());
            areRules(closed.option().id(), closed.violations());
        }
        for (Part part : options.parts()) {
            for (Closed closed : part.options().closed()) {
                areRules(part.option().id() + ' ' + closed.option().id(), closed.violations());
            }
        }
    }

    private static void areRules(String what, List<Violation> violations) {
        assertThat(violations).as(what).isNotEmpty().allSatisfy(violation -> {
            assertThat(violation.code()).matches("[A-Z_]+");
            assertThat(violation.rules()).as(violation.toString()).isNotEmpty();
        });
    }

    private static void movesAreExplained(Battle battle) {
        for (Ship ship : battle.ships()) {
            Helm helm = battle.sheet(ship).helm();
            long legal = Traffic.around(battle, ship).legal(helm, ship);
            Options<Sequence> moves = Plans.among(battle, ship, legal, any -> List.of());
            for (Sequence sequence : helm.all()) {
                boolean offered = (legal & sequence.bit()) != 0;
                List<Violation> violations =
                        moves.read(Answer.word(sequence.id())).violations();
                assertThat(violations.isEmpty())
                        .as(ship + " " + sequence + (offered ? " is offered: " : " is not offered: ") + violations)
                        .isEqualTo(offered);
                if (!offered) {
                    areRules(ship.id() + ' ' + sequence, violations);
                }
            }
        }
    }

    /** An answer for somebody's ship that is no option is refused in the book's words, not as an unknown option. */
    @Test
    void peopleHearTheRuleRatherThanNoSuchOption() {
        play(HouseRules.DEFAULT, 3, (battle, open, question) -> {
            if (open.step() instanceof MovementPhase.NextShip) {
                for (Ship ship : battle.ships()) {
                    var typed = new Answer.Fields(java.util.Map.of(ship.id(), Answer.word("FFFFFF")));
                    assertThat(question.options().read(typed).violations())
                            .isNotEmpty()
                            .noneMatch(violation -> violation.code().equals("NO_SUCH_OPTION"));
                }
            }
        });
    }
}
