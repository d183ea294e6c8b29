package org.muster.core.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.muster.api.check.Violation;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;

class ScriptedDiceTest {

    @Test
    void facesComeInTheOrderWritten() {
        ScriptedDice dice = ScriptedDice.of(17, 3, 4, 6);
        assertThat(dice.total("Initiative", Pool.D20)).isEqualTo(17);
        assertThat(dice.faces(Roll.of("Damage", Pool.TWO_D6), 99)).containsExactly(3, 4);
        assertThat(dice.left()).containsExactly(6);
    }

    @Test
    void aScriptThatDoesNotFitSaysWhere() {
        assertThatThrownBy(() -> ScriptedDice.of(17).total("Initiative", Pool.D6))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("\"Initiative\" after 0 faces of [17]: [Die 1 of d6 shows 1 to 6, not 17.]");
        assertThatThrownBy(() -> ScriptedDice.of(5).total("Damage", Pool.TWO_D6))
                .hasMessageContaining("2d6 is 2 dice; there are 1 faces.");
    }

    @Test
    void allWrongFacesAreToldAtOnce() {
        assertThat(Faces.check(Pool.parse("d20 + 2 black"), 0, 6, 7))
                .extracting(Violation::code)
                .containsExactly("DICE_FACE", "DICE_FACE");
        assertThat(Faces.check(Pool.parse("d20 + 2 black"), 20, 6, 1)).isEmpty();
    }
}
