package org.muster.drawing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.scene.Scene;

/**
 * Whether a legend shows lines, their heads and rings as the board does, measured on what was drawn: each look of the
 * board is in the legend, each of the legend on the board, and no two entries look the same.
 */
public final class Likeness {

    private static final Set<String> ROLES = Set.of("wire", "head", "cross", "choice");

    private Likeness() {}

    /** What differs, each in a line; none in a good picture, and in one without a legend. */
    public static List<String> of(Scene scene) {
        if (scene.legend().isEmpty()) {
            return List.of();
        }
        Sheet sheet = Sheet.of(scene.yDown(), Records.NONE, Sheet.WIDE);
        List<String> found = new ArrayList<>();
        for (Theme theme : List.of(Theme.LIGHT, Theme.DARK, Theme.PRINT)) {
            Map<String, String> board = looks(sheet.board(), theme);
            Map<String, String> legend = looks(sheet.legend(), theme);
            board.forEach((look, name) -> {
                if (!legend.containsKey(look)) {
                    found.add("no entry shows it as it is drawn: " + name);
                }
            });
            legend.forEach((look, name) -> {
                if (!board.containsKey(look)) {
                    found.add("nothing is drawn as the legend shows it: " + name);
                }
            });
        }
        found.addAll(twins(scene));
        return List.copyOf(new LinkedHashSet<>(found));
    }

    /** A name of something that looks so, by the look. */
    private static Map<String, String> looks(List<Drawn> drawn, Theme theme) {
        Map<String, String> looks = new LinkedHashMap<>();
        for (Drawn one : drawn) {
            if (one instanceof Drawn.Group group) {
                looks(group.parts(), theme).forEach(looks::putIfAbsent);
            } else if (!one.classes().isEmpty() && ROLES.contains(one.classes().get(0))) {
                looks.putIfAbsent(
                        one.classes().get(0) + " " + theme.look(one.classes()),
                        one.classes().toString());
            }
        }
        return looks;
    }

    private static List<String> twins(Scene scene) {
        List<String> found = new ArrayList<>();
        Map<String, Scene.Entry> first = new LinkedHashMap<>();
        for (Scene.Entry entry : scene.legend()) {
            if (Legend.isLine(entry)) {
                Legend.lines(scene, entry).forEach(line -> {
                    String look = line.arrow() + " " + Theme.LIGHT.look(Roles.of("wire", line.classes()));
                    Scene.Entry other = first.putIfAbsent(look, entry);
                    if (other != null && !other.equals(entry)) {
                        found.add("two entries look the same: " + other.classes() + " and " + entry.classes());
                    }
                });
            }
        }
        return found;
    }
}
