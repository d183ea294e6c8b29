package org.muster.host.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A webhook is no way into the host's own network. */
class ReachTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.0.0.0",
                "10.1.2.3",
                "100.64.0.1",
                "100.127.255.255",
                "127.0.0.1",
                "127.9.9.9",
                "169.254.169.254",
                "172.16.0.1",
                "172.31.255.255",
                "192.0.0.170",
                "192.168.1.1",
                "198.18.0.1",
                "198.19.255.255",
                "203.0.113.9",
                "224.0.0.1",
                "255.255.255.255",
                "::",
                "::1",
                "::ffff:10.0.0.1",
                "64:ff9b::a00:1",
                "fc00::1",
                "fd12:3456::1",
                "fe80::1",
                "fec0::1",
                "ff02::1",
                "2001::1",
                "2001:db8::1",
                "2002:a00:1::",
                "3fff::1",
                "100::1"
            })
    void whatIsNobodysOnTheNetIsNotReached(String address) throws Exception {
        assertThat(Reach.isPublic(InetAddress.getByName(address))).isFalse();
        String host = address.contains(":") ? "[" + address + "]" : address;
        assertThat(new Reach(false)
                        .objection(URI.create("https://" + host + "/hook"))
                        .orElseThrow())
                .isInstanceOf(Delivery.Never.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.1.1.1",
                "9.255.255.255",
                "11.0.0.1",
                "100.63.255.255",
                "100.128.0.1",
                "172.15.255.255",
                "172.32.0.1",
                "192.167.255.255",
                "198.17.255.255",
                "198.20.0.1",
                "223.255.255.255",
                "2606:4700::1111",
                "2a00:1450::1",
                "2001:4860:4860::8888"
            })
    void whatAnybodyCanHaveIs(String address) throws Exception {
        assertThat(Reach.isPublic(InetAddress.getByName(address))).isTrue();
        String host = address.contains(":") ? "[" + address + "]" : address;
        assertThat(new Reach(false).objection(URI.create("https://" + host + "/hook")))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://1.1.1.1/", "ftp://1.1.1.1/", "file:///etc/passwd", "https:///nowhere",
                        "https://user:word@1.1.1.1/",
                "jar:file:/x!/y", "https://localhost/", "https://2130706433/", "https://0x7f.1/", "https://127.1/"
            })
    void whatIsWrittenInOtherWaysIsNotEither(String address) {
        assertThat(new Reach(false).objection(URI.create(address))).isPresent();
    }

    @Test
    void whoKeepsTheHostMayAllowIt() {
        assertThat(new Reach(true).objection(URI.create("http://127.0.0.1:80/hook")))
                .isEmpty();
        assertThat(new Reach(true).objection(URI.create("file:///etc/passwd"))).isPresent();
        assertThat(new Reach(true).objection(URI.create("https://user:word@127.0.0.1/")))
                .isPresent();
    }
}
