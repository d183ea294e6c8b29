package org.muster.ruleset.crusade;

import java.util.List;
import org.muster.api.decision.Either;
import org.muster.api.decision.NothingToChoose;
import org.muster.api.decision.Options;

/** How chance chooses where most of what people might think of is closed. */
public final class Chance {

    private Chance() {}

    /** The same answers; chance takes one of the kinds that leave something to choose, each as likely as the others. */
    public static <C> Options<C> amongOpen(Either<C> kinds) {
        return kinds.sampledBy(random -> {
            List<Options.Case<? extends C>> open = kinds.cases();
            if (open.isEmpty()) {
                throw new NothingToChoose("every kind of answer is closed");
            }
            return open.get(random.nextInt(open.size())).options().get().sample(random);
        });
    }
}
