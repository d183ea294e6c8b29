package org.muster.api.odds;

import org.muster.api.Preview;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** Exact odds were asked for that would take more memory or time than an answer is worth. */
@Preview
public final class TooLarge extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient Sentence sentence;

    /** With what is too large. */
    public TooLarge(@Template String template, Object... values) {
        this.sentence = Sentence.of(template, values);
    }

    /** What is too large. */
    public Sentence sentence() {
        return sentence;
    }

    /** The same in the language spoken here. */
    @Override
    public String getMessage() {
        return sentence.toString();
    }
}
