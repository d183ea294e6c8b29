package org.muster.ruleset.crusade.orders;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.muster.api.seat.Player;
import org.muster.ruleset.crusade.Ability;
import org.muster.ruleset.crusade.HouseRules;
import org.muster.ruleset.crusade.Order;
import org.muster.ruleset.crusade.Season;

/**
 * Which systems a player reaches, and from where.
 *
 * <pre>
 * adjacent to a system he controls       CRU-ATK-02, -06
 * by the abilities of his faction        CRU-ATK-07, CRU-ABL-02..04, -08
 * as a nomad                             CRU-NOM-01..04
 * </pre>
 */
public final class Reachable {

    private final Season season;
    private final Player player;

    private Reachable(Season season, Player player) {
        this.season = season;
        this.player = player;
    }

    /** What {@code player} reaches. */
    public static Reachable by(Season season, Player player) {
        return new Reachable(season, player);
    }

    /** From where he may attack: his systems, and {@link Order#NOMAD} if he is one. */
    public List<String> origins() {
        List<String> origins = season.systemsOf(player);
        if (season.isNomad(player)) {
            origins.add(0, Order.NOMAD);
        }
        return origins;
    }

    /** What he may attack from there, own systems left out, in map order (CRU-ATK-02, CRU-ATK-03). */
    public List<String> from(String origin) {
        Set<String> reached = around(origin);
        reached.removeIf(system -> season.world(system).belongsTo(player));
        return season.sector().inOrder(reached);
    }

    /** Every system that is adjacent to it for him, his own among them. */
    Set<String> around(String origin) {
        Set<String> reached = new LinkedHashSet<>();
        if (origin.equals(Order.NOMAD)) {
            reached.addAll(asNomad());
        } else {
            reached.addAll(season.sector().neighbours(origin));
            for (Ability.Reach ability : season.abilities(player, Ability.Reach.class)) {
                for (String system : ability.from(season, player, origin)) {
                    if (!ability.colonizationOnly() || season.controller(system) == null) {
                        reached.add(system);
                    }
                }
            }
        }
        return reached;
    }

    /** Systems a nomad may attack (CRU-NOM-02). */
    private List<String> asNomad() {
        boolean anywhere = season.houseRules().nomadReach() == HouseRules.NomadReach.ANYWHERE;
        String half = season.book().homeHalf(player);
        List<String> systems = new ArrayList<>();
        for (String system : season.sector().ids()) {
            if (anywhere || season.sector().half(system).equals(half)) {
                systems.add(system);
            }
        }
        return systems;
    }

    /** Everything he reaches from anywhere, in map order: what he may support (CRU-SUP-02, CRU-NOM-04). */
    List<String> all() {
        Set<String> reached = new LinkedHashSet<>();
        origins().forEach(origin -> reached.addAll(from(origin)));
        return season.sector().inOrder(reached);
    }
}
