package org.muster.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code choose} understands what {@code play} understands on one line, but no numbers of lists that it does not show. */
class ChoosingTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"raid birk", "raid Birkwood", "RAID birkw", "raid   a region birk", "{\"raid\":\"birk\"}"})
    void anAnswerIsSaidInWords(String words) {
        Cli cli = new Cli(folder).opened();
        assertThat(cli.run("choose @club.muster --as anna " + words).isDone().out())
                .contains("Anna: Turn 1 > Orders > Give orders: raid a region: Birkwood");
    }

    @Test
    void whatNoKeyboardTypesIsNoWord() {
        Cli cli = new Cli(folder).opened();
        cli.run("", "choose", "@club.muster", "--as", "anna", "ho\tld").isRefused("is no option");
        cli.run("", "choose", "@club.muster", "--as", "anna", "raid\u0007birk").isRefused("is no option");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "raid fell | raid: \"fell\" is no option; there are birk, dell",
                "raid 1 | \"raid 1\" is no option; there are hold, raid",
                "raid auto | raid: \"auto\" is no option; there are birk, dell",
                "raid | \"raid\" alone does not say all; for example {\"raid\": \"birk\"}",
                "hold birk | \"hold birk\" is no option; there are hold, raid",
                "plunder birk | \"plunder birk\" is no option; there are hold, raid"
            })
    void whatSaysNothingLegalIsRefusedAsItWasMeant(String words, String refusal) {
        Cli cli = new Cli(folder).opened();
        cli.run("choose @club.muster --as anna " + words).isRefused(refusal);
        assertThat(cli.run("log @club.muster").isDone().out()).doesNotContain("Anna: Turn 1");
    }
}
