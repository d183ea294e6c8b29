package org.muster.core.journal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;

/** A journal in memory: for tests, and for games that nobody wants to keep. */
public final class MemoryStore implements JournalStore {

    private final List<String> lines = new ArrayList<>();
    private Head head = Head.EMPTY;

    @Override
    public synchronized Head head() {
        return head;
    }

    @Override
    public synchronized List<String> read(int from) {
        return List.copyOf(lines.subList(Math.min(from, lines.size()), lines.size()));
    }

    @Override
    public synchronized Head append(Head expected, List<byte[]> more) throws Overtaken {
        if (!expected.equals(head)) {
            throw new Overtaken("the game in memory");
        }
        for (byte[] line : more) {
            lines.add(new String(line, 0, line.length - 1, UTF_8));
        }
        head = head.after(more);
        return head;
    }
}
