package org.muster.ruleset.swm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Closed;
import org.muster.api.decision.Either;
import org.muster.api.decision.OneOf;
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

/** Whatever can be named is either offered, and then is legal, or closed by rules of the book, and refused by these. */
class LegalityTest {

    private static final SwmCampaign CAMPAIGN = new SwmCampaign();

    /** Kinds of answer that are made of ways, which tell no reasons but those against a way. */
    private static final String OF_WAYS = "Which squad moves where?";

    private final Set<String> codes = new TreeSet<>();
    private int offered;

    @ParameterizedTest
    @CsvSource({"1, ON", "2, ON", "3, OFF"})
    void whatCanBeNamedIsOfferedOrClosedByARule(long seed, String autoresolve) {
        OrderedMap<Player, String> names = OrderedMap.empty();
        for (String name : List.of("anna", "bert", "cleo")) {
            names = names.with(new Player(name), name);
        }
        Setup setup = new Setup(
                names,
                true,
                Wars.options(
                        "turnLimit",
                        6,
                        "transferTroops",
                        true,
                        "autoresolve",
                        HouseRules.Autoresolve.valueOf(autoresolve)),
                Wars.FILES);
        War start = CAMPAIGN.start(setup, CAMPAIGN.open(setup));
        new Playout<>(new Engine<>(CAMPAIGN, true), new Judge(), 200_000).play(Position.start(start), seed);
        assertThat(offered).isGreaterThan(500);
        assertThat(codes)
                .contains(
                        "NOT_ENOUGH_POINTS",
                        "NOT_YOUR_CAPITAL",
                        "NOT_FRIENDLY",
                        "NOT_HELD",
                        "NOT_TOGETHER",
                        "SQUAD_NOT_DAMAGED",
                        "UPGRADE_COST",
                        "UPGRADE_NOT_ALLOWED",
                        "FACTION_TAKEN",
                        "REGION_NOT_ADJACENT");
    }

    /** Plays by chance, and looks at everything it might have chosen. */
    private final class Judge implements Bot<War> {
        @Override
        public <C> C choose(InPlay<War> game, Open<War, C> open, Question<C> question, RandomGenerator random) {
            boolean ways = open.decision().prompt().toString().startsWith(OF_WAYS);
            judge(question.options(), ways);
            C choice = question.options().sample(random);
            assertThat(question.options().read(question.options().write(choice)).value())
                    .isEqualTo(choice);
            assertThat(question.options().check(choice)).isEmpty();
            return choice;
        }
    }

    private <C> void judge(Options<C> options, boolean ways) {
        List<Option> faces = options.faces();
        if (options instanceof OneOf<C> oneOf) {
            offered += faces.size();
            oneOf.all().forEach(choice -> assertThat(oneOf.check(choice)).isEmpty());
        }
        for (Closed closed : options.closed()) {
            assertThat(faces)
                    .extracting(Option::id)
                    .doesNotContain(closed.option().id());
            assertThat(closed.violations()).isNotEmpty().allSatisfy(violation -> {
                assertThat(violation.rules().isEmpty())
                        .as(closed.option().id() + ": " + violation)
                        .isEqualTo(ways && violation.code().equals("NOTHING_TO_CHOOSE"));
                assertThat(violation.sentence().toString()).isNotBlank();
            });
            List<String> why = codes(closed.violations());
            codes.addAll(why);
            if (options instanceof OneOf<C> || options instanceof Either<C>) {
                List<String> refusal =
                        codes(options.read(Answer.word(closed.option().id())).violations());
                assertThat(refusal).isNotEmpty();
                if (options instanceof OneOf<C>) {
                    assertThat(refusal).isEqualTo(why);
                }
            }
        }
        for (Part part : options.parts()) {
            judge(part.options(), ways);
        }
    }

    private static List<String> codes(List<Violation> violations) {
        return violations.stream().map(Violation::code).toList();
    }
}
