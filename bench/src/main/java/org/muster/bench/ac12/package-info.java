/** The AC12 workload: a small area-control game, small enough that the engine's own cost is what shows. */
@NullMarked
package org.muster.bench.ac12;

import org.jspecify.annotations.NullMarked;
