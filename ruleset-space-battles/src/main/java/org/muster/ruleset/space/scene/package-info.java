/** The board as a picture. */
@NullMarked
package org.muster.ruleset.space.scene;

import org.jspecify.annotations.NullMarked;
