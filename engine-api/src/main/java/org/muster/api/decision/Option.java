package org.muster.api.decision;

import java.util.List;
import org.muster.api.Stable;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/**
 * How one legal answer looks to people.
 *
 * @param id what is written in an answer: short, stable, unique among its neighbours
 * @param label what people read
 * @param anchors ids of things in the scene that stand for it, so that a page can make them clickable
 * @param note more to know before choosing, such as odds or a price; may be empty
 * @param givesUp whether a player gives up by it, for good: it is never an example, and whoever types it is asked back
 */
@Stable
public record Option(String id, Sentence label, List<String> anchors, Sentence note, boolean givesUp) {

    public Option {
        anchors = List.copyOf(anchors);
    }

    /** That of the id, which no neighbour has. */
    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /** An option whose label says it all; the label as {@link Sentence#of}. */
    public static Option of(String id, @Template String label, Object... values) {
        return of(id, Sentence.of(label, values));
    }

    /** An option with this label. */
    public static Option of(String id, Sentence label) {
        return new Option(id, label, List.of(), Sentence.NOTHING, false);
    }

    /** An option that is a thing with a name, from data or from people: no language changes it. */
    public static Option called(String id, String name) {
        return of(id, Sentence.verbatim(name));
    }

    /** The same, tied to things in the scene. */
    public Option at(String... sceneIds) {
        return at(List.of(sceneIds));
    }

    /** The same, tied to things in the scene. */
    public Option at(List<String> sceneIds) {
        return new Option(id, label, sceneIds, note, givesUp);
    }

    /** The same, with a note, as {@link Sentence#of}. */
    public Option noting(@Template String more, Object... values) {
        return noting(Sentence.of(more, values));
    }

    /** The same, with this note. */
    public Option noting(Sentence more) {
        return new Option(id, label, anchors, more, givesUp);
    }

    /** The same, by which a player gives up for good. */
    public Option givingUp() {
        return new Option(id, label, anchors, note, true);
    }
}
