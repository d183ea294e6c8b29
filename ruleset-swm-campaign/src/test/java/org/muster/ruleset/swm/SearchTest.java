package org.muster.ruleset.swm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.muster.api.flow.Agenda;
import org.muster.api.flow.Reported;
import org.muster.api.seat.Player;
import org.muster.api.spi.Setup;
import org.muster.api.state.OrderedMap;
import org.muster.core.bot.Bot;
import org.muster.core.bot.Playout;
import org.muster.core.bot.SearchBot;
import org.muster.core.engine.Engine;
import org.muster.core.engine.Open;
import org.muster.core.engine.Position;
import org.muster.core.engine.Session;
import org.muster.ruleset.swm.battle.BattleReport;
import org.muster.ruleset.swm.battle.FightBattle;

/** A bot that looks ahead is an opponent, and tells no lies of a table. */
class SearchTest {

    private static final SwmCampaign CAMPAIGN = new SwmCampaign();
    private static final Engine<War> ENGINE = new Engine<>(CAMPAIGN, true);
    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");

    @Test
    void lookingAheadBeatsChance() {
        Setup setup = new Setup(
                OrderedMap.of(ANNA, "Anna").with(BERT, "Bert"),
                false,
                Wars.options("turnLimit", 8, "autoresolve", HouseRules.Autoresolve.ON),
                Wars.FILES);
        Position<War> start = Position.start(CAMPAIGN.start(setup, CAMPAIGN.open(setup)));
        double points = 0;
        for (Player thinker : List.of(ANNA, BERT)) {
            Bot<War> search = new SearchBot<>(ENGINE, CAMPAIGN, 16, 6);
            Playout<War> campaigns = new Playout<>(ENGINE, Bot.bySeat(Map.of(thinker, search), Bot.random()), 20_000);
            for (long seed = 1; seed <= 4; seed++) {
                var result = campaigns.play(start, seed).result();
                points += result != null && result.winners().contains(thinker)
                        ? 1.0 / result.winners().size()
                        : 0;
            }
        }
        assertThat(points).isGreaterThanOrEqualTo(6.5);
    }

    private static War battle(String... attackers) {
        War war = Wars.of("sith@aurek", "rebel@besh")
                .squad("sith", "aurek-frontier", attackers)
                .squad("rebel", "aurek-frontier", "rebel-commando*3", "han-solo", "chewbacca")
                .controls("rebel", "aurek-frontier")
                .war();
        return war.fighting(Battle.of(new Battle.Attack(
                "t1-b1",
                "aurek-frontier",
                List.of(war.squadsOf(new Player("sith")).get(0).id()),
                new Player("rebel"),
                List.of(war.squadsOf(new Player("rebel")).get(0).id()))));
    }

    private static Reported.Word<BattleReport> word(War war, FightBattle fight, String seat) {
        Session<War> game = new Session<>(
                        ENGINE,
                        new Position<>(war, Agenda.of(fight), 1, 0, 0, OrderedMap.empty(), 0, List.of(), null),
                        (roll, index) -> {
                            throw new IllegalStateException("nothing is rolled");
                        })
                .run();
        return word(game, game.open().get(0), new Player(seat));
    }

    @SuppressWarnings("unchecked") // the step is asked whose words these are
    private static <C> Reported.Word<BattleReport> word(Session<War> game, Open<War, C> open, Player seat) {
        Bot<War> bot = new SearchBot<>(ENGINE, CAMPAIGN, 16, 6);
        return (Reported.Word<BattleReport>)
                bot.choose(game, open, open.questionFor(seat).orElseThrow(), new SplittableRandom(7));
    }

    private static BattleReport likely(War war, long seed) {
        List<Reported.Word<BattleReport>> words =
                new FightBattle(Reported.Filed.open()).promising(war, new Player("sith"), new SplittableRandom(seed));
        return ((Reported.Says<BattleReport>) words.get(0)).report();
    }

    @Test
    void itReportsNoWinsOfItsOwnMaking() {
        List<BattleReport.Winner> winners = IntStream.range(0, 60)
                .mapToObj(seed -> likely(battle("sith-trooper*10"), seed).result())
                .toList();
        assertThat(winners).contains(BattleReport.Winner.ATTACKER, BattleReport.Winner.DEFENDER);
        assertThat(word(battle("sith-trooper*10"), new FightBattle(Reported.Filed.open()), "sith"))
                .isInstanceOf(Reported.Says.class);
    }

    @Test
    void itConfirmsWhatOthersReport() {
        War war = battle("sith-trooper*10");
        BattleReport report = likely(war, 1);
        FightBattle reported = new FightBattle(Reported.Filed.reported(report, new Player("sith")));
        assertThat(word(war, reported, "rebel")).isEqualTo(new Reported.Agrees<>());
    }
}
