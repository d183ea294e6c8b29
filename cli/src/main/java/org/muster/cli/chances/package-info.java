/** Games among bots, and exact odds. */
@NullMarked
package org.muster.cli.chances;

import org.jspecify.annotations.NullMarked;
