package org.muster.ruleset.swm.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.ruleset.swm.HouseRules.StackingCheck;
import org.muster.ruleset.swm.Table;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.Wars;
import org.muster.testkit.Rule;

class MovementTest {

    private static final String[] SITH = {"sith-trooper*10"};
    private static final Player SITH_PLAYER = new Player("sith");

    private static Wars neighbours() {
        return Wars.of("sith@aurek", "rebel@besh", "fringe@cresh");
    }

    private static Table moving(Wars wars) {
        return Table.of(wars).play(new ActionPhase.Move(SITH_PLAYER));
    }

    private static int allowance(String... figures) {
        War war = Wars.of("sith@aurek").squad("sith", "aurek-city", figures).war();
        return Allowance.of(war.book(), war.squad("sith-1"));
    }

    @Test
    @Rule("SWM-MOVE-01")
    void squadsMoveOneAtATimeEachOnceAlongAdjacentTerritories() {
        Table table = moving(neighbours().squad("sith", "aurek-city", SITH).squad("sith", "aurek-west", SITH))
                .choose("sith", "{\"sith-1\": [\"aurek-east\", \"aurek-frontier\"]}");
        assertThat(table.war().squad("sith-1").territory()).isEqualTo("aurek-frontier");
        assertThat(table.sentences("sith", "{\"sith-1\": \"aurek-city\"}"))
                .containsExactly("Sith squad 1 has moved this turn.");
        assertThat(table.codes("sith", "{\"sith-2\": [\"aurek-east\"]}")).containsExactly("NO_ROUTE");
        assertThat(table.sentences("sith", "{\"sith-2\": [\"aurek-east\"]}"))
                .containsExactly("Aurek Westmarch and Aurek Eastmarch are not adjacent.");
        assertThat(table.sentences("sith", "{\"sith-2\": [\"aurek-city\", \"forn-frontier\"]}"))
                .containsExactly("Forn Frontier is inactive.", "Aurek City and Forn Frontier are not adjacent.");
        assertThat(table.sentences("sith", "{\"sith-2\": \"aurek-west\"}"))
                .containsExactly("Sith squad 2 is in Aurek Westmarch already.");
        assertThat(table.sentences("sith", "{\"sith-2\": [\"aurek-city\", \"aurek-city\"]}"))
                .containsExactly("Sith squad 2 is in Aurek City already.");
        table.choose("sith", "{\"sith-2\": \"aurek-city\"}")
                .choose("sith", "done")
                .isOver();
        assertThat(table.told())
                .containsExactly(
                        "Sith squad 1 moves from Aurek City to Aurek Frontier.",
                        "Sith squad 2 moves from Aurek Westmarch to Aurek City.");
        assertThat(table.events().get(0).rules()).containsExactly("SWM-MOVE-01");
    }

    @Test
    @Rule({"SWM-MOVE-01", "SWM-MOVE-11", "SWM-SQUAD-05"})
    void whyASquadStaysStandsBesideItsName() {
        Table table = moving(neighbours()
                        .squad("sith", "aurek-frontier", SITH)
                        .squad("sith", "aurek-city", SITH)
                        .squad("sith", "aurek-city", SITH)
                        .squad("sith", "aurek-east", "sith-trooper"))
                .choose("sith", "{\"sith-1\": \"besh-west\"}");
        Options<?> squads = table.question("sith").options();
        assertThat(squads.faces())
                .extracting(face -> face.id() + ' ' + face.note())
                .containsExactly("sith-2 ", "sith-3 ", "done ");
        assertThat(squads.closed())
                .extracting(
                        closed -> closed.option().id() + ' ' + closed.option().note())
                .containsExactly("sith-1 has moved", "sith-4 damaged");
        assertThat(squads.closed())
                .flatExtracting(closed -> closed.violations())
                .extracting(why -> why.sentence().toString())
                .containsExactly(
                        "Sith squad 1 has moved this turn.",
                        "Sith squad 4 is damaged (8 of the 76 points that it takes) and cannot move.");
    }

    @Test
    @Rule({"SWM-MOVE-01", "SWM-TURN-03"})
    void whoMovesTheLastSquadIsToldThatTheAttacksFollow() {
        String last = "Which squad moves where? 1 of 2 enemy territories is entered. Only Sith squad 2 can still move:"
                + " your movement ends with it, and the attacks are fought.";
        Table table = moving(neighbours()
                .squad("sith", "aurek-frontier", SITH)
                .squad("sith", "aurek-city", SITH)
                .squad("sith", "aurek-east", "sith-trooper"));
        assertThat(table.decision("sith").prompt())
                .hasToString("Which squad moves where? 0 of 2 enemy territories are entered.");
        table.choose("sith", "{\"sith-1\": \"besh-west\"}");
        assertThat(table.decision("sith").prompt()).as("the third is damaged").hasToString(last);
        table.choose("sith", "{\"sith-2\": \"aurek-west\"}");
        assertThat(table.question("sith").options().count(9))
                .as("nothing is left to ask")
                .isEqualTo(1);
    }

    @Test
    @Rule("SWM-MOVE-02")
    void aSquadStopsInATerritoryItsSideDoesNotControlEvenIfItIsEmpty() {
        Table table = moving(neighbours().squad("sith", "aurek-frontier", SITH));
        assertThat(table.sentences("sith", "{\"sith-1\": [\"besh-west\", \"besh-city\"]}"))
                .containsExactly("The squad stops in Besh Westmarch, which is not friendly.");
        assertThat(table.codes("sith", "{\"sith-1\": \"besh-city\"}")).containsExactly("MUST_STOP");
        table.choose("sith", "{\"sith-1\": \"besh-west\"}");
        assertThat(table.told()).containsExactly("Sith squad 1 moves from Aurek Frontier and attacks Besh Westmarch.");
        assertThat(table.events().get(0).rules()).containsExactly("SWM-BATTLE-01");
    }

    @Test
    @Rule({"SWM-MOVE-02", "SWM-ALLY-04"})
    void alliedTerritoryDoesNotStopIt() {
        Table table = moving(neighbours().squad("sith", "aurek-frontier", SITH).allied("sith", "rebel"))
                .choose("sith", "{\"sith-1\": [\"besh-west\", \"besh-city\", \"besh-east\"]}");
        assertThat(table.war().squad("sith-1").territory()).isEqualTo("besh-east");
    }

    @Test
    @Rule("SWM-MOVE-02")
    void aTerritoryLeftToNobodyStopsIt() {
        Wars wars = neighbours()
                .squad("sith", "aurek-frontier", SITH)
                .ground("aurek-east", ground -> ground.controlledBy(null));
        assertThat(moving(wars).codes("sith", "{\"sith-1\": [\"aurek-east\", \"besh-west\"]}"))
                .containsExactly("MUST_STOP");
    }

    @Test
    @Rule("SWM-MOVE-03")
    void theAllowanceIsTheLowestRateDividedBy4RoundedHalfUp() {
        assertThat(allowance("sith-trooper*10")).isEqualTo(3); // 12
        assertThat(allowance("darth-malak")).isEqualTo(4); // 14
        assertThat(allowance("nexu*3")).isEqualTo(4); // 16
        assertThat(allowance("basilisk-war-droid")).isEqualTo(5); // 20
        assertThat(allowance("sith-trooper*10", "jabba-crime-lord")).isEqualTo(1); // 4
        Table table = moving(neighbours().squad("sith", "aurek-west", SITH).allied("sith", "rebel"));
        assertThat(table.sentences(
                        "sith",
                        "{\"sith-1\": [\"aurek-city\", \"aurek-east\", \"besh-west\", \"besh-city\", \"besh-east\"]}"))
                .containsExactly("Sith squad 1 moves 3 territories; this path has 5.");
        assertThat(table.codes("sith", "{\"sith-1\": \"besh-east\"}")).containsExactly("TOO_FAR");
        assertThat(
                        table.codes(
                                "sith",
                                "{\"sith-1\": [\"aurek-city\", \"aurek-east\", \"besh-city\", \"besh-west\", \"besh-frontier\"]}"))
                .as("all that is wrong with a way, also where two of its places are not adjacent")
                .contains("NO_ROUTE", "TOO_FAR");
    }

    @Test
    @Rule("SWM-MOVE-04")
    void aForceUserHasRate14AtLeastAndABoughtForceCounts() {
        assertThat(allowance("exar-kun", "sith-trooper")).isEqualTo(3);
        War war = Wars.of("sith@aurek")
                .squad("sith", "aurek-city", "sith-trooper")
                .figure("sith-trooper#1", 0, "gain-force")
                .war();
        assertThat(Allowance.rate(war.book(), war.squad("sith-1"))).isEqualTo(14);
        War fast = Wars.of("rebel@aurek")
                .squad("rebel", "aurek-city", "luke-on-tauntaun")
                .war();
        assertThat(Allowance.rate(fast.book(), fast.squad("rebel-1"))).isEqualTo(16);
    }

    @Test
    @Rule("SWM-MOVE-05")
    void aNormalSquadMoves3AndVerySlowFiguresBringItTo1() {
        assertThat(allowance("sith-guard*16")).isEqualTo(3);
        assertThat(allowance("sith-guard*16", "ephant-mon")).isEqualTo(1);
    }

    @Test
    @Rule("SWM-MOVE-06")
    void aTransportCarriesTwoSmallOrMediumOrOneLargeAndTheSlowestBoardFirst() {
        assertThat(allowance("skiff", "jabba-crime-lord")).isEqualTo(4);
        assertThat(allowance("skiff", "jabba-crime-lord", "ephant-mon")).isEqualTo(1);
        assertThat(allowance("skiff*2", "jabba-crime-lord", "ephant-mon")).isEqualTo(4);
        assertThat(allowance("skiff", "sith-trooper*2")).isEqualTo(4);
        assertThat(allowance("skiff", "sith-trooper*3")).isEqualTo(3);
        assertThat(allowance("skiff*2", "jabba-crime-lord", "sith-trooper*2")).isEqualTo(4);
        assertThat(allowance("skiff*2", "jabba-crime-lord", "sith-trooper*3")).isEqualTo(3);
        assertThat(allowance("skiff", "homing-spider-droid", "at-st")).isEqualTo(3); // huge figures are not carried
    }

    @Test
    @Rule("SWM-MOVE-07")
    void theSpeedUpgradeAdds4() {
        War war = Wars.of("fringe@aurek")
                .squad("fringe", "aurek-city", "jabba-the-hutt")
                .figure("jabba-the-hutt#1", 0, "speed-plus-2", "speed-plus-2")
                .war();
        assertThat(Allowance.of(war.book(), war.squad("fringe-1"))).isEqualTo(3);
    }

    @Test
    @Rule({"SWM-MOVE-08", "SWM-BATTLE-02"})
    void aSideEntersTwoEnemyTerritoriesATurnCountedOverAllItsSquads() {
        Table table = moving(neighbours()
                        .squad("sith", "aurek-frontier", SITH)
                        .squad("sith", "aurek-frontier", SITH)
                        .squad("sith", "aurek-east", SITH)
                        .squad("sith", "aurek-city", SITH)
                        .controls("rebel", "aurek-west"))
                .choose("sith", "{\"sith-1\": \"besh-west\"}")
                .choose("sith", "{\"sith-4\": \"aurek-west\"}");
        assertThat(table.sentences("sith", "{\"sith-2\": \"forn-frontier\"}"))
                .containsExactly("Forn Frontier is inactive.");
        War war = Wars.from(table.war()).controls("fringe", "forn-frontier").war();
        assertThat(moving(Wars.from(war)).sentences("sith", "{\"sith-2\": \"forn-frontier\"}"))
                .containsExactly("Two enemy territories were entered already: Besh Westmarch, Aurek Westmarch.");
    }

    @Test
    @Rule("SWM-MOVE-08")
    void twoSquadsIntoOneTerritoryAreOneEntered() {
        Wars wars = neighbours()
                .squad("sith", "aurek-frontier", SITH)
                .squad("sith", "aurek-frontier", SITH)
                .controls("rebel", "forn-frontier");
        Table table = moving(wars)
                .choose("sith", "{\"sith-1\": \"forn-frontier\"}")
                .choose("sith", "{\"sith-2\": \"forn-frontier\"}");
        assertThat(table.war().side(SITH_PLAYER).entered()).containsExactly("forn-frontier");
        Wars both = Wars.from(table.war()).attacking("sith", "besh-west", SITH);
        War room =
                both.war().with(both.war().squad("sith-1").in("aurek-frontier").moved(false));
        assertThat(moving(Wars.from(room)).codes("sith", "{\"sith-1\": \"forn-frontier\"}"))
                .isEmpty(); // it is one of the two
    }

    @Test
    @Rule({"SWM-ALLY-09", "SWM-ALLY-03", "SWM-ALLY-11"})
    void anAllianceEntersTwoInAllAndItsMembersMoveInAnyOrder() {
        Wars wars = neighbours()
                .squad("sith", "aurek-frontier", SITH)
                .squad("sith", "aurek-east", SITH)
                .squad("fringe", "cresh-west", "jabba-the-hutt", "calo-nord")
                .controls("rebel", "forn-frontier")
                .allied("sith", "fringe");
        Table table = Table.of(wars).play(new ActionPhase.Action());
        assertThat(table.waitingFor()).containsExactly("sith", "fringe");
        assertThat(table.decision("fringe").prompt().toString())
                .as("the other still moves")
                .endsWith("Only Fringe squad 1 of yours can still move: your movement ends with it; the attacks are"
                        + " fought when your allies are done, too.");
        table.choose("fringe", "{\"fringe-1\": \"besh-east\"}").choose("sith", "{\"sith-1\": \"forn-frontier\"}");
        assertThat(table.codes("sith", "{\"sith-2\": \"besh-west\"}")).containsExactly("THIRD_ATTACK");
        table.choose("sith", "done");
        assertThat(table.waitingFor()).containsExactly("fringe");
        table.choose("fringe", "done");
        assertThat(table.decision("sith").prompt()).hasToString("Which attack is resolved next?");
    }

    @Test
    @Rule("SWM-MOVE-09")
    void squadsMoveThroughFullTerritories() {
        Table table = moving(neighbours()
                        .squad("sith", "aurek-east", SITH)
                        .squad("sith", "aurek-city", SITH)
                        .controls("sith", "besh-west"))
                .choose("sith", "{\"sith-2\": [\"aurek-east\", \"besh-west\"]}");
        assertThat(table.war().squad("sith-2").territory()).isEqualTo("besh-west");
    }

    @Test
    @Rule("SWM-MOVE-10")
    void asManySquadsAsTheStackingLimitAttackRegardlessOfTheDefenders() {
        Wars wars = neighbours()
                .squad("sith", "aurek-frontier", SITH)
                .squad("sith", "aurek-frontier", SITH)
                .squad("sith", "aurek-frontier", SITH)
                .squad("rebel", "besh-west", "han-solo", "chewbacca", "rebel-trooper*5")
                .controls("rebel", "forn-frontier");
        Table one = moving(wars).choose("sith", "{\"sith-1\": \"besh-west\"}"); // limit 1
        assertThat(one.sentences("sith", "{\"sith-2\": \"besh-west\"}"))
                .containsExactly("Besh Westmarch takes 1 attacking squad.");
        assertThat(Marches.of(one.war(), one.war().squad("sith-2")).closed())
                .as("within reach")
                .containsExactly(List.of("besh-west"));
        assertThat(Marches.of(one.war(), one.war().squad("sith-1")).closed())
                .as("which has moved")
                .isEmpty();
        Table two = moving(wars)
                .choose("sith", "{\"sith-1\": \"forn-frontier\"}")
                .choose("sith", "{\"sith-2\": \"forn-frontier\"}"); // limit 2
        assertThat(two.codes("sith", "{\"sith-3\": \"forn-frontier\"}")).containsExactly("ATTACK_FULL");
    }

    /** One squad is damaged, the other in a disrupted territory. */
    private static Wars held() {
        return neighbours()
                .squad("sith", "aurek-city", "sith-trooper*2")
                .squad("sith", "aurek-east", SITH)
                .ground("aurek-east", ground -> ground.disrupted(true));
    }

    @Test
    @Rule({"SWM-MOVE-11", "SWM-SQUAD-05", "SWM-ADV-06"})
    void damagedSquadsAndThoseInADisruptedTerritoryCannotMove() {
        Wars wars = held();
        Table table = Table.of(wars);
        Options<List<String>> damaged =
                Options.pathOver(Marches.of(wars.war(), wars.war().squad("sith-1")));
        assertThat(damaged.isEmpty()).isTrue();
        assertThat(Options.pathOver(Marches.of(wars.war(), wars.war().squad("sith-2")))
                        .isEmpty())
                .isTrue();
        table.play(new ActionPhase.Move(SITH_PLAYER));
        assertThat(table.sentences("sith", "{\"sith-1\": \"aurek-west\"}"))
                .containsExactly("Sith squad 1 is damaged (16 of the 76 points that it takes) and cannot move.");
        assertThat(table.sentences("sith", "{\"sith-2\": \"aurek-city\"}"))
                .containsExactly("Aurek Eastmarch is disrupted this turn.");
    }

    /** Nobody is asked then, and who waits for the movement would look for a fault. */
    @Test
    @Rule({"SWM-MOVE-11", "SWM-SQUAD-05", "SWM-ADV-06"})
    void thatASideCanMoveNothingIsTold() {
        Wars held = held();
        String told = "Sith can move nothing: Sith squad 1 is damaged; Sith squad 2 is in Aurek Eastmarch, which is"
                + " disrupted.";
        assertThat(moving(held).choose("sith", "done").told()).contains(told);
        Table free = moving(held.squad("sith", "aurek-west", SITH)).choose("sith", "done");
        assertThat(free.told()).noneMatch(line -> line.contains("can move nothing"));
    }

    @Test
    @Rule("SWM-MOVE-11")
    void aSquadBuiltThisTurnCanMove() {
        War war = neighbours().war().raising(SITH_PLAYER, "aurek-city", Wars.roster(SITH), true);
        Table table = moving(Wars.from(war)).choose("sith", "{\"sith-1\": \"aurek-frontier\"}");
        assertThat(table.war().squad("sith-1").territory()).isEqualTo("aurek-frontier");
    }

    @Test
    @Rule({"SWM-MOVE-12", "SWM-SETUP-06"})
    void inactiveTerritoriesCannotBeEntered() {
        Table table = moving(neighbours().squad("sith", "aurek-west", SITH));
        assertThat(table.sentences("sith", "{\"sith-1\": \"esk-east\"}")).containsExactly("Esk Eastmarch is inactive.");
        assertThat(table.sentences("sith", "{\"sith-1\": [\"nowhere\"]}"))
                .containsExactly("There is no territory nowhere.");
        assertThat(table.sentences("sith", "{\"sith-1\": \"esk eastmarch\"}"))
                .as("by its name")
                .containsExactly("Esk Eastmarch is inactive.");
        assertThat(table.sentences("sith", "{\"sith-1\": \"Aurek City\"}")).isEmpty();
    }

    @Test
    @Rule({"SWM-TURN-05", "SWM-MOVE-01"})
    void whoDoesNotAnswerMovesNothing() {
        Table table = moving(neighbours().squad("sith", "aurek-city", SITH))
                .lapse("sith")
                .isOver();
        assertThat(table.war().squad("sith-1").territory()).isEqualTo("aurek-city");
    }

    @Test
    @Rule({"SWM-MOVE-01", "SWM-TURN-06"})
    void everyWayOfferedIsLegalAndEveryReachablePlaceIsOffered() {
        War war = neighbours()
                .squad("sith", "aurek-city", "darth-malak", "sith-marauder*2")
                .squad("rebel", "besh-west", "han-solo")
                .allied("sith", "fringe")
                .war();
        Options<List<String>> ways = Options.pathOver(Marches.of(war, war.squad("sith-1")));
        assertThat(ways.all().toList()).allSatisfy(way -> {
            assertThat(ways.check(way)).isEmpty();
            assertThat(ways.read(ways.write(way)).value()).isEqualTo(way);
        });
        assertThat(ways.all().map(way -> way.get(way.size() - 1)))
                .containsExactlyInAnyOrder("aurek-west", "aurek-east", "aurek-frontier", "besh-west");
        assertThat(ways.sample(new SplittableRandom(1))).isNotEmpty();
        assertThat(ways.count(9)).isEqualTo(4);
    }

    @Test
    @Rule("SWM-MOVE-03")
    void aSquadIsOfferedWhatLiesAsFarAsItMovesAndNothingFarther() {
        War war = neighbours()
                .squad("sith", "aurek-city", "sith-trooper*10", "jabba-crime-lord")
                .squad("sith", "aurek-city", SITH)
                .war();
        assertThat(offered(war, "sith-1"))
                .containsExactlyInAnyOrderElementsOf(war.book().map().neighbours("aurek-city"));
        assertThat(offered(war, "sith-2")).contains("besh-west").doesNotContain("aurek-city");
    }

    private static List<String> offered(War war, String squad) {
        return Options.pathOver(Marches.of(war, war.squad(squad)))
                .all()
                .map(way -> way.get(way.size() - 1))
                .toList();
    }

    @Test
    @Rule({"SWM-MOVE-03", "SWM-MOVE-11"})
    void aDamagedSquadThatWouldGoTooFarIsToldBoth() {
        Table table = moving(
                neighbours().squad("sith", "aurek-west", "sith-trooper*2").allied("sith", "rebel"));
        assertThat(table.codes(
                        "sith",
                        "{\"sith-1\": [\"aurek-city\", \"aurek-east\", \"besh-west\", \"besh-city\", \"besh-east\"]}"))
                .containsExactly("SQUAD_DAMAGED", "TOO_FAR");
    }

    /** A damaged squad does not fight for its territory. */
    @Test
    @Rule({"SWM-MOVE-02", "SWM-SQUAD-05"})
    void whereSomebodyIsAttackedTheDefendersAreCounted() {
        War war = neighbours()
                .squad("sith", "aurek-frontier", SITH)
                .squad("rebel", "besh-west", "han-solo", "chewbacca", "rebel-trooper*5")
                .squad("rebel", "besh-west", "rebel-trooper")
                .war();
        Marches marches = Marches.of(war, war.squad("sith-1"));
        assertThat(marches.option("aurek-east").note()).hasToString("");
        assertThat(marches.option("besh-west").note()).hasToString("attack: 1 squad");
        assertThat(marches.option("besh-east").note()).hasToString("attack: undefended");
        assertThat(marches.option("aurek-east").anchors()).containsExactly("aurek-east");
    }

    // ---- Strategic Movement

    private static Table strategic(Wars wars) {
        return Table.of(wars).play(new ActionPhase.StrategicMovement(SITH_PLAYER));
    }

    @Test
    @Rule("SWM-STRAT-01")
    void oneSquadGoesFromAnyFriendlyTerritoryToAnyOther() {
        Wars wars = neighbours()
                .squad("sith", "aurek-city", SITH)
                .squad("sith", "aurek-west", SITH)
                .controls("sith", "cresh-east"); // just conquered
        Table table = strategic(wars);
        assertThat(table.sentences("sith", "{\"sith-1\": \"besh-city\"}"))
                .containsExactly("Besh City is not friendly.");
        table.choose("sith", "{\"sith-1\": \"cresh-east\"}").isOver(); // one only
        assertThat(table.war().squad("sith-1").territory()).isEqualTo("cresh-east");
        assertThat(table.told()).containsExactly("Sith squad 1 is brought from Aurek City to Cresh Eastmarch.");
    }

    @Test
    @Rule("SWM-STRAT-02")
    void damagedSquadsAndThoseThatHaveMovedMayGoButNotOutOfADisruptedTerritory() {
        Wars wars = held();
        War moved = wars.war().with(wars.war().squad("sith-1").moved(true));
        Table table = strategic(Wars.from(moved));
        assertThat(table.codes("sith", "{\"sith-2\": \"aurek-city\"}")).containsExactly("DISRUPTED");
        assertThat(table.question("sith").options().faces())
                .extracting(Option::id)
                .containsExactly("sith-1", "none");
        assertThat(table.question("sith").options().closed())
                .extracting(closed ->
                        closed.option().id() + ' ' + closed.violations().get(0).code())
                .containsExactly("sith-2 DISRUPTED");
        assertThat(table.question("sith").options().faces().get(0).note()).hasToString("damaged");
        assertThat(table.question("sith").options().closed().get(0).option().note())
                .hasToString("");
        table.choose("sith", "{\"sith-1\": \"aurek-west\"}").isOver();
    }

    @Test
    @Rule({"SWM-STRAT-01", "SWM-ALLY-11", "SWM-ALLY-04"})
    void anAllianceMovesOneSquadOfAnyMemberAndTheCaptainSaysWhich() {
        Wars wars = neighbours()
                .squad("fringe", "cresh-city", "jabba-the-hutt")
                .squad("sith", "aurek-city", SITH)
                .allied("sith", "fringe");
        Table table = strategic(wars);
        assertThat(table.waitingFor()).containsExactly("sith");
        table.choose("sith", "{\"fringe-1\": \"aurek-city\"}").isOver();
        assertThat(table.war().squad("fringe-1").territory()).isEqualTo("aurek-city");
    }

    @Test
    @Rule({"SWM-STACK-02", "SWM-MOVE-09", "SWM-STRAT-01"})
    void whoBringsASquadTooManyIsToldBeforeAndAfter() {
        Wars wars = neighbours()
                .squad("sith", "aurek-west", SITH)
                .squad("sith", "aurek-city", SITH)
                .squad("rebel", "besh-west", "rebel-trooper*20");
        String note = "too many: 2 squads then, and 1 may stay when the phase ends";
        Marches marches = Marches.of(wars.war(), wars.war().squad("sith-2"));
        assertThat(marches.option("aurek-west").note()).hasToString(note);
        assertThat(marches.option("aurek-east").note().isEmpty()).isTrue();
        assertThat(marches.option("besh-west").note()).hasToString("attack: 1 squad");
        String warning = "Aurek Westmarch is overstacked: 2 squads stand there, and 1 may stay when the phase ends."
                + " Its side will eliminate 1 squad then, unless it leaves before.";
        assertThat(moving(wars).choose("sith", "{\"sith-2\": \"aurek-west\"}").told())
                .containsExactly("Sith squad 2 moves from Aurek City to Aurek Westmarch.", warning);
        assertThat(strategic(wars)
                        .choose("sith", "{\"sith-2\": \"aurek-west\"}")
                        .told())
                .containsExactly("Sith squad 2 is brought from Aurek City to Aurek Westmarch.", warning);
    }

    @Test
    @Rule("SWM-STACK-02")
    void theWarningSaysWhenItIsCheckedHere() {
        Wars wars = Wars.of(Wars.option("stackingCheck", StackingCheck.END_OF_SEGMENT), "sith@aurek", "rebel@besh")
                .squad("sith", "aurek-west", SITH)
                .squad("sith", "aurek-city", SITH);
        assertThat(moving(wars)
                        .choose("sith", "{\"sith-2\": \"aurek-west\"}")
                        .told()
                        .get(1))
                .contains("1 may stay when the segment ends");
    }

    @Test
    @Rule({"SWM-TURN-05", "SWM-STRAT-01"})
    void unansweredNoSquadIsBrought() {
        Table table = strategic(neighbours().squad("sith", "aurek-city", SITH))
                .lapse("sith")
                .isOver();
        assertThat(table.war().squad("sith-1").territory()).isEqualTo("aurek-city");
    }

    // ---- the segment

    @Test
    @Rule({"SWM-TURN-02", "SWM-TURN-03"})
    void eachSideFinishesItsWholeActionBeforeTheNextBegins() {
        Wars wars = Wars.of("sith@aurek", "rebel@besh")
                .squad("sith", "aurek-city", SITH)
                .squad("rebel", "besh-city", "han-solo", "chewbacca", "rebel-trooper*5");
        Table table = Table.of(wars).play(new ActionPhase.Action());
        assertThat(table.waitingFor()).containsExactly("sith");
        table.choose("sith", "{\"sith-1\": \"aurek-east\"}").choose("sith", "done"); // Movement
        assertThat(table.decision("sith").prompt())
                .hasToString("Which squad is brought to another friendly territory?");
        table.choose("sith", "none");
        assertThat(table.waitingFor()).containsExactly("rebel");
        assertThat(table.war().progress().acting()).isEqualTo(new Player("rebel"));
        table.choose("rebel", "done").choose("rebel", "none").isOver();
    }
}
