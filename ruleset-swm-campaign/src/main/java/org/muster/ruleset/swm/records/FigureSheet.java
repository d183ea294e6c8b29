package org.muster.ruleset.swm.records;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Sheet;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.War;
import org.muster.ruleset.swm.action.Allowance;
import org.muster.ruleset.swm.cleanup.CleanupPhase;
import org.muster.ruleset.swm.data.Card;
import org.muster.ruleset.swm.data.Trait;
import org.muster.ruleset.swm.data.Upgrade;

/** A figure: its card beside what its upgrades have made of it. */
final class FigureSheet {

    private FigureSheet() {}

    static List<Table> of(War war, Squad squad, Figure figure) {
        return List.of(facts(war, squad, figure), values(war, figure), upgrades(war, figure));
    }

    private static Table facts(War war, Squad squad, Figure figure) {
        Sheet sheet = war.book().sheet(figure);
        Card card = sheet.card();
        return Table.of(Sentence.verbatim(war.label(figure)))
                .with(Sentence.of("Player"), Cell.of("{player}", squad.owner()))
                .with(Sentence.of("Squad"), new Cell.Words(war.name(squad), squad.id()))
                .with(Sentence.of("Where"), Squads.place(war, squad.territory()))
                .with(Sentence.of("Faction"), Cell.name(war.book().name(card.faction())))
                .with(Sentence.of("Unique"), Cell.mark(card.unique()))
                .with(Sentence.of("Points"), Cell.number(card.points()))
                .with(Sentence.of("Experience to spend"), Cell.number(figure.xp()))
                .with(Sentence.of("Experience to come"), Cell.number(CleanupPhase.toCome(war, squad, figure)))
                .with(
                        Sentence.of("Traits"),
                        Cell.of(Sentence.joined(
                                ", ", sheet.traits().stream().map(Trait::words).toList())))
                .with(Sentence.of("Abilities"), Ranks.abilities(sheet));
    }

    private static Table values(War war, Figure figure) {
        Sheet.Stats printed = Sheet.of(war.book().card(figure.card())).stats();
        Sheet now = war.book().sheet(figure);
        Sheet.Stats stats = now.stats();
        return Table.of(Sentence.of("Values"), Sentence.of("Value"), Sentence.of("Printed"), Sentence.of("Now"))
                .with(row(Sentence.of("Hit points"), printed.hp(), stats.hp()))
                .with(row(Sentence.of("Defense"), printed.def(), stats.def()))
                .with(row(Sentence.of("Attack"), printed.atk(), stats.atk()))
                .with(Row.of(Cell.of("Damage"), Ranks.damage(printed), Ranks.damage(stats)))
                .with(row(Sentence.of("Rate"), printed.rate(), Allowance.rate(war.book(), now)))
                .with(row(Sentence.of("Force"), printed.force(), stats.force()));
    }

    private static Row row(Sentence value, int printed, int now) {
        return Row.of(Cell.of(value), Cell.number(printed), Cell.number(now));
    }

    private static Table upgrades(War war, Figure figure) {
        Card card = war.book().card(figure.card());
        List<Row> rows = new ArrayList<>();
        for (String taken : figure.upgrades()) {
            Upgrade upgrade = war.book().upgrade(taken);
            rows.add(Row.of(
                    Cell.name(war.book().upgradeName(taken)),
                    Cell.number(upgrade.cost(card.faction())),
                    Cell.name(upgrade.note())));
        }
        return Table.of(Sentence.of("Upgrades"), Sentence.of("Upgrade"), Sentence.of("XP paid"), Sentence.of("Note"))
                .rows(rows);
    }
}
