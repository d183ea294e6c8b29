package org.muster.ruleset.warmachine.data;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.Id;
import org.muster.api.check.RefersTo;

/**
 * What earns a reward.
 *
 * @param when all of these hold at the end of the Resource Phase
 * @param reward what it brings
 * @param needsMapWith a special location without which it is never drawn; null: it fits every map
 */
public record Objective(
        @Id("objectives") String id,
        String name,
        List<Condition> when,
        Reward reward,
        @Nullable @RefersTo("locations") String needsMapWith) {

    public Objective {
        when = List.copyOf(when);
    }

    /**
     * One condition.
     *
     * @param least what the measure must reach; of {@code BATTLES_LOST_AT_MOST} what it must not exceed
     * @param of a special location, type of space or feature, where the measure asks for one
     */
    public record Condition(
            Measure measure,
            @Between(min = 0) int least,
            @Nullable String of) {}

    /** What a player gets. */
    public record Reward(
            @Between(min = 0) int vp, @Between(min = 0) int supply) {}

    /** What is counted; "this round" looks back to the Order Phase. */
    public enum Measure {
        CLAIMED_THIS_ROUND,
        CONTROLS_LOCATION,
        WON_AGAINST_TWICE_POINTS_THIS_ROUND,
        DEFENSE_FORCES_DEFEATED_THIS_ROUND,
        BATTLES_WON_THIS_ROUND,
        BATTLES_LOST_AT_MOST,
        CONTROLLED_SPACES,
        CONTROLLED_SPACES_OF_TYPE,
        CONTROLLED_SPACES_WITH_FEATURE,
        SPECIAL_LOCATIONS,
        STRUCTURES_CONVERTED_THIS_ROUND,
        STRUCTURES_DEMOLISHED_THIS_ROUND,
        VETERANS,
        BANNERS,
        BANNER_POINTS,
        OWN_DEPOTS_IN_CONTROLLED_SPACES,
        BANNERS_ADJACENT_TO_ENEMY_HQ,
        SUPPLY,
        WON_AS_PURSUER_THIS_ROUND,
        WON_IN_AMBUSH_THIS_ROUND
    }
}
