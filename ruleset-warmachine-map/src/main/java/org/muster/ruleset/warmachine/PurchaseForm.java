package org.muster.ruleset.warmachine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.army.Roster;
import org.muster.api.check.Violation;
import org.muster.api.decision.Answer;
import org.muster.api.decision.Form;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.ruleset.warmachine.Purchases.Building;
import org.muster.ruleset.warmachine.Purchases.Free;
import org.muster.ruleset.warmachine.Purchases.Fresh;
import org.muster.ruleset.warmachine.Purchases.Goods;
import org.muster.ruleset.warmachine.Purchases.Sent;
import org.muster.ruleset.warmachine.Purchases.Special;
import org.muster.ruleset.warmachine.Purchases.Specials;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.Item;
import org.muster.ruleset.warmachine.army.ListRules;
import org.muster.ruleset.warmachine.army.RandomLists;
import org.muster.ruleset.warmachine.army.Register;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.ruleset.warmachine.data.Troop;

/** What a player may answer in the Purchase Phase: every part may be left out. */
final class PurchaseForm {

    private final Campaign campaign;
    private final Player player;
    private final Register register;
    private final ListRules rules;
    private final int supply;

    private PurchaseForm(Campaign campaign, Player player) {
        this.campaign = campaign;
        this.player = player;
        this.register = campaign.book().register();
        this.rules = campaign.rules(player);
        this.supply = campaign.ledger(player).supply();
    }

    static Options<Purchases> of(Campaign campaign, Player player) {
        return new PurchaseForm(campaign, player).options();
    }

    private Options<Purchases> options() {
        Form.Field<Purchases, OrderedMap<String, String>> redirect =
                Options.field("redirect", redirect(), this::wholeRedirect);
        Form.Field<Purchases, OrderedMap<String, Goods>> forces = Options.field("forces", forces(), this::wholeForces);
        Form.Field<Purchases, OrderedMap<String, Fresh>> newBanners =
                Options.field("newBanners", newBanners(), this::wholeBanners);
        Form.Field<Purchases, List<Building>> structures =
                Options.field("structures", structures(), Purchases::structures);
        Form.Field<Purchases, Specials> specials = Options.field("specials", specials(), this::wholeSpecials);
        return Options.<Purchases>form(
                        List.of(redirect, forces, newBanners, structures, specials),
                        values -> new Purchases(
                                values.of(redirect),
                                values.of(forces),
                                values.of(newBanners),
                                values.of(structures),
                                values.of(specials)))
                .where(purchases -> Requisition.flaws(campaign, player, purchases), this::random);
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
                faces.add(Option.of(parcel.id(), "on its way to {to}", campaign.nameOf(parcel.to())));
            }
        }
        List<Options.Case<? extends String>> cases = new ArrayList<>();
        cases.add(Options.nothing(Option.of("as-meant", "its own banner, or the first with room"), ""));
        for (Banner banner : campaign.bannersOf(player)) {
            cases.add(Options.just(
                    Option.called(banner.id(), campaign.nameOf(banner.id())).at(banner.id()), banner.id()));
        }
        Options<String> to = Options.either(banner -> banner.isEmpty() ? "as-meant" : banner, cases);
        return Options.each(faces, parcel -> to);
    }

    private OrderedMap<String, String> wholeRedirect(Purchases purchases) {
        return OrderedMap.each(parcels(), id -> purchases.redirect().getOrDefault(id, ""));
    }

    // ---- what forces get

    private List<String> ownForces() {
        List<String> forces = new ArrayList<>();
        campaign.bannersOf(player).forEach(banner -> forces.add(banner.id()));
        forces.add(Campaign.garrisonOf(player));
        return forces;
    }

    private Options<OrderedMap<String, Goods>> forces() {
        List<Option> faces = new ArrayList<>();
        for (String force : ownForces()) {
            faces.add(Option.called(force, campaign.nameOf(force))
                    .at(force)
                    .noting("{points point|points}", campaign.points(force)));
        }
        return Options.each(faces, this::goods);
    }

    private Options<Goods> goods(String force) {
        boolean garrison = force.equals(Campaign.garrisonOf(player));
        List<Item> offered = garrison ? rules.forGarrison() : rules.forBanners();
        List<String> small = new ArrayList<>();
        for (Entry entry : campaign.list(force)) {
            Troop troop = register.troop(entry);
            if (entry.models() < troop.largest()) {
                small.add(entry.id());
            }
        }
        return Options.form(
                Options.field("buy", roster(offered), Goods::buy),
                Options.field(
                        "enlarge", Options.someOf(0, small.size(), small, id -> growthFace(force, id)), Goods::enlarge),
                Goods::new);
    }

    private Option growthFace(String force, String id) {
        Entry entry = FightBattle.find(campaign.list(force), id);
        Troop troop = register.troop(Entry.troopOf(id));
        return Option.called(id, entry == null ? troop.name() : register.label(entry))
                .noting("to {largest model|models} for {growth}", troop.largest(), Requisition.growth(troop));
    }

    /** A list of troops; a size that a unit does not come in is refused as such (WMC-BUY-04). */
    private Options<Roster> roster(List<Item> offered) {
        return Options.additions(register.items(), offered, List.of(), List.of())
                .explaining(answer -> sizes(register, answer));
    }

    /** Every unit in {@code answer} of a size that does not exist. */
    static List<Violation> sizes(Register register, Answer answer) {
        List<Violation> flaws = new ArrayList<>();
        for (String id : Options.fieldsOf(answer).keySet()) {
            int colon = id.indexOf(':');
            Troop unit = register.find(colon < 0 ? id : id.substring(0, colon)).orElse(null);
            if (unit != null && unit.isUnit() && register.items().find(id).isEmpty()) {
                flaws.add(ListRules.unitSize(unit, colon < 0 ? "none" : id.substring(colon + 1)));
            }
        }
        return flaws;
    }

    private OrderedMap<String, Goods> wholeForces(Purchases purchases) {
        return OrderedMap.each(ownForces(), force -> purchases.forces().getOrDefault(force, Goods.NOTHING));
    }

    // ---- new banners

    private Options<OrderedMap<String, Fresh>> newBanners() {
        List<String> places = Requisition.placesForBanners(campaign, player);
        List<Option> faces = new ArrayList<>();
        places.forEach(space -> faces.add(campaign.book().face(space)));
        return Options.each(
                        faces,
                        space -> Options.form(
                                Options.field("list", roster(rules.atFirst()), Fresh::list),
                                Options.field("more", roster(rules.forBanners()), Fresh::more),
                                Fresh::new))
                .explaining(answer -> noPlace(answer, places));
    }

    private List<Violation> noPlace(Answer answer, List<String> places) {
        List<Violation> reasons = new ArrayList<>();
        for (String space : Options.fieldsOf(answer).keySet()) {
            if (!campaign.book().map().has(space) || places.contains(space)) {
                continue;
            }
            if (places.isEmpty()) {
                reasons.add(
                        Violation.of("NO_PLACE_FOR_BANNER", "No unoccupied controlled space is adjacent to your HQ.")
                                .citing("WMC-BUY-10"));
            } else if (!campaign.controls(player, space)) {
                reasons.add(Violation.of(
                                "NOT_CONTROLLED",
                                "{space} is not yours.",
                                campaign.book().space(space))
                        .citing("WMC-BUY-10"));
            } else if (!campaign.isUnoccupied(space)) {
                reasons.add(Violation.of(
                                "SPACE_TAKEN",
                                "{space} already holds a banner or headquarters.",
                                campaign.book().space(space))
                        .citing("WMC-BUY-10"));
            }
        }
        return reasons;
    }

    private OrderedMap<String, Fresh> wholeBanners(Purchases purchases) {
        return OrderedMap.each(
                Requisition.placesForBanners(campaign, player),
                space -> purchases.newBanners().getOrDefault(space, Fresh.NOTHING));
    }

    // ---- structures

    private Options<List<Building>> structures() {
        List<Building> possible = new ArrayList<>();
        for (StructureKind kind : StructureKind.values()) {
            for (String space : campaign.controlledBy(player)) {
                Building building = new Building(kind, space);
                if (Requisition.refusal(campaign, player, building) == null) {
                    possible.add(building);
                }
            }
        }
        return Options.someOf(0, possible.size(), possible, this::buildingFace).explaining(this::unbuildable);
    }

    private Option buildingFace(Building building) {
        int price = campaign.book().constants().prices().structures().the(building.kind());
        return Option.of(
                        building.id(),
                        "{kind} in {space}",
                        building.kind(),
                        campaign.book().space(building.space()))
                .at(building.space())
                .noting("{price supply point|supply points}", price);
    }

    private List<Violation> unbuildable(Answer answer) {
        List<Violation> reasons = new ArrayList<>();
        List<Answer> items = answer instanceof Answer.Items many ? many.list() : List.of();
        for (Answer item : items) {
            String id = item.toString();
            for (StructureKind kind : StructureKind.values()) {
                String space =
                        id.startsWith(kind.id() + "@") ? id.substring(kind.id().length() + 1) : "";
                Violation refusal = campaign.book().map().has(space)
                        ? Requisition.refusal(campaign, player, new Building(kind, space))
                        : null;
                if (refusal != null) {
                    reasons.add(refusal);
                }
            }
        }
        return reasons;
    }

    // ---- specials

    private Options<Specials> specials() {
        List<String> credits = credits();
        List<Option> free = new ArrayList<>();
        credits.forEach(number -> free.add(Option.of(number, "free special {number}", number)));
        Form.Field<Specials, String> uprising = Options.field("uprising", uprising(), Specials::uprising);
        Form.Field<Specials, String> sabotage = Options.field("sabotage", sabotage(), Specials::sabotage);
        Form.Field<Specials, List<String>> spying = Options.field("spying", spying(), Specials::spying);
        Form.Field<Specials, Sent> shipment = Options.field("shipment", shipment(), Specials::shipment);
        Form.Field<Specials, OrderedMap<String, Free>> gifts =
                Options.field("free", Options.each(free, any -> freeSpecial()), Specials::free);
        return Options.form(
                List.of(uprising, sabotage, spying, shipment, gifts),
                values -> new Specials(
                        values.of(uprising),
                        values.of(sabotage),
                        values.of(spying),
                        values.of(shipment),
                        values.of(gifts)));
    }

    private List<String> credits() {
        List<String> credits = new ArrayList<>();
        for (int i = 1; i <= campaign.of(player).freeSpecials(); i++) {
            credits.add(Integer.toString(i));
        }
        return credits;
    }

    private Specials wholeSpecials(Purchases purchases) {
        Specials some = purchases.specials();
        return new Specials(
                some.uprising(),
                some.sabotage(),
                some.spying(),
                some.shipment(),
                OrderedMap.each(credits(), number -> some.free().getOrDefault(number, Free.NOTHING)));
    }

    private List<String> risingSpaces() {
        List<String> spaces = new ArrayList<>();
        for (String space : campaign.grounds().keySet()) {
            if (campaign.controller(space) != null && SpecialsBought.noUprising(campaign, space) == null) {
                spaces.add(space);
            }
        }
        return spaces;
    }

    private List<String> sabotageSpaces() {
        List<String> spaces = new ArrayList<>();
        campaign.grounds().forEach((space, ground) -> {
            if (ground.structure() != null && SpecialsBought.noSabotage(campaign, player, space) == null) {
                spaces.add(space);
            }
        });
        return spaces;
    }

    private List<String> enemyBanners() {
        List<String> banners = new ArrayList<>();
        for (Player enemy : campaign.enemiesOf(player)) {
            campaign.bannersOf(enemy).forEach(banner -> banners.add(banner.id()));
        }
        return banners;
    }

    private Options<String> uprising() {
        return spaceOrNone(risingSpaces()).explaining(answer -> refusals(answer.toString(), Special.UPRISING));
    }

    private Options<String> sabotage() {
        return spaceOrNone(sabotageSpaces()).explaining(answer -> refusals(answer.toString(), Special.SABOTAGE));
    }

    private Options<String> spaceOrNone(List<String> spaces) {
        List<Options.Case<? extends String>> cases = new ArrayList<>();
        cases.add(Options.nothing(Option.of("none", "none"), ""));
        for (String space : spaces) {
            cases.add(Options.just(campaign.book().face(space), space));
        }
        return Options.either(space -> space.isEmpty() ? "none" : space, cases);
    }

    private Options<List<String>> spying() {
        List<String> banners = enemyBanners();
        return Options.someOf(0, banners.size(), banners, this::bannerFace).explaining(answer -> {
            List<Violation> reasons = new ArrayList<>();
            List<Answer> items = answer instanceof Answer.Items many ? many.list() : List.of();
            for (Answer item : items) {
                reasons.addAll(refusals(item.toString(), Special.SPYING));
            }
            return reasons;
        });
    }

    private Option bannerFace(String banner) {
        return Option.called(banner, campaign.nameOf(banner)).at(banner, campaign.whereIs(banner));
    }

    private List<Violation> refusals(String target, Special special) {
        Violation refusal = switch (special) {
            case UPRISING -> campaign.book().map().has(target) ? SpecialsBought.noUprising(campaign, target) : null;
            case SABOTAGE ->
                campaign.book().map().has(target) ? SpecialsBought.noSabotage(campaign, player, target) : null;
            case SPYING -> enemyBanners().contains(target) ? null : SpecialsBought.noSpying(campaign, target);
            case NONE -> null;
        };
        return refusal == null ? List.of() : List.of(refusal);
    }

    private Options<Sent> shipment() {
        List<Options.Case<? extends Sent>> cases = new ArrayList<>();
        cases.add(Options.nothing(Option.of("none", "none"), Sent.NOTHING));
        for (Player enemy : supply > 0 ? campaign.enemiesOf(player) : List.<Player>of()) {
            cases.add(Options.when(
                    Option.of(enemy.id(), "to {enemy}", campaign.name(enemy)),
                    () -> Options.number(1, supply).as(n -> new Sent(enemy.id(), n), Sent::points)));
        }
        return Options.<Sent>either(sent -> sent.points() == 0 ? "none" : sent.to(), cases)
                .explaining(this::noShipment);
    }

    private List<Violation> noShipment(Answer answer) {
        Map<String, Answer> fields = Options.fieldsOf(answer);
        if (fields.size() != 1) {
            return List.of();
        }
        String to = fields.keySet().iterator().next();
        Answer amount = fields.values().iterator().next();
        long points = amount instanceof Answer.Whole whole ? whole.number() : 0;
        boolean enemy =
                campaign.enemiesOf(player).stream().anyMatch(one -> one.id().equals(to));
        if (enemy && points > supply) {
            return List.of(Violation.of(
                            "NOT_ENOUGH_SUPPLY",
                            "This costs {n supply point|supply points}, you have {m}.",
                            points,
                            supply)
                    .citing("WMC-BUY-01"));
        }
        return List.of(Violation.of(
                        "SHIPMENT_TARGET",
                        "A shipment of {n} SP to {player}: it takes an enemy and at least 1 SP.",
                        points,
                        to)
                .citing("WMC-SPC-08"));
    }

    private Options<Free> freeSpecial() {
        List<Options.Case<? extends Free>> cases = new ArrayList<>();
        cases.add(Options.nothing(Option.of("none", "none"), Free.NOTHING));
        freeCase(cases, Special.UPRISING, risingSpaces());
        freeCase(cases, Special.SABOTAGE, sabotageSpaces());
        freeCase(cases, Special.SPYING, enemyBanners());
        return Options.<Free>either(PurchaseForm::caseOf, cases).explaining(this::notFree);
    }

    private static String caseOf(Free free) {
        return switch (free.special()) {
            case NONE -> "none";
            case UPRISING -> "uprising";
            case SABOTAGE -> "sabotage";
            case SPYING -> "spying";
        };
    }

    private void freeCase(List<Options.Case<? extends Free>> cases, Special special, List<String> targets) {
        if (!targets.isEmpty()) {
            String id = caseOf(new Free(special, ""));
            cases.add(Options.when(
                    Option.called(id, id),
                    () -> Options.oneOf(targets, this::targetFace)
                            .explaining(answer -> refusals(answer.toString(), special))
                            .as(target -> new Free(special, target), Free::target)));
        }
    }

    private Option targetFace(String target) {
        return campaign.banners().containsKey(target)
                ? bannerFace(target)
                : campaign.book().face(target);
    }

    private List<Violation> notFree(Answer answer) {
        return Options.fieldsOf(answer).containsKey("shipment")
                ? List.of(Violation.of("SHIPMENT_NOT_FREE", "A shipment can't be the free special.")
                        .citing("WMC-HQ-05"))
                : List.of();
    }

    // ---- as chance would have it

    private Purchases random(RandomGenerator random) {
        Map<String, Goods> goods = new LinkedHashMap<>();
        Map<String, Fresh> banners = new LinkedHashMap<>();
        List<Building> buildings = new ArrayList<>();
        int left = supply;
        List<String> places = Requisition.placesForBanners(campaign, player);
        int newBanner = campaign.book().constants().prices().newBanner();
        if (left >= newBanner && !places.isEmpty() && random.nextInt(2) == 0) {
            Roster list = lists().of(rules.atFirst(), List.of(), newBanner, newBanner, random);
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
        Specials specials = left >= 5 && random.nextInt(4) == 0 ? randomSpecials(random) : Specials.NOTHING;
        Purchases purchases = new Purchases(
                OrderedMap.empty(), OrderedMap.copyOf(goods), OrderedMap.copyOf(banners), buildings, specials);
        return Requisition.flaws(campaign, player, purchases).isEmpty()
                ? complete(purchases)
                : complete(Purchases.NOTHING);
    }

    /** As it is read back: every force, place and parcel has an answer. */
    private Purchases complete(Purchases some) {
        return new Purchases(
                wholeRedirect(some), wholeForces(some), wholeBanners(some), some.structures(), wholeSpecials(some));
    }

    private RandomLists lists() {
        List<Entry> serving = new ArrayList<>();
        campaign.forces(player).forEach((name, list) -> serving.addAll(list));
        RandomLists lists = new RandomLists(register, rules, campaign.owns(player, StructureKind.FORTRESS), serving);
        campaign.ledger(player).removed().forEach(lists::bar);
        return lists;
    }

    private Goods randomGoods(String force, int left, boolean charactersOpen, RandomGenerator random) {
        boolean garrison = force.equals(Campaign.garrisonOf(player));
        int caster = campaign.book().constants().prices().caster();
        if (!garrison && left >= caster && random.nextInt(2) == 0) {
            Item item = rules.forBanners().get(random.nextInt(rules.forBanners().size()));
            for (int i = 0; i < 40 && !item.troop().cat().isCaster(); i++) {
                item = rules.forBanners().get(random.nextInt(rules.forBanners().size()));
            }
            if (item.troop().cat().isCaster()) {
                return new Goods(new Roster(OrderedMap.of(item.id(), 1)), List.of());
            }
        }
        for (Entry entry : campaign.list(force)) {
            Troop troop = register.troop(entry);
            if (entry.models() < troop.largest() && Requisition.growth(troop) <= left && random.nextInt(4) == 0) {
                return new Goods(Roster.EMPTY, List.of(entry.id()));
            }
        }
        List<Item> offered = new ArrayList<>();
        boolean research = campaign.owns(player, StructureKind.RESEARCH_CENTER);
        for (Item item : garrison ? rules.forGarrison() : rules.forBanners()) {
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
                    && Requisition.refusal(campaign, player, building) == null) {
                return building;
            }
        }
        return null;
    }

    private Specials randomSpecials(RandomGenerator random) {
        OrderedMap<String, Free> free = OrderedMap.empty();
        for (String number : credits()) {
            free = free.with(number, freeSpecial().sample(random));
        }
        return switch (random.nextInt(4)) {
            case 0 -> new Specials(uprising().sample(random), "", List.of(), Sent.NOTHING, free);
            case 1 -> new Specials("", sabotage().sample(random), List.of(), Sent.NOTHING, free);
            case 2 -> {
                List<String> enemies = enemyBanners();
                List<String> one = enemies.isEmpty() ? List.of() : List.of(enemies.get(random.nextInt(enemies.size())));
                yield new Specials("", "", one, Sent.NOTHING, free);
            }
            default -> {
                List<Player> enemies = campaign.enemiesOf(player);
                Sent sent = enemies.isEmpty()
                        ? Sent.NOTHING
                        : new Sent(enemies.get(random.nextInt(enemies.size())).id(), 1);
                yield new Specials("", "", List.of(), sent, free);
            }
        };
    }
}
