package org.muster.core.journal;

import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** A journal that can't be trusted or read from some entry on. */
public final class BadJournal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int entry;
    private final transient Sentence sentence;

    /** With the first bad entry, from 0, and what is wrong with it. */
    public BadJournal(int entry, @Template String template, Object... values) {
        this(entry, Sentence.of(template, values));
    }

    /** With the first bad entry, from 0, and what is wrong with it. */
    public BadJournal(int entry, Sentence why) {
        this.entry = entry;
        this.sentence = Sentence.of("entry {n} (line {line}): {why}", entry, entry + 1, why);
    }

    /** Where and what. */
    public Sentence sentence() {
        return sentence;
    }

    /** The same in the language spoken here. */
    @Override
    public String getMessage() {
        return sentence.toString();
    }

    /** The first bad entry. */
    public int entry() {
        return entry;
    }
}
