package org.muster.host.news;

import java.security.KeyPair;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.muster.host.delivery.Curve;
import org.muster.host.delivery.Secret;

/**
 * The key that subscriptions of browsers are made for: made once, by whichever node needs it first, and kept sealed. A host
 * that has lost its secret makes another, and browsers must subscribe anew.
 */
final class PushKey {

    private static final String OWNER = "push key";

    private final Jdbi jdbi;
    private final Secret secret;
    private @Nullable KeyPair known;

    PushKey(Jdbi jdbi, Secret secret) {
        this.jdbi = jdbi;
        this.secret = secret;
    }

    /** The key. */
    synchronized KeyPair get() {
        KeyPair there = known;
        if (there == null) {
            there = kept();
            known = there;
        }
        return there;
    }

    private KeyPair kept() {
        return jdbi.inTransaction(handle -> {
            String fresh = secret.seal(Curve.written(Curve.fresh()), OWNER);
            handle.createUpdate("insert into push_key (id, sealed) values (1, ?) on conflict (id) do nothing")
                    .bind(0, fresh)
                    .execute();
            String sealed = handle.createQuery("select sealed from push_key where id = 1")
                    .mapTo(String.class)
                    .one();
            String opened = secret.open(sealed, OWNER).orElse(null);
            if (opened == null) {
                handle.createUpdate("update push_key set sealed = ? where id = 1")
                        .bind(0, fresh)
                        .execute();
                opened = secret.open(fresh, OWNER).orElseThrow();
            }
            return Curve.read(opened);
        });
    }
}
