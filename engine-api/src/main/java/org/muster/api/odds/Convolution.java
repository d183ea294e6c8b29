package org.muster.api.odds;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Convolution of counts as one multiplication of large integers (Kronecker substitution): counts are laid side by side
 * in slots too wide to overflow, so the product's slots are the convolved counts. {@link BigInteger} multiplies faster
 * than any loop over slots, and a power of a pool is a power of one integer.
 */
final class Convolution {

    /** 1000d6 needs 13 million bits and about a second. */
    private static final long MOST_BITS = 1L << 25;

    private Convolution() {}

    /** Counts of the sum of two independent quantities. */
    static BigInteger[] product(BigInteger[] one, BigInteger[] other) {
        int slots = one.length + other.length - 1;
        int bytes = slotBytes(slots, (long) sum(one).bitLength() + sum(other).bitLength());
        return unpack(pack(one, bytes).multiply(pack(other, bytes)), slots, bytes);
    }

    /** Counts of the sum of {@code n} such quantities; {@code n} at least 1. */
    static BigInteger[] power(BigInteger[] one, int n) {
        long slots = (one.length - 1L) * n + 1;
        int bytes = slotBytes(slots, (long) sum(one).bitLength() * n);
        return unpack(pack(one, bytes).pow(n), (int) slots, bytes);
    }

    static BigInteger sum(BigInteger[] counts) {
        BigInteger sum = BigInteger.ZERO;
        for (BigInteger count : counts) {
            sum = sum.add(count);
        }
        return sum;
    }

    private static int slotBytes(long slots, long bits) {
        long bytes = bits / 8 + 1;
        if (slots > Distribution.MOST_VALUES || slots * bytes * 8 > MOST_BITS) {
            throw new TooLarge(
                    "{n result|results} with counts of {bits bit|bits} are too many for exact odds", slots, bits);
        }
        return (int) bytes;
    }

    private static BigInteger pack(BigInteger[] counts, int bytes) {
        byte[] packed = new byte[counts.length * bytes];
        for (int i = 0; i < counts.length; i++) {
            byte[] count = counts[i].toByteArray();
            // A count with its top bit at a byte's edge has a sign byte more than the slot.
            int from = Math.max(0, count.length - bytes);
            int end = packed.length - i * bytes;
            System.arraycopy(count, from, packed, end - (count.length - from), count.length - from);
        }
        return new BigInteger(1, packed);
    }

    private static BigInteger[] unpack(BigInteger packed, int slots, int bytes) {
        byte[] all = packed.toByteArray();
        BigInteger[] counts = new BigInteger[slots];
        for (int i = 0; i < slots; i++) {
            int end = all.length - i * bytes;
            int start = Math.max(0, end - bytes);
            counts[i] = end <= 0 ? BigInteger.ZERO : new BigInteger(1, Arrays.copyOfRange(all, start, end));
        }
        return counts;
    }
}
