/** Real dice that both sides of a table type in. */
@NullMarked
package org.muster.host.rolls;

import org.jspecify.annotations.NullMarked;
