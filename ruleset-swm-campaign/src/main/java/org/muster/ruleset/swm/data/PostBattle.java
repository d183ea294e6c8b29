package org.muster.ruleset.swm.data;

import org.muster.api.check.Between;

/**
 * The file of the post-battle chart: a d20 for each troop lost or fled, and what is added to it.
 *
 * @param survivesOn this or more: restored to life, or remains alive; less: eliminated
 */
public record PostBattle(
        @Between(min = 1, max = 20) int survivesOn,
        int fledAndNotKilled,
        int nonUniqueYuuzhanVong,
        int medicalOfficer) {}
