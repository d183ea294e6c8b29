package org.muster.ruleset.crusade.data;

import java.util.List;
import org.muster.api.check.Between;

/**
 * The file of a season: its turns, and how long each part of a turn may take.
 *
 * @param turns standard and Great Rift turns together
 * @param greatRiftTurns numbers of the Great Rift turns
 * @param greatRiftTurnCount how many of them a season has (CRU-TURN-02)
 * @param extraTurnsMax most turns added at the end while several fulfil a Major Victory (CRU-VIC-05)
 * @param strategyDays for orders (CRU-TURN-03)
 * @param scenarioDays for opponents and the organizer's review (CRU-TURN-04)
 * @param battleDays for the battles of a standard turn (CRU-TURN-05)
 * @param abilityHours for actions of the Resolution phase
 * @param riftBattleDays for the battles of a Great Rift turn
 * @param confirmHours after which a report nobody answers is confirmed (CRU-BAT-03)
 * @param settleHours the organizer has for a dispute (CRU-BAT-03)
 * @param riftBattlesPerPlayer most battles of a player in a Great Rift turn (CRU-RIFT-02)
 * @param training what Intensive Training gives (CRU-TRN-01, CRU-TRN-02)
 */
public record SeasonFile(
        @Between(min = 1, max = 1000) int turns,
        List<@Between(min = 1) Integer> greatRiftTurns,
        @Between(min = 0) int greatRiftTurnCount,
        @Between(min = 0, max = 100) int extraTurnsMax,
        @Between(min = 1, max = 1000) int strategyDays,
        @Between(min = 1, max = 1000) int scenarioDays,
        @Between(min = 1, max = 1000) int battleDays,
        @Between(min = 1, max = 10_000) int abilityHours,
        @Between(min = 1, max = 1000) int riftBattleDays,
        @Between(min = 1, max = 10_000) int confirmHours,
        @Between(min = 1, max = 10_000) int settleHours,
        @Between(min = 1, max = 100) int riftBattlesPerPlayer,
        Training training) {

    public SeasonFile {
        greatRiftTurns = List.copyOf(greatRiftTurns);
    }

    /**
     * Rewards of Intensive Training.
     *
     * @param units how many units learn
     * @param xpPerUnit experience each of them gains
     * @param requisitionPoints their player gains
     */
    public record Training(
            @Between(min = 0, max = 100) int units,
            @Between(min = 0) int xpPerUnit,
            @Between(min = 0) int requisitionPoints) {}
}
