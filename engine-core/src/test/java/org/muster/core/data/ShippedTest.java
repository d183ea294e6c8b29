package org.muster.core.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.muster.api.spi.DataFile;
import org.muster.api.state.OrderedMap;
import org.muster.core.json.BadJson;
import tools.jackson.databind.JsonNode;

/** A club's fifty games of one ruleset hold its tables once, and never each other's. */
class ShippedTest {

    record Prices(int bread, int salt) {}

    /** Takes its time: while the first is made, a second reader comes and waits, or makes one of its own. */
    record Slow(int bread, int salt) {
        static final AtomicInteger MADE = new AtomicInteger();
        static final AtomicReference<Thread> SECOND = new AtomicReference<>();

        Slow {
            Thread second = SECOND.get();
            if (MADE.incrementAndGet() == 1 && second != null) {
                second.start();
                while (second.isAlive() && !WAITING.contains(second.getState())) {
                    Thread.onSpinWait();
                }
            }
        }
    }

    private static final Set<Thread.State> WAITING = Set.of(Thread.State.BLOCKED, Thread.State.WAITING);

    private static final DataFile FILE = DataFile.of("prices", Prices.class, "What things cost.");

    private final Shipped shipped = new Shipped(ShippedTest.class, List.of(FILE));

    @Test
    void whatIsShippedIsReadOnceForAllGames() {
        assertThat(game("").read("prices", Prices.class))
                .isEqualTo(new Prices(3, 7))
                .isSameAs(game("").read("prices", Prices.class));
    }

    @Test
    void whoWantsWhatIsBeingReadWaitsForIt() throws InterruptedException {
        Shipped slow = new Shipped(ShippedTest.class, List.of(DataFile.of("prices", Slow.class, "What things cost.")));
        Thread second = new Thread(slow::readAll);
        Slow.SECOND.set(second);

        slow.readAll();
        second.join();

        assertThat(Slow.MADE).hasValue(1);
    }

    @Test
    void whatAGameBringsIsItsOwn() {
        GameData dear = game("{bread: 30, salt: 70}");
        GameData cheap = game("{bread: 1, salt: 2}");

        assertThat(dear.read("prices", Prices.class)).isEqualTo(new Prices(30, 70));
        assertThat(cheap.read("prices", Prices.class)).isEqualTo(new Prices(1, 2));
        assertThat(game("").read("prices", Prices.class)).isEqualTo(new Prices(3, 7));
        assertThat(dear.hashes()).isNotEqualTo(cheap.hashes()).isNotEqualTo(game("").hashes());
        assertThat(game("").hashes())
                .isEqualTo(new GameData(ShippedTest.class, List.of(FILE), OrderedMap.empty()).hashes());
    }

    @Test
    void whatIsNotShippedIsRefusedWithWhatIs() {
        assertThatThrownBy(() -> game("").read("costs", Prices.class))
                .isInstanceOf(BadJson.class)
                .hasMessageContaining("costs")
                .hasMessageContaining("prices");
    }

    private GameData game(String brought) {
        return new GameData(
                shipped,
                brought.isEmpty()
                        ? OrderedMap.empty()
                        : OrderedMap.<String, JsonNode>empty()
                                .with("prices", Yaml.tree(Yaml.read(brought, Prices.class))));
    }
}
