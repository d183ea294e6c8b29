/** The append-only record of a game. */
@NullMarked
package org.muster.core.journal;

import org.jspecify.annotations.NullMarked;
