package org.muster.cli.serve;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.muster.cli.terminal.Console;
import org.muster.cli.terminal.Exit;
import org.muster.core.game.BadGame;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code muster serve}. */
@Command(
        name = "serve",
        description = "Run a host: games on the web, for people with phones.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  muster serve --demo",
            "  muster serve --data /var/lib/muster --url https://club.example/games",
            "  muster serve --database jdbc:postgresql://localhost/muster",
            "  muster serve --enter Anna",
            "  muster serve backup --data /var/lib/muster club.db"
        })
public final class ServeCommand implements Callable<Integer> {

    private static final int HIGHEST_PORT = 65_535;
    private static final int USUAL_PORT = 8700;

    private final Console console;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "Where to listen, " + USUAL_PORT + " if left out; 0: any that is free.")
    private @Nullable Integer given;

    @Option(
            names = "--address",
            defaultValue = "127.0.0.1",
            paramLabel = "ADDRESS",
            description = "${DEFAULT-VALUE} (this machine alone) if left out; 0.0.0.0: everybody who reaches it.")
    private String address = "";

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Folder of the embedded database; muster-data in the current folder if left out.")
    private @Nullable Path data;

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "Another database, as in jdbc:postgresql://localhost/muster.")
    private @Nullable String database;

    @Option(
            names = "--url",
            paramLabel = "URL",
            description = "How people reach the host, where a proxy stands before it; a path in it is the host's own.")
    private @Nullable URI url;

    @Option(
            names = "--demo",
            description = {
                "Open a game of every ruleset, one seat for you and bots in the others.",
                "Without --data or --database all of it is forgotten when the host stops."
            })
    private boolean demo;

    @Option(
            names = "--enter",
            arity = "0..1",
            paramLabel = "NAME",
            fallbackValue = "",
            description = {
                "Only print a link that lets NAME in once, also while the host runs, to where that is reached;",
                "without NAME: you, who run it."
            })
    private @Nullable String enter;

    @Option(
            names = "--log",
            defaultValue = "text",
            paramLabel = "text|json",
            description = "How what happens is logged on stderr, ${DEFAULT-VALUE} if left out.")
    private String log = "";

    private ServeCommand(Console console) {
        this.console = console;
    }

    /** With its commands. */
    public static CommandLine line(Console console) {
        return new CommandLine(new ServeCommand(console))
                .addSubcommand(new BackupCommand(console))
                .addSubcommand(new ExportGameCommand(console))
                .addSubcommand(new ImportGameCommand(console))
                .addSubcommand(new GiveBackCommand(console));
    }

    @Override
    public Integer call() throws IOException {
        int port = given == null ? USUAL_PORT : given;
        if (port < 0 || port > HIGHEST_PORT) {
            throw new BadGame("BAD_PORT", "--port is 0 to {most}, not {n}.", HIGHEST_PORT, port);
        }
        if (url != null && (url.getHost() == null || url.getScheme() == null)) {
            throw new BadGame(
                    "BAD_URL", "--url is whole, as in https://club.example/games, not {url}.", String.valueOf(url));
        }
        if (enter != null) {
            Path folder = data == null ? Path.of("muster-data") : data;
            new Serving(console, false, false).tellKey(enter, given != null, address, port, folder, database, url);
            return Exit.DONE;
        }
        if (!log.equals("text") && !log.equals("json")) {
            throw new BadGame("BAD_LOG", "--log is text or json, not {log}.", log);
        }
        if (log.equals("json")) {
            JsonLog.begin();
        }
        boolean forgotten = demo && data == null && database == null;
        Path folder =
                forgotten ? Files.createTempDirectory("muster-demo") : data == null ? Path.of("muster-data") : data;
        // Not before it is wanted is a class loaded whose libraries no other command has.
        new Serving(console, demo, forgotten).serve(address, port, folder, database, url);
        return Exit.DONE;
    }
}
