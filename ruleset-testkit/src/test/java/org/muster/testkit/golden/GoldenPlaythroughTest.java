package org.muster.testkit.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.muster.testkit.auction.Auction;

class GoldenPlaythroughTest {

    private static final String TWO = "seats: {anna: Anna, bert: Bert}\n";

    @Test
    void aGameIsPlayedAsItWasPlayedBefore() {
        GoldenPlaythrough.check(new Auction(), "auction", TWO, 7, 6);
    }

    @Test
    void anotherGameIsToldByItsFirstDifference(@TempDir Path folder) throws IOException {
        String text = GoldenPlaythrough.told(new Auction(), "auction", TWO, 7, 6);
        Path file = folder.resolve("auction.txt");
        assertThatThrownBy(() -> GoldenFile.compare(file, text)).hasMessageContaining("-Dgolden.update=true");
        Files.writeString(file, text.replace("purse", "").replaceFirst("chose .*", "chose    anna: nothing"));
        assertThatThrownBy(() -> GoldenFile.compare(file, text))
                .hasMessageContaining("- chose    anna: nothing")
                .hasMessageContaining("+ chose    ");
    }

    @Test
    void aDifferenceShowsWhatIsAroundIt() {
        assertThat(GoldenFile.difference(List.of("a", "b", "c", "d"), List.of("a", "x", "y", "d")))
                .isEqualTo("line 2:\n  a\n- b\n- c\n+ x\n+ y\n");
    }
}
