package org.muster.core.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import tools.jackson.databind.JsonNode;

class OptionsJsonTest {

    /** Who reads the document need not know who sits where. */
    @Test
    void labelsAndNotesCallSeatsAsPeopleOfTheGameDo() {
        Options<Player> options = Options.oneOf(
                List.of(new Player("p1")),
                player ->
                        Option.of(player.id(), "the nomads of {player}", player).noting("led by {player}", player));
        JsonNode option = OptionsJson.describe(
                        options, sentence -> sentence.with(value -> value instanceof Player ? "Anna" : value))
                .path("options")
                .path(0);
        assertThat(option.path("label").asString()).isEqualTo("the nomads of Anna");
        assertThat(option.path("note").asString()).isEqualTo("led by Anna");
    }
}
