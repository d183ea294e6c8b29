package org.muster.ruleset.swm.initiative;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.SwmCampaign;
import org.muster.ruleset.swm.Table;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Wars;
import org.muster.testkit.Rule;

class AllianceTest {

    private static Wars three() {
        return Wars.of("sith@aurek", "rebel@besh", "yuuzhan-vong@cresh");
    }

    private static Table announcing(Wars wars) {
        return Table.of(wars).play(new InitiativePhase.Alliances());
    }

    private static List<List<String>> sides(Table table) {
        return table.war().sides().stream()
                .map(side -> side.members().stream().map(Player::id).toList())
                .toList();
    }

    @Test
    @Rule("SWM-ALLY-01")
    void thoseThatAllNameTheSameSetAreAllied() {
        Table table = announcing(three())
                .choose("sith", "[\"yuuzhan-vong\"]")
                .choose("rebel", "[]")
                .choose("yuuzhan-vong", "[\"sith\"]");
        assertThat(sides(table)).containsExactly(List.of("sith", "yuuzhan-vong"), List.of("rebel"));
        assertThat(table.told()).containsExactly("Sith and Yuuzhan Vong are allied for turn 1.");
    }

    @Test
    @Rule("SWM-ALLY-02")
    void whoIsOfOneSideMayHaveAWordAlone() {
        Table table = announcing(three())
                .choose("sith", "[\"yuuzhan-vong\"]")
                .choose("rebel", "[]")
                .choose("yuuzhan-vong", "[\"sith\"]");
        SwmCampaign ruleset = new SwmCampaign();
        assertThat(ruleset.allies(table.war(), new Player("sith"))).containsExactly(new Player("yuuzhan-vong"));
        assertThat(ruleset.allies(table.war(), new Player("rebel"))).isEmpty();
    }

    @Test
    @Rule("SWM-ALLY-01")
    void anythingElseLeavesThemUnallied() {
        Table table = announcing(three())
                .choose("sith", "[\"rebel\", \"yuuzhan-vong\"]")
                .choose("rebel", "[\"sith\", \"yuuzhan-vong\"]")
                .choose("yuuzhan-vong", "[\"sith\"]");
        assertThat(sides(table)).containsExactly(List.of("sith"), List.of("rebel"), List.of("yuuzhan-vong"));
        assertThat(table.told())
                .contains("Yuuzhan Vong wanted to ally with Sith, but not all of them named the same alliance.");
    }

    @Test
    @Rule("SWM-ALLY-01")
    void setsOfOneSizeAreNotTheSameSet() {
        Table table = announcing(Wars.of("sith@aurek", "rebel@besh", "yuuzhan-vong@cresh", "fringe@dorn"))
                .choose("sith", "[\"rebel\", \"yuuzhan-vong\"]")
                .choose("rebel", "[\"sith\", \"fringe\"]")
                .choose("yuuzhan-vong", "[\"sith\", \"fringe\"]")
                .choose("fringe", "[]");
        assertThat(sides(table)).hasSize(4).allMatch(members -> members.size() == 1);
    }

    @Test
    @Rule({"SWM-ALLY-01", "SWM-TURN-05"})
    void whoDoesNotAnswerAlliesWithNobody() {
        Table table = announcing(three()).choose("sith", "[\"rebel\"]").lapse("rebel");
        assertThat(sides(table)).hasSize(3);
    }

    @Test
    @Rule({"SWM-ALLY-02", "SWM-TURN-06"})
    void anAllianceMustBeRenewedEveryTurnAndOneOfThoseWhoAreOutIsVoid() {
        Table table = announcing(three().allied("sith", "rebel"))
                .choose("sith", "[]")
                .choose("rebel", "[]")
                .choose("yuuzhan-vong", "[]");
        assertThat(sides(table)).hasSize(3);
        Table without = announcing(three().holdings("rebel", Holdings::gone));
        assertThat(without.codes("sith", "[\"rebel\"]")).containsExactly("NO_SUCH_OPTION");
    }

    @Test
    @Rule("SWM-ALLY-13")
    void yuuzhanVongMayAllyWithForceUsers() {
        Table table = announcing(three().squad("sith", "aurek-city", "exar-kun"))
                .choose("yuuzhan-vong", "[\"sith\"]")
                .choose("sith", "[\"yuuzhan-vong\"]")
                .choose("rebel", "[]");
        assertThat(table.war().allied(new Player("yuuzhan-vong"), new Player("sith")))
                .isTrue();
    }

    @Test
    @Rule({"SWM-ALLY-06", "SWM-RETR-07"})
    void whenAnAllianceBreaksUpSquadsLeaveLandThatIsNoLongerFriendly() {
        Wars wars = three().squad("sith", "besh-west", "exar-kun")
                .squad("sith", "aurek-city", "sith-trooper*10")
                .squad("rebel", "besh-city", "han-solo")
                .allied("sith", "rebel");
        Table table = announcing(wars)
                .choose("rebel", "[]")
                .choose("yuuzhan-vong", "[]")
                .choose("sith", "[]");
        assertThat(table.waitingFor()).containsExactly("sith");
        assertThat(table.codes("sith", "besh-city")).containsExactly("NOT_FRIENDLY");
        assertThat(table.codes("sith", "aurek-city")).containsExactly("NO_SUCH_OPTION"); // not adjacent
        table.choose("sith", "aurek-frontier").isOver();
        assertThat(table.war().squad("sith-1").territory()).isEqualTo("aurek-frontier");
        assertThat(table.war().squad("rebel-1").territory()).isEqualTo("besh-city");
        assertThat(table.told()).contains("Sith squad 1 retreats from Besh Westmarch to Aurek Frontier.");
        Table lapsed = announcing(wars).lapse("sith").lapse("sith");
        assertThat(lapsed.war().squad("sith-1").territory()).isEqualTo("aurek-east"); // first by id
    }

    @Test
    @Rule("SWM-ALLY-06")
    void betweenMembersWhoAllyAgainNothingHappens() {
        Wars wars = three().squad("sith", "besh-west", "exar-kun").allied("sith", "rebel", "yuuzhan-vong");
        Table table = announcing(wars)
                .choose("sith", "[\"rebel\"]")
                .choose("rebel", "[\"sith\"]")
                .choose("yuuzhan-vong", "[]")
                .isOver();
        assertThat(table.war().squad("sith-1").territory()).isEqualTo("besh-west");
    }

    @Test
    @Rule({"SWM-ALLY-06", "SWM-RETR-05"})
    void allLeaveTogetherSoSquadsMayChangePlaces() {
        Wars wars = Wars.of("sith@aurek", "rebel@besh")
                .squad("sith", "besh-west", "exar-kun")
                .squad("rebel", "aurek-east", "han-solo")
                .allied("sith", "rebel");
        Table table = announcing(wars)
                .choose("sith", "[]")
                .choose("rebel", "[]")
                .choose("sith", "aurek-east")
                .choose("rebel", "besh-west")
                .isOver();
        assertThat(table.war().squad("rebel-1").territory()).isEqualTo("besh-west");
    }

    @Test
    @Rule({"SWM-ALLY-06", "SWM-TURN-07"})
    void retreatsGoInTheTurnOrderOfTheLastTurn() {
        Wars wars = three().squad("yuuzhan-vong", "besh-east", "advance-scout")
                .squad("rebel", "cresh-west", "han-solo")
                .allied("rebel", "yuuzhan-vong");
        Table table =
                announcing(wars).choose("sith", "[]").choose("rebel", "[]").choose("yuuzhan-vong", "[]");
        assertThat(table.waitingFor()).containsExactly("rebel");
        assertThat(table.choose("rebel", "besh-east").waitingFor()).containsExactly("yuuzhan-vong");
    }

    @Test
    @Rule("SWM-ALLY-07")
    void aSquadThatCannotMakeThatRetreatIsDestroyed() {
        Wars wars = three().squad("sith", "besh-city", "exar-kun").allied("sith", "rebel");
        Table table = announcing(wars)
                .choose("sith", "[]")
                .choose("rebel", "[]")
                .choose("yuuzhan-vong", "[]")
                .isOver();
        assertThat(table.war().squads()).isEmpty();
        assertThat(table.told()).containsExactly("Sith squad 1 has nowhere to retreat to and is eliminated.");
        assertThat(table.events().get(0).rules()).containsExactly("SWM-ALLY-07");
    }

    @Test
    @Rule("SWM-ALLY-04")
    void territoriesOfAllMembersAreFriendlyToEachOfThem() {
        War war = three().allied("sith", "rebel").war();
        assertThat(war.friendlyTo(new Player("sith"))).hasSize(8);
        assertThat(war.enemy(new Player("sith"), "cresh-city")).isTrue();
    }
}
