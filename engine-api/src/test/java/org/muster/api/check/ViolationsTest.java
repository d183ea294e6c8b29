package org.muster.api.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ViolationsTest {

    private static Violation broken(String code) {
        return Violation.of(code, "This breaks a rule.");
    }

    private static Violation unread() {
        throw new AssertionError("nobody reads it");
    }

    @Test
    void nothingIsPutInWordsBeforeSomebodyReadsIt() {
        Violations violations = new Violations();
        violations.found(ViolationsTest::unread);
        assertThat(violations.isEmpty()).isFalse();
        violations.addAll(Violations.of(ViolationsTest::unread));
        List<Violation> unless = Violation.unless(false, ViolationsTest::unread);
        List<Violation> both = Violation.both(violations, unless);
        assertThat(both.size()).isEqualTo(3); // hasSize would read them, to show them
    }

    @Test
    void theyAreReadInTheOrderInWhichTheyWereFound() {
        Violations violations = new Violations();
        violations.found(() -> broken("A"));
        violations.add(broken("B"));
        violations.addAll(Violations.of(() -> broken("C")));
        assertThat(Violation.both(violations, List.of(broken("D"))))
                .extracting(Violation::code)
                .containsExactly("A", "B", "C", "D");
        assertThat(Violation.both(List.of(), violations)).isSameAs(violations);
    }

    @Test
    void whatIsKeptBreaksNothing() {
        assertThat(Violation.unless(true, ViolationsTest::unread)).isEmpty();
        assertThat(Violation.unless(false, () -> broken("A")))
                .extracting(Violation::code)
                .containsExactly("A");
    }
}
