package org.muster.api.odds;

import org.muster.api.Preview;

/** Exact odds were asked for that would take more memory or time than an answer is worth. */
@Preview
public final class TooLarge extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** With what is too large. */
    public TooLarge(String message) {
        super(message);
    }
}
