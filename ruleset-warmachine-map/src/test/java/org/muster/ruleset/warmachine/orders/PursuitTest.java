package org.muster.ruleset.warmachine.orders;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.muster.api.seat.Player;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Campaigns;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.Order;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

/** Pursuits, after all marches. C4 touches D4; D4 touches E5; E5 touches F4. */
class PursuitTest {

    private static final String[] PIKEMEN = {"kha-iron-fang-pikemen:10"};
    private static final String[] THRALLS = {"cry-bane-thralls:10"};
    private static final String[] ZEALOTS = {"pro-holy-zealots:10"};

    private static Campaigns four() {
        return Campaigns.of("anna@C2", "bert@G2:khador", "cleo@G6:cryx", "dora@C6:protectorate");
    }

    private static RulesTable<Campaign> carriedOut(Campaigns campaigns, int... dice) {
        return campaigns.table().rolling(dice).play(new OrderPhase.CarryOut()).isOver();
    }

    private static Fighter fighter(RulesTable<Campaign> table, String space, String seat) {
        return table.state().battles().the(space).of(new Player(seat));
    }

    @Test
    @Rule("WMC-PUR-01")
    void aPursuerAttacksWhereItsTargetIsNow() {
        RulesTable<Campaign> table = carriedOut(four().banner("anna", "C4")
                .banner("bert", "D4", PIKEMEN)
                .order("anna-1", Order.pursuit("bert-1"))
                .order("bert-1", Order.march("D3")));
        assertThat(table.state().battles()).containsOnlyKeys("D3");
        assertThat(fighter(table, "D3", "anna").pursues()).isEqualTo("bert-1");
        assertThat(fighter(table, "D3", "bert").attacked()).isTrue();
        assertThat(table.state().banner("anna-1").at()).isEqualTo("C4");
    }

    @Test
    @Rule("WMC-PUR-01")
    void aDefenseForceIsPursuedToo() {
        RulesTable<Campaign> table = carriedOut(four().banner("anna", "G3").order("anna-1", Order.pursuit("bert-hq")));
        assertThat(table.state().battles()).containsOnlyKeys("G2");
        assertThat(fighter(table, "G2", "bert").defenseForce()).isTrue();
        assertThat(fighter(table, "G2", "bert").attacked()).isTrue();
    }

    @Test
    @Rule("WMC-PUR-02")
    void aTargetThatGotAwayIsNotAttacked() {
        RulesTable<Campaign> table = carriedOut(four().banner("anna", "C4")
                .banner("bert", "D4", PIKEMEN)
                .order("anna-1", Order.pursuit("bert-1"))
                .order("bert-1", Order.march("E5")));
        assertThat(table.state().battles()).isEmpty();
        assertThat(table.told()).contains("anna's banner 1 finds bert's banner 1 gone: its pursuit is void.");
    }

    @Test
    @Rule("WMC-PUR-03")
    void aPursuerWhoseTargetComesToItFightsAtHome() {
        RulesTable<Campaign> table = carriedOut(four().banner("anna", "C4")
                .banner("bert", "D4", PIKEMEN)
                .order("anna-1", Order.pursuit("bert-1"))
                .order("bert-1", Order.march("C4")));
        assertThat(table.state().battles()).containsOnlyKeys("C4");
        assertThat(fighter(table, "C4", "anna").isPursuer()).isFalse();
        assertThat(table.told()).contains("anna's banner 1 is attacked itself: its pursuit is void.");
    }

    @Test
    @Rule("WMC-PUR-03")
    void aPursuerThatSomebodyElseAttacksStaysAtHome() {
        RulesTable<Campaign> table = carriedOut(four().banner("anna", "C4")
                .banner("bert", "D4", PIKEMEN)
                .banner("cleo", "B4", THRALLS)
                .order("anna-1", Order.pursuit("bert-1"))
                .order("bert-1", Order.FORTIFY)
                .order("cleo-1", Order.march("C4")));
        assertThat(table.state().battles()).containsOnlyKeys("C4");
    }

    @Test
    @Rule("WMC-PUR-04")
    void inAChainEverySecondPursuitIsVoid() {
        RulesTable<Campaign> table = carriedOut(four().banner("anna", "C4")
                .banner("bert", "D4", PIKEMEN)
                .banner("cleo", "E5", THRALLS)
                .banner("dora", "F4", ZEALOTS)
                .order("anna-1", Order.pursuit("bert-1"))
                .order("bert-1", Order.pursuit("cleo-1"))
                .order("cleo-1", Order.pursuit("dora-1"))
                .order("dora-1", Order.AMBUSH));
        assertThat(table.state().battles()).containsOnlyKeys("D4", "F4");
        assertThat(fighter(table, "F4", "cleo").pursues()).isEqualTo("dora-1");
        assertThat(fighter(table, "D4", "bert").isPursuer()).isFalse();
        assertThat(table.told())
                .contains("bert's banner 1 is attacked itself: its pursuit is void.")
                .contains("cleo's banner 1 attacks dora's banner 1 in F4.");
        assertThat(table.state().tracks())
                .as("an attack is drawn from where the pursuer stays")
                .extracting(track -> track.banner() + " " + track.spaces() + " " + track.attack())
                .containsExactly("anna-1 [C4] D4", "cleo-1 [E5] F4");
    }

    @Test
    @Rule("WMC-PUR-05")
    void ofTwoWhoPursueEachOtherTheHigherRollAttacks() {
        RulesTable<Campaign> table = carriedOut(
                four().banner("anna", "C4")
                        .banner("bert", "D4", PIKEMEN)
                        .order("anna-1", Order.pursuit("bert-1"))
                        .order("bert-1", Order.pursuit("anna-1")),
                3,
                4,
                2,
                5,
                1,
                2,
                4,
                4);
        assertThat(table.state().battles()).containsOnlyKeys("C4");
        assertThat(fighter(table, "C4", "bert").pursues()).isEqualTo("anna-1");
        assertThat(fighter(table, "C4", "anna").attacked()).isTrue();
        assertThat(table.told())
                .containsOnlyOnce("anna's banner 1 is slower than bert's banner 1: its pursuit is void.")
                .noneMatch(line -> line.startsWith("bert's banner 1 is"));
    }

    @Test
    @Rule("WMC-PUR-05")
    void aRingOfThreeEndsInOneBattle() {
        RulesTable<Campaign> table = carriedOut(
                four().banner("anna", "C4")
                        .banner("bert", "D4", PIKEMEN)
                        .banner("cleo", "C5", THRALLS)
                        .order("anna-1", Order.pursuit("bert-1"))
                        .order("bert-1", Order.pursuit("cleo-1"))
                        .order("cleo-1", Order.pursuit("anna-1")),
                1,
                1,
                6,
                5,
                2,
                2);
        assertThat(table.state().battles()).containsOnlyKeys("C5");
        assertThat(fighter(table, "C5", "bert").pursues()).isEqualTo("cleo-1");
        assertThat(table.told().stream().filter(line -> line.contains("void") || line.contains("attacks")))
                .containsExactly(
                        "anna's banner 1 is slower than bert's banner 1: its pursuit is void.",
                        "cleo's banner 1 is slower than bert's banner 1: its pursuit is void.",
                        "bert's banner 1 attacks cleo's banner 1 in C5.");
    }

    @Test
    @Rule({"WMC-PUR-04", "WMC-PUR-05"})
    void aRingThatIsAttackedFromOutsideIsNoRing() {
        RulesTable<Campaign> table = carriedOut(four().banner("anna", "C4")
                .banner("bert", "D4", PIKEMEN)
                .banner("cleo", "B4", THRALLS)
                .order("anna-1", Order.pursuit("bert-1"))
                .order("bert-1", Order.pursuit("anna-1"))
                .order("cleo-1", Order.pursuit("anna-1")));
        assertThat(table.state().battles()).containsOnlyKeys("C4");
        assertThat(table.state().battles().the("C4").fighters()).hasSize(3);
    }

    @Test
    @Rule("WMC-PUR-06")
    void pursuersJoinTheBattleTheirTargetIsIn() {
        RulesTable<Campaign> table = carriedOut(four().banner("anna", "C4")
                .banner("bert", "D4", PIKEMEN)
                .banner("cleo", "E5", THRALLS)
                .banner("dora", "D5", ZEALOTS)
                .order("anna-1", Order.pursuit("bert-1"))
                .order("dora-1", Order.pursuit("bert-1"))
                .order("bert-1", Order.FORTIFY)
                .order("cleo-1", Order.march("D4")));
        assertThat(table.state().battles()).containsOnlyKeys("D4");
        assertThat(table.state().battles().the("D4").fighters()).hasSize(4);
    }

    @Test
    @Rule("WMC-PUR-07")
    void nobodyHasTwoForcesInOneBattle() {
        RulesTable<Campaign> table = carriedOut(four().banner("anna", "C4")
                .banner("anna", "C5", "cyg-ironclad")
                .banner("bert", "D4", PIKEMEN)
                .order("anna-1", Order.pursuit("bert-1"))
                .order("anna-2", Order.pursuit("bert-1")));
        assertThat(fighter(table, "D4", "anna").force()).isEqualTo("anna-1");
        assertThat(table.told()).contains("anna's banner 2 leaves the battle to its own side: its pursuit is void.");
        RulesTable<Campaign> apart = carriedOut(four().banner("anna", "C4")
                .banner("anna", "C6", "cyg-ironclad")
                .banner("bert", "D4", PIKEMEN)
                .banner("bert", "C5", "kha-juggernaut")
                .order("anna-1", Order.pursuit("bert-1"))
                .order("anna-2", Order.pursuit("bert-2")));
        assertThat(apart.state().battles()).as("two battles of one player").containsOnlyKeys("C5", "D4");
        table = carriedOut(four().banner("anna", "C4")
                .banner("anna", "C5", "cyg-ironclad")
                .banner("bert", "D4", PIKEMEN)
                .order("anna-1", Order.pursuit("bert-1"))
                .order("anna-2", Order.march("D4")));
        assertThat(fighter(table, "D4", "anna").force()).isEqualTo("anna-2");
        assertThat(table.told())
                .contains("anna's banner 1 leaves the battle to its own side: its pursuit is void.")
                .doesNotContain("anna's banner 1 attacks bert's banner 1 in D4.");
    }
}
