package org.muster.ruleset.warmachine.chance;

import java.util.List;
import java.util.random.RandomGenerator;
import org.muster.api.decision.Either;
import org.muster.api.decision.Options;

/** Chance among kinds of answer. */
public final class OpenKinds {

    private OpenKinds() {}

    /** One of the kinds that leave something to choose, each as likely as another; then a choice of that kind. */
    public static <C> C sample(Either<C> kinds, RandomGenerator random) {
        List<Options.Case<? extends C>> open = kinds.cases();
        return open.get(random.nextInt(open.size())).options().get().sample(random);
    }
}
