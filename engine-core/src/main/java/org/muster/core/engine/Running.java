package org.muster.core.engine;

import org.jspecify.annotations.Nullable;
import org.muster.api.flow.Step;
import org.muster.api.text.Sentence;

/** Which step's rules run just now, and what for: told where they fail. */
public final class Running {

    private @Nullable Step<?> step;
    private Deed deed = Deed.ACT;

    /** What the rules of a step are asked for. */
    public enum Deed {
        ACT,
        ASK,
        DECIDE
    }

    /** Its rules run now. */
    public void now(Step<?> other, Deed what) {
        step = other;
        deed = what;
    }

    /** In a sentence: at which step, by the name that an agenda has for it, and what was going on. */
    public Sentence words() {
        Step<?> now = step;
        if (now == null) {
            return Sentence.of("before its first step");
        }
        String name = StepNames.of(now);
        return switch (deed) {
            case ACT -> Sentence.of("when the step {step} was carried out", name);
            case ASK -> Sentence.of("when it was worked out what can be chosen at the step {step}", name);
            case DECIDE -> Sentence.of("when a choice at the step {step} was carried out", name);
        };
    }
}
