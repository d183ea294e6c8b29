/** The Economics Phase: income, and everything there is to spend it on. */
@NullMarked
package org.muster.ruleset.swm.economics;

import org.jspecify.annotations.NullMarked;
