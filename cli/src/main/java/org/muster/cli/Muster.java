package org.muster.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.muster.cli.files.LanguageOption;
import org.muster.cli.terminal.Console;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** {@code muster} itself: what holds for all commands. */
@Command(
        name = "muster",
        description = "Runs tabletop campaigns and battles from a terminal.",
        versionProvider = Version.class,
        addMethodSubcommands = false,
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        usageHelpAutoWidth = true,
        sortOptions = false)
final class Muster {

    private static final String PLUGINS = "--plugins";

    /** What plays on a host instead of a file; it may stand before the command, as its token may. */
    static final String HOST = "--host";

    private static final String TOKEN = "--token";

    /** Options of all commands that are followed by what they ask for. */
    static final Set<String> TAKING_A_VALUE = Set.of(PLUGINS, LanguageOption.NAME);

    /** The same with what is said of the host behind the command that asks it. */
    static String[] commandFirst(String[] typed) {
        List<String> args = new ArrayList<>(List.of(typed));
        List<String> host = new ArrayList<>();
        int at = 0;
        while (at < args.size() && args.get(at).startsWith("--")) {
            String word = args.get(at);
            boolean moved = word.matches("(" + HOST + "|" + TOKEN + ")(=.*)?");
            int words = (moved ? !word.contains("=") : TAKING_A_VALUE.contains(word)) ? 2 : 1;
            if (moved) {
                for (int i = 0; i < words && at < args.size(); i++) {
                    host.add(args.remove(at));
                }
            } else {
                at += words;
            }
        }
        if (at < args.size()) {
            args.addAll(host);
        } else {
            args.addAll(at, host);
        }
        return args.toArray(String[]::new);
    }

    private final Console console;

    Muster(Console console) {
        this.console = console;
    }

    @Option(names = "--json", scope = ScopeType.INHERIT, description = "Print one JSON document.")
    void json(boolean on) {
        console.json(on);
    }

    @Option(names = PLUGINS, scope = ScopeType.INHERIT, paramLabel = "DIR", description = "Folder of further rulesets.")
    void plugins(Path folder) {
        console.plugins(folder);
    }

    @Option(
            names = LanguageOption.NAME,
            scope = ScopeType.INHERIT,
            paramLabel = "FILE",
            description = "A language to speak, as a YAML file.")
    void language(Path file) {
        // read before all else, so that help and refusals speak it too
    }

    @Option(
            names = HOST,
            paramLabel = "URL",
            description =
                    "Play on a host instead of a file: games, new, join, pending, choose, stand, roll, show and log;"
                            + " for who runs the game settle, extend, pause, undo, rewind, amend and close.")
    void host(String url) {
        // moved behind the command that asks it
    }

    @Option(names = TOKEN, paramLabel = "T", description = "Who you are on that host; see docs/host.md.")
    void token(String given) {
        // as the host's
    }

    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            hidden = true,
            description = "Show where in the program something went wrong.")
    void debug(boolean on) {
        console.debug(on);
    }
}
