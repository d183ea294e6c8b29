/**
 * Places in a plane, in a system's own unit.
 *
 * <p>Coordinates that leave a computation are rounded, so that every machine writes the same digits; what is saved is
 * what was rounded.
 */
@NullMarked
package org.muster.api.space;

import org.jspecify.annotations.NullMarked;
