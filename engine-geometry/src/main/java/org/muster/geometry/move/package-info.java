/** Where a base may go, the shortest way there, and where it is pushed to. */
@NullMarked
package org.muster.geometry.move;

import org.jspecify.annotations.NullMarked;
