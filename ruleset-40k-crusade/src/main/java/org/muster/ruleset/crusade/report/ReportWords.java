package org.muster.ruleset.crusade.report;

import java.util.ArrayList;
import java.util.List;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Book;
import org.muster.ruleset.crusade.army.FieldedArmy;
import org.muster.ruleset.crusade.army.OrderOfBattle;
import org.muster.ruleset.crusade.army.RosterChange;
import org.muster.ruleset.crusade.army.RosterChange.Added;
import org.muster.ruleset.crusade.army.RosterChange.Change;
import org.muster.ruleset.crusade.army.RosterChange.Experience;
import org.muster.ruleset.crusade.army.RosterChange.ExperienceEach;
import org.muster.ruleset.crusade.army.RosterChange.Removed;
import org.muster.ruleset.crusade.army.RosterChange.Requisition;

/** A report of a battle as people read it. */
final class ReportWords {

    private ReportWords() {}

    /** All that it says, in one sentence. */
    static Sentence of(Book book, BattleReport report) {
        return Sentence.joined("; ", lines(book, report));
    }

    /** All that it says: how it ended, then a line for each army, score and change. */
    static List<Sentence> lines(Book book, BattleReport report) {
        Player winner = report.winner();
        List<Object> head = new ArrayList<>();
        head.add(
                switch (report.outcome()) {
                    case WON ->
                        winner == null
                                ? Sentence.of("nobody has won")
                                : Sentence.of("{winner} has won", book.name(winner));
                    case DRAWN -> Sentence.of("a draw");
                    case UNPLAYED -> Sentence.of("not played");
                });
        if (report.size() != null) {
            head.add(report.size().words());
        }
        if (!report.scenario().isEmpty()) {
            head.add(report.scenario());
        }
        List<Sentence> parts = new ArrayList<>(List.of(Sentence.joined(", ", head)));
        if (!report.absent().isEmpty()) {
            parts.add(Sentence.of("absent: {players}", names(book, report.absent())));
        }
        for (FieldedArmy army : report.armies()) {
            parts.add(Sentence.of(
                    "{player} brought {army}",
                    book.name(army.seat()),
                    army.units().isEmpty()
                            ? Sentence.of("{power} PL", army.power())
                            : Sentence.joined(
                                    ", ",
                                    army.units().stream().map(book::unitLabel).toList())));
        }
        report.victoryPoints()
                .forEach((seat, points) -> parts.add(Sentence.of(
                        "{player} {points victory point|victory points}", book.name(new Player(seat)), points)));
        for (RosterChange change : report.changes()) {
            parts.add(Sentence.of("{player}: {change}", book.name(change.seat()), words(book, change.change())));
        }
        if (!report.note().isEmpty()) {
            parts.add(Sentence.verbatim('"' + report.note() + '"')); // it has marks of its own
        }
        return parts;
    }

    private static Sentence names(Book book, List<Player> players) {
        return Sentence.joined(", ", players.stream().map(book::name).toList());
    }

    private static Sentence words(Book book, Change change) {
        if (change instanceof Experience experience) {
            return Sentence.of("{unit} {by} XP", book.unitLabel(experience.unit()), signed(experience.by()));
        }
        if (change instanceof ExperienceEach each) {
            return Sentence.of(
                    "{units} {by} XP each",
                    Sentence.joined(
                            ", ", each.units().stream().map(book::unitLabel).toList()),
                    signed(each.by()));
        }
        if (change instanceof Requisition requisition) {
            return Sentence.of("{by} RP", signed(requisition.by()));
        }
        return change instanceof Removed removed
                ? Sentence.of("{unit} leaves", book.unitLabel(removed.unit()))
                : OrderOfBattle.joining(book, ((Added) change).unit());
    }

    private static String signed(int number) {
        return number < 0 ? Integer.toString(number) : "+" + number;
    }
}
