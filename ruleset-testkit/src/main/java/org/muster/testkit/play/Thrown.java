package org.muster.testkit.play;

/** What was thrown, in one line: its kind, its message, and where the ruleset or engine was. */
public final class Thrown {

    private Thrown() {}

    /** The line. */
    public static String told(Throwable thrown) {
        StringBuilder text = new StringBuilder(thrown.getClass().getSimpleName());
        String message = thrown.getMessage();
        if (message != null) {
            text.append(": ").append(message);
        }
        for (StackTraceElement frame : thrown.getStackTrace()) {
            boolean api = frame.getClassName().startsWith("org.muster.api.");
            boolean java = frame.getModuleName() != null;
            if (!api && !java) {
                return text.append(", at ").append(frame).toString();
            }
        }
        return text.toString();
    }
}
