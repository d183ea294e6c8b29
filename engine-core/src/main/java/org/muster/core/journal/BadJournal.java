package org.muster.core.journal;

/** A journal that can't be trusted or read from some entry on. */
public final class BadJournal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int entry;

    /** With the first bad entry, from 0, and what is wrong with it. */
    public BadJournal(int entry, String reason) {
        super("entry " + entry + " (line " + (entry + 1) + "): " + reason);
        this.entry = entry;
    }

    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }

    /** The first bad entry. */
    public int entry() {
        return entry;
    }
}
