package org.muster.ruleset.swm.records;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Holdings;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.data.Advantage;
import org.muster.ruleset.swm.initiative.InitiativeModifiers;

/** Officers bought or granted, operatives, shuttles, and what is added to initiative (SWM-ADV-*, SWM-INIT-02..06). */
final class StrategicAssets {

    private StrategicAssets() {}

    static Table of(War war) {
        return Table.of(
                        Sentence.of("Advantages"),
                        Sentence.of("Player"),
                        Sentence.of("Officers"),
                        Sentence.of("Operatives"),
                        Sentence.of("Shuttles"),
                        Sentence.of("Initiative"))
                .rows(war.players().stream().map(player -> row(war, player)).toList());
    }

    private static Row row(War war, Player player) {
        Holdings holdings = war.of(player);
        return Row.of(
                        Cell.of("{player}", player),
                        Cell.of(Sentence.joined(", ", officers(war, player))),
                        Cell.number(holdings.operatives()),
                        Cell.number(holdings.shuttles()),
                        Cell.number(InitiativeModifiers.sum(war, player)))
                .of(player);
    }

    private static List<Sentence> officers(War war, Player player) {
        List<Sentence> officers = new ArrayList<>();
        for (Advantage officer : Advantage.values()) {
            String name = war.book().line(officer).name();
            if (officer.isOfficer() && war.of(player).employs(officer)) {
                officers.add(Sentence.verbatim(name));
            }
            for (String grantor : war.book().grantors(officer)) {
                if (war.controls(player, grantor)) {
                    officers.add(Sentence.of("{advantage} ({territory})", name, war.place(grantor)));
                }
            }
        }
        return officers;
    }
}
