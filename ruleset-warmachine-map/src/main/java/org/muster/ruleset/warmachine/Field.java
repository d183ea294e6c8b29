package org.muster.ruleset.warmachine;

import java.util.List;
import org.muster.api.check.Distinct;
import org.muster.api.check.RefersTo;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.army.Entry;

/**
 * What stands where.
 *
 * @param grounds each space's state, in the order of the map
 * @param banners by id, oldest first
 * @param lists what is in banners and defense forces, by the force's id; those a viewer may not know are left out
 */
public record Field(
        OrderedMap<@RefersTo("spaces") String, Ground> grounds,
        OrderedMap<@RefersTo("banners") String, Banner> banners,
        OrderedMap<String, @Distinct List<Entry>> lists) {}
