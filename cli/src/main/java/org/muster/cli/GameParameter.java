package org.muster.cli;

import java.nio.file.Path;
import picocli.CommandLine.Parameters;

/** The game that a command is about. */
final class GameParameter {

    @Parameters(index = "0", paramLabel = "GAME", description = "File of the game; .muster may be left out.")
    Path path = Path.of("");
}
