package org.muster.core.plugin;

import java.io.ByteArrayInputStream;
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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a class file names in its constant pool (JVMS 4.4), read without loading the class.
 *
 * @param name of the class, such as {@code org.club.Nim$Take}
 * @param methods that it calls or refers to
 * @param texts that stand in its code
 * @param isEnum whether it names {@code Enum}, so that its texts are those of constants
 */
public record ClassFile(String name, Set<Method> methods, Set<String> texts, boolean isEnum) {

    private static final String CLASS = ".class";
    private static final int MAGIC_AND_VERSION = 8;

    /**
     * A method as a class file names it.
     *
     * @param owner the class that it is called on, such as {@code java/util/Random}
     * @param name of it; of constructors {@code <init>}
     */
    public record Method(String owner, String name) {}

    /**
     * The class files of the plugin {@code home}: those of its package and below, in the jar or folder that it lies in,
     * in order of their paths.
     *
     * @throws UncheckedIOException if they can't be read
     */
    public static List<ClassFile> of(Class<?> home) {
        Path place = Origin.placeOf(home);
        String folder = home.getPackageName().replace('.', '/');
        try {
            if (Files.isDirectory(place)) {
                return below(place, place.resolve(folder));
            }
            try (FileSystem jar = FileSystems.newFileSystem(URI.create("jar:" + place.toUri()), Map.of())) {
                return below(jar.getPath("/"), jar.getPath("/" + folder));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<ClassFile> below(Path root, Path folder) throws IOException {
        List<ClassFile> files = new ArrayList<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.sorted().toList()) {
                String path = root.relativize(file).toString().replace('\\', '/');
                if (path.endsWith(CLASS)) {
                    String name = path.substring(0, path.length() - CLASS.length());
                    files.add(read(name.replace('/', '.'), Files.readAllBytes(file)));
                }
            }
        }
        return files;
    }

    private static ClassFile read(String name, byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        in.skipNBytes(MAGIC_AND_VERSION);
        int count = in.readUnsignedShort();
        @Nullable String[] utf8 = new @Nullable String[count];
        int[] first = new int[count];
        int[] second = new int[count];
        List<Integer> methods = new ArrayList<>();
        List<Integer> texts = new ArrayList<>();
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case 1 -> utf8[i] = in.readUTF();
                case 5, 6 -> {
                    in.skipNBytes(8);
                    i++; // long and double take two places
                }
                case 7 -> first[i] = in.readUnsignedShort();
                case 8 -> texts.add(in.readUnsignedShort());
                case 16, 19, 20 -> in.skipNBytes(2);
                case 15 -> in.skipNBytes(3);
                case 10, 11, 12 -> {
                    first[i] = in.readUnsignedShort();
                    second[i] = in.readUnsignedShort();
                    if (tag != 12) {
                        methods.add(i);
                    }
                }
                default -> in.skipNBytes(4);
            }
        }
        Set<Method> called = new LinkedHashSet<>();
        for (int method : methods) {
            called.add(new Method(
                    String.valueOf(utf8[first[first[method]]]), String.valueOf(utf8[first[second[method]]])));
        }
        Set<String> said = new LinkedHashSet<>();
        for (int text : texts) {
            said.add(String.valueOf(utf8[text]));
        }
        boolean isEnum = Stream.of(utf8).anyMatch("java/lang/Enum"::equals);
        return new ClassFile(name, called, said, isEnum);
    }
}
