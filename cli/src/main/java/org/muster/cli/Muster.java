package org.muster.cli;

import java.nio.file.Path;
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
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        usageHelpAutoWidth = true,
        sortOptions = false)
final class Muster {

    private static final String PLUGINS = "--plugins";

    /** Options of all commands that are followed by what they ask for. */
    static final Set<String> TAKING_A_VALUE = Set.of(PLUGINS, LanguageOption.NAME);

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
            names = "--debug",
            scope = ScopeType.INHERIT,
            hidden = true,
            description = "Show where in the program something went wrong.")
    void debug(boolean on) {
        console.debug(on);
    }
}
