/** A continuous table: round bases, terrain with heights, movement, sight. Knows no game system. */
@NullMarked
package org.muster.geometry;

import org.jspecify.annotations.NullMarked;
