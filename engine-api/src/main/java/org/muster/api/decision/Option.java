package org.muster.api.decision;

import java.util.List;

/**
 * How one legal answer looks to people.
 *
 * @param id what is written in an answer: short, stable, unique among its neighbours
 * @param label what people read
 * @param anchors ids of things in the scene that stand for it, so that a page can make them clickable
 * @param note more to know before choosing, such as odds or a price; may be empty
 */
public record Option(String id, String label, List<String> anchors, String note) {

    public Option {
        anchors = List.copyOf(anchors);
    }

    /** An option whose label says it all. */
    public static Option of(String id, String label) {
        return new Option(id, label, List.of(), "");
    }

    /** The same, tied to things in the scene. */
    public Option at(String... sceneIds) {
        return new Option(id, label, List.of(sceneIds), note);
    }

    /** The same, with a note. */
    public Option noting(String more) {
        return new Option(id, label, anchors, more);
    }
}
