package org.muster.core.plugin;

import org.muster.api.text.Sentence;
import org.muster.core.engine.RulesetFault;

/** A ruleset or an expansion failed: its author's mistake, and nobody else's. The others run. */
public final class BrokenRuleset extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Sentence sentence;
    private final transient Sentence found;

    private BrokenRuleset(Sentence sentence, Sentence found, Throwable why) {
        super(why);
        this.sentence = sentence;
        this.found = found;
    }

    /** It was {@code origin} that failed: nothing but its code ran. */
    static BrokenRuleset of(Origin origin, Throwable thrown) {
        Origin.Failure failure = origin.failure(thrown).orElse(new Origin.Failure("", thrown));
        Sentence why = ended(why(failure.thrown()));
        return new BrokenRuleset(
                failure.place().isEmpty()
                        ? Sentence.of(
                                "{plugin} {version} failed: {why} Tell its author; nothing was written.",
                                origin.id(),
                                origin.version(),
                                why)
                        : Sentence.of(
                                "{plugin} {version} failed in {place}: {why} Tell its author; nothing was written.",
                                origin.id(),
                                origin.version(),
                                failure.place(),
                                why),
                failure.place().isEmpty() ? why : Sentence.of("{place}: {why}", failure.place(), why),
                thrown);
    }

    /** As a sentence ends. */
    private static Sentence ended(Sentence why) {
        return why.toString().matches("(?s).*[.!?]") ? why : Sentence.of("{what}.", why);
    }

    /** What was thrown, in words. An error's kind says more than its message. */
    static Sentence why(Throwable thrown) {
        if (thrown instanceof RulesetFault fault) {
            return fault.why();
        }
        Throwable told = thrown;
        while (told.getMessage() == null && told.getCause() != null) {
            told = told.getCause();
        }
        String kind = told.getClass().getSimpleName();
        String message = told.getMessage() == null ? "" : told.getMessage().strip();
        return Sentence.verbatim(message.isEmpty() ? kind : told instanceof Error ? kind + ": " + message : message);
    }

    /** What is wrong. */
    public Sentence sentence() {
        return sentence;
    }

    /** Where in its code and what, for whom it may be the data's fault: {@code PlayCard.decision: no card "x".} */
    public Sentence found() {
        return found;
    }

    @Override
    public String getMessage() {
        return sentence.toString();
    }
}
