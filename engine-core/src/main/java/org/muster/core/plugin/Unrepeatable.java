package org.muster.core.plugin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.muster.api.check.Violation;

/**
 * What code calls that comes out otherwise each time: chance of its own, and clocks. It is read out of class files, none
 * of which is loaded. The test kit knows of more; this is what ruins a game for certain.
 */
final class Unrepeatable {

    /** Methods by their class; none: all of its constructors and methods. */
    private static final Map<String, Set<String>> CALLS = Map.ofEntries(
            Map.entry("java/util/Random", Set.of()),
            Map.entry("java/util/SplittableRandom", Set.of()),
            Map.entry("java/security/SecureRandom", Set.of()),
            Map.entry("java/util/concurrent/ThreadLocalRandom", Set.of()),
            Map.entry("java/util/random/RandomGenerator", Set.of("of", "getDefault")),
            Map.entry("java/util/random/RandomGeneratorFactory", Set.of()),
            Map.entry("java/util/Collections", Set.of("shuffle")),
            Map.entry("java/util/UUID", Set.of("randomUUID")),
            Map.entry("java/lang/Math", Set.of("random")),
            Map.entry("java/lang/StrictMath", Set.of("random")),
            Map.entry("java/lang/System", Set.of("currentTimeMillis", "nanoTime")),
            Map.entry("java/time/Clock", Set.of()),
            Map.entry("java/time/Instant", Set.of("now")),
            Map.entry("java/time/LocalDate", Set.of("now")),
            Map.entry("java/time/LocalDateTime", Set.of("now")),
            Map.entry("java/time/LocalTime", Set.of("now")),
            Map.entry("java/time/OffsetDateTime", Set.of("now")),
            Map.entry("java/time/ZonedDateTime", Set.of("now")),
            Map.entry("java/util/Calendar", Set.of("getInstance")));

    private Unrepeatable() {}

    /** What the classes of a plugin's package and those below call. */
    static List<Violation> in(Class<?> plugin) {
        List<Violation> violations = new ArrayList<>();
        for (ClassFile file : ClassFile.of(plugin)) {
            Set<String> calls = new TreeSet<>();
            file.methods().stream().filter(Unrepeatable::isOne).forEach(one -> calls.add(told(one)));
            if (!calls.isEmpty()) {
                violations.add(Violation.of(
                        "NOT_REPEATABLE",
                        "{class} calls {calls}, which comes out otherwise each time: no journal could be played again."
                                + " Chance comes from Dice, and rules know no time.",
                        file.name().substring(file.name().lastIndexOf('.') + 1).replace('$', '.'),
                        String.join(", ", calls)));
            }
        }
        return violations;
    }

    private static boolean isOne(ClassFile.Method method) {
        Set<String> some = CALLS.get(method.owner());
        return some != null && (some.isEmpty() || some.contains(method.name()));
    }

    private static String told(ClassFile.Method method) {
        String type = method.owner().substring(method.owner().lastIndexOf('/') + 1);
        return method.name().equals("<init>") ? "new " + type : type + '.' + method.name();
    }
}
