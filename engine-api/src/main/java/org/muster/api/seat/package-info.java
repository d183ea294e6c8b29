/** Who sits at the table, and who may know what. */
@NullMarked
package org.muster.api.seat;

import org.jspecify.annotations.NullMarked;
