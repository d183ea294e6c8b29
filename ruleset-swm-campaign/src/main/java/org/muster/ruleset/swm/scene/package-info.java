/** The planet as it is drawn. */
@NullMarked
package org.muster.ruleset.swm.scene;

import org.jspecify.annotations.NullMarked;
