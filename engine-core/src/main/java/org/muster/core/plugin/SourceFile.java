package org.muster.core.plugin;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
import org.muster.api.spi.RulesetPlugin;
import org.muster.core.hash.Sha256;

/**
 * A ruleset, or an expansion, in one Java source file. Beside {@code nim.java} may lie {@code nim.yaml}, whose fields
 * are its files of data, and {@code nim.md}, its rule book. It becomes the jar that a build would have made, which is
 * kept by what it was made of, so that the same file is compiled once.
 */
final class SourceFile {

    private static final String ENDING = ".java";

    /** Where the jars are kept; whoever deletes them loses a second. */
    private static final Path KEPT = Path.of(System.getProperty(
            "muster.cache",
            Path.of(System.getProperty("user.home"), ".cache", "muster").toString()));

    /** Where zip files begin: the same files make the same bytes. */
    private static final FileTime ALWAYS = FileTime.fromMillis(315_532_800_000L);

    /** Where a ruleset carries its rule book. */
    private static final String BOOKS = "org/muster/rulebook/";

    private final Path source;
    private final String text;
    private final @Nullable String data;
    private final @Nullable String book;

    private SourceFile(Path source) throws IOException {
        this.source = source;
        this.text = read(source);
        this.data = beside(".yaml");
        this.book = beside(".md");
    }

    static boolean isOne(Path file) {
        return file.toString().endsWith(ENDING);
    }

    /**
     * The jar that {@code source} becomes.
     *
     * @throws Uncompiled with each mistake and its line
     */
    static Path compiled(Path source) throws IOException {
        return new SourceFile(source).jar();
    }

    /** {@code source} and what lies beside it and belongs to it, whether it is there or not. */
    static List<Path> parts(Path source) {
        return List.of(source, sibling(source, ".yaml"), sibling(source, ".md"));
    }

    private static Path sibling(Path source, String ending) {
        String name = source.toString();
        return Path.of(name.substring(0, name.length() - ENDING.length()) + ending);
    }

    private @Nullable String beside(String ending) throws IOException {
        Path file = sibling(source, ending);
        return Files.isRegularFile(file) ? read(file) : null;
    }

    private static String read(Path file) throws IOException {
        try {
            return Files.readString(file);
        } catch (NoSuchFileException e) {
            throw new Uncompiled(List.of(Violation.of("NO_FILE", "There is no file {path}.", file)));
        } catch (MalformedInputException e) {
            throw new Uncompiled(
                    List.of(Violation.of("NO_TEXT", "{file}: its bytes are no text in UTF-8; save it as such.", file)));
        }
    }

    private Path jar() throws IOException {
        String made = String.join(
                "\0",
                source.getFileName().toString(),
                text,
                String.valueOf(data),
                String.valueOf(book),
                System.getProperty("java.class.path"),
                Files.getLastModifiedTime(Origin.placeOf(RulesetPlugin.class)).toString(),
                Runtime.version().toString());
        Path jar = KEPT.resolve(Sha256.hex(made) + ".jar");
        if (!Files.isRegularFile(jar)) {
            byte[] packed = packed(Compilation.classes(source, text));
            Files.createDirectories(KEPT);
            Path written = Files.createTempFile(KEPT, "", ".new");
            Files.write(written, packed);
            Files.move(written, jar, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        }
        return jar;
    }

    /** The jar: classes, services, data, book, and a manifest that says what is in it. */
    private byte[] packed(Map<String, byte[]> classes) {
        SourcePlugins plugins = new SourcePlugins(source, classes);
        Map<String, byte[]> files = new TreeMap<>();
        classes.forEach((name, bytes) -> files.put(name.replace('.', '/') + ".class", bytes));
        plugins.services().forEach((name, lines) -> files.put("META-INF/services/" + name, lines.getBytes(UTF_8)));
        if (data != null) {
            SourceData fields = new SourceData(sibling(source, ".yaml"), data);
            fields.mustFit(plugins.data());
            String home = plugins.home().isEmpty() ? "" : plugins.home().replace('.', '/') + "/";
            fields.files().forEach((name, lines) -> files.put(home + name, lines.getBytes(UTF_8)));
        }
        if (book != null) {
            plugins.infos().forEach(info -> files.put(BOOKS + info.id() + ".md", book.getBytes(UTF_8)));
        }
        return zip(manifest(plugins.manifest()), files);
    }

    private static Manifest manifest(List<String> lines) {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        for (String line : lines) {
            int colon = line.indexOf(": ");
            manifest.getMainAttributes().putValue(line.substring(0, colon), line.substring(colon + 2));
        }
        return manifest;
    }

    private static byte[] zip(Manifest manifest, Map<String, byte[]> files) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            ByteArrayOutputStream says = new ByteArrayOutputStream();
            manifest.write(says);
            add(zip, JarFile.MANIFEST_NAME, says.toByteArray());
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                add(zip, file.getKey(), file.getValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void add(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setLastModifiedTime(ALWAYS);
        zip.putNextEntry(entry);
        zip.write(bytes);
        zip.closeEntry();
    }
}
