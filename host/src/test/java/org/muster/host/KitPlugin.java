package org.muster.host;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.muster.api.spi.RulesetPlugin;

/** The example of the test kit, packed as its author hands it out. */
public final class KitPlugin {

    private static final Path CLASSES = Path.of("../ruleset-testkit/target/test-classes");
    private static final String AUCTION = "org/muster/testkit/auction";
    private static final String BOOK = "org/muster/rulebook/auction.md";

    private KitPlugin() {}

    /** Put into a folder of plugins. */
    public static void into(Path plugins) throws IOException {
        Files.createDirectories(plugins);
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(plugins.resolve("auction.jar")));
                Stream<Path> files = Files.list(CLASSES.resolve(AUCTION))) {
            for (Path file : files.sorted().toList()) {
                add(jar, AUCTION + "/" + file.getFileName(), Files.readAllBytes(file));
            }
            add(jar, BOOK, Files.readAllBytes(CLASSES.resolve(BOOK)));
            add(
                    jar,
                    "META-INF/services/" + RulesetPlugin.class.getName(),
                    "org.muster.testkit.auction.Auction\n".getBytes(UTF_8));
        }
    }

    private static void add(JarOutputStream jar, String name, byte[] bytes) throws IOException {
        jar.putNextEntry(new JarEntry(name));
        jar.write(bytes);
        jar.closeEntry();
    }
}
