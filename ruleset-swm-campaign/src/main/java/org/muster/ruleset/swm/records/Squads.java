package org.muster.ruleset.swm.records;

import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.action.Allowance;

/** Squads with their points, states and places; never concealed (SWM-INFO-01). */
final class Squads {

    private Squads() {}

    /** All of them, player by player. */
    static Table of(War war) {
        return of(Sentence.of("Squads"), war, byPlayer(war));
    }

    /** Player by player, oldest first. */
    static List<Squad> byPlayer(War war) {
        return war.players().stream()
                .flatMap(player -> war.squadsOf(player).stream())
                .toList();
    }

    static Table of(Sentence title, War war, List<Squad> squads) {
        return Table.of(
                        title,
                        Sentence.of("Squad"),
                        Sentence.of("Where"),
                        Sentence.of("Points"),
                        Sentence.of("Figures"),
                        Sentence.of("Reach"),
                        Sentence.of("Damaged"),
                        Sentence.of("Moved"))
                .rows(squads.stream().map(squad -> row(war, squad)).toList());
    }

    private static Row row(War war, Squad squad) {
        return Row.of(
                        new Cell.Words(war.name(squad), squad.id()),
                        place(war, squad.territory()),
                        Cell.number(war.book().points(squad)),
                        Cell.number(squad.figures().size()),
                        Cell.number(Allowance.of(war.book(), squad)),
                        Cell.mark(squad.isDamaged()),
                        Cell.mark(squad.moved()))
                .of(squad.owner())
                .about(squad.id());
    }

    /** A territory by its name, to be looked at. */
    static Cell place(War war, String territory) {
        return Cell.name(war.place(territory).name(), territory);
    }
}
