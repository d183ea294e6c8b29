/** Storms: games played by everybody at once, badly and in bad faith, on failing machines; and what must hold all the same. */
@NullMarked
package org.muster.cli.chaos;

import org.jspecify.annotations.NullMarked;
