package org.muster.ruleset.crusade.records;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.records.Cell;
import org.muster.api.records.Row;
import org.muster.api.records.Table;
import org.muster.api.seat.Player;
import org.muster.api.text.Sentence;
import org.muster.ruleset.crusade.Order;
import org.muster.ruleset.crusade.OrderSheet;
import org.muster.ruleset.crusade.Season;

/** What was ordered this turn, once orders are opened (CRU-STRAT-02). */
final class Orders {

    private Orders() {}

    /** The orders of {@code players}; no rows while orders are secret, and in a Great Rift turn, which has none. */
    static Table of(Season season, List<Player> players) {
        List<Sentence> heads = new ArrayList<>(
                List.of(Sentence.of("Player"), Sentence.of("Order"), Sentence.of("Where"), Sentence.of("From")));
        boolean hasActions = players.stream().anyMatch(player -> action(season, player) != null);
        if (hasActions) {
            heads.add(Sentence.of("Ability"));
        }
        Table orders = new Table(Sentence.of("Orders of the turn"), heads, List.of());
        if (!season.orders().isEmpty()) {
            for (Player player : season.book().inSeatOrder(players)) {
                List<Cell> cells = new ArrayList<>(List.of(Cell.of("{player}", player)));
                cells.addAll(order(season, season.order(player)));
                if (hasActions) {
                    cells.add(ability(season, player));
                }
                orders = orders.with(Row.of(cells).of(player));
            }
        }
        return orders;
    }

    /** Whether {@code player}'s order is about that system: it is attacked, defended or set out from. */
    static boolean concern(Season season, Player player, String system) {
        Order order = season.order(player);
        OrderSheet.Action action = action(season, player);
        return order instanceof Order.Attack attack
                        && (attack.target().equals(system) || attack.from().equals(system))
                || order instanceof Order.Support support
                        && (support.target().equals(system)
                                || support.location().equals(system))
                || order instanceof Order.Defend defend && defend.system().equals(system)
                || action != null && action.target().equals(system);
    }

    private static OrderSheet.@Nullable Action action(Season season, Player player) {
        return season.orders().getOrDefault(player, OrderSheet.NOTHING).action();
    }

    /** Order, where, from. */
    private static List<Cell> order(Season season, Order order) {
        if (order instanceof Order.Attack attack) {
            return List.of(Cell.of("attack"), Systems.name(season, attack.target()), origin(season, attack.from()));
        }
        if (order instanceof Order.Support support) {
            return List.of(
                    Cell.of("support"), Systems.name(season, support.target()), origin(season, support.location()));
        }
        if (order instanceof Order.Defend defend) {
            return List.of(Cell.of("defend"), Systems.name(season, defend.system()), Cell.EMPTY);
        }
        return order instanceof Order.Train train
                ? List.of(
                        Cell.of("intensive training"),
                        Cell.of("{n unit|units}", train.units().size()),
                        Cell.EMPTY)
                : List.of(Cell.of("no order"), Cell.EMPTY, Cell.EMPTY);
    }

    /** A system, or whichever nomad the attack is of (CRU-NOM-02, CRU-NOM-05). */
    private static Cell origin(Season season, String from) {
        if (season.sector().isSystem(from)) {
            return Systems.name(season, from);
        }
        return season.players().stream()
                .filter(player -> Order.nomad(player).equals(from))
                .findFirst()
                .map(player -> Cell.of("{player}, a nomad", player))
                .orElse(Cell.of("as a nomad"));
    }

    private static Cell ability(Season season, Player player) {
        OrderSheet.Action action = action(season, player);
        return action == null
                ? Cell.EMPTY
                : Cell.of(
                        "{ability}: {system}",
                        season.book().abilityName(action.ability()),
                        season.sector().name(action.target()));
    }
}
