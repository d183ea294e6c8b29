package org.muster.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.muster.api.spi.Variant;
import org.muster.core.config.GameConfig;
import org.muster.core.config.Opening;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.testkit.auction.Auction;
import org.muster.testkit.auction.Lots;

/** A variant that a ruleset ships is named where a file could be named, and is one file among those of a club. */
class VariantsTest {

    private static final LoadedRuleset AUCTION = LoadedRuleset.of(new Auction());

    private static Play<?> opened(String config, Map<String, String> files) {
        Opening opening = Opening.of(AUCTION, path -> {
            if (!files.containsKey(path)) {
                throw new BadGame("NO_FILE", "There is no {file}.", path);
            }
            return files.get(path);
        });
        return opening.play(GameConfig.read(config), "id");
    }

    private static int purse(Play<?> play) {
        return play.setup().data().read("lots", Lots.class).purse();
    }

    @Test
    void aGameStartsFromItByItsId() {
        Play<?> poor = opened("variant: poor\n", Map.of());
        assertThat(purse(poor)).isEqualTo(3);
        assertThat(poor.header().name()).isEqualTo("The auction of the poor");
        assertThat(poor.houseRules()).hasToString("[lots: purse: 3, not 12]");
        assertThat(purse(opened("", Map.of()))).isEqualTo(12);
    }

    @Test
    void whatAClubSaysStandsAboveIt() {
        assertThat(purse(opened("variant: poor\nchanges: {lots: {purse: 4}}\n", Map.of())))
                .isEqualTo(4);
        Map<String, String> files = Map.of("ours/winter.yaml", "variant: poor\nname: Winter\n");
        Play<?> winter = opened("variant: ours/winter.yaml\n", files);
        assertThat(purse(winter)).isEqualTo(3);
        assertThat(winter.header().name()).isEqualTo("Winter");
    }

    @Test
    void whoMistypesItHearsWhatThereIs() {
        assertThatThrownBy(() -> opened("variant: pour\n", Map.of()))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("auction brings no variant pour; it brings poor.");
        assertThatThrownBy(() -> opened("variant: pour.yaml\n", Map.of()))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("There is no pour.yaml.")
                .hasMessageNotContaining("it brings");
    }

    /** As a program may send it; YAML takes none. */
    @Test
    void whatCanBeNoPathIsRefusedAsAnyOther() {
        GameConfig config = GameConfig.EMPTY.from("po\0or");
        assertThatThrownBy(() -> Opening.of(AUCTION).complete(config))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("auction brings no variant");
    }

    @Test
    void aGameStartsFromOneVariant() {
        assertThatThrownBy(() -> GameConfig.read("variant: house.yaml\n").from("poor"))
                .isInstanceOf(BadGame.class)
                .hasMessageContaining("starts from house.yaml, and poor is asked for");
        assertThat(GameConfig.read("variant: house.yaml\n").from(null).variant())
                .isEqualTo("house.yaml");
    }

    @Test
    void anIdIsAWord() {
        assertThatThrownBy(() -> Variant.of("Even Hoth", "Otherwise."))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not Even Hoth");
        assertThat(Variant.of("even-hoth", "Otherwise.").resource()).isEqualTo("variants/even-hoth.yaml");
    }
}
