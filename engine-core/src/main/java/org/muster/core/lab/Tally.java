package org.muster.core.lab;

/**
 * How often somebody won.
 *
 * @param games that were played; of what a seat plays, one for each seat that played it
 * @param wins first places; who shares one counts in full
 * @param alone first places that were shared with nobody
 */
public record Tally(long games, long wins, long alone) {

    /** Of nothing yet. */
    static final Tally NONE = new Tally(0, 0, 0);

    /** Of one seat of one game. */
    static Tally of(boolean won, boolean shared) {
        return new Tally(1, won ? 1 : 0, won && !shared ? 1 : 0);
    }

    Tally plus(Tally more) {
        return new Tally(games + more.games, wins + more.wins, alone + more.alone);
    }

    /** How many of its games it won, from 0 to 1. */
    public double share() {
        return games == 0 ? 0 : (double) wins / games;
    }

    /** Between which shares the true one lies. */
    public Interval interval() {
        return Interval.of((double) wins, games);
    }
}
