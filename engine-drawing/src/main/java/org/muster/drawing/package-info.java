/** Scenes as SVG, as PNG and as terminal text. */
@NullMarked
package org.muster.drawing;

import org.jspecify.annotations.NullMarked;
