package org.muster.testkit.broken.impure;

/** Large, and copied in one place. */
record Small(int a, int b, int c, int d, int e, int f, int g, int h) {

    static Small start() {
        return new Small(0, 0, 0, 0, 0, 0, 0, 0);
    }

    Small withA(int other) {
        return new Small(other, b, c, d, e, f, g, h);
    }
}
