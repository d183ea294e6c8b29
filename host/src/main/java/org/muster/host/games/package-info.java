/** The games of a host, their bots and their deadlines. */
@NullMarked
package org.muster.host.games;

import org.jspecify.annotations.NullMarked;
