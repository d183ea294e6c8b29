package org.muster.host.delivery;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A text for one person, ready to go out. Whatever it was made of, it is safe to post.
 *
 * @param id the same at each try, so that who gets it twice can tell
 * @param title the one thing to know
 * @param lines the rest
 * @param game id of it; empty: none or many
 * @param link where to go from here; it is ours, nothing of people's is in it
 * @param end by whom it was ordered, and how to get no more of it; null: said elsewhere
 */
public record Message(
        String id,
        Occasion occasion,
        String title,
        List<String> lines,
        String game,
        URI link,
        @Nullable URI end) {

    private static final int MOST_LINES = 60;
    private static final int LONGEST_TITLE = 180;

    public Message {
        title = Plain.cut(Plain.line(title), LONGEST_TITLE);
        lines = lines.stream().limit(MOST_LINES).map(Plain::line).toList();
    }

    /** All of it, each thing on its line. */
    public String text() {
        List<String> all = new ArrayList<>(List.of(title));
        all.addAll(lines);
        all.add(link.toString());
        return all.stream().collect(Collectors.joining("\n"));
    }
}
