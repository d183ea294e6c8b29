package org.muster.ruleset.warmachine.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Book;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.HouseRules;
import org.muster.ruleset.warmachine.army.DefenseForceCore;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.ListRules;
import org.muster.ruleset.warmachine.army.NamedList;
import org.muster.ruleset.warmachine.army.RandomLists;
import org.muster.ruleset.warmachine.army.Serials;
import org.muster.ruleset.warmachine.data.Constants;
import org.muster.ruleset.warmachine.data.DefaultLists;
import org.muster.ruleset.warmachine.data.Troop;

/**
 * What a player writes before the first round: up to three banners and a defense force.
 *
 * <pre>
 * 1 to 3 banners, 75 points in all, 25 or more each        WMC-SETUP-02  BANNER_COUNT, TOTAL_POINTS, BANNER_TOO_SMALL
 * no casters, character warjacks or warbeasts, huge ones   WMC-SETUP-03  FORBIDDEN_CATEGORY
 * a defense force of at most 50 points                     WMC-SETUP-04, WMC-DEF-01
 * all lists keep the rules of lists                        {@link ListRules}
 * </pre>
 *
 * @param banners in the order of their numbers; those left empty are none
 */
record StartingLists(List<Roster> banners, Roster defenseForce) {

    StartingLists {
        banners = List.copyOf(banners);
    }

    /** What {@code player} may write. */
    static Options<StartingLists> of(Campaign campaign, Player player) {
        ListRules rules = campaign.rules(player);
        Book book = campaign.book();
        Options<Roster> banner = Options.additions(
                        book.register().items(), rules.service().atFirst(), List.of(), List.of())
                .unknown(book.register()::noSuchSize);
        Options<Roster> defenseForce = Options.reinforcement(
                        book.register().items(), rules.service().forDefenseForce(), List.of(), List.of())
                .unknown(book.register()::noSuchSize);
        int least = book.constants().setup().minPoints();
        int most = book.constants().setup().points();
        Options<StartingLists> written = Options.form(
                        Options.field("banner1", banner, (StartingLists lists) -> lists.banner(0))
                                .asking(
                                        "What is in your first banner? {least} points or more, {most} in all banners.",
                                        least,
                                        most)
                                .telling(answer -> Sentence.of("first banner: {list}", answer)),
                        Options.field("banner2", banner, (StartingLists lists) -> lists.banner(1))
                                .asking(
                                        "What is in your second banner? {least} points or more, {most} in all banners.",
                                        least,
                                        most)
                                .telling(answer -> Sentence.of("second banner: {list}", answer)),
                        Options.field("banner3", banner, (StartingLists lists) -> lists.banner(2))
                                .asking(
                                        "What is in your third banner? {least} points or more, {most} in all banners.",
                                        least,
                                        most)
                                .telling(answer -> Sentence.of("third banner: {list}", answer)),
                        Options.field("defenseForce", defenseForce, StartingLists::defenseForce)
                                .asking(
                                        "What is in your defense force? At most {n point|points}.",
                                        book.constants().headquarters().corePoints())
                                .telling(answer -> Sentence.of("defense force: {list}", answer)),
                        (one, two, three, force) -> new StartingLists(List.of(one, two, three), force))
                .summedBy(lists -> lists.sum(book, rules))
                .together(
                        lists -> book.countsInitialBanners()
                                ? lists.violations(book, rules)
                                : lists.refused(book, rules),
                        random -> random(book, rules, random));
        StartingLists shipped = byDefault(campaign, player);
        return Options.either(
                lists -> lists.equals(shipped) ? "shipped" : "lists",
                Options.just(
                        Option.of("shipped", "the lists that come with the faction")
                                .noting(written.inWords(written.write(shipped))),
                        shipped),
                Options.when(Option.of("lists", "lists of one's own"), () -> written));
    }

    private Roster banner(int place) {
        return place < banners.size() ? banners.get(place) : Roster.EMPTY;
    }

    /** The lists that come with the faction or contract. */
    static StartingLists byDefault(Campaign campaign, Player player) {
        DefaultLists.Lists lists =
                campaign.book().defaultLists(campaign.of(player).allegiance());
        return of(campaign.book(), lists);
    }

    /** Shipped lists, as many banners of them as may be. */
    static StartingLists of(Book book, DefaultLists.Lists lists) {
        int most = Math.min(mostBanners(book), lists.banners().size());
        return new StartingLists(lists.banners().subList(0, most), lists.defenseForce());
    }

    /** How many banners there may be at first (WMC-SETUP-02, WMC-BAN-12). */
    static int mostBanners(Book book) {
        return mostBanners(book.constants(), book.houseRules(), book.limitsInitialBanners());
    }

    static int mostBanners(Constants constants, HouseRules houseRules, boolean limited) {
        int most = constants.setup().maxBanners();
        return limited && houseRules.maxBanners() > 0 ? Math.min(most, houseRules.maxBanners()) : most;
    }

    /** The banners that are some. */
    List<Roster> filled() {
        List<Roster> filled = new ArrayList<>();
        for (Roster banner : banners) {
            if (!banner.isEmpty()) {
                filled.add(banner);
            }
        }
        return filled;
    }

    /** All that is wrong with them. */
    List<Violation> violations(Book book, ListRules rules) {
        return Violation.both(refused(book, rules), sharedAllowances(book, rules, entries(book, rules)));
    }

    /** The points in use, and what else a player reads who writes lists. */
    private Sentence sum(Book book, ListRules rules) {
        List<Integer> each =
                filled().stream().map(banner -> points(book, banner)).toList();
        int sum = each.stream().mapToInt(Integer::intValue).sum();
        Sentence inBanners = each.size() < 2
                ? Sentence.of("{n}", sum)
                : Sentence.of(
                        "{banners} = {n}",
                        Sentence.joined(
                                " + ",
                                each.stream().map(n -> Sentence.of("{n}", n)).toList()),
                        sum);
        Sentence points = Sentence.of(
                "{points} of {most point|points} in banners, {force} of {core} in the defense force.",
                inBanners,
                book.constants().setup().points(),
                points(book, defenseForce),
                book.constants().headquarters().corePoints());
        Sentence excess = book.houseRules().countsBannersTogether() ? excess(book, rules) : Sentence.NOTHING;
        return excess.isEmpty() ? points : Sentence.joined(" ", List.of(points, excess));
    }

    private static int points(Book book, Roster list) {
        return list.counts().entrySet().stream()
                .mapToInt(one -> book.register()
                        .items()
                        .find(one.getKey())
                        .map(item -> item.points() * one.getValue())
                        .orElse(0))
                .sum();
    }

    /**
     * What a player reads who writes more than is allowed in all banners together (WMC-BAN-06). In a game that was opened
     * before it counted he may: saved games hold such lists.
     */
    private Sentence excess(Book book, ListRules rules) {
        List<Sentence> all = new ArrayList<>();
        sharedAllowances(book, rules, entries(book, rules)).forEach(violation -> all.add(violation.sentence()));
        return Sentence.joined(" ", all);
    }

    private List<Entry> entries(Book book, ListRules rules) {
        Serials serials = new Serials(OrderedMap.empty());
        List<Entry> all = new ArrayList<>();
        for (Roster banner : filled()) {
            all.addAll(banner(book, rules, Sentence.NOTHING, banner, serials, new ArrayList<>()));
        }
        return all;
    }

    /** What is wrong with them, field allowances of all banners together apart. */
    private List<Violation> refused(Book book, ListRules rules) {
        List<Violation> violations = new ArrayList<>();
        Serials serials = new Serials(OrderedMap.empty());
        List<NamedList> lists = new ArrayList<>();
        int total = 0;
        for (int i = 0; i < banners.size(); i++) {
            if (!banners.get(i).isEmpty()) {
                Sentence name = Sentence.of("Banner {n}", i + 1);
                List<Violation> own = new ArrayList<>();
                List<Entry> list = banner(book, rules, name, banners.get(i), serials, own);
                violations.addAll(Violation.inside("banner" + (i + 1), own));
                lists.add(new NamedList(name, list));
                total += book.register().points(list);
            }
        }
        violations.addAll(totals(book, lists.size(), total));
        List<Violation> ofCore = new ArrayList<>();
        List<Entry> core = DefenseForceCore.of(book.constants(), rules, defenseForce, serials, ofCore);
        ofCore.addAll(rules.violations(Sentence.of("the defense force"), List.of(), core, false));
        violations.addAll(Violation.inside("defenseForce", ofCore));
        lists.add(new NamedList(Sentence.of("the defense force"), core));
        violations.addAll(rules.charactersTwice(lists));
        return violations;
    }

    /** Where a campaign counts field allowances for all banners of a player together (WMC-BAN-06). */
    static List<Violation> sharedAllowances(Book book, ListRules rules, List<Entry> inBanners) {
        return book.houseRules().countsBannersTogether()
                ? rules.sharedAllowances(Sentence.of("All banners together"), List.of(), inBanners, false)
                : List.of();
    }

    /** What is wrong with so many banners of so many points (WMC-SETUP-02). */
    static List<Violation> totals(Book book, int banners, int points) {
        Constants.SetUp setup = book.constants().setup();
        List<Violation> violations = new ArrayList<>();
        if (banners < 1 || banners > setup.maxBanners()) {
            violations.add(Violation.of(
                            "BANNER_COUNT",
                            "You may create 1 to {max} banners, this is {n}.",
                            setup.maxBanners(),
                            banners)
                    .citing("WMC-SETUP-02"));
        }
        int most = mostBanners(book);
        if (banners > most && banners <= setup.maxBanners()) {
            violations.add(ListRules.bannerLimit(most));
        }
        if (points > setup.points()) {
            violations.add(Violation.of(
                            "TOTAL_POINTS",
                            "Your banners have {n point|points} together, at most {max} {max:is|are} allowed.",
                            points,
                            setup.points())
                    .citing("WMC-SETUP-02"));
        }
        return violations;
    }

    /** One banner, with all that is wrong with it by itself. */
    static List<Entry> banner(
            Book book, ListRules rules, Sentence name, Roster roster, Serials serials, List<Violation> violations) {
        for (String id : roster.counts().keySet()) {
            Troop troop = book.register().items().the(id).troop();
            Violation forbidden = rules.service().forbiddenAtFirst(troop, "an initial or new banner", "WMC-SETUP-03");
            if (forbidden != null) {
                violations.add(forbidden);
            }
            Violation stranger = rules.service().stranger(troop);
            if (stranger != null) {
                violations.add(stranger);
            }
        }
        List<Entry> list = rules.attachments().joined(name, List.of(), roster, serials, violations);
        int points = book.register().points(list);
        int least = book.constants().setup().minPoints();
        if (points < least) {
            violations.add(ListRules.tooSmall(name, points, least, "WMC-SETUP-02"));
        }
        violations.addAll(rules.violations(name, List.of(), list, false));
        return list;
    }

    private static StartingLists random(Book book, ListRules rules, RandomGenerator random) {
        RandomLists lists = new RandomLists(book.register(), rules, false, List.of());
        Constants.SetUp setup = book.constants().setup();
        int count = 1 + random.nextInt(mostBanners(book));
        int each = setup.points() / count;
        List<Roster> banners = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Roster banner = lists.of(rules.service().atFirst(), List.of(), setup.minPoints(), each, random);
            if (banner != null) {
                banners.add(banner);
            }
        }
        int core = book.constants().headquarters().corePoints();
        Roster defenseForce = lists.of(rules.service().forDefenseForce(), List.of(), core - 10, core, random);
        while (banners.size() < setup.maxBanners()) {
            banners.add(Roster.EMPTY);
        }
        StartingLists all = new StartingLists(banners, defenseForce == null ? Roster.EMPTY : defenseForce);
        return defenseForce != null && all.violations(book, rules).isEmpty()
                ? all
                : of(book, book.defaultLists(rules.allegiance().id()));
    }
}
