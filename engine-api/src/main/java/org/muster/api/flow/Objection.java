package org.muster.api.flow;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.Stable;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;

/**
 * What somebody who disputes a {@link Reported} says against it.
 *
 * @param lines which of its lines are not so, from 1 on
 * @param why what is so, in words
 */
@Stable
public record Objection(Player by, List<Integer> lines, String why) {

    public Objection {
        lines = List.copyOf(lines);
    }

    /** Whether a line from that one on is not so. */
    boolean isAbout(int from) {
        return lines.stream().anyMatch(line -> line >= from);
    }

    /** Whether it says more than that the report is not so. */
    boolean saysWhy() {
        return !lines.isEmpty() || !why.isEmpty();
    }

    /**
     * As everybody may read it.
     *
     * @param readable the lines of the report that everybody may read, which are the first
     */
    Sentence told(List<Sentence> readable) {
        List<Sentence> against = new ArrayList<>();
        int hidden = 0;
        for (int line : lines) {
            if (line <= readable.size()) {
                against.add(Sentence.of("\"{line}\"", readable.get(line - 1)));
            } else {
                hidden++;
            }
        }
        if (hidden > 0) {
            against.add(Sentence.of("{n line|lines} that not everybody may read", hidden));
        }
        if (against.isEmpty()) {
            against.add(Sentence.of("the report"));
        }
        return why.isEmpty()
                ? Sentence.of("{who} {who:disputes|dispute} {lines}.", by, against)
                : Sentence.of("{who} {who:disputes|dispute} {lines} (\"{why}\").", by, against, why);
    }
}
