package org.muster.testkit.store;

import org.muster.core.journal.JournalStore;
import org.muster.core.journal.MemoryStore;

class MemoryStoreTest extends JournalStoreContract {

    private final MemoryStore store = new MemoryStore();

    @Override
    protected JournalStore connect() {
        return store;
    }
}
