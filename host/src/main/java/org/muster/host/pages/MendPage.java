package org.muster.host.pages;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.muster.core.view.ChangedRow;

/**
 * Something that who runs a game is about to do to it, as it would come out.
 *
 * @param id of the game
 * @param what in words
 * @param question that is settled by it, or open again after it; empty: none
 * @param needsReason whether a reason is asked for; an answer that settles no report says itself why it is given
 * @param isAnswer whether something is answered: its reason is said beside the game, and not in its record
 * @param fields of the form, sent again when it is done
 * @param notes what else there is to know
 * @param gone lines that would have happened no longer
 * @param come lines that would have happened
 * @param records rows that would read otherwise
 * @param secret rows that would read so for who runs the game alone; null: who reads plays nowhere, and has all above
 * @param picture as it would be, as SVG
 * @param words of the script that shows it, as JSON
 * @param reason that was given
 * @param reasons why it was not done yet
 */
public record MendPage(
        String id,
        String game,
        String what,
        String question,
        boolean needsReason,
        boolean isAnswer,
        Map<String, String> fields,
        List<String> notes,
        List<OrganizePage.Passage> gone,
        List<OrganizePage.Passage> come,
        List<Changed> records,
        @Nullable List<Changed> secret,
        String picture,
        String words,
        String reason,
        List<String> reasons) {

    /** Whether there is something of it to be read, if only in a fold. */
    public boolean isShown(List<OrganizePage.Passage> told) {
        return told.stream().anyMatch(OrganizePage.Passage::isShown);
    }

    /** The tables of which rows would read otherwise, by title. */
    public static Map<String, List<Changed>> tables(List<Changed> rows) {
        return rows.stream()
                .collect(Collectors.groupingBy(Changed::table, LinkedHashMap::new, Collectors.toUnmodifiableList()));
    }

    /**
     * A row of the records, before and after.
     *
     * @param heads of the columns; empty: they have none
     */
    public record Changed(String table, List<String> heads, List<Cell> cells) {

        static Changed of(ChangedRow row) {
            List<Cell> cells = new ArrayList<>();
            for (int i = 0; i < Math.max(row.before().size(), row.after().size()); i++) {
                cells.add(new Cell(
                        i < row.before().size() ? row.before().get(i) : "",
                        i < row.after().size() ? row.after().get(i) : ""));
            }
            return new Changed(row.table(), row.heads(), List.copyOf(cells));
        }

        /** The row in one line, before; nothing if it was not there. */
        public String before() {
            return line(Cell::before);
        }

        /** The same, after. */
        public String after() {
            return line(Cell::after);
        }

        private String line(Function<Cell, String> when) {
            List<String> all = cells.stream().map(when).toList();
            return all.stream().allMatch(String::isEmpty) ? "" : String.join(" · ", all);
        }
    }

    /** What a cell reads, before and after. */
    public record Cell(String before, String after) {

        /** Whether it would read otherwise. */
        public boolean isChanged() {
            return !before.equals(after);
        }
    }
}
