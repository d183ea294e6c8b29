package org.muster.ruleset.crusade.report;

import java.util.List;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.Book;
import org.muster.ruleset.crusade.army.FieldedArmy;
import org.muster.ruleset.crusade.army.RosterChange;
import org.muster.ruleset.crusade.army.RosterChange.Added;
import org.muster.ruleset.crusade.army.RosterChange.Change;
import org.muster.ruleset.crusade.army.RosterChange.Experience;
import org.muster.ruleset.crusade.army.RosterChange.Removed;
import org.muster.ruleset.crusade.army.RosterChange.Requisition;

/** A report of a battle as people read it. */
final class ReportWords {

    private ReportWords() {}

    /** All that it says, in a line. */
    static String of(Book book, BattleReport report) {
        Player winner = report.winner();
        StringBuilder words = new StringBuilder(
                switch (report.outcome()) {
                    case WON -> winner == null ? "nobody has won" : book.name(winner) + " has won";
                    case DRAWN -> "a draw";
                    case UNPLAYED -> "not played";
                });
        if (report.size() != null) {
            words.append(", ").append(report.size());
        }
        if (!report.scenario().isEmpty()) {
            words.append(", ").append(report.scenario());
        }
        if (!report.absent().isEmpty()) {
            words.append("; absent: ").append(names(book, report.absent()));
        }
        for (FieldedArmy army : report.armies()) {
            words.append("; ").append(book.name(army.seat())).append(" brought ");
            words.append(army.units().isEmpty() ? army.power() + " PL" : String.join(", ", army.units()));
        }
        report.victoryPoints()
                .forEach((seat, points) -> words.append("; ")
                        .append(book.name(new Player(seat)))
                        .append(' ')
                        .append(points)
                        .append(" victory points"));
        for (RosterChange change : report.changes()) {
            words.append("; ").append(book.name(change.seat())).append(": ").append(words(change.change()));
        }
        if (!report.note().isEmpty()) {
            words.append("; ").append(report.note());
        }
        return words.toString();
    }

    private static String names(Book book, List<Player> players) {
        return String.join(", ", players.stream().map(book::name).toList());
    }

    private static String words(Change change) {
        if (change instanceof Experience experience) {
            return experience.unit() + ' ' + signed(experience.by()) + " XP";
        }
        if (change instanceof Requisition requisition) {
            return signed(requisition.by()) + " RP";
        }
        return change instanceof Removed removed
                ? removed.unit() + " leaves"
                : ((Added) change).unit().name() + " joins";
    }

    private static String signed(int number) {
        return number < 0 ? Integer.toString(number) : "+" + number;
    }
}
