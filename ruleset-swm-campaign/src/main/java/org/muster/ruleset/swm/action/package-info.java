/** The Action Phase: movement, battles, strategic movement. */
@NullMarked
package org.muster.ruleset.swm.action;

import org.jspecify.annotations.NullMarked;
