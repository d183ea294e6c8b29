/** Games of a host, played from a terminal: the same words as on a file. */
@NullMarked
package org.muster.cli.remote;

import org.jspecify.annotations.NullMarked;
