/** What a ruleset author may touch: state, steps, options, dice, maps, armies, scenes. */
@NullMarked
package org.muster.api;

import org.jspecify.annotations.NullMarked;
