package org.muster.host.pages;

import io.nayuki.qrcodegen.QrCode;

/** A link as a QR code: one shape, without any style, which phones read from a screen and from paper. */
final class QrSvg {

    /** So much white round it, as the standard wants it. */
    private static final int QUIET = 4;

    private QrSvg() {}

    static String of(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        StringBuilder dark = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                int from = x;
                while (x < code.size && code.getModule(x, y)) {
                    x++;
                }
                if (x > from) {
                    dark.append('M').append(from + QUIET).append(' ').append(y + QUIET);
                    dark.append('h')
                            .append(x - from)
                            .append("v1h-")
                            .append(x - from)
                            .append('z');
                }
            }
        }
        int size = code.size + 2 * QUIET;
        return "<svg class=\"qr\" viewBox=\"0 0 " + size + " " + size
                + "\" shape-rendering=\"crispEdges\" aria-hidden=\"true\"><path fill=\"#fff\" d=\"M0 0h" + size + "v"
                + size
                + "H0z\"/><path d=\"" + dark + "\"/></svg>";
    }
}
