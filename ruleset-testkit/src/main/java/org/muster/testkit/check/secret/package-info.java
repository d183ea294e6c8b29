/** Checks that what only some may know is known to nobody else. */
@NullMarked
package org.muster.testkit.check.secret;

import org.jspecify.annotations.NullMarked;
