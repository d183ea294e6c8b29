/** The Movement Phase: moves, collisions, attack moves, responses. */
@NullMarked
package org.muster.ruleset.space.movement;

import org.jspecify.annotations.NullMarked;
