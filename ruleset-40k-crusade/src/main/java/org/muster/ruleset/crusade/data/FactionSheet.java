package org.muster.ruleset.crusade.data;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Between;
import org.muster.api.check.Id;
import org.muster.api.state.OrderedMap;

/**
 * A faction. The ruleset's file of factions has some, and every expansion may add more of them.
 *
 * @param id as units and players name it
 * @param abilities ids of its abilities (CRU-ABL-01)
 * @param majorVictory lines that win the campaign together (CRU-VIC-04)
 * @param minorVictory lines of the second prize (CRU-VIC-07)
 * @param units power level of each unit it can field, by the unit's profile
 * @param starter an order of battle to begin with: how many of each profile
 * @param catalogues words that tell its catalogue in rosters of other programs; null: its name
 */
public record FactionSheet(
        @Id("factions") String id,
        String name,
        List<String> abilities,
        List<ConditionLine> majorVictory,
        List<ConditionLine> minorVictory,
        OrderedMap<String, @Between(min = 1) Integer> units,
        OrderedMap<String, @Between(min = 1) Integer> starter,
        @Nullable List<String> catalogues) {

    public FactionSheet {
        abilities = List.copyOf(abilities);
        majorVictory = List.copyOf(majorVictory);
        minorVictory = List.copyOf(minorVictory);
    }

    /** Whose catalogue of that name it is, by the longest of their words in it; null: of none of them. */
    public static @Nullable FactionSheet ofCatalogue(List<FactionSheet> sheets, String named) {
        String text = ' ' + words(named) + ' ';
        FactionSheet found = null;
        int longest = 0;
        for (FactionSheet sheet : sheets) {
            for (String word : sheet.catalogues == null ? List.of(sheet.name) : sheet.catalogues) {
                String plain = words(word);
                if (plain.length() > longest && text.contains(' ' + plain + ' ')) {
                    found = sheet;
                    longest = plain.length();
                }
            }
        }
        return found;
    }

    /** {@code tau empire} of {@code T'au Empire}: programs differ in quotation marks, dashes and capitals. */
    private static String words(String name) {
        return name.toLowerCase(Locale.ROOT)
                .replaceAll("['\u2018\u2019`\u00b4]", "")
                .replaceAll("[^\\p{L}\\p{N}]+", " ")
                .strip();
    }
}
