package org.muster.ruleset.warmachine.resolution;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.muster.api.check.Violation;
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
import org.muster.ruleset.warmachine.Battle;
import org.muster.ruleset.warmachine.Campaign;
import org.muster.ruleset.warmachine.Fighter;
import org.muster.ruleset.warmachine.Losses;
import org.muster.ruleset.warmachine.Phase;
import org.muster.ruleset.warmachine.army.Entry;
import org.muster.ruleset.warmachine.army.Stat;
import org.muster.ruleset.warmachine.army.Veteran;
import org.muster.ruleset.warmachine.data.Constants;
import org.muster.ruleset.warmachine.data.Location;

/**
 * Veterans of battles won.
 *
 * <pre>
 * who      non-characters of a winning banner that survived, units at half or more    WMC-VET-01, -05, WMC-DEF-09
 *          who is none yet                                                            WMC-VET-04
 * roll     9 or more of 2d6                                                           WMC-VET-01
 * becomes  +1 on a stat, a name unique in the forces, field allowance C               WMC-VET-02, -03
 * </pre>
 */
public final class Veterans {

    private Veterans() {}

    /** All veteran rolls of winners (WMC-VET-01, WMC-VET-05). */
    public record RollVeterans() implements Act<Campaign> {
        @Override
        public Outcome<Campaign> act(Campaign campaign, Dice dice) {
            OrderedMap<Player, List<String>> chosen = OrderedMap.empty();
            List<Player> asked = new ArrayList<>();
            for (Player player : campaign.players()) {
                List<String> theirs = new ArrayList<>();
                for (Banner banner : campaign.bannersOf(player)) {
                    Battle battle = campaign.battleOf(banner.id());
                    Fighter fighter = battle == null ? null : battle.find(banner.id());
                    if (battle != null && fighter != null && battle.wonBy(fighter)) {
                        roll(campaign, player, banner, battle, dice, theirs);
                    }
                }
                if (!theirs.isEmpty()) {
                    asked.add(player);
                    chosen = chosen.with(player, theirs);
                }
            }
            Outcome<Campaign> outcome = Outcome.of(campaign);
            return asked.isEmpty() ? outcome : outcome.then(new NameVeterans(chosen));
        }

        private static void roll(
                Campaign campaign, Player player, Banner banner, Battle battle, Dice dice, List<String> veterans) {
            Constants.Veterans on = campaign.book().constants().veterans();
            Losses losses = campaign.ledger(player).losses().get(banner.id());
            Location location = campaign.book().locationAt(battle.space());
            boolean inspired = location != null
                    && location.boon() == Location.Boon.VETERAN_BONUS
                    && campaign.controls(player, battle.space());
            int bonus = inspired ? campaign.book().constants().boons().veteranBonus() : 0;
            for (Entry entry : campaign.list(banner.id())) {
                if (losses != null && losses.sound().contains(entry.id()) && mayRoll(campaign, entry)) {
                    Roll roll = Roll.of(
                                    Sentence.of("Veteran roll for {entry}", label(campaign, player, entry)),
                                    Pool.TWO_D6)
                            .by(player)
                            .plus(bonus, Sentence.verbatim(location == null ? "" : location.name()), "WMC-TER-11")
                            .reaching(on.on())
                            .citing("WMC-VET-01")
                            .seenBy(campaign.book().privyTo(player));
                    if (dice.roll(roll).succeeds()) {
                        veterans.add(entry.id());
                    }
                }
            }
        }

        private static boolean mayRoll(Campaign campaign, Entry entry) {
            Veteran veteran = entry.veteran();
            boolean open = veteran == null
                    || campaign.book().houseRules().veteranTwice()
                            && veteran.stats().size() < Stat.values().length;
            return open && !campaign.book().register().troop(entry).isCharacter();
        }
    }

    /** What becomes of one of them. */
    record Honour(Stat stat, String name) {}

    /** Owners name their veterans and choose what they are better at (WMC-VET-02). */
    public record NameVeterans(OrderedMap<Player, List<String>> entries)
            implements Ask<Campaign, OrderedMap<String, Honour>> {
        @Override
        public Decision<OrderedMap<String, Honour>> decision(Campaign campaign) {
            return campaign.timed(
                    Phase.RESOLUTION,
                    Decision.simultaneous(entries.keySet(), player -> honours(campaign, player))
                            .secret()
                            .asking("Name your veterans, and choose what each is better at.")
                            .citing("WMC-VET-02")
                            .otherwise(player -> byDefault(campaign, player)));
        }

        private Options<OrderedMap<String, Honour>> honours(Campaign campaign, Player player) {
            List<Option> faces = new ArrayList<>();
            for (String id : entries.the(player)) {
                Entry entry = entry(campaign, player, id);
                faces.add(Option.of(id, entry == null ? Sentence.verbatim(id) : label(campaign, player, entry)));
            }
            return Options.each(
                            faces,
                            id -> Options.form(
                                            Options.field(
                                                            "stat",
                                                            Options.oneOf(
                                                                    open(entry(campaign, player, id)),
                                                                    NameVeterans::option),
                                                            Honour::stat)
                                                    .asking("Which stat grows?"),
                                            Options.field("name", Options.text(1, 40), Honour::name)
                                                    .asking("What is the veteran called?"),
                                            Honour::new)
                                    .toldBy(honour -> Sentence.of(
                                            "{name}, better at {stat}",
                                            honour.name(),
                                            honour.stat().name())))
                    .where(
                            honours -> namesTwice(campaign, player, honours),
                            random -> random(campaign, player, random));
        }

        private static Option option(Stat stat) {
            return Option.called(small(stat.name()), stat.name());
        }

        /** The stats on which it is not better yet. */
        private static List<Stat> open(@Nullable Entry entry) {
            List<Stat> open = new ArrayList<>(List.of(Stat.values()));
            if (entry != null && entry.veteran() != null) {
                open.removeAll(entry.veteran().stats());
            }
            return open;
        }

        private static @Nullable Entry entry(Campaign campaign, Player player, String id) {
            for (Banner banner : campaign.bannersOf(player)) {
                Entry entry = Entry.find(campaign.list(banner.id()), id);
                if (entry != null) {
                    return entry;
                }
            }
            return null;
        }

        /** Names that veterans of {@code player} have, but for some; in small letters. */
        private static List<String> taken(Campaign campaign, Player player, List<String> but) {
            List<String> taken = new ArrayList<>();
            campaign.forces(player).forEach(force -> {
                for (Entry entry : force.entries()) {
                    Veteran veteran = entry.veteran();
                    if (veteran != null && !but.contains(entry.id())) {
                        taken.add(small(veteran.name()));
                    }
                }
            });
            return taken;
        }

        private static String small(String name) {
            return name.toLowerCase(Locale.ROOT);
        }

        private List<Violation> namesTwice(Campaign campaign, Player player, OrderedMap<String, Honour> honours) {
            List<String> taken = taken(campaign, player, entries.the(player));
            List<Violation> twice = new ArrayList<>();
            honours.forEach((id, honour) -> {
                String name = small(honour.name());
                if (taken.contains(name)) {
                    twice.add(Violation.of("NAME_TAKEN", "{name} is the name of another veteran.", honour.name())
                            .citing("WMC-VET-02")
                            .inside(id));
                }
                taken.add(name);
            });
            return twice;
        }

        private OrderedMap<String, Honour> byDefault(Campaign campaign, Player player) {
            return named(campaign, player, open -> open.contains(Stat.ARM) ? Stat.ARM : open.get(0));
        }

        private OrderedMap<String, Honour> random(Campaign campaign, Player player, RandomGenerator random) {
            return named(campaign, player, open -> open.get(random.nextInt(open.size())));
        }

        /** Who has a name keeps it, so that it is free for nobody else. */
        private OrderedMap<String, Honour> named(Campaign campaign, Player player, Function<List<Stat>, Stat> pick) {
            List<String> taken = taken(campaign, player, List.of());
            OrderedMap<String, Honour> honours = OrderedMap.empty();
            for (String id : entries.the(player)) {
                Entry entry = entry(campaign, player, id);
                Veteran before = entry == null ? null : entry.veteran();
                String name = before == null ? free(taken) : before.name();
                taken.add(small(name));
                honours = honours.with(id, new Honour(pick.apply(open(entry)), name));
            }
            return honours;
        }

        private static String free(List<String> taken) {
            int number = 1;
            while (taken.contains(small(Veteran.numbered(number)))) {
                number++;
            }
            return Veteran.numbered(number);
        }

        @Override
        public Outcome<Campaign> decide(Campaign campaign, Choices<OrderedMap<String, Honour>> choices, Dice dice) {
            Campaign honoured = campaign;
            List<Event> events = new ArrayList<>();
            for (Map.Entry<Player, List<String>> one : entries.entrySet()) {
                Player player = one.getKey();
                OrderedMap<String, Honour> honours = choices.find(player).orElse(OrderedMap.empty());
                for (Banner banner : campaign.bannersOf(player)) {
                    List<Entry> list = new ArrayList<>();
                    for (Entry entry : honoured.list(banner.id())) {
                        Honour honour = honours.get(entry.id());
                        list.add(honour == null ? entry : honoured(entry, honour));
                        if (honour != null) {
                            events.add(told(campaign, player, entry, honour));
                        }
                    }
                    honoured = honoured.listing(banner.id(), list);
                }
            }
            return Outcome.of(honoured).tell(events);
        }

        private static Entry honoured(Entry entry, Honour honour) {
            Veteran before = entry.veteran();
            List<Stat> stats = before == null ? List.of() : before.stats();
            return entry.as(new Veteran(honour.name(), stats).and(honour.stat()));
        }

        private static Event told(Campaign campaign, Player player, Entry entry, Honour honour) {
            return Event.told(
                            "{entry} becomes the veteran {name}: +1 {stat}.",
                            label(campaign, player, entry),
                            Veteran.called(honour.name()),
                            honour.stat())
                    .citing("WMC-VET-01", "WMC-VET-02")
                    .only(campaign.book().privyTo(player));
        }
    }

    private static Sentence label(Campaign campaign, Player player, Entry entry) {
        return campaign.book().register().label(entry, campaign.inBanners(player));
    }
}
