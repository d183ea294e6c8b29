package org.muster.core.json;

import java.util.List;
import org.muster.api.text.Sentence;

/** JSON of which one value can't be what it should be; whoever has its text can tell the line. */
public final class BadValue extends BadJson {

    private static final long serialVersionUID = 1L;

    private final transient Flaw flaw;

    BadValue(List<Object> path, Sentence why) {
        this(new Flaw(path, why));
    }

    private BadValue(Flaw flaw) {
        super(flaw.path().isEmpty() ? flaw.why() : Sentence.of("{place}: {why}", flaw.place(), flaw.why()));
        this.flaw = flaw;
    }

    /** Where it stands, and what is wrong with it. */
    public Flaw flaw() {
        return flaw;
    }
}
