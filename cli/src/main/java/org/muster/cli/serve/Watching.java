package org.muster.cli.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.core.game.BadGame;
import org.muster.core.game.Upgrade;
import org.muster.core.plugin.BrokenRuleset;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.plugin.Rulesets;
import org.muster.host.Demo;
import org.muster.host.Host;
import org.muster.host.Settings;
import org.muster.host.games.HostedGame;
import org.muster.host.people.Person;

/** A host of one game, by a ruleset that is being written. All of it is forgotten when the host stops. */
final class Watching {

    private static final long LOOK_MILLIS = 200;

    private final Console console;
    private final Path file;
    /** What comes with Muster is not what is being written. */
    private final Set<String> shipped = new TreeSet<>();
    /** What was told of the file as it is. */
    private List<Sentence> told = List.of();
    /** By what the game is played; null: there is none yet. */
    private @Nullable LoadedRuleset playing;

    private @Nullable HostedGame game;

    Watching(Console console, Path file) {
        this.console = console;
        this.file = file;
    }

    /** Until its process is stopped, or its thread interrupted. */
    void serve(int port) throws IOException {
        Path folder = Files.createTempDirectory("muster-watch");
        CountDownLatch ended = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(interrupting(Thread.currentThread(), ended)));
        try (Host host = host(port, folder)) {
            Person person = host.people().host(System.getProperty("user.name", "host"));
            console.line("Muster listens at {url}, and looks at {file} whenever it is saved.", host.url(), file);
            look(host, person);
            console.line(
                    "Open this link to play; it is yours alone: {url}",
                    console.screen().bold(host.doorOf(person).toString()));
            console.line("Ctrl-C stops it, and forgets the game.");
            console.out().flush();
            while (!Thread.interrupted()) {
                TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
                look(host, person);
                console.out().flush();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            Serving.delete(folder);
            ended.countDown();
        }
    }

    private Host host(int port, Path folder) throws IOException {
        Rulesets.find(folder).all().forEach(one -> shipped.add(one.info().id()));
        Settings settings = new Settings("127.0.0.1", port, folder, null, null);
        return Host.start(settings, Rulesets.find(file, folder.resolve("plugins")), console.clock());
    }

    /** The thread itself does not end: behind the command it waits for the end of the process, which waits for this. */
    private static Runnable interrupting(Thread watching, CountDownLatch ended) {
        return () -> {
            watching.interrupt();
            try {
                ended.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        };
    }

    /** Takes up what was saved; the host itself finds that something was. */
    private void look(Host host, Person person) throws IOException {
        List<Sentence> wrong = host.games().leftOut();
        if (!wrong.equals(told)) {
            told = wrong;
            wrong.forEach(console::no);
        }
        Optional<LoadedRuleset> there = host.games().rulesets().stream()
                .filter(one -> !shipped.contains(one.info().id()))
                .findFirst();
        if (there.isPresent() && there.get() != playing) {
            playing = there.get();
            try {
                takeUp(host, person, playing);
            } catch (BadGame e) {
                e.violations().forEach(console::no);
            } catch (BrokenRuleset e) {
                console.no(e.sentence());
            }
        }
    }

    private void takeUp(Host host, Person person, LoadedRuleset fresh) throws IOException {
        HostedGame running = game;
        if (running == null
                || !running.header().ruleset().id().equals(fresh.info().id())) {
            game = Demo.open(host, person, fresh.info());
            console.line("{name}: {url}", fresh.info().name(), host.url() + "/g/" + game.id());
            return;
        }
        Upgrade found = host.games().takeOver(running);
        int entries = running.match().head().entries();
        if (found.entry() == null) {
            console.line("Taken up: all {n entry|entries} come out the same.", entries);
        } else {
            console.line(
                    "Taken up: entry {entry} comes out otherwise, and the game goes on from before it: {fact}",
                    found.entry(),
                    found.fact());
        }
    }
}
