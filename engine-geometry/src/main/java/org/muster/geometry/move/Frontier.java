package org.muster.geometry.move;

import java.util.Arrays;

/**
 * Legs still to be looked at, the one that leads to the nearest place first; of places equally near the one with the lower
 * number, of legs there the one that was added first.
 */
final class Frontier {

    private double[] keys = new double[64];
    private int[] places = new int[64];
    private int[] from = new int[64];
    private int[] turn = new int[64];
    private int size;
    private int added;

    private int place;
    private int before;

    boolean isOpen() {
        return size > 0;
    }

    /**
     * Adds a leg.
     *
     * @param before where it comes from
     */
    void add(int place, double key, int before) {
        if (size == places.length) {
            keys = Arrays.copyOf(keys, 2 * size);
            places = Arrays.copyOf(places, 2 * size);
            from = Arrays.copyOf(from, 2 * size);
            turn = Arrays.copyOf(turn, 2 * size);
        }
        int at = size++;
        while (at > 0) {
            int above = (at - 1) / 2;
            if (!isBefore(key, place, added, above)) {
                break;
            }
            move(above, at);
            at = above;
        }
        put(at, key, place, before, added++);
    }

    /** Takes the next leg. */
    void next() {
        place = places[0];
        before = from[0];
        int last = --size;
        double key = keys[last];
        int at = 0;
        while (2 * at + 1 < size) {
            int below = 2 * at + 1;
            if (below + 1 < size && isBefore(keys[below + 1], places[below + 1], turn[below + 1], below)) {
                below++;
            }
            if (isBefore(key, places[last], turn[last], below)) {
                break;
            }
            move(below, at);
            at = below;
        }
        put(at, key, places[last], from[last], turn[last]);
    }

    /** Where the leg that was taken leads. */
    int place() {
        return place;
    }

    /** Where the leg that was taken comes from. */
    int before() {
        return before;
    }

    private void move(int one, int to) {
        put(to, keys[one], places[one], from[one], turn[one]);
    }

    private void put(int at, double key, int to, int before, int number) {
        keys[at] = key;
        places[at] = to;
        from[at] = before;
        turn[at] = number;
    }

    private boolean isBefore(double key, int to, int number, int other) {
        return key < keys[other]
                || key == keys[other] && (to < places[other] || to == places[other] && number < turn[other]);
    }
}
