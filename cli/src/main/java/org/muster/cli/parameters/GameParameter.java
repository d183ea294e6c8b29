package org.muster.cli.parameters;

import java.nio.file.Path;
import picocli.CommandLine.Parameters;

/** The game that a command is about. */
public final class GameParameter {

    @Parameters(index = "0", paramLabel = "GAME", description = "File of the game; .muster may be left out.")
    public Path path = Path.of("");
}
