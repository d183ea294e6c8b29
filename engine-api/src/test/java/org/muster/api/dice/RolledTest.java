package org.muster.api.dice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What dice have shown, as a log tells it. */
class RolledTest {

    /** Who adds up +1 and -1 in the head wonders which of them counted. */
    @Test
    void whatModifiersComeToIsToldAlsoWhereItIsNothing() {
        Roll plain = Roll.of("Initiative", Pool.D20);
        Roll recon = plain.plus(1, "Recon squad", "A-1");
        assertThat(new Rolled(plain, 20).told()).hasToString("Initiative d20: 20");
        assertThat(new Rolled(recon, 12).told()).hasToString("Initiative d20: 12 +1 Recon squad = 13");
        assertThat(new Rolled(recon.plus(-1, "damaged squad", "A-2"), 20).told())
                .hasToString("Initiative d20: 20 +1 Recon squad -1 damaged squad = 20");
    }
}
