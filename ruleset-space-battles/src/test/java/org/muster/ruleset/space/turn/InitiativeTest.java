package org.muster.ruleset.space.turn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.muster.ruleset.space.Battle;
import org.muster.ruleset.space.Battles;
import org.muster.ruleset.space.HouseRules;
import org.muster.ruleset.space.capital.CapitalWeaponsPhase;
import org.muster.ruleset.space.data.Side;
import org.muster.ruleset.space.movement.MovementPhase;
import org.muster.testkit.Rule;
import org.muster.testkit.table.RulesTable;

class InitiativeTest {

    private static RulesTable<Battle> rolled(Battle battle, int... faces) {
        return RulesTable.of(Battles.RULES, battle)
                .rolling("Initiative", faces)
                .play(new InitiativePhase.RollInitiative())
                .isOver();
    }

    @Test
    @Rule("SPB-INIT-01")
    void theHigherD20HasTheInitiative() {
        Battle battle = Battles.unbegun(HouseRules.DEFAULT);
        assertThat(rolled(battle, 12, 11).state().progress().holder()).isEqualTo(Side.EMPIRE);
        RulesTable<Battle> rebel = rolled(battle, 3, 4);
        assertThat(rebel.state().progress().holder()).isEqualTo(Side.REBEL);
        assertThat(rebel.told()).containsExactly("The Rebel has the initiative in turn 1.");
        assertThat(rebel.rolled()).allMatch(roll -> roll.roll().modifier() == 0);
    }

    @Test
    @Rule("SPB-INIT-02")
    void onATieWhoHadItLastTurnKeepsIt() {
        Battle battle = Battles.of().led(Side.REBEL).battle();
        RulesTable<Battle> tied = rolled(battle, 9, 9);
        assertThat(tied.state().progress().holder()).isEqualTo(Side.REBEL);
        assertThat(tied.told()).containsExactly("The Rebel keeps the initiative in turn 2.");
    }

    @Test
    @Rule("SPB-INIT-03")
    void aTieInTheFirstTurnIsRolledAgain() {
        Battle battle = Battles.unbegun(HouseRules.DEFAULT);
        assertThat(rolled(battle, 9, 9, 20, 20, 2, 5).state().progress().holder())
                .isEqualTo(Side.REBEL);
    }

    @Test
    @Rule("SPB-INIT-04")
    void theHolderMovesFirstAndFiresFirst() {
        Battle battle = Battles.of("SD star-destroyer 8,10 N", "nebulon-b-1 nebulon-b 8,16 S")
                .led(Side.EMPIRE)
                .battle();
        RulesTable<Battle> moving = RulesTable.of(Battles.RULES, battle).play(new MovementPhase.BeginHalf(true));
        assertThat(moving.waitingFor()).containsExactly("empire");
        RulesTable<Battle> firing = RulesTable.of(Battles.RULES, battle)
                .play(new CapitalWeaponsPhase.BeginFire(true), new CapitalWeaponsPhase.BeginFire(false));
        assertThat(firing.waitingFor()).containsExactly("empire");
        firing.choose("empire", "done");
        assertThat(firing.waitingFor()).containsExactly("rebel");
    }

    @Test
    @Rule("SPB-TURN-01")
    void aTurnIsInitiativeMovementAndCapitalWeapons() {
        var round = Battles.RULES.pipeline().rounds().get(0);
        assertThat(round.name()).isEqualTo("Turn");
        assertThat(round.phases())
                .extracting(phase -> phase.name())
                .containsExactly("Initiative", "Movement", "Capital weapons");
    }
}
