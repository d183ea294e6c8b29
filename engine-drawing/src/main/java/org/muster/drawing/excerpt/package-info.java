/** A part of a picture as a picture of its own. */
@NullMarked
package org.muster.drawing.excerpt;

import org.jspecify.annotations.NullMarked;
