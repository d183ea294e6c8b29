/** The sector as a picture. */
@NullMarked
package org.muster.ruleset.crusade.scene;

import org.jspecify.annotations.NullMarked;
