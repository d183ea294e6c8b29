/** What may be known about a game: where it stands, what happened and why, what is asked. */
@NullMarked
package org.muster.cli.look;

import org.jspecify.annotations.NullMarked;
