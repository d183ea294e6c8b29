/** Pictures of a state, drawn once in the system's own units. */
@NullMarked
package org.muster.api.scene;

import org.jspecify.annotations.NullMarked;
