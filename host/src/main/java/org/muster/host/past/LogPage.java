package org.muster.host.past;

import java.util.List;
import java.util.Map;
import org.muster.core.rules.RuleBook;

/**
 * What happened, to be read.
 *
 * @param taken that the journal was taken, in words; empty: nobody has
 * @param chapters the last first
 * @param filter what is wanted
 * @param kinds what can be asked for, by its id
 * @param places the same for things in the picture
 * @param seats the same for players
 * @param rules those that lines follow from, by their ids
 * @param older entry before which there is more; 0: there is none
 */
public record LogPage(
        Seen game,
        String taken,
        List<Chapter> chapters,
        Filter filter,
        Map<String, String> kinds,
        Map<String, String> places,
        Map<String, String> seats,
        Map<String, RuleBook.Entry> rules,
        int older) {}
