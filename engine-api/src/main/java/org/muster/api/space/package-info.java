/** Places in a plane, in a system's own unit. */
@NullMarked
package org.muster.api.space;

import org.jspecify.annotations.NullMarked;
