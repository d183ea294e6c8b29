package org.muster.host.games;

import org.jspecify.annotations.Nullable;

/**
 * What can be said of a game without opening it.
 *
 * @param variant that it was opened in, by its id; null: the book's own way
 * @param isPublic whether anybody may look
 * @param ended whether it is over
 * @param standing how it stood when somebody looked last, a moment ago
 * @param setAside why nobody can play it; null: people can
 */
public record Listed(
        String id,
        String name,
        String ruleset,
        @Nullable String variant,
        boolean isPublic,
        boolean ended,
        Standing standing,
        @Nullable String setAside) {

    static Listed of(GameRow row) {
        return new Listed(
                row.id(),
                row.name(),
                row.ruleset(),
                row.variant(),
                row.isPublic(),
                row.standing().ended(),
                row.standing(),
                row.setAside());
    }
}
