/** Which tests and which sources cite which rules of a rule book. */
@NullMarked
package org.muster.testkit.cite;

import org.jspecify.annotations.NullMarked;
