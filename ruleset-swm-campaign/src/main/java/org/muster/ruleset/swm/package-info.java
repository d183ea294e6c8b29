/**
 * The Star Wars Miniatures Campaign System: a planet of territories, squads that live through a campaign, alliances
 * for a turn. {@link org.muster.ruleset.swm.SwmCampaign} is the table of contents.
 */
@NullMarked
package org.muster.ruleset.swm;

import org.jspecify.annotations.NullMarked;
