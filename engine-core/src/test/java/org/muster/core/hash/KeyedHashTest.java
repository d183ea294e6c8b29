package org.muster.core.hash;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

class KeyedHashTest {

    /** Ours is written out; the platform's takes longer to find than to work out. */
    @Test
    void itIsThePlatformsHmac() throws Exception {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 200; i++) {
            byte[] key = new byte[1 + random.nextInt(64)];
            byte[] text = new byte[random.nextInt(300)];
            random.nextBytes(key);
            random.nextBytes(text);
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            assertThat(Sha256.keyed(key, text)).isEqualTo(mac.doFinal(text));
        }
    }
}
