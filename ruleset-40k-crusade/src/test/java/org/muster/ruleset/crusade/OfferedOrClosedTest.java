package org.muster.ruleset.crusade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
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
import org.muster.core.engine.StepNames;
import org.muster.testkit.Rule;

/** Over whole seasons among bots: whatever people might think of is offered, or closed by rules that a refusal tells. */
class OfferedOrClosedTest {

    private static final Engine<Season> ENGINE = new Engine<>(Seasons.CAMPAIGN, true);

    private final Set<String> closedSomewhere = new TreeSet<>();
    private final Set<String> codes = new TreeSet<>();

    @Test
    @Rule("CRU-STRAT-04")
    void everyCandidateIsOfferedAndCarriedOutOrClosedByARule() {
        Bot<Season> looking = new Bot<>() {
            @Override
            public <C> C choose(
                    InPlay<Season> game, Open<Season, C> open, Question<C> question, RandomGenerator random) {
                look(StepNames.of(open.step()), question.options());
                C choice = question.options().sample(random);
                assertThat(question.options().check(choice)).isEmpty();
                assertThat(question.options()
                                .read(question.options().write(choice))
                                .violations())
                        .isEmpty();
                return choice;
            }
        };
        HouseRules quick = Seasons.houseRules("season", HouseRules.SeasonLength.QUICK_START);
        for (long seed = 1; seed <= 4; seed++) {
            Season start = Season.start(
                    Seasons.of(quick, "anna", "bert", "cleo", "dora").season().book());
            assertThat(new Playout<>(ENGINE, looking, 5000)
                            .play(Position.start(start), seed)
                            .result())
                    .as("seed " + seed)
                    .isNotNull();
        }
        assertThat(closedSomewhere).contains("GiveOrders", "PickOpponent", "ReviewMatchups", "SeekBattles", "Fight");
        assertThat(codes)
                .contains(
                        "ORDER_NOT_ADJACENT",
                        "ORDER_TARGET_OWN",
                        "ORDER_FROM_NOT_HELD",
                        "SUPPORT_IMPOSSIBLE_ATTACK",
                        "ORDER_DEFEND_NOT_HELD",
                        "OPPONENT_NOT_ALLOWED",
                        "SIZE_NOT_IN_TABLE",
                        "RIFT_STAKE_CLAIMED",
                        "REPORT_WINNER_NOT_IN_BATTLE");
    }

    private void look(String step, Options<?> options) {
        Set<String> open = new HashSet<>();
        options.faces().stream().map(Option::id).forEach(open::add);
        for (Closed closed : options.closed()) {
            assertThat(open).as(step).doesNotContain(closed.option().id());
            assertThat(closed.violations())
                    .as(step + ": " + closed.option())
                    .isNotEmpty()
                    .allSatisfy(violation -> {
                        assertThat(violation.code()).matches("[A-Z_]+");
                        assertThat(violation.rules()).as(violation.toString()).isNotEmpty();
                        codes.add(violation.code());
                    });
            closedSomewhere.add(step);
            refused(options, closed);
        }
        options.parts().stream().map(Part::options).forEach(part -> look(step, part));
    }

    /** Who names it, alone or as a list of one, is refused; of a list with the very violations a page shows beside it. */
    private static void refused(Options<?> options, Closed closed) {
        Answer named = Answer.word(closed.option().id());
        List<Violation> alone = options.read(named).violations();
        assertThat(alone).isNotEmpty();
        if (options.parts().isEmpty() && !options.faces().isEmpty()) {
            boolean several = alone.get(0).code().equals("NOT_A_LIST");
            assertThat(several ? options.read(new Answer.Items(List.of(named))).violations() : alone)
                    .isEqualTo(closed.violations());
        }
    }
}
