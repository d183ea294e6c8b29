package org.muster.ruleset.skirmish.records;

import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.space.Point;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Called;
import org.muster.ruleset.skirmish.Skirmish;
import org.muster.ruleset.skirmish.UnitState;
import org.muster.ruleset.skirmish.Zone;
import org.muster.ruleset.skirmish.data.TerrainPiece;
import org.muster.ruleset.skirmish.table.Words;

/** The sheets of what lies on the table: terrain, zones, tokens. */
final class Ground {

    private Ground() {}

    /** A piece of terrain, though it may stand no longer (SKD-GEO-09, SKD-COV-01). */
    static Table terrain(Skirmish now, TerrainPiece piece) {
        boolean pit = piece.kind() == TerrainPiece.Kind.PIT;
        Table sheet = Table.of(Sentence.verbatim(Called.thing(piece.id())));
        if (now.removed().contains(piece.id())) {
            sheet = sheet.with(Sentence.of("Gone"), Names.yesOrNo(true));
        }
        sheet = sheet.with(
                pit ? Sentence.of("Depth") : Sentence.of("Height"), Cell.of("{length} cm", Words.cm(piece.height())));
        if (piece.level() > 0) {
            sheet = sheet.with(Sentence.of("Stands at"), Cell.of("{length} cm", Words.cm(piece.level())));
        }
        return sheet.with(Sentence.of("Cover"), Cell.of(piece.cover().words()))
                .with(Sentence.of("Blocks sight"), Names.yesOrNo(piece.blocksLos()))
                .with(Sentence.of("Can be climbed"), Names.yesOrNo(piece.climbable()))
                .with(Sentence.of("A move may end on it"), Names.yesOrNo(piece.standable()));
    }

    /** Where a zone lies, who is in it, and what that is good for: strained units do not count (SKD-MISS-02, SKD-STAT-05). */
    static List<Table> zone(Skirmish now, String name) {
        Table inside = Table.of(
                Sentence.of("In the {zone}", Called.thing(name)),
                Sentence.of("Unit"),
                Sentence.of("Player"),
                Sentence.of("Counts"));
        Zone zone = now.book().zone(name);
        for (UnitState unit : now.units().list()) {
            if (zone.holds(unit.leader().disc(), now.table().measures().slack())) {
                inside = inside.with(
                        Row.of(Names.unit(now, unit), Names.side(now, unit.owner()), Cell.mark(!unit.strained()))
                                .of(now.player(unit))
                                .about(unit.id()));
            }
        }
        Table sheet = Table.of(Sentence.verbatim(Called.thing(name)))
                .with(Sentence.of("Lies at"), Cell.of(Words.bounds(zone)));
        return List.of(
                inside.rows().isEmpty() ? sheet.with(Sentence.of("In it"), Cell.of("nobody")) : sheet,
                inside,
                Points.of(
                        now,
                        now.book().mission().scoring().stream()
                                .filter(line -> name.equals(line.condition().zone()))
                                .toList()));
    }

    /** A token, and what interacting with it does. */
    static List<Table> token(Skirmish now, String name) {
        Point at = now.book().token(name).at();
        return List.of(
                Table.of(Sentence.verbatim(Called.thing(name)))
                        .with(Sentence.of("At"), Cell.of("{place}", Words.at(at)))
                        .with(Sentence.of("Used up"), Names.yesOrNo(now.used().contains(name))),
                Tokens.of(
                        now,
                        now.book().mission().interactions().stream()
                                .filter(interaction -> interaction.token().equals(name))
                                .toList()));
    }
}
