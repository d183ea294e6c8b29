/** A host under load, over real HTTP. */
@NullMarked
package org.muster.bench.host;

import org.jspecify.annotations.NullMarked;
