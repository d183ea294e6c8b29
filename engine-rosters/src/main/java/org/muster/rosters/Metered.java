package org.muster.rosters;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.LongConsumer;

/** Bytes that are counted as they come, whatever a header said of their number. */
final class Metered extends FilterInputStream {

    private final LongConsumer limit;
    private long count;

    /**
     * Counts.
     *
     * @param limit is told the count after each read, and throws when it has had enough
     */
    Metered(InputStream in, LongConsumer limit) {
        super(in);
        this.limit = limit;
    }

    long count() {
        return count;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        int n = in.read(bytes, from, length);
        if (n > 0) {
            count += n;
            limit.accept(count);
        }
        return n;
    }

    @Override
    public long skip(long n) throws IOException {
        return readNBytes((int) Math.min(n, 8192)).length;
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    /** Whoever opened the file closes it. */
    @Override
    public void close() {}
}
