package org.muster.ruleset.skirmish.army;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.spi.ArmyFile;
import org.muster.api.text.Sentence;
import org.muster.ruleset.skirmish.Book;
import org.muster.ruleset.skirmish.HouseRules.Play;
import org.muster.ruleset.skirmish.data.DeploymentCard;
import org.muster.ruleset.skirmish.data.Mission;
import org.muster.ruleset.skirmish.data.UnitCard;

/**
 * A force for a game, written down at home.
 *
 * @param faction the side it fights for
 * @param mission it is written for; left out: a free skirmish
 * @param units how many of which unit card
 * @param cards ids of Deployment Cards; left out: none
 */
public record ForceList(
        String faction,
        @Nullable Play mission,
        Roster units,
        @Nullable List<String> cards) {

    public ForceList {
        cards = cards == null ? null : List.copyOf(cards);
    }

    public static final ArmyFile<Book, ForceList> KIND = new ArmyFile<>(
            "force", ForceList.class, "A force of one side, with its Deployment Cards.", ForceList::judged);

    private static ArmyFile.Judged judged(Book book, ForceList list) {
        List<ArmyFile.Entry> entries = new ArrayList<>();
        list.units.counts().forEach((id, n) -> entries.add(new ArmyFile.Entry(n, name(book, id), 0)));
        for (String card : list.taken()) {
            entries.add(new ArmyFile.Entry(
                    1, book.cards().find(card).map(DeploymentCard::name).orElse(card), 0));
        }
        return new ArmyFile.Judged(Sentence.of("{faction} force", list.faction), 0, entries, list.violations(book));
    }

    private static String name(Book book, String unit) {
        return book.units().find(unit).map(UnitCard::name).orElse(unit);
    }

    private List<String> taken() {
        return cards == null ? List.of() : cards;
    }

    private List<Violation> violations(Book book) {
        Mission played = mission == null ? book.levy() : book.mission(mission);
        Mission.Side side = played.sides().stream()
                .filter(one -> one.seat().equals(faction))
                .findFirst()
                .orElse(null);
        if (side == null) {
            return List.of(Violation.of(
                            "FORCE_FACTION",
                            "{mission} has no side {side}; it has {sides}.",
                            played.name(),
                            faction,
                            played.sides().stream().map(Mission.Side::seat).toList())
                    .inside("faction"));
        }
        List<String> fixed = side.force();
        Mission.Size size = fixed == null ? played.forceSize() : Mission.Size.UNLIMITED;
        if (size == null) {
            return List.of();
        }
        ForceRules rules = new ForceRules(faction, size, played.cardLimit());
        List<Violation> violations = fixed == null ? List.of() : fixed(book, fixed);
        return Violation.both(violations, rules.judge(book.units(), units, book.cards(), taken()));
    }

    /** Nothing but what the mission says. */
    private List<Violation> fixed(Book book, List<String> force) {
        Map<String, Integer> over = new LinkedHashMap<>(units.counts());
        force.forEach(id -> over.merge(id, -1, Integer::sum));
        List<Sentence> missing = new ArrayList<>();
        List<Sentence> tooMany = new ArrayList<>();
        over.forEach((id, n) -> {
            if (n != 0) {
                (n < 0 ? missing : tooMany).add(Sentence.of("{n} {unit}", Math.abs(n), name(book, id)));
            }
        });
        return Violation.unless(
                missing.isEmpty() && tooMany.isEmpty(),
                () -> Violation.of(
                                "FORCE_FIXED",
                                "This mission fixes the force: missing {missing}, too many {many}.",
                                missing,
                                tooMany)
                        .citing("SKD-GEN-05"));
    }
}
