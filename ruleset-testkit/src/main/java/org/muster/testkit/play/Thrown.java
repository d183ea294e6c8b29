package org.muster.testkit.play;

import java.util.List;
import java.util.stream.Stream;
import org.muster.core.engine.RulesetFault;
import org.muster.core.plugin.BrokenRuleset;

/** What was thrown, as authors want to hear of it. */
public final class Thrown {

    private static final int FRAMES = 4;

    private static final List<String> OURS =
            List.of("org.muster.api.", "org.muster.core.", "org.muster.testkit.play.", "org.muster.testkit.check.");

    private Thrown() {}

    /** In one line: its kind, its message, and the last calls of the ruleset, or of the engine where it had none. */
    public static String told(Throwable thrown) {
        Throwable root = root(thrown);
        List<StackTraceElement> calls = calls(root);
        List<StackTraceElement> its = calls.stream().filter(Thrown::isRulesets).toList();
        List<StackTraceElement> shown = root instanceof RulesetFault ? List.of() : its.isEmpty() ? calls : its;
        return said(root)
                + String.join(
                        "",
                        shown.stream()
                                .limit(FRAMES)
                                .map(call -> (call == shown.get(0) ? ", at " : " < ") + call)
                                .toList());
    }

    /** What makes two faults the same: kind, message, and the line of the ruleset. */
    public static String cause(Throwable thrown) {
        Throwable root = root(thrown);
        String line = calls(root).stream()
                .filter(Thrown::isRulesets)
                .findFirst()
                .map(Object::toString)
                .orElse("");
        return said(root) + (root instanceof RulesetFault ? "" : line);
    }

    /** Authors want to see more of it than those who play. */
    private static Throwable root(Throwable thrown) {
        boolean wraps = thrown instanceof BrokenRuleset || thrown instanceof AssertionError;
        return wraps && thrown.getCause() != null ? root(thrown.getCause()) : thrown;
    }

    private static String said(Throwable root) {
        String message = root.getMessage();
        String kind =
                root instanceof RulesetFault ? "" : root.getClass().getSimpleName() + (message == null ? "" : ": ");
        return message == null ? kind : kind + message;
    }

    private static List<StackTraceElement> calls(Throwable thrown) {
        return Stream.of(thrown.getStackTrace())
                .filter(call ->
                        call.getModuleName() == null && !call.getClassName().startsWith("org.muster.api."))
                .toList();
    }

    private static boolean isRulesets(StackTraceElement call) {
        return OURS.stream().noneMatch(call.getClassName()::startsWith);
    }
}
