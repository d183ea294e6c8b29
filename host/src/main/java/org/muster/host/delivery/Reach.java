package org.muster.host.delivery;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Which addresses this host sends to. Who enters a webhook must not make the host talk to machines that only it can
 * reach. What is public is also asked by https alone: whoever moves a name to another machine after it was looked up
 * meets no certificate of it there, and hears nothing.
 */
public final class Reach {

    private final boolean privately;

    public Reach(boolean privately) {
        this.privately = privately;
    }

    private record Net(List<Integer> begin, int bits) {

        static Net of(int bits, Integer... begin) {
            return new Net(List.of(begin), bits);
        }

        boolean has(byte[] address) {
            for (int i = 0; i < bits; i++) {
                int one = address[i / 8] >> 7 - i % 8 & 1;
                int other = i / 8 < begin.size() ? begin.get(i / 8) >> 7 - i % 8 & 1 : 0;
                if (one != other) {
                    return false;
                }
            }
            return true;
        }
    }

    /** IANA's registries of special addresses: none of them is anybody's on the net. */
    private static final List<Net> SPECIAL_4 = List.of(
            Net.of(8, 0),
            Net.of(8, 10),
            Net.of(10, 100, 64),
            Net.of(8, 127),
            Net.of(16, 169, 254),
            Net.of(12, 172, 16),
            Net.of(24, 192, 0, 0),
            Net.of(24, 192, 0, 2),
            Net.of(24, 192, 88, 99),
            Net.of(16, 192, 168),
            Net.of(15, 198, 18),
            Net.of(24, 198, 51, 100),
            Net.of(24, 203, 0, 113),
            Net.of(3, 224));

    /** Of the sixth version only 2000::/3 is given out, and these parts of it lead elsewhere. */
    private static final Net GIVEN_OUT_6 = Net.of(3, 0x20);

    private static final List<Net> SPECIAL_6 = List.of(
            Net.of(23, 0x20, 0x01), Net.of(32, 0x20, 0x01, 0x0d, 0xb8), Net.of(16, 0x20, 0x02), Net.of(20, 0x3f, 0xff));

    /** Whether anybody on the net can have it. */
    static boolean isPublic(InetAddress address) {
        byte[] bytes = address.getAddress();
        return address instanceof Inet4Address
                ? SPECIAL_4.stream().noneMatch(net -> net.has(bytes))
                : GIVEN_OUT_6.has(bytes) && SPECIAL_6.stream().noneMatch(net -> net.has(bytes));
    }

    /** Why nothing is sent to {@code uri}; empty: it may be. */
    public Optional<Delivery> objection(URI uri) {
        String host = uri.getHost();
        boolean web = "https".equals(uri.getScheme()) || privately && "http".equals(uri.getScheme());
        if (host == null || !web || uri.getRawUserInfo() != null) {
            return Optional.of(new Delivery.Never(
                    new Fault(Fault.Kind.NOT_PUBLIC, host == null ? String.valueOf(uri.getScheme()) : host)));
        }
        try {
            // Java's own cache gives the connection that follows the same answer.
            for (InetAddress address : InetAddress.getAllByName(host)) {
                if (!privately && !isPublic(address)) {
                    return Optional.of(new Delivery.Never(new Fault(Fault.Kind.NOT_PUBLIC, host)));
                }
            }
            return Optional.empty();
        } catch (UnknownHostException e) {
            return Optional.of(new Delivery.Later(new Fault(Fault.Kind.UNREACHABLE, host), Duration.ZERO, false));
        }
    }
}
