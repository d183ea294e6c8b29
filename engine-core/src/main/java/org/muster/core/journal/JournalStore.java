package org.muster.core.journal;

import java.io.IOException;
import java.util.List;

/**
 * Where a journal is kept: a file, memory, a table of a database. Lines are only ever appended, and only by who knows
 * all lines before: so two who play the same game at once can't cross each other.
 *
 * <p>Every method may be called from any thread. A store that keeps its word passes {@code JournalStoreContract} of the
 * test kit.
 */
public interface JournalStore {

    /** Where the chain of hashes ends now; {@link Head#EMPTY} where nothing was appended yet. */
    Head head() throws IOException;

    /**
     * The lines from entry {@code from} on, without newlines.
     *
     * @param from 0 for all; at the number of entries, and behind it, there is nothing
     */
    List<String> read(int from) throws IOException;

    /**
     * Appends lines, all or none; when it returns they outlast a power cut as well as the store can.
     *
     * @param expected what the lines were made for
     * @param lines each with its newline
     * @return where the chain ends now
     * @throws Overtaken if the chain ends elsewhere; nothing was appended
     * @throws IOException if they could not be written; they are not there, or, where the connection was lost in between,
     *     all of them are: {@link #head} tells
     */
    Head append(Head expected, List<byte[]> lines) throws IOException;

    /** Somebody else has appended in the meantime. Nothing was written. */
    final class Overtaken extends NotStored {
        private static final long serialVersionUID = 1L;

        /** Of the store that {@code where} names. */
        public Overtaken(String where) {
            super("{place} was changed by somebody else in the meantime; nothing was written. Try again.", where);
        }
    }
}
