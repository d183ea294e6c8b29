package org.muster.core.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.muster.api.map.Chart;
import org.muster.core.json.BadJson;

class ChartFileTest {

    /** Whoever draws it waits for minutes, and nobody can read it. */
    @Test
    void moreThanAnybodyPlaysOnIsRefused() {
        assertThat(ChartFile.in(chart(Chart.MOST_PLACES)).orElseThrow().places())
                .hasSize(Chart.MOST_PLACES);
        assertThatThrownBy(() -> ChartFile.in(chart(Chart.MOST_PLACES + 1)))
                .isInstanceOf(BadJson.class)
                .hasMessageContaining("places: 5001 places, and nobody plays on more than 5000");
    }

    private static String chart(int places) {
        StringBuilder text = new StringBuilder("name: Many\nwidth: 1000\nheight: 1000\nborders: []\nplaces:\n");
        for (int i = 0; i < places; i++) {
            text.append("  - {id: p")
                    .append(i)
                    .append(", name: P")
                    .append(i)
                    .append(", at: {x: 1, y: 1}, outlines: [], notes: {}}\n");
        }
        return text.toString();
    }
}
