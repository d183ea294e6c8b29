package org.muster.host.past;

import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.core.match.Moment;
import org.muster.core.match.News;
import org.muster.core.view.Documents;
import org.muster.host.storage.Taken;
import tools.jackson.databind.node.ObjectNode;

/**
 * A line of what happened.
 *
 * @param entry number of its entry for who reads
 * @param moment in which it was heard, for who reads
 * @param at when
 * @param by who brought it about: a seat, {@code organizer} or {@code engine}
 * @param kind {@code chose}, {@code rolled}, {@code told}, {@code noted} or {@code mended}
 * @param brief the same without the phase, for where that stands above it
 * @param rules ids of the rules it follows from
 * @param anchors ids of things in the picture it is about
 * @param phase what people call the round and the phase
 */
public record ToldLine(
        int entry,
        int moment,
        Instant at,
        String by,
        String kind,
        String text,
        String brief,
        List<String> rules,
        List<String> anchors,
        String phase) {

    static final String STEP = " › ";
    /** As the paths in sentences are joined. */
    private static final String BELOW = " > ";

    static ToldLine of(Moment moment, Moment.Told told) {
        News.Heard heard = told.heard();
        return new ToldLine(
                told.entry(),
                moment.n(),
                heard.at(),
                heard.by(),
                heard.kind().name().toLowerCase(Locale.ROOT),
                heard.sentence().toString(),
                brief(heard),
                heard.rules(),
                heard.anchors(),
                phase(heard.phase()));
    }

    /** That the journal was taken: no entry tells it, and it came after all that do. */
    static ToldLine of(Taken taken, ZoneId zone) {
        String told = taken.told(zone).toString();
        return new ToldLine(
                Integer.MAX_VALUE, 0, taken.at(), Player.ORGANIZER.id(), "noted", told, told, List.of(), List.of(), "");
    }

    private static String brief(News.Heard heard) {
        StringBuilder path = new StringBuilder();
        heard.phase().forEach(title -> path.append(title).append(BELOW));
        String above = path.toString();
        Sentence said = heard.sentence();
        List<Object> values = new ArrayList<>();
        for (Object value : said.values().values()) {
            String text = String.valueOf(value);
            values.add(text.startsWith(above) ? text.substring(above.length()) : value);
        }
        return above.isEmpty() || !said.toString().contains(above)
                ? said.toString()
                : Sentence.restored(said.template(), values).toString();
    }

    /** A round and its phase in one line. */
    public static String phase(List<?> titles) {
        return String.join(STEP, titles.stream().map(Object::toString).toList());
    }

    /** As JSON, as the log of docs/cli.md, with its moment and phase. */
    public static ObjectNode json(Moment moment, Moment.Told told) {
        return of(moment, told).json(told);
    }

    /** The same of a line that was read already. */
    ObjectNode json(Moment.Told told) {
        ObjectNode json = json().put("entry", entry).put("moment", moment).put("phase", phase);
        json.set("values", Documents.values(told.heard().sentence()));
        return json.put("outside", told.heard().isFromOutside());
    }

    /** What is known of a line that stands in no entry. */
    ObjectNode json() {
        ObjectNode json = Documents.object()
                .put("at", at.toString())
                .put("by", by)
                .put("kind", kind)
                .put("text", text)
                .put("short", brief);
        json.set("rules", Documents.strings(rules));
        json.set("anchors", Documents.strings(anchors));
        return json;
    }
}
