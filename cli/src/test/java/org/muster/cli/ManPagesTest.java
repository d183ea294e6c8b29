package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The manual has a page for each command, made of what the commands say of themselves. */
class ManPagesTest {

    private static final Map<String, String> PAGES = ManPages.pages("2026-11-21");

    @Test
    void everyCommandHasAPage() {
        for (String command : Commands.names()) {
            assertThat(PAGES).containsKey("muster-" + command);
        }
        assertThat(PAGES).containsKeys("muster", "muster-ruleset-new", "muster-army-check");
        assertThat(PAGES.values())
                .allSatisfy(page -> assertThat(page)
                        .startsWith(".TH MUSTER")
                        .contains(
                                ".SH NAME\nmuster",
                                " \\- ",
                                ".SH SYNOPSIS\nmuster",
                                ".SH OPTIONS\n",
                                ".SH EXIT STATUS\n")
                        .doesNotContain("%n", "%%", "null"));
    }

    @Test
    void aPageTellsWhatTheHelpTells() {
        assertThat(PAGES.get("muster-ruleset-new"))
                .contains("muster\\-ruleset\\-new \\- Make the project of a new ruleset, for Maven\n")
                .contains(".TP\n.B ID\nWhat people type to play it")
                .contains(".TP\n.B \\-\\-title NAME\n")
                .contains("  muster ruleset new hidden\\-hunt\n")
                .contains(".BR muster\\-ruleset (1)");
        assertThat(PAGES.get("muster")).contains(".TP\n.B play\n", ".BR muster\\-play (1),\n");
    }

    /** What the program that shows manuals has to say of them. */
    @Test
    void thePagesAreWellFormed(@TempDir Path folder) throws Exception {
        assumeTrue(
                Files.exists(Path.of("/usr/bin/groff")) || Files.exists(Path.of("/usr/bin/nroff")),
                "SKIPPED: no groff here");
        for (Map.Entry<String, String> page : PAGES.entrySet()) {
            Path file = folder.resolve(page.getKey() + ".1");
            Files.writeString(file, page.getValue());
            assertThat(complaints(file)).as(page.getKey()).isEmpty();
        }
    }

    private static String complaints(Path page) throws IOException, InterruptedException {
        Path program = Files.exists(Path.of("/usr/bin/groff")) ? Path.of("/usr/bin/groff") : Path.of("/usr/bin/nroff");
        Process process = new ProcessBuilder(program.toString(), "-man", "-Tutf8", "-ww", "-z", page.toString())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        String said = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }
}
