/**
 * Immutable, ordered collections for states.
 *
 * <p>{@code Map.of}, {@code Set.of} and hash maps have another order in every process; a state holds lists and
 * {@link org.muster.api.state.OrderedMap}s, whose order is that in which keys first came, and is saved with them.
 */
@NullMarked
package org.muster.api.state;

import org.jspecify.annotations.NullMarked;
