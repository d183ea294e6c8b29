package org.muster.ruleset.warmachine.purchase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Form;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Parcel;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.Item;
import org.muster.ruleset.warmachine.army.ListRules;
import org.muster.ruleset.warmachine.army.RandomLists;
import org.muster.ruleset.warmachine.army.Register;
import org.muster.ruleset.warmachine.army.Shop;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.ruleset.warmachine.data.Troop;
import org.muster.ruleset.warmachine.purchase.Purchases.Building;
import org.muster.ruleset.warmachine.purchase.Purchases.Fresh;
import org.muster.ruleset.warmachine.purchase.Purchases.Goods;
import org.muster.ruleset.warmachine.purchase.Purchases.Specials;

/** What a player may answer in the Purchase Phase: every part may be left out. */
final class PurchaseForm {

    private final Campaign campaign;
    private final Player player;
    private final Register register;
    private final ListRules rules;
    private final SpecialsForm specials;
    private final int supply;
    private final Shop shop;
    /** What each of the banners may buy, which is the same for all; null: nobody has looked yet. */
    private @Nullable Options<Roster> forBanners;

    private PurchaseForm(Campaign campaign, Player player) {
        this.campaign = campaign;
        this.player = player;
        this.register = campaign.book().register();
        this.rules = campaign.rules(player);
        this.specials = new SpecialsForm(campaign, player);
        this.supply = campaign.ledger(player).supply();
        this.shop = Prices.shop(campaign, player);
    }

    /** What {@code player} may buy. */
    static Options<Purchases> of(Campaign campaign, Player player) {
        PurchaseForm form = new PurchaseForm(campaign, player);
        return Options.lazily(form::options)
                .together(purchases -> Requisition.violations(campaign, player, purchases), form::random);
    }

    private Options<Purchases> options() {
        Form.Field<Purchases, OrderedMap<String, String>> redirect = Options.field(
                        "redirect", redirect(), this::wholeRedirect)
                .asking("Where do late purchases go whose banner is gone or full?")
                .telling(answer -> Sentence.of("late purchases, where their banner is gone or full: {late}", answer));
        Form.Field<Purchases, OrderedMap<String, Goods>> forces = Options.field("forces", forces(), this::wholeForces)
                .asking("What do you buy for which force?")
                .telling(answer -> Sentence.of("bought: {forces}", answer));
        Form.Field<Purchases, OrderedMap<String, Fresh>> newBanners = Options.field(
                        "newBanners", newBanners(), this::wholeBanners)
                .asking(
                        "Where do you raise new banners, for {n supply point|supply points} each?",
                        campaign.book().constants().prices().newBanner())
                .telling(answer -> Sentence.of("new banners: {banners}", answer));
        Form.Field<Purchases, List<Building>> structures = Options.field(
                        "structures", structures(), Purchases::structures)
                .asking("What do you build?")
                .telling(answer -> Sentence.of("built: {structures}", answer));
        Form.Field<Purchases, Specials> special = Options.field(
                        "specials", specials.options(), (Purchases purchases) -> specials.whole(purchases.specials()))
                .asking("Which special actions do you buy?")
                .telling(answer -> Sentence.of("special actions: {actions}", answer));
        return Options.<Purchases>form(
                        List.of(redirect, forces, newBanners, structures, special),
                        values -> new Purchases(
                                values.of(redirect),
                                values.of(forces),
                                values.of(newBanners),
                                values.of(structures),
                                values.of(special)))
                .summedBy(this::sum);
    }

    private Sentence sum(Purchases purchases) {
        int cost = Prices.cost(campaign, player, purchases);
        return cost > supply
                ? Sentence.of(
                        "It costs {cost} of {n supply point|supply points}: {more} too many.",
                        cost,
                        supply,
                        cost - supply)
                : Sentence.of(
                        "It costs {cost} of {n supply point|supply points}; {left} {left:is|are} left.",
                        cost,
                        supply,
                        supply - cost);
    }

    // ---- where delayed troops go

    private List<String> parcels() {
        List<String> parcels = new ArrayList<>();
        for (Parcel parcel : campaign.ledger(player).transit()) {
            if (!parcel.caster()) {
                parcels.add(parcel.id());
            }
        }
        return parcels;
    }

    private Options<OrderedMap<String, String>> redirect() {
        List<Option> faces = new ArrayList<>();
        for (Parcel parcel : campaign.ledger(player).transit()) {
            if (!parcel.caster()) {
                faces.add(Option.of(
                        parcel.id(), "{what} for {to}", campaign.label(parcel), campaign.destination(parcel)));
            }
        }
        Cases<String> cases =
                Options.<String>cases().nothing(Option.of("as-meant", "its own banner, or the first with room"), "");
        for (Banner banner : campaign.bannersOf(player)) {
            cases.just(Option.of(banner.id(), campaign.nameOf(banner.id())).at(banner.id()), banner.id());
        }
        Options<String> to = cases.either(banner -> banner.isEmpty() ? "as-meant" : banner);
        return Options.each(faces, parcel -> to);
    }

    private OrderedMap<String, String> wholeRedirect(Purchases purchases) {
        return OrderedMap.each(parcels(), id -> purchases.redirect().getOrDefault(id, ""));
    }

    // ---- what forces get

    private List<String> ownForces() {
        List<String> forces = new ArrayList<>();
        campaign.bannersOf(player).forEach(banner -> forces.add(banner.id()));
        forces.add(Campaign.defenseForceOf(player));
        return forces;
    }

    private Options<OrderedMap<String, Goods>> forces() {
        List<Option> faces = new ArrayList<>();
        for (String force : ownForces()) {
            faces.add(Option.of(force, campaign.nameOf(force))
                    .at(force)
                    .noting("{points point|points}", campaign.points(force)));
        }
        return Options.each(faces, this::goods);
    }

    private Options<Goods> goods(String force) {
        boolean defenseForce = force.equals(Campaign.defenseForceOf(player));
        List<String> small = small(campaign.list(force));
        if (!defenseForce) {
            small.addAll(small(onTheirWay()));
        }
        return Options.form(
                Options.field(
                                "buy",
                                defenseForce ? affordable(rules.service().forDefenseForce()) : forBanners(),
                                Goods::buy)
                        .asking("Which models?")
                        .telling(answer -> answer),
                Options.field(
                                "enlarge",
                                Options.someOf(0, small.size(), small, id -> growthFace(force, id), this::noGrowth),
                                Goods::enlarge)
                        .asking("Which units grow to full size?")
                        .telling(answer -> Sentence.of("at full size {units}", answer)),
                Goods::new);
    }

    private List<String> small(List<Entry> list) {
        List<String> small = new ArrayList<>();
        for (Entry entry : list) {
            if (entry.models() < register.troop(entry).largest()) {
                small.add(entry.id());
            }
        }
        return small;
    }

    /** What arrives before new purchases are made: where, this same answer may say (WMC-BUY-08). */
    private List<Entry> onTheirWay() {
        List<Entry> entries = new ArrayList<>();
        for (Parcel parcel : campaign.ledger(player).transit()) {
            entries.addAll(parcel.caster() ? List.of() : parcel.entries());
        }
        return entries;
    }

    private List<Violation> noGrowth(String id) {
        List<Violation> onTheirWay = Deliveries.menOnTheirWay(campaign, player, id);
        return onTheirWay.isEmpty()
                ? Prices.unaffordable(campaign, player, Prices.growth(register.troop(Entry.troopOf(id))))
                : onTheirWay;
    }

    private Options<Roster> forBanners() {
        if (forBanners == null) {
            forBanners = affordable(rules.service().forBanners());
        }
        return forBanners;
    }

    private Option growthFace(String force, String id) {
        Entry there = Entry.find(campaign.list(force), id);
        Entry coming = Entry.find(onTheirWay(), id);
        Troop troop = register.troop(Entry.troopOf(id));
        return Option.of(
                        id,
                        there != null
                                ? register.label(there)
                                : coming != null
                                        ? Sentence.of("{unit}, if it arrives here", register.label(coming))
                                        : Sentence.verbatim(troop.name()))
                .noting("to {largest model|models} for {growth}", troop.largest(), Prices.growth(troop));
    }

    /** A list of troops; a size that a unit does not come in is refused as such (WMC-BUY-04). */
    private Options<Roster> roster(List<Item> offered) {
        return Options.additions(register.items(), offered, List.of(), List.of())
                .unknown(campaign.book().register()::noSuchSize);
    }

    /**
     * The same at the prices of this player: what people read beside an entry is what it costs them. What is too dear by
     * itself is not offered; who names it all the same hears what it costs.
     */
    private Options<Roster> affordable(List<Item> items) {
        return bought(shop.affordable(items, supply));
    }

    private Options<Roster> bought(List<Shop.OnSale> offered) {
        return Options.additions(shop.items(), offered, List.of(), List.of())
                .unknown(campaign.book().register()::noSuchSize);
    }

    private OrderedMap<String, Goods> wholeForces(Purchases purchases) {
        return OrderedMap.each(ownForces(), force -> purchases.forces().getOrDefault(force, Goods.NOTHING));
    }

    // ---- new banners

    private Options<OrderedMap<String, Fresh>> newBanners() {
        List<Option> faces = new ArrayList<>();
        for (String space : campaign.book().map().neighbours(campaign.of(player).hq())) {
            faces.add(campaign.book().option(space));
        }
        boolean paid = campaign.book().constants().prices().newBanner() <= supply;
        List<Item> first = paid ? rules.service().atFirst() : List.of();
        return Options.each(
                        faces,
                        space -> Options.form(
                                Options.field("list", roster(first), Fresh::list)
                                        .asking("Which models does it begin with?")
                                        .telling(answer -> answer),
                                Options.field("more", first.isEmpty() ? bought(List.of()) : forBanners(), Fresh::more)
                                        .asking("Which models join it?")
                                        .telling(answer -> Sentence.of("joined by {models}", answer)),
                                Fresh::new),
                        this::noPlace)
                .unknown(space -> campaign.book().map().has(space) ? noPlace(space) : List.of());
    }

    private List<Violation> noPlace(String space) {
        List<Violation> violations = SiteRules.noPlace(campaign, player, space);
        return !violations.isEmpty()
                        && SiteRules.placesForBanners(campaign, player).isEmpty()
                ? List.of(Violation.of("NO_PLACE_FOR_BANNER", "No unoccupied controlled space is adjacent to your HQ.")
                        .citing("WMC-BUY-10"))
                : violations;
    }

    private OrderedMap<String, Fresh> wholeBanners(Purchases purchases) {
        return OrderedMap.each(
                SiteRules.placesForBanners(campaign, player),
                space -> purchases.newBanners().getOrDefault(space, Fresh.NOTHING));
    }

    // ---- structures

    private Options<List<Building>> structures() {
        List<Building> buildings = new ArrayList<>();
        for (StructureKind kind : StructureKind.values()) {
            for (String space : campaign.grounds().keySet()) {
                buildings.add(new Building(kind, space));
            }
        }
        return Options.someOf(0, buildings.size(), buildings, this::buildingFace, this::noBuilding);
    }

    private List<Violation> noBuilding(Building building) {
        List<Violation> violations = SiteRules.against(campaign, player, building);
        return violations.isEmpty() ? Prices.unaffordable(campaign, player, price(building)) : violations;
    }

    private int price(Building building) {
        return campaign.book().constants().prices().structures().the(building.kind());
    }

    private Option buildingFace(Building building) {
        int price = price(building);
        return Option.of(building.id(), "{kind} in {space}", building.kind(), campaign.space(building.space()))
                .at(building.space())
                .noting("{price supply point|supply points}", price);
    }

    // ---- as chance would have it

    private Purchases random(RandomGenerator random) {
        Map<String, Goods> goods = new LinkedHashMap<>();
        Map<String, Fresh> banners = new LinkedHashMap<>();
        List<Building> buildings = new ArrayList<>();
        int left = campaign.ledger(player).supply();
        List<String> places = SiteRules.placesForBanners(campaign, player);
        int newBanner = campaign.book().constants().prices().newBanner();
        if (left >= newBanner && !places.isEmpty() && random.nextInt(2) == 0) {
            Roster list = lists().of(rules.service().atFirst(), List.of(), newBanner, newBanner, random);
            if (list != null) {
                banners.put(places.get(random.nextInt(places.size())), new Fresh(list, Roster.EMPTY));
                left -= newBanner;
            }
        }
        if (left >= 10 && random.nextInt(3) == 0) {
            Building building = randomBuilding(left, random);
            if (building != null) {
                buildings.add(building);
                left -= campaign.book().constants().prices().structures().the(building.kind());
            }
        }
        if (left > 0 && random.nextInt(4) > 0) {
            List<String> forces = ownForces();
            String force = forces.get(random.nextInt(forces.size()));
            goods.put(force, randomGoods(force, left, banners.isEmpty(), random));
        }
        Specials some = left >= 5 && random.nextInt(4) == 0 ? specials.random(random) : Specials.NOTHING;
        Purchases purchases = new Purchases(
                OrderedMap.empty(), OrderedMap.copyOf(goods), OrderedMap.copyOf(banners), buildings, some);
        return Requisition.violations(campaign, player, purchases).isEmpty()
                ? complete(purchases)
                : complete(Purchases.NOTHING);
    }

    /** As it is read back: every force, place and parcel has an answer. */
    private Purchases complete(Purchases some) {
        return new Purchases(
                wholeRedirect(some),
                wholeForces(some),
                wholeBanners(some),
                some.structures(),
                specials.whole(some.specials()));
    }

    private RandomLists lists() {
        List<Entry> serving = new ArrayList<>();
        campaign.forces(player).forEach(force -> serving.addAll(force.entries()));
        RandomLists lists = new RandomLists(register, rules, campaign.owns(player, StructureKind.FORTRESS), serving);
        campaign.ledger(player).removed().forEach(lists::bar);
        return lists;
    }

    private Goods randomGoods(String force, int left, boolean charactersOpen, RandomGenerator random) {
        boolean defenseForce = force.equals(Campaign.defenseForceOf(player));
        int caster = campaign.book().constants().prices().caster();
        if (!defenseForce && left >= caster && random.nextInt(2) == 0) {
            Item item = rules.service()
                    .forBanners()
                    .get(random.nextInt(rules.service().forBanners().size()));
            for (int i = 0; i < 40 && !item.troop().cat().isCaster(); i++) {
                item = rules.service()
                        .forBanners()
                        .get(random.nextInt(rules.service().forBanners().size()));
            }
            if (item.troop().cat().isCaster()) {
                return new Goods(new Roster(OrderedMap.of(item.id(), 1)), List.of());
            }
        }
        for (Entry entry : campaign.list(force)) {
            Troop troop = register.troop(entry);
            boolean may =
                    entry.models() < troop.largest() && noGrowth(entry.id()).isEmpty();
            if (may && Prices.growth(troop) <= left && random.nextInt(4) == 0) {
                return new Goods(Roster.EMPTY, List.of(entry.id()));
            }
        }
        List<Item> offered = new ArrayList<>();
        boolean research = campaign.owns(player, StructureKind.RESEARCH_CENTER);
        for (Item item : defenseForce
                ? rules.service().forDefenseForce()
                : rules.service().forBanners()) {
            boolean open = charactersOpen || !item.troop().isCharacter();
            if (item.points() <= left && open && (research || !item.troop().needsResearch())) {
                offered.add(item);
            }
        }
        int room = campaign.book().constants().banners().maxPoints() - campaign.points(force);
        Roster bought =
                offered.isEmpty() ? null : lists().of(offered, campaign.list(force), 1, Math.min(left, room), random);
        return bought == null ? Goods.NOTHING : new Goods(bought, List.of());
    }

    private @Nullable Building randomBuilding(int left, RandomGenerator random) {
        List<String> spaces = campaign.controlledBy(player);
        List<StructureKind> kinds = List.of(StructureKind.values());
        StructureKind kind = kinds.get(random.nextInt(kinds.size()));
        for (int i = 0; i < 6 && !spaces.isEmpty(); i++) {
            Building building = new Building(kind, spaces.get(random.nextInt(spaces.size())));
            if (campaign.book().constants().prices().structures().the(kind) <= left
                    && SiteRules.against(campaign, player, building).isEmpty()) {
                return building;
            }
        }
        return null;
    }
}
