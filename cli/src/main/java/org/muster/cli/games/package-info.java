/** Opening a game, looking after it, and handing it on. */
@NullMarked
package org.muster.cli.games;

import org.jspecify.annotations.NullMarked;
