package org.muster.drawing.fonts;

import java.awt.geom.Path2D;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.zip.InflaterInputStream;

/**
 * The outlines in a WOFF file with TrueType glyphs. Java's own fonts need fontconfig and a font on the machine, which
 * a server's JDK often lacks, and differ from one to the next; these outlines are there, and the same, everywhere.
 *
 * @see <a href="https://www.w3.org/TR/WOFF/">WOFF 1.0</a>
 * @see <a href="https://learn.microsoft.com/typography/opentype/spec/glyf">OpenType, glyf table</a>
 */
public final class FontFile {

    private static final int WOFF = 0x774F4646;

    private final Map<String, ByteBuffer> tables = new HashMap<>();
    private final Map<Integer, Integer> glyphs = new HashMap<>();
    private final ByteBuffer glyf;
    private final double em;
    private final double capital;
    private final boolean longOffsets;
    private final int widths;

    /** The WOFF file beside this class. */
    public FontFile(String resource) {
        byte[] bytes = bytes(resource);
        ByteBuffer file = ByteBuffer.wrap(bytes);
        if (file.getInt(0) != WOFF) {
            throw new IllegalArgumentException(resource + " is no WOFF file");
        }
        for (int i = 0; i < file.getShort(12); i++) {
            int entry = 44 + 20 * i;
            byte[] tag = new byte[4];
            file.get(entry, tag);
            tables.put(new String(tag, StandardCharsets.US_ASCII), table(bytes, file, entry));
        }
        em = table("head").getShort(18);
        longOffsets = table("head").getShort(50) == 1;
        capital = table("OS/2").getShort(88);
        widths = table("hhea").getShort(34);
        glyf = table("glyf");
        readCharacters();
    }

    /** The WOFF file beside this class as a TrueType file, for programs that read no other. */
    public static byte[] trueType(String resource) {
        byte[] bytes = bytes(resource);
        ByteBuffer file = ByteBuffer.wrap(bytes);
        int count = file.getShort(12);
        ByteArrayOutputStream tables = new ByteArrayOutputStream();
        ByteBuffer head = ByteBuffer.allocate(12 + 16 * count);
        int power = Integer.highestOneBit(count);
        head.putInt(file.getInt(4))
                .putShort((short) count)
                .putShort((short) (16 * power))
                .putShort((short) Integer.numberOfTrailingZeros(power))
                .putShort((short) (16 * (count - power)));
        for (int i = 0; i < count; i++) {
            int entry = 44 + 20 * i;
            ByteBuffer table = table(bytes, file, entry);
            int length = file.getInt(entry + 12);
            head.putInt(file.getInt(entry))
                    .putInt(file.getInt(entry + 16)) // its checksum
                    .putInt(head.capacity() + tables.size())
                    .putInt(length);
            byte[] padded = new byte[(length + 3) / 4 * 4];
            table.get(0, padded, 0, length);
            tables.writeBytes(padded);
        }
        return ByteBuffer.allocate(head.capacity() + tables.size())
                .put(head.array())
                .put(tables.toByteArray())
                .array();
    }

    private static byte[] bytes(String resource) {
        try (InputStream in = Objects.requireNonNull(FontFile.class.getResourceAsStream(resource), resource)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ByteBuffer table(byte[] bytes, ByteBuffer file, int entry) {
        int offset = file.getInt(entry + 4);
        int packed = file.getInt(entry + 8);
        int length = file.getInt(entry + 12);
        if (packed == length) {
            return file.slice(offset, length);
        }
        ByteArrayOutputStream unpacked = new ByteArrayOutputStream(length);
        try (InputStream in = new InflaterInputStream(new ByteArrayInputStream(bytes, offset, packed))) {
            in.transferTo(unpacked);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return ByteBuffer.wrap(unpacked.toByteArray());
    }

    private ByteBuffer table(String tag) {
        return Objects.requireNonNull(tables.get(tag), tag);
    }

    /** The characters of the font, from its cmap table of format 4. */
    private void readCharacters() {
        ByteBuffer cmap = table("cmap");
        int at = cmap.getInt(8);
        if (cmap.getShort(at) != 4) {
            throw new IllegalArgumentException("cmap format " + cmap.getShort(at));
        }
        int segments = cmap.getShort(at + 6) / 2;
        for (int s = 0; s < segments; s++) {
            int end = unsigned(cmap, at + 14 + 2 * s);
            int start = unsigned(cmap, at + 16 + 2 * segments + 2 * s);
            int delta = unsigned(cmap, at + 16 + 4 * segments + 2 * s);
            int offsetAt = at + 16 + 6 * segments + 2 * s;
            int offset = unsigned(cmap, offsetAt);
            for (int c = start; c <= end && c != 0xFFFF; c++) {
                int glyph = offset == 0 ? c : unsigned(cmap, offsetAt + offset + 2 * (c - start));
                if (glyph != 0) {
                    glyphs.put(c, (glyph + delta) & 0xFFFF);
                }
            }
        }
    }

    public boolean has(int character) {
        return glyphs.containsKey(character);
    }

    /** How far the next character is, for capitals of height 1. */
    public double advance(int character) {
        int glyph = Math.min(glyph(character), widths - 1);
        return unsigned(table("hmtx"), 4 * glyph) / capital;
    }

    /** Height of the font's square, for capitals of height 1: what CSS calls the font size. */
    public double em() {
        return em / capital;
    }

    /** With its origin on the base line and y down, for capitals of height 1. */
    public Path2D outline(int character) {
        Path2D.Double path = new Path2D.Double(Path2D.WIND_NON_ZERO);
        append(path, glyph(character), new double[] {1 / capital, 0, 0, -1 / capital, 0, 0});
        return path;
    }

    private int glyph(int character) {
        return glyphs.getOrDefault(character, 0);
    }

    private void append(Path2D path, int glyph, double[] m) {
        ByteBuffer loca = table("loca");
        int from = longOffsets ? loca.getInt(4 * glyph) : 2 * unsigned(loca, 2 * glyph);
        int to = longOffsets ? loca.getInt(4 * glyph + 4) : 2 * unsigned(loca, 2 * glyph + 2);
        if (from == to) {
            return;
        }
        int contours = glyf.getShort(from);
        if (contours < 0) {
            appendParts(path, from + 10, m);
        } else {
            new GlyphContours(glyf, from, contours).appendTo(path, m);
        }
    }

    /** A letter made of others, such as a letter and its accent. */
    private void appendParts(Path2D path, int from, double[] m) {
        int at = from;
        int flags;
        do {
            flags = glyf.getShort(at);
            int glyph = unsigned(glyf, at + 2);
            boolean words = (flags & 1) != 0;
            double dx = words ? glyf.getShort(at + 4) : glyf.get(at + 4);
            double dy = words ? glyf.getShort(at + 6) : glyf.get(at + 5);
            at += words ? 8 : 6;
            double[] part = {1, 0, 0, 1, dx, dy};
            if ((flags & 0x08) != 0) {
                part[0] = fraction(at);
                part[3] = part[0];
                at += 2;
            } else if ((flags & 0x40) != 0) {
                part[0] = fraction(at);
                part[3] = fraction(at + 2);
                at += 4;
            } else if ((flags & 0x80) != 0) {
                for (int i = 0; i < 4; i++) {
                    part[i] = fraction(at + 2 * i);
                }
                at += 8;
            }
            append(path, glyph, times(m, part));
        } while ((flags & 0x20) != 0);
    }

    private double fraction(int at) {
        return glyf.getShort(at) / 16384.0;
    }

    private static double[] times(double[] m, double[] n) {
        return new double[] {
            m[0] * n[0] + m[2] * n[1],
            m[1] * n[0] + m[3] * n[1],
            m[0] * n[2] + m[2] * n[3],
            m[1] * n[2] + m[3] * n[3],
            m[0] * n[4] + m[2] * n[5] + m[4],
            m[1] * n[4] + m[3] * n[5] + m[5]
        };
    }

    static int unsigned(ByteBuffer buffer, int at) {
        return Short.toUnsignedInt(buffer.getShort(at));
    }
}
