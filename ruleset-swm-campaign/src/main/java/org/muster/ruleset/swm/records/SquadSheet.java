package org.muster.ruleset.swm.records;

import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.action.Allowance;
import org.muster.ruleset.swm.economics.Supply;

/** A squad: where and in what state it is, what it can do, and its figures. */
final class SquadSheet {

    private SquadSheet() {}

    static List<Table> of(War war, Squad squad) {
        return List.of(facts(war, squad), Ranks.of(Sentence.of("Figures"), war, List.of(squad)));
    }

    private static Table facts(War war, Squad squad) {
        Table facts = Table.of(war.name(squad))
                .with(Sentence.of("Player"), Cell.of("{player}", squad.owner()))
                .with(Sentence.of("Where"), Squads.place(war, squad.territory()))
                .with(Sentence.of("Points"), Cell.number(war.book().points(squad)))
                .with(Sentence.of("State"), squad.isDamaged() ? Cell.of("damaged") : Cell.of("active"))
                .with(
                        Sentence.of("Reach"),
                        Cell.of("{n territory|territories} a turn", Allowance.of(war.book(), squad)))
                .with(Sentence.of("Moved this turn"), Cell.mark(squad.moved()))
                .with(Sentence.of("Line to its capital"), Cell.mark(Supply.reaches(war, squad)))
                .with(
                        Sentence.of("Disrupted this turn"),
                        Cell.mark(war.ground(squad.territory()).disrupted()));
        Battle battle = war.battle();
        return battle == null || !battle.hasSquad(squad.id())
                ? facts
                : facts.with(Sentence.of("Battle"), new Cell.Words(BattleSheet.title(war, battle), battle.id()));
    }
}
