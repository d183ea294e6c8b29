package org.muster.host.delivery;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.security.KeyPair;
import java.util.Base64;
import org.junit.jupiter.api.Test;

/** RFC 8291, section 5, digit for digit; and what is no key. */
class PushBodyTest {

    private static final String RECEIVER =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

    private static byte[] bytes(String text) {
        return Base64.getUrlDecoder().decode(text);
    }

    @Test
    void theExampleOfTheRfc() {
        KeyPair sender = Curve.read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
                + " BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        byte[] body = PushBody.sealed(
                "When I grow up, I want to be a watermelon".getBytes(UTF_8),
                0,
                Curve.key(bytes(RECEIVER)).orElseThrow(),
                bytes("BTBZMqHH6r4Tts7J_aSIgg"),
                sender,
                bytes("DGv6ra1nlYgDCS1FRnbzlw"));
        assertThat(Base64.getUrlEncoder().withoutPadding().encodeToString(body))
                .isEqualTo("DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
                        + "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
                        + "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
    }

    @Test
    void keysAreReadAsTheyWereWritten() {
        KeyPair pair = Curve.fresh();
        assertThat(Curve.written(Curve.read(Curve.written(pair)))).isEqualTo(Curve.written(pair));
    }

    @Test
    void aPointBesideTheCurveIsNoKey() {
        byte[] beside = bytes(RECEIVER);
        beside[40] ^= 1;
        assertThat(Curve.key(beside)).isEmpty();
        byte[] compressed = bytes(RECEIVER);
        compressed[0] = 2;
        assertThat(Curve.key(compressed)).isEmpty();
        assertThat(Curve.key(new byte[65])).isEmpty();
        assertThat(Curve.key(new byte[0])).isEmpty();
    }
}
