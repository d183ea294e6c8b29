package org.muster.cli.chances;

import static org.muster.cli.chances.Columns.padded;
import static org.muster.cli.chances.Columns.right;
import static org.muster.cli.chances.Columns.rounded;
import static org.muster.cli.chances.Columns.width;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.core.game.Play;
import org.muster.core.lab.Comparison;
import org.muster.core.lab.Contrast;
import org.muster.core.lab.Interval;
import org.muster.core.lab.Tally;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a house rule changes, in words and as a document.
 *
 * @param variant the file that says how the other games are played
 */
record Compared(Play<?> play, Comparison.Pairs pairs, String variant) {

    void print(Console console) {
        Map<String, Contrast> seats = new LinkedHashMap<>();
        pairs.seats().forEach((seat, wins) -> seats.put(play.name(seat), wins));
        table(console, Sentence.of("seat"), seats);
        Map<String, Contrast> labels = new LinkedHashMap<>();
        pairs.labels().forEach((label, wins) -> labels.put(label.toString(), wins));
        if (!labels.isEmpty()) {
            console.verbatim("");
            table(console, Sentence.of("plays"), labels);
        }
        console.verbatim("");
        Map<String, Contrast> sides = labels.isEmpty() ? seats : labels;
        sides.forEach((name, wins) -> console.line(verdict(name, wins)));
        console.line(fairness(sides));
        console.line(
                "Rounds, in the middle: {n} without, {m} with {variant}.",
                pairs.one().rounds(0.5),
                pairs.other().rounds(0.5),
                variant);
    }

    private void table(Console console, Sentence what, Map<String, Contrast> all) {
        int width = width(what, all.keySet().stream());
        console.verbatim(console.screen()
                .bold(padded(what.toString(), width)
                        + right(Sentence.of("without"))
                        + right(Sentence.of("with"))
                        + right(Sentence.of("change"))
                        + "   "
                        + Sentence.of("95 % interval of the change, in points")));
        all.forEach((name, wins) -> console.verbatim(padded(name, width)
                + share(wins.ofOne(), wins.share())
                + share(wins.ofOther(), wins.otherShare())
                + rounded(" %+7.1f", -100 * wins.difference())
                + "   "
                + points(change(wins))));
    }

    private static String share(long of, double share) {
        return of == 0 ? right("-") : rounded(" %5.1f %%", 100 * share);
    }

    /** Of how much more is won with the variant. */
    private static Interval change(Contrast wins) {
        Interval less = wins.differenceInterval();
        return new Interval(-less.high(), -less.low());
    }

    /** As a table tells it: {@code -1.2 to +3.4}. */
    static Sentence points(Interval interval) {
        return Sentence.of(
                "{low} to {high}", rounded("%+.1f", 100 * interval.low()), rounded("%+.1f", 100 * interval.high()));
    }

    private static Sentence verdict(String name, Contrast wins) {
        Interval change = change(wins);
        if (wins.ofOne() == 0 || wins.ofOther() == 0) {
            return Sentence.of("{side}: played one way only.", name);
        }
        String low = rounded("%.1f", 100 * Math.min(Math.abs(change.low()), Math.abs(change.high())));
        String high = rounded("%.1f", 100 * Math.max(Math.abs(change.low()), Math.abs(change.high())));
        if (change.low() > 0) {
            return Sentence.of("{side} wins more often with it, by {low} to {high} games in 100.", name, low, high);
        }
        if (change.high() < 0) {
            return Sentence.of("{side} wins less often with it, by {low} to {high} games in 100.", name, low, high);
        }
        return Sentence.of(
                "{side}: no change is shown; it may win up to {less} games in 100 less with it, or up to {more} more.",
                name,
                rounded("%.1f", -100 * change.low()),
                rounded("%.1f", 100 * change.high()));
    }

    /** The side that is farthest from what all win on average, without and with; a shared first place makes that more than its part. */
    private static Sentence fairness(Map<String, Contrast> sides) {
        Map<String, Tally> without = new LinkedHashMap<>();
        Map<String, Tally> with = new LinkedHashMap<>();
        sides.forEach((name, wins) -> {
            without.put(name, new Tally(wins.ofOne(), wins.one(), 0));
            with.put(name, new Tally(wins.ofOther(), wins.other(), 0));
        });
        return Sentence.of(
                "Farthest from an equal share: {one} without; {other} with it.", farthest(without), farthest(with));
    }

    private static Sentence farthest(Map<String, Tally> sides) {
        long games = sides.values().stream().mapToLong(Tally::games).sum();
        long wins = sides.values().stream().mapToLong(Tally::wins).sum();
        double equal = games == 0 ? 0 : (double) wins / games;
        return sides.entrySet().stream()
                .filter(side -> side.getValue().games() > 0)
                .max(Comparator.comparingDouble(side -> Math.abs(side.getValue().share() - equal)))
                .map(side -> Sentence.of(
                        "{side} with {share} % ({interval}), where {equal} % would be equal",
                        side.getKey(),
                        rounded("%.1f", 100 * side.getValue().share()),
                        Shares.inHundred(side.getValue().interval()),
                        rounded("%.1f", 100 * equal)))
                .orElse(Sentence.NOTHING);
    }

    ObjectNode document(Object bots, long seed) {
        ObjectNode json = Shares.document(play, bots, seed, pairs.one());
        ObjectNode against = json.putObject("against").put("variant", variant);
        Shares.put(against, pairs.other());
        ArrayNode seats = json.putArray("changes");
        pairs.seats().forEach((seat, wins) -> put(seats.addObject().put("seat", seat.id()), wins));
        pairs.labels().forEach((label, wins) -> put(seats.addObject().put("label", label.toString()), wins));
        return json;
    }

    private static void put(ObjectNode json, Contrast wins) {
        json.put("without", wins.share())
                .put("with", wins.otherShare())
                .put("change", 0 - wins.difference()) // of nothing, no negative zero
                .put("correlation", wins.correlation());
        Shares.put(json, change(wins));
    }
}
