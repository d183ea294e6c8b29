package org.muster.ruleset.skirmish;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;
import org.muster.testkit.arch.ArchitectureRules;

/** Packages are the book's chapters: none is crowded. What else holds for the rooms of a ruleset its contract checks. */
class RoomsTest {

    private static final String ROOT = "org.muster.ruleset.skirmish";

    /** The ruleset itself, not its tests. */
    private static final JavaClasses OURS = new ClassFileImporter()
            .importUrl(
                    SkirmishPlugin.class.getProtectionDomain().getCodeSource().getLocation());

    @Test
    void noChapterIsCrowded() {
        ArchitectureRules.hasSmallRooms(ROOT, 25).check(OURS);
    }
}
