package org.muster.host.talk;

/**
 * Who reads.
 *
 * @param person id of who reads; empty: nobody who is known
 * @param sits whether they look from a place of theirs; who only looks on reads what is said to everybody
 */
public record Reader(String person, boolean sits) {

    /** Whose private lines are read; empty: nobody's. */
    String privately() {
        return sits ? person : "";
    }
}
