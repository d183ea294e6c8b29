package org.muster.maps;

import org.muster.api.check.Violation;
import org.muster.api.text.Template;

/** Why a file is read no further. It comes up through parsers of others; {@link ForeignMaps} makes a value of it. */
final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Violation why;

    /** As {@link Violation#of}. */
    Refused(String code, @Template String template, Object... values) {
        super(code, null, false, false);
        this.why = Violation.of(code, template, values);
    }

    Violation why() {
        return why;
    }
}
