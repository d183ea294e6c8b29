package org.muster.ruleset.swm.economics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.HouseRules;
import org.muster.ruleset.swm.Table;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Wars;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.economics.EconomicsPhase.Collect;
import org.muster.ruleset.swm.economics.EconomicsPhase.Spend;
import org.muster.ruleset.swm.economics.EconomicsPhase.UseOperatives;
import org.muster.testkit.Rule;

/** Officers, operatives, forts, mines and shuttles. */
class AdvantageTest {

    private static final Player SITH = new Player("sith");
    private static final Player REBEL = new Player("rebel");

    private static Table spending(Wars wars) {
        return Table.of(wars).play(new Spend(SITH));
    }

    private static Wars wars() {
        return Wars.of("sith@aurek", "rebel@besh", "imperial@cresh");
    }

    // ---- buying

    @ParameterizedTest
    @CsvSource({
        "intelligence-officer, Intelligence Officer, 200",
        "special-operative, Special Operative, 100",
        "logistics-officer, Logistics Officer, 200",
        "training-officer, Training Officer, 200",
        "transport-shuttle, Transport Shuttle, 100",
        "medical-officer, Medical Officer, 200"
    })
    @Rule({"SWM-ADV-01", "SWM-ECON-03"})
    void advantagesAreBoughtForTheirPriceAndNotOnCredit(String advantage, String name, int cost) {
        Table table = spending(wars().treasury("sith", cost + 99)).choose("sith", "{\"buy\": \"" + advantage + "\"}");
        assertThat(table.war().of(SITH).treasury()).isEqualTo(99);
        Table poor = spending(wars().treasury("sith", cost - 1).squad("sith", "aurek-city", "sith-trooper"));
        assertThat(poor.sentences("sith", "{\"buy\": \"" + advantage + "\"}"))
                .containsExactly(name + " costs " + cost + "; the treasury holds " + (cost - 1) + ".");
    }

    @ParameterizedTest
    @CsvSource({
        "SWM-ADV-03, intelligence-officer, INTELLIGENCE_OFFICER, Intelligence Officer",
        "SWM-ADV-10, logistics-officer, LOGISTICS_OFFICER, Logistics Officer",
        "SWM-ADV-12, training-officer, TRAINING_OFFICER, Training Officer",
        "SWM-ADV-16, medical-officer, MEDICAL_OFFICER, Medical Officer"
    })
    @Rule({"SWM-ADV-03", "SWM-ADV-10", "SWM-ADV-12", "SWM-ADV-16"})
    void anOfficerOfAKindIsOneAFaction(String rule, String id, Advantage officer, String name) {
        Table table = spending(wars().treasury("sith", 500)).choose("sith", "{\"buy\": \"" + id + "\"}");
        assertThat(table.war().has(SITH, officer)).isTrue();
        assertThat(table.told()).containsExactly("Sith buys one " + name + " for 200 points.");
        assertThat(table.violations("sith", "{\"buy\": \"" + id + "\"}"))
                .extracting(Object::toString)
                .containsExactly("buy: " + name + ": at most one a faction; there is 1 already. [" + rule + "]");
    }

    @Test
    @Rule("SWM-ADV-02")
    void anAdvantageLastsFromTurnToTurn() {
        War war = wars().officer("sith", Advantage.MEDICAL_OFFICER)
                .holdings("sith", Holdings::buyingShuttle)
                .ground("aurek-west", ground -> ground.mined(true).fortified(true))
                .war()
                .nextTurn()
                .nextTurn();
        assertThat(war.has(SITH, Advantage.MEDICAL_OFFICER)).isTrue();
        assertThat(war.of(SITH).shuttles()).isEqualTo(1);
        assertThat(war.ground("aurek-west").mined()).isTrue();
        assertThat(war.ground("aurek-west").fortified()).isTrue();
    }

    @Test
    @Rule({"SWM-ADV-08", "SWM-ADV-11"})
    void anyNumberOfFriendlyTerritoriesIsFortifiedAndMinedEachOnce() {
        Table table = spending(wars().treasury("sith", 1000).allied("sith", "imperial"))
                .choose("sith", "{\"buy\": {\"fortify-territory\": \"aurek-west\"}}")
                .choose("sith", "{\"buy\": {\"fortify-territory\": \"cresh-east\"}}")
                .choose("sith", "{\"buy\": {\"minefield\": \"aurek-west\"}}")
                .choose("sith", "{\"buy\": {\"minefield\": \"aurek-city\"}}");
        assertThat(table.war().ground("aurek-west").fortified()).isTrue();
        assertThat(table.war().ground("cresh-east").fortified()).isTrue(); // an ally's
        assertThat(table.war().ground("aurek-city").mined()).isTrue();
        assertThat(table.sentences("sith", "{\"buy\": {\"fortify-territory\": \"aurek-west\"}}"))
                .containsExactly("Fortify Territory: at most one a territory; there is 1 already.");
        assertThat(table.sentences("sith", "{\"buy\": {\"minefield\": \"aurek-west\"}}"))
                .containsExactly("Minefield: at most one a territory; there is 1 already.");
        assertThat(table.sentences("sith", "{\"buy\": {\"fortify-territory\": \"besh-west\"}}"))
                .containsExactly("Besh Westmarch is not friendly.");
        assertThat(table.codes("sith", "{\"buy\": {\"minefield\": \"dorn-west\"}}"))
                .containsExactly("NOT_FRIENDLY"); // inactive
        assertThat(table.told())
                .contains(
                        "Sith fortifies Aurek Westmarch for 200 points.",
                        "Sith lays a minefield in Aurek Westmarch for 200 points.");
    }

    @Test
    @Rule("SWM-ADV-09")
    void aCapitalIsFortifiedAlreadyUntilAnOperativeTakesThatAwayAndThenAgain() {
        Table table = spending(wars().treasury("sith", 200));
        assertThat(table.codes("sith", "{\"buy\": {\"fortify-territory\": \"aurek-city\"}}"))
                .containsExactly("ADVANTAGE_LIMIT");
        Table rebel = Table.of(wars().treasury("sith", 200).holdings("rebel", Holdings::buyingOperative))
                .rolling(10)
                .play(new Spend(REBEL), new Spend(SITH))
                .choose("rebel", "{\"use-operative\": {\"eliminate\": {\"sith\": \"fortify-territory@aurek-city\"}}}")
                .choose("sith", "{\"buy\": {\"fortify-territory\": \"aurek-city\"}}");
        assertThat(rebel.told().get(0))
                .isEqualTo("A Special Operative of Rebel strikes Sith: fortification of Aurek City is lost.");
        assertThat(rebel.war().ground("aurek-city").fortified()).isTrue();
    }

    @Test
    @Rule("SWM-ADV-17")
    void aSpecialTerritoryGivesItsAdvantageWhileItIsHeldAndTheSameKindCannotBeBought() {
        Wars wars = wars().treasury("sith", 500);
        assertThat(wars.war().has(REBEL, Advantage.INTELLIGENCE_OFFICER)).isTrue(); // Besh Listening Post
        Table table = spending(wars.controls("sith", "besh-frontier"));
        assertThat(table.war().has(SITH, Advantage.INTELLIGENCE_OFFICER)).isTrue();
        assertThat(table.war().has(REBEL, Advantage.INTELLIGENCE_OFFICER)).isFalse();
        assertThat(table.codes("sith", "{\"buy\": \"intelligence-officer\"}")).containsExactly("ADVANTAGE_LIMIT");
        assertThat(table.sentences("sith", "{\"buy\": \"intelligence-officer\"}"))
                .containsExactly("Intelligence Officer: at most one a faction; Besh Listening Post gives one to whoever"
                        + " controls it.");

        War bought = wars().officer("sith", Advantage.INTELLIGENCE_OFFICER)
                .controls("sith", "besh-frontier")
                .controls("rebel", "besh-frontier")
                .war();
        assertThat(bought.has(SITH, Advantage.INTELLIGENCE_OFFICER)).isTrue(); // losing the territory leaves it
    }

    @Test
    @Rule({"SWM-ADV-08", "SWM-FORT-01", "SWM-FORT-02", "SWM-FORT-03", "SWM-FORT-05", "SWM-FORT-06"})
    void whoMayFortifyReadsWhatThatIs() {
        Options<?> buying = spending(wars().treasury("sith", 200)).question("sith").options().parts().stream()
                .filter(part -> part.option().id().equals("buy"))
                .findFirst()
                .orElseThrow()
                .options();
        assertThat(buying.faces())
                .filteredOn(advantage -> advantage.id().equals("fortify-territory"))
                .extracting(Option::note)
                .hasToString(
                        "[200 points; the defender of the territory has the advantages of a fortified one: chooses the"
                                + " mapboard, adds up to 4 tiles, sets up first, moves up to 2 troops last, and has the first"
                                + " initiative]");
    }

    @Test
    @Rule("SWM-ADV-18")
    void fortificationAndMinefieldServeWhoeverControlsTheTerritory() {
        War war = wars().ground("besh-west", ground -> ground.fortified(true).mined(true))
                .controls("sith", "besh-west")
                .war();
        assertThat(war.ground("besh-west").fortified()).isTrue();
        assertThat(war.ground("besh-west").mined()).isTrue();
        Table table = Table.of(Wars.from(war).holdings("rebel", Holdings::buyingOperative))
                .rolling(1)
                .play(new Spend(REBEL))
                .choose("rebel", "{\"use-operative\": {\"eliminate\": {\"sith\": \"minefield@besh-west\"}}}");
        assertThat(table.war().ground("besh-west").mined()).isFalse();
    }

    // ---- operatives

    private static String eliminate(String faction, String target) {
        return "{\"use-operative\": {\"eliminate\": {\"" + faction + "\": \"" + target + "\"}}}";
    }

    private static String disrupt(String territory) {
        return "{\"use-operative\": {\"disrupt\": \"" + territory + "\"}}";
    }

    @Test
    @Rule("SWM-ADV-04")
    void oneOperativeIsBoughtAndOneUsedATurnAndOneNotUsedIsKept() {
        Table table = spending(wars().treasury("sith", 500).holdings("sith", Holdings::buyingOperative))
                .rolling(20);
        assertThat(table.sentences("sith", "{\"buy\": \"special-operative\"}"))
                .containsExactly("Special Operative: at most one a faction a turn; there is 1 already.");
        War next = table.choose("sith", "done").war().nextTurn();
        Table later =
                Table.of(next).rolling(20, 20).play(new Spend(SITH)).choose("sith", "{\"buy\": \"special-operative\"}");
        assertThat(later.war().of(SITH).operatives()).isEqualTo(2);
        later.choose("sith", disrupt("besh-west"));
        assertThat(later.war().of(SITH).operatives()).isEqualTo(1); // spent in the attempt
        assertThat(later.sentences("sith", disrupt("besh-west")))
                .containsExactly("Special Operative: at most one a faction a turn; there is 1 already.");
    }

    @Test
    @Rule("SWM-ADV-04")
    void withoutAnOperativeThereIsNoMission() {
        assertThat(spending(wars().treasury("sith", 100)).sentences("sith", disrupt("besh-west")))
                .containsExactly("You have no Special Operative to use.");
    }

    @ParameterizedTest
    @CsvSource({
        "intelligence-officer, INTELLIGENCE_OFFICER",
        "logistics-officer, LOGISTICS_OFFICER",
        "training-officer, TRAINING_OFFICER",
        "medical-officer, MEDICAL_OFFICER"
    })
    @Rule("SWM-ADV-05")
    void theTargetOfAnOperativeSavesOn11OrLosesItsOfficer(String id, Advantage officer) {
        Wars wars = wars().officer("imperial", officer).holdings("sith", Holdings::buyingOperative);
        Table lost = spending(wars).rolling(10).choose("sith", eliminate("imperial", id));
        assertThat(lost.war().has(new Player("imperial"), officer)).isFalse();
        assertThat(lost.war().of(SITH).operatives()).isZero();
        Table saved = spending(wars).rolling(11).choose("sith", eliminate("imperial", id));
        assertThat(saved.war().has(new Player("imperial"), officer)).isTrue();
        assertThat(saved.war().of(SITH).operatives()).isZero();
        assertThat(saved.dice().rolled().get(0).roll().by()).isEqualTo(new Player("imperial"));
        assertThat(saved.told().get(0)).startsWith("A Special Operative of Sith fails against Imperial: ");
    }

    @Test
    @Rule("SWM-ADV-05")
    void storedOperativesAndShuttlesFortsAndMinesMayBeNamedToo() {
        Wars wars = wars().holdings("sith", Holdings::buyingOperative)
                .holdings("imperial", Holdings::buyingOperative)
                .holdings("imperial", Holdings::buyingShuttle)
                .ground("cresh-east", ground -> ground.mined(true).fortified(true));
        Player imperial = new Player("imperial");
        assertThat(strike(wars, "special-operative").of(imperial).operatives()).isZero();
        assertThat(strike(wars, "transport-shuttle").of(imperial).shuttles()).isZero();
        assertThat(strike(wars, "fortify-territory@cresh-east")
                        .ground("cresh-east")
                        .fortified())
                .isFalse();
        assertThat(strike(wars, "minefield@cresh-east").ground("cresh-east").mined())
                .isFalse();
    }

    private static War strike(Wars wars, String target) {
        return spending(wars)
                .rolling(1)
                .choose("sith", eliminate("imperial", target))
                .war();
    }

    @Test
    @Rule({"SWM-ADV-05", "SWM-ADV-17", "SWM-ALLY-12"})
    void whatIsNotHeldOrGrantedOrAnAllysIsNoTarget() {
        Table table = spending(wars().holdings("sith", Holdings::buyingOperative)
                .officer("imperial", Advantage.MEDICAL_OFFICER)
                .allied("sith", "imperial"));
        assertThat(table.sentences("sith", eliminate("rebel", "intelligence-officer")))
                .containsExactly("Intelligence Officer of Rebel is given by a territory, and can't be named.");
        assertThat(table.codes("sith", eliminate("rebel", "medical-officer"))).containsExactly("NOT_A_TARGET");
        assertThat(table.codes("sith", eliminate("rebel", "minefield@besh-west")))
                .containsExactly("NOT_A_TARGET");
        assertThat(table.codes("sith", eliminate("imperial", "medical-officer")))
                .containsExactly("NOT_A_TARGET");
        assertThat(table.codes("sith", eliminate("sith", "fortify-territory@aurek-city")))
                .containsExactly("NOT_A_TARGET");
    }

    @Test
    @Rule("SWM-ADV-06")
    void anEnemyTerritoryNextToAFriendlyOneIsDisruptedUnlessItsControllerSaves() {
        Wars wars = wars().holdings("sith", Holdings::buyingOperative);
        Table disrupted = spending(wars).rolling(10).choose("sith", disrupt("besh-west"));
        assertThat(disrupted.war().ground("besh-west").disrupted()).isTrue();
        assertThat(disrupted.war().nextTurn().ground("besh-west").disrupted()).isFalse();
        assertThat(disrupted.dice().rolled().get(0).roll().by()).isEqualTo(REBEL);
        assertThat(disrupted.told())
                .containsExactly("A Special Operative of Sith disrupts Besh Westmarch: no squad in it may move or be "
                        + "reinforced this turn.");
        Table saved = spending(wars).rolling(11).choose("sith", disrupt("besh-west"));
        assertThat(saved.war().ground("besh-west").disrupted()).isFalse();
    }

    @Test
    @Rule({"SWM-ADV-06", "SWM-ALLY-04", "SWM-ALLY-12"})
    void onlyEnemyTerritoriesNextToFriendlyOnesAreDisrupted() {
        Wars wars = wars().holdings("sith", Holdings::buyingOperative);
        assertThat(spending(wars).sentences("sith", disrupt("besh-city")))
                .containsExactly("Besh City is not an enemy territory next to a friendly one.");
        assertThat(spending(wars).codes("sith", disrupt("aurek-west"))).containsExactly("NOT_A_TARGET");
        assertThat(spending(wars).codes("sith", disrupt("forn-frontier"))).containsExactly("NOT_A_TARGET");
        assertThat(spending(wars).codes("sith", disrupt("besh-east"))).containsExactly("NOT_A_TARGET");
        // the ally's cresh-west is next to besh-east
        Wars allied = wars.allied("sith", "imperial");
        spending(allied).rolling(1).choose("sith", disrupt("besh-east"));
        assertThat(spending(allied).codes("sith", disrupt("cresh-west"))).containsExactly("NOT_A_TARGET");
    }

    @Test
    @Rule("SWM-ADV-06")
    void squadsInADisruptedTerritoryAreNotReinforcedAndNoShuttleTakesThemAway() {
        Table table = spending(wars().treasury("sith", 300)
                .holdings("sith", Holdings::buyingShuttle)
                .ground("aurek-city", ground -> ground.disrupted(true))
                .squad("sith", "aurek-city", "sith-trooper*10"));
        assertThat(table.sentences("sith", "{\"reinforce\": {\"sith-1\": {\"sith-trooper\": 1}}}"))
                .containsExactly("Aurek City is disrupted this turn.");
        assertThat(table.sentences("sith", "{\"use-shuttle\": {\"sith-1\": \"aurek-west\"}}"))
                .containsExactly("Aurek City is disrupted this turn.");
        assertThat(table.sentences("sith", "{\"use-shuttle\": \"sith-1\"}"))
                .as("without saying where to")
                .containsExactly("Aurek City is disrupted this turn.");
        // building there is no reinforcement, but what is built cannot leave
        table.choose("sith", "{\"new-squad\": {\"aurek-city\": {\"sith-trooper\": 10}}}");
        assertThat(table.codes("sith", "{\"use-shuttle\": {\"sith-2\": \"aurek-west\"}}"))
                .containsExactly("DISRUPTED");
    }

    @Test
    @Rule("SWM-ADV-07")
    void otherSquadsEnterADisruptedTerritoryAndThenStayThere() {
        Table table = spending(wars().holdings(
                                "sith", holdings -> holdings.buyingShuttle().buyingShuttle())
                        .ground("aurek-west", ground -> ground.disrupted(true))
                        .squad("sith", "aurek-city", "sith-trooper*10"))
                .choose("sith", "{\"use-shuttle\": {\"sith-1\": \"aurek-west\"}}");
        assertThat(table.war().squad("sith-1").territory()).isEqualTo("aurek-west");
        assertThat(table.waitingFor()).isEmpty(); // it cannot leave again, and there is nothing else to do
    }

    @Test
    @Rule("SWM-ADV-04")
    void operativesActInTheActionSegmentTooWhereTheCampaignSaysSo() {
        Wars wars = Wars.of(
                        Wars.option("operativeWindow", HouseRules.OperativeWindow.ECONOMICS_AND_ACTION),
                        "sith@aurek",
                        "rebel@besh")
                .holdings("sith", Holdings::buyingOperative);
        Table table = Table.of(wars).rolling(5).play(new UseOperatives(SITH)).choose("sith", disrupt("besh-west"));
        table.isOver();
        assertThat(table.war().ground("besh-west").disrupted()).isTrue();
        Table.of(wars).play(new UseOperatives(SITH)).lapse("sith").isOver();
        Table.of(wars().holdings("sith", Holdings::buyingOperative))
                .play(new UseOperatives(SITH))
                .isOver();
    }

    // ---- shuttles

    @Test
    @Rule({"SWM-ADV-13", "SWM-STACK-02"})
    void aShuttleToWhereTooManyStandSaysSo() {
        Table table = spending(wars().holdings("sith", Holdings::buyingShuttle)
                .squad("sith", "aurek-city", "sith-trooper*10")
                .squad("sith", "aurek-west", "sith-trooper*10"));
        table.choose("sith", "{\"use-shuttle\": {\"sith-1\": \"aurek-west\"}}");
        assertThat(table.told())
                .contains("Aurek Westmarch is overstacked: 2 squads stand there, and 1 may stay when the phase ends."
                        + " Its side will eliminate 1 squad then, unless it leaves before.");
    }

    @Test
    @Rule({"SWM-ADV-13", "SWM-ALLY-04"})
    void aShuttleMovesOneSquadFromAnyFriendlyTerritoryToAnyOtherWithoutAPath() {
        Table table = spending(
                wars().holdings("sith", holdings -> holdings.buyingShuttle().buyingShuttle())
                        .allied("sith", "imperial")
                        .squad("sith", "aurek-city", "sith-trooper*10"));
        assertThat(table.sentences("sith", "{\"use-shuttle\": {\"sith-1\": \"besh-west\"}}"))
                .containsExactly("Besh Westmarch is not friendly.");
        table.choose("sith", "{\"use-shuttle\": {\"sith-1\": \"cresh-east\"}}");
        assertThat(table.told())
                .containsExactly("A Transport Shuttle takes Sith squad 1 from Aurek City to Cresh Eastmarch.");
        assertThat(table.war().of(SITH).shuttles()).isEqualTo(1); // may be kept
        table.choose("sith", "{\"use-shuttle\": {\"sith-1\": \"aurek-west\"}}");
        assertThat(table.war().of(SITH).shuttles()).isZero();
    }

    @Test
    @Rule("SWM-ADV-13")
    void shuttlesAreBoughtWithoutLimit() {
        Table table = spending(wars().treasury("sith", 300))
                .choose("sith", "{\"buy\": \"transport-shuttle\"}")
                .choose("sith", "{\"buy\": \"transport-shuttle\"}")
                .choose("sith", "{\"buy\": \"transport-shuttle\"}");
        assertThat(table.war().of(SITH).shuttles()).isEqualTo(3);
        assertThat(spending(wars().treasury("sith", 300).squad("sith", "aurek-city", "sith-trooper*10"))
                        .sentences("sith", "{\"use-shuttle\": {\"sith-1\": \"aurek-west\"}}"))
                .containsExactly("You have no Transport Shuttle to use.");
    }

    @Test
    @Rule({"SWM-ADV-14", "SWM-ADV-15"})
    void aDamagedSquadIsMovedByShuttleAndASquadSoMovedMayStillAct() {
        Table table = spending(wars().holdings(
                                "sith", holdings -> holdings.buyingShuttle().buyingShuttle())
                        .squad("sith", "aurek-city", "sith-trooper")
                        .squad("sith", "aurek-city", "sith-trooper*10"))
                .choose("sith", "{\"use-shuttle\": {\"sith-1\": \"aurek-west\"}}")
                .choose("sith", "{\"use-shuttle\": {\"sith-2\": \"aurek-east\"}}");
        assertThat(table.war().squad("sith-1").isDamaged()).isTrue();
        assertThat(table.war().squad("sith-1").territory()).isEqualTo("aurek-west");
        assertThat(table.war().squad("sith-2").moved()).isFalse();
    }

    @Test
    @Rule("SWM-ADV-10")
    void aLogisticsOfficerLostBringsNothingAnyMore() {
        Table table = Table.of(wars().officer("sith", Advantage.LOGISTICS_OFFICER)
                        .holdings("rebel", Holdings::buyingOperative))
                .rolling(3)
                .play(new Spend(REBEL), new Collect(SITH))
                .choose("rebel", eliminate("sith", "logistics-officer"));
        assertThat(table.war().of(SITH).treasury()).isEqualTo(100);
        assertThat(List.copyOf(table.war().of(SITH).officers())).isEmpty();
    }

    /** Whoever does not say where hears the price all the same. */
    @Test
    @Rule({"SWM-ADV-08", "SWM-ADV-11", "SWM-ECON-03"})
    void whatCannotBePaidAnywhereSaysSo() {
        Table table = spending(wars().treasury("sith", 199));
        for (String advantage : List.of("fortify-territory", "minefield")) {
            assertThat(table.codes("sith", "{\"buy\": \"" + advantage + "\"}")).containsExactly("NOT_ENOUGH_POINTS");
        }
    }
}
