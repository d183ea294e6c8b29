/** Immutable, ordered collections for states. */
@NullMarked
package org.muster.api.state;

import org.jspecify.annotations.NullMarked;
