package org.muster.host.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.core.json.Json;
import org.muster.host.pages.MendPage.Cell;
import org.muster.host.pages.MendPage.Changed;
import tools.jackson.databind.JsonNode;

/** What would read otherwise, row by row. */
class DifferenceTest {

    /** A table of units with their wounds; a row is "name wounds". */
    private static JsonNode records(String... rows) {
        List<String> all = new ArrayList<>();
        for (String row : rows) {
            List<String> cells = Arrays.stream(row.split(" "))
                    .map(cell -> "{\"text\": \"" + cell + "\"}")
                    .toList();
            all.add("{\"cells\": " + cells + "}");
        }
        return Json.read("[{\"title\": \"Units\", \"heads\": [\"Unit\", \"Wounds\"], \"rows\": " + all + "}]");
    }

    private static Changed row(Cell... cells) {
        return new Changed("Units", List.of("Unit", "Wounds"), List.of(cells));
    }

    @Test
    void aRowStandsBesideTheOneOfTheSameName() {
        assertThat(Difference.rows(records("Ahsoka 1", "Ezra 2", "Sabine 3"), records("Ezra 2", "Sabine 4")))
                .containsExactly(
                        row(new Cell("Sabine", "Sabine"), new Cell("3", "4")),
                        row(new Cell("Ahsoka", ""), new Cell("1", "")));
    }

    @Test
    void rowsThatAreThereTwiceAreTold() {
        assertThat(Difference.rows(records("Trooper 1"), records("Trooper 1", "Trooper 1")))
                .containsExactly(row(new Cell("", "Trooper"), new Cell("", "1")));
    }

    @Test
    void aTableThatGoesIsTold() {
        List<Changed> gone = Difference.rows(records("Ezra 2"), Json.read("[]"));
        assertThat(gone).containsExactly(row(new Cell("Ezra", ""), new Cell("2", "")));
        assertThat(gone.get(0).before()).isEqualTo("Ezra · 2");
        assertThat(gone.get(0).after()).isEmpty();
    }
}
