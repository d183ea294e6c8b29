package org.muster.ruleset.crusade.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.Battle;
import org.muster.ruleset.crusade.HouseRules;
import org.muster.ruleset.crusade.Order;
import org.muster.ruleset.crusade.Season;
import org.muster.ruleset.crusade.Sector;
import org.muster.ruleset.crusade.Side;
import org.muster.ruleset.crusade.data.Situation;
import org.muster.ruleset.crusade.data.Size;

/**
 * All battles of a turn, computed from all of its orders.
 *
 * <pre>
 * supports join attacks                  CRU-SUP-05
 * systems that attack each other         CRU-MATCH-07, -08, CRU-NOM-08
 * attackers and controller               CRU-MATCH-02, -09
 * colonizers                             CRU-COL-09, CRU-COL-10, CRU-MATCH-10
 * the table of each                      CRU-MATCH-03..06, CRU-COL-11
 * supports whose attack did not come     CRU-MATCH-11..13, CRU-SUP-07
 * numbers, in map order                  CRU-MATCH-15
 * </pre>
 */
public final class Matchmaking {

    private final Season season;
    private final Sector sector;
    /** Attackers by target and from where, in seat order. */
    private final Map<String, Map<Player, String>> attacks = new LinkedHashMap<>();

    private final Map<Player, List<Player>> supporters = new LinkedHashMap<>();
    private final Map<Player, Order.Support> hanging = new LinkedHashMap<>();
    private final List<Battle> battles = new ArrayList<>();
    private final List<Player> lapsed = new ArrayList<>();

    private Matchmaking(Season season) {
        this.season = season;
        this.sector = season.sector();
    }

    /**
     * What came of the orders.
     *
     * @param battles by number
     * @param lapsed supporters with nobody to play (CRU-MATCH-12)
     */
    public record Matchups(List<Battle> battles, List<Player> lapsed) {}

    /** The battles that follow from the orders of {@code season}. */
    public static Matchups of(Season season) {
        Matchmaking matchmaking = new Matchmaking(season);
        matchmaking.sort();
        matchmaking.match();
        matchmaking.leaveHanging();
        return new Matchups(List.copyOf(matchmaking.battles), List.copyOf(matchmaking.lapsed));
    }

    private void sort() {
        for (Player player : season.players()) {
            if (season.order(player) instanceof Order.Attack attack) {
                attacks.computeIfAbsent(attack.target(), any -> new LinkedHashMap<>())
                        .put(player, attack.from());
            }
        }
        for (Player player : season.players()) {
            if (season.order(player) instanceof Order.Support support) {
                Player supported = supported(support);
                if (supported == null) {
                    hanging.put(player, support);
                } else {
                    supporters
                            .computeIfAbsent(supported, any -> new ArrayList<>())
                            .add(player);
                }
            }
        }
    }

    /** Whose attack a support joins; null: it did not come. */
    private @Nullable Player supported(Order.Support support) {
        boolean anyOrigin = season.houseRules().supportMatch() == HouseRules.SupportMatch.PLAYER_AND_TARGET;
        for (Map.Entry<Player, String> attack :
                attacks.getOrDefault(support.target(), Map.of()).entrySet()) {
            Player attacker = attack.getKey();
            String from = attack.getValue().equals(Order.NOMAD) ? Order.nomad(attacker) : attack.getValue();
            boolean sameArmy = support.location().equals(from)
                    || anyOrigin
                            && (support.location().equals(Order.nomad(attacker))
                                    || sector.isSystem(support.location())
                                            && attacker.equals(season.controller(support.location())));
            if (sameArmy) {
                return attacker;
            }
        }
        return null;
    }

    private void match() {
        Set<String> finished = new LinkedHashSet<>();
        for (String target : sector.ids()) {
            if (!attacks.containsKey(target) || !finished.add(target)) {
                continue;
            }
            Player controller = season.controller(target);
            String mutual = mutual(target);
            if (mutual != null && controller != null) {
                finished.add(mutual);
                Player attacker = attackersOf(target).get(0);
                add(Battle.Kind.EXCHANGE, target, List.of(side(attacker, target), side(controller, mutual)));
            } else {
                List<Side> sides = new ArrayList<>();
                attackersOf(target).forEach(attacker -> sides.add(side(attacker, target)));
                if (controller != null) {
                    sides.add(Side.of(controller, Side.Role.CONTROLLER, ""));
                }
                add(controller == null ? Battle.Kind.COLONIZATION : Battle.Kind.CONQUEST, target, sides);
            }
        }
    }

    private List<Player> attackersOf(String system) {
        return List.copyOf(attacks.getOrDefault(system, Map.of()).keySet());
    }

    /** The system that {@code target} is attacked from and attacks in return, two players only; null: none. */
    private @Nullable String mutual(String target) {
        Player controller = season.controller(target);
        Map<Player, String> attackers = attacks.getOrDefault(target, Map.of());
        if (controller == null || attackers.size() != 1) {
            return null;
        }
        String from = attackers.values().iterator().next();
        Map<Player, String> back = attacks.getOrDefault(from, Map.of());
        return back.size() == 1 && target.equals(back.get(controller)) ? from : null;
    }

    private Side side(Player attacker, String target) {
        return new Side(List.of(attacker), supporters.getOrDefault(attacker, List.of()), Side.Role.ATTACKER, target);
    }

    private void leaveHanging() {
        for (String target : sector.inOrder(
                hanging.values().stream().map(Order.Support::target).toList())) {
            hanging.forEach((supporter, support) -> {
                if (support.target().equals(target)) {
                    Player controller = season.controller(target);
                    if (controller == null) {
                        lapsed.add(supporter);
                    } else {
                        add(
                                Battle.Kind.HANGING,
                                target,
                                List.of(
                                        Side.of(supporter, Side.Role.SUPPORTER, ""),
                                        Side.of(controller, Side.Role.CONTROLLER, "")));
                    }
                }
            });
        }
    }

    private void add(Battle.Kind kind, String system, List<Side> sides) {
        Situation table = table(kind, sides);
        Size size = nearest(season.houseRules().battleSize(), season.sizes(table));
        battles.add(Battle.matched(battles.size() + 1, kind, system, sides, table, size));
    }

    /** The table of a battle with these sides (CRU-MATCH-03..07, -10, -11). */
    static Situation table(Battle.Kind kind, List<Side> sides) {
        if (kind == Battle.Kind.HANGING) {
            return Situation.HANGING_SUPPORT;
        }
        if (sides.size() >= 3) {
            return Situation.MULTIPLAYER;
        }
        long supported = sides.stream().filter(Side::isSupported).count();
        if (supported == 2) {
            return Situation.TERRITORY;
        }
        if (supported == 1) {
            return Situation.SUPPORTED;
        }
        return switch (kind) {
            case CONQUEST -> Situation.TERRITORY;
            case COLONIZATION -> sides.size() == 1 ? Situation.COLONIZATION_SOLE : Situation.COLONIZATION_TWO_OR_MUTUAL;
            default -> Situation.COLONIZATION_TWO_OR_MUTUAL;
        };
    }

    /** The size of a table that is nearest to the one wanted, the smaller of two (CRU-TAB-05). */
    static Size nearest(Size wanted, List<Size> sizes) {
        List<Size> all = List.of(Size.values());
        Size nearest = sizes.get(0);
        for (Size size : sizes) {
            int now = Math.abs(all.indexOf(size) - all.indexOf(wanted));
            int best = Math.abs(all.indexOf(nearest) - all.indexOf(wanted));
            if (now < best || now == best && size.compareTo(nearest) < 0) {
                nearest = size;
            }
        }
        return nearest;
    }
}
