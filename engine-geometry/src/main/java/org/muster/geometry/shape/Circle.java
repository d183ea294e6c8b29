package org.muster.geometry.shape;

/** Directions a degree apart, the same on every machine. */
public final class Circle {

    public static final int DEGREES = 360;

    private static final double[] X = new double[DEGREES];
    private static final double[] Y = new double[DEGREES];

    static {
        for (int i = 0; i < DEGREES; i++) {
            X[i] = StrictMath.cos(StrictMath.toRadians(i));
            Y[i] = StrictMath.sin(StrictMath.toRadians(i));
        }
    }

    private Circle() {}

    public static double x(int degree) {
        return X[degree];
    }

    public static double y(int degree) {
        return Y[degree];
    }
}
