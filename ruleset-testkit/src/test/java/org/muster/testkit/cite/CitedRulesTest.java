package org.muster.testkit.cite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.muster.testkit.Rule;

class CitedRulesTest {

    @Rule("AUC-BID-01")
    static class Cited {
        @Rule({"AUC-BID-02", "AUC-FAV-01"})
        @Rule("AUC-FAV-02")
        void test() {}
    }

    @Test
    void aTestCitesTheRulesAtItsMethodAndItsClass() {
        assertThat(CitedRules.cited(MethodSource.from(Cited.class.getName(), "test")))
                .containsExactly("AUC-BID-02", "AUC-FAV-01", "AUC-FAV-02", "AUC-BID-01");
    }
}
