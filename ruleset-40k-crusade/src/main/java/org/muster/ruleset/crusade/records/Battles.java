package org.muster.ruleset.crusade.records;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Challenge;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Side;
import org.muster.ruleset.crusade.data.Size;
import org.muster.ruleset.crusade.scenario.BattleSheet;
import org.muster.ruleset.crusade.scenario.Lineup;

/** Battles of a turn, and challenges of a Great Rift turn (CRU-MATCH-16, CRU-RIFT-03). */
final class Battles {

    private Battles() {}

    static Table of(Season season, List<Battle> battles) {
        Table table = Table.of(
                Sentence.of("Battles of the turn"),
                Sentence.of("No."),
                Sentence.of("Where"),
                Sentence.of("About"),
                Sentence.of("Who"),
                Sentence.of("Size"),
                Sentence.of("Scenario"),
                Sentence.of("State"));
        for (Battle battle : battles) {
            table = table.with(row(season, battle));
        }
        return table;
    }

    private static Row row(Season season, Battle battle) {
        BattleSheet sheet = BattleSheet.of(season, battle);
        return Row.of(
                        Cell.number(battle.number()),
                        where(season, battle),
                        Cell.of(kind(battle.kind())),
                        Cell.of(sheet.sides()),
                        size(sheet.size()),
                        Cell.name(battle.terms().scenario()),
                        Cell.of(state(battle, sheet.lineup())))
                .about(battle.id());
    }

    private static Cell where(Season season, Battle battle) {
        List<String> systems = systems(battle);
        return systems.size() == 1
                ? Systems.name(season, systems.get(0))
                : Cell.of(Sentence.joined(
                        ", ", systems.stream().map(season.sector()::name).toList()));
    }

    /** What is fought for: two systems where they attack each other, all that are staked where players wager. */
    static List<String> systems(Battle battle) {
        Challenge challenge = battle.challenge();
        if (challenge != null && !challenge.wagers().isEmpty()) {
            return challenge.wagers().list();
        }
        return battle.kind() == Battle.Kind.EXCHANGE
                ? battle.sides().stream().map(Side::gains).toList()
                : List.of(battle.system());
    }

    static Cell size(@Nullable Size size) {
        return size == null ? Cell.EMPTY : Cell.of(size.words());
    }

    /** What it is about. */
    static Sentence kind(Battle.Kind kind) {
        return switch (kind) {
            case CONQUEST -> Sentence.of("conquest");
            case EXCHANGE -> Sentence.of("systems that attack each other");
            case COLONIZATION -> Sentence.of("colonization");
            case HANGING -> Sentence.of("support without its attack");
            case RIFT -> Sentence.of("Great Rift");
        };
    }

    /** How far it has come. */
    static Sentence state(Battle battle, Lineup lineup) {
        Challenge challenge = battle.challenge();
        boolean isOpenChallenge = challenge != null && !challenge.stands();
        if (battle.over()) {
            return isOpenChallenge ? Sentence.of("declined or taken back") : ended(battle.ending(), lineup);
        }
        if (challenge != null && isOpenChallenge) {
            List<Player> silent = challenge.players().stream()
                    .filter(player -> !challenge.accepted().contains(player))
                    .toList();
            return Sentence.of("challenge: {players} may accept", silent);
        }
        if (battle.submitted() > 0) {
            return Sentence.of("reported, not confirmed yet");
        }
        if (lineup.needsOpponent()) {
            return Sentence.of("nobody plays the natives yet");
        }
        return lineup.isPlayable() ? Sentence.of("to be fought") : Sentence.of("nobody is on another side");
    }

    private static Sentence ended(Battle.@Nullable Ending ending, Lineup lineup) {
        if (ending == null) {
            return Sentence.of("not played");
        }
        Player winner = ending.winner();
        if (winner == null) {
            return Sentence.of("a draw");
        }
        Side side = lineup.sideOf(winner);
        List<Player> winners = side == null ? List.of(winner) : side.players();
        return Sentence.of(ending.played() ? "won by {players}" : "won by {players}: the others gave up", winners);
    }
}
