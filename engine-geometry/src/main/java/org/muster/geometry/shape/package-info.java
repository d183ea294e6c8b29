/** Discs, borders and lengths in a plane; know no terrain. */
@NullMarked
package org.muster.geometry.shape;

import org.jspecify.annotations.NullMarked;
