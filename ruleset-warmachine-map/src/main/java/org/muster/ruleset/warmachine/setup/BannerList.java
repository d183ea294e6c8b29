package org.muster.ruleset.warmachine.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.spi.ArmyFile;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Book;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.Item;
import org.muster.ruleset.warmachine.army.ListRules;
import org.muster.ruleset.warmachine.army.NamedList;
import org.muster.ruleset.warmachine.army.Serials;

/**
 * Lists written down at home: initial banners and, if given, the defense force.
 *
 * <pre>
 * WMC-SETUP-02, -03    1 to 3 banners, 75 points, nothing that is forbidden at first
 * WMC-BAN-01..08       characters, points, casters, field allowance, attachments, who works for whom
 * WMC-DEF-01           the defense force
 * </pre>
 *
 * @param faction a faction, {@code cygnar}, or a contract, {@code four-star-syndicate}
 * @param banners how many of what, units with their size: {@code "cyg-sword-knights:10": 1}
 * @param defenseForce null: not looked at
 */
public record BannerList(
        String faction, List<Roster> banners, @Nullable Roster defenseForce) {

    public BannerList {
        banners = List.copyOf(banners);
    }

    public static final ArmyFile<Book, BannerList> KIND = new ArmyFile<>(
            "banners",
            BannerList.class,
            "The initial banners of one faction or contract, and its defense force.",
            BannerList::judged);

    private static ArmyFile.Judged judged(Book book, BannerList file) {
        List<ArmyFile.Entry> entries = new ArrayList<>();
        List<Violation> violations = new ArrayList<>();
        List<Roster> all = new ArrayList<>(file.banners);
        if (file.defenseForce != null) {
            all.add(file.defenseForce);
        }
        int points = 0;
        for (Roster roster : all) {
            for (Map.Entry<String, Integer> one : roster.counts().entrySet()) {
                Item item = book.register().items().find(one.getKey()).orElse(null);
                int each = item == null ? 0 : item.points();
                entries.add(new ArmyFile.Entry(
                        one.getValue(), item == null ? one.getKey() : item.name(), one.getValue() * each));
                points += one.getValue() * each;
                if (item == null) {
                    violations.add(unknown(book, one.getKey()));
                }
            }
        }
        ListRules rules = book.allegiances().get(file.faction);
        if (rules == null) {
            violations.add(Violation.of(
                            "UNKNOWN_FACTION",
                            "There is no faction or contract {faction}; there are {known}.",
                            file.faction,
                            List.copyOf(book.allegiances().keySet()))
                    .citing("WMC-SETUP-01"));
        } else {
            violations.addAll(file.known(book).violations(book, rules));
        }
        Sentence name = rules == null
                ? Sentence.verbatim(file.faction)
                : rules.allegiance().name();
        return new ArmyFile.Judged(Sentence.of("{faction} banners", name), points, entries, violations);
    }

    /** The same without what the catalogue lacks, so that all else that is wrong is told too. */
    private BannerList known(Book book) {
        List<Roster> some = new ArrayList<>();
        banners.forEach(banner -> some.add(known(book, banner)));
        return new BannerList(faction, some, defenseForce == null ? null : known(book, defenseForce));
    }

    private static Roster known(Book book, Roster roster) {
        OrderedMap<String, Integer> counts = roster.counts();
        for (String id : roster.counts().keySet()) {
            counts = book.register().items().find(id).isEmpty() ? counts.without(id) : counts;
        }
        return new Roster(counts);
    }

    private static Violation unknown(Book book, String id) {
        List<Violation> sizes = book.register().noSuchSize(id);
        return sizes.isEmpty() ? Violation.of("UNKNOWN_FIGURE", "The catalogue has no {id}.", id) : sizes.get(0);
    }

    private List<Violation> violations(Book book, ListRules rules) {
        if (defenseForce != null) {
            return new StartingLists(banners, defenseForce).violations(book, rules);
        }
        List<Violation> violations = new ArrayList<>();
        Serials serials = new Serials(OrderedMap.empty());
        List<NamedList> lists = new ArrayList<>();
        int total = 0;
        for (int i = 0; i < banners.size(); i++) {
            Sentence name = Sentence.of("Banner {n}", i + 1);
            List<Entry> list = StartingLists.banner(book, rules, name, banners.get(i), serials, violations);
            lists.add(new NamedList(name, list));
            total += book.register().points(list);
        }
        List<Entry> all = new ArrayList<>();
        lists.forEach(list -> all.addAll(list.entries()));
        violations.addAll(StartingLists.sharedAllowances(book, rules, all));
        violations.addAll(StartingLists.totals(book, banners.size(), total));
        violations.addAll(rules.charactersTwice(lists));
        return violations;
    }
}
