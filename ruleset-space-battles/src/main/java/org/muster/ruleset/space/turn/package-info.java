/** The course of a turn, and the Initiative Phase. */
@NullMarked
package org.muster.ruleset.space.turn;

import org.jspecify.annotations.NullMarked;
