package org.muster.host.past;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.drawing.chart.LineChart;

/**
 * A course as lines, and as a table for who reads it.
 *
 * @param title of the table the numbers stand in, or of the picture
 * @param what the column's head
 * @param chart a line for each seat
 * @param table of each stage its phase and the values, in the order of the lines
 */
public record CourseChart(String title, String what, LineChart chart, List<List<String>> table) {

    /**
     * Draws it.
     *
     * @param names of the seats by their ids, all of them in order
     */
    public static CourseChart of(Course course, List<Course.Stage> stages, Map<String, String> names) {
        List<LineChart.Course> courses = new ArrayList<>();
        List<String> seats = List.copyOf(names.keySet());
        course.values().forEach((seat, values) -> {
            List<@Nullable Double> numbers = new ArrayList<>();
            values.forEach(value -> numbers.add(value == null ? null : value.doubleValue()));
            courses.add(new LineChart.Course(seats.indexOf(seat), names.getOrDefault(seat, seat), numbers));
        });
        List<String> along = stages.stream().map(stage -> round(stage.phase())).toList();
        LineChart chart = LineChart.of(course.title() + ": " + course.what(), courses, along, true);
        return new CourseChart(course.title(), course.what(), chart, table(course, stages));
    }

    private static String round(String phase) {
        int round = phase.indexOf(ToldLine.STEP);
        return round < 0 ? phase : phase.substring(0, round);
    }

    private static List<List<String>> table(Course course, List<Course.Stage> stages) {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < stages.size(); i++) {
            List<String> row = new ArrayList<>();
            row.add(stages.get(i).phase());
            for (List<@Nullable Long> values : course.values().values()) {
                Long value = values.get(i);
                row.add(value == null ? "" : value.toString());
            }
            rows.add(row);
        }
        return rows;
    }
}
