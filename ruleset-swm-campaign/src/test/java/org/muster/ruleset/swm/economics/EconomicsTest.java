package org.muster.ruleset.swm.economics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Option;
import org.muster.api.seat.Player;
import org.muster.core.json.Json;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.Table;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Wars;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.economics.EconomicsPhase.Collect;
import org.muster.ruleset.swm.economics.EconomicsPhase.Economics;
import org.muster.ruleset.swm.economics.EconomicsPhase.Spend;
import org.muster.testkit.Rule;

/** Income, squads built, reinforced and mended. Home regions: besh lies between aurek and cresh. */
class EconomicsTest {

    private static final Player SITH = new Player("sith");
    private static final Player REBEL = new Player("rebel");

    private static Table spending(Wars wars, String... seats) {
        Table table = Table.of(wars);
        for (String seat : seats) {
            table.play(new Spend(new Player(seat)));
        }
        return table;
    }

    private static int treasury(Table table, Player player) {
        return table.war().of(player).treasury();
    }

    private static List<String> kinds(Table table, String seat) {
        return table.question(seat).options().faces().stream().map(Option::id).toList();
    }

    // ---- collecting

    @Test
    @Rule({"SWM-ECON-01", "SWM-ECON-03"})
    void eachPlayerCollectsTheEconomyOfItsTerritoriesOnTopOfWhatItHas() {
        Table table = Table.of(Wars.of("sith@aurek", "rebel@besh").treasury("sith", 30))
                .play(new Collect(SITH));
        assertThat(treasury(table, SITH)).isEqualTo(130);
        assertThat(treasury(table, REBEL)).isZero();
        assertThat(table.told()).containsExactly("Sith collects 100 points and has 130.");
    }

    @Test
    @Rule("SWM-ECON-01")
    void disruptionMinesAndEmptyTerritoriesChangeNothingAndConqueredOnesCount() {
        Table table = Table.of(Wars.of("sith@aurek", "rebel@besh")
                        .controls("sith", "besh-west")
                        .ground("aurek-west", ground -> ground.disrupted(true).mined(true)))
                .play(new Collect(SITH), new Collect(REBEL));
        assertThat(treasury(table, SITH)).isEqualTo(120);
        assertThat(treasury(table, REBEL)).isEqualTo(60); // the Listening Post yields nothing
    }

    @Test
    @Rule({"SWM-ECON-02", "SWM-ADV-10"})
    void aLogisticsOfficerAdds50FromTheTurnAfterItsPurchase() {
        Table table = Table.of(Wars.of("sith@aurek").treasury("sith", 200))
                .play(new Collect(SITH), new Spend(SITH), new Collect(SITH))
                .choose("sith", "{\"buy\": \"logistics-officer\"}");
        assertThat(treasury(table, SITH)).isEqualTo(100); // 200 + 100 - 200
        table.choose("sith", "done").isOver();
        assertThat(treasury(table, SITH)).isEqualTo(250);
        assertThat(table.told()).contains("Sith collects 100 points and 50 by its Logistics Officer, and has 250.");
    }

    @Test
    @Rule("SWM-ECON-03")
    void whoSpendsReadsWhatThereIsAndWhatAChoiceTakes() {
        Table table = Table.of(Wars.of("sith@aurek").treasury("sith", 200)).play(new Spend(SITH));
        assertThat(table.question("sith").options().sumOf(Json.readAnswer("{\"buy\": \"logistics-officer\"}")))
                .hasToString("It takes 200 of 200 points; 0 are left.");
        assertThat(table.question("sith")
                        .options()
                        .sumOf(Json.readAnswer("done"))
                        .isEmpty())
                .isTrue();
    }

    @Test
    @Rule({"SWM-ALLY-03", "SWM-TURN-02"})
    void anAllianceIsOneSegmentAndItsMembersCollectAndSpendEachTheirOwn() {
        Table table = Table.of(
                        Wars.of("sith@aurek", "rebel@besh", "imperial@cresh").allied("rebel", "sith"))
                .play(new Economics());
        assertThat(table.told())
                .containsExactly("Sith collects 100 points and has 100.", "Rebel collects 80 points and has 80.");
        assertThat(table.waitingFor()).containsExactlyInAnyOrder("sith", "rebel");
        table.choose("rebel", "done");
        assertThat(table.waitingFor()).containsExactly("sith");
        table.choose("sith", "{\"buy\": \"transport-shuttle\"}");
        assertThat(treasury(table, SITH)).isZero();
        assertThat(treasury(table, REBEL)).isEqualTo(80);
    }

    @Test
    @Rule("SWM-TURN-02")
    void theNextSideStartsWhenTheOneBeforeIsDone() {
        Table table =
                Table.of(Wars.of("sith@aurek", "rebel@besh", "imperial@cresh")).play(new Economics());
        assertThat(table.waitingFor()).containsExactly("sith");
        assertThat(treasury(table, REBEL)).isZero();
        table.choose("sith", "done");
        assertThat(table.waitingFor()).containsExactly("rebel");
        table.choose("rebel", "done").choose("imperial", "done").isOver();
    }

    // ---- gifts

    @Test
    @Rule("SWM-ALLY-05")
    void membersGiveEachOtherWholePointsWithoutLimitButNotMoreThanTheyHave() {
        Table table = spending(
                Wars.of("sith@aurek", "rebel@besh", "imperial@cresh")
                        .allied("sith", "rebel")
                        .treasury("sith", 500),
                "sith");
        assertThat(table.sentences("sith", "{\"donate\": {\"to\": \"rebel\", \"points\": 501}}"))
                .containsExactly("This gift costs 501; the treasury holds 500.");
        assertThat(table.sentences("sith", "{\"donate\": {\"to\": \"imperial\", \"points\": 501}}"))
                .containsExactly("Imperial is not in your alliance.", "This gift costs 501; the treasury holds 500.");
        assertThat(table.codes("sith", "{\"donate\": {\"to\": \"imperial\", \"points\": 1}}"))
                .containsExactly("NOT_ALLIED");
        String donation = "{\"donate\": {\"to\": \"rebel\", \"points\": 500}}";
        assertThat(table.decision("sith").questions().get(0).options().inWords(Json.readAnswer(donation)))
                .hasToString("give points to an ally: 500 points to Rebel");
        table.choose("sith", donation);
        assertThat(treasury(table, SITH)).isZero();
        assertThat(treasury(table, REBEL)).isEqualTo(500);
        assertThat(table.told()).containsExactly("Sith gives 500 points to Rebel.");
    }

    @Test
    @Rule("SWM-ALLY-05")
    void whoWasDoneMaySpendWhatAnAllyGivesAfterwards() {
        Table table = Table.of(Wars.of("sith@aurek", "rebel@besh").allied("sith", "rebel"))
                .play(new Economics())
                .choose("rebel", "done")
                .choose("sith", "{\"donate\": {\"to\": \"rebel\", \"points\": 20}}");
        assertThat(table.waitingFor()).containsExactlyInAnyOrder("sith", "rebel");
        table.choose("rebel", "{\"buy\": \"special-operative\"}")
                .choose("sith", "done")
                .isOver();
        assertThat(treasury(table, REBEL)).isZero();
    }

    // ---- new squads

    private static final String NEW_SITHS = "{\"new-squad\": {\"aurek-city\": {\"sith-trooper\": 10}}}";

    @Test
    @Rule({"SWM-ECON-04", "SWM-ECON-06"})
    void aNewSquadCostsItsFiguresAndStandsInTheCapitalReadyToAct() {
        Table table =
                spending(Wars.of("sith@aurek").treasury("sith", 100), "sith").choose("sith", NEW_SITHS);
        Squad squad = table.war().squad("sith-1");
        assertThat(squad.territory()).isEqualTo("aurek-city");
        assertThat(squad.isActive()).isTrue();
        assertThat(squad.moved()).isFalse();
        assertThat(treasury(table, SITH)).isEqualTo(20);
        assertThat(table.told())
                .containsExactly(
                        "Sith builds a new squad, Sith squad 1, at Aurek City for 80 points: 10 x Sith Trooper.");
    }

    @Test
    @Rule({"SWM-ECON-03", "SWM-ECON-06", "SWM-TURN-06"})
    void aNewSquadMustBePaidAndLegal() {
        Table table = spending(Wars.of("sith@aurek").treasury("sith", 79), "sith");
        assertThat(table.sentences("sith", NEW_SITHS)).containsExactly("10 figures cost 80; the treasury holds 79.");
        assertThat(table.codes("sith", "{\"new-squad\": {\"aurek-city\": {\"sith-trooper\": 9}}}"))
                .containsExactly("SQUAD_TOO_SMALL");
        assertThat(table.codes(
                        "sith", "{\"new-squad\": {\"aurek-city\": {\"sith-trooper\": 20, \"stormtrooper\": 1}}}"))
                .containsExactly("SQUAD_TOO_LARGE", "FACTION_FORBIDDEN", "NOT_ENOUGH_POINTS");
        assertThat(table.codes("sith", "{\"new-squad\": {\"aurek-city\": {\"jar-jar\": 1}}}"))
                .containsExactly("UNKNOWN_FIGURE");
        assertThat(table.war().squads()).isEmpty();
        assertThat(treasury(table, SITH)).isEqualTo(79);
    }

    @Test
    @Rule({"SWM-ECON-04", "SWM-ALLY-10"})
    void newSquadsAreBuiltOnlyInTheOwnCapitalWhileOneControlsIt() {
        Table table = spending(
                Wars.of("sith@aurek", "rebel@besh").treasury("sith", 500).controls("sith", "besh-city"), "sith");
        assertThat(table.sentences("sith", NEW_SITHS.replace("aurek-city", "aurek-west")))
                .containsExactly("New squads are built in Aurek City, not in Aurek Westmarch.");
        assertThat(table.codes("sith", NEW_SITHS.replace("aurek-city", "besh-city")))
                .containsExactly("NOT_YOUR_CAPITAL");

        Table allied = spending(
                Wars.of("sith@aurek", "rebel@besh")
                        .treasury("sith", 500)
                        .allied("sith", "rebel")
                        .controls("rebel", "aurek-city"),
                "sith");
        assertThat(allied.sentences("sith", NEW_SITHS))
                .containsExactly("New squads are built in Aurek City, which is controlled by Rebel.");
        assertThat(allied.codes("sith", NEW_SITHS.replace("aurek-city", "besh-city")))
                .containsExactly("NOT_YOUR_CAPITAL");
        assertThat(kinds(allied, "sith")).doesNotContain("new-squad");
    }

    @Test
    @Rule("SWM-ECON-04")
    void capturedCapitalsWillDoWhereTheCampaignSaysSo() {
        Table table = spending(
                Wars.of(Wars.option("buildAtCapturedCapitals", true), "sith@aurek", "rebel@besh")
                        .treasury("sith", 500)
                        .controls("sith", "besh-city"),
                "sith");
        table.choose("sith", NEW_SITHS.replace("aurek-city", "besh-city"));
        assertThat(table.war().squad("sith-1").territory()).isEqualTo("besh-city");
        assertThat(table.codes("sith", NEW_SITHS.replace("aurek-city", "besh-west")))
                .containsExactly("NOT_YOUR_CAPITAL");
    }

    @Test
    @Rule("SWM-ECON-04")
    void whoHasLostTheOwnCapitalIsToldOfTheCapturedOneThatWillDo() {
        Table table = spending(
                Wars.of(Wars.option("buildAtCapturedCapitals", true), "sith@aurek", "rebel@besh")
                        .treasury("sith", 500)
                        .controls("rebel", "aurek-city")
                        .controls("sith", "besh-city"),
                "sith");
        assertThat(table.sentences("sith", NEW_SITHS.replace("aurek-city", "besh-west")))
                .contains("New squads are built in Besh City, not in Besh Westmarch.");
        assertThat(table.sentences("sith", NEW_SITHS))
                .contains("New squads are built in Aurek City, which is controlled by Rebel.");
    }

    @Test
    @Rule("SWM-ECON-05")
    void theCapitalHoldsNoMoreThanItsLimitAndAlliedSquadsCount() {
        Table table = spending(
                Wars.of("sith@aurek", "rebel@besh")
                        .treasury("sith", 500)
                        .allied("sith", "rebel")
                        .squad("rebel", "aurek-city", "rebel-trooper*20"),
                "sith");
        table.choose("sith", NEW_SITHS);
        assertThat(table.sentences("sith", NEW_SITHS)).containsExactly("Aurek City holds 2 squads; its limit is 2.");
        assertThat(kinds(table, "sith")).doesNotContain("new-squad");
    }

    @Test
    @Rule({"SWM-ECON-05", "SWM-ALLY-10"})
    void aThirdNewSquadInATurnIsRefusedEvenWhenShuttlesHaveEmptiedTheCapital() {
        Table table = spending(
                        Wars.of("sith@aurek", "rebel@besh")
                                .treasury("sith", 500)
                                .treasury("rebel", 100)
                                .allied("sith", "rebel"),
                        "sith",
                        "rebel")
                .choose("sith", NEW_SITHS)
                .choose("sith", NEW_SITHS)
                .choose("sith", "{\"buy\": \"transport-shuttle\"}")
                .choose("sith", "{\"use-shuttle\": {\"sith-1\": \"aurek-frontier\"}}");
        assertThat(table.sentences("sith", NEW_SITHS))
                .containsExactly("Only 2 new squads a turn; 2 were built already.");
        table.choose("sith", "done").choose("rebel", "{\"new-squad\": {\"besh-city\": {\"rebel-trooper\": 16}}}");
        Table next = Table.of(table.war().nextTurn()).play(new Spend(SITH)).choose("sith", NEW_SITHS);
        assertThat(next.war().squadsOf(SITH)).hasSize(3);
    }

    // ---- reinforcements

    private static String reinforce(String squad, String figures) {
        return "{\"reinforce\": {\"" + squad + "\": {" + figures + "}}}";
    }

    @Test
    @Rule({"SWM-ECON-07", "SWM-POST-06"})
    void figuresAreBoughtIntoSquadsForTheirPointsWithoutExperience() {
        Table table = spending(
                        Wars.of("sith@aurek")
                                .treasury("sith", 100)
                                .squad("sith", "aurek-city", "sith-trooper*10")
                                .squad("sith", "aurek-west", "sith-trooper*10")
                                .figure("sith-trooper#1", 50, "stealth"),
                        "sith")
                .choose("sith", reinforce("sith-1", "\"sith-trooper\": 2"))
                .choose("sith", reinforce("sith-2", "\"sith-guard\": 1"));
        assertThat(treasury(table, SITH)).isEqualTo(79);
        Figure fresh = table.war().squad("sith-1").the("sith-trooper#21");
        assertThat(fresh.xp()).isZero();
        assertThat(fresh.upgrades()).isEmpty();
        assertThat(table.told())
                .containsExactly(
                        "Sith squad 1 is reinforced with 2 x Sith Trooper for 16 points.",
                        "Sith squad 2 is reinforced with Sith Guard for 5 points.");
    }

    @Test
    @Rule({"SWM-ECON-07", "SWM-ECON-03"})
    void whoCanPayForNobodyReadsWhatTheCheapestWouldCost() {
        String trooper = reinforce("rebel-1", "\"rebel-trooper\": 1");
        Wars wars = Wars.of("rebel@aurek").squad("rebel", "aurek-city", "rebel-trooper*15");
        assertThat(spending(wars.treasury("rebel", 3), "rebel")
                        .codes("rebel", reinforce("rebel-1", "\"ugnaught-demolitionist\": 1")))
                .isEmpty();
        assertThat(spending(wars.treasury("rebel", 2), "rebel").sentences("rebel", trooper))
                .contains("Any figure costs 3 at least; the treasury holds 2.");
        Wars full = Wars.of("rebel@aurek").squad("rebel", "aurek-city", "rebel-trooper*30");
        assertThat(spending(full.treasury("rebel", 100), "rebel").sentences("rebel", trooper))
                .contains("A squad may have at most 150 points; this one has 150, and no figure fits into it.");
    }

    @Test
    @Rule({"SWM-ECON-07", "SWM-ECON-03"})
    void aReinforcedSquadHasAtMost150PointsAndIsPaidFor() {
        Table table = spending(
                Wars.of("sith@aurek").treasury("sith", 30).squad("sith", "aurek-city", "sith-trooper*16"), "sith");
        assertThat(table.sentences("sith", reinforce("sith-1", "\"sith-trooper\": 3")))
                .containsExactly("A squad may have at most 150 points; this one would have 152.");
        assertThat(table.codes("sith", reinforce("sith-1", "\"sith-trooper\": 4")))
                .containsExactly("SQUAD_TOO_LARGE", "NOT_ENOUGH_POINTS");
        table.choose("sith", reinforce("sith-1", "\"sith-trooper\": 2"));
    }

    @Test
    @Rule("SWM-ECON-08")
    void aSquadIsReinforcedOnlyAlongALineOfFriendlyTerritories() {
        Wars wars = Wars.of("sith@aurek", "rebel@besh", "imperial@cresh")
                .treasury("sith", 100)
                .controls("sith", "cresh-west")
                .squad("sith", "cresh-west", "sith-trooper*10");
        Table cut = spending(wars, "sith");
        assertThat(cut.sentences("sith", reinforce("sith-1", "\"sith-trooper\": 1")))
                .containsExactly("No line of friendly territories joins Cresh Westmarch with Aurek City.");
        assertThat(kinds(cut, "sith")).doesNotContain("reinforce");

        // a friendly besh-frontier joins cresh-west with aurek; enemy squads on the way do not cut the line
        Wars joined =
                wars.controls("sith", "besh-frontier", "besh-west").squad("rebel", "besh-west", "rebel-trooper*20");
        spending(joined, "sith").choose("sith", reinforce("sith-1", "\"sith-trooper\": 1"));
    }

    @Test
    @Rule({"SWM-ECON-08", "SWM-ALLY-04"})
    void theTerritoriesOfAlliesAreFriendlyForTheLineAndTheCapital() {
        Wars wars = Wars.of("sith@aurek", "rebel@besh", "imperial@cresh")
                .treasury("sith", 100)
                .controls("sith", "cresh-west")
                .controls("rebel", "aurek-city")
                .squad("sith", "cresh-west", "sith-trooper*10");
        assertThat(spending(wars, "sith").codes("sith", reinforce("sith-1", "\"sith-trooper\": 1")))
                .containsExactly("CUT_OFF");
        spending(wars.allied("sith", "rebel"), "sith").choose("sith", reinforce("sith-1", "\"sith-trooper\": 1"));
    }

    @Test
    @Rule("SWM-ECON-08")
    void withoutAFriendlyCapitalNoSquadIsReinforced() {
        Table table = spending(
                Wars.of("sith@aurek", "rebel@besh")
                        .treasury("sith", 100)
                        .controls("rebel", "aurek-city")
                        .squad("sith", "aurek-west", "sith-trooper*10")
                        .squad("sith", "aurek-city", "sith-trooper*10"),
                "sith");
        assertThat(table.codes("sith", reinforce("sith-1", "\"sith-trooper\": 1")))
                .containsExactly("CUT_OFF");
        assertThat(table.codes("sith", reinforce("sith-2", "\"sith-trooper\": 1")))
                .containsExactly("CUT_OFF");
    }

    @Test
    @Rule("SWM-ECON-08")
    void inTheCapitalItselfThePathIsEmpty() {
        Table table = spending(
                Wars.of("sith@aurek", "rebel@besh")
                        .treasury("sith", 100)
                        .controls("rebel", "aurek-west", "aurek-east", "aurek-frontier")
                        .squad("sith", "aurek-city", "sith-trooper*10"),
                "sith");
        table.choose("sith", reinforce("sith-1", "\"sith-trooper\": 1"));
    }

    @Test
    @Rule({"SWM-ECON-09", "SWM-SQUAD-05"})
    void aDamagedSquadIsActiveTheMomentItHasMoreThan75PointsAndIsLegal() {
        Table table = spending(
                        Wars.of("sith@aurek").treasury("sith", 100).squad("sith", "aurek-west", "sith-trooper*5"),
                        "sith")
                .choose("sith", reinforce("sith-1", "\"sith-trooper\": 4"));
        assertThat(table.war().squad("sith-1").isDamaged()).isTrue();
        table.choose("sith", reinforce("sith-1", "\"sith-trooper\": 1"));
        assertThat(table.war().squad("sith-1").isActive()).isTrue();
        assertThat(table.told())
                .endsWith("Sith squad 1 is rebuilt with Sith Trooper for 8 points and is active again.");
    }

    @Test
    @Rule("SWM-ECON-09")
    void aDamagedSquadMayStayIllegalAndOnlyTheFiguresBoughtAreJudged() {
        Wars republic = Wars.of("republic@aurek")
                .treasury("republic", 100)
                .squad("republic", "aurek-city", "jedi-knight", "chewbacca", "nexu*2");
        Table table = spending(republic, "republic");
        assertThat(table.war().squad("republic-1").isDamaged()).isTrue(); // Chewbacca is Rebel, and too much Fringe
        assertThat(table.codes("republic", reinforce("republic-1", "\"wookiee-trooper\": 1")))
                .containsExactly("FACTION_FORBIDDEN");
        table.choose("republic", reinforce("republic-1", "\"yoda-jedi-master\": 1, \"wookiee-trooper\": 1"));
    }

    @Test
    @Rule("SWM-ECON-09")
    void anActiveSquadMustStayLegal() {
        Table table = spending(
                Wars.of("sith@aurek").treasury("sith", 100).squad("sith", "aurek-city", "sith-trooper*10"), "sith");
        assertThat(table.sentences("sith", reinforce("sith-1", "\"hk-47\": 1, \"nexu\": 1")))
                .containsExactly(
                        "This would make an active squad illegal: Sith needs at least 65% Sith; this squad has 80 of "
                                + "127 points (62.9%); Sith may have at most 35% Fringe; this squad has 47 of 127 points (37.1%).");
        assertThat(table.violations("sith", reinforce("sith-1", "\"hk-47\": 1, \"nexu\": 1")))
                .singleElement()
                .satisfies(one -> assertThat(one.rules()).contains("SWM-ECON-09", "SWM-FACT-01"));
        table.choose("sith", reinforce("sith-1", "\"hk-47\": 1"));
    }

    @Test
    @Rule({"SWM-UNIQ-03", "SWM-UNIQ-05"})
    void aUniqueServesOnceInAnArmyAndCanBeBoughtAgainWhenItIsGone() {
        Wars wars = Wars.of("sith@aurek")
                .treasury("sith", 100)
                .squad("sith", "aurek-city", "sith-trooper*10", "darth-malak")
                .squad("sith", "aurek-west", "sith-trooper*10");
        Table table = spending(wars, "sith");
        assertThat(table.sentences("sith", reinforce("sith-2", "\"darth-malak\": 1")))
                .containsExactly("Darth Malak already serves in Sith squad 1; a faction has it once.");
        War without = wars.war().with(wars.war().squad("sith-1").without("darth-malak#1"));
        spending(Wars.from(without), "sith").choose("sith", reinforce("sith-2", "\"darth-malak\": 1"));
    }

    // ---- giving up

    @Test
    @Rule("SWM-ECON-10")
    void figuresOfADamagedSquadAreGivenUpForNothingStepByStepUntilItIsUndamaged() {
        Table table = spending(
                        Wars.of("sith@aurek")
                                .squad("sith", "aurek-west", "sith-trooper*10", "hk-47", "calo-nord")
                                .squad("sith", "aurek-city", "sith-trooper*10"),
                        "sith")
                .choose("sith", "{\"eliminate-troop\": \"calo-nord#1\"}");
        assertThat(table.told()).containsExactly("Sith gives up Calo Nord; Sith squad 1 is active again.");
        assertThat(table.war().squad("sith-1").isActive()).isTrue();
        assertThat(treasury(table, SITH)).isZero();
    }

    @Test
    @Rule("SWM-ECON-10")
    void troopsOfActiveSquadsAreNotGivenUp() {
        Table table = spending(
                Wars.of("sith@aurek")
                        .treasury("sith", 10)
                        .squad("sith", "aurek-west", "sith-trooper*5")
                        .squad("sith", "aurek-city", "sith-trooper*10"),
                "sith");
        assertThat(table.sentences("sith", "{\"eliminate-troop\": \"sith-trooper#6\"}"))
                .containsExactly("Troops are given up only in a damaged squad.");
        table.choose("sith", "{\"eliminate-troop\": \"sith-trooper#1\"}");
    }

    // ---- no transfers, but by option

    @Test
    @Rule("SWM-SQUAD-09")
    void figuresStayInTheirSquad() {
        Wars wars = Wars.of("sith@aurek")
                .treasury("sith", 10)
                .squad("sith", "aurek-city", "sith-trooper*12")
                .squad("sith", "aurek-city", "sith-trooper*9");
        assertThat(spending(wars, "sith").codes("sith", "{\"transfer\": {\"sith-2\": \"sith-trooper#1\"}}"))
                .isNotEmpty();
        assertThat(kinds(spending(wars, "sith"), "sith")).doesNotContain("transfer");
    }

    @Test
    @Rule("SWM-SQUAD-09")
    void figuresPassBetweenSquadsOfOneTerritoryWhereTheCampaignSaysSo() {
        Table table = spending(
                Wars.of(Wars.option("transferTroops", true), "sith@aurek")
                        .squad("sith", "aurek-city", "sith-trooper*10")
                        .squad("sith", "aurek-city", "sith-trooper*9")
                        .squad("sith", "aurek-west", "sith-trooper*9"),
                "sith");
        assertThat(table.sentences("sith", "{\"transfer\": {\"sith-3\": \"sith-trooper#11\"}}"))
                .containsExactly("Sith Trooper #11 is not in another squad at Aurek Westmarch.");
        assertThat(table.sentences("sith", "{\"transfer\": {\"sith-2\": \"sith-trooper#1\"}}"))
                .containsExactly("This would make an active squad illegal: 72 of the 76 points that it takes.");
        table.choose("sith", "{\"transfer\": {\"sith-1\": \"sith-trooper#11\"}}");
        assertThat(table.war().squad("sith-1").figures()).hasSize(11);
        assertThat(table.war().squad("sith-2").figures()).hasSize(8);
        assertThat(table.told()).containsExactly("Sith Trooper #11 passes from Sith squad 2 to Sith squad 1.");
    }

    // ---- defaults

    @Test
    @Rule("SWM-TURN-05")
    void whoAnswersNothingSpendsNothingAndWhoHasNothingIsNotAsked() {
        Table table = spending(Wars.of("sith@aurek").treasury("sith", 200), "sith")
                .lapse("sith")
                .isOver();
        assertThat(treasury(table, SITH)).isEqualTo(200);
        spending(Wars.of("sith@aurek"), "sith").isOver();
    }

    /** The next was asked in silence, and what was left was looked for. */
    @Test
    @Rule("SWM-TURN-05")
    void whoHasSpentAllThatThereIsSomethingForIsToldWhatIsLeft() {
        Table table = spending(Wars.of("sith@aurek").treasury("sith", 207), "sith")
                .choose("sith", "{\"buy\": \"logistics-officer\"}")
                .isOver();
        assertThat(table.told()).endsWith("Sith has 7 points left, for which there is nothing to be had.");
    }

    @Test
    @Rule("SWM-ECON-12")
    void aPlayerWithoutSquadsStillCollectsBuildsAndWinsBack() {
        Table table = Table.of(Wars.of("sith@aurek", "rebel@besh"))
                .play(new Collect(SITH), new Spend(SITH))
                .choose("sith", NEW_SITHS);
        assertThat(table.war().squadsOf(SITH)).hasSize(1);
    }

    @Test
    @Rule("SWM-ECON-11")
    void advantagesAreUsableAtOnce() {
        Table table = spending(
                        Wars.of("sith@aurek").treasury("sith", 100).squad("sith", "aurek-city", "sith-trooper*5"),
                        "sith")
                .choose("sith", "{\"buy\": \"transport-shuttle\"}")
                .choose("sith", "{\"use-shuttle\": {\"sith-1\": \"aurek-west\"}}");
        assertThat(table.war().squad("sith-1").territory()).isEqualTo("aurek-west");
        assertThat(table.war().of(SITH).shuttles()).isZero();
    }

    @Test
    void allOfWhatIsWrongIsSaidAtOnce() {
        Table table = spending(
                Wars.of("sith@aurek", "rebel@besh")
                        .treasury("sith", 10)
                        .controls("rebel", "aurek-city")
                        .holdings(
                                "sith", holdings -> holdings.raisingSquad(true).raisingSquad(true))
                        .holdings("sith", Holdings::buyingShuttle)
                        .squad("sith", "aurek-west", "sith-trooper*10")
                        .squad("sith", "aurek-east", "sith-trooper")
                        .ground("aurek-west", ground -> ground.disrupted(true))
                        .holdings("sith", holdings -> holdings.hiring(Advantage.MEDICAL_OFFICER)),
                "sith");
        assertThat(table.codes("sith", "{\"new-squad\": {\"aurek-city\": {\"sith-trooper\": 2}}}"))
                .contains("NOT_YOUR_CAPITAL", "TOO_MANY_NEW_SQUADS", "SQUAD_TOO_SMALL", "NOT_ENOUGH_POINTS");
        assertThat(table.codes("sith", reinforce("sith-3", "\"stormtrooper\": 16")))
                .contains("CUT_OFF", "DISRUPTED", "SQUAD_TOO_LARGE", "FACTION_FORBIDDEN", "NOT_ENOUGH_POINTS");
        assertThat(table.codes("sith", "{\"buy\": \"medical-officer\"}"))
                .containsExactly("NOT_ENOUGH_POINTS", "ADVANTAGE_LIMIT");
        assertThat(table.codes("sith", "{\"buy\": {\"minefield\": \"besh-west\"}}"))
                .containsExactly("NOT_ENOUGH_POINTS", "NOT_FRIENDLY");
        assertThat(table.codes("sith", "{\"use-shuttle\": {\"sith-3\": \"besh-west\"}}"))
                .containsExactly("DISRUPTED", "NOT_FRIENDLY");
    }
}
