package org.muster.api.decision;

import org.muster.api.Stable;

/** A legal choice was wanted where there is none, or where chance found none: a bug of the ruleset. */
@Stable
public final class NothingToChoose extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With what was looked for. */
    public NothingToChoose(String message) {
        super(message);
    }
}
