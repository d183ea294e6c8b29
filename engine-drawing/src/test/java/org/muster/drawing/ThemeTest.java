package org.muster.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.muster.drawing.shape.PathData;

class ThemeTest {

    private static final List<String> ROLES = List.of(
            "paper",
            "board",
            "frame",
            "title",
            "caption",
            "legend-box",
            "legend-text",
            "area",
            "hatch-line",
            "hatch-dot",
            "inset",
            "edge",
            "battlement",
            "mines",
            "crown",
            "choice",
            "wire-halo",
            "wire",
            "head",
            "base",
            "silhouette",
            "site",
            "counter",
            "rim",
            "nose",
            "glyph",
            "counter-text",
            "badge",
            "badge-text",
            "words",
            "counter-line",
            "counter-dot");

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark", "print"})
    void every_role_and_every_class_of_the_engine_has_a_look(String name) {
        Theme theme = Theme.named(name).orElseThrow();
        List<List<String>> known =
                IntStream.range(0, 12).mapToObj(i -> List.of("owner-" + i)).toList();

        assertThat(ROLES).allMatch(role -> theme.knows(role));
        assertThat(known).allMatch(c -> theme.knows(c.get(0)));
        assertThat(List.of(
                        "unowned",
                        "neutral",
                        "inactive",
                        "reachable",
                        "threat",
                        "cover",
                        "path",
                        "move",
                        "shot",
                        "terrain-plains",
                        "terrain-forest",
                        "terrain-hills",
                        "terrain-mountain",
                        "terrain-water",
                        "terrain-city",
                        "terrain-ruins",
                        "terrain-swamp",
                        "terrain-desert",
                        "terrain-road",
                        "terrain-space",
                        "terrain-planet",
                        "terrain-trench",
                        "terrain-rift",
                        "terrain-obstacle"))
                .allMatch(c -> theme.knows(c));
    }

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark", "print"})
    void owners_can_be_told_by_colour(String name) {
        Theme theme = Theme.named(name).orElseThrow();
        for (int i = 0; i < 12; i++) {
            for (int j = 0; j < i; j++) {
                Color one = theme.look(List.of("counter", "owner-" + i)).fill().orElseThrow();
                Color other =
                        theme.look(List.of("counter", "owner-" + j)).fill().orElseThrow();
                int apart = Math.abs(one.getRed() - other.getRed())
                        + Math.abs(one.getGreen() - other.getGreen())
                        + Math.abs(one.getBlue() - other.getBlue());
                assertThat(apart).as("owner-%d and owner-%d", i, j).isGreaterThan(60);
            }
        }
    }

    @Test
    void owners_can_be_told_without_colour() {
        assertThat(Artwork.pattern("owner-0")).as("the only plain one").isEmpty();
        assertThat(IntStream.range(1, 12)
                        .mapToObj(i -> Artwork.pattern("owner-" + i).orElseThrow())
                        .map(tile -> PathData.write(tile.path(), 3)))
                .doesNotHaveDuplicates();
    }

    @Test
    void the_engine_has_the_silhouettes_it_promises() {
        assertThat(List.of(
                        "squad",
                        "squad-damaged",
                        "city",
                        "fort",
                        "mine",
                        "banner",
                        "hq",
                        "depot",
                        "tower",
                        "fighter",
                        "bomber",
                        "transport",
                        "cruiser",
                        "destroyer",
                        "capital-ship",
                        "freighter",
                        "infantry",
                        "hero",
                        "vehicle",
                        "droid",
                        "star"))
                .allMatch(symbol -> Artwork.symbol(symbol).isPresent());
    }

    @Test
    void more_classes_win_over_fewer_and_later_rules_over_earlier_ones() {
        Look plain = Theme.LIGHT.look(List.of("words"));
        Look heading = Theme.LIGHT.look(List.of("words", "heading"));

        assertThat(plain.bold()).isFalse();
        assertThat(heading.bold()).isTrue();
        assertThat(heading.fill()).isEqualTo(plain.fill());
    }
}
