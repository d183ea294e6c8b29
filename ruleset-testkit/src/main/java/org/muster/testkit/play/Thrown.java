package org.muster.testkit.play;

import org.muster.core.plugin.BrokenRuleset;

/** What was thrown, in one line: its kind, its message, and the last calls of ruleset and engine. */
public final class Thrown {

    private static final int FRAMES = 4;

    private Thrown() {}

    /** The line. */
    public static String told(Throwable thrown) {
        if (thrown instanceof BrokenRuleset && thrown.getCause() != null) {
            return told(thrown.getCause()); // authors want to see more of it
        }
        StringBuilder text = new StringBuilder(thrown.getClass().getSimpleName());
        String message = thrown.getMessage();
        if (message != null) {
            text.append(": ").append(message);
        }
        int shown = 0;
        for (StackTraceElement frame : thrown.getStackTrace()) {
            boolean api = frame.getClassName().startsWith("org.muster.api.");
            boolean java = frame.getModuleName() != null;
            if (!api && !java && shown < FRAMES) {
                text.append(shown++ == 0 ? ", at " : " < ").append(frame);
            }
        }
        return text.toString();
    }
}
