/** A table with its terrain: levels, surfaces, what stands where. */
@NullMarked
package org.muster.geometry.table;

import org.jspecify.annotations.NullMarked;
