package org.muster.core.match;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.journal.Entry;
import org.muster.core.json.Json;
import org.muster.core.story.Line;
import org.muster.core.story.Revision;
import org.muster.core.view.Documents;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a viewer has not heard yet. What is asked may have changed too, also where no line says so.
 *
 * @param since how much the viewer had heard before
 * @param revision how much they have heard with it
 * @param again whether something was taken back, so that all is to be read again; then there are no lines
 * @param lines what happened
 */
public record News(Revision since, Revision revision, boolean again, List<Heard> lines) {

    public News {
        lines = List.copyOf(lines);
    }

    /**
     * One line of it.
     *
     * @param at when
     * @param by who brought it about: a seat, {@code organizer} or {@code engine}
     * @param anchors ids of things in the picture it is about
     * @param phase what people call the round and the phase in which it happened
     */
    public record Heard(
            Instant at,
            String by,
            Line.Kind kind,
            Sentence sentence,
            List<String> rules,
            List<String> anchors,
            List<Sentence> phase) {

        /** Whether it was done to the game from outside: by time, by who runs it, or to its past, and not by who plays. */
        public boolean isFromOutside() {
            return kind == Line.Kind.NOTED
                    || kind == Line.Kind.MENDED
                    || kind == Line.Kind.CHOSE && by.equals(Player.ORGANIZER.id());
        }

        static Heard of(Line line, Entry entry) {
            return new Heard(
                    entry.at(), entry.by(), line.kind(), line.sentence(), line.rules(), line.anchors(), line.phase());
        }
    }

    /** As JSON, described in docs/embedding.md. */
    public ObjectNode json() {
        ObjectNode json = Json.MAPPER.createObjectNode();
        json.put("revision", revision.toString()).put("again", again);
        ArrayNode array = json.putArray("lines");
        for (Heard line : lines) {
            ObjectNode one = array.addObject()
                    .put("at", line.at().toString())
                    .put("by", line.by())
                    .put("kind", line.kind().name().toLowerCase(Locale.ROOT))
                    .put("outside", line.isFromOutside())
                    .put("text", line.sentence().toString());
            one.set("rules", Documents.strings(line.rules()));
            one.set("anchors", Documents.strings(line.anchors()));
        }
        return json;
    }
}
