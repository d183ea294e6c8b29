/** How fast things go, by which clock. */
@NullMarked
package org.muster.bench.pace;

import org.jspecify.annotations.NullMarked;
