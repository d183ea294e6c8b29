package org.muster.core.game;

import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.core.journal.BadJournal;
import org.muster.core.journal.Entry;
import org.muster.core.journal.Journal;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A running game under another version of its ruleset: the journal is replayed, and the first entry after which the
 * game would stand differently is named, with the first fact that differs.
 *
 * @param entry the first entry that differs; null: none does
 * @param fact where in the position, and both values
 */
public record Upgrade(@Nullable Integer entry, Sentence fact) {

    /** Nothing would differ. */
    public boolean isSafe() {
        return entry == null;
    }

    /** Compares the old rules with the new ones, entry by entry. Both versions are at hand. */
    public static <S, T> Upgrade dryRun(Play<S> before, Play<T> after, Journal journal) {
        Replay<S> old = new Replay<>(before, new Chance(before, null));
        Replay<T> fresh = new Replay<>(after, new Chance(after, null));
        for (Entry entry : journal.history()) {
            old.apply(entry, null);
            try {
                fresh.apply(entry, null);
            } catch (BadJournal e) {
                return new Upgrade(entry.n(), e.sentence());
            }
            JsonNode was = facts(before.json().write(old.session().position()));
            JsonNode is = facts(after.json().write(fresh.session().position()));
            Sentence difference = firstDifference("", was, is);
            if (difference != null) {
                return new Upgrade(entry.n(), difference);
            }
        }
        return new Upgrade(null, Sentence.NOTHING);
    }

    /** Replays under the new rules alone, where the old ones are not at hand any more. */
    public static <T> Upgrade dryRun(Play<T> after, Journal journal) {
        Replay<T> fresh = new Replay<>(after, new Chance(after, null));
        try {
            new KnownSteps(after).check(journal.entries());
        } catch (BadJournal e) {
            return new Upgrade(e.entry(), e.sentence());
        }
        for (Entry entry : journal.history()) {
            try {
                fresh.apply(entry, null);
            } catch (BadJournal e) {
                return new Upgrade(entry.n(), e.sentence());
            }
        }
        return new Upgrade(null, Sentence.NOTHING);
    }

    /** A position without the titles of what is to come: they are words for people, and may be corrected at any time. */
    private static JsonNode facts(JsonNode position) {
        untitle(position.path("agenda"));
        return position;
    }

    private static void untitle(JsonNode agenda) {
        if (agenda instanceof ObjectNode branch && (branch.has("inOrder") || branch.has("inAnyOrder"))) {
            branch.remove("title");
        }
        agenda.forEach(Upgrade::untitle);
    }

    static @Nullable Sentence firstDifference(String at, JsonNode was, JsonNode is) {
        if (was.equals(is)) {
            return null;
        }
        if (was.isObject() && is.isObject()) {
            Set<String> names = new LinkedHashSet<>(was.propertyNames());
            names.addAll(is.propertyNames());
            for (String name : names) {
                Sentence inside = firstDifference(at.isEmpty() ? name : at + '.' + name, was.path(name), is.path(name));
                if (inside != null) {
                    return inside;
                }
            }
        }
        if (was.isArray() && is.isArray() && was.size() == is.size()) {
            for (int i = 0; i < was.size(); i++) {
                Sentence inside = firstDifference(at + '[' + i + ']', was.get(i), is.get(i));
                if (inside != null) {
                    return inside;
                }
            }
        }
        return Sentence.of("{field} was {was} and would be {is}", at, shortened(was), shortened(is));
    }

    private static Object shortened(JsonNode json) {
        if (json.isMissingNode()) {
            return Sentence.of("nothing");
        }
        String text = json.toString();
        return text.length() <= 80 ? text : text.substring(0, 77) + "...";
    }
}
