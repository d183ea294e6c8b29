package org.muster.cli.armies;

import org.muster.cli.terminal.Console;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code muster army}. */
@Command(name = "army", description = "Check an army list, or make one out of another program's roster.")
public final class ArmyCommand {

    private ArmyCommand() {}

    /** With its commands. */
    public static CommandLine line(Console console) {
        return new CommandLine(new ArmyCommand())
                .addSubcommand(new ArmyCheck(console))
                .addSubcommand(new ArmyImport(console));
    }
}
