package org.muster.testkit.play;

/** What was thrown, in one line: its kind, its message, and the last calls of ruleset and engine. */
public final class Thrown {

    private static final int FRAMES = 4;

    private Thrown() {}

    /** The line. */
    public static String told(Throwable thrown) {
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
