package org.muster.ruleset.crusade.setup;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.check.Violation;
import org.muster.ruleset.crusade.GameRecord;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.data.Hex;
import org.muster.ruleset.crusade.data.SeasonFile;

/** What is wrong with a season that somebody wrote down, beyond its single numbers and references. */
public final class PositionCheck {

    private PositionCheck() {}

    /** All of it. */
    public static List<Violation> of(Season season) {
        SeasonFile file = season.book().season();
        List<Violation> violations =
                new ArrayList<>(Violation.unlessBetween("turn", season.turn(), 0, file.turns() + file.extraTurnsMax()));
        List<String> missing = season.book().sector().systems().stream()
                .map(Hex.StarSystem::id)
                .filter(id -> !season.worlds().containsKey(id))
                .toList();
        if (!missing.isEmpty()) {
            violations.add(
                    Violation.of("NOT_ALL_OF_THE_MAP", "Nothing is said of {places}, which the map has.", missing)
                            .inside("worlds"));
        }
        season.forces()
                .forEach((player, force) -> force.units().forEach((name, unit) -> {
                    if (!unit.name().equals(name)) {
                        violations.add(Violation.of(
                                        "OTHER_NAME", "The unit {unit} says that it is {other}.", name, unit.name())
                                .inside("forces." + player + ".units." + name + ".name"));
                    }
                }));
        for (int i = 0; i < season.games().size(); i++) {
            GameRecord game = season.games().get(i);
            violations.addAll(Violation.unlessBetween(
                    "games." + i + ".winner", game.winner(), -1, game.sides().size() - 1));
            violations.addAll(Violation.unlessBetween("games." + i + ".turn", game.turn(), 0, season.turn()));
        }
        season.battles().forEach((number, battle) -> {
            if (battle.number() != number) {
                violations.add(
                        Violation.of("OTHER_NUMBER", "Battle {n} says that it is {other}.", number, battle.number())
                                .inside("battles." + number + ".number"));
            }
        });
        return violations;
    }
}
