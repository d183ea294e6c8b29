/** Everything from a terminal. */
@NullMarked
package org.muster.cli;

import org.jspecify.annotations.NullMarked;
