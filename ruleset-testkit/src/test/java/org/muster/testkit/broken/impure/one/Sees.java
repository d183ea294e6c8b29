package org.muster.testkit.broken.impure.one;

import org.muster.testkit.broken.impure.two.Seen;

/** One half of a cycle. */
public class Sees {
    Seen seen = new Seen();
}
