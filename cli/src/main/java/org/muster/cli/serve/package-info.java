/** The host, started from a terminal. */
@NullMarked
package org.muster.cli.serve;

import org.jspecify.annotations.NullMarked;
