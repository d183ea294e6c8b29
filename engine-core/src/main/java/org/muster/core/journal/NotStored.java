package org.muster.core.journal;

import java.io.IOException;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** A journal that can't be read or written where it is kept, for a reason that people are told. */
public class NotStored extends IOException {

    private static final long serialVersionUID = 1L;

    private final transient Sentence sentence;

    /** With the reason. */
    public NotStored(@Template String template, Object... values) {
        this.sentence = Sentence.of(template, values);
    }

    /** The reason. */
    public Sentence sentence() {
        return sentence;
    }

    /** The same in the language spoken here. */
    @Override
    public String getMessage() {
        return sentence.toString();
    }
}
