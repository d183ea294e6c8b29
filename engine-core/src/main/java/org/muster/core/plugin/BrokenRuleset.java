package org.muster.core.plugin;

import java.util.List;
import java.util.NoSuchElementException;
import org.muster.api.text.Sentence;
import org.muster.core.engine.RulesetFault;

/** A ruleset or an expansion failed: its author's mistake, and nobody else's. The others run. */
public final class BrokenRuleset extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** A screen has no room for a whole state. */
    private static final int MOST_TOLD = 500;

    /** What the language throws by itself, or its collections, where a value is not as a program takes it to be. */
    private static final List<Class<? extends RuntimeException>> JAVAS = List.of(
            NullPointerException.class,
            IndexOutOfBoundsException.class,
            NoSuchElementException.class,
            ClassCastException.class,
            ArithmeticException.class,
            NegativeArraySizeException.class);

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
                found(failure, why),
                thrown);
    }

    /** What Java says of a value that is missing tells nothing to who has written the data. */
    private static Sentence found(Origin.Failure failure, Sentence why) {
        if (failure.thrown() instanceof VirtualMachineError) {
            return Sentence.of("It goes on without end, or is larger than the memory there is.");
        }
        return !failure.place().isEmpty() && JAVAS.stream().anyMatch(kind -> kind.isInstance(failure.thrown()))
                ? Sentence.of("Something is asked for that is missing, or out of range.")
                : why;
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
        if (message.length() > MOST_TOLD) {
            message = message.substring(0, MOST_TOLD) + "...";
        }
        return Sentence.verbatim(message.isEmpty() ? kind : told instanceof Error ? kind + ": " + message : message);
    }

    /** What is wrong. */
    public Sentence sentence() {
        return sentence;
    }

    /** What is wrong, for whom it may be the data's fault and who knows nothing of its code: {@code no card "x".} */
    public Sentence found() {
        return found;
    }

    @Override
    public String getMessage() {
        return sentence.toString();
    }
}
