package org.muster.core.plugin;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.jspecify.annotations.Nullable;
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

    private static final String CLASS = ".class";

    private Unrepeatable() {}

    /** What the classes of a package and those below call, in a jar or a folder of classes. */
    static List<Violation> in(Path place, String home) {
        String folder = home.replace('.', '/') + '/';
        List<Violation> violations = new ArrayList<>();
        try {
            if (Files.isDirectory(place)) {
                try (Stream<Path> files = Files.walk(place.resolve(folder))) {
                    for (Path file : files.sorted().toList()) {
                        String name = place.relativize(file).toString().replace('\\', '/');
                        if (name.endsWith(CLASS)) {
                            look(name, Files.readAllBytes(file), violations);
                        }
                    }
                }
                return violations;
            }
            try (JarFile jar = new JarFile(place.toFile())) {
                for (ZipEntry entry : jar.stream().toList()) {
                    if (entry.getName().startsWith(folder) && entry.getName().endsWith(CLASS)) {
                        look(entry.getName(), jar.getInputStream(entry).readAllBytes(), violations);
                    }
                }
            }
            return violations;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void look(String file, byte[] bytes, List<Violation> violations) throws IOException {
        Set<String> calls = calls(bytes);
        if (!calls.isEmpty()) {
            String name = file.substring(file.lastIndexOf('/') + 1, file.length() - CLASS.length());
            violations.add(Violation.of(
                    "NOT_REPEATABLE",
                    "{class} calls {calls}, which comes out otherwise each time: no journal could be played again. Chance"
                            + " comes from Dice, and rules know no time.",
                    name.replace('$', '.'),
                    String.join(", ", calls)));
        }
    }

    /** Of the methods that a constant pool names (JVMS 4.4) those that do not come out alike. */
    private static Set<String> calls(byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        in.skipNBytes(8);
        int count = in.readUnsignedShort();
        @Nullable String[] text = new @Nullable String[count];
        int[] first = new int[count];
        int[] second = new int[count];
        List<Integer> methods = new ArrayList<>();
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> text[i] = in.readUTF();
                case 5, 6 -> {
                    in.skipNBytes(8);
                    i++; // long and double take two places
                }
                case 7 -> first[i] = in.readUnsignedShort();
                case 8, 16, 19, 20 -> in.skipNBytes(2);
                case 15 -> in.skipNBytes(3);
                case 9, 10, 11, 12 -> {
                    first[i] = in.readUnsignedShort();
                    second[i] = in.readUnsignedShort();
                    if (tag == 10 || tag == 11) {
                        methods.add(i);
                    }
                }
                default -> in.skipNBytes(4);
            }
        }
        Set<String> calls = new TreeSet<>();
        for (int method : methods) {
            String owner = String.valueOf(text[first[first[method]]]);
            String name = String.valueOf(text[first[second[method]]]);
            Set<String> some = CALLS.get(owner);
            if (some != null && (some.isEmpty() || some.contains(name))) {
                String type = owner.substring(owner.lastIndexOf('/') + 1);
                calls.add(name.equals("<init>") ? "new " + type : type + '.' + name);
            }
        }
        return calls;
    }
}
