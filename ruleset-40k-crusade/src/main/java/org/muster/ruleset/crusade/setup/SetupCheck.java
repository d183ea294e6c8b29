package org.muster.ruleset.crusade.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.muster.api.check.Violation;
import org.muster.api.spi.Setup;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Book;
import org.muster.ruleset.crusade.HouseRules;
import org.muster.ruleset.crusade.data.AbilitiesFile;
import org.muster.ruleset.crusade.data.AbilityLine;
import org.muster.ruleset.crusade.data.ConditionLine;
import org.muster.ruleset.crusade.data.FactionSheet;
import org.muster.ruleset.crusade.data.FactionsFile;
import org.muster.ruleset.crusade.data.MapFile;
import org.muster.ruleset.crusade.data.SeasonFile;
import org.muster.ruleset.crusade.data.TablesFile;

/** What of a season's house rules and data contradicts itself, found before it opens. */
public final class SetupCheck {

    private static final int RIFT_TURNS = 5;

    private final Setup setup;
    private final Contributions contributions;
    private final List<Violation> violations = new ArrayList<>();

    private SetupCheck(Setup setup, Contributions contributions) {
        this.setup = setup;
        this.contributions = contributions;
    }

    /** Everything that contradicts itself. */
    public static List<Violation> of(Setup setup, Contributions contributions) {
        SetupCheck check = new SetupCheck(setup, contributions);
        check.houseRules(setup.options(HouseRules.class));
        check.season(Book.season(setup));
        check.map(setup.data().read("map", MapFile.class));
        check.violations.addAll(Violation.inside(
                "tables", setup.data().read("tables", TablesFile.class).check()));
        check.abilities(setup.data().read("abilities", AbilitiesFile.class));
        check.factions(contributions.factions(setup));
        if (Book.isMended(setup)) {
            check.references();
        }
        return List.copyOf(check.violations);
    }

    private void houseRules(HouseRules houseRules) {
        between("options.requisitionCap", houseRules.requisitionCap(), 0, 1000, "CRU-TRN-02");
        between("options.startingRequisition", houseRules.startingRequisition(), 0, 1000, "CRU-ARMY-05");
        int cap = houseRules.requisitionCap();
        if (Book.isMended(setup) && cap > 0 && houseRules.startingRequisition() > cap) {
            violations.add(Violation.of(
                            "ABOVE_THE_CAP",
                            "{n requisition point|requisition points} to begin with {n:is|are} more than the cap of {cap}.",
                            houseRules.startingRequisition(),
                            cap)
                    .citing("CRU-ARMY-05", "CRU-TRN-02")
                    .inside("options.startingRequisition"));
        }
        between("options.supplyLimit", houseRules.supplyLimit(), 1, 1000, "CRU-ARMY-02");
    }

    private void between(String at, int value, int min, int max, String rule) {
        violations.addAll(Violation.unlessBetween(at, value, min, max, rule));
    }

    private void season(SeasonFile season) {
        between("season.turns", season.turns(), 1, 1000, "CRU-TURN-02");
        between("season.extraTurnsMax", season.extraTurnsMax(), 0, 100, "CRU-VIC-05");
        between("season.riftBattlesPerPlayer", season.riftBattlesPerPlayer(), 1, 100, "CRU-RIFT-02");
        between("season.training.units", season.training().units(), 0, 100, "CRU-TRN-01");
        between("season.strategyDays", season.strategyDays(), 1, 1000, "CRU-TURN-03");
        between("season.scenarioDays", season.scenarioDays(), 1, 1000, "CRU-TURN-04");
        between("season.battleDays", season.battleDays(), 1, 1000, "CRU-TURN-05");
        between("season.riftBattleDays", season.riftBattleDays(), 1, 1000, "CRU-TURN-05");
        between("season.abilityHours", season.abilityHours(), 1, 10_000, "CRU-RES-07");
        between("season.confirmHours", season.confirmHours(), 1, 10_000, "CRU-BAT-03");
        between("season.settleHours", season.settleHours(), 1, 10_000, "CRU-BAT-03");
        if (Book.isMended(setup) && season.greatRiftTurnCount() != RIFT_TURNS) {
            violations.add(Violation.of(
                            "SEASON_RIFT_COUNT",
                            "A season has exactly {count} Great Rift turns; this one says {n}.",
                            RIFT_TURNS,
                            season.greatRiftTurnCount())
                    .citing("CRU-TURN-02")
                    .inside("season.greatRiftTurnCount"));
        }
        if (season.greatRiftTurns().size() != season.greatRiftTurnCount()) {
            violations.add(Violation.of(
                            "SEASON_RIFT_COUNT",
                            "A season has exactly {count} Great Rift turns; this one lists {n}.",
                            season.greatRiftTurnCount(),
                            season.greatRiftTurns().size())
                    .citing("CRU-TURN-02")
                    .inside("season.greatRiftTurns"));
        }
        Set<Integer> seen = new LinkedHashSet<>();
        for (int turn : season.greatRiftTurns()) {
            if (turn < 1 || turn > season.turns() || !seen.add(turn)) {
                violations.add((turn < 1 || turn > season.turns()
                                ? Violation.of(
                                        "SEASON_RIFT_TURN",
                                        "The Great Rift turn {turn} is none of the turns 1 to {turns}.",
                                        turn,
                                        season.turns())
                                : Violation.of("SEASON_RIFT_TURN", "The Great Rift turn {turn} is listed twice.", turn))
                        .citing("CRU-TURN-02")
                        .inside("season.greatRiftTurns"));
            }
        }
    }

    private void map(MapFile map) {
        violations.addAll(Violation.inside("map", map.map().violations()));
        if (map.homes().size() < setup.players().size()) {
            violations.add(Violation.of(
                            "TOO_FEW_HOMES",
                            "{players} players need a home each; the map has {homes}.",
                            setup.players().size(),
                            map.homes().size())
                    .citing("CRU-MAP-04")
                    .inside("map.homes"));
        }
    }

    // ---- abilities

    /** Limits and gains are never below 0; at 0 there is none. */
    private void abilities(AbilitiesFile file) {
        for (AbilityLine line : file.abilities()) {
            String at = "abilities." + line.id() + ".numbers.";
            between(at + "usesPerTurn", line.number("usesPerTurn", 1), 0, 100, "CRU-ABL-10");
            between(at + "usesPerSeason", line.number("usesPerSeason", 1), 0, 1000, "CRU-ABL-10");
            between(at + "tokens", line.number("tokens", 1), 0, 1000, "CRU-ABL-06");
            between(at + "requisitionPoints", line.number("requisitionPoints", 0), 0, 1000, "CRU-ARMY-05");
            between(at + "steps", line.number("steps", 1), 0, 1000, "CRU-ABL-08");
        }
    }

    // ---- factions

    private void factions(List<FactionSheet> factions) {
        Map<String, Integer> power = new LinkedHashMap<>();
        Set<String> ids = new LinkedHashSet<>();
        for (FactionSheet sheet : factions) {
            String at = "factions." + sheet.id();
            if (!ids.add(sheet.id())) {
                violations.add(Violation.of("FACTION_TWICE", "There are two factions {id}.", sheet.id())
                        .inside(at));
            }
            sheet.abilities().stream()
                    .filter(id -> !contributions.abilities().contains(id))
                    .forEach(id -> unknown(
                            at,
                            "UNKNOWN_ABILITY",
                            Sentence.of("ability"),
                            id,
                            contributions.abilities(),
                            "CRU-ABL-01"));
            sheet.units().forEach((profile, points) -> {
                Integer before = power.putIfAbsent(profile, points);
                if (points < 1 || before != null && !before.equals(points)) {
                    violations.add((points < 1
                                    ? Violation.of(
                                            "UNIT_POWER",
                                            "{unit} has {power} PL; a unit has at least 1.",
                                            profile,
                                            points)
                                    : Violation.of(
                                            "UNIT_POWER",
                                            "{unit} has {power} PL here and {before} in another faction.",
                                            profile,
                                            points,
                                            before))
                            .citing("CRU-ARMY-03")
                            .inside(at + ".units"));
                }
            });
            conditions(at + ".majorVictory", sheet.majorVictory(), false);
            conditions(at + ".minorVictory", sheet.minorVictory(), true);
            starter(at + ".starter", sheet);
        }
    }

    private void unknown(String at, String code, Sentence what, String id, Set<String> known, String rule) {
        violations.add(Violation.of(code, "There is no {what} {id}; there are {known}.", what, id, List.copyOf(known))
                .citing(rule)
                .inside(at));
    }

    private void conditions(String at, List<ConditionLine> lines, boolean minor) {
        if (lines.isEmpty()) {
            violations.add(Violation.of("NO_CONDITION", "A victory needs at least one condition.")
                    .citing("CRU-VIC-04")
                    .inside(at));
        }
        for (ConditionLine line : lines) {
            if (!contributions.conditions().contains(line.condition())) {
                unknown(
                        at,
                        "UNKNOWN_CONDITION",
                        Sentence.of("condition"),
                        line.condition(),
                        contributions.conditions(),
                        "CRU-VIC-04");
            } else if (line.condition().equals("otherPlayerOfFactionWinsMajor") && !minor) {
                violations.add(Violation.of(
                                "CONDITION_IN_CIRCLES",
                                "A Major Victory cannot depend on another player's Major Victory.")
                        .citing("CRU-VIC-04")
                        .inside(at));
            }
            if (!line.choices().isEmpty()) {
                conditions(at + ".anyOf", line.choices(), minor);
            }
        }
    }

    // ---- what lines name

    /** An expansion's factions are its own business: a club can't mend them. */
    private void references() {
        AbilitiesFile abilities = setup.data().read("abilities", AbilitiesFile.class);
        List<String> factions =
                contributions.factions(setup).stream().map(FactionSheet::id).toList();
        References references =
                new References(setup.data().read("map", MapFile.class), factions, abilities.abilities(), contributions);
        abilities.abilities().forEach(references::ability);
        for (FactionSheet sheet :
                setup.data().read("factions", FactionsFile.class).factions()) {
            String at = "factions." + sheet.id();
            references(references, sheet, at + ".majorVictory", sheet.majorVictory());
            references(references, sheet, at + ".minorVictory", sheet.minorVictory());
        }
        violations.addAll(references.found());
    }

    private static void references(References references, FactionSheet sheet, String at, List<ConditionLine> lines) {
        for (ConditionLine line : lines) {
            references.condition(sheet.id(), at, line);
            references(references, sheet, at + ".anyOf", line.choices());
        }
    }

    private void starter(String at, FactionSheet sheet) {
        int power = 0;
        for (Map.Entry<String, Integer> line : sheet.starter().entrySet()) {
            Integer points = sheet.units().get(line.getKey());
            if (points == null) {
                unknown(
                        at,
                        "UNKNOWN_PROFILE",
                        Sentence.of("profile"),
                        line.getKey(),
                        sheet.units().keySet(),
                        "CRU-ARMY-03");
            } else {
                power += points * line.getValue();
            }
        }
        int limit = setup.options(HouseRules.class).supplyLimit();
        if (power > limit && limit >= 100) { // a lower limit trims the starter lists
            violations.add(Violation.of(
                            "SUPPLY_LIMIT_EXCEEDED",
                            "The starter units have {power} PL; the supply limit is {limit}.",
                            power,
                            limit)
                    .citing("CRU-ARMY-02")
                    .inside(at));
        }
    }
}
