package org.muster.core.match;

import java.io.IOException;
import java.util.List;
import org.muster.core.journal.Head;
import org.muster.core.journal.JournalStore;

/** A store that fails once, at one of its appends. */
final class FaultyStore implements JournalStore {

    /** What goes wrong. */
    enum Fault {
        /** Nothing was written. */
        NOT_WRITTEN,
        /** All was written, and nobody is told. */
        NOT_TOLD,
        /** The store has a bug. */
        THROWN,
        /** Nothing can be written nor read, until {@link #mend}. */
        DOWN
    }

    final JournalStore store;
    private final int at;
    private final Fault fault;
    private int appends;
    private boolean down;

    FaultyStore(JournalStore store, int at, Fault fault) {
        this.store = store;
        this.at = at;
        this.fault = fault;
    }

    void mend() {
        down = false;
    }

    private void mustBeUp() throws IOException {
        if (down) {
            throw new IOException("the store is down");
        }
    }

    @Override
    public Head head() throws IOException {
        mustBeUp();
        return store.head();
    }

    @Override
    public List<String> read(int from) throws IOException {
        mustBeUp();
        return store.read(from);
    }

    @Override
    public Head append(Head expected, List<byte[]> lines) throws IOException {
        mustBeUp();
        if (++appends != at) {
            return store.append(expected, lines);
        }
        switch (fault) {
            case NOT_TOLD -> store.append(expected, lines);
            case THROWN -> throw new IllegalStateException("a bug of the store");
            case DOWN -> down = true;
            default -> {}
        }
        throw new IOException("the store failed");
    }
}
