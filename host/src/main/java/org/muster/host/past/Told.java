package org.muster.host.past;

import java.io.IOException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.muster.core.json.Json;
import org.muster.core.match.Moment;
import org.muster.core.match.SeatView;
import org.muster.host.storage.Taken;
import tools.jackson.databind.node.ArrayNode;

/** What happened, as one viewer was told. */
public final class Told {

    static final String MENDED = "mended";

    private final List<Moment> moments;

    private Told(List<Moment> moments) {
        this.moments = moments;
    }

    /** To who looks through {@code view}. */
    public static Told to(SeatView view) throws IOException {
        return new Told(view.moments());
    }

    /** All moments. */
    public List<Moment> moments() {
        return moments;
    }

    /** What is wanted of it, in order. */
    public List<ToldLine> lines(Filter filter) {
        List<ToldLine> lines = new ArrayList<>();
        for (Moment moment : moments) {
            for (Moment.Told told : moment.lines()) {
                ToldLine line = ToldLine.of(moment, told);
                if (filter.fits(line)) {
                    lines.add(line);
                }
            }
        }
        return lines;
    }

    /** What was heard in a moment. */
    public static List<ToldLine> lines(Moment moment) {
        return moment.lines().stream().map(line -> ToldLine.of(moment, line)).toList();
    }

    /** The same as JSON. */
    public ArrayNode json(Filter filter) {
        ArrayNode json = Json.MAPPER.createArrayNode();
        for (Moment moment : moments) {
            for (Moment.Told told : moment.lines()) {
                ToldLine line = ToldLine.of(moment, told);
                if (filter.fits(line)) {
                    json.add(line.json(told));
                }
            }
        }
        return json;
    }

    /** The same; and last, where the journal was taken, that it was. */
    public ArrayNode json(Filter filter, Optional<Taken> taken, ZoneId zone) {
        ArrayNode json = json(filter);
        taken.map(one -> ToldLine.of(one, zone)).filter(filter::fits).ifPresent(line -> json.add(line.json()));
        return json;
    }

    /**
     * What was heard since {@code seat} answered last, as JSON; if it never did, what was done to the game from outside:
     * its table changes by that too.
     */
    public ArrayNode sinceAnswerOf(String seat) {
        ArrayNode json = Json.MAPPER.createArrayNode();
        boolean answered = false;
        for (Moment moment : moments) {
            for (Moment.Told told : moment.lines()) {
                ToldLine line = ToldLine.of(moment, told);
                if (line.by().equals(seat) && line.kind().equals("chose")) {
                    answered = true;
                    json.removeAll();
                } else if (answered || told.heard().isFromOutside()) {
                    json.add(line.json(told));
                }
            }
        }
        return json;
    }

    /**
     * Lines by their phases, the last first; in a moment as it went. A phase that was parted by others goes on.
     *
     * @param earlier lines before them, which are not shown
     */
    public static List<Chapter> chapters(List<ToldLine> earlier, List<ToldLine> lines) {
        Set<String> begun = new HashSet<>();
        earlier.forEach(line -> begun.add(line.phase()));
        List<Chapter> chapters = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= lines.size(); i++) {
            String phase = lines.get(i - 1).phase();
            if (i == lines.size() || !lines.get(i).phase().equals(phase)) {
                chapters.add(new Chapter(phase, !begun.add(phase), lastFirst(lines.subList(from, i))));
                from = i;
            }
        }
        Collections.reverse(chapters);
        return chapters;
    }

    /** A mend is told beside what it was done after; it is none of that, and came later. */
    private static boolean isMended(ToldLine line) {
        return line.kind().equals(MENDED);
    }

    private static List<ToldLine> lastFirst(List<ToldLine> lines) {
        List<ToldLine> turned = new ArrayList<>();
        int end = lines.size();
        for (int i = lines.size() - 1; i >= 0; i--) {
            boolean begins = i == 0
                    || lines.get(i - 1).moment() != lines.get(i).moment()
                    || isMended(lines.get(i))
                    || isMended(lines.get(i - 1));
            if (begins) {
                turned.addAll(lines.subList(i, end));
                end = i;
            }
        }
        return turned;
    }
}
