package org.muster.testkit.arch;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.muster.core.json.Writable;

/** Each rule bites where it should, and nowhere else. */
class ArchitectureRulesTest {

    private static final String IMPURE = "org.muster.testkit.broken.impure";
    private static final JavaClasses BROKEN = new ClassFileImporter().importPackages(IMPURE);
    private static final List<String> ROOTS = List.of(
            "org.muster.api",
            "org.muster.core",
            "org.muster.testkit",
            "org.muster.drawing",
            "org.muster.rosters",
            "org.muster.maps",
            "org.muster.odds",
            "org.muster.catalogues");
    private static final JavaClasses OURS = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(ROOTS);

    private static List<String> broken(String rule) {
        ArchRule found = ArchitectureRules.ofRuleset(IMPURE).stream()
                .filter(one -> one.getDescription().contains(rule))
                .findFirst()
                .orElseThrow();
        return found.evaluate(BROKEN).getFailureReport().getDetails();
    }

    /** Names of the methods in which a rule was broken. */
    private static List<String> where(String rule) {
        Pattern method = Pattern.compile("Method <\\S+Impure\\.(\\w+)\\(");
        return broken(rule).stream()
                .map(method::matcher)
                .filter(Matcher::find)
                .map(match -> match.group(1))
                .distinct()
                .toList();
    }

    @Test
    void aRulesetSeesOnlyTheApi() {
        assertThat(where("sees only the API")).containsExactly("engine");
    }

    @Test
    void aRulesetReadsNoClock() {
        assertThat(where("read a clock")).containsExactly("clock");
    }

    @Test
    void aRulesetHasNoChanceOfItsOwn() {
        assertThat(where("random generator")).containsExactly("random");
    }

    @Test
    void aRulesetTouchesNoFiles() {
        assertThat(where("touches no files")).containsExactly("files");
    }

    @Test
    void aRulesetHasNoThreadsAndNoReflection() {
        assertThat(where("use threads")).containsExactlyInAnyOrder("threads", "reflection");
    }

    @Test
    void aRulesetHasNoDefaultLocale() {
        assertThat(where("default locale")).containsExactly("locale");
        assertThat(broken("default locale")).hasSize(3);
    }

    @Test
    void aRulesetUsesNoIdentity() {
        assertThat(where("identity")).containsExactly("identity");
    }

    @Test
    void aRulesetWalksNoHash() {
        assertThat(where("unordered map")).containsExactly("hashes");
        assertThat(broken("unordered map")).hasSize(5);
    }

    @Test
    void aRulesetKeepsNothingBetweenGames() {
        assertThat(broken("no static that changes")).singleElement().asString().contains("Impure.counter");
    }

    @Test
    void whatMayGrowIsMadeByItsFactories() {
        assertThat(broken("by their factories")).singleElement().asString().contains("Large.drawn()");
    }

    @Test
    void aLargeRecordIsCopiedInOnePlace() {
        assertThat(broken("copy themselves in one place"))
                .singleElement()
                .asString()
                .contains("Large has 8 components and is copied by hand in withA, withB");
    }

    @Test
    void packagesHaveNoCycles() {
        assertThat(broken("no cycles")).singleElement().asString().contains("Cycle detected");
    }

    @Test
    void whatIsWrittenIsPlain() throws ClassNotFoundException {
        List<String> found =
                Writable.flaws(List.of(Class.forName(IMPURE + ".Stored")), Class.forName(IMPURE + ".Stored$Cards"));
        assertThat(found)
                .hasSize(3)
                .anyMatch(one -> one.contains("Stored.faces is an array"))
                .anyMatch(one -> one.contains("Stored.map is or holds a Map"))
                .anyMatch(one -> one.contains("Stored$Inner.maps is or holds a Map"));
    }

    @Test
    void whatStandsBesideTheCoreDoesNotUseIt() {
        assertThat(ArchitectureRules.standsBesideTheCore(IMPURE)
                        .evaluate(BROKEN)
                        .getFailureReport()
                        .getDetails())
                .isNotEmpty()
                .allMatch(one -> one.contains("org.muster.core."));
    }

    @Test
    void ourOwnModulesKeepTheirPlaces() {
        ArchitectureRules.apiStandsAlone().check(OURS);
        ArchitectureRules.coreKnowsNoRuleset().check(OURS);
        ArchitectureRules.checksNeedNoJUnit().check(OURS);
        ArchitectureRules.standsBesideTheCore("org.muster.drawing").check(OURS);
        ArchitectureRules.standsBesideTheCore("org.muster.rosters").check(OURS);
        ArchitectureRules.standsBesideTheCore("org.muster.maps").check(OURS);
        ArchitectureRules.standsBesideTheCore("org.muster.odds").check(OURS);
        for (String root : ROOTS) {
            ArchitectureRules.hasNoCycles(root).check(OURS);
        }
    }

    @Test
    void noRoomIsTooLarge() {
        for (String root : ROOTS) {
            if (!root.equals("org.muster.api")) {
                ArchitectureRules.hasSmallRooms(root).check(OURS);
            }
        }
        // the grammar is sealed, and on the class path a sealed type can't span packages
        ArchitectureRules.hasSmallRooms("org.muster.api", 40).check(OURS);
        assertThat(ArchitectureRules.hasSmallRooms("org.muster.api")
                        .evaluate(OURS)
                        .getFailureReport()
                        .getDetails())
                .as("packages that are larger than others may be")
                .allMatch(one -> one.startsWith("org.muster.api.decision has "));
        assertThat(ArchitectureRules.hasSmallRooms(IMPURE, 1)
                        .evaluate(BROKEN)
                        .getFailureReport()
                        .getDetails())
                .containsExactly(IMPURE + " has 4 files; 1 are enough");
    }

    @Test
    void everyTypeOfTheApiSaysHowLongItStays() {
        ArchitectureRules.isMarked("org.muster.api").check(OURS);
        assertThat(ArchitectureRules.isMarked(IMPURE)
                        .evaluate(BROKEN)
                        .getFailureReport()
                        .getDetails())
                .isNotEmpty();
    }
}
