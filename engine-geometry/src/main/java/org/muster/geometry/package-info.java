/**
 * A continuous table: round bases, terrain with heights, movement, sight. Knows no game system.
 *
 * <p>A {@link org.muster.geometry.table.Tabletop} holds the terrain; everything else is a question to it: where a base
 * may go ({@link org.muster.geometry.move.Movement}) or is shoved to ({@link org.muster.geometry.move.Shove}), where
 * bases may be put down ({@link org.muster.geometry.place.Placing}) or find contact
 * ({@link org.muster.geometry.place.Contact}), what they see ({@link org.muster.geometry.sight.Sight}). Whether
 * something is legal is worked out with plain arithmetic, so that every machine agrees; the outlines, which are there
 * to be looked at, by a geometry library.
 */
@NullMarked
package org.muster.geometry;

import org.jspecify.annotations.NullMarked;
