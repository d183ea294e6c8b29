package org.muster.ruleset.warmachine.resolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.muster.ruleset.warmachine.Campaigns.json;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.HouseRules.OutpostHinders;
import org.muster.ruleset.warmachine.Structure;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

class ClaimTest {

    private static final Player ANNA = new Player("anna");
    private static final Player BERT = new Player("bert");

    private static Campaigns at(String space) {
        return Campaigns.of("anna@C2", "bert@G2:khador").banner("anna", space);
    }

    private static RulesTable<Campaign> claimed(Campaigns campaigns, int... dice) {
        return campaigns
                .table()
                .rolling(dice)
                .play(new ResolutionPhase.ClaimSpaces())
                .choose("anna", json("{*: yes}"))
                .isOver();
    }

    private static boolean has(RulesTable<Campaign> table, String space) {
        return table.state().controls(ANNA, space);
    }

    @Test
    @Rule({"WMC-CLM-01", "WMC-CLM-02", "WMC-CLM-03"})
    void aNeutralSpaceIsClaimedOnFiveAndBringsSupplies() {
        assertThat(has(claimed(at("C4"), 2, 2), "C4")).isFalse();
        RulesTable<Campaign> table = claimed(at("C4"), 2, 3, 2);
        assertThat(has(table, "C4")).isTrue();
        assertThat(table.state().ledger(ANNA).supply()).isEqualTo(2);
        assertThat(table.state().of(ANNA).deeds().claimed()).isEqualTo(1);
    }

    @Test
    @Rule("WMC-CLM-02")
    void anEnemySpaceIsClaimedOnSeven() {
        assertThat(has(claimed(at("C4").controls("bert", "C4"), 3, 3), "C4")).isFalse();
        assertThat(has(claimed(at("C4").controls("bert", "C4"), 3, 4, 1), "C4")).isTrue();
    }

    @Test
    @Rule("WMC-CLM-01")
    void onlyWhoWasInNoBattleOrWonRollsAndOnlyIfItsOwnerWants() {
        Fighter anna = new Fighter(ANNA, "anna-1", false, false, "", true, 0);
        Fighter bert = new Fighter(BERT, "bert-1", false, true, "", false, 0);
        Battle battle = Battle.open("D4", List.of(anna, bert));
        at("C4").change(campaign -> campaign.with(battle.decided(BERT, false)))
                .table()
                .play(new ResolutionPhase.ClaimSpaces())
                .isOver();
        assertThat(has(claimed(at("C4").change(campaign -> campaign.with(battle.decided(ANNA, false))), 6, 6, 1), "C4"))
                .isTrue();
        RulesTable<Campaign> table = at("C4").table().play(new ResolutionPhase.ClaimSpaces());
        assertThat(table.choose("anna", json("{anna-1: no}")).isOver().rolled()).isEmpty();
        RulesTable<Campaign> late = at("C4").table().rolling(6, 6, 1).play(new ResolutionPhase.ClaimSpaces());
        assertThat(has(late.lapse("anna"), "C4")).isTrue();
    }

    @Test
    @Rule("WMC-PUR-10")
    void aPursuerThatWonClaimsItsOwnSpace() {
        Fighter anna = new Fighter(ANNA, "anna-1", false, false, "bert-1", false, 0);
        Fighter bert = new Fighter(BERT, "bert-1", false, true, "", false, 0);
        Campaigns campaigns = at("C4").banner("bert", "D4", "kha-juggernaut")
                .change(campaign ->
                        campaign.with(Battle.open("D4", List.of(anna, bert)).decided(ANNA, false)));
        RulesTable<Campaign> table = claimed(campaigns, 6, 6, 1);
        assertThat(has(table, "C4")).isTrue();
        assertThat(has(table, "D4")).isFalse();
    }

    @Test
    @Rule({"WMC-CLM-04", "WMC-HQ-08"})
    void ownSpacesAndHeadquartersAreNotClaimed() {
        at("C3").table().play(new ResolutionPhase.ClaimSpaces()).isOver();
        at("G2").table().play(new ResolutionPhase.ClaimSpaces()).isOver();
    }

    @Test
    @Rule({"WMC-CLM-05", "WMC-CLM-06", "WMC-STC-07"})
    void anOutpostHindersEverybodyUnlessByOption() {
        assertThat(has(claimed(at("C4").structure("bert", StructureKind.OUTPOST, "C4"), 3, 3), "C4"))
                .isFalse();
        assertThat(has(claimed(at("C4").structure("bert", StructureKind.OUTPOST, "C4"), 3, 4, 1), "C4"))
                .isTrue();
        Campaigns held = at("C4").controls("bert", "C4").structure("bert", StructureKind.OUTPOST, "C4");
        assertThat(has(claimed(held, 4, 4), "C4")).isFalse();
        assertThat(has(claimed(held, 4, 5, 1), "C4")).isTrue();
        assertThat(has(claimed(at("C4").structure("anna", StructureKind.OUTPOST, "C4"), 3, 3), "C4"))
                .isFalse();
        Campaigns own = Campaigns.of(Campaigns.option("outpostHinders", OutpostHinders.ENEMIES), "anna@C2", "bert@G2")
                .banner("anna", "C4")
                .structure("anna", StructureKind.OUTPOST, "C4");
        assertThat(has(claimed(own, 3, 3, 1), "C4")).isTrue();
    }

    @Test
    @Rule("WMC-CLM-07")
    void aClaimChangesNoStructuresOwner() {
        RulesTable<Campaign> table = claimed(at("C4").structure("bert", StructureKind.FORTRESS, "C4"), 6, 6, 1);
        assertThat(table.state().ground("C4").structure()).isEqualTo(new Structure(StructureKind.FORTRESS, BERT));
    }

    @Test
    @Rule("WMC-CLM-08")
    void whoWonAtAHeadquartersClaimsWhereItWasRepulsedTo() {
        Fighter anna = new Fighter(ANNA, "anna-1", false, false, "", true, 0);
        Fighter bert = new Fighter(BERT, "bert-hq", true, true, "", false, 0);
        Campaigns campaigns = at("G3").change(campaign ->
                campaign.with(Battle.open("G2", List.of(anna, bert)).decided(ANNA, false)));
        assertThat(has(claimed(campaigns, 4, 3, 1), "G3")).isTrue();
    }

    @Test
    @Rule("WMC-CLM-03")
    void aSpecialLocationMayBringMore() {
        RulesTable<Campaign> table = Campaigns.of("anna@C2", "bert@K2", "cleo@C8", "dora@K8", "emil@D5")
                .banner("anna", "G2")
                .table()
                .rolling("Claim", 6, 6)
                .rolling("Supplies", 1)
                .rolling("Riches of Ring of Menhirs", 3)
                .play(new ResolutionPhase.ClaimSpaces())
                .choose("anna", json("{*: yes}"))
                .isOver();
        assertThat(table.state().ledger(ANNA).supply()).isEqualTo(4);
    }
}
