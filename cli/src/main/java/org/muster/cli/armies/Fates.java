package org.muster.cli.armies;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.muster.api.roster.Force;
import org.muster.api.roster.ForeignRoster;
import org.muster.api.roster.Selection;
import org.muster.api.spi.RosterImport.Fate;
import org.muster.api.text.Sentence;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What became of every selection of a roster, as a tree: what the ruleset says of it, or that it is part of another. */
final class Fates {

    private static final String STEP = "  ";

    private final ForeignRoster roster;
    private final IdentityHashMap<Selection, Fate> told = new IdentityHashMap<>();

    /**
     * The fates of a roster's selections.
     *
     * @param fates what a ruleset told of them; none: it took the units of the roster
     */
    Fates(ForeignRoster roster, List<Fate> fates) {
        this.roster = roster;
        fates.forEach(fate -> told.put(fate.selection(), fate));
        if (fates.isEmpty()) {
            roster.units().forEach(unit -> told.put(unit, new Fate(unit, true, Sentence.of("taken as a unit"))));
        }
    }

    /** A selection, how deep it stands in the roster, and what became of it; without selection: a force. */
    private record Line(int depth, String name, @Nullable Selection selection, Sentence how) {}

    private List<Line> all() {
        List<Line> lines = new ArrayList<>();
        roster.forces().forEach(force -> force(force, 0, lines));
        return lines;
    }

    private void force(Force force, int depth, List<Line> lines) {
        Sentence how = Sentence.of("force of catalogue {catalogue}", force.catalogue());
        lines.add(new Line(depth, force.called(), null, how));
        force.selections().forEach(one -> selection(one, null, depth + 1, lines));
        force.forces().forEach(one -> force(one, depth + 1, lines));
    }

    private void selection(Selection selection, @Nullable Fate above, int depth, List<Line> lines) {
        Fate own = told.get(selection);
        lines.add(new Line(depth, selection.called(), selection, how(selection, own, above)));
        selection.selections().forEach(one -> selection(one, own == null ? above : own, depth + 1, lines));
    }

    private Sentence how(Selection selection, @Nullable Fate own, @Nullable Fate above) {
        if (own != null) {
            return own.how();
        }
        if (above != null) {
            return above.taken()
                    ? Sentence.of("part of {unit}", above.selection().called())
                    : Sentence.of("left out with {unit}", above.selection().called());
        }
        return holdsTold(selection)
                ? Sentence.of("a bundle, taken apart")
                : Sentence.of("left out: it is no unit and holds none");
    }

    private boolean holdsTold(Selection selection) {
        return selection.selections().stream().anyMatch(one -> told.containsKey(one) || holdsTold(one));
    }

    /** {@code Ash's Own (Gate Guard), 4 power: taken as a unit}, indented by what it is part of. */
    List<String> lines(RosterTable prices) {
        return all().stream()
                .map(line -> STEP.repeat(line.depth())
                        + (line.selection() == null
                                ? line.name()
                                : line.name() + RosterTable.kind(line.selection()) + prices.price(line.selection()))
                        + ": "
                        + line.how())
                .toList();
    }

    /** {@code explained}: {@code path}, {@code number}, {@code taken} and {@code how} of each selection. */
    void document(ObjectNode json) {
        ArrayNode all = json.putArray("explained");
        for (Line line : all()) {
            Selection selection = line.selection();
            if (selection != null) {
                Fate own = told.get(selection);
                all.addObject()
                        .put("path", selection.path())
                        .put("number", selection.number())
                        .put("taken", own != null && own.taken())
                        .put("how", line.how().toString());
            }
        }
    }
}
