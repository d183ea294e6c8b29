/** What a game's past tells: what happened, how the dice fell, how everybody stood. */
@NullMarked
package org.muster.host.past;

import org.jspecify.annotations.NullMarked;
