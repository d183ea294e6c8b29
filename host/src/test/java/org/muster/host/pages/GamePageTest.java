package org.muster.host.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.muster.core.json.Json;

/** Records on a page. */
class GamePageTest {

    private static GamePage.Table table(String heads, String rows) {
        String all = "[{\"title\": \"Spaces\", \"heads\": " + heads + ", \"rows\": " + rows + "}]";
        return GamePage.Table.all(Json.read(all.replace('\'', '"'))).get(0);
    }

    @Test
    void aColumnInWhichNothingStandsIsLeftOut() {
        GamePage.Table table = table(
                "['Where', 'Claimed', 'VP']",
                "[{'cells': [{'text': 'A4'}, {'text': ''}, {'text': ''}]}, {'cells': [{'text': 'E4'}, {'text': ''}, {'text': '2'}]}]");
        assertThat(table.heads()).containsExactly("Where", "VP");
        assertThat(table.rows()).containsExactly(List.of("A4", ""), List.of("E4", "2"));
    }

    @Test
    void aListWithoutHeadsAndATableWithoutRowsStayAsTheyAre() {
        assertThat(table("[]", "[{'cells': [{'text': 'Phase'}, {'text': 'Setup'}]}]")
                        .rows())
                .containsExactly(List.of("Phase", "Setup"));
        assertThat(table("['Where', 'VP']", "[]").heads()).containsExactly("Where", "VP");
    }
}
