package org.muster.cli.terminal;

/** Exit codes of all commands. */
public final class Exit {

    /** Done. */
    public static final int DONE = 0;
    /** Looked at, and found wanting: a journal that does not hold, an illegal army, a bad map. */
    public static final int WANTING = 1;
    /** Bad input: nothing was changed, and every reason is on standard error. */
    static final int BAD_INPUT = 2;
    /** Our fault. */
    static final int BUG = 3;
    /** A ruleset failed, which is its author's fault; nothing was changed. */
    public static final int RULESET_FAILED = 4;
    /** What was to be done is done, and what it led to could not be printed. */
    static final int UNPRINTED = 5;

    private Exit() {}
}
