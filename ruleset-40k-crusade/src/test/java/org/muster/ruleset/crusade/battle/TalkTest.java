package org.muster.ruleset.crusade.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Question;
import org.muster.api.seat.Player;
import org.muster.core.json.Json;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.HouseRules;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Seasons;
import org.muster.ruleset.crusade.data.Scenario;
import org.muster.ruleset.crusade.rift.RiftPhase;
import org.muster.ruleset.crusade.scenario.BattleSheet;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** What may be said about a battle beside its report, by whom, and what others read of it. */
class TalkTest {

    private static final String CONQUEST = "anna attack S05>S10";
    private static final String SUPPORTED = "anna attack S05>S10; dora support S05>S10";
    private static final String COLONIZATION = "anna attack S05>S09";

    /** Anna holds S05, Bert S10, Cleo S14, Dora S04 and S06; S09 between them is unclaimed. */
    private static RulesTable<Season> open(String orders) {
        return Seasons.of("anna::S05", "bert::S10", "cleo::S14", "dora::S04,S06")
                .orders(orders.split("; "))
                .battlesOpen();
    }

    private static List<String> refusals(RulesTable<Season> table, String seat, String typed) {
        Question<?> asked = table.decision(seat, "Talk").questions().stream()
                .filter(question -> question.who().contains(new Player(seat)))
                .findFirst()
                .orElseThrow();
        return asked.options().read(Json.readAnswer(typed)).violations().stream()
                .map(violation -> violation.code() + ": " + violation.sentence())
                .toList();
    }

    private static String scenario(RulesTable<Season> table) {
        Battle battle = table.state().battle(1);
        BattleSheet sheet = BattleSheet.of(table.state(), battle);
        List<Scenario> list = sheet.scenarios(sheet.size());
        return list.get(list.size() - 1).name();
    }

    @Test
    @Rule({"CRU-TAB-02", "CRU-TAB-04"})
    void whatIsProposedIsReadByTheOthersUntilItIsAgreed() {
        RulesTable<Season> table = open(CONQUEST);
        String last = scenario(table);
        assertThat(new Talk(1).title(table.state())).hasToString("Arrangements");
        assertThat(table.decision("anna", "Talk").prompt().toString()).doesNotContain("proposes");
        table.choose("bert", "Talk", "{size: strike-force}");
        assertThat(table.told()).endsWith("bert proposes Strike Force.");
        assertThat(table.decision("anna", "Talk").prompt().toString()).endsWith(". bert proposes Strike Force.");
        table.choose("bert", "Talk", "{scenario: '" + last + "'}");
        assertThat(table.decision("anna", "Talk").prompt().toString())
                .endsWith(". bert proposes " + last + ". bert proposes Strike Force.");
        table.choose("anna", "Talk", "{scenario: '" + last + "'}");
        assertThat(table.told()).endsWith("It is agreed: " + last + ".");
        assertThat(table.state().battle(1).terms().scenario()).isEqualTo(last);
        assertThat(table.decision("anna", "Fight").questions().get(0).options().parts())
                .as("a report need not say again what is agreed")
                .filteredOn(part -> part.option().id().equals("scenario"))
                .singleElement()
                .satisfies(part -> assertThat(part.options().question().toString())
                        .isEqualTo("Which scenario was played, if not " + last + "?"));
    }

    @Test
    @Rule({"CRU-TAB-02", "CRU-TAB-04"})
    void whoLeadsNoSideProposesNothing() {
        RulesTable<Season> table = open(SUPPORTED);
        String only = "NOT_A_PRINCIPAL: Only who leads a side of Battle 1 for Sanctus Primaris may say that.";
        assertThat(refusals(table, "dora", "{size: strike-force}")).containsExactly(only);
        assertThat(refusals(table, "dora", "roll")).containsExactly(only);
        assertThat(refusals(table, "dora", "concede")).containsExactly(only);
    }

    @Test
    @Rule({"CRU-TAB-02", "CRU-TAB-04", "CRU-BAT-05"})
    void nothingIsProposedToNobody() {
        RulesTable<Season> table = open(CONQUEST).choose("bert", "Talk", "unable");
        String nobody = "NO_OTHER_SIDE: Battle 1 for Sanctus Primaris has nobody on another side.";
        assertThat(refusals(table, "anna", "{size: strike-force}")).containsExactly(nobody);
        assertThat(refusals(table, "anna", "concede")).containsExactly(nobody);
    }

    @Test
    @Rule("CRU-TAB-01")
    void aScenarioThatIsNotInTheListIsRefusedWithTheList() {
        RulesTable<Season> table = open(CONQUEST);
        assertThat(refusals(table, "anna", "{scenario: Tea Party}"))
                .singleElement()
                .asString()
                .startsWith("SCENARIO_NOT_IN_LIST: Tea Party is not in the list of ")
                .contains(scenario(table));
    }

    @Test
    @Rule("CRU-BAT-06")
    void theOrganizerDeclaresUnableWhoIsInTheBattleAndNotAbsentAlready() {
        RulesTable<Season> table = open(CONQUEST);
        assertThat(refusals(table, "organizer", "{unable: cleo}"))
                .containsExactly("NOT_IN_BATTLE: cleo does not play Battle 1 for Sanctus Primaris.");
        assertThat(refusals(table, "bert", "able")).containsExactly("NOT_UNABLE: Nobody said that you can't come.");
        table.choose("organizer", "Talk", "{unable: bert}");
        assertThat(refusals(table, "organizer", "{unable: bert}"))
                .containsExactly("ALREADY_ABSENT: bert does not come anyway.");
        assertThat(refusals(table, "bert", "unable")).containsExactly("ALREADY_ABSENT: bert does not come anyway.");
        assertThat(refusals(table, "bert", "able")).isEmpty();
    }

    @Test
    @Rule({"CRU-COL-05", "CRU-COL-02"})
    void theColonizerPicksWhoPlaysTheNativesAndTheOrganizerDoesNotPlay() {
        RulesTable<Season> table = open(COLONIZATION);
        assertThat(refusals(table, "bert", "{opponent: cleo}"))
                .contains("NOT_THE_COLONIZER: The colonizer picks who plays the natives.");
        assertThat(refusals(table, "organizer", "volunteer"))
                .containsExactly("ORGANIZER_DOES_NOT_PLAY: Only a player can play the natives.");
        assertThat(refusals(table, "bert", "volunteer")).isEmpty();
        table.choose("bert", "Talk", "volunteer");
        assertThat(table.state().battle(1).natives().volunteers()).containsExactly(new Player("bert"));
    }

    @Test
    @Rule({"CRU-COL-07", "CRU-BAT-06"})
    void whoWasReplacedAsTheNativesDoesNotComeAfterAll() {
        for (String version : List.of("0.1.0", "0.1.1")) {
            RulesTable<Season> table = Seasons.playedBy(
                            version,
                            HouseRules.DEFAULT,
                            true,
                            Seasons.FILES,
                            "anna::S05",
                            "bert::S10",
                            "cleo::S14",
                            "dora::S04,S06")
                    .orders(COLONIZATION)
                    .battlesOpen()
                    .choose("organizer", "Talk", "{opponent: bert}")
                    .choose("bert", "Talk", "unable");
            assertThat(refusals(table, "bert", "able"))
                    .as("nobody has taken his place")
                    .isEmpty();
            table.choose("organizer", "Talk", "{opponent: cleo}");
            boolean isAsked = table.decision("anna", "Talk").questions().stream()
                    .anyMatch(question -> question.who().contains(new Player("bert")));
            assertThat(isAsked).as(version).isEqualTo(version.equals("0.1.0"));
            table.choose("cleo", "Talk", "unable");
            assertThat(refusals(table, "bert", "able"))
                    .as("somebody is looked for again")
                    .isEmpty();
        }
    }

    @Test
    @Rule({"CRU-RIFT-14", "CRU-RIFT-10"})
    void aBattleOfTheGreatRiftIsPlayedAsItWasChallenged() {
        RulesTable<Season> table = RulesTable.of(
                        Seasons.CAMPAIGN,
                        Seasons.of("anna", "bert", "cleo").turn(2).season())
                .play(new RiftPhase.BeginRiftTurn())
                .choose("anna", "{propose: {opponents: [bert], stake: {unclaimed: N05}, mission: planetstrike}}")
                .choose("bert", "{accept: battle-1}");
        assertThat(refusals(table, "anna", "{size: strike-force}"))
                .containsExactly("RIFT_TERMS: What a Great Rift battle is played by was agreed on with the challenge.");
        assertThat(refusals(table, "anna", "unable"))
                .containsExactly("RIFT_ABSENCE: A Great Rift battle is not played, or it lapses.");
    }
}
