package org.muster.testkit.check;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The class files of a ruleset: those of its plugin's package and below, in the jar or folder the plugin lies in. */
final class ClassFiles {

    private final Class<?> home;
    private final Map<String, byte[]> byName = new TreeMap<>();

    private ClassFiles(Class<?> home) {
        this.home = home;
    }

    static ClassFiles of(Class<?> home) {
        ClassFiles files = new ClassFiles(home);
        String folder = home.getPackageName().replace('.', '/');
        try {
            Path place = Path.of(
                    home.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (Files.isDirectory(place)) {
                files.take(place, place.resolve(folder));
            } else {
                try (FileSystem jar = FileSystems.newFileSystem(URI.create("jar:" + place.toUri()), Map.of())) {
                    files.take(jar.getPath("/"), jar.getPath("/" + folder));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (java.net.URISyntaxException e) {
            throw new IllegalStateException(e);
        }
        return files;
    }

    private void take(Path root, Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file :
                    all.filter(one -> one.toString().endsWith(".class")).toList()) {
                String name = root.relativize(file).toString().replace('\\', '/');
                byName.put(
                        name.substring(0, name.length() - ".class".length()).replace('/', '.'),
                        Files.readAllBytes(file));
            }
        }
    }

    /** The classes, loaded and not initialised. */
    List<Class<?>> classes() {
        List<Class<?>> classes = new ArrayList<>();
        for (String name : byName.keySet()) {
            if (!name.endsWith("-info")) {
                try {
                    classes.add(Class.forName(name, false, home.getClassLoader()));
                } catch (ClassNotFoundException e) {
                    throw new IllegalStateException(e);
                }
            }
        }
        return classes;
    }

    /** All text that stands in the code, but names of enum constants. */
    Set<String> texts() {
        Set<String> texts = new LinkedHashSet<>();
        byName.values().forEach(bytes -> {
            try (DataInputStream in = new DataInputStream(new java.io.ByteArrayInputStream(bytes))) {
                texts(in, texts);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        return texts;
    }

    /** Reads the constant pool of a class file, JVMS 4.4. */
    private static void texts(DataInputStream in, Set<String> texts) throws IOException {
        in.skipBytes(8);
        int count = in.readUnsignedShort();
        @Nullable String[] utf8 = new @Nullable String[count];
        List<Integer> strings = new ArrayList<>();
        boolean isEnum = false;
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> {
                    utf8[i] = in.readUTF();
                    isEnum |= "java/lang/Enum".equals(utf8[i]);
                }
                case 8 -> strings.add(in.readUnsignedShort());
                case 7, 16, 19, 20 -> in.skipBytes(2);
                case 15 -> in.skipBytes(3);
                case 5, 6 -> {
                    in.skipBytes(8);
                    i++; // long and double take two places
                }
                default -> in.skipBytes(4);
            }
        }
        if (!isEnum) {
            for (int index : strings) {
                texts.add(String.valueOf(utf8[index]));
            }
        }
    }
}
