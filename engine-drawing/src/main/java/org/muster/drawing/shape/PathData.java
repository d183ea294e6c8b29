package org.muster.drawing.shape;

import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.math.BigDecimal;
import java.util.Scanner;

/** Between SVG's path data and Java's paths. Reads what our own drawings use: absolute M, L, H, V, C, Q, Z. */
public final class PathData {

    private PathData() {}

    public static Path2D.Double read(String data) {
        Path2D.Double path = new Path2D.Double();
        double[] n = new double[6];
        char command = 'M';
        double x = 0;
        double y = 0;
        Scanner words = new Scanner(data.replaceAll("([MLHVCQZ])", " $1 ").replace(',', ' '));
        while (words.hasNext()) {
            String word = words.next();
            if (Character.isLetter(word.charAt(0))) {
                command = word.charAt(0);
                if (command == 'Z') {
                    path.closePath();
                    continue;
                }
                word = words.next();
            }
            n[0] = Double.parseDouble(word);
            for (int i = 1; i < numbers(command); i++) {
                n[i] = Double.parseDouble(words.next());
            }
            switch (command) {
                case 'M' -> path.moveTo(n[0], n[1]);
                case 'L' -> path.lineTo(n[0], n[1]);
                case 'H' -> path.lineTo(n[0], y);
                case 'V' -> path.lineTo(x, n[0]);
                case 'Q' -> path.quadTo(n[0], n[1], n[2], n[3]);
                default -> path.curveTo(n[0], n[1], n[2], n[3], n[4], n[5]);
            }
            x = path.getCurrentPoint().getX();
            y = path.getCurrentPoint().getY();
        }
        return path;
    }

    private static int numbers(char command) {
        return switch (command) {
            case 'H', 'V' -> 1;
            case 'M', 'L' -> 2;
            case 'Q' -> 4;
            case 'C' -> 6;
            default -> throw new IllegalArgumentException("path command " + command);
        };
    }

    public static String write(Path2D path, int decimals) {
        StringBuilder data = new StringBuilder();
        double[] n = new double[6];
        for (PathIterator at = path.getPathIterator(null); !at.isDone(); at.next()) {
            int kind = at.currentSegment(n);
            data.append("MLQCZ".charAt(kind));
            int numbers = new int[] {2, 2, 4, 6, 0}[kind];
            for (int i = 0; i < numbers; i++) {
                data.append(i == 0 ? "" : " ").append(number(n[i], decimals));
            }
        }
        return data.toString();
    }

    /** Written the same in every locale, without needless zeros. */
    public static String number(double value, int decimals) {
        long shifted = Math.round(value * StrictMath.pow(10, decimals));
        BigDecimal rounded = BigDecimal.valueOf(shifted, decimals);
        return shifted == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    /** Clockwise, or counter-clockwise for a hole. */
    public static Path2D.Double circle(double x, double y, double r, boolean hole) {
        // Four Bezier quarters; this is how far their handles reach.
        double k = 0.5522847498 * r;
        double s = hole ? -1 : 1;
        Path2D.Double path = new Path2D.Double();
        path.moveTo(x + r, y);
        path.curveTo(x + r, y + s * k, x + k, y + s * r, x, y + s * r);
        path.curveTo(x - k, y + s * r, x - r, y + s * k, x - r, y);
        path.curveTo(x - r, y - s * k, x - k, y - s * r, x, y - s * r);
        path.curveTo(x + k, y - s * r, x + r, y - s * k, x + r, y);
        path.closePath();
        return path;
    }

    public static Path2D.Double rectangle(double x, double y, double width, double height, double corner) {
        double r = Math.min(corner, Math.min(width, height) / 2);
        Path2D.Double path = new Path2D.Double();
        if (r == 0) {
            path.append(new Rectangle2D.Double(x, y, width, height), false);
            return path;
        }
        path.moveTo(x + r, y);
        path.lineTo(x + width - r, y);
        path.quadTo(x + width, y, x + width, y + r);
        path.lineTo(x + width, y + height - r);
        path.quadTo(x + width, y + height, x + width - r, y + height);
        path.lineTo(x + r, y + height);
        path.quadTo(x, y + height, x, y + height - r);
        path.lineTo(x, y + r);
        path.quadTo(x, y, x + r, y);
        path.closePath();
        return path;
    }
}
