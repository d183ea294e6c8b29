package org.muster.testkit.play;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.muster.core.engine.RulesetFault;
import org.muster.core.journal.BadJournal;
import org.muster.core.plugin.BrokenRuleset;

/** What was thrown, as authors want to hear of it. */
public final class Thrown {

    /** The cause of all that comes out otherwise when it is done again with the same answers and dice. */
    public static final String UNREPEATABLE = "the same answers and dice lead elsewhere";

    private static final int FRAMES = 4;

    private static final Pattern OURS =
            Pattern.compile("org\\.muster\\.(api|core|testkit\\.([A-Z]|check|golden|play|table|trial|words)).*");

    private Thrown() {}

    /** In one line: its kind, its message, and the calls of the ruleset that led there, or of the engine where it made none. */
    public static String told(Throwable thrown) {
        Throwable root = root(thrown);
        List<StackTraceElement> shown = isForPeople(root) ? List.of() : shown(calls(root));
        String where = shown.stream().limit(FRAMES).map(Object::toString).collect(Collectors.joining(" < "));
        return said(root) + (where.isEmpty() ? "" : ", at " + where);
    }

    private static List<StackTraceElement> shown(List<StackTraceElement> calls) {
        List<StackTraceElement> its = calls.stream()
                .dropWhile(call -> !isRulesets(call))
                .takeWhile(Thrown::isRulesets)
                .toList();
        return calls.isEmpty() || its.isEmpty() || !isRulesets(calls.get(0)) ? calls : its;
    }

    /** Whether the engine has said what is wrong, whoever called it. */
    private static boolean isForPeople(Throwable root) {
        return root instanceof Failed || root.getClass().getName().startsWith("org.muster.core.");
    }

    /** What makes two faults the same: who is to blame, and for what; or kind, message, and the line of the ruleset. */
    public static String cause(Throwable thrown) {
        Throwable root = root(thrown);
        if (root instanceof RulesetFault fault) {
            return fault.place()
                    + ' '
                    + fault.why().template()
                    + fault.culprit().getName();
        }
        if (root instanceof Failed failed) {
            return failed.failure().cause();
        }
        if (root instanceof BadJournal) {
            return UNREPEATABLE;
        }
        String line = calls(root).stream()
                .filter(Thrown::isRulesets)
                .findFirst()
                .map(Object::toString)
                .orElse("");
        return said(root) + line;
    }

    /** Authors want to see more of it than those who play. */
    private static Throwable root(Throwable thrown) {
        boolean wraps = thrown instanceof BrokenRuleset || thrown instanceof AssertionError;
        return wraps && thrown.getCause() != null ? root(thrown.getCause()) : thrown;
    }

    private static String said(Throwable root) {
        String message = root.getMessage();
        if (root instanceof RulesetFault fault) {
            return (fault.place().isEmpty() ? "" : fault.place() + ": ") + message;
        }
        String kind = root instanceof Failed ? "" : root.getClass().getSimpleName();
        return kind + (message == null || kind.isEmpty() ? "" : ": ") + (message == null ? "" : message);
    }

    private static List<StackTraceElement> calls(Throwable thrown) {
        return Stream.of(thrown.getStackTrace())
                .filter(call ->
                        call.getModuleName() == null && !call.getClassName().startsWith("org.muster.api."))
                .toList();
    }

    private static boolean isRulesets(StackTraceElement call) {
        return !OURS.matcher(call.getClassName()).matches();
    }
}
