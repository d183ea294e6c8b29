package org.muster.host.games;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What a host knows of a game without opening its journal.
 *
 * @param id unique on this host, 12 letters and digits
 * @param ruleset id of it
 * @param variant of it that the game was opened in, by its id; null: the book's own way
 * @param isPublic whether anybody may look
 * @param diceKey the secret of its fair dice, as {@link org.muster.core.dice.KeyFile} writes it; null: they are not fair
 * @param standing how it stood when somebody looked last
 * @param setAside why nobody can play it; null: people can
 */
record GameRow(
        String id,
        String name,
        String ruleset,
        @Nullable String variant,
        Instant created,
        boolean isPublic,
        @Nullable String diceKey,
        Standing standing,
        @Nullable String setAside) {}
