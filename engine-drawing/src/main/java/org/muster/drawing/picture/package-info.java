/** Pictures of pixels that lie under a scene. */
@NullMarked
package org.muster.drawing.picture;

import org.jspecify.annotations.NullMarked;
