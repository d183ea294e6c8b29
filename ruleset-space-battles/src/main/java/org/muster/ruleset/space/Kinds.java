package org.muster.ruleset.space;

import java.util.List;
import org.muster.api.decision.Either;
import org.muster.api.decision.Options;

/** Kinds of answer of which some may leave nothing to choose. */
final class Kinds {

    private Kinds() {}

    /** The same; by chance each kind that leaves something to choose is as likely as any other. */
    static <C> Options<C> evenly(Either<C> kinds) {
        return kinds.sampledBy(random -> {
            List<Options.Case<? extends C>> open = kinds.cases();
            return open.get(random.nextInt(open.size())).options().get().sample(random);
        });
    }
}
