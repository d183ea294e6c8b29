package org.muster.cli.armies;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.muster.api.roster.ForeignRoster;
import org.muster.api.roster.Selection;
import org.muster.api.spi.RosterImport;
import org.muster.core.view.Documents;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What was taken of a roster, with what it costs: a column for each kind of cost that any of it has. */
final class RosterTable {

    private static final int MOST_COLUMNS = 6;

    private final ForeignRoster roster;
    private final List<Selection> units;
    private final List<String> costs;

    /**
     * A table.
     *
     * @param fates what a ruleset made of the selections; none: it took the units of the roster
     */
    RosterTable(ForeignRoster roster, List<RosterImport.Fate> fates) {
        this.roster = roster;
        this.units = fates.isEmpty()
                ? roster.units()
                : fates.stream()
                        .filter(RosterImport.Fate::taken)
                        .map(RosterImport.Fate::selection)
                        .toList();
        Set<String> named = new LinkedHashSet<>(roster.costs().keySet());
        units.forEach(unit -> addCosts(unit, named));
        this.costs = named.stream()
                .filter(cost -> roster.cost(cost).orElse(0) != 0)
                .limit(MOST_COLUMNS)
                .toList();
    }

    /** {@code : 61.5 coins, 19 power}. */
    String total() {
        List<String> parts =
                costs.stream().map(cost -> told(roster.cost(cost)) + " " + cost).toList();
        return parts.isEmpty() ? "" : ": " + String.join(", ", parts);
    }

    /** {@code 19 power}: those costs of which what was taken has as much as the roster says of itself. */
    List<String> whole() {
        return costs.stream()
                .filter(cost -> roster.costs().containsKey(cost)
                        && taken(cost).compareTo(plain(roster.costs().get(cost))) == 0)
                .map(cost -> taken(cost).toPlainString() + " " + cost)
                .toList();
    }

    private BigDecimal taken(String cost) {
        return plain(
                units.stream().mapToDouble(unit -> unit.cost(cost).orElse(0)).sum());
    }

    List<String> lines() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(costs);
        units.forEach(unit ->
                rows.add(costs.stream().map(cost -> told(unit.cost(cost))).toList()));
        List<String> lines = new ArrayList<>();
        for (int row = costs.isEmpty() ? 1 : 0; row < rows.size(); row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < costs.size(); column++) {
                String cell = rows.get(row).get(column);
                line.append(" ".repeat(width(rows, column) - cell.length()))
                        .append(cell)
                        .append("  ");
            }
            lines.add(row == 0 ? line.toString().stripTrailing() : line + label(units.get(row - 1)));
        }
        return lines;
    }

    private static int width(List<List<String>> rows, int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }

    private static void addCosts(Selection selection, Set<String> named) {
        named.addAll(selection.costs().keySet());
        selection.selections().forEach(one -> addCosts(one, named));
    }

    private static String label(Selection unit) {
        return unit.path() + kind(unit);
    }

    /** {@code  (3 Rider)}: how many, and what it is where its name does not say so. */
    static String kind(Selection unit) {
        String kind = unit.customName().isEmpty() ? "" : unit.name();
        String number = unit.number() == 1 ? "" : Integer.toString(unit.number());
        String more = (number + " " + kind).strip();
        return more.isEmpty() ? "" : " (" + more + ")";
    }

    /** {@code , 4 power, 33.5 coins}: what it costs with all that is below it; nothing where that is nothing. */
    String price(Selection selection) {
        StringBuilder price = new StringBuilder();
        for (String cost : costs) {
            if (selection.cost(cost).orElse(0) != 0) {
                price.append(", ")
                        .append(told(selection.cost(cost)))
                        .append(' ')
                        .append(cost);
            }
        }
        return price.toString();
    }

    private static String told(OptionalDouble cost) {
        return cost.isEmpty() ? "-" : plain(cost.getAsDouble()).toPlainString();
    }

    private static BigDecimal plain(double cost) {
        BigDecimal exact = BigDecimal.valueOf(cost).setScale(3, RoundingMode.HALF_EVEN);
        return exact.signum() == 0 ? BigDecimal.ZERO : exact.stripTrailingZeros();
    }

    ObjectNode document() {
        ObjectNode json = Documents.object().put("name", roster.name()).put("gameSystem", roster.gameSystem());
        ObjectNode total = json.putObject("costs");
        costs.forEach(cost -> roster.cost(cost).ifPresent(value -> total.put(cost, plain(value))));
        ArrayNode all = json.putArray("units");
        for (Selection unit : units) {
            ObjectNode one = all.addObject()
                    .put("path", unit.path())
                    .put("name", unit.name())
                    .put("customName", unit.customName())
                    .put("number", unit.number());
            ObjectNode own = one.putObject("costs");
            costs.forEach(cost -> unit.cost(cost).ifPresent(value -> own.put(cost, plain(value))));
            one.set("categories", Documents.strings(unit.categories()));
        }
        return json;
    }
}
