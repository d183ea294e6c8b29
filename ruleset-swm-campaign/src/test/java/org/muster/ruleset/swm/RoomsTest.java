package org.muster.ruleset.swm;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;
import org.muster.testkit.arch.ArchitectureRules;

/** Packages are the book's chapters: none is crowded. What else holds for the rooms of a ruleset its contract checks. */
class RoomsTest {

    private static final String ROOT = "org.muster.ruleset.swm";

    /** The ruleset itself, not its tests. */
    private static final JavaClasses OURS = new ClassFileImporter()
            .importUrl(SwmPlugin.class.getProtectionDomain().getCodeSource().getLocation());

    @Test
    void noChapterIsCrowded() {
        ArchitectureRules.hasSmallRooms(ROOT, 25).check(OURS);
    }

    @Test
    void theStateAndItsValuesKnowNoChapter() {
        assertThat(OURS.stream()
                        .filter(type -> type.getPackageName().equals(ROOT))
                        .filter(type -> !type.getSimpleName().startsWith("Swm"))
                        .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                        .map(dependency -> dependency.getTargetClass().getPackageName())
                        .filter(name -> name.startsWith(ROOT + "."))
                        .distinct())
                .containsExactlyInAnyOrder("org.muster.ruleset.swm.army", "org.muster.ruleset.swm.data");
    }
}
