package org.muster.host;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;
import org.muster.ruleset.trapped.Trapped;

/** A host in a process of its own, which can be killed. */
public final class Node implements AutoCloseable {

    private static final String LISTENS = "listens at ";

    private final Process process;
    private final int port;

    private Node(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** One over a database, a folder or a JDBC URL, with the plugins of a folder. */
    public static Node start(String where, Path plugins, String... options) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Dguice_custom_class_loading=CHILD"));
        command.addAll(List.of(options));
        command.addAll(
                List.of("-cp", System.getProperty("java.class.path"), Node.class.getName(), where, plugins.toString()));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String line = Patience.within("the node listens", said::readLine);
        if (line == null || !line.startsWith(LISTENS)) {
            process.destroyForcibly();
            throw new IOException("the node said " + line);
        }
        return new Node(process, Integer.parseInt(line.substring(LISTENS.length())));
    }

    /** Where it is reached. */
    public String url() {
        return "http://127.0.0.1:" + port;
    }

    /** As {@code kill -9} does. */
    public void kill() {
        process.destroyForcibly();
        Patience.within("the node is dead", process::waitFor);
    }

    /** As {@code kill} does; what it exits with. */
    public int stop() {
        process.destroy();
        return Patience.within("the node stops", process::waitFor);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    /** All that are found, and one that fails in every way. */
    public static Rulesets withTraps(Path plugins) {
        List<LoadedRuleset> all = new ArrayList<>(Rulesets.find(plugins).all());
        all.add(LoadedRuleset.of(new Trapped()));
        return Rulesets.of(all);
    }

    /** The host's main: {@code DATABASE PLUGINS}. */
    public static void main(String[] args) throws Exception {
        boolean isUrl = args[0].startsWith("jdbc:");
        Path folder = isUrl ? Files.createDirectories(Path.of("target", "node")) : Path.of(args[0]);
        Settings settings = new Settings(
                "127.0.0.1",
                0,
                folder,
                isUrl ? args[0] : null,
                null,
                java.time.Duration.ofMillis(Long.getLong("node.patience", 20_000)));
        Host host = Host.start(settings, withTraps(Path.of(args[1])), Clock.systemUTC());
        Runtime.getRuntime().addShutdownHook(new Thread(host::close));
        System.out.println(LISTENS + host.port());
        Thread.currentThread().join();
    }
}
