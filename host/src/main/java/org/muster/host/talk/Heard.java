package org.muster.host.talk;

import java.util.Set;

/**
 * That there is something new in the talk of a game, for whom, and no more.
 *
 * @param game id of it; empty: nobody knows in which
 * @param people ids of those who may read it
 * @param everybody whether all may
 */
public record Heard(String game, Set<String> people, boolean everybody) {

    /** Another node may have said something that nobody heard here. */
    static final Heard PERHAPS = new Heard("", Set.of(), true);

    /** Whether a reader of {@code which} game hears of it. */
    public boolean isFor(String which, Reader reader) {
        return (game.isEmpty() || game.equals(which)) && (everybody || people.contains(reader.privately()));
    }
}
