package org.muster.host.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;

class ThingNamesTest {

    private static final Point HERE = new Point(1, 1);

    private static Map<String, String> names(Mark... marks) {
        return ThingNames.in(Scene.of(Sentence.of("The yard"), 3, 3).showing(List.of(marks), List.of()));
    }

    private static Mark noted(String id, String note) {
        return Mark.token(id, HERE, 1).noting(Sentence.verbatim(note));
    }

    @Test
    void aLabelNamesItWhateverIsNoted() {
        assertThat(names(noted("c2", "Trooper, tired"), Mark.label("c2", HERE, 1, "Vanguard")))
                .containsExactly(Map.entry("c2", "Vanguard"));
    }

    @Test
    void withoutALabelItsNoteDoesAsFarAsItNamesIt() {
        assertThat(names(
                        noted("commander-1", "Elite commander (Bert): 3 wounds"),
                        Mark.token("barrel-2", HERE, 1),
                        noted("", "Smoke")))
                .containsExactly(Map.entry("commander-1", "Elite commander"), Map.entry("barrel-2", "barrel-2"));
    }

    @Test
    void ofSeveralAlikeEachHasItsId() {
        assertThat(names(noted("t3", "Trooper"), noted("t4", "Trooper: shaken")))
                .containsExactly(Map.entry("t3", "Trooper (t3)"), Map.entry("t4", "Trooper (t4)"));
    }
}
