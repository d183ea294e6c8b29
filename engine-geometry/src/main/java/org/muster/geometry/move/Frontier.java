package org.muster.geometry.move;

import java.util.Arrays;

/** Places still to be looked at, the nearest first; of places equally near the one with the lower number. */
final class Frontier {

    private double[] keys = new double[64];
    private int[] places = new int[64];
    private int size;

    boolean isOpen() {
        return size > 0;
    }

    void add(int place, double key) {
        if (size == places.length) {
            keys = Arrays.copyOf(keys, 2 * size);
            places = Arrays.copyOf(places, 2 * size);
        }
        int at = size++;
        while (at > 0) {
            int above = (at - 1) / 2;
            if (!isBefore(key, place, keys[above], places[above])) {
                break;
            }
            keys[at] = keys[above];
            places[at] = places[above];
            at = above;
        }
        keys[at] = key;
        places[at] = place;
    }

    int next() {
        int first = places[0];
        double key = keys[--size];
        int place = places[size];
        int at = 0;
        while (2 * at + 1 < size) {
            int below = 2 * at + 1;
            if (below + 1 < size && isBefore(keys[below + 1], places[below + 1], keys[below], places[below])) {
                below++;
            }
            if (!isBefore(keys[below], places[below], key, place)) {
                break;
            }
            keys[at] = keys[below];
            places[at] = places[below];
            at = below;
        }
        keys[at] = key;
        places[at] = place;
        return first;
    }

    private static boolean isBefore(double key, int place, double other, int otherPlace) {
        return key < other || key == other && place < otherPlace;
    }
}
