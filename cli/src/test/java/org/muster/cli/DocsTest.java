package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The guide's examples, run again; {@code -Dgolden.write=true} writes what they print now. */
class DocsTest {

    private static final Path GUIDE = Path.of("../docs/cli.md");

    @Test
    void theExamplesPrintWhatTheGuideSays(@TempDir Path folder) throws IOException {
        Cli cli = new Cli(folder);
        StringBuilder text = new StringBuilder();
        String fence = "";
        List<String> block = new ArrayList<>();
        for (String line : Files.readString(GUIDE).split("\n", -1)) {
            if (line.startsWith("```") && fence.isEmpty()) {
                fence = line;
                block.clear();
            } else if (line.equals("```")) {
                text.append(fence)
                        .append('\n')
                        .append(fence.equals("```console") ? console(cli, block) : file(cli, block));
                text.append("```\n");
                fence = "";
            } else if (fence.isEmpty()) {
                text.append(line).append('\n');
            } else {
                block.add(line);
            }
        }
        String again = text.substring(0, text.length() - 1);
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(GUIDE, again);
        }
        assertThat(again).isEqualTo(Files.readString(GUIDE));
    }

    private static String console(Cli cli, List<String> block) {
        StringBuilder text = new StringBuilder();
        for (String line : block) {
            if (line.startsWith("$ ")) {
                Cli.Ran ran = cli.run("", Words.split(line.substring("$ muster ".length()), cli.folder));
                text.append(line).append('\n').append(Words.masked(ran.out() + ran.err(), cli.folder));
            }
        }
        return text.toString();
    }

    /** A file whose first line says its name is there for the commands after it. */
    private static String file(Cli cli, List<String> block) {
        String text = String.join("\n", block) + '\n';
        if (block.get(0).startsWith("# ")) {
            cli.write(block.get(0).substring(2), text);
        }
        return text;
    }

    @Test
    void everyCommandIsInTheGuide() throws IOException {
        String guide = Files.readString(GUIDE);
        for (String command : Commands.names()) {
            assertThat(guide).contains(command);
        }
    }
}
