package org.muster.api.scene;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** What a picture's first bytes say of it, before anybody takes the trouble to draw it. */
record RasterHead(String type, int width, int height) {

    private static final long PNG = 0x8950_4E47_0D0A_1A0AL;
    private static final int PNG_SIZE = 16;
    private static final int JPEG = 0xFFD8;
    /** Frames begin with one of FFC0 to FFCF; these three of them are something else. */
    private static final int FRAME = 0xC0;

    private static final int MARKER = 0xFF;
    private static final int ALONE = 0xD0;
    private static final int SCAN = 0xDA;

    static RasterHead of(byte[] file) {
        ByteBuffer bytes = ByteBuffer.wrap(file);
        @Nullable RasterHead head = null;
        if (file.length >= PNG_SIZE + 2 * Integer.BYTES && bytes.getLong(0) == PNG) {
            head = new RasterHead("image/png", bytes.getInt(PNG_SIZE), bytes.getInt(PNG_SIZE + Integer.BYTES));
        } else if (file.length >= 2 && (bytes.getShort(0) & 0xFFFF) == JPEG) {
            head = jpeg(bytes);
        }
        if (head == null) {
            throw new IllegalArgumentException("a picture is PNG or JPEG; this is neither, or breaks off");
        }
        if (!isSize(head.width) || !isSize(head.height)) {
            throw new IllegalArgumentException("a picture has 1 to " + Raster.WIDEST + " pixels along a side, not "
                    + Integer.toUnsignedString(head.width) + " by " + Integer.toUnsignedString(head.height));
        }
        return head;
    }

    private static boolean isSize(int pixels) {
        return pixels >= 1 && pixels <= Raster.WIDEST;
    }

    /** Goes from marker to marker to the frame, which knows its size; null if there is none. */
    private static @Nullable RasterHead jpeg(ByteBuffer bytes) {
        int at = 2;
        while (at + 9 < bytes.limit() && (bytes.get(at) & 0xFF) == MARKER) {
            int kind = bytes.get(at + 1) & 0xFF;
            if (kind == MARKER) { // filled up
                at++;
            } else if (kind >= ALONE && kind < SCAN) {
                at += 2;
            } else if (kind == SCAN) {
                return null;
            } else if (kind >= FRAME && kind < ALONE && kind != 0xC4 && kind != 0xC8 && kind != 0xCC) {
                return new RasterHead("image/jpeg", bytes.getShort(at + 7) & 0xFFFF, bytes.getShort(at + 5) & 0xFFFF);
            } else {
                at += 2 + Math.max(2, bytes.getShort(at + 2) & 0xFFFF);
            }
        }
        return null;
    }

    /** Refuses a text that calls it something else. */
    void mustBe(String called) {
        if (!type.equals(called)) {
            throw new IllegalArgumentException("this picture is called " + called + " and is " + type);
        }
    }
}
