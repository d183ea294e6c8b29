package org.muster.ruleset.warmachine.resolution;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.decision.Choices;
import org.muster.api.decision.Decision;
import org.muster.api.decision.Option;
import org.muster.api.decision.Options;
import org.muster.api.dice.Dice;
import org.muster.api.dice.Pool;
import org.muster.api.dice.Roll;
import org.muster.api.flow.Act;
import org.muster.api.flow.Ask;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.warmachine.Banner;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Losses;
import org.muster.ruleset.warmachine.Phase;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.Register;
import org.muster.ruleset.warmachine.data.Constants;
import org.muster.ruleset.warmachine.data.StructureKind;
import org.muster.ruleset.warmachine.data.Troop;

/**
 * What battles cost.
 *
 * <pre>
 * b. what a battle created is removed, the living first            WMC-EXC-01..05, {@link Excess}
 * c. 2d6 for each model destroyed and each unit below half         WMC-CAS-01..04, -07
 *    5 or less: the first valid of                                 WMC-CAS-05, -06
 *       model   no veteran any more, removed
 *       unit    smallest size, no attachments, no veteran, removed
 *    after a roll-off the loser chooses half of its entries        WMC-ABS-08
 *    a defense force loses them without a roll                     WMC-DEF-03
 *    characters removed can't come back this round                 WMC-CAS-08, -11
 * d. empty banners are disbanded                                   WMC-CAS-09
 * </pre>
 */
public final class Casualties {

    private Casualties() {}

    /** The loser of a battle that was rolled off chooses who rolls (WMC-ABS-08). */
    public record ChooseCasualties() implements Ask<Campaign, OrderedMap<String, List<String>>> {
        @Override
        public Decision<OrderedMap<String, List<String>>> decision(Campaign campaign) {
            return campaign.timed(
                    Phase.RESOLUTION,
                    Decision.simultaneous(choosers(campaign), player -> choices(campaign, player))
                            .secret()
                            .asking("Which of your models and units roll for casualties?")
                            .citing("WMC-ABS-08")
                            .otherwise(player -> cheapest(campaign, player)));
        }

        private static List<Player> choosers(Campaign campaign) {
            return campaign.players().stream()
                    .filter(player -> !choosing(campaign, player).isEmpty())
                    .toList();
        }

        private static List<String> choosing(Campaign campaign, Player player) {
            List<String> forces = new ArrayList<>();
            campaign.ledger(player).losses().forEach((force, losses) -> {
                if (losses.toChoose() > 0) {
                    forces.add(force);
                }
            });
            return forces;
        }

        private static Options<OrderedMap<String, List<String>>> choices(Campaign campaign, Player player) {
            List<Option> forces = new ArrayList<>();
            for (String force : choosing(campaign, player)) {
                forces.add(Option.of(force, campaign.nameOf(force)).at(force));
            }
            return Options.each(forces, force -> {
                int number = campaign.ledger(player).losses().the(force).toChoose();
                List<String> ids = new ArrayList<>();
                campaign.list(force).forEach(entry -> ids.add(entry.id()));
                return Options.someOf(number, number, ids, id -> option(campaign, force, id));
            });
        }

        private static Option option(Campaign campaign, String force, String id) {
            Entry entry = Entry.find(campaign.list(force), id);
            return Option.of(id, entry == null ? Sentence.verbatim(id) : campaign.label(force, entry));
        }

        private static OrderedMap<String, List<String>> cheapest(Campaign campaign, Player player) {
            return OrderedMap.each(choosing(campaign, player), force -> {
                List<Entry> list = new ArrayList<>(campaign.list(force));
                list.sort((a, b) -> Integer.compare(
                        campaign.book().register().points(a),
                        campaign.book().register().points(b)));
                List<String> first = new ArrayList<>();
                list.subList(0, campaign.ledger(player).losses().the(force).toChoose())
                        .forEach(entry -> first.add(entry.id()));
                List<String> inOrder = new ArrayList<>();
                campaign.list(force).forEach(entry -> {
                    if (first.contains(entry.id())) {
                        inOrder.add(entry.id());
                    }
                });
                return inOrder;
            });
        }

        @Override
        public Outcome<Campaign> decide(
                Campaign campaign, Choices<OrderedMap<String, List<String>>> choices, Dice dice) {
            Campaign chosen = campaign;
            for (Player player : campaign.players()) {
                OrderedMap<String, Losses> all = campaign.ledger(player).losses();
                for (String force : choosing(campaign, player)) {
                    List<String> picked = choices.find(player)
                            .map(answer -> answer.the(force))
                            .orElse(List.of());
                    Losses losses = all.the(force);
                    all = all.with(force, losses.rolling(picked, losses.sound()));
                }
                OrderedMap<String, Losses> known = all;
                chosen = chosen.noting(player, ledger -> ledger.suffering(known));
            }
            return Outcome.of(chosen);
        }
    }

    /** All casualty rolls; afterwards banners without anybody are disbanded (WMC-CAS-01, WMC-CAS-09). */
    public record RollCasualties() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            Toll toll = new Toll(campaign, dice);
            for (Player player : campaign.players()) {
                campaign.ledger(player).losses().forEach((force, losses) -> toll.take(player, force, losses));
            }
            for (Banner banner : campaign.banners().list()) {
                toll.disbandIfEmpty(banner);
            }
            return Outcome.of(toll.campaign).tell(toll.events);
        }
    }

    /** What the rolls take away. */
    private static final class Toll {
        private Campaign campaign;
        private final Dice dice;
        private final Register register;
        private final List<Event> events = new ArrayList<>();

        Toll(Campaign campaign, Dice dice) {
            this.campaign = campaign;
            this.dice = dice;
            this.register = campaign.book().register();
        }

        void take(Player player, String force, Losses losses) {
            boolean defenseForce = force.equals(Campaign.defenseForceOf(player));
            if (!defenseForce && !campaign.banners().containsKey(force)) {
                return; // found no way to retreat
            }
            List<Entry> left = new ArrayList<>();
            List<String> characters = new ArrayList<>();
            for (Entry entry : campaign.list(force)) {
                Entry after = !losses.rolls().contains(entry.id())
                        ? entry
                        : defenseForce ? fallen(player, force, entry) : rolled(player, force, entry);
                if (after != null) {
                    left.add(after);
                }
                if (!defenseForce) { // with those attached to a unit (WMC-CAS-08, WMC-CAS-11)
                    List<String> gone = register.characters(entry);
                    gone.removeAll(after == null ? List.of() : register.characters(after));
                    characters.addAll(gone);
                }
            }
            campaign = campaign.listing(force, left).noting(player, ledger -> ledger.removing(characters));
        }

        /** Of a defense force whoever fell is gone, without a roll (WMC-DEF-03). */
        private @Nullable Entry fallen(Player player, String force, Entry entry) {
            tell(
                    player,
                    force,
                    "WMC-DEF-03",
                    Event.told("{entry} of {force} is lost.", campaign.label(force, entry), campaign.nameOf(force)));
            return null;
        }

        /** The modifiers add up (WMC-CAS-07). */
        private @Nullable Entry rolled(Player player, String force, Entry entry) {
            Constants.Casualties odds = campaign.book().constants().casualties();
            boolean forced = campaign.banner(force).forcedThrough();
            String hospital = campaign.whereIs(player, StructureKind.MEDICAL_CENTER);
            boolean nursed = hospital != null && !campaign.sabotaged().contains(hospital);
            Roll roll = Roll.of(Sentence.of("Casualty roll for {entry}", campaign.label(force, entry)), Pool.TWO_D6)
                    .by(player)
                    .plus(forced ? odds.forcedThrough() : 0, "forced its way through", "WMC-RTR-05")
                    .plus(nursed ? odds.medicalCenter() : 0, "medical center", "WMC-STC-04")
                    .reaching(odds.affectedOn() + 1)
                    .citing("WMC-CAS-01", "WMC-CAS-03")
                    .seenBy(campaign.book().privyTo(player));
            return dice.roll(roll).succeeds() ? entry : affected(player, force, entry);
        }

        /** The first valid of the book's list (WMC-CAS-05, WMC-CAS-06). */
        private @Nullable Entry affected(Player player, String force, Entry entry) {
            Troop troop = register.troop(entry);
            if (troop.isUnit() && entry.models() > troop.smallest()) {
                tell(
                        player,
                        force,
                        "WMC-CAS-06",
                        Event.told(
                                "{entry} of {force} is reduced to its smallest size.",
                                campaign.label(force, entry),
                                campaign.nameOf(force)));
                return entry.of(troop.smallest());
            }
            if (troop.isUnit() && !entry.attachments().isEmpty()) {
                tell(
                        player,
                        force,
                        "WMC-CAS-06",
                        Event.told(
                                "{entry} of {force} loses its attachments.",
                                campaign.label(force, entry),
                                campaign.nameOf(force)));
                return entry.bare();
            }
            if (entry.isVeteran()) {
                tell(
                        player,
                        force,
                        "WMC-CAS-05",
                        Event.told(
                                "{entry} of {force} is no veteran any more.",
                                campaign.label(force, entry),
                                campaign.nameOf(force)));
                return entry.as(null);
            }
            tell(
                    player,
                    force,
                    troop.isUnit() ? "WMC-CAS-06" : "WMC-CAS-05",
                    Event.told("{entry} of {force} is removed.", campaign.label(force, entry), campaign.nameOf(force)));
            return null;
        }

        private void tell(Player player, String force, String rule, Event.Told event) {
            events.add(event.citing(rule).only(campaign.book().privyTo(player)).at(force));
        }

        void disbandIfEmpty(Banner banner) {
            if (campaign.list(banner.id()).isEmpty()) {
                events.add(Event.told("{banner} has nobody left and is disbanded.", campaign.nameOf(banner.id()))
                        .citing("WMC-CAS-09"));
                campaign = campaign.disbanding(banner.id());
            }
        }
    }
}
