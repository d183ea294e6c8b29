package org.muster.ruleset.crusade.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.assertj.core.api.ListAssert;
import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Challenge;
import org.muster.ruleset.crusade.Force;
import org.muster.ruleset.crusade.GameRecord;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.Side;
import org.muster.ruleset.crusade.Stage;
import org.muster.ruleset.crusade.Terms;
import org.muster.ruleset.crusade.Unit;
import org.muster.ruleset.crusade.data.Situation;
import org.muster.ruleset.crusade.data.Size;
import org.muster.testkit.Rule;

/** What a position of a season can't be; the contract sees to what it can be. */
class PositionTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");
    private static final Player CLEO = new Player("cleo");

    private static ListAssert<String> refused(Season season) {
        return assertThat(Seasons.CAMPAIGN.checkPosition(season).stream()
                .map(Violation::toString)
                .toList());
    }

    private static Season season() {
        return Seasons.of("anna", "bert:tau", "cleo").season();
    }

    @Test
    void whatIsLegalIsNotRefused() {
        refused(season()).isEmpty();
    }

    @Test
    @Rule({"CRU-TURN-01", "CRU-RIFT-01"})
    void aTurnHasItsStageAndARiftTurnNoOrders() {
        refused(season().at(Stage.SETUP))
                .containsExactly("stage: Turn 0 is the setup, and no later turn is; this is turn 1. [CRU-TURN-01]");
        refused(Seasons.of("anna", "bert").turn(3).orders("anna none").season())
                .containsExactly("orders: In a Great Rift turn nobody has orders. [CRU-RIFT-01]");
    }

    @Test
    @Rule({"CRU-ARMY-02", "CRU-ARMY-03"})
    void anOrderOfBattleKeepsItsSupplyLimitAndItsFaction() {
        Force anna = season().force(ANNA);
        refused(season().with(ANNA, anna.limitedTo(anna.power() - 1)))
                .containsExactly("forces.anna.units: The units have " + anna.power() + " PL, and the supply limit is "
                        + (anna.power() - 1) + ". [CRU-ARMY-02]");
        refused(season().with(BERT, season().force(BERT).with(new Unit("spies", "", 1, List.of("imperium"), 0))))
                .singleElement()
                .asString()
                .startsWith("forces.bert.units.spies.factions: spies does not serve ")
                .endsWith("[CRU-ARMY-03]");
    }

    @Test
    @Rule("CRU-ABL-10")
    void anAbilityIsUsedAsOftenAsItMayBe() {
        Force tau = season().force(BERT);
        String ability = "WATER_CASTE_DIPLOMACY";
        refused(season().with(BERT, tau.using(ability).using(ability))).isEmpty();
        refused(season().with(BERT, tau.using(ability).using(ability).using(ability)))
                .containsExactly("forces.bert.uses." + ability + ": 3 is not from 0 to 2. [CRU-ABL-10]");
    }

    private static Battle battle(int number, Battle.Kind kind, Side... sides) {
        return Battle.matched(number, kind, "S01", List.of(sides), Situation.TERRITORY, Size.INCURSION);
    }

    @Test
    @Rule({"CRU-MATCH-06", "CRU-BAT-07", "CRU-BAT-04", "CRU-RIFT-03"})
    void everybodyFightsOnOneSideAndReportsHavePlaces() {
        Side anna = Side.of(ANNA, Side.Role.ATTACKER, "S01");
        Side both = new Side(List.of(BERT), List.of(ANNA), Side.Role.CONTROLLER, "");
        refused(season().with(battle(1, Battle.Kind.CONQUEST, anna, both)))
                .containsExactly("battles.1.sides.1: anna is on two sides. [CRU-MATCH-06]");
        Side bert = Side.of(BERT, Side.Role.CONTROLLER, "");
        Battle fought = battle(1, Battle.Kind.CONQUEST, anna, bert);
        Season submitted = season().with(fought).submitted(1);
        refused(submitted.with(submitted.battle(1).ended(new Battle.Ending(CLEO, true))))
                .containsExactly("battles.1.ending.winner: cleo does not fight in this battle; these do: anna and bert."
                        + " [CRU-BAT-07]");
        Season two = season().with(fought)
                .with(battle(2, Battle.Kind.CONQUEST, anna, bert))
                .submitted(1);
        refused(two.with(two.battle(2).submitted(1)))
                .containsExactly("battles.2.submitted: The report of battle 1 has place 1 already. [CRU-BAT-04]");
        refused(two.with(two.battle(2).submitted(2)))
                .containsExactly("battles.2.submitted: 2 is not from 0 to 1. [CRU-BAT-04]");
        refused(season().with(battle(1, Battle.Kind.RIFT, anna, bert)))
                .contains("battles.1.challenge: Battles of a Great Rift turn have a challenge, and no others."
                        + " [CRU-RIFT-03]");
    }

    @Test
    @Rule("CRU-BAT-07")
    void aGameHasTwoSides() {
        refused(season().with(new GameRecord(1, Battle.Kind.CONQUEST, List.of(List.of(ANNA)), 0)))
                .containsExactly("games.0.sides: A game has two sides or more, and somebody on each. [CRU-BAT-07]");
        refused(season().with(new GameRecord(1, Battle.Kind.CONQUEST, List.of(List.of(ANNA), List.of(BERT, ANNA)), 0)))
                .containsExactly("games.0.sides.1: anna is on two sides. [CRU-MATCH-06]");
    }

    private static final Side COLONISTS = Side.of(ANNA, Side.Role.ATTACKER, "S09");

    private static Battle colony(Side... sides) {
        List<Side> all = List.of(sides);
        return Battle.matched(1, Battle.Kind.COLONIZATION, "S09", all, Situation.COLONIZATION_SOLE, Size.INCURSION);
    }

    @Test
    @Rule({"CRU-TAB-01", "CRU-RIFT-03"})
    void aBattleOfAStandardTurnHasATableAndASize() {
        refused(season().with(colony(COLONISTS))).isEmpty();
        refused(season().with(colony(COLONISTS).with(Terms.of(Situation.COLONIZATION_SOLE, null))))
                .containsExactly("battles.1.terms.size: Each battle has a size. [CRU-TAB-01]");
        String noTable =
                "battles.1.terms.table: Each battle has a table, but for those of a Great Rift turn, which have"
                        + " none. [CRU-TAB-01]";
        refused(season().with(colony(COLONISTS).with(Terms.of(null, Size.INCURSION))))
                .containsExactly(noTable);
        Season rift = Seasons.of("anna", "bert", "cleo").turn(3).season();
        Battle challenged = Battle.challenged(1, challenge(BERT, "S09", OrderedMap.empty()));
        refused(rift.with(challenged)).isEmpty();
        refused(rift.with(challenged.with(Terms.of(Situation.TERRITORY, null)))).containsExactly(noTable);
    }

    @Test
    @Rule({"CRU-MATCH-02", "CRU-MATCH-07", "CRU-MATCH-11", "CRU-COL-01"})
    void aBattleHasTheSidesOfItsKind() {
        Side anna = Side.of(ANNA, Side.Role.ATTACKER, "S01");
        refused(season().with(battle(1, Battle.Kind.CONQUEST, anna)))
                .containsExactly("battles.1.sides: In a CONQUEST one or more ATTACKER sides come first, and one"
                        + " CONTROLLER last. [CRU-MATCH-02]");
        refused(season().with(battle(1, Battle.Kind.EXCHANGE, anna)))
                .containsExactly("battles.1.sides: In an EXCHANGE two ATTACKER sides fight. [CRU-MATCH-07]");
        refused(season().with(battle(1, Battle.Kind.HANGING, anna)))
                .containsExactly(
                        "battles.1.sides: In a HANGING battle a SUPPORTER comes first, and the CONTROLLER last."
                                + " [CRU-MATCH-11]");
        refused(season().with(colony(Side.of(ANNA, Side.Role.CONTROLLER, ""))))
                .containsExactly("battles.1.sides: In a COLONIZATION there are ATTACKER sides only, one or more."
                        + " [CRU-COL-01]");
        refused(season().with(battle(1, Battle.Kind.EXCHANGE, anna, Side.of(BERT, Side.Role.ATTACKER, "S02"))))
                .isEmpty();
    }

    @Test
    @Rule({"CRU-RES-03", "CRU-COL-01"})
    void whoAttacksGainsWhatHeAttacksAndAColonyIsOfNobody() {
        refused(season().with(colony(Side.of(ANNA, Side.Role.ATTACKER, "S10"))))
                .containsExactly(
                        "battles.1.sides.0.gains: Who attacks gains the system that he attacks; battle 1 is for"
                                + " S09. [CRU-RES-03]");
        Side anna = Side.of(ANNA, Side.Role.ATTACKER, "S01");
        refused(season().with(battle(1, Battle.Kind.CONQUEST, anna, Side.of(BERT, Side.Role.CONTROLLER, "S01"))))
                .containsExactly("battles.1.sides.1.gains: Only who attacks gains a system; battle 1 is for S01."
                        + " [CRU-RES-03]");
        Season claimed = season().with(colony(COLONISTS)).under(BERT, "S09");
        refused(claimed.at(Stage.BATTLE))
                .containsExactly("battles.1.system: A colonization is for an unclaimed system; S09 belongs to bert."
                        + " [CRU-COL-01]");
        refused(claimed.at(Stage.RESOLUTION)).as("it was won").isEmpty();
    }

    @Test
    @Rule({"CRU-COL-01", "CRU-COL-02"})
    void nativesArePlayedInAColonizationByNoColonizer() {
        Battle colony = colony(COLONISTS);
        refused(season().with(colony.with(colony.natives().playedBy(BERT)))).isEmpty();
        refused(season().with(colony.with(colony.natives().playedBy(ANNA))))
                .containsExactly("battles.1.natives: anna colonizes and cannot play the natives. [CRU-COL-02]");
        refused(season().with(colony.with(colony.natives().volunteered(ANNA))))
                .containsExactly("battles.1.natives: anna colonizes and cannot play the natives. [CRU-COL-02]");
        Side anna = Side.of(ANNA, Side.Role.ATTACKER, "S01");
        Battle conquest = battle(1, Battle.Kind.CONQUEST, anna, Side.of(BERT, Side.Role.CONTROLLER, ""));
        refused(season().with(conquest.with(conquest.natives().playedBy(CLEO))))
                .containsExactly("battles.1.natives: Natives are played in a colonization only. [CRU-COL-01]");
    }

    @Test
    @Rule({"CRU-BAT-04", "CRU-BAT-05", "CRU-BAT-06"})
    void whoIsMissingHasABattleAndAnEndIsSubmitted() {
        Side anna = Side.of(ANNA, Side.Role.ATTACKER, "S01");
        Battle conquest = battle(1, Battle.Kind.CONQUEST, anna, Side.of(BERT, Side.Role.CONTROLLER, ""));
        refused(season().with(conquest.with(conquest.absences().unable(BERT)))).isEmpty();
        refused(season().with(conquest.with(conquest.absences().unable(CLEO))))
                .containsExactly("battles.1.absences.unable: cleo cannot be unable to come to battle 1. [CRU-BAT-06]");
        refused(season().with(conquest.with(conquest.absences().conceded(CLEO))))
                .containsExactly("battles.1.absences.conceded: cleo cannot have conceded battle 1. [CRU-BAT-05]");
        refused(season().with(conquest.with(conquest.absences().unable(BERT).conceded(BERT))))
                .containsExactly(
                        "battles.1.absences.conceded: bert is either unable or has conceded, not both. [CRU-BAT-05]");
        refused(season().with(conquest.ended(new Battle.Ending(ANNA, true))))
                .containsExactly("battles.1.ending: A battle that has ended is over, and its report has a place of its"
                        + " own from 1. [CRU-BAT-04]");
    }

    private static Challenge challenge(Player other, String unclaimed, OrderedMap<Player, String> wagers) {
        List<Player> players = List.of(ANNA, other);
        return new Challenge(players, unclaimed, wagers, Challenge.Mission.NORMAL, null, players);
    }

    @Test
    @Rule({"CRU-RIFT-02", "CRU-RIFT-04", "CRU-RIFT-06", "CRU-RIFT-08"})
    void challengesOfARiftTurnKeepItsLimits() {
        Season rift = Seasons.of("anna", "bert", "cleo").turn(3).season();
        String home = rift.book().home(ANNA);
        String theirs = rift.book().home(BERT);
        OrderedMap<Player, String> wagers = OrderedMap.of(ANNA, home).with(BERT, theirs);
        Season one = rift.with(Battle.challenged(1, challenge(BERT, "", wagers)));
        refused(one).isEmpty();
        refused(one.with(Battle.challenged(2, challenge(BERT, "", wagers.with(BERT, home)))))
                .contains(
                        "battles.2.challenge.wagers.anna: " + home + " is staked in battle 1 already. [CRU-RIFT-08]",
                        "battles.2.challenge.wagers.bert: bert does not control " + home + ". [CRU-RIFT-06]");
        refused(one.with(Battle.challenged(2, challenge(CLEO, theirs, OrderedMap.empty()))))
                .containsExactly("battles.2.challenge.unclaimed: " + theirs + " is not unclaimed. [CRU-RIFT-04]");
        String free = rift.book().sector().systems().stream()
                .map(system -> system.id())
                .filter(id -> rift.controller(id) == null)
                .findFirst()
                .orElseThrow();
        Battle second = Battle.challenged(2, challenge(CLEO, free, OrderedMap.empty()));
        Battle third = Battle.challenged(3, challenge(CLEO, free, OrderedMap.empty()));
        refused(one.with(second).with(third))
                .containsExactly("battles.3.challenge.players: anna has 2 battles already. [CRU-RIFT-02]");
        refused(one.with(second).with(third.ended(null))).isEmpty();
    }

    @Test
    void afterTheSetupEverybodyHasAForce() {
        Season season = season();
        Season.Campaign without = new Season.Campaign(
                season.forces().without(CLEO),
                season.worlds(),
                season.campaign().lists());
        refused(new Season(season.book(), 1, season.stage(), without, season.thisTurn(), season.games()))
                .containsExactly("forces: Nothing is said of cleo.");
    }

    @Test
    @Rule({"CRU-RIFT-03", "CRU-MATCH-06"})
    void sidesAndChallengesHaveTheirPlayers() {
        Side nobody = new Side(List.of(), List.of(CLEO), Side.Role.ATTACKER, "S01");
        refused(season().with(battle(1, Battle.Kind.CONQUEST, nobody, Side.of(BERT, Side.Role.CONTROLLER, ""))))
                .containsExactly("battles.1.sides.0.principals: A side is led by somebody. [CRU-MATCH-06]");
        Season rift = Seasons.of("anna", "bert", "cleo").turn(3).season();
        List<Player> twice = List.of(ANNA, ANNA);
        Challenge odd =
                new Challenge(twice, "", OrderedMap.empty(), Challenge.Mission.NORMAL, null, List.of(ANNA, BERT));
        refused(rift.with(Battle.challenged(1, odd)))
                .contains(
                        "battles.1.challenge.players: A challenge is between two players or more, each named once."
                                + " [CRU-RIFT-03]",
                        "battles.1.challenge.accepted: Each of the players accepts it once, and nobody else: anna and"
                                + " anna. [CRU-RIFT-03]");
    }
}
