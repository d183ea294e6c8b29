package org.muster.ruleset.swm.data;

import org.muster.api.army.Roster;
import org.muster.api.check.RefersTo;
import org.muster.api.state.OrderedMap;

/** The file of one legal example squad a faction. */
public record StartingSquads(OrderedMap<Faction, @RefersTo("cards") Roster> squads) {}
