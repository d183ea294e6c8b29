package org.muster.ruleset.swm;

import org.jspecify.annotations.Nullable;
import org.muster.api.flow.Result;

final class Victory {
    private Victory() {}
    static @Nullable Result byCapitals(War war) { return null; }
}
