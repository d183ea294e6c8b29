/** The letters of pictures, read from font files that come with them: a machine needs none of its own. */
@NullMarked
package org.muster.drawing.fonts;

import org.jspecify.annotations.NullMarked;
