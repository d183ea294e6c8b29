/** The table as a picture. */
@NullMarked
package org.muster.ruleset.skirmish.scene;

import org.jspecify.annotations.NullMarked;
