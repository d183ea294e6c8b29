/** Plain geometry of pictures, y down, in whatever unit the caller measures. */
@NullMarked
package org.muster.drawing.shape;

import org.jspecify.annotations.NullMarked;
