package org.muster.cli.chances;

import java.nio.file.Path;
import org.muster.cli.terminal.Console;
import org.muster.core.game.Play;
import org.muster.core.lab.Sums;
import tools.jackson.databind.node.ObjectNode;

final class SimulationReport {
    static void write(
            Console console, Path file, Play<?> play, Object bots, long seed, Sums sums, ObjectNode document) {}
}
