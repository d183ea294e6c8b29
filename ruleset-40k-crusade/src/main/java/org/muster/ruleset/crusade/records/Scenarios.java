package org.muster.ruleset.crusade.records;

import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.data.Scenario;
import org.muster.ruleset.crusade.data.Situation;
import org.muster.ruleset.crusade.data.Size;

/** A scenario table as it is now: the Campaign Master may have replaced lists of it (CRU-TAB-01, CRU-TAB-09). */
final class Scenarios {

    private Scenarios() {}

    /** All lists of it. */
    static Table of(Season season, Situation table) {
        return of(season, table, season.sizes(table));
    }

    /** Its lists of these sizes. */
    static Table of(Season season, Situation table, List<Size> sizes) {
        boolean hasPower = sizes.stream()
                .flatMap(size -> season.list(table, size).stream())
                .anyMatch(scenario -> scenario.power() != null);
        Table scenarios = hasPower
                ? Table.of(
                        table.words(),
                        Sentence.of("Size"),
                        Sentence.of("Scenario"),
                        Sentence.of("Attacker"),
                        Sentence.of("Supporters"),
                        Sentence.of("Defender"))
                : Table.of(table.words(), Sentence.of("Size"), Sentence.of("Scenario"));
        for (Size size : sizes) {
            for (Scenario scenario : season.list(table, size)) {
                scenarios = scenarios.with(row(size, scenario, hasPower));
            }
        }
        return scenarios;
    }

    /** With the power levels of its roles, where the scenario itself fixes them (CRU-TAB-07). */
    private static Row row(Size size, Scenario scenario, boolean hasPower) {
        Cell how = Cell.of(size.words());
        Cell name = Cell.name(scenario.name());
        Scenario.Power power = scenario.power();
        if (!hasPower) {
            return Row.of(how, name);
        }
        return power == null
                ? Row.of(how, name, Cell.EMPTY, Cell.EMPTY, Cell.EMPTY)
                : Row.of(
                        how,
                        name,
                        Cell.number(power.attacker()),
                        Cell.number(power.supporter()),
                        Cell.number(power.defender()));
    }
}
