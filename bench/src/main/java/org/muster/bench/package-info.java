/** Benchmarks of the engine and of campaigns. {@code bench/run} starts them; docs/performance.md has the numbers. */
@NullMarked
package org.muster.bench;

import org.jspecify.annotations.NullMarked;
