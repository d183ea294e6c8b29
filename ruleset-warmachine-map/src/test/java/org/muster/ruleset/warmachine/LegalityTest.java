package org.muster.ruleset.warmachine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Closed;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.decision.Part;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.engine.Engine;
import org.muster.core.engine.InPlay;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;

/** Whatever can be thought of is either offered, and then read back and carried out, or closed for a reason of the book. */
class LegalityTest {

    /** Closed because nothing of it is there at all, such as a merger of one's only banner. */
    private static final String NOTHING_THERE = "NOTHING_TO_CHOOSE";

    private final Set<String> codes = new LinkedHashSet<>();
    private int closed;

    @Test
    void everythingIsOfferedOrClosedForAReasonOfTheBook() {
        WarmachineMap ruleset = new WarmachineMap();
        OrderedMap<Player, String> names = OrderedMap.of(new Player("anna"), "Anna")
                .with(new Player("bert"), "Bert")
                .with(new Player("cleo"), "Cleo");
        Setup setup = new Setup(names, true, HouseRules.DEFAULT, Campaigns.FILES);
        Bot<Campaign> bots = Bot.random();
        Bot<Campaign> looking = new Bot<>() {
            @Override
            public <C> C choose(
                    InPlay<Campaign> game, Open<Campaign, C> open, Question<C> question, RandomGenerator random) {
                C choice = bots.choose(game, open, question, random);
                look(question.options(), open.step().title(game.state()).toString());
                isReadBack(question.options(), choice);
                return choice;
            }
        };
        for (long seed = 1; seed <= 10; seed++) {
            Campaign start = ruleset.start(setup, ruleset.open(setup));
            assertThat(new Playout<>(new Engine<>(ruleset, true), looking, 200_000)
                            .play(Position.start(start), seed)
                            .result())
                    .isNotNull();
        }
        assertThat(closed).isGreaterThan(10_000);
        assertThat(codes)
                .contains(
                        "ORDER_NOT_ADJACENT",
                        "ORDER_OWN_HQ",
                        "ORDER_BACKTRACK",
                        "ORDER_TARGET_RANGE",
                        "ORDER_NO_STRUCTURE",
                        "HQ_TOO_SMALL",
                        "HQ_TOO_CLOSE",
                        "NOT_CONTROLLED",
                        "SPACE_TAKEN",
                        "NOT_ADJACENT_FRIENDLY",
                        "SPLIT_TOO_SMALL",
                        "RETREAT_SPACE",
                        "NO_PLACE_FOR_BANNER",
                        "SPECIAL_SPACE",
                        "STRUCTURE_LIMIT",
                        "UPRISING_TARGET",
                        "SABOTAGE_TARGET",
                        "SPYING_TARGET",
                        "NOT_ENOUGH_SUPPLY");
    }

    private static <C> void isReadBack(Options<C> options, C choice) {
        Answer answer = options.write(choice);
        assertThat(options.check(choice)).as("%s", answer).isEmpty();
        assertThat(options.read(answer).violations()).as("%s", answer).isEmpty();
        assertThat(options.write(options.read(answer).value())).isEqualTo(answer);
    }

    private void look(Options<?> options, String where) {
        List<String> open = options.faces().stream().map(Option::id).toList();
        for (Closed one : options.closed()) {
            closed++;
            String what = where + ": " + one.option().id();
            assertThat(open).as(what).doesNotContain(one.option().id());
            assertThat(one.violations()).as(what).isNotEmpty().allSatisfy(violation -> {
                codes.add(violation.code());
                if (!violation.code().equals(NOTHING_THERE)) {
                    assertThat(violation.code()).matches("[A-Z]+(_[A-Z]+)*");
                    assertThat(violation.rules()).as("%s", violation).isNotEmpty();
                }
            });
        }
        if (options.finite() && !options.isEmpty()) {
            isChosen(options, new Random(closed));
        }
        for (Part part : options.parts()) {
            look(part.options(), where + " > " + part.option().id());
        }
    }

    private static <C> void isChosen(Options<C> options, RandomGenerator random) {
        isReadBack(options, options.sample(random));
    }
}
