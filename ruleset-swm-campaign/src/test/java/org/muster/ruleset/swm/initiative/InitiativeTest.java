package org.muster.ruleset.swm.initiative;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.HouseRules.AllianceInitiative;
import org.muster.ruleset.swm.HouseRules.RollOffModifiers;
import org.muster.ruleset.swm.HouseRules.StanceOrder;
import org.muster.ruleset.swm.Table;
import org.muster.ruleset.swm.Wars;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.testkit.Rule;

class InitiativeTest {

    private static final String[] THRAWNS_SQUAD = {"grand-admiral-thrawn", "stormtrooper*8"};

    private static Table initiative(Wars wars, int... dice) {
        return Table.of(wars).rolling(dice).play(new InitiativePhase.RollInitiative());
    }

    private static int bonus(Wars wars, String seat) {
        return InitiativeModifiers.roll(wars.war(), new Player(seat), "Initiative")
                .modifier();
    }

    private static List<String> order(Table table) {
        return table.war().sides().stream().map(side -> side.captain().id()).toList();
    }

    private static Wars four() {
        return Wars.of("sith@aurek", "rebel@besh", "fringe@cresh", "imperial@dorn");
    }

    @Test
    @Rule({"SWM-INIT-12", "SWM-INIT-07", "SWM-INIT-08", "SWM-INIT-10", "SWM-INIT-11"})
    void theBooksExampleOfNinePlayers() {
        Wars nine = Wars.of(
                "imperial@aurek",
                "republic@besh",
                "new-republic@cresh",
                "sith@dorn",
                "rebel@esk",
                "yuuzhan-vong@forn",
                "old-republic@grek",
                "separatist@herf",
                "mandalorian@isk");
        Table table = Table.of(nine)
                .rolling(19, 15 /* and 2 of its listening post */, 14, 14, 12, 11, 11, 7, 2)
                .rolling(15, 4) // New Republic and Sith
                .rolling(9, 13) // Yuuzhan Vong and Old Republic
                .play(new InitiativePhase.RollInitiative())
                .choose("imperial", "early")
                .choose("republic", "late")
                .choose("new-republic", "early")
                .choose("sith", "early")
                .choose("rebel", "late")
                .choose("old-republic", "early")
                .choose("yuuzhan-vong", "late")
                .choose("separatist", "early")
                .isOver();
        assertThat(order(table))
                .containsExactly(
                        "imperial",
                        "new-republic",
                        "sith",
                        "old-republic",
                        "separatist",
                        "mandalorian",
                        "yuuzhan-vong",
                        "rebel",
                        "republic");
        assertThat(table.told())
                .contains("Turn order: Imperial, New Republic, Sith, Old Republic, Separatist, Mandalorian, "
                        + "Yuuzhan Vong, Rebel, Republic.");
    }

    @Test
    @Rule("SWM-INIT-01")
    void eachPlayerStillInTheCampaignRollsOneD20AndAddsAllModifiers() {
        Wars wars = four().holdings("fringe", Holdings::gone)
                .allied("sith") // alone: sides are those still in the campaign
                .officer("rebel", Advantage.INTELLIGENCE_OFFICER);
        Table table = initiative(wars, 10, 9, 3);
        assertThat(table.dice().rolled())
                .extracting(Object::toString)
                .containsExactly(
                        "Initiative d20: 10", "Initiative d20: 9 +2 Intelligence Officer = 11", "Initiative d20: 3");
        assertThat(table.waitingFor()).containsExactly("rebel");
    }

    @Test
    @Rule("SWM-INIT-02")
    void anIntelligenceOfficerGives2OnceBoughtOrOfATerritory() {
        assertThat(bonus(four(), "sith")).isZero();
        assertThat(bonus(four().officer("sith", Advantage.INTELLIGENCE_OFFICER), "sith"))
                .isEqualTo(2);
        Wars both = four().controls("sith", "besh-frontier").officer("sith", Advantage.INTELLIGENCE_OFFICER);
        assertThat(bonus(both, "sith")).isEqualTo(2);
        assertThat(bonus(four(), "rebel")).isEqualTo(2); // Besh Listening Post
    }

    @Test
    @Rule("SWM-INIT-03")
    void eachActiveSquadWithReconGives1HoweverManyReconFiguresItHas() {
        Wars wars = four().squad("imperial", "dorn-city", "admiral-piett", "probe-droid*2", "stormtrooper*10")
                .squad("imperial", "dorn-west", "probe-droid", "stormtrooper*15")
                .squad("imperial", "dorn-east", "stormtrooper*16")
                .figure("stormtrooper#40", 0, "recon");
        assertThat(bonus(wars, "imperial")).isEqualTo(3);
        assertThat(bonus(four().squad("imperial", "dorn-city", "probe-droid", "stormtrooper*12"), "imperial"))
                .isEqualTo(-1); // 68 points: damaged
    }

    @Test
    @Rule({"SWM-INIT-04", "SWM-INIT-03"})
    void anEnemySquadWithDisruptiveInANeighbouringTerritoryCancelsRecon() {
        Wars wars = Wars.of("sith@aurek", "rebel@besh")
                .squad("sith", "aurek-east", "nexu", "sith-trooper*12")
                .figure("nexu#1", 0, "recon");
        assertThat(bonus(wars, "sith")).isEqualTo(1);
        assertThat(bonus(Wars.from(wars.war()).squad("rebel", "besh-city", "juno-eclipse"), "sith"))
                .isEqualTo(1); // not adjacent
        Wars damagedOne = Wars.from(wars.war()).squad("rebel", "besh-west", "juno-eclipse");
        assertThat(bonus(damagedOne, "sith")).isZero();
        assertThat(bonus(Wars.from(damagedOne.war()).allied("sith", "rebel"), "sith"))
                .isEqualTo(1); // judged with this turn's alliances
    }

    @Test
    @Rule("SWM-INIT-04")
    void byOptionOnlyActiveSquadsDisrupt() {
        Wars wars = Wars.of(Wars.option("disruptiveNeedsActive", true), "sith@aurek", "rebel@besh")
                .squad("sith", "aurek-east", "nexu", "sith-trooper*12")
                .figure("nexu#1", 0, "recon");
        assertThat(bonus(Wars.from(wars.war()).squad("rebel", "besh-west", "juno-eclipse"), "sith"))
                .isEqualTo(1);
        Wars active = Wars.from(wars.war())
                .squad("rebel", "besh-west", "rebel-trooper*20")
                .figure("rebel-trooper#3", 0, "disruptive");
        assertThat(bonus(active, "sith")).isZero();
    }

    @Test
    @Rule("SWM-INIT-05")
    void thrawnGivesTheImperials5InAnActiveSquadThatIsNotDisrupted() {
        Wars wars = Wars.of("imperial@aurek", "rebel@besh", "new-republic@cresh");
        assertThat(bonus(Wars.from(wars.war()).squad("imperial", "aurek-city", THRAWNS_SQUAD), "imperial"))
                .isEqualTo(5);
        assertThat(bonus(
                        Wars.from(wars.war())
                                .squad("imperial", "aurek-east", THRAWNS_SQUAD)
                                .squad("rebel", "besh-west", "juno-eclipse", "rebel-trooper*15"),
                        "imperial"))
                .isZero();
        assertThat(bonus(
                        Wars.from(wars.war())
                                .squad("new-republic", "cresh-city", "grand-admiral-thrawn", "new-republic-trooper*9"),
                        "new-republic"))
                .isZero();
        assertThat(bonus(Wars.from(wars.war()).squad("imperial", "aurek-city", "grand-admiral-thrawn"), "imperial"))
                .isEqualTo(-1); // damaged
    }

    @Test
    @Rule("SWM-INIT-06")
    void eachDamagedSquadCosts1EvenBelowZero() {
        Wars wars = four().squad("sith", "aurek-city", "exar-kun")
                .squad("sith", "aurek-west", "sith-guard")
                .squad("sith", "aurek-east", "sith-trooper")
                .squad("rebel", "besh-city", "han-solo");
        assertThat(bonus(wars, "sith")).isEqualTo(-2);
        assertThat(InitiativeModifiers.roll(wars.war(), new Player("sith"), "Initiative")
                        .modifiers())
                .hasToString("[-2 damaged squads]");
        Table table = initiative(wars, 1, 20, 15, 12);
        assertThat(table.told()).contains("Sith has -1 for initiative.");
    }

    @Test
    @Rule({"SWM-INIT-02", "SWM-INIT-03", "SWM-INIT-04", "SWM-INIT-05", "SWM-INIT-06"})
    void eachModifierNamesItsOwnRuleAlsoWhereAnEnemyCancelsIt() {
        Wars wars = Wars.of("imperial@aurek", "rebel@besh")
                .squad("imperial", "aurek-east", THRAWNS_SQUAD)
                .squad("imperial", "aurek-west", "probe-droid", "stormtrooper*15")
                .squad("imperial", "aurek-city", "stormtrooper")
                .officer("imperial", Advantage.INTELLIGENCE_OFFICER)
                .squad("rebel", "besh-west", "juno-eclipse", "rebel-trooper*15");
        Roll roll = InitiativeModifiers.roll(wars.war(), new Player("imperial"), "Initiative");
        assertThat(roll.modifiers())
                .extracting(modifier -> modifier + " [" + modifier.rule() + "]")
                .containsExactly(
                        "+2 Intelligence Officer [SWM-INIT-02]",
                        "+1 Recon squad [SWM-INIT-03]",
                        "+5 Grand Admiral Thrawn [SWM-INIT-05]",
                        "-5 disrupted by an enemy squad [SWM-INIT-04]",
                        "-1 damaged squad [SWM-INIT-06]");
    }

    @Test
    @Rule({"SWM-INIT-07", "SWM-INIT-09"})
    void theHighestTotalChoosesFirstAndTheNextKnowsWhatItChose() {
        Table table = initiative(four(), 5, 18, 11, 7);
        assertThat(table.waitingFor()).containsExactly("rebel");
        assertThat(table.decision("rebel").prompt()).hasToString("Does Rebel act early or late this turn?");
        table.choose("rebel", "late");
        assertThat(table.waitingFor()).containsExactly("fringe");
        assertThat(table.told()).contains("Rebel goes late.");
    }

    @Test
    @Rule("SWM-INIT-07")
    void byOptionTheLowestTotalChoosesFirst() {
        Wars wars =
                Wars.of(Wars.option("stanceOrder", StanceOrder.LOWEST_FIRST), "sith@aurek", "rebel@esk", "fringe@dorn");
        Table table = initiative(wars, 9, 2, 17).choose("rebel", "early").choose("sith", "early");
        assertThat(order(table)).containsExactly("rebel", "sith", "fringe");
    }

    @Test
    @Rule("SWM-INIT-08")
    void equalTotalsRollABareD20AndOnlyThoseEqualInItAgain() {
        Wars wars = four().officer("rebel", Advantage.INTELLIGENCE_OFFICER);
        Table table = initiative(wars, 12, 10, 12, 12, /* all twelve: */ 6, 9, 14, 9, /* Rebel and Imperial: */ 3, 8);
        assertThat(table.dice().left()).isEmpty();
        assertThat(table.told()).contains("Stances are chosen in this order: Fringe, Imperial, Rebel, Sith.");
        assertThat(table.dice().rolled().get(5).roll().modifiers()).isEmpty();
    }

    @Test
    @Rule("SWM-INIT-08")
    void byOptionARollOffHasTheSameModifiers() {
        Wars wars = Wars.of(Wars.option("rollOffModifiers", RollOffModifiers.SAME), "sith@aurek", "rebel@esk")
                .officer("rebel", Advantage.INTELLIGENCE_OFFICER);
        Table table = initiative(wars, 12, 10, 8, 7); // 8 against 7 + 2
        assertThat(table.waitingFor()).containsExactly("rebel");
    }

    @Test
    @Rule("SWM-INIT-11")
    void theLastSideIsNotAsked() {
        Table table = initiative(Wars.of("sith@aurek", "rebel@esk"), 3, 16)
                .choose("rebel", "late")
                .isOver();
        assertThat(order(table)).containsExactly("sith", "rebel");
    }

    @Test
    @Rule({"SWM-TURN-05", "SWM-INIT-07"})
    void whoDoesNotAnswerActsEarly() {
        Table table = initiative(Wars.of("sith@aurek", "rebel@esk"), 3, 16).lapse("rebel");
        assertThat(order(table)).containsExactly("rebel", "sith");
    }

    @Test
    @Rule({"SWM-INIT-13", "SWM-ALLY-11"})
    void theCaptainIsTheHighestMemberAndSelectsOneResultForTheAlliance() {
        Table table = initiative(four().allied("sith", "fringe"), 8, 12, 15, 10);
        assertThat(table.told()).contains("Fringe is captain of Sith and Fringe.");
        assertThat(table.waitingFor()).containsExactly("fringe");
        table.choose("fringe", "sith");
        assertThat(table.told()).contains("Stances are chosen in this order: Rebel, Imperial, Sith and Fringe.");
        table.choose("rebel", "late").choose("imperial", "late");
        assertThat(order(table)).containsExactly("fringe", "imperial", "rebel");
        assertThat(table.war().sides().get(0).members()).extracting(Player::id).containsExactly("sith", "fringe");
    }

    @Test
    @Rule("SWM-INIT-13")
    void byDefaultTheHighestResultOfTheAllianceCountsAndByOptionAlways() {
        Table lapsed =
                initiative(four().allied("sith", "fringe"), 8, 12, 15, 10).lapse("fringe");
        assertThat(lapsed.told()).contains("Stances are chosen in this order: Sith and Fringe, Rebel, Imperial.");
        Wars always = Wars.of(
                        Wars.option("allianceInitiative", AllianceInitiative.HIGHEST),
                        "sith@aurek",
                        "rebel@besh",
                        "fringe@cresh")
                .allied("sith", "fringe");
        assertThat(initiative(always, 8, 12, 15).told())
                .contains("Stances are chosen in this order: Sith and Fringe, Rebel.");
    }

    @Test
    @Rule({"SWM-ALLY-11", "SWM-INIT-08"})
    void tiedMembersRollForCaptainAndOnlyThose() {
        Table table =
                initiative(four().allied("sith", "rebel", "fringe", "imperial"), 9, 9, 14, 14, /* roll-off */ 4, 17);
        assertThat(table.dice().left()).isEmpty();
        assertThat(table.war().sides().get(0).captain()).isEqualTo(new Player("imperial"));
        assertThat(table.dice().rolled())
                .extracting(rolled -> rolled.roll().purpose().toString())
                .endsWith("Roll-off for captain", "Roll-off for captain");
    }

    @Test
    @Rule({"SWM-TURN-07", "SWM-INIT-01"})
    void playersRollInSeatOrder() {
        assertThat(initiative(four(), 5, 18, 11, 7).dice().rolled())
                .extracting(rolled -> rolled.roll())
                .extracting(Roll::by)
                .extracting(Player::id)
                .containsExactly("sith", "rebel", "fringe", "imperial");
    }
}
