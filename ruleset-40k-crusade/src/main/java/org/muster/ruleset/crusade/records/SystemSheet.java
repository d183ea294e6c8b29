package org.muster.ruleset.crusade.records;

import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.data.Hex;

/** The sheet of a star system: whose it is, what is there, what is ordered and fought for it, and what lies beside. */
final class SystemSheet {

    private SystemSheet() {}

    static List<Table> of(Season season, String system) {
        List<Player> ordered = season.players().stream()
                .filter(player -> Orders.concern(season, player, system))
                .toList();
        List<Battle> battles = season.battles().list().stream()
                .filter(battle -> Battles.systems(battle).contains(system))
                .toList();
        return List.of(
                facts(season, season.sector().the(system)),
                Battles.of(season, battles),
                Orders.of(season, ordered),
                Neighbours.of(season, system));
    }

    private static Table facts(Season season, Hex.StarSystem system) {
        Table facts = Table.of(Sentence.of("{system} ({id})", system.name(), system.id()))
                .with(Sentence.of("Controlled by"), Systems.controller(season.controller(system.id())))
                .with(Sentence.of("World"), Systems.world(season.world(system.id())))
                .with(Sentence.of("Half"), Cell.name(Systems.words(system.half())));
        Player home = season.book().homeOf(system.id());
        return home == null ? facts : facts.with(Sentence.of("Home of"), Cell.of("{player}", home));
    }
}
