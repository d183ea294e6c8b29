package org.muster.ruleset.crusade.rift;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Question;
import org.muster.api.flow.Agenda;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.bot.SearchBot;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Session;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;

/** Bots find their battles in a Great Rift turn as people do: they wait for answers, and give them. */
class SeekingBotsTest {

    private static final Engine<Season> ENGINE = new Engine<>(Seasons.CAMPAIGN, true);

    private final List<RiftPhase.Word> said = new ArrayList<>();

    @ParameterizedTest
    @CsvSource({"16, 6", "160, 16"})
    void theyChallengeAHandfulOfTimesAndTakeHardlyAnythingBack(int effort, int ahead) {
        Bot<Season> bot = new SearchBot<>(ENGINE, Seasons.CAMPAIGN, effort, ahead);
        SplittableRandom random = new SplittableRandom(1);
        Season start = Seasons.of("anna", "bert", "cleo").turn(2).season();
        Position<Season> opening = new Position<>(
                start, Agenda.of(new RiftPhase.BeginRiftTurn()), 3, 0, 0, OrderedMap.empty(), 0, List.of(), null);
        Session<Season> session = new Session<>(ENGINE, opening, Playout.table(random)).run();
        for (Optional<Open<Season, ?>> seeks = seeks(session); seeks.isPresent(); seeks = seeks(session)) {
            answer(session, seeks.get(), bot, random);
        }
        List<Battle> battles = session.state().battles().list();
        for (Player player : start.players()) {
            assertThat(battles.stream().filter(battle -> battle.players().get(0).equals(player)))
                    .as("challenges of %s among %s", player, said)
                    .hasSizeLessThanOrEqualTo(5);
        }
        assertThat(said)
                .filteredOn(RiftPhase.Withdraw.class::isInstance)
                .as("%s", said)
                .hasSizeLessThanOrEqualTo(1);
        assertThat(battles.stream().filter(battle -> !battle.over()))
                .as("agreed on among %s", said)
                .isNotEmpty();
    }

    private static Optional<Open<Season, ?>> seeks(Session<Season> session) {
        return session.open().stream()
                .filter(open -> open.waitsForAnswers() && open.step() instanceof RiftPhase.SeekBattles)
                .findFirst();
    }

    private <C> void answer(Session<Season> session, Open<Season, C> open, Bot<Season> bot, SplittableRandom random) {
        Question<C> question = open.questions().get(0);
        C choice = bot.choose(session, open, question, random);
        said.add((RiftPhase.Word) choice);
        session.decide(open, Choices.of(question.id(), choice));
    }
}
