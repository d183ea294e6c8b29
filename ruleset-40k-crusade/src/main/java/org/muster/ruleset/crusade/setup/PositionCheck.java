package org.muster.ruleset.crusade.setup;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.muster.api.check.Violation;
import org.muster.ruleset.crusade.GameRecord;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Unit;
import org.muster.ruleset.crusade.data.FactionSheet;
import org.muster.ruleset.crusade.data.Hex;
import org.muster.ruleset.crusade.data.SeasonFile;
import org.muster.ruleset.crusade.data.TablesFile;

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
        season.forces()
                .forEach((player, force) -> force.units()
                        .forEach((name, unit) ->
                                violations.addAll(unit(season, unit, "forces." + player + ".units." + name))));
        violations.addAll(lists(season));
        violations.addAll(scenarios(season));
        return violations;
    }

    /** A unit serves factions that have its profile; one of a player's own serves whom he says (CRU-ARMY-01, CRU-ARMY-03). */
    private static List<Violation> unit(Season season, Unit unit, String at) {
        List<Violation> violations = new ArrayList<>();
        for (int i = 0; i < unit.factions().size() && !unit.profile().isEmpty(); i++) {
            FactionSheet sheet = season.book().faction(unit.factions().get(i));
            if (!sheet.units().containsKey(unit.profile())) {
                violations.add(Violation.of(
                                "UNKNOWN_PROFILE",
                                "{faction} has no profile {profile}; it has {profiles}.",
                                sheet.name(),
                                unit.profile(),
                                List.copyOf(sheet.units().keySet()))
                        .citing("CRU-ARMY-01")
                        .inside(at + ".factions." + i));
            }
        }
        return violations;
    }

    /** The organizer may have replaced lists, but they are lists that can be rolled for (CRU-TAB-09). */
    private static List<Violation> lists(Season season) {
        TablesFile tables = season.book().tables();
        return new TablesFile(
                        tables.sizes(),
                        tables.hangingSupport(),
                        season.campaign().lists())
                .check();
    }

    /** A battle that is not over is fought by a scenario of some list, if its scenario is known (CRU-TAB-02). */
    private static List<Violation> scenarios(Season season) {
        Set<String> listed = new LinkedHashSet<>();
        season.campaign()
                .lists()
                .forEach((table, bySize) ->
                        bySize.forEach((size, list) -> list.forEach(scenario -> listed.add(scenario.name()))));
        List<Violation> violations = new ArrayList<>();
        season.battles().forEach((number, battle) -> {
            String at = "battles." + number + ".terms.";
            if (!battle.over() && !battle.terms().scenario().isEmpty()) {
                violations.addAll(scenario(battle.terms().scenario(), listed, at + "scenario"));
            }
            battle.terms()
                    .scenarioWishes()
                    .forEach((player, wish) ->
                            violations.addAll(scenario(wish, listed, at + "scenarioWishes." + player)));
        });
        return violations;
    }

    private static List<Violation> scenario(String name, Set<String> listed, String at) {
        return Violation.unless(
                listed.contains(name),
                () -> Violation.of(
                                "NO_SCENARIO",
                                "{scenario} is in no list of scenarios; these are: {all}.",
                                name,
                                List.copyOf(listed))
                        .citing("CRU-TAB-01")
                        .inside(at));
    }
}
