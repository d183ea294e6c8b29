/** The Cleanup Phase: experience, and what it buys. */
@NullMarked
package org.muster.ruleset.swm.cleanup;

import org.jspecify.annotations.NullMarked;
