package org.muster.ruleset.swm.turn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.HouseRules.StackingCheck;
import org.muster.ruleset.swm.Table;
import org.muster.ruleset.swm.Wars;
import org.muster.ruleset.swm.economics.EconomicsPhase.Economics;
import org.muster.ruleset.swm.turn.Stacking.CheckSegment;
import org.muster.ruleset.swm.turn.Stacking.CheckStacking;
import org.muster.testkit.Rule;

/** Marches hold one squad, cities and frontiers two. */
class StackingTest {

    private static Wars crowd() {
        return Wars.of("sith@aurek", "rebel@besh")
                .squad("sith", "aurek-west", "sith-trooper*12")
                .squad("sith", "aurek-west", "sith-trooper*10");
    }

    @Test
    @Rule("SWM-STACK-01")
    void asManySquadsAsTheLimitMayStay() {
        Table.of(Wars.of("sith@aurek")
                        .squad("sith", "aurek-west", "sith-trooper*10")
                        .squad("sith", "aurek-city", "sith-trooper*10")
                        .squad("sith", "aurek-city", "sith-trooper*10"))
                .play(new CheckStacking())
                .isOver();
    }

    @Test
    @Rule({"SWM-STACK-01", "SWM-ALLY-11"})
    void ownAndAlliedActiveAndDamagedSquadsCountTogetherAndTheCaptainChooses() {
        Table table = Table.of(Wars.of("sith@aurek", "rebel@besh")
                        .squad("sith", "aurek-west", "sith-trooper")
                        .squad("rebel", "aurek-west", "rebel-trooper*20")
                        .allied("rebel", "sith"))
                .play(new CheckStacking());
        assertThat(table.waitingFor()).containsExactly("rebel");
        assertThat(table.decision("rebel").prompt().toString())
                .isEqualTo("Aurek Westmarch holds 2 squads; its limit is 1. Which are eliminated?");
        table.choose("rebel", "[\"sith-1\"]").isOver();
        assertThat(table.war().squads().keySet()).containsExactly("rebel-1");
        assertThat(table.told()).containsExactly("Aurek Westmarch is overstacked: Sith squad 1 is eliminated.");
    }

    @Test
    @Rule("SWM-STACK-03")
    void theOwnerEliminatesSquadsUntilTheLimitIsKept() {
        Table table = Table.of(crowd().squad("sith", "aurek-west", "sith-trooper*11")
                        .squad("sith", "aurek-east", "sith-trooper*10")
                        .squad("sith", "aurek-east", "sith-trooper*10"))
                .play(new CheckStacking());
        assertThat(table.codes("sith", "[\"sith-1\"]")).containsExactly("HOW_MANY");
        assertThat(table.codes("sith", "[\"sith-1\", \"sith-4\"]")).contains("NO_SUCH_OPTION");
        table.choose("sith", "[\"sith-1\", \"sith-2\"]")
                .choose("sith", "[\"sith-5\"]")
                .isOver();
        assertThat(table.war().squads().keySet()).containsExactly("sith-3", "sith-4");
    }

    @Test
    @Rule({"SWM-STACK-03", "SWM-TURN-05"})
    void unansweredTheSquadsOfFewestPointsGoAndOfEqualOnesTheYoungest() {
        assertThat(Table.of(crowd())
                        .play(new CheckStacking())
                        .lapse("sith")
                        .war()
                        .squads()
                        .keySet())
                .containsExactly("sith-1");
        assertThat(Table.of(Wars.of("sith@aurek")
                                .squad("sith", "aurek-west", "sith-trooper*10")
                                .squad("sith", "aurek-west", "sith-trooper*10")
                                .squad("sith", "aurek-west", "sith-trooper*10"))
                        .play(new CheckStacking())
                        .lapse("sith")
                        .war()
                        .squads()
                        .keySet())
                .containsExactly("sith-1");
    }

    @Test
    @Rule({"SWM-STACK-03", "SWM-TURN-05"})
    void fewestPointsCountBeforeAge() {
        Table table = Table.of(Wars.of("sith@aurek")
                        .squad("sith", "aurek-west", "sith-trooper*10")
                        .squad("sith", "aurek-west", "sith-trooper*11"))
                .play(new CheckStacking())
                .lapse("sith");
        assertThat(table.war().squads().keySet()).containsExactly("sith-2");
    }

    @Test
    @Rule("SWM-STACK-01")
    void eachSideHasItsOwnLimit() {
        Table.of(Wars.of("sith@aurek", "rebel@besh")
                        .squad("rebel", "besh-west", "rebel-trooper*20")
                        .attacking("sith", "besh-west", "sith-trooper*10"))
                .play(new CheckStacking())
                .isOver();
    }

    @Test
    @Rule("SWM-STACK-02")
    void segmentsAreCheckedOnlyWhereTheCampaignSaysSo() {
        Table.of(crowd()).play(new CheckSegment()).isOver();
        Wars wars = Wars.of(Wars.option("stackingCheck", StackingCheck.END_OF_SEGMENT), "sith@aurek", "rebel@besh")
                .squad("sith", "aurek-west", "sith-trooper*10")
                .squad("sith", "aurek-west", "sith-trooper*10");
        assertThat(Table.of(wars).play(new CheckSegment()).waitingFor()).containsExactly("sith");
    }

    @Test
    @Rule("SWM-STACK-02")
    void duringAPhaseATerritoryMayBeOverstacked() {
        Table table = Table.of(Wars.of("sith@aurek", "rebel@besh")
                        .holdings("sith", Holdings::buyingShuttle)
                        .squad("sith", "aurek-west", "sith-trooper*10")
                        .squad("sith", "aurek-city", "sith-trooper*10"))
                .play(new Economics(), new CheckStacking())
                .choose("sith", "{\"use-shuttle\": {\"sith-2\": \"aurek-west\"}}");
        assertThat(table.war().squadsIn("aurek-west")).hasSize(2);
        table.choose("sith", "done").choose("rebel", "done");
        assertThat(table.decision("sith").rules()).containsExactly("SWM-STACK-01", "SWM-STACK-03");
        assertThat(table.war().squadsOf(new Player("sith"))).hasSize(2);
        table.lapse("sith").isOver();
        assertThat(table.war().squadsOf(new Player("sith"))).hasSize(1);
    }
}
