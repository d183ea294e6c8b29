package org.muster.host.pages;

import java.util.List;
import java.util.Map;

/**
 * Something that who runs a game is about to do to it, as it would come out.
 *
 * @param id of the game
 * @param what in words
 * @param question that is settled by it; empty: none
 * @param isAnswer whether it needs no other reason than that question
 * @param fields of the form, sent again when it is done
 * @param notes what else there is to know
 * @param gone lines that would have happened no longer
 * @param come lines that would have happened
 * @param records rows that would read otherwise
 * @param picture as it would be, as SVG
 * @param reason that was given
 * @param reasons why it was not done yet
 */
public record MendPage(
        String id,
        String game,
        String what,
        String question,
        boolean isAnswer,
        Map<String, String> fields,
        List<String> notes,
        List<String> gone,
        List<String> come,
        List<Changed> records,
        String picture,
        String reason,
        List<String> reasons) {

    /** A row of the records, before and after. */
    public record Changed(String table, String before, String after) {}
}
