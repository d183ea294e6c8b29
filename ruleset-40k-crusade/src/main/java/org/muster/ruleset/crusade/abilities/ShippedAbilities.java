package org.muster.ruleset.crusade.abilities;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.api.state.OrderedMap;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Ability;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.Force;
import org.muster.ruleset.crusade.Order;
import org.muster.ruleset.crusade.OrderSheet;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Sector;
import org.muster.ruleset.crusade.data.AbilityLine;

/** The abilities of the book's factions (CRU-ABL). Numbers and what they look at stand in the file of abilities. */
public final class ShippedAbilities {

    private ShippedAbilities() {}

    /** All of them. */
    public static List<Ability> all() {
        return List.of(
                new MastersOfTheWarp("MASTERS_OF_THE_WARP"),
                new Webway("WEBWAY"),
                new RiftHop("RIFT_HOP"),
                new TombAwakening("TOMB_AWAKENING"),
                new WaterCasteDiplomacy("WATER_CASTE_DIPLOMACY"),
                new AbsorbBiomass("ABSORB_BIOMASS"),
                new FortressDoctrine("FORTRESS_DOCTRINE"),
                new Hellforges("HELLFORGES"));
    }

    /** What each must look at, by its id: words that its line names. */
    public static OrderedMap<String, List<String>> words() {
        return OrderedMap.of("WEBWAY", List.of("feature"))
                .with("TOMB_AWAKENING", List.of("type"))
                .with("ABSORB_BIOMASS", List.of("type", "token"))
                .with("FORTRESS_DOCTRINE", List.of("type"))
                .with("HELLFORGES", List.of("feature"));
    }

    /** Targets of an action, in map order: systems that nothing speaks against. */
    private static List<String> unopposed(Ability.Action action, Season season, Player player) {
        return season.sector().ids().stream()
                .filter(system -> action.against(season, player, system).isEmpty())
                .toList();
    }

    /** Chaos: from a system beside the Rift to every system beside any Rift hex connected with it (CRU-ABL-02). */
    record MastersOfTheWarp(String id) implements Ability.Reach {
        @Override
        public List<String> from(Season season, Player player, String origin) {
            Sector sector = season.sector();
            Set<String> reached = new LinkedHashSet<>();
            for (String beside : sector.riftsBeside(origin)) {
                for (String rift : sector.connectedRift(beside)) {
                    reached.addAll(sector.neighbours(rift));
                }
            }
            return List.copyOf(reached);
        }
    }

    /** Eldar: from a system with a webway gate to every other system with one (CRU-ABL-03). */
    record Webway(String id) implements Ability.Reach {
        @Override
        public List<String> from(Season season, Player player, String origin) {
            String gate = season.book().line(this).word("feature");
            List<String> reached = new ArrayList<>();
            if (season.world(origin).features().contains(gate)) {
                season.worlds().forEach((system, world) -> {
                    if (world.features().contains(gate) && !system.equals(origin)) {
                        reached.add(system);
                    }
                });
            }
            return reached;
        }
    }

    /** Orks: across exactly one Rift hex (CRU-ABL-04). */
    record RiftHop(String id) implements Ability.Reach {
        @Override
        public List<String> from(Season season, Player player, String origin) {
            Sector sector = season.sector();
            Set<String> reached = new LinkedHashSet<>();
            sector.riftsBeside(origin).forEach(rift -> reached.addAll(sector.neighbours(rift)));
            reached.remove(origin);
            return List.copyOf(reached);
        }
    }

    /** Necrons: unclaimed dead worlds a few steps away, never over the Rift (CRU-ABL-08). */
    record TombAwakening(String id) implements Ability.Reach {
        @Override
        public List<String> from(Season season, Player player, String origin) {
            AbilityLine line = season.book().line(this);
            List<String> reached = new ArrayList<>();
            for (String system : season.sector().within(origin, line.number("steps", 1))) {
                if (season.world(system).type().equals(line.word("type"))) {
                    reached.add(system);
                }
            }
            return reached;
        }

        @Override
        public boolean colonizationOnly() {
            return true;
        }
    }

    /** Tau: an unclaimed system beside an own one joins them, unless somebody attacked it (CRU-ABL-05). */
    record WaterCasteDiplomacy(String id) implements Ability.StrategyAction {
        @Override
        public String rule() {
            return "CRU-ABL-05";
        }

        @Override
        public List<String> targets(Season season, Player player) {
            return unopposed(this, season, player);
        }

        @Override
        public List<Sentence> against(Season season, Player player, String system) {
            if (season.world(system).belongsTo(player)) {
                return List.of(Sentence.of("it is yours"));
            }
            List<Sentence> against = new ArrayList<>(2);
            if (season.controller(system) != null) {
                against.add(Sentence.of("it belongs to {owner}", season.owner(system)));
            }
            if (season.sector().neighbours(system).stream()
                    .noneMatch(beside -> season.world(beside).belongsTo(player))) {
                against.add(Sentence.of("it is not beside a system of yours"));
            }
            return against;
        }

        @Override
        public Outcome<Season> use(Season season, Player player, String target) {
            Sentence why = obstacle(season, player, target);
            if (!why.isEmpty()) {
                return Outcome.of(season)
                        .tell(Event.told(
                                        "The diplomacy of {player} at {system} fails: {why}.",
                                        player,
                                        season.sector().name(target),
                                        why)
                                .citing("CRU-ABL-05")
                                .at(target));
            }
            return Outcome.of(season.under(player, target))
                    .tell(Event.told(
                                    "{system} joins {player} by diplomacy.",
                                    season.sector().name(target),
                                    player)
                            .citing("CRU-ABL-05")
                            .at(target));
        }

        private Sentence obstacle(Season season, Player player, String target) {
            boolean attacked = season.orders().list().stream()
                    .anyMatch(sheet -> sheet.order() instanceof Order.Attack attack
                            && attack.target().equals(target));
            boolean rivals = season.orders().entrySet().stream().anyMatch(entry -> {
                OrderSheet.Action action = entry.getValue().action();
                return !entry.getKey().equals(player)
                        && action != null
                        && action.ability().equals(id())
                        && action.target().equals(target);
            });
            return attacked
                    ? Sentence.of("it was attacked this turn")
                    : rivals
                            ? Sentence.of("others courted it too")
                            : season.controller(target) != null
                                    ? Sentence.of("it is unclaimed no longer")
                                    : Sentence.NOTHING;
        }
    }

    /** Tyranids: an own living world is eaten (CRU-ABL-06). */
    record AbsorbBiomass(String id) implements Ability.ResolutionAction {
        @Override
        public String rule() {
            return "CRU-ABL-06";
        }

        @Override
        public List<String> targets(Season season, Player player) {
            return unopposed(this, season, player);
        }

        @Override
        public List<Sentence> against(Season season, Player player, String system) {
            List<Sentence> against = new ArrayList<>(2);
            if (!season.world(system).belongsTo(player)) {
                against.add(Sentence.of("it belongs to {owner}", season.owner(system)));
            }
            if (system.equals(season.book().home(player))) {
                against.add(Sentence.of("it is your home"));
            }
            if (season.world(system).type().equals(season.book().line(this).word("type"))) {
                against.add(
                        Sentence.of("it is {type} already", season.world(system).kind()));
            }
            return against;
        }

        @Override
        public Outcome<Season> use(Season season, Player player, String target) {
            AbilityLine line = season.book().line(this);
            int cap = season.houseRules().requisitionCap();
            Season after = season.with(target, season.world(target).turned(line.word("type")))
                    .change(
                            player,
                            force -> force.gaining(line.word("token"), line.number("tokens", 1))
                                    .requisitioning(line.number("requisitionPoints", 0), cap));
            List<Event> told = new ArrayList<>();
            told.add(Event.told(
                            "{player} absorbs the biomass of {system}: it is dead now.",
                            player,
                            season.sector().name(target))
                    .citing("CRU-ABL-06")
                    .at(target));
            int points = line.number("requisitionPoints", 0);
            int gained =
                    after.force(player).requisition() - season.force(player).requisition();
            gains(line, gained)
                    .ifPresent(what -> told.add(
                            Event.told("{player} gains {what}.", player, what).citing("CRU-ABL-06")));
            if (gained < points) {
                told.add(Force.lost(player, points - gained, cap));
            }
            return Outcome.of(after).tell(told);
        }

        private static Optional<Sentence> gains(AbilityLine line, int points) {
            List<Sentence> gains = new ArrayList<>(2);
            int tokens = line.number("tokens", 1);
            if (tokens > 0) {
                String kind = line.word("token").toLowerCase(Locale.ROOT).replace('_', ' ');
                gains.add(Sentence.of("{n token|tokens} of {kind}", tokens, kind));
            }
            if (points > 0) {
                gains.add(Sentence.of("{n requisition point|requisition points}", points));
            }
            return gains.isEmpty() ? Optional.empty() : Optional.of(Sentence.joined(", ", gains));
        }
    }

    /** Imperium: a fortress world defends itself (CRU-ABL-07). */
    record FortressDoctrine(String id) implements Ability.DefendBonus {
        @Override
        public boolean holds(Season season, Player defender, String system) {
            return season.world(system).type().equals(season.book().line(this).word("type"));
        }
    }

    /** Chaos: a note for a defender on a world with a hellforge (CRU-ABL-09). */
    record Hellforges(String id) implements Ability.BattleNote {
        @Override
        public String note(Season season, Battle battle, Player player) {
            AbilityLine line = season.book().line(this);
            boolean defends = player.equals(battle.controller())
                    && season.world(battle.system()).features().contains(line.word("feature"));
            return defends ? line.word("note") : "";
        }
    }
}
