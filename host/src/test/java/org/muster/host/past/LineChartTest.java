package org.muster.host.past;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LineChartTest {

    private static LineChart chart(Long[] anna, Long[] bert) {
        Map<String, List<Long>> values = new LinkedHashMap<>();
        values.put("bert", Arrays.asList(bert));
        values.put("anna", Arrays.asList(anna));
        List<Course.Stage> stages = new ArrayList<>();
        for (int i = 0; i < anna.length; i++) {
            stages.add(new Course.Stage(i + 1, "Turn " + (i + 1) + " › Battle"));
        }
        Map<String, String> names = new LinkedHashMap<>();
        names.put("anna", "Anna");
        names.put("bert", "Bert");
        return LineChart.of(new Course("Standings", "Land", values), stages, names);
    }

    @Test
    void aLineRunsFromTheFirstStageToTheLastBetweenRoundNumbers() {
        LineChart chart = chart(new Long[] {0L, 5L, 7L}, new Long[] {1L, 1L, 1L});
        assertThat(chart.ticks()).extracting(LineChart.Tick::text).containsExactly("0", "2", "4", "6", "8");
        LineChart.Line bert = chart.lines().get(0);
        assertThat(bert.name()).isEqualTo("Bert");
        assertThat(bert.owner()).isEqualTo(1);
        assertThat(bert.letter()).isEqualTo("B");
        LineChart.Line anna = chart.lines().get(1);
        assertThat(anna.paths()).isEqualTo("M36.0 176.0L186.0 72.3L336.0 30.8");
        assertThat(anna.now()).isEqualTo("7");
        assertThat(chart.table().get(1)).containsExactly("Turn 2 › Battle", "1", "5");
    }

    @Test
    void aLineIsBrokenWhereThereIsNoNumberAndGoesBelowZero() {
        LineChart chart = chart(new Long[] {-3L, null, 2L, 3L}, new Long[] {null, null, null, 4L});
        assertThat(chart.ticks().get(0).text()).isEqualTo("-4");
        assertThat(chart.lines().get(1).paths()).containsPattern("^M[^L]+M[^L]+L[^LM]+$");
        assertThat(chart.lines().get(0).paths()).containsPattern("^M[^L]+$");
        assertThat(chart.table().get(1)).containsExactly("Turn 2 › Battle", "", "");
    }

    @Test
    void anyNumbersHaveAFewTicks() {
        for (long most : new long[] {0, 1, 3, 99, 12_345, 999_999_999_999L}) {
            LineChart chart = chart(new Long[] {-most, most}, new Long[] {0L, 0L});
            assertThat(chart.ticks()).as("%s", most).hasSizeBetween(2, 7);
        }
    }
}
