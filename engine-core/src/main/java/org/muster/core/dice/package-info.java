/** Where the faces of a roll come from: a seed, a script, a playout's generator, or fair dice that all can verify. */
@NullMarked
package org.muster.core.dice;

import org.jspecify.annotations.NullMarked;
