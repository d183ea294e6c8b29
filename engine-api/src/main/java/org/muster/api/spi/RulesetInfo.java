package org.muster.api.spi;

import org.muster.api.Stable;

/**
 * What a ruleset says of itself before anything of it is loaded.
 *
 * @param id short and stable, as people type it: {@code swm-campaign}
 * @param name as people read it
 * @param version of the ruleset, major.minor.patch; a change of patch never changes what a game did
 * @param api version of engine-api it was made for
 * @param source the document it implements
 * @param minSeats fewest players
 * @param maxSeats most players
 */
@Stable
public record RulesetInfo(String id, String name, String version, int api, String source, int minSeats, int maxSeats) {

    /** Version of this engine-api. A plugin made for a later one is left out. */
    public static final int API = 1;
}
