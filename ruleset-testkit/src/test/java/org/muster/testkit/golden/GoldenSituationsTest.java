package org.muster.testkit.golden;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.muster.testkit.auction.Auction;

class GoldenSituationsTest {

    @TestFactory
    Stream<DynamicTest> situations() {
        return GoldenSituations.of(new Auction());
    }

    @Test
    void whatIsOtherwiseIsToldAllAtOnce() {
        DynamicTest wrong = GoldenSituations.in(Path.of("src", "test", "resources", "situations-broken"), new Auction())
                .findFirst()
                .orElseThrow();
        assertThatThrownBy(wrong.getExecutable()::execute)
                .hasMessageStartingWith("Everything is otherwise:")
                .hasMessageContaining("dice written out and never rolled: [1, 2]")
                .hasMessageContaining("refused should be [ODD_BID], is []")
                .hasMessageContaining("not told, or not in this order: 2 players have a favourite")
                .hasMessageContaining("state.bidders.bert.coins should be 11, is 10")
                .hasMessageContaining("state.nowhere should be 1, is not there")
                .hasMessageContaining("anna should be asked Sale, is asked [Bid]")
                .hasMessageContaining("the game should have ended with \"Anna won\"; it goes on")
                .hasMessageContaining("Told: [");
    }
}
