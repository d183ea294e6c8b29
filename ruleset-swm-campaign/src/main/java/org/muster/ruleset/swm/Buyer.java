package org.muster.ruleset.swm;

import org.muster.ruleset.swm.data.Faction;

/**
 * A figure with experience to spend.
 *
 * @param owner the faction in whose army it is
 * @param sheet what it can do just now
 */
record Buyer(Faction owner, Figure figure, Sheet sheet) {}
