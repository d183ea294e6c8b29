package org.muster.testkit.arch;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What is written with a game is made of plain values: a state, its steps and all records they hold have no arrays,
 * which are not equal to their copies, and no maps or sets whose order nobody knows.
 */
public final class PlainValues {

    private static final Set<String> UNORDERED = Set.of(
            "java.util.Map",
            "java.util.Set",
            "java.util.Collection",
            "java.util.HashMap",
            "java.util.HashSet",
            "java.util.concurrent.ConcurrentHashMap");

    private PlainValues() {}

    /**
     * Every field that is no plain value.
     *
     * @param types of the ruleset
     * @param roots the state and the steps
     * @param book never written, so it may be what it likes
     */
    public static List<String> violations(JavaClasses types, Collection<Class<?>> roots, Class<?> book) {
        Set<String> known = new LinkedHashSet<>();
        Deque<JavaClass> left = new ArrayDeque<>();
        for (Class<?> root : roots) {
            if (types.contain(root)) {
                left.add(types.get(root));
            }
        }
        List<String> violations = new ArrayList<>();
        while (!left.isEmpty()) {
            JavaClass type = left.remove();
            if (type.isEquivalentTo(book) || !known.add(type.getName())) {
                continue;
            }
            type.getSubclasses().forEach(left::add);
            for (JavaField field : type.getFields()) {
                if (!field.getModifiers().contains(JavaModifier.STATIC)) {
                    look(field, violations);
                    field.getAllInvolvedRawTypes().stream()
                            .filter(part -> types.contain(part.getName()))
                            .forEach(left::add);
                }
            }
        }
        return violations;
    }

    private static void look(JavaField field, List<String> violations) {
        for (JavaClass part : field.getAllInvolvedRawTypes()) {
            if (field.getRawType().isArray()) {
                violations.add(field.getFullName() + " is an array, which is not equal to its copy; take a List");
                return;
            }
            if (UNORDERED.contains(part.getName())) {
                violations.add(field.getFullName() + " is or holds a " + part.getSimpleName()
                        + ", whose order nobody knows; take OrderedMap or List");
                return;
            }
        }
    }
}
