package org.muster.core.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.army.Roster;
import org.muster.api.dice.Pool;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import tools.jackson.databind.JsonNode;

class SchemasTest {

    record Lists(OrderedMap<String, Roster> squads, List<Player> seats, Pool dice) {}

    @Test
    void whatIsWrittenAsOneValueIsThatValueInTheSchema() {
        JsonNode properties = Schemas.of(Lists.class).path("properties");
        assertThat(properties
                        .at("/squads/additionalProperties/additionalProperties/type")
                        .asString())
                .isEqualTo("integer");
        assertThat(properties.at("/seats/items/type").asString()).isEqualTo("string");
        assertThat(properties.at("/dice/type").asString()).isEqualTo("string");
    }
}
