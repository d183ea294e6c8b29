package org.muster.drawing;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;

/** What a picture's legend says: of all that is drawn, and of nothing else. */
public final class Legend {

    private static final List<String> KINDS = List.of(
            "inactive",
            "unowned",
            "neutral",
            "reachable",
            "threat",
            "cover",
            "chosen",
            "target",
            "path",
            "move",
            "shot",
            "hit",
            "miss",
            "sight",
            "link",
            "route",
            "border",
            "river");

    private Legend() {}

    /** The entries whose classes some mark of the scene has all of. */
    static List<Scene.Entry> of(Scene scene) {
        return scene.legend().stream()
                .filter(entry -> scene.marks().stream().anyMatch(mark -> is(mark, entry)))
                .toList();
    }

    private static boolean is(Mark mark, Scene.Entry entry) {
        return looks(mark).containsAll(entry.classes());
    }

    /** Classes and silhouettes that are seen in the scene and that no entry of its legend names. */
    public static List<String> unexplained(Scene scene) {
        Set<String> seen = new LinkedHashSet<>();
        for (Mark mark : scene.marks()) {
            looks(mark).stream().filter(Legend::isSeen).forEach(seen::add);
        }
        of(scene).forEach(entry -> seen.removeAll(entry.classes()));
        return List.copyOf(seen);
    }

    private static boolean isSeen(String look) {
        return look.startsWith("owner-")
                || look.startsWith("terrain-")
                || KINDS.contains(look)
                || !Glossary.icons(List.of(look)).isEmpty()
                || Artwork.symbol(look).isPresent();
    }

    private static List<String> looks(Mark mark) {
        List<String> looks = new ArrayList<>(mark.classes());
        if (mark instanceof Mark.Token token && !token.symbol().isEmpty()) {
            looks.add(token.symbol());
        }
        return looks;
    }
}
