package org.muster.paper;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.muster.testkit.arch.ArchitectureRules;

/** What is printed comes from what a seat is told: paper knows no ruleset, and no game with its secrets. */
class RoomsTest {

    private static final JavaClasses OURS = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("Test") && !location.contains("Season"))
            .importPackages("org.muster.paper");

    @Test
    void paperSeesWhatASeatIsToldAndNoMore() {
        noClasses()
                .that()
                .resideInAPackage("org.muster.paper..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.muster.ruleset..",
                        "org.muster.host..",
                        "org.muster.cli..",
                        "org.muster.core.game..",
                        "org.muster.core.engine..",
                        "org.muster.core.journal..")
                .because("a SeatView hands out nothing that its viewer may not know")
                .check(OURS);
    }

    @Test
    void packagesAreSmallAndOfTwoAtMostOneSeesTheOther() {
        ArchitectureRules.hasNoCycles("org.muster.paper").check(OURS);
        ArchitectureRules.hasSmallRooms("org.muster.paper").check(OURS);
    }
}
