package org.muster.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A jar that a test compiles and packs: what a modder would hand out. */
final class PluginJar {

    private final Map<String, String> sources = new LinkedHashMap<>();
    private final Map<String, byte[]> entries = new LinkedHashMap<>();
    private final Attributes manifest = new Attributes();
    private String classPath = System.getProperty("java.class.path");

    /** A class by its full name. */
    PluginJar source(String name, String code) {
        sources.put(name, code);
        return this;
    }

    PluginJar service(Class<?> type, String... names) {
        return entry("META-INF/services/" + type.getName(), String.join("\n", names) + "\n");
    }

    /** What its manifest says, a line each: {@code Muster-Ruleset: coin}. */
    PluginJar saying(String... lines) {
        for (String line : lines) {
            int colon = line.indexOf(": ");
            manifest.putValue(line.substring(0, colon), line.substring(colon + 2));
        }
        return this;
    }

    PluginJar entry(String name, String text) {
        return entry(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Also in place of what a source becomes. */
    PluginJar entry(String name, byte[] bytes) {
        entries.put(name, bytes);
        return this;
    }

    static byte[] entryOf(Path jar, String name) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.getInputStream(file.getEntry(name)).readAllBytes();
        }
    }

    /** Compiled against another jar. */
    PluginJar seeing(Path jar) {
        classPath += System.getProperty("path.separator") + jar;
        return this;
    }

    /** The same jar as if nothing had been said of it. */
    static void withoutManifest(Path jar) throws IOException {
        Map<String, byte[]> all = new LinkedHashMap<>();
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : java.util.Collections.list(file.entries())) {
                all.put(entry.getName(), file.getInputStream(entry).readAllBytes());
            }
        }
        all.remove(JarFile.MANIFEST_NAME);
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            put(all, out);
        }
    }

    private static void put(Map<String, byte[]> all, JarOutputStream out) throws IOException {
        for (Map.Entry<String, byte[]> entry : all.entrySet()) {
            out.putNextEntry(new JarEntry(entry.getKey()));
            out.write(entry.getValue());
            out.closeEntry();
        }
    }

    Path write(Path jar) throws IOException {
        Files.createDirectories(jar.getParent());
        Map<String, byte[]> all = new LinkedHashMap<>(compiled());
        all.putAll(entries);
        Manifest said = new Manifest();
        said.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        said.getMainAttributes().putAll(manifest);
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), said)) {
            put(all, out);
        }
        return jar;
    }

    private Map<String, byte[]> compiled() throws IOException {
        Map<String, ByteArrayOutputStream> classes = new LinkedHashMap<>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter told = new StringWriter();
        List<SimpleJavaFileObject> units = new ArrayList<>();
        sources.forEach((name, code) -> units.add(
                new SimpleJavaFileObject(
                        URI.create("text:///" + name.replace('.', '/') + ".java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreErrors) {
                        return code;
                    }
                }));
        try (JavaFileManager files =
                new ForwardingJavaFileManager<>(compiler.getStandardFileManager(null, null, null)) {
                    @Override
                    public JavaFileObject getJavaFileForOutput(
                            Location location, String name, JavaFileObject.Kind kind, FileObject beside) {
                        String path = name.replace('.', '/') + ".class";
                        return new SimpleJavaFileObject(URI.create("bytes:///" + path), kind) {
                            @Override
                            public OutputStream openOutputStream() {
                                return classes.computeIfAbsent(path, any -> new ByteArrayOutputStream());
                            }
                        };
                    }
                }) {
            List<String> options = List.of("--release", "17", "-proc:none", "-nowarn", "-cp", classPath);
            if (!units.isEmpty()
                    && !compiler.getTask(told, files, null, options, null, units)
                            .call()) {
                throw new AssertionError(told.toString());
            }
        }
        Map<String, byte[]> bytes = new LinkedHashMap<>();
        classes.forEach((path, out) -> bytes.put(path, out.toByteArray()));
        return bytes;
    }
}
