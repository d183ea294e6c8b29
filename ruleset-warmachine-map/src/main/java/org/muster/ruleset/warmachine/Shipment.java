package org.muster.ruleset.warmachine;

import org.muster.api.check.Between;
import org.muster.api.seat.Player;

/** Supply points on their way to an enemy (WMC-SPC-08). */
public record Shipment(Player to, @Between(min = 0) int points) {}
