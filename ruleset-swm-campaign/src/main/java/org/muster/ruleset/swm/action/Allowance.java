package org.muster.ruleset.swm.action;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.muster.ruleset.swm.Book;
import org.muster.ruleset.swm.Figure;
import org.muster.ruleset.swm.Sheet;
import org.muster.ruleset.swm.Squad;
import org.muster.ruleset.swm.data.Constants;
import org.muster.ruleset.swm.data.Size;
import org.muster.ruleset.swm.data.Trait;

/**
 * How far a squad moves.
 *
 * <pre>
 * lowest rate of all figures / 4, rounded half up       SWM-MOVE-03, -05
 * force users have rate 14 at least                     SWM-MOVE-04
 * transports carry the slowest                          SWM-MOVE-06
 * a Speed upgrade adds 4                                SWM-MOVE-07
 * </pre>
 */
public final class Allowance {

    private Allowance() {}

    /** Territories a turn. */
    public static int of(Book book, Squad squad) {
        int divisor = book.constants().movement().divisor();
        return (2 * rate(book, squad) + divisor) / (2 * divisor);
    }

    /** Squares a turn of the slowest that nothing carries. */
    static int rate(Book book, Squad squad) {
        int slowest = Integer.MAX_VALUE;
        int transports = 0;
        int slowestTransport = Integer.MAX_VALUE;
        for (Figure figure : squad.figures()) {
            Sheet sheet = book.sheet(figure);
            int rate = rate(book, sheet);
            slowest = Math.min(slowest, rate);
            if (sheet.is(Trait.TRANSPORT)) {
                transports++;
                slowestTransport = Math.min(slowestTransport, rate);
            }
        }
        return transports == 0 || slowestTransport == slowest
                ? slowest
                : Math.min(slowestTransport, slowestOnFoot(book, squad, transports));
    }

    /** How far one figure may go: who has the Force at least as far as the book says (SWM-MOVE-04). */
    public static int rate(Book book, Sheet sheet) {
        return sheet.isForceUser()
                ? Math.max(sheet.stats().rate(), book.constants().movement().forceRate())
                : sheet.stats().rate();
    }

    /** The rate of the slowest whom no transport has room for; the slowest board first. */
    private static int slowestOnFoot(Book book, Squad squad, int transports) {
        List<Sheet> sheets = new ArrayList<>();
        for (Figure figure : squad.figures()) {
            sheets.add(book.sheet(figure));
        }
        sheets.sort(Comparator.comparingInt(sheet -> rate(book, sheet)));
        Constants.Transport room = book.constants().transport();
        int small = 0;
        int large = 0;
        for (Sheet sheet : sheets) {
            if (!sheet.is(Trait.TRANSPORT)) {
                Size size = sheet.card().size();
                small += size == Size.SMALL || size == Size.MEDIUM ? 1 : 0;
                large += size == Size.LARGE ? 1 : 0;
                int taken = ceil(small, room.smallOrMedium()) + ceil(large, room.large());
                if (size == Size.HUGE || taken > transports) {
                    return rate(book, sheet);
                }
            }
        }
        return Integer.MAX_VALUE;
    }

    private static int ceil(int figures, int aTransport) {
        return (figures + aTransport - 1) / aTransport;
    }
}
