package org.muster.ruleset.warmachine.purchase;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.muster.api.check.Violation;
import org.muster.api.decision.Cases;
import org.muster.api.decision.Either;
import org.muster.api.decision.Form;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.data.Constants;
import org.muster.ruleset.warmachine.purchase.Purchases.Free;
import org.muster.ruleset.warmachine.purchase.Purchases.Sent;
import org.muster.ruleset.warmachine.purchase.Purchases.Special;
import org.muster.ruleset.warmachine.purchase.Purchases.Specials;

/** What a player may answer about specials (WMC-SPC-01): every part may be left out. */
final class SpecialsForm {

    private final Campaign campaign;
    private final Player player;
    private final int supply;

    SpecialsForm(Campaign campaign, Player player) {
        this.campaign = campaign;
        this.player = player;
        this.supply = campaign.ledger(player).supply();
    }

    Options<Specials> options() {
        List<Option> free = new ArrayList<>();
        credits().forEach(number -> free.add(Option.of(number, "free special {number}", number)));
        Form.Field<Specials, String> uprising = Options.field("uprising", uprising(), Specials::uprising)
                .asking("Where do you stir an uprising, for {n supply point|supply points}?", prices().uprising())
                .telling(answer -> Sentence.of("an uprising in {space}", answer));
        Form.Field<Specials, String> sabotage = Options.field("sabotage", sabotage(), Specials::sabotage)
                .asking("What do you sabotage, for {n supply point|supply points}?", prices().sabotage())
                .telling(answer -> Sentence.of("sabotage in {space}", answer));
        Form.Field<Specials, List<String>> spying = Options.field("spying", spying(), Specials::spying)
                .asking(
                        "On what do you spy, for {n supply point|supply points} each, or {m} in a space of your own?",
                        prices().spying(),
                        prices().spyingAtHome())
                .telling(answer -> Sentence.of("spying on {banners}", answer));
        Form.Field<Specials, Sent> shipment = Options.field("shipment", shipment(), Specials::shipment)
                .asking("To whom do you send a shipment of supply points?")
                .telling(answer -> Sentence.of("a shipment {whom}", answer));
        Form.Field<Specials, OrderedMap<String, Free>> gifts = Options.field(
                        "free", Options.each(free, any -> freeSpecial()), Specials::free)
                .asking("Which special actions are free?")
                .telling(answer -> answer);
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

    /** As it is read back: every free special has an answer. */
    Specials whole(Specials some) {
        return new Specials(
                some.uprising(),
                some.sabotage(),
                some.spying(),
                some.shipment(),
                OrderedMap.each(credits(), number -> some.free().getOrDefault(number, Free.NOTHING)));
    }

    // ---- what speaks against a target

    private List<Violation> noUprising(String space) {
        return SpecialsBought.noUprising(campaign, space);
    }

    private List<Violation> noSabotage(String space) {
        return SpecialsBought.noSabotage(campaign, player, space);
    }

    /** By itself, and at the price of one alone. */
    private List<Violation> noSpyingPaid(String force) {
        List<Violation> violations = noSpying(force);
        return violations.isEmpty()
                ? Prices.unaffordable(
                        campaign,
                        player,
                        SpecialsBought.cost(
                                campaign,
                                player,
                                new Specials("", "", List.of(force), Sent.NOTHING, OrderedMap.empty())))
                : violations;
    }

    private List<Violation> noSpying(String force) {
        return SpecialsBought.noSpying(campaign, player, force);
    }

    // ---- bought

    private Options<String> uprising() {
        return spaceOrNone(this::noUprising, prices().uprising());
    }

    private Options<String> sabotage() {
        return spaceOrNone(this::noSabotage, prices().sabotage());
    }

    private Constants.Prices prices() {
        return campaign.book().constants().prices();
    }

    private Options<String> spaceOrNone(Function<String, List<Violation>> against, int price) {
        Cases<String> cases = Options.<String>cases().nothing(Option.of("none", "none"), "");
        for (String space : campaign.grounds().keySet()) {
            cases.add(Options.just(campaign.book().option(space), space).unless(() -> {
                List<Violation> violations = against.apply(space);
                return violations.isEmpty() ? Prices.unaffordable(campaign, player, price) : violations;
            }));
        }
        return cases.either(space -> space.isEmpty() ? "none" : space);
    }

    private Options<List<String>> spying() {
        List<String> forces = forces();
        return Options.someOf(0, forces.size(), forces, this::forceFace, this::noSpyingPaid)
                .unknown(this::noSpying);
    }

    /** Banners and defense forces that can be thought of, enemies' banners first. */
    private List<String> forces() {
        List<String> forces = enemyBanners();
        campaign.bannersOf(player).forEach(banner -> forces.add(banner.id()));
        campaign.players().forEach(one -> forces.add(Campaign.defenseForceOf(one)));
        return forces;
    }

    private List<String> enemyBanners() {
        List<String> banners = new ArrayList<>();
        for (Player enemy : campaign.enemiesOf(player)) {
            campaign.bannersOf(enemy).forEach(banner -> banners.add(banner.id()));
        }
        return banners;
    }

    private Option forceFace(String force) {
        return Option.of(force, campaign.nameOf(force)).at(force, campaign.whereIs(force));
    }

    private Options<Sent> shipment() {
        Cases<Sent> cases = Options.<Sent>cases().nothing(Option.of("none", "none"), Sent.NOTHING);
        for (Player enemy : campaign.enemiesOf(player)) {
            cases.add(Options.when(
                            Option.of(enemy.id(), "to {enemy}", campaign.name(enemy)),
                            () -> Options.number(1, supply)
                                    .outside(points -> noShipment(enemy.id(), points))
                                    .as(points -> new Sent(enemy.id(), points), Sent::points))
                    .unless(() -> supply > 0 ? List.of() : noShipment(enemy.id(), 1)));
        }
        return cases.either(sent -> sent.points() == 0 ? "none" : sent.to())
                .unknown(to -> List.of(
                        Violation.of("SHIPMENT_TARGET", "A shipment goes to an enemy, not to {player}.", called(to))
                                .citing("WMC-SPC-08")));
    }

    /** Why so many points are no shipment to an enemy. */
    private List<Violation> noShipment(String enemy, int points) {
        return List.of(
                points > supply
                        ? Violation.of(
                                        "NOT_ENOUGH_SUPPLY",
                                        "This costs {n supply point|supply points}, you have {m}.",
                                        points,
                                        supply)
                                .citing("WMC-BUY-01")
                        : Violation.of(
                                        "SHIPMENT_TARGET",
                                        "A shipment of {n} SP to {player}: it takes an enemy and at least 1 SP.",
                                        points,
                                        called(enemy))
                                .citing("WMC-SPC-08"));
    }

    /** Whoever is meant, in words. */
    private Object called(String seat) {
        return campaign.players().stream()
                .filter(one -> one.id().equals(seat))
                .findFirst()
                .<Object>map(campaign::name)
                .orElse(seat);
    }

    // ---- won at a headquarters (WMC-HQ-04, WMC-HQ-05)

    private Either<Free> freeSpecial() {
        List<String> spaces = List.copyOf(campaign.grounds().keySet());
        return Options.<Free>cases()
                .nothing(Option.of("none", "none"), Free.NOTHING)
                .add(free(Special.UPRISING, spaces, campaign.book()::option, this::noUprising))
                .add(free(Special.SABOTAGE, spaces, campaign.book()::option, this::noSabotage))
                .add(free(Special.SPYING, forces(), this::forceFace, this::noSpying))
                .add(Options.just(Option.of("shipment", "shipment"), Free.NOTHING)
                        .unless(() -> List.of(Violation.of("SHIPMENT_NOT_FREE", "A shipment can't be the free special.")
                                .citing("WMC-HQ-05"))))
                .either(free -> idOf(free.special()));
    }

    private static Options.Case<Free> free(
            Special special,
            List<String> targets,
            Function<String, Option> face,
            Function<String, List<Violation>> against) {
        return Options.when(
                Option.called(idOf(special), idOf(special)),
                () -> Options.oneOf(targets, face, against).as(target -> new Free(special, target), Free::target));
    }

    private static String idOf(Special special) {
        return switch (special) {
            case NONE -> "none";
            case UPRISING -> "uprising";
            case SABOTAGE -> "sabotage";
            case SPYING -> "spying";
        };
    }

    // ---- as chance would have it

    Specials random(RandomGenerator random) {
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
