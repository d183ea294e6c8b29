package org.muster.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.muster.testkit.golden.GoldenSituations;
import org.muster.testkit.hills.Hills;
import org.muster.testkit.trial.Trial;

/** A whole game in some 200 lines: secret orders that are turned over, battles with dice, a picture, tables, a rule book. */
class HillsTest {

    @Test
    void keepsTheContract() {
        Trial trial = Trial.of(new Hills()).seeds(List.of(1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L));
        Checkup.run(trial)
                .forEach((check, findings) -> assertThat(findings).as(check).isEmpty());
    }

    @TestFactory
    Stream<DynamicTest> situations() {
        return GoldenSituations.in(Path.of("src", "test", "resources", "situations-hills"), new Hills());
    }
}
