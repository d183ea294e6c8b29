package org.muster.ruleset.crusade.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.muster.api.check.Between;
import org.muster.api.check.Violation;
import org.muster.api.state.OrderedMap;

/**
 * The file of battle sizes and scenario tables.
 *
 * @param sizes what each size means
 * @param hangingSupport power levels of the table HANGING_SUPPORT by size (CRU-MATCH-11)
 * @param lists scenarios of each table by size
 */
public record TablesFile(
        OrderedMap<Size, SizeLine> sizes,
        OrderedMap<Size, Outnumbered> hangingSupport,
        OrderedMap<Situation, OrderedMap<Size, List<Scenario>>> lists) {

    /** More entries than this cannot be rolled for with a D6 (CRU-TAB-03). */
    public static final int MOST_ENTRIES = 6;

    /**
     * What a battle size means.
     *
     * @param defendBonusCp command points of a player who defends the system (CRU-DEF-02)
     * @param powerPerSide power levels of a principal
     * @param supporterPower power levels of a principal's supporters together
     * @param startingCp command points everybody starts with
     */
    public record SizeLine(
            @Between(min = 0) int defendBonusCp,
            @Between(min = 0) int powerPerSide,
            @Between(min = 0) int supporterPower,
            @Between(min = 0) int startingCp) {}

    /** Power levels where a supporter stands alone. */
    public record Outnumbered(
            @Between(min = 0) int supporter,
            @Between(min = 0) int defender) {}

    /** Everything that is wrong with the file. */
    public List<Violation> check() {
        List<Violation> violations = new ArrayList<>();
        for (Size size : Size.values()) {
            if (!sizes.containsKey(size)) {
                violations.add(Violation.of("SIZE_MISSING", "The size {size} has no line.", size.name())
                        .inside("sizes"));
            }
        }
        sizes.forEach((size, line) -> {
            String at = "sizes." + size.name();
            violations.addAll(
                    Violation.unlessBetween(at + ".powerPerSide", line.powerPerSide(), 1, 1000, "CRU-TAB-08"));
            violations.addAll(
                    Violation.unlessBetween(at + ".supporterPower", line.supporterPower(), 1, 1000, "CRU-TAB-08"));
        });
        hangingSupport.forEach((size, line) -> {
            String at = "hangingSupport." + size.name();
            violations.addAll(Violation.unlessBetween(at + ".supporter", line.supporter(), 1, 1000, "CRU-MATCH-11"));
            violations.addAll(Violation.unlessBetween(at + ".defender", line.defender(), 1, 1000, "CRU-MATCH-11"));
        });
        for (Situation table : Situation.values()) {
            OrderedMap<Size, List<Scenario>> bySize = lists.getOrDefault(table, OrderedMap.empty());
            if (bySize.isEmpty()) {
                violations.add(Violation.of("TABLE_MISSING", "The table {table} has no list.", table.name())
                        .citing("CRU-TAB-01")
                        .inside("lists"));
            }
            bySize.forEach((size, list) -> violations.addAll(Violation.inside(
                    "lists." + table.name() + '.' + size.name(), checkList(table, size, list, hangingSupport))));
        }
        return violations;
    }

    /** What is wrong with one list (CRU-TAB-03, CRU-TAB-07). */
    public static List<Violation> checkList(
            Situation table, Size size, List<Scenario> list, OrderedMap<Size, Outnumbered> hangingSupport) {
        List<Violation> violations = new ArrayList<>();
        if (list.stream().anyMatch(Objects::isNull)) {
            return List.of(Violation.of("LIST_LENGTH", "An entry of the list is empty; each is a scenario with a name.")
                    .citing("CRU-TAB-03"));
        }
        if (list.isEmpty() || list.size() > MOST_ENTRIES) {
            violations.add(Violation.of(
                            "LIST_LENGTH",
                            "A list is rolled for with a D6 and has 1 to {most} scenarios; this one has {n}.",
                            MOST_ENTRIES,
                            list.size())
                    .citing("CRU-TAB-03"));
        }
        if (list.stream().map(Scenario::name).distinct().count() < list.size()) {
            violations.add(Violation.of("SCENARIO_TWICE", "A scenario is listed twice.")
                    .citing("CRU-TAB-03"));
        }
        for (Scenario scenario : list) {
            if (scenario.name().isBlank()) {
                violations.add(Violation.of("SCENARIO_NAME", "A scenario of the list has no name.")
                        .citing("CRU-TAB-01"));
            }
            if (table == Situation.SUPPORTED && scenario.power() == null) {
                violations.add(Violation.of(
                                "SCENARIO_POWER",
                                "{scenario} needs the power levels of attacker, supporter and defender.",
                                scenario.name())
                        .citing("CRU-TAB-07"));
            }
            Scenario.Power power = scenario.power();
            if (power != null && Math.min(power.attacker(), Math.min(power.supporter(), power.defender())) < 1) {
                violations.add(Violation.of(
                                "SCENARIO_POWER",
                                "{scenario} gives {attacker}, {supporter} and {defender} PL to attacker, supporter and"
                                        + " defender; each brings at least 1.",
                                scenario.name(),
                                power.attacker(),
                                power.supporter(),
                                power.defender())
                        .citing("CRU-TAB-07"));
            }
        }
        if (table == Situation.HANGING_SUPPORT && !hangingSupport.containsKey(size)) {
            violations.add(Violation.of("SCENARIO_POWER", "hangingSupport has no power levels for {size}.", size.name())
                    .citing("CRU-MATCH-11"));
        }
        return violations;
    }
}
