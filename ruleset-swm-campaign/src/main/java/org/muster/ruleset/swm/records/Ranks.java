package org.muster.ruleset.swm.records;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Battle;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Sheet;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.cleanup.CleanupPhase;
import org.muster.ruleset.swm.data.Card;

/**
 * The figures of some squads as they fight just now, those alike in one row. In a battle hit points and force points
 * are what mines have left (SWM-MINE-04, -06).
 */
final class Ranks {

    private Ranks() {}

    /** Figures that can't be told apart but by their numbers. */
    private record Kind(Player owner, Card card, List<Cell> cells) {}

    static Table of(Sentence title, War war, List<Squad> squads) {
        Map<Kind, List<Figure>> kinds = new LinkedHashMap<>();
        for (Squad squad : squads) {
            for (Figure figure : squad.figures()) {
                Kind kind = new Kind(squad.owner(), war.book().card(figure.card()), cells(war, squad, figure));
                kinds.computeIfAbsent(kind, any -> new ArrayList<>()).add(figure);
            }
        }
        List<Row> rows = new ArrayList<>();
        kinds.forEach((kind, alike) -> rows.add(row(war, kind, alike)));
        return Table.of(
                        title,
                        Sentence.of("Figure"),
                        Sentence.of("Points"),
                        Sentence.of("HP"),
                        Sentence.of("Def"),
                        Sentence.of("Atk"),
                        Sentence.of("Dmg"),
                        Sentence.of("Force"),
                        Sentence.of("XP"),
                        Sentence.of("Abilities"),
                        Sentence.of("Upgrades"))
                .rows(rows);
    }

    private static Row row(War war, Kind kind, List<Figure> alike) {
        String first = alike.get(0).id();
        List<Cell> cells = new ArrayList<>();
        cells.add(
                alike.size() == 1
                        ? Cell.name(war.label(alike.get(0)), first)
                        : new Cell.Words(
                                Sentence.of(
                                        "{figure} {numbers}",
                                        kind.card.name(),
                                        Sentence.joined(
                                                " ",
                                                alike.stream()
                                                        .map(Figure::number)
                                                        .toList())),
                                first));
        cells.addAll(kind.cells);
        return Row.of(cells).of(kind.owner).about(first);
    }

    private static List<Cell> cells(War war, Squad squad, Figure figure) {
        Sheet sheet = war.book().sheet(figure);
        Sheet.Stats stats = sheet.stats();
        Battle battle = fought(war, squad);
        return List.of(
                Cell.number(sheet.card().points()),
                hitPoints(stats, battle == null ? 0 : battle.mineDamage(figure.id())),
                Cell.number(stats.def()),
                Cell.number(stats.atk()),
                damage(stats),
                force(sheet, battle == null ? 0 : battle.forceSpent(figure.id())),
                experience(figure, CleanupPhase.toCome(war, squad, figure)),
                abilities(sheet),
                Veterans.upgrades(war, figure));
    }

    private static @Nullable Battle fought(War war, Squad squad) {
        Battle battle = war.battle();
        return battle != null && battle.hasSquad(squad.id()) ? battle : null;
    }

    private static Cell hitPoints(Sheet.Stats stats, int lost) {
        return lost == 0 ? Cell.number(stats.hp()) : Cell.share(Math.max(0, stats.hp() - lost), stats.hp());
    }

    /** What melee adds stands behind. */
    static Cell damage(Sheet.Stats stats) {
        return stats.meleeDmg() == 0
                ? Cell.number(stats.dmg())
                : Cell.of("{dmg} (+{more} melee)", stats.dmg(), stats.meleeDmg());
    }

    private static Cell force(Sheet sheet, int spent) {
        int force = sheet.stats().force();
        return !sheet.isForceUser() ? Cell.EMPTY : spent == 0 ? Cell.number(force) : Cell.share(force - spent, force);
    }

    private static Cell experience(Figure figure, int toCome) {
        return toCome == 0 ? Cell.number(figure.xp()) : Cell.of("{xp} (+{more} to come)", figure.xp(), toCome);
    }

    /** Abilities and powers, printed and bought. */
    static Cell abilities(Sheet sheet) {
        List<Object> all = new ArrayList<>(sheet.abilities());
        all.addAll(sheet.powers());
        return Cell.of(Sentence.joined(", ", all));
    }
}
