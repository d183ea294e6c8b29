package org.muster.ruleset.space.data;

import java.util.List;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.space.grid.Offset;

/**
 * The file of threat zones, in place of the source's lost picture (SPB-RAP-05).
 *
 * @param zones by letter: the spaces that a ship threatens, as it sees them
 * @param typical the letter of a ship whose line names no zone, by type
 */
public record Zones(
        OrderedMap<@Id("zones") String, List<Offset>> zones, OrderedMap<ShipType, @RefersTo("zones") String> typical) {}
