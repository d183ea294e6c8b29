package org.muster.host.web;

import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** A request that is not answered, and why. */
final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;
    private final String code;
    private final transient Sentence sentence;

    /**
     * With a reason.
     *
     * @param status of HTTP
     */
    Refusal(int status, String code, @Template String template, Object... values) {
        this.status = status;
        this.code = code;
        this.sentence = Sentence.of(template, values);
    }

    /** The same for what is not there and for what nobody may know of. */
    static Refusal notHere() {
        return new Refusal(404, "NOT_HERE", "There is nothing here, or nothing that you may see.");
    }

    int status() {
        return status;
    }

    String code() {
        return code;
    }

    Sentence sentence() {
        return sentence;
    }

    @Override
    public String getMessage() {
        return sentence.toString();
    }
}
