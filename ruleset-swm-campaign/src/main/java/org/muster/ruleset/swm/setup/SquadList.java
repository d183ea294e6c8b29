package org.muster.ruleset.swm.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.muster.api.army.Roster;
import org.muster.api.decision.Options;
import org.muster.api.spi.ArmyFile;
import org.muster.api.text.Sentence;
import org.muster.ruleset.swm.Book;
import org.muster.ruleset.swm.army.SquadRules;
import org.muster.ruleset.swm.data.Card;
import org.muster.ruleset.swm.data.Faction;

/**
 * A squad written down at home: as the first of a campaign, for which price is no matter and no unique serves elsewhere.
 *
 * <pre>
 * SWM-SQUAD-01         76 to 150 points
 * SWM-FACT-01..19      what the faction's squads may hold
 * SWM-UNIQ-01,02,06    a name once
 * </pre>
 *
 * @param figures how many of which card
 */
public record SquadList(Faction faction, Roster figures) {

    public static final ArmyFile<Book, SquadList> KIND =
            new ArmyFile<>("squad", SquadList.class, "A new squad of one faction.", SquadList::judged);

    /** Of which the points can still be told. */
    private static final int FAR_TOO_MANY = 10_000;

    private static ArmyFile.Judged judged(Book book, SquadList list) {
        List<ArmyFile.Entry> entries = new ArrayList<>();
        for (Map.Entry<String, Integer> figures : list.figures.counts().entrySet()) {
            int count = figures.getValue();
            String id = figures.getKey();
            entries.add(book.catalogue()
                    .find(id)
                    .map(card -> new ArmyFile.Entry(count, card.name(), Math.min(count, FAR_TOO_MANY) * card.points()))
                    .orElse(new ArmyFile.Entry(count, id, 0)));
        }
        Options<Roster> legal = legal(book, list.faction);
        return new ArmyFile.Judged(
                Sentence.of("{faction} squad", book.name(list.faction)),
                entries.stream().mapToInt(ArmyFile.Entry::points).sum(),
                entries,
                legal.read(legal.write(list.figures)).violations());
    }

    private static Options<Roster> legal(Book book, Faction faction) {
        SquadRules rules = book.squadRules(faction);
        return Options.<Card>reinforcement(
                book.catalogue(),
                rules.candidates(),
                List.of(),
                rules.building(book.constants().squad().maxPoints(), Integer.MAX_VALUE, any -> null));
    }
}
