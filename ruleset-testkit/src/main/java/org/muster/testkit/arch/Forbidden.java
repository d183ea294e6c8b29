package org.muster.testkit.arch;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.Set;

/** What rules may not call, since the same journal must give the same state on every machine. */
final class Forbidden {

    private static final Set<String> HASHED = Set.of(
            "java.util.HashMap",
            "java.util.HashSet",
            "java.util.Hashtable",
            "java.util.IdentityHashMap",
            "java.util.WeakHashMap");
    private static final Set<String> UNORDERED_COLLECTORS =
            Set.of("toSet", "toUnmodifiableSet", "toMap", "toUnmodifiableMap", "partitioningBy", "toConcurrentMap");
    private static final Set<String> CLOCK_TYPES = Set.of(
            "java.time.Clock",
            "java.time.Instant",
            "java.time.LocalDate",
            "java.time.LocalTime",
            "java.time.LocalDateTime",
            "java.time.ZonedDateTime",
            "java.time.OffsetDateTime",
            "java.time.Year",
            "java.time.YearMonth",
            "java.time.ZoneId",
            "java.util.Date",
            "java.util.Calendar",
            "java.util.GregorianCalendar",
            "java.util.TimeZone");
    private static final Set<String> RANDOM_TYPES = Set.of(
            "java.util.Random",
            "java.util.SplittableRandom",
            "java.security.SecureRandom",
            "java.util.concurrent.ThreadLocalRandom",
            "java.util.random.RandomGeneratorFactory");

    private static final Set<String> REFLECTION = Set.of(
            "forName",
            "newInstance",
            "getMethod",
            "getMethods",
            "getDeclaredMethod",
            "getDeclaredMethods",
            "getField",
            "getFields",
            "getDeclaredField",
            "getDeclaredFields",
            "getConstructor",
            "getConstructors",
            "getDeclaredConstructor",
            "getDeclaredConstructors",
            "getRecordComponents",
            "getClassLoader");

    private Forbidden() {}

    /** The order in which a hash is walked. */
    static final DescribedPredicate<JavaCall<?>> HASH_ORDER = calls("make or copy an unordered map or set", call -> {
        String owner = call.getTargetOwner().getName();
        String name = call.getName();
        int parameters = call.getTarget().getRawParameterTypes().size();
        boolean map = owner.equals("java.util.Map");
        boolean set = owner.equals("java.util.Set");
        if (map || set) {
            boolean several = name.equals("of") && (parameters > (map ? 2 : 1) || takesArray(call));
            return several || name.equals("copyOf") || name.equals("ofEntries");
        }
        if (owner.equals("java.util.stream.Collectors")) {
            boolean defaultMap = name.equals("toMap") && parameters == 4;
            boolean ownMap = name.equals("groupingBy") && parameters == 3;
            return UNORDERED_COLLECTORS.contains(name) && !defaultMap
                    || name.equals("groupingBy") && !ownMap
                    || name.equals("groupingByConcurrent");
        }
        return HASHED.contains(owner) && name.equals("<init>");
    });

    private static boolean takesArray(JavaCall<?> call) {
        return call.getTarget().getRawParameterTypes().stream().anyMatch(JavaClass::isArray);
    }

    /** Clocks. */
    static final DescribedPredicate<JavaCall<?>> CLOCK = calls("read a clock", call -> {
        String owner = call.getTargetOwner().getName();
        return CLOCK_TYPES.contains(owner)
                || owner.equals("java.lang.System")
                        && Set.of("currentTimeMillis", "nanoTime").contains(call.getName());
    });

    /** Chance that is not dice. */
    static final DescribedPredicate<JavaCall<?>> RANDOM = calls("use a random generator of its own", call -> {
        String owner = call.getTargetOwner().getName();
        String name = call.getName();
        return RANDOM_TYPES.contains(owner)
                || owner.equals("java.lang.Math") && name.equals("random")
                || owner.equals("java.lang.StrictMath") && name.equals("random")
                || owner.equals("java.util.UUID") && name.equals("randomUUID")
                || owner.equals("java.util.Collections") && name.equals("shuffle")
                || owner.equals("java.util.random.RandomGenerator")
                        && Set.of("of", "getDefault").contains(name);
    });

    /** Hashes that are others in every process. */
    static final DescribedPredicate<JavaCall<?>> IDENTITY = calls("use an object's identity as a number", call -> {
        String owner = call.getTargetOwner().getName();
        return call.getName().equals("identityHashCode")
                || owner.equals("java.lang.Object") && call.getName().equals("hashCode");
    });

    /** What depends on where the process runs. */
    static final DescribedPredicate<JavaCall<?>> DEFAULTS = calls("depend on the default locale or charset", call -> {
        String owner = call.getTargetOwner().getName();
        String name = call.getName();
        List<JavaClass> parameters = call.getTarget().getRawParameterTypes();
        if (owner.equals("java.util.Locale")) {
            return name.equals("getDefault");
        }
        if (!owner.equals("java.lang.String")) {
            return false;
        }
        return switch (name) {
            case "toLowerCase", "toUpperCase", "getBytes" -> parameters.isEmpty();
            case "formatted" -> true;
            case "format" -> parameters.get(0).isEquivalentTo(String.class);
            case "<init>" ->
                parameters.stream().anyMatch(JavaClass::isArray)
                        && parameters.get(0).isEquivalentTo(byte[].class)
                        && parameters.stream().noneMatch(type -> type.getName().contains("harset"));
            default -> false;
        };
    });

    /** Several threads, processes, and the inside of other objects. */
    static final DescribedPredicate<JavaCall<?>> MACHINE =
            calls("use threads, processes, reflection or system properties", call -> {
                String owner = call.getTargetOwner().getName();
                String name = call.getName();
                return owner.equals("java.lang.Thread")
                        || owner.equals("java.lang.Runtime")
                        || owner.startsWith("java.lang.Process")
                        || owner.equals("java.lang.System") && !name.equals("arraycopy") && !isClock(name)
                        || owner.equals("java.lang.Class") && REFLECTION.contains(name)
                        || owner.startsWith("java.util.stream.") && name.equals("parallel")
                        || name.equals("parallelStream")
                        || Set.of("wait", "notify", "notifyAll").contains(name) && owner.equals("java.lang.Object");
            });

    private static boolean isClock(String name) {
        return name.equals("currentTimeMillis") || name.equals("nanoTime") || name.equals("identityHashCode");
    }

    private static DescribedPredicate<JavaCall<?>> calls(
            String what, java.util.function.Predicate<JavaCall<?>> forbidden) {
        return new DescribedPredicate<>(what) {
            @Override
            public boolean test(JavaCall<?> call) {
                return forbidden.test(call);
            }
        };
    }
}
