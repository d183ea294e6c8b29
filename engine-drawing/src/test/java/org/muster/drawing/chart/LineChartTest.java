package org.muster.drawing.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineChartTest {

    private static LineChart chart(boolean whole, Double[] bert, Double[] anna) {
        return LineChart.of(
                "Standings: <Land>",
                List.of(
                        new LineChart.Course(1, "Bert", Arrays.asList(bert)),
                        new LineChart.Course(0, "Anna", Arrays.asList(anna))),
                List.of("Turn 1", "Turn 2", "Turn 3", "Turn 4").subList(0, anna.length),
                whole);
    }

    @Test
    void aLineRunsFromTheFirstStageToTheLastBetweenRoundNumbers() {
        LineChart chart = chart(true, new Double[] {1., 1., 1.}, new Double[] {0., 5., 7.});
        assertThat(chart.ticks()).extracting(LineChart.Tick::text).containsExactly("0", "2", "4", "6", "8");
        LineChart.Line bert = chart.lines().get(0);
        assertThat(bert.name()).isEqualTo("Bert");
        assertThat(bert.owner()).isEqualTo(1);
        assertThat(bert.letter()).isEqualTo("B");
        LineChart.Line anna = chart.lines().get(1);
        assertThat(anna.paths()).isEqualTo("M36.0 176.0L186.0 72.3L336.0 30.8");
        assertThat(anna.now()).isEqualTo("7");
    }

    @Test
    void aLineIsBrokenWhereThereIsNoNumberAndGoesBelowZero() {
        LineChart chart = chart(true, new Double[] {null, null, null, 4.}, new Double[] {-3., null, 2., 3.});
        assertThat(chart.ticks().get(0).text()).isEqualTo("-4");
        assertThat(chart.lines().get(1).paths()).containsPattern("^M[^L]+M[^L]+L[^LM]+$");
        assertThat(chart.lines().get(0).paths()).containsPattern("^M[^L]+$");
    }

    @Test
    void anyNumbersHaveAFewTicks() {
        for (double most : new double[] {0, 1, 3, 99, 12_345, 999_999_999_999.}) {
            LineChart chart = chart(true, new Double[] {0., 0.}, new Double[] {-most, most});
            assertThat(chart.ticks()).as("%s", most).hasSizeBetween(2, 7);
        }
    }

    @Test
    void partsOfOneHaveTicksBetweenWholeNumbers() {
        LineChart chart = chart(false, new Double[] {0.25, 0.5}, new Double[] {0.75, 0.5});
        assertThat(chart.ticks()).extracting(LineChart.Tick::text).containsExactly("0.0", "0.2", "0.4", "0.6", "0.8");
        assertThat(chart.lines().get(0).now()).isEqualTo("0.50");
    }

    @Test
    void aRoundOfManyStagesIsNamedOnce() {
        List<String> stages = List.of("Setup", "Turn 1", "Turn 1", "Turn 1", "Turn 2");
        LineChart chart = LineChart.of(
                "Standings", List.of(new LineChart.Course(0, "Anna", Arrays.asList(1., 2., 3., 4., 5.))), stages, true);
        assertThat(chart.stages())
                .extracting(LineChart.Tick::text)
                .doesNotHaveDuplicates()
                .contains("Setup", "Turn 1");
    }

    @Test
    void wordsOfPeopleStayWords() {
        assertThat(chart(true, new Double[] {1.}, new Double[] {2.}).svg())
                .contains("aria-label=\"Standings: &lt;Land&gt;\"")
                .doesNotContain("<Land>");
    }
}
