package org.muster.host.past;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Charts of which each shows something else. */
class CourseTest {

    @Test
    void whatWentAlikeForAllIsDrawnOnce() {
        Map<String, List<Long>> held = Map.of("anna", List.of(6L, 7L), "bert", List.of(6L, 6L));
        Map<String, List<Long>> scored = Map.of("anna", List.of(0L, 2L), "bert", List.of(0L, 0L));
        List<Course> once = Course.once(List.of(
                new Course("Map", "Places", held),
                new Course("Score", "Points", scored),
                new Course("Score", "Spaces", held),
                new Course("Score", "Points of spaces", held)));
        assertThat(once)
                .containsExactly(
                        new Course("Map", "Places, Spaces and Points of spaces", held),
                        new Course("Score", "Points", scored));
    }
}
