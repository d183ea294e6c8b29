package org.muster.ruleset.crusade.army;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Checked;
import org.muster.api.check.Violation;
import org.muster.api.spi.ArmyFile;
import org.muster.api.spi.ArmyFile.Entry;
import org.muster.api.spi.ArmyFile.Judged;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Book;
import org.muster.ruleset.crusade.Unit;

/**
 * An order of battle as players write it at home.
 *
 * @param faction id of the faction
 * @param supplyLimit if the club has set another than the house rules
 * @param units in the player's own order
 */
public record OrderOfBattleFile(String faction, @Nullable Integer supplyLimit, List<Line> units) {

    /** How it is read, judged and imported. */
    public static final ArmyFile<Book, OrderOfBattleFile> KIND = new ArmyFile<Book, OrderOfBattleFile>(
                    "order-of-battle",
                    OrderOfBattleFile.class,
                    "The units of a crusade force, each with a name of its own.",
                    OrderOfBattleFile::judgedBy)
            .importing(BattleScribeImport::draft);

    public OrderOfBattleFile {
        units = List.copyOf(units);
    }

    /**
     * A unit.
     *
     * @param name its own
     * @param profile of the faction's list; left out for a unit the list lacks
     * @param power power level; left out: the profile's
     * @param xp experience; left out: none
     */
    public record Line(
            String name,
            @Nullable String profile,
            @Nullable Integer power,
            @Nullable Integer xp) {

        NewUnit unit() {
            return new NewUnit(name, profile == null ? "" : profile, power == null ? 0 : power, xp == null ? 0 : xp);
        }
    }

    private static Judged judgedBy(Book book, OrderOfBattleFile file) {
        return file.judged(book);
    }

    private Judged judged(Book book) {
        if (!book.factions().containsKey(faction)) {
            return new Judged(
                    Sentence.verbatim(faction),
                    0,
                    List.of(),
                    List.of(Violation.of(
                                    "UNKNOWN_FACTION",
                                    "There is no faction {faction}; there are {factions}.",
                                    faction,
                                    List.copyOf(book.factions().keySet()))
                            .inside("faction")));
        }
        List<Entry> entries = new ArrayList<>();
        int power = 0;
        for (Line line : units) {
            Checked<Unit> unit = OrderOfBattle.unit(book, faction, line.unit());
            int points = unit.isOk() ? unit.value().power() : 0;
            power += points;
            String profile = line.unit().profile();
            entries.add(new Entry(1, profile.isEmpty() ? line.name() : line.name() + " (" + profile + ")", points));
        }
        int limit = supplyLimit == null ? book.houseRules().supplyLimit() : supplyLimit;
        List<NewUnit> written = units.stream().map(Line::unit).toList();
        return new Judged(
                Sentence.of("{faction} order of battle", book.faction(faction).name()),
                power,
                entries,
                Violation.inside(
                        "units", OrderOfBattle.of(book, faction, limit, written).violations()));
    }
}
