package org.muster.testkit.broken.impure.two;

import org.muster.testkit.broken.impure.one.Sees;

/** The other half. */
public class Seen {
    Sees sees;
}
