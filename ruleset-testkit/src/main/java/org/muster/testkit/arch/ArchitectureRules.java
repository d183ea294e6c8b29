package org.muster.testkit.arch;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.muster.api.Preview;
import org.muster.api.Stable;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.dice.Roll;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.spi.Ruleset;
import org.muster.api.spi.RulesetPlugin;

/** The rules of the architecture, each by itself, so that a module's test and a modder's can take those it needs. */
public final class ArchitectureRules {

    /** What a ruleset may be made of beside itself. Time only as a length. */
    private static final String[] SEEN_BY_RULESETS = {
        "org.muster.api..",
        "java.lang..",
        "java.util..",
        "java.math..",
        "java.time..",
        "java.text..",
        "com.google.inject..",
        "jakarta.inject..",
        "com.fasterxml.jackson.annotation..",
        "org.jspecify..",
        "com.google.errorprone.annotations.."
    };

    private static final String[] MACHINE = {
        "java.net..",
        "java.nio..",
        "java.sql..",
        "java.lang.reflect..",
        "java.lang.ref..",
        "java.util.concurrent..",
        "java.util.jar..",
        "java.util.zip..",
        "java.util.logging..",
        "java.util.prefs..",
        "javax..",
        "sun..",
        "jdk.."
    };

    /** What others may build on: it says how long it stays as it is. What it is made of is as it is itself. */
    private static final DescribedPredicate<JavaClass> MARKED = DescribedPredicate.describe(
            "marked stable or preview",
            type -> outermost(type).isAnnotatedWith(Stable.class)
                    != outermost(type).isAnnotatedWith(Preview.class));

    /** Records of the API that may grow a component one day. */
    private static final Set<String> OPEN_RECORDS = Stream.of(
                    Scene.class,
                    Scene.Entry.class,
                    Mark.Patch.class,
                    Mark.Line.class,
                    Mark.Token.class,
                    Mark.Label.class,
                    Roll.class,
                    Roll.Modifier.class,
                    Option.class,
                    Violation.class)
            .map(Class::getName)
            .collect(Collectors.toUnmodifiableSet());

    /** Of so many components a record is no longer copied by hand. */
    private static final int MANY = 8;

    /** So many files a newcomer can still look through. */
    private static final int ROOM = 30;

    private ArchitectureRules() {}

    private static JavaClass outermost(JavaClass type) {
        return type.getEnclosingClass().map(ArchitectureRules::outermost).orElse(type);
    }

    /** Everything a ruleset in {@code root} and the packages below must keep. */
    public static List<ArchRule> ofRuleset(String root) {
        return List.of(
                seesOnlyTheApi(root),
                touchesNoMachine(root),
                callsNothing(root, Forbidden.CLOCK, "the same journal gives the same state at any time"),
                callsNothing(root, Forbidden.RANDOM, "chance comes from the dice that a step is given"),
                callsNothing(root, Forbidden.MACHINE, "a step is a pure function"),
                callsNothing(root, Forbidden.DEFAULTS, "the same journal gives the same state everywhere"),
                callsNothing(root, Forbidden.IDENTITY, "it is another number in every process"),
                callsNothing(
                        root,
                        Forbidden.HASH_ORDER,
                        "its order would reach a result; take List, OrderedMap,"
                                + " LinkedHashMap, LinkedHashSet, TreeMap or EnumMap"),
                hasNoStaticThatChanges(root),
                makesByFactories(root),
                copiesNoLargeRecordByHand(root),
                hasNoCycles(root));
    }

    /** The classes that list what a ruleset has, chapter by chapter, and what is nested in them. */
    private static final DescribedPredicate<JavaClass> TABLE_OF_CONTENTS =
            DescribedPredicate.describe("table of contents", ArchitectureRules::isTableOfContents);

    private static boolean isTableOfContents(JavaClass type) {
        return type.isAssignableTo(Ruleset.class)
                || type.isAssignableTo(RulesetPlugin.class)
                || type.getEnclosingClass()
                        .map(ArchitectureRules::isTableOfContents)
                        .orElse(false);
    }

    /** A ruleset sees the API, and neither the engine, nor a host, nor another ruleset. */
    public static ArchRule seesOnlyTheApi(String root) {
        return classes()
                .that()
                .resideInAPackage(root + "..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(SEEN_BY_RULESETS)
                        .or(resideInAPackage("org.muster.geometry..").and(MARKED))
                        .or(resideInAnyPackage(root + "..", "java.io.."))
                        .or(DescribedPredicate.describe("primitives", JavaClass::isPrimitive))
                        .or(DescribedPredicate.describe("arrays", JavaClass::isArray)))
                .as("a ruleset sees only the API")
                .allowEmptyShould(true);
    }

    /** No files, network, threads, reflection. Of java.io only what exceptions are made of. */
    public static ArchRule touchesNoMachine(String root) {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .should()
                .dependOnClassesThat(resideInAnyPackage(MACHINE)
                        .or(DescribedPredicate.describe(
                                "files",
                                type -> type.getPackageName().equals("java.io")
                                        && !type.getName().equals("java.io.Serializable"))))
                .as("a ruleset touches no files, network, threads, reflection")
                .because("a step is a pure function of state, choices and dice")
                .allowEmptyShould(true);
    }

    private static ArchRule callsNothing(String root, DescribedPredicate<JavaCall<?>> forbidden, String because) {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .should()
                .callCodeUnitWhere(forbidden)
                .as("a ruleset does not " + forbidden.getDescription())
                .because(because)
                .allowEmptyShould(true);
    }

    /** What the API may let grow is made by its factories, so that another component breaks nobody. */
    public static ArchRule makesByFactories(String root) {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .should()
                .callConstructorWhere(DescribedPredicate.describe(
                        "of a record that may grow",
                        call -> OPEN_RECORDS.contains(call.getTargetOwner().getName())))
                .as("a ruleset makes scenes, marks, rolls, options and violations by their factories")
                .allowEmptyShould(true);
    }

    /** A record of eight and more components whose methods make it anew again and again has parts of other lifetimes. */
    public static ArchRule copiesNoLargeRecordByHand(String root) {
        return classes()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .areRecords()
                .should(new ArchCondition<>("copy themselves in one place, or be of fewer components") {
                    @Override
                    public void check(JavaClass type, ConditionEvents events) {
                        long components = type.getFields().stream()
                                .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                                .count();
                        Set<String> places = type.getConstructorCallsFromSelf().stream()
                                .filter(call -> call.getTargetOwner().equals(type))
                                .filter(call -> call.getOrigin() instanceof JavaMethod)
                                .filter(call -> !call.getOrigin().getModifiers().contains(JavaModifier.STATIC))
                                .map(call -> call.getOrigin().getName())
                                .collect(Collectors.toCollection(TreeSet::new));
                        events.add(new SimpleConditionEvent(
                                type,
                                components < MANY || places.size() <= 1,
                                type.getName() + " has " + components + " components and is copied by hand in "
                                        + String.join(", ", places)));
                    }
                })
                .allowEmptyShould(true);
    }

    /** One instance of a ruleset serves all games, so it keeps nothing. */
    public static ArchRule hasNoStaticThatChanges(String root) {
        return fields().that()
                .areDeclaredInClassesThat()
                .resideInAPackage(root + "..")
                .and()
                .areStatic()
                .should()
                .beFinal()
                .as("a ruleset has no static that changes")
                .because("many games are played in one process")
                .allowEmptyShould(true);
    }

    /** Of two packages at most one sees the other. */
    public static ArchRule hasNoCycles(String root) {
        return slices().assignedFrom(new SliceAssignment() {
                    @Override
                    public SliceIdentifier getIdentifierOf(JavaClass type) {
                        String name = type.getPackageName();
                        return name.equals(root) || name.startsWith(root + ".")
                                ? SliceIdentifier.of(name)
                                : SliceIdentifier.ignore();
                    }

                    @Override
                    public String getDescription() {
                        return "packages of " + root;
                    }
                })
                .should()
                .beFreeOfCycles()
                .ignoreDependency(TABLE_OF_CONTENTS, DescribedPredicate.alwaysTrue())
                .as("no cycles between packages of " + root)
                .allowEmptyShould(true);
    }

    /** No package below {@code root} has more than thirty files, {@code package-info} left aside. */
    public static ArchRule hasSmallRooms(String root) {
        return hasSmallRooms(root, ROOM);
    }

    /** No package below {@code root} has more than {@code most} files, {@code package-info} left aside. */
    public static ArchRule hasSmallRooms(String root, int most) {
        return classes().that().resideInAPackage(root + "..").should(new ArchCondition<>("lie in small packages") {
            private final SortedMap<String, SortedSet<String>> files = new TreeMap<>();

            @Override
            public void check(JavaClass type, ConditionEvents events) {
                String file = outermost(type).getSimpleName();
                if (!file.equals("package-info")) {
                    files.computeIfAbsent(type.getPackageName(), any -> new TreeSet<>())
                            .add(file);
                }
            }

            @Override
            public void finish(ConditionEvents events) {
                files.forEach((room, in) -> events.add(new SimpleConditionEvent(
                        room, in.size() <= most, room + " has " + in.size() + " files; " + most + " are enough")));
            }
        });
    }

    /** Every public type says how long it stays as it is: {@link Stable} or {@link Preview}. */
    public static ArchRule isMarked(String root) {
        return classes()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .arePublic()
                .and()
                .areTopLevelClasses()
                .should(ArchCondition.from(MARKED))
                .as("every public type of " + root + " is marked stable or preview");
    }

    /** The API sees nothing else of ours. */
    public static ArchRule apiStandsAlone() {
        return seesOfOurs("org.muster.api").as("the API sees nothing else of ours");
    }

    /** The core knows the API, and no ruleset, nor who uses the core. */
    public static ArchRule coreKnowsNoRuleset() {
        return seesOfOurs("org.muster.core", "org.muster.api..").as("the core knows no ruleset");
    }

    /** A host knows the engine, and no ruleset: nor a word of one. */
    public static ArchRule hostKnowsNoRuleset() {
        return seesOfOurs(
                        "org.muster.host",
                        "org.muster.api..",
                        "org.muster.core..",
                        "org.muster.drawing..",
                        "org.muster.rosters..",
                        "org.muster.maps..",
                        "org.muster.paper..")
                .as("the host knows no ruleset");
    }

    /** What is in {@code root} serves whoever has the API: nothing ties it to the loop that runs a game. */
    public static ArchRule standsBesideTheCore(String root) {
        return seesOfOurs(root, "org.muster.api..").as(root + " stands beside the core");
    }

    private static ArchRule seesOfOurs(String root, String... seen) {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .should()
                .dependOnClassesThat(resideInAnyPackage("org.muster..")
                        .and(DescribedPredicate.not(resideInAnyPackage(root + "..")))
                        .and(DescribedPredicate.not(resideInAnyPackage(seen))));
    }

    /** The kit's checks run where there is no JUnit. */
    public static ArchRule checksNeedNoJUnit() {
        return noClasses()
                .that()
                .resideInAnyPackage(
                        "org.muster.testkit.check..",
                        "org.muster.testkit.trial..",
                        "org.muster.testkit.play..",
                        "org.muster.testkit.words..",
                        "org.muster.testkit.arch..")
                .should()
                .dependOnClassesThat(resideInAnyPackage("org.junit..", "org.assertj.."))
                .as("checks need no JUnit");
    }
}
