package org.muster.ruleset.crusade.abilities;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.muster.api.flow.Event;
import org.muster.api.flow.Outcome;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.Ability;
import org.muster.ruleset.crusade.Battle;
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
                new MastersOfTheWarp(),
                new Webway(),
                new RiftHop(),
                new TombAwakening(),
                new WaterCasteDiplomacy(),
                new AbsorbBiomass(),
                new FortressDoctrine(),
                new Hellforges());
    }

    /** Chaos: from a system beside the Rift to every system beside any Rift hex connected with it (CRU-ABL-02). */
    static final class MastersOfTheWarp implements Ability.Reach {
        @Override
        public String id() {
            return "MASTERS_OF_THE_WARP";
        }

        @Override
        public List<String> from(Season season, Player player, String origin) {
            Sector sector = season.book().sector();
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
    static final class Webway implements Ability.Reach {
        @Override
        public String id() {
            return "WEBWAY";
        }

        @Override
        public List<String> from(Season season, Player player, String origin) {
            String gate = season.book().line(this).word("feature");
            List<String> reached = new ArrayList<>();
            if (season.worlds().the(origin).features().contains(gate)) {
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
    static final class RiftHop implements Ability.Reach {
        @Override
        public String id() {
            return "RIFT_HOP";
        }

        @Override
        public List<String> from(Season season, Player player, String origin) {
            Sector sector = season.book().sector();
            Set<String> reached = new LinkedHashSet<>();
            sector.riftsBeside(origin).forEach(rift -> reached.addAll(sector.neighbours(rift)));
            reached.remove(origin);
            return List.copyOf(reached);
        }
    }

    /** Necrons: unclaimed dead worlds a few steps away, never over the Rift (CRU-ABL-08). */
    static final class TombAwakening implements Ability.Reach {
        @Override
        public String id() {
            return "TOMB_AWAKENING";
        }

        @Override
        public List<String> from(Season season, Player player, String origin) {
            AbilityLine line = season.book().line(this);
            List<String> reached = new ArrayList<>();
            for (String system : season.book().sector().within(origin, line.number("steps", 1))) {
                if (season.worlds().the(system).type().equals(line.word("type"))) {
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
    static final class WaterCasteDiplomacy implements Ability.StrategyAction {
        @Override
        public String id() {
            return "WATER_CASTE_DIPLOMACY";
        }

        @Override
        public List<String> targets(Season season, Player player) {
            Set<String> beside = new LinkedHashSet<>();
            season.systemsOf(player)
                    .forEach(system -> beside.addAll(season.book().sector().neighbours(system)));
            beside.removeIf(system -> season.controller(system) != null);
            return season.book().sector().inOrder(beside);
        }

        @Override
        public Outcome<Season> use(Season season, Player player, String target) {
            String why = obstacle(season, player, target);
            if (!why.isEmpty()) {
                return Outcome.of(season)
                        .tell(Event.told("The diplomacy of {player} at {system} fails: {why}.", player, target, why)
                                .citing("CRU-ABL-05")
                                .at(target));
            }
            return Outcome.of(season.under(player, target))
                    .tell(Event.told("{system} joins {player} by diplomacy.", target, player)
                            .citing("CRU-ABL-05")
                            .at(target));
        }

        private String obstacle(Season season, Player player, String target) {
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
                    ? "it was attacked this turn"
                    : rivals
                            ? "others courted it too"
                            : season.controller(target) != null ? "it is unclaimed no longer" : "";
        }
    }

    /** Tyranids: an own living world is eaten (CRU-ABL-06). */
    static final class AbsorbBiomass implements Ability.ResolutionAction {
        @Override
        public String id() {
            return "ABSORB_BIOMASS";
        }

        @Override
        public List<String> targets(Season season, Player player) {
            String dead = season.book().line(this).word("type");
            List<String> targets = new ArrayList<>();
            for (String system : season.systemsOf(player)) {
                boolean isHome = system.equals(season.book().home(player));
                if (!isHome && !season.worlds().the(system).type().equals(dead)) {
                    targets.add(system);
                }
            }
            return targets;
        }

        @Override
        public Outcome<Season> use(Season season, Player player, String target) {
            AbilityLine line = season.book().line(this);
            int cap = season.book().houseRules().requisitionCap();
            Season after = season.with(target, season.worlds().the(target).turned(line.word("type")))
                    .change(
                            player,
                            force -> force.gaining(line.word("token"), line.number("tokens", 1))
                                    .requisitioning(line.number("requisitionPoints", 0), cap));
            return Outcome.of(after)
                    .tell(Event.told("{player} absorbs the biomass of {system}: it is dead now.", player, target)
                            .citing("CRU-ABL-06")
                            .at(target));
        }
    }

    /** Imperium: a fortress world defends itself (CRU-ABL-07). */
    static final class FortressDoctrine implements Ability.DefendBonus {
        @Override
        public String id() {
            return "FORTRESS_DOCTRINE";
        }

        @Override
        public boolean holds(Season season, Player defender, String system) {
            return season.worlds()
                    .the(system)
                    .type()
                    .equals(season.book().line(this).word("type"));
        }
    }

    /** Chaos: a note for a defender on a world with a hellforge (CRU-ABL-09). */
    static final class Hellforges implements Ability.BattleNote {
        @Override
        public String id() {
            return "HELLFORGES";
        }

        @Override
        public String note(Season season, Battle battle, Player player) {
            AbilityLine line = season.book().line(this);
            boolean defends = player.equals(battle.controller())
                    && season.worlds().the(battle.system()).features().contains(line.word("feature"));
            return defends ? line.word("note") : "";
        }
    }
}
