package org.muster.catalogues;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.api.army.Roster;
import org.muster.api.check.Between;
import org.muster.api.check.Distinct;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;
import org.muster.api.dice.Pool;
import org.muster.api.seat.Player;
import org.muster.api.spi.Label;
import org.muster.api.state.OrderedMap;
import tools.jackson.databind.JsonNode;

class SchemasTest {

    record Towns(List<Town> towns, OrderedMap<@RefersTo("towns") String, @Between(min = 0) Integer> stores) {}

    record Town(
            @Id("towns") String id,
            @Between(min = 1, max = 6) int size,
            @Distinct List<@RefersTo("towns") String> roads) {}

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

    enum Missing {
        @Label("fortifies")
        FORTIFY,
        HOLD
    }

    record HouseRules(
            @Label("What a banner without an order does") Missing missing,

            @Label(value = "Turns until the end", zero = "no limit")
            int turns,

            int other) {}

    @Test
    void aHouseRuleIsDescribedInItsWords() {
        JsonNode properties = Schemas.of(HouseRules.class).path("properties");
        assertThat(properties.at("/missing/description").asString())
                .isEqualTo("What a banner without an order does (FORTIFY: fortifies)");
        assertThat(properties.at("/turns/description").asString()).isEqualTo("Turns until the end (0: no limit)");
        assertThat(properties.path("other").has("description")).isFalse();
    }

    record Numbers(int plain, @Between(max = 9) int few, OrderedMap<String, Integer> each, double far) {}

    @Test
    void aWholeNumberOfWhichNothingIsSaidIsOneThatCanBeCountedTo() {
        JsonNode properties = Schemas.of(Numbers.class).path("properties");
        for (String place : List.of("/plain", "/few", "/each/additionalProperties")) {
            assertThat(properties.at(place + "/minimum").asInt()).as(place).isEqualTo(-1_000_000);
        }
        assertThat(properties.at("/few/maximum").asInt()).isEqualTo(9);
        assertThat(properties.at("/each/additionalProperties/maximum").asInt()).isEqualTo(1_000_000);
        assertThat(properties.path("far").has("maximum")).isFalse();
    }

    @Test
    void theSchemaSaysWhatTheReaderChecks() {
        JsonNode towns = Schemas.of(Towns.class);
        JsonNode town = towns.at("/properties/towns/items");
        town = town.has("$ref") ? towns.at(town.path("$ref").asString().substring(1)) : town;
        assertThat(town.at("/properties/size/minimum").asInt()).isEqualTo(1);
        assertThat(town.at("/properties/size/maximum").asInt()).isEqualTo(6);
        assertThat(town.at("/properties/id/x-id").asString()).isEqualTo("towns");
        assertThat(town.at("/properties/roads/items/x-refers-to").asString()).isEqualTo("towns");
        assertThat(town.at("/properties/roads/uniqueItems").asBoolean()).isTrue();
        assertThat(towns.at("/properties/stores/additionalProperties/maximum").asInt(1_000_000))
                .isEqualTo(1_000_000);
    }
}
