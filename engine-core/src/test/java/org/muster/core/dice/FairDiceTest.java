package org.muster.core.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.api.check.Violation;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.seat.Player;

class FairDiceTest {

    private static final Player EMPIRE = new Player("empire");
    private static final Player REBELS = new Player("rebels");
    private static final Roll ROLL = Roll.of("Attack", Pool.of(30, 20));
    private static final SeedChain CHAIN = new SeedChain(new Seed("0123456789abcdef".repeat(4)), 5);

    private static FairDice dice(String game, int phase, String empire, String rebels) {
        return new FairDice(game, CHAIN.seed(phase), new TreeMap<>(Map.of(EMPIRE, empire, REBELS, rebels)));
    }

    @Test
    void everyPartOfTheRequestDecides() {
        int[] faces = dice("winter", 0, "a", "b").faces(ROLL, 7);
        assertThat(dice("winter", 0, "a", "b").faces(ROLL, 7)).isEqualTo(faces);
        assertThat(dice("winter", 0, "a", "b").faces(ROLL, 8)).isNotEqualTo(faces);
        assertThat(dice("summer", 0, "a", "b").faces(ROLL, 7)).isNotEqualTo(faces);
        assertThat(dice("winter", 1, "a", "b").faces(ROLL, 7)).isNotEqualTo(faces);
        assertThat(dice("winter", 0, "b", "a").faces(ROLL, 7)).isNotEqualTo(faces);
        assertThat(new FairDice("winter", CHAIN.seed(0), new TreeMap<>(Map.of(EMPIRE, "a"))).faces(ROLL, 7))
                .isNotEqualTo(faces);
    }

    /** Without lengths in front, all of these would be the same bytes. */
    @Test
    void noTwoRequestsShareTheirBytes() {
        assertThat(dice("winter1", 0, "a", "b").faces(ROLL, 7))
                .isNotEqualTo(dice("winter", 0, "a", "b").faces(ROLL, 17));
        assertThat(dice("winter", 0, "ar", "b").faces(ROLL, 7))
                .isNotEqualTo(dice("winter", 0, "a", "rb").faces(ROLL, 7));
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 20, 66})
    void facesAreEven(int sides) {
        ChiSquare even = new ChiSquare(sides);
        Roll roll = Roll.of("Test", Pool.of(40, sides));
        FairDice dice = dice("winter", 2, "a", "b");
        for (int i = 0; i < 2_500; i++) {
            even.seen(dice.faces(roll, i));
        }
        even.check();
    }

    @Test
    void aContributionIsAnythingThatAllProgramsReadAlike() {
        assertThat(FairDice.isContribution("my lucky 7!")).isTrue();
        assertThat(FairDice.isContribution("x".repeat(64))).isTrue();
        assertThat(FairDice.isContribution("")).isFalse();
        assertThat(FairDice.isContribution("x".repeat(65))).isFalse();
        assertThat(FairDice.isContribution("\u00fc")).isFalse();
        assertThatThrownBy(() -> dice("winter", 0, "a\n", "b")).hasMessageContaining("empire's contribution");
    }

    @Test
    void seedsLeadBackToTheCommitment() {
        assertThat(CHAIN.seed(4)).isEqualTo(CHAIN.root());
        assertThat(CHAIN.seed(3)).isEqualTo(CHAIN.root().before());
        assertThat(CHAIN.seed(4).before(4).commitment()).isEqualTo(CHAIN.commitment());
        assertThatThrownBy(() -> CHAIN.seed(5)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(CHAIN.commitment()).isNotEqualTo(CHAIN.seed(0).before().hex());
        assertThat(Seed.random(new SecureRandom())).isNotEqualTo(Seed.random(new SecureRandom()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"00", "0123456789ABCDEF", "0123456789abcdeg", "0123456789 bcdef", "0123456789abcd:f"})
    void aSeedIsHexadecimalInLowerCase(String digits) {
        assertThatThrownBy(() -> new Seed(digits.repeat(4))).hasMessageContaining("64 hexadecimal digits");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1_000_001})
    void aChainIsForOneToAMillionPhases(int length) {
        Seed root = CHAIN.root();
        assertThatThrownBy(() -> new SeedChain(root, length)).hasMessageContaining("not " + length);
        assertThat(new SeedChain(root, 1_000_000).root()).isEqualTo(root);
    }

    @Test
    void anHonestGameVerifies() {
        FairDiceVerifier verifier = new FairDiceVerifier("winter", CHAIN.commitment());
        roll(verifier, 0, 0);
        roll(verifier, 0, 1);
        verifier.revealed(0, CHAIN.seed(0));
        roll(verifier, 1, 2);
        roll(verifier, 2, 5);
        verifier.revealed(2, CHAIN.seed(2));
        roll(verifier, 3, 6);
        assertThat(verifier.violations()).isEmpty();
        assertThat(verifier.proven()).hasSize(4).allMatch(FairRoll::isTrue);
        assertThat(verifier.waiting()).isEqualTo(1);
    }

    @Test
    void aRollWithAnotherFaceIsNotTrue() {
        FairRoll right = FairRoll.of(dice("winter", 0, "a", "b"), "7", Pool.D20);
        List<Integer> other = List.of(right.faces().get(0) % 20 + 1);
        assertThat(right.isTrue()).isTrue();
        assertThat(new FairRoll(right.seed(), right.game(), right.request(), right.contributions(), right.pool(), other)
                        .isTrue())
                .isFalse();
    }

    /** A journal of a stranger that names the phase after the last of the longest chain. */
    @Test
    void noChainIsLongEnoughForPhaseOneMillion() {
        FairDiceVerifier verifier = new FairDiceVerifier("winter", CHAIN.commitment());
        verifier.revealed(1_000_000, CHAIN.root());
        assertThat(verifier.violations()).extracting(Violation::code).containsExactly("FAIR_ORDER");
    }

    @Test
    void everyKindOfCheatingIsFound() {
        FairDiceVerifier verifier = new FairDiceVerifier("winter", CHAIN.commitment());
        verifier.rolled(0, 0, Map.of(), Pool.D20, 20);
        roll(verifier, 0, 0);
        verifier.revealed(0, CHAIN.seed(1));
        verifier.revealed(0, CHAIN.seed(0));
        roll(verifier, 0, 1);
        verifier.revealed(0, CHAIN.seed(0));
        verifier.revealed(2, CHAIN.seed(1));
        verifier.revealed(Integer.MAX_VALUE, CHAIN.seed(1));
        verifier.rolled(1, 2, Map.of(EMPIRE, ""), Pool.D20, 3);
        assertThat(verifier.violations())
                .extracting(Violation::code)
                .containsExactly(
                        "FAIR_REUSED",
                        "FAIR_SEED",
                        "FAIR_FACES",
                        "FAIR_LATE",
                        "FAIR_ORDER",
                        "FAIR_SEED",
                        "FAIR_ORDER",
                        "FAIR_CONTRIBUTION");
        assertThat(verifier.violations().get(2))
                .hasToString("Roll 0, d20, is recorded as 20; the seed makes it "
                        + FairRoll.of(new FairDice("winter", CHAIN.seed(0), new TreeMap<>()), "0", Pool.D20)
                                .faces()
                                .get(0)
                        + ".");
    }

    private static void roll(FairDiceVerifier verifier, int phase, long request) {
        FairDice dice = dice("winter", phase, "a" + request, "b");
        verifier.rolled(phase, request, dice.contributions(), ROLL.pool(), dice.faces(ROLL, request));
    }

    /** Who puts in nothing of their own puts in what nobody could foresee. */
    @Test
    void aContributionOfNobodysIsAnotherEachTime() {
        String first = FairDice.contribution();
        assertThat(FairDice.isContribution(first)).isTrue();
        assertThat(first)
                .matches("[0-9a-f]{24,}")
                .isNotEqualTo(FairDice.contribution())
                .isNotEqualTo("0".repeat(first.length()));
    }
}
