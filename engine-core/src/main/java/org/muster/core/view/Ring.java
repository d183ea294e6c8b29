package org.muster.core.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;
import org.muster.api.text.Sentence;

/** The ring round what is chosen. In a picture it means one thing: what the engine rings, nothing else of the ruleset's. */
final class Ring {

    private static final String CHOSEN = "chosen";

    private Ring() {}

    /** The scene with a ring round all marks of these ids and no other. */
    static Scene around(Set<String> ids, Scene scene, Sentence meaning) {
        List<Mark> marks = new ArrayList<>(scene.marks().size());
        for (Mark mark : scene.marks()) {
            marks.add(mark.accept(new Ringed(!mark.id().isEmpty() && ids.contains(mark.id()))));
        }
        List<Scene.Entry> legend = new ArrayList<>(scene.legend());
        legend.removeIf(entry -> entry.classes().contains(CHOSEN));
        legend.add(new Scene.Entry(List.of(CHOSEN), meaning.toString()));
        return scene.showing(marks, legend);
    }

    /** A mark with a ring or without. */
    private record Ringed(boolean ring) implements Mark.Visitor<Mark> {

        @Override
        public Mark patch(Mark.Patch patch) {
            return patch.being(classes(patch));
        }

        @Override
        public Mark line(Mark.Line line) {
            return line;
        }

        @Override
        public Mark token(Mark.Token token) {
            return token.being(classes(token));
        }

        @Override
        public Mark label(Mark.Label label) {
            return label;
        }

        @Override
        public Mark backdrop(Mark.Backdrop backdrop) {
            return backdrop;
        }

        private List<String> classes(Mark mark) {
            List<String> classes = new ArrayList<>(mark.classes());
            classes.remove(CHOSEN);
            if (ring) {
                classes.add(CHOSEN);
            }
            return classes;
        }
    }
}
