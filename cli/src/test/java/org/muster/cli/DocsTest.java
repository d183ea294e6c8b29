package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The guides' examples, run again; {@code -Dgolden.write=true} writes what they print now. */
class DocsTest {

    private static final Path DOCS = Path.of("../docs");
    private static final Pattern NAME = Pattern.compile("(?:# |<!-- )(\\S+)(?: -->)?");

    @ParameterizedTest
    @ValueSource(strings = {"cli.md", "rosters.md"})
    void theExamplesPrintWhatTheGuideSays(String name, @TempDir Path folder) throws IOException {
        Path guide = DOCS.resolve(name);
        Cli cli = new Cli(folder);
        StringBuilder text = new StringBuilder();
        String fence = "";
        List<String> block = new ArrayList<>();
        for (String line : Files.readString(guide).split("\n", -1)) {
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
            Files.writeString(guide, again);
        }
        assertThat(again).isEqualTo(Files.readString(guide));
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
        Matcher name = NAME.matcher(block.get(0));
        if (name.matches()) {
            cli.write(name.group(1), text);
        }
        return text;
    }

    /** Each promise names the tests that try it. */
    @Test
    void theTestsThatTryAPromiseAreThere() throws IOException {
        Matcher test = Pattern.compile("-Dtest=([\\w,]+)").matcher(Files.readString(DOCS.resolve("reliability.md")));
        List<String> named = new ArrayList<>();
        while (test.find()) {
            named.addAll(List.of(test.group(1).split(",")));
        }
        assertThat(named).hasSizeGreaterThan(10).contains("ChaosTest", "ForgeryTest");
        List<String> tests = new ArrayList<>();
        for (String module : List.of("cli", "engine-core", "host")) {
            try (Stream<Path> files = Files.walk(Path.of("..", module, "src", "test"))) {
                files.forEach(file -> tests.add(file.getFileName().toString().replace(".java", "")));
            }
        }
        assertThat(tests).containsAll(named);
    }

    @Test
    void everyCommandIsInTheGuide() throws IOException {
        String guide = Files.readString(DOCS.resolve("cli.md"));
        for (String command : Commands.names()) {
            assertThat(guide).contains(command);
        }
    }
}
