/** The SWM campaign rules. */
@NullMarked
package org.muster.ruleset.swm;

import org.jspecify.annotations.NullMarked;
