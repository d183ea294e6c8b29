/** The battle that odds are worked out of: sampled by the engine, and exactly. */
@NullMarked
package org.muster.bench.battle;

import org.jspecify.annotations.NullMarked;
