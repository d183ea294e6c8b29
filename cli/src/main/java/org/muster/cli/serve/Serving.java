package org.muster.cli.serve;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.muster.cli.terminal.Console;
import org.muster.host.Demo;
import org.muster.host.Host;
import org.muster.host.Settings;
import org.muster.host.SpareKey;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Person;

/**
 * A host that runs until its process is stopped.
 *
 * @param demo whether it opens games to try
 * @param forgotten whether its data goes when it stops
 */
record Serving(Console console, boolean demo, boolean forgotten) {

    void serve(String address, int port, Path folder, @Nullable String database, @Nullable URI url) throws IOException {
        CountDownLatch stopped = new CountDownLatch(1);
        Settings settings = new Settings(address, port, folder, database, url);
        Host host = Host.start(settings, console.everyRuleset(folder.resolve("plugins")), console.clock());
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            host.close();
            if (forgotten) {
                delete(folder);
            }
            stopped.countDown();
        }));
        tell(host);
        try {
            stopped.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Only a link for somebody, also beside a host that runs.
     *
     * @param listening whether {@code port} is said; else the link leads to where the host that runs is reached
     */
    void tellKey(
            String name,
            boolean listening,
            String address,
            int port,
            Path folder,
            @Nullable String database,
            @Nullable URI url)
            throws IOException {
        Settings settings = new Settings(address, port, folder, database, url);
        URI key = SpareKey.of(name, settings, listening, console.clock());
        console.line("Whoever opens this link first comes in: {url}", key);
    }

    private void tell(Host host) throws IOException {
        Person person = host.people().host(System.getProperty("user.name", "host"));
        console.line("Muster listens at {url}", host.url());
        if (host.isAlone()) {
            console.line("Only this machine reaches it; {option} lets phones in your network in.", "--address 0.0.0.0");
        }
        if (demo) {
            for (HostedGame game : Demo.open(host, person)) {
                console.line("  {name}: {url}", game.header().name(), host.url() + "/g/" + game.id());
            }
        }
        console.line(
                "Open this link to play; it is yours alone: {url}",
                console.screen().bold(host.doorOf(person).toString()));
        if (forgotten) {
            console.line("Ctrl-C stops it, and forgets these games; --data DIR keeps them.");
        } else {
            console.line("Ctrl-C stops it.");
        }
        console.out().flush();
    }

    static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException e) {
            // it lies among what the machine throws away by itself
        }
    }
}
