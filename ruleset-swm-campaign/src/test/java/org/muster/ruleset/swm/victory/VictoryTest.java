package org.muster.ruleset.swm.victory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.muster.api.flow.Act;
import org.muster.api.flow.Result;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.HouseRules;
import org.muster.ruleset.swm.HouseRules.AllianceVictory;
import org.muster.ruleset.swm.HouseRules.MutualDestructionControl;
import org.muster.ruleset.swm.HouseRules.VictoryCheck;
import org.muster.ruleset.swm.Table;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Wars;
import org.muster.ruleset.swm.battle.Attacks;
import org.muster.testkit.Rule;
import org.muster.testkit.table.Changed;

class VictoryTest {

    private static final String[] SITH = {"sith-trooper*10"};
    private static final String[] REBELS = {"han-solo", "chewbacca", "rebel-commando*3"};
    private static final String[] CITIES = {
        "aurek-city", "besh-city", "cresh-city", "dorn-city", "esk-city", "forn-city", "grek-city"
    };

    private static Wars seven(HouseRules options) {
        return Wars.of(
                options,
                "sith@aurek",
                "rebel@besh",
                "fringe@cresh",
                "imperial@dorn",
                "separatist@esk",
                "republic@forn",
                "mandalorian@grek");
    }

    private static Wars seven() {
        return seven(HouseRules.DEFAULT);
    }

    private static String[] cities(int from, int to) {
        return List.of(CITIES).subList(from, to).toArray(new String[0]);
    }

    private static @Nullable Result result(Wars wars, Act<War> check) {
        return Table.of(wars).play(check).result();
    }

    private static @Nullable Result atTheEndOfTheTurn(Wars wars) {
        return result(wars, new Victory.EndOfTurnVictory());
    }

    private static List<String> winners(@Nullable Result result) {
        return result == null
                ? List.of()
                : result.winners().stream().map(Player::id).toList();
    }

    @Test
    @Rule({"SWM-WIN-01", "SWM-WIN-05"})
    void whoControlsSixCapitalsOwnAndCapturedOnesWins() {
        assertThat(atTheEndOfTheTurn(seven().controls("sith", cities(0, 5)))).isNull();
        Result result = atTheEndOfTheTurn(seven().controls("sith", cities(0, 6)));
        assertThat(winners(result)).containsExactly("sith");
        assertThat(result.reason()).hasToString("Sith controls 6 capitals.");
        assertThat(result.rules()).contains("SWM-WIN-01");
    }

    @Test
    @Rule({"SWM-WIN-01", "SWM-WIN-05", "SWM-SETUP-06"})
    void neverMoreAreNeededThanThereAreActiveCapitals() {
        Wars three = Wars.of("sith@aurek", "rebel@besh", "fringe@cresh");
        assertThat(atTheEndOfTheTurn(Wars.from(three.war()).controls("sith", cities(0, 2))))
                .isNull();
        assertThat(winners(atTheEndOfTheTurn(three.controls("sith", cities(0, 3)))))
                .containsExactly("sith");
    }

    @Test
    @Rule("SWM-WIN-01")
    void theNumberIsAnOptionAndOfTwoSidesTheOneWithMoreCapitalsWins() {
        HouseRules two = Wars.option("capitalsToWin", 2);
        Wars more = seven(two).controls("sith", cities(0, 2)).controls("rebel", cities(2, 5));
        assertThat(winners(atTheEndOfTheTurn(more))).containsExactly("rebel");
        Wars equal = seven(two).controls("sith", cities(0, 2)).controls("rebel", cities(2, 4));
        assertThat(atTheEndOfTheTurn(equal)).isNull();
    }

    @Test
    @Rule("SWM-WIN-01")
    void byOptionCapitalsCountTheMomentOneIsTaken() {
        Table later = taking(HouseRules.DEFAULT);
        assertThat(later.result()).isNull();
        Table atOnce = taking(Wars.option("victoryCheck", VictoryCheck.AT_ONCE));
        assertThat(winners(atOnce.result())).containsExactly("sith");
    }

    @Test
    @Rule({"SWM-WIN-01", "SWM-BATTLE-08"})
    void byOptionCapitalsCountTheMomentARivalsIsLeftToNobody() {
        Table later = leavingToNobody("victoryCheck", VictoryCheck.END_OF_TURN);
        assertThat(later.result()).isNull();
        Table atOnce = leavingToNobody("victoryCheck", VictoryCheck.AT_ONCE);
        assertThat(winners(atOnce.result())).containsExactly("fringe");
        Table kept = leavingToNobody(
                "victoryCheck", VictoryCheck.AT_ONCE, "mutualDestructionControl", MutualDestructionControl.DEFENDER);
        assertThat(kept.result()).isNull(); // two against two still
    }

    /** Rebel and Fringe have two capitals each, which is enough, until one of Rebel's is nobody's. */
    private static Table leavingToNobody(Object... options) {
        HouseRules nobody = Changed.of(
                Wars.options("capitalsToWin", 2, "mutualDestructionControl", MutualDestructionControl.NOBODY), options);
        Wars wars = Wars.of(nobody, "sith@aurek", "rebel@besh", "fringe@cresh", "imperial@dorn")
                .controls("fringe", "dorn-city")
                .controls("rebel", "aurek-city")
                .squad("rebel", "besh-city", "han-solo", "chewbacca", "rebel-commando*3")
                .attacking("sith", "besh-city", "exar-kun");
        return Table.of(wars)
                .play(new Attacks.NextAttack(new Player("sith")))
                .choose("sith", "besh-city")
                .choose("rebel", "city-streets")
                .rolling(20, 20, 20, 20, 20, 20)
                .choose("sith", "{\"result\": \"none\", \"fates\": {\"*\": \"fled\"}}")
                .choose("rebel", "confirm");
    }

    private static Table taking(HouseRules options) {
        Wars wars = Wars.of(options, "sith@aurek", "rebel@besh").attacking("sith", "besh-city", SITH);
        return Table.of(wars).play(new Attacks.NextAttack(new Player("sith"))).choose("sith", "besh-city");
    }

    @Test
    @Rule({"SWM-WIN-04", "SWM-ALLY-08"})
    void anAllianceCountsTogetherButMustHaveConqueredACapital() {
        Wars six = seven().allied("sith", "rebel", "fringe", "imperial", "separatist", "republic");
        assertThat(atTheEndOfTheTurn(six)).isNull();
        Wars conquered = seven().allied("sith", "rebel", "fringe", "imperial", "separatist")
                .controls("sith", "grek-city");
        Result result = atTheEndOfTheTurn(conquered);
        assertThat(winners(result)).containsExactly("sith", "rebel", "fringe", "imperial", "separatist");
        assertThat(result.rules()).contains("SWM-ALLY-08");
        Wars literal = seven(Wars.option("allianceVictory", AllianceVictory.LITERAL))
                .allied("sith", "rebel", "fringe", "imperial", "separatist", "republic");
        assertThat(winners(atTheEndOfTheTurn(literal))).hasSize(6);
    }

    @Test
    @Rule({"SWM-WIN-04", "SWM-WIN-06"})
    void aConquestOfAMemberThatIsOutCountsNoMoreThanItsCapitalsDo() {
        HouseRules two = Wars.option("capitalsToWin", 2);
        Wars wars = Wars.of(two, "sith@aurek", "rebel@besh", "fringe@cresh", "imperial@dorn")
                .allied("sith", "rebel")
                .controls("sith", "besh-city")
                .controls("rebel", "cresh-city")
                .holdings("rebel", Holdings::gone);
        assertThat(atTheEndOfTheTurn(wars)).isNull();
        Result result = atTheEndOfTheTurn(Wars.from(wars.war()).controls("sith", "cresh-city"));
        assertThat(winners(result)).containsExactly("sith");
        assertThat(result.reason()).hasToString("Sith controls 3 capitals.");
    }

    @Test
    @Rule({"SWM-WIN-02", "SWM-WIN-03"})
    void aSideThatAloneHasUndamagedSquadsAfterTheEconomicsPhaseWins() {
        Wars wars = Wars.of("sith@aurek", "rebel@besh", "fringe@cresh")
                .squad("sith", "aurek-city", SITH)
                .squad("rebel", "besh-city", "han-solo");
        Result result = result(wars, new Victory.SoleUndamagedSide());
        assertThat(winners(result)).containsExactly("sith");
        assertThat(result.reason()).hasToString("Sith alone has undamaged squads.");
        assertThat(result(Wars.from(wars.war()).squad("rebel", "besh-east", REBELS), new Victory.SoleUndamagedSide()))
                .isNull();
        assertThat(result(Wars.of("sith@aurek", "rebel@besh"), new Victory.SoleUndamagedSide()))
                .isNull(); // nobody has one: it goes on
    }

    @Test
    @Rule("SWM-WIN-03")
    void losingTheLastActiveSquadInTheActionPhaseIsNotTheEnd() {
        Wars wars = Wars.of("sith@aurek", "rebel@besh").squad("sith", "aurek-city", SITH);
        assertThat(atTheEndOfTheTurn(wars)).isNull();
    }

    @Test
    @Rule({"SWM-WIN-02", "SWM-WIN-04"})
    void anAllianceOfAllCannotWinByBeingAlone() {
        Wars wars = Wars.of("sith@aurek", "rebel@besh")
                .squad("sith", "aurek-city", SITH)
                .allied("sith", "rebel");
        assertThat(result(wars, new Victory.SoleUndamagedSide())).isNull();
        Wars some = Wars.of("sith@aurek", "rebel@besh", "fringe@cresh")
                .squad("sith", "aurek-city", SITH)
                .allied("sith", "rebel");
        assertThat(winners(result(some, new Victory.SoleUndamagedSide()))).containsExactly("sith", "rebel");
    }

    @Test
    @Rule({"SWM-WIN-06", "SWM-ECON-12"})
    void aFactionWithoutSquadsAndWithoutItsCapitalIsOut() {
        Wars wars = Wars.of("sith@aurek", "rebel@besh", "fringe@cresh", "imperial@dorn")
                .squad("sith", "aurek-city", SITH)
                .controls("sith", "besh-city", "cresh-city")
                .squad("fringe", "cresh-west", "nexu")
                .treasury("rebel", 120);
        Table table = Table.of(wars).play(new Victory.Eliminations());
        War war = table.war();
        assertThat(war.of(new Player("rebel")).out()).isTrue();
        assertThat(war.of(new Player("rebel")).treasury()).isZero();
        assertThat(war.controller("besh-west")).isEqualTo(new Player("rebel")); // stays in its colour
        assertThat(war.of(new Player("fringe")).out()).isFalse(); // has a squad
        assertThat(war.of(new Player("imperial")).out()).isFalse(); // has its capital
        assertThat(table.told())
                .containsExactly("Rebel is out of the campaign: it has no squad and no capital to build one in.");
    }

    @Test
    @Rule("SWM-WIN-06")
    void whereCapturedCapitalsBuildAnyCapitalKeepsItIn() {
        Wars wars = Wars.of(Wars.option("buildAtCapturedCapitals", true), "sith@aurek", "rebel@besh", "fringe@cresh")
                .controls("sith", "besh-city")
                .controls("rebel", "cresh-city");
        assertThat(Table.of(wars)
                        .play(new Victory.Eliminations())
                        .war()
                        .of(new Player("rebel"))
                        .out())
                .isFalse();
    }

    @Test
    @Rule("SWM-WIN-07")
    void atTheTurnLimitCapitalsThenTerritoriesThenActivePointsThenTreasuryRank() {
        HouseRules options = Wars.option("turnLimit", 1);
        Wars wars = Wars.of(options, "sith@aurek", "rebel@besh", "fringe@cresh", "imperial@dorn", "separatist@esk")
                .controls("sith", "besh-west")
                .squad("fringe", "cresh-city", "nexu*6", "rebel-commando")
                .treasury("separatist", 50)
                .squad("imperial", "dorn-city", "stormtrooper"); // damaged: counts nothing
        Result result = atTheEndOfTheTurn(wars);
        assertThat(result.ranking())
                .extracting(place -> place.stream().map(Player::id).toList())
                .containsExactly(
                        List.of("sith"),
                        List.of("fringe"),
                        List.of("separatist"),
                        List.of("imperial"),
                        List.of("rebel"));
        assertThat(result.reason()).hasToString("The last of 1 turn is over.");
        Result shared = atTheEndOfTheTurn(Wars.of(options, "sith@aurek", "rebel@besh"));
        assertThat(shared.winners()).hasSize(2);
    }

    @Test
    @Rule({"SWM-WIN-06", "SWM-WIN-07"})
    void whoIsOutComesLastAtTheTurnLimitWhateverIsLeftThere() {
        Wars wars = Wars.of(Wars.option("turnLimit", 1), "sith@aurek", "rebel@besh", "fringe@cresh")
                .controls("rebel", "dorn-city", "dorn-west")
                .holdings("rebel", Holdings::gone)
                .controls("fringe", "dorn-east");
        assertThat(atTheEndOfTheTurn(wars).ranking())
                .extracting(place -> place.stream().map(Player::id).toList())
                .containsExactly(List.of("fringe"), List.of("sith"), List.of("rebel"));
    }

    @Test
    @Rule("SWM-WIN-07")
    void theOrganizerMaySetTheTurnLimitWhileTheCampaignRuns() {
        Wars wars = Wars.of("sith@aurek", "rebel@besh");
        War late = wars.war().nextTurn().nextTurn().nextTurn();
        Table table = Table.of(late).play(new Victory.SetTurnLimit());
        assertThat(table.waitingFor()).containsExactly("organizer");
        assertThat(table.codes("organizer", "3")).containsExactly("TURN_IS_OVER");
        table.choose("organizer", "4");
        assertThat(table.told()).containsExactly("The campaign ends after turn 4.");
        assertThat(atTheEndOfTheTurn(Wars.from(table.war()))).isNotNull();
    }

    @Test
    @Rule("SWM-WIN-07")
    void withoutAnOrganizerAllPlayersTogetherMay() {
        Wars wars = Wars.of("sith@aurek", "rebel@besh").withoutOrganizer();
        Table agreed = Table.of(wars)
                .play(new Victory.SetTurnLimit())
                .choose("sith", "9")
                .choose("rebel", "9");
        assertThat(agreed.war().progress().turnLimit()).isEqualTo(9);
        Table not = Table.of(wars)
                .play(new Victory.SetTurnLimit())
                .choose("sith", "9")
                .choose("rebel", "8");
        assertThat(not.war().progress().turnLimit()).isZero();
    }

    @Test
    @Rule("SWM-WIN-08")
    void whoAloneIsLeftWinsAndIfNobodyIsNobodyDoes() {
        Wars one = Wars.of("sith@aurek", "rebel@besh", "fringe@cresh")
                .holdings("rebel", Holdings::gone)
                .holdings("fringe", Holdings::gone);
        Result result = atTheEndOfTheTurn(one);
        assertThat(winners(result)).containsExactly("sith");
        assertThat(result.reason()).hasToString("Sith alone is left in the campaign.");
        Result nobody = atTheEndOfTheTurn(one.holdings("sith", Holdings::gone));
        assertThat(nobody).isNotNull();
        assertThat(nobody.winners()).isEmpty();
    }

    @Test
    @Rule({"SWM-WIN-06", "SWM-WIN-01"})
    void whoIsOutWinsNothingMore() {
        Wars wars = seven().controls("rebel", cities(0, 6)).holdings("rebel", Holdings::gone);
        assertThat(atTheEndOfTheTurn(wars)).isNull();
    }

    @Test
    @Rule({"SWM-WIN-08", "SWM-WIN-01"})
    void capitalsAreCountedFirst() {
        Wars wars = Wars.of("sith@aurek", "rebel@besh")
                .holdings("rebel", Holdings::gone)
                .controls("sith", "besh-city");
        assertThat(atTheEndOfTheTurn(wars).rules()).contains("SWM-WIN-01");
    }
}
