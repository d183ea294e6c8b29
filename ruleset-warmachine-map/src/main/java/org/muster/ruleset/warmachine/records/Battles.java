package org.muster.ruleset.warmachine.records;

import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.data.Location;

/** Battles of the round (WMC-BAT-01, WMC-INF-01). */
final class Battles {

    private Battles() {}

    static Table of(Campaign campaign) {
        Table battles = Table.of(
                Sentence.of("Battles of the round"),
                Sentence.of("Where"),
                Sentence.of("Who"),
                Sentence.of("Scenario"),
                Sentence.of("State"));
        for (Battle battle : campaign.battles().list()) {
            battles = battles.with(Row.of(
                            Spaces.name(campaign, battle.space()),
                            Cell.of(sides(campaign, battle)),
                            Cell.of(scenario(campaign, battle)),
                            Cell.of(state(battle)))
                    .about(battle.space()));
        }
        return battles;
    }

    private static Sentence sides(Campaign campaign, Battle battle) {
        return Sentence.joined(
                " against ",
                battle.fighters().stream()
                        .map(fighter -> campaign.nameOf(fighter.force(), fighter.player()))
                        .toList());
    }

    /** Its name; all that a special location's own one says is in the sheet of the battle. */
    private static Sentence scenario(Campaign campaign, Battle battle) {
        Location location = campaign.book().locationAt(battle.space());
        return location == null || battle.scenario().isEmpty()
                ? Sentence.verbatim(battle.scenario())
                : Sentence.verbatim(location.scenario().name());
    }

    /** How far it has come. */
    static Sentence state(Battle battle) {
        Player winner = battle.winner();
        if (!battle.settled()) {
            return Sentence.of("to be fought");
        }
        if (winner == null) {
            return Sentence.of("nobody has won");
        }
        return battle.rolledOff()
                ? Sentence.of("won by {player}, by the dice", winner)
                : Sentence.of("won by {player}", winner);
    }
}
