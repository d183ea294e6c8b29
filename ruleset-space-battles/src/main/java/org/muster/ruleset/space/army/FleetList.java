package org.muster.ruleset.space.army;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.muster.api.army.Catalogue;
import org.muster.api.army.Roster;
import org.muster.api.decision.Options;
import org.muster.api.spi.ArmyFile;
import org.muster.api.text.Sentence;
import org.muster.ruleset.space.Book;
import org.muster.ruleset.space.data.Design;
import org.muster.ruleset.space.data.Side;

/**
 * A fleet for an open battle, written down at home (SPB-OPEN-01). Who flies on board of whom is said when it is taken.
 *
 * @param ships how many of which design
 */
public record FleetList(Side faction, Roster ships) {

    public static final ArmyFile<Book, FleetList> KIND =
            new ArmyFile<>("fleet", FleetList.class, "A fleet of one side for an open battle.", FleetList::judged);

    /** Of which the points can still be told. */
    private static final int FAR_TOO_MANY = 10_000;

    private static ArmyFile.Judged judged(Book book, FleetList list) {
        Catalogue<Design> designs = book.designs();
        List<ArmyFile.Entry> entries = new ArrayList<>();
        for (Map.Entry<String, Integer> line : list.ships.counts().entrySet()) {
            int count = line.getValue();
            entries.add(designs.find(line.getKey())
                    .map(design ->
                            new ArmyFile.Entry(count, design.name(), Math.min(count, FAR_TOO_MANY) * design.points()))
                    .orElse(new ArmyFile.Entry(count, line.getKey(), 0)));
        }
        Options<Roster> legal = FleetRules.of(book, list.faction).fleets(designs);
        return new ArmyFile.Judged(
                Sentence.of("{faction} fleet", list.faction.word()),
                entries.stream().mapToInt(ArmyFile.Entry::points).sum(),
                entries,
                legal.read(legal.write(list.ships)).violations());
    }
}
