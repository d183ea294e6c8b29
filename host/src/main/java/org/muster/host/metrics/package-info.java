/** What a host counts of itself. */
@NullMarked
package org.muster.host.metrics;

import org.jspecify.annotations.NullMarked;
