package org.muster.core.plugin;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;

/** What the compiler makes of one source file, in memory. */
final class Compilation {

    /** A slip at the beginning makes a hundred behind it. */
    private static final int MOST_TOLD = 20;

    private Compilation() {}

    /**
     * Its classes by name.
     *
     * @param file as people call it
     * @throws Uncompiled with each mistake, its line and column
     */
    static Map<String, byte[]> classes(Path file, String text) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new Uncompiled(List.of(Violation.of(
                    "NO_COMPILER",
                    "{file} is Java source, and the Java that runs here ({home}) has no compiler; a JDK has one.",
                    file,
                    System.getProperty("java.home"))));
        }
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        try (JavaFileManager files = compiler.getStandardFileManager(found, Locale.ENGLISH, UTF_8);
                InMemory made = new InMemory(files)) {
            List<String> flags =
                    List.of("--release", "17", "-proc:none", "-g", "-classpath", System.getProperty("java.class.path"));
            boolean done = compiler.getTask(null, made, found, flags, null, List.of(new Source(file, text)))
                    .call();
            if (!done) {
                throw new Uncompiled(mistakes(file, found));
            }
            return made.classes();
        }
    }

    private static List<Violation> mistakes(Path file, DiagnosticCollector<JavaFileObject> found) {
        return found.getDiagnostics().stream()
                .filter(one -> one.getKind() == Diagnostic.Kind.ERROR)
                .limit(MOST_TOLD)
                .map(one -> Violation.of(
                        "DOES_NOT_COMPILE",
                        "{file}:{line}:{column}: {why}",
                        file,
                        one.getLineNumber(),
                        one.getColumnNumber(),
                        one.getMessage(Locale.ENGLISH).replaceAll("\\s*\\R\\s*", "; ")))
                .toList();
    }

    /** The source as it was read; a file may be called otherwise than its public class. */
    private static final class Source extends SimpleJavaFileObject {

        private final String text;

        Source(Path file, String text) {
            super(file.toAbsolutePath().toUri(), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return true;
        }
    }

    /** Keeps what the compiler makes. */
    private static final class InMemory extends ForwardingJavaFileManager<JavaFileManager> {

        private final Map<String, ByteArrayOutputStream> made = new TreeMap<>();

        InMemory(JavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, @Nullable FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("made:///" + name.replace('.', '/') + kind.extension), kind) {
                @Override
                public OutputStream openOutputStream() {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    made.put(name, bytes);
                    return bytes;
                }
            };
        }

        Map<String, byte[]> classes() {
            Map<String, byte[]> classes = new TreeMap<>();
            made.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
            return classes;
        }
    }
}
