package org.muster.cli.words;

import java.util.Optional;
import java.util.function.Predicate;
import org.muster.api.scene.Mark;
import org.muster.api.scene.Scene;

/** What people call the things of a picture. */
public final class InThePicture {

    private InThePicture() {}

    /** The id of what has that id, or that name on it, or whose note begins with that name. */
    public static Optional<String> id(Scene scene, String name) {
        return find(scene, mark -> mark.id().equalsIgnoreCase(name))
                .or(() -> find(
                        scene,
                        mark -> mark instanceof Mark.Label label && label.text().equalsIgnoreCase(name)))
                .or(() -> find(scene, mark -> begins(mark.note(), name)));
    }

    /** What people call a piece: its id where that stands on it, else that with which its note begins. */
    public static String name(Mark.Token piece) {
        String name = piece.note().split("[:,;(]", 2)[0].strip();
        return name.isEmpty() || piece.text().equals(piece.id()) ? piece.id() : name;
    }

    private static Optional<String> find(Scene scene, Predicate<Mark> wanted) {
        return scene.marks().stream()
                .filter(mark -> !mark.id().isEmpty() && wanted.test(mark))
                .findFirst()
                .map(Mark::id);
    }

    private static boolean begins(String note, String name) {
        return note.regionMatches(true, 0, name, 0, name.length())
                && (note.length() == name.length() || !Character.isLetterOrDigit(note.charAt(name.length())));
    }
}
