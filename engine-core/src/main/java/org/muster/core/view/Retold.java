package org.muster.core.view;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.muster.core.story.Line;

/**
 * Finds, among what one reader hears in order, what they have heard before: an answer that was given in secret, heard by
 * who gave it, and is then turned over for all.
 */
public final class Retold implements Predicate<Line> {

    private final Set<String> secret = new HashSet<>();
    private final Set<String> opened = new HashSet<>();

    /** The same lines, each answer once; one that is turned over among them is hidden from nobody. */
    public static List<Log.Told> once(List<Log.Told> lines) {
        Retold retold = new Retold();
        List<Log.Told> once = new ArrayList<>();
        for (Log.Told one : lines) {
            if (!retold.test(one.line())) {
                once.add(one);
            }
        }
        once.replaceAll(one ->
                retold.isOpened(one.line()) ? new Log.Told(one.n(), one.line().forAll()) : one);
        return once;
    }

    /** Whether the next line of all says once more what was turned over. */
    @Override
    public boolean test(Line line) {
        if (isSecret(line)) {
            secret.add(line.sentence().toString());
            return false;
        }
        if (line.kind() != Line.Kind.TOLD || !line.audience().everybody() || secret.isEmpty()) {
            return false;
        }
        String text = line.sentence().toString();
        return secret.remove(text) && opened.add(text);
    }

    private boolean isOpened(Line line) {
        return isSecret(line) && opened.contains(line.sentence().toString());
    }

    private static boolean isSecret(Line line) {
        return line.kind() == Line.Kind.CHOSE && !line.audience().everybody();
    }
}
