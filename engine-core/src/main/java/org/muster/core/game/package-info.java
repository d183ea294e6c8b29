/** One running game: a journal and the position it leads to. */
@NullMarked
package org.muster.core.game;

import org.jspecify.annotations.NullMarked;
