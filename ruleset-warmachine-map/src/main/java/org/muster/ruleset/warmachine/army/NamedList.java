package org.muster.ruleset.warmachine.army;

import java.util.List;
import org.muster.api.text.Sentence;

/** A list and what people call it: {@code Anna's banner 2}, {@code the defense force}. */
public record NamedList(Sentence name, List<Entry> entries) {

    public NamedList {
        entries = List.copyOf(entries);
    }
}
