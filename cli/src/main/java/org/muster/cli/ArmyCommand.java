package org.muster.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code muster army}. */
@Command(name = "army", description = "Check an army list, or make one out of another program's roster.")
final class ArmyCommand {

    private ArmyCommand() {}

    /** With its commands. */
    static CommandLine line(Console console) {
        return new CommandLine(new ArmyCommand())
                .addSubcommand(new ArmyCheck(console))
                .addSubcommand(new ArmyImport(console));
    }
}
