package org.muster.host;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.muster.testkit.arch.ArchitectureRules;

/** The host knows no ruleset; its packages are small, and of two at most one sees the other. */
class RoomsTest {

    private static final JavaClasses OURS = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.muster.host");

    @Test
    void theHostKnowsNoRuleset() {
        ArchitectureRules.hostKnowsNoRuleset().check(OURS);
    }

    @Test
    void noPackagesSeeEachOther() {
        ArchitectureRules.hasNoCycles("org.muster.host").check(OURS);
    }

    @Test
    void noRoomIsTooLarge() {
        ArchitectureRules.hasSmallRooms("org.muster.host", 25).check(OURS);
    }
}
