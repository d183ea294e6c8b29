package org.muster.ruleset.swm.records;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.economics.Income;
import org.muster.ruleset.swm.victory.Victory;

/** Everybody in the order in which a turn limit would rank them (SWM-WIN-07), with what is counted. */
final class Standings {

    private Standings() {}

    static Table of(War war) {
        List<Row> rows = new ArrayList<>();
        for (List<Player> equals : Victory.ranking(war)) {
            int place = rows.size() + 1;
            equals.forEach(player -> rows.add(row(war, place, player)));
        }
        return Table.of(
                        Sentence.of("Standings"),
                        Sentence.of("Place"),
                        Sentence.of("Player"),
                        Sentence.of("Faction"),
                        Sentence.of("Capitals"),
                        Sentence.of("Land"),
                        Sentence.of("Active"),
                        Sentence.of("Treasury"),
                        Sentence.of("Income"),
                        Sentence.of("Squads"))
                .rows(rows);
    }

    private static Row row(War war, int place, Player player) {
        boolean out = war.of(player).out();
        return Row.of(
                        Cell.number(place),
                        Cell.of("{player}", player),
                        out ? Cell.of("{faction}, out of the campaign", war.name(player)) : Cell.name(war.name(player)),
                        Cell.number(Victory.capitalsOf(war, player)),
                        Cell.number(war.territoriesOf(player).size()),
                        Cell.number(Victory.activePoints(war, player)),
                        Cell.number(war.of(player).treasury()),
                        Cell.number(out ? 0 : Income.of(war, player).sum()),
                        squads(war.squadsOf(player)))
                .of(player);
    }

    private static Cell squads(List<Squad> squads) {
        long damaged = squads.stream().filter(Squad::isDamaged).count();
        return damaged == 0 ? Cell.of("{n}", squads.size()) : Cell.of("{n}, {m} damaged", squads.size(), damaged);
    }
}
