package org.muster.api.map;

import org.muster.api.Stable;
import org.muster.api.space.Point;

/** A place of a map. A system adds its own attributes: economy, stacking limit, terrain. */
@Stable
public interface Region {

    /** Short and stable. */
    String id();

    /** As people read it. */
    String name();

    /** Where its middle is drawn, in the map's own unit. */
    Point at();
}
