/** JMH benchmarks. */
@NullMarked
package org.muster.bench;

import org.jspecify.annotations.NullMarked;
