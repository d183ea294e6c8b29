/** Scenes as SVG, as PNG and as terminal text. */
@NullMarked
package org.muster.core.scene;

import org.jspecify.annotations.NullMarked;
