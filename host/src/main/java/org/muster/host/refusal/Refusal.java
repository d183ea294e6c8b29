package org.muster.host.refusal;

import java.util.List;
import org.muster.api.check.Violation;
import org.muster.api.text.Sentence;
import org.muster.api.text.Template;

/** A request that is not answered, and why. */
public final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int status;
    private final String code;
    private final transient Sentence sentence;

    /**
     * With a reason.
     *
     * @param status of HTTP
     */
    public Refusal(int status, String code, @Template String template, Object... values) {
        this(status, code, Sentence.of(template, values));
    }

    /** With a reason that is a sentence already. */
    public Refusal(int status, String code, Sentence sentence) {
        this.status = status;
        this.code = code;
        this.sentence = sentence;
    }

    /** The same for what is not there and for what nobody may know of. */
    public static Refusal notHere() {
        return new Refusal(
                404,
                "NOT_HERE",
                "There is nothing here, or nothing that you may see. Who sat in a game asks its organizer for a new link.");
    }

    /** Of a request of more bytes. */
    public static Refusal tooLarge(long most) {
        return new Refusal(413, "TOO_LARGE", "A request has {most} bytes or fewer.", String.valueOf(most));
    }

    /** The same as it is told. */
    public Violation violation() {
        return new Violation(code, sentence, List.of(), "");
    }

    /** Of HTTP. */
    public int status() {
        return status;
    }

    /** What programs know it by. */
    public String code() {
        return code;
    }

    /** What people read. */
    public Sentence sentence() {
        return sentence;
    }

    @Override
    public String getMessage() {
        return sentence.toString();
    }
}
