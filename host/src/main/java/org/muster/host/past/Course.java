package org.muster.host.past;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.host.pages.Say;

/**
 * How something that has a number for each seat went, phase by phase.
 *
 * @param title of the table it stands in, or of the picture
 * @param what the column's head
 * @param values of each seat by its id, one for each {@link Stage}; null: it had none then
 */
public record Course(String title, String what, Map<String, List<@Nullable Long>> values) {

    /** Each line once: what has gone alike for everybody is told by one, with the names of all. */
    public static List<Course> once(List<Course> all) {
        Map<Map<String, List<@Nullable Long>>, List<Course>> alike = new LinkedHashMap<>();
        all.forEach(course ->
                alike.computeIfAbsent(course.values(), any -> new ArrayList<>()).add(course));
        return alike.values().stream().map(Course::together).toList();
    }

    private static Course together(List<Course> alike) {
        Course first = alike.get(0);
        List<String> names = alike.stream().map(Course::what).distinct().toList();
        return new Course(first.title(), Say.say("{names}", names), first.values());
    }

    /**
     * The end of a phase, or now.
     *
     * @param moment that shows it
     * @param phase that had ended
     */
    public record Stage(int moment, String phase) {}
}
