package org.muster.rosters;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A zip made on the fly. */
final class Zip {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final ZipOutputStream out = new ZipOutputStream(bytes);

    Zip with(String name, byte[] content) throws IOException {
        out.putNextEntry(new ZipEntry(name));
        out.write(content);
        out.closeEntry();
        return this;
    }

    Zip with(String name, String content) throws IOException {
        return with(name, content.getBytes(StandardCharsets.UTF_8));
    }

    /** Not packed at all. */
    Zip stored(String name, byte[] content) throws IOException {
        CRC32 sum = new CRC32();
        sum.update(content);
        ZipEntry entry = new ZipEntry(name);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(content.length);
        entry.setCrc(sum.getValue());
        out.putNextEntry(entry);
        out.write(content);
        out.closeEntry();
        return this;
    }

    /** {@code start}, then {@code filling} over and over up to so many bytes, then {@code end}. */
    Zip filled(String name, String start, String filling, long size, String end) throws IOException {
        out.putNextEntry(new ZipEntry(name));
        out.write(start.getBytes(StandardCharsets.UTF_8));
        byte[] many = filling.repeat(Math.max(1, 65_536 / filling.length())).getBytes(StandardCharsets.UTF_8);
        for (long written = 0; written < size; written += many.length) {
            out.write(many);
        }
        out.write(end.getBytes(StandardCharsets.UTF_8));
        out.closeEntry();
        return this;
    }

    byte[] bytes() throws IOException {
        out.close();
        return bytes.toByteArray();
    }
}
