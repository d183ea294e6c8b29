package org.muster.ruleset.crusade;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import org.junit.jupiter.api.Test;
import org.muster.testkit.arch.ArchitectureRules;

/** Packages are the book's chapters: none is crowded. What else holds for the rooms of a ruleset its contract checks. */
class RoomsTest {

    private static final String ROOT = "org.muster.ruleset.crusade";

    /** The ruleset itself, not its tests. */
    private static final JavaClasses OURS = new ClassFileImporter()
            .importUrl(CrusadePlugin.class.getProtectionDomain().getCodeSource().getLocation());

    @Test
    void noChapterIsCrowded() {
        ArchitectureRules.hasSmallRooms(ROOT, 25).check(OURS);
    }

    /** The state, its book and the contracts of expansions: the book knows abilities by their ids only. */
    @Test
    void noClassOfTheRootLeadsBackToItself() {
        slices().assignedFrom(new SliceAssignment() {
                    @Override
                    public SliceIdentifier getIdentifierOf(JavaClass type) {
                        return type.getPackageName().equals(ROOT)
                                ? SliceIdentifier.of(outermost(type).getName())
                                : SliceIdentifier.ignore();
                    }

                    @Override
                    public String getDescription() {
                        return "classes of the root";
                    }
                })
                .should()
                .beFreeOfCycles()
                .check(OURS);
    }

    private static JavaClass outermost(JavaClass type) {
        return type.getEnclosingClass().map(RoomsTest::outermost).orElse(type);
    }
}
