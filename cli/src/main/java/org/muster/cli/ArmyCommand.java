package org.muster.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code muster army}. */
@Command(name = "army", description = "Check an army list, or make one out of another program's roster.")
final class ArmyCommand {

    private ArmyCommand() {}

    /** With its commands. */
    static CommandLine line(Session session) {
        return new CommandLine(new ArmyCommand())
                .addSubcommand(new ArmyCheck(session))
                .addSubcommand(new ArmyImport(session));
    }
}
