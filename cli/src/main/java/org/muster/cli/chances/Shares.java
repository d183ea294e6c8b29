package org.muster.cli.chances;

import static org.muster.cli.chances.Columns.padded;
import static org.muster.cli.chances.Columns.right;
import static org.muster.cli.chances.Columns.rounded;
import static org.muster.cli.chances.Columns.width;

import java.util.LinkedHashMap;
import java.util.Map;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.core.bot.Playout;
import org.muster.core.game.Play;
import org.muster.core.lab.Interval;
import org.muster.core.lab.Sums;
import org.muster.core.lab.Tally;
import org.muster.core.view.Documents;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Who won how often, how long games were and how they ended, as tables and as a document. */
final class Shares {

    /** How wide the names of the rows are. */
    private static final int NAMES = 9;

    private Shares() {}

    /** Seats by how people call them. */
    static Map<String, Tally> seats(Play<?> play, Sums sums) {
        Map<String, Tally> seats = new LinkedHashMap<>();
        sums.seats().forEach((seat, tally) -> seats.put(play.name(seat), tally));
        return seats;
    }

    /** What seats play, in words. */
    static Map<String, Tally> labels(Sums sums) {
        Map<String, Tally> labels = new LinkedHashMap<>();
        sums.labels().forEach((label, tally) -> labels.put(label.toString(), tally));
        return labels;
    }

    static void print(Console console, Play<?> play, Sums sums) {
        table(console, Sentence.of("seat"), seats(play, sums), sums.games());
        if (!sums.labels().isEmpty()) {
            console.verbatim("");
            table(console, Sentence.of("plays"), labels(sums), 0);
        }
        if (sums.seats().values().stream().anyMatch(tally -> tally.alone() < tally.wins())) {
            console.line("A shared first place counts as a win for each who shares it.");
        }
        console.verbatim("");
        row(console, Sentence.of("rounds"), rounds(sums));
        row(console, Sentence.of("decisions"), each(sums.decisions(), sums));
        row(console, Sentence.of("rolls"), each(sums.rolls(), sums));
        if (sums.givenUp() > 0) {
            row(
                    console,
                    Sentence.of("given up"),
                    Sentence.of("{n game|games} after {most} decisions", sums.givenUp(), Playout.MOST_DECISIONS));
        }
        sums.reasons()
                .forEach((reason, count) ->
                        row(console, Sentence.of("ended"), Sentence.of("{count}: {reason}", count, reason)));
    }

    private static void row(Console console, Sentence name, Sentence what) {
        console.verbatim(padded(name.toString(), NAMES) + "  " + what);
    }

    private static Sentence each(long number, Sums sums) {
        return Sentence.of("{n}, {each} a game", number, rounded("%.1f", (double) number / sums.games()));
    }

    /** Who won how often; the number of games is told where it is not {@code always} the same. */
    private static void table(Console console, Sentence what, Map<String, Tally> tallies, long always) {
        int width = width(what, tallies.keySet().stream());
        String head = padded(what.toString(), width)
                + (always > 0 ? "" : right(Sentence.of("games")))
                + right(Sentence.of("wins"))
                + right(Sentence.of("alone"))
                + right(Sentence.of("share"))
                + "   "
                + Sentence.of("95 % interval");
        console.verbatim(console.screen().bold(head));
        tallies.forEach((name, tally) -> console.verbatim(padded(name, width)
                + (always > 0 ? "" : right(tally.games()))
                + right(tally.wins())
                + right(tally.alone())
                + rounded(" %6.1f %%", 100 * tally.share())
                + "   "
                + inHundred(tally.interval())));
    }

    /** As a table tells it: {@code 61.5 to 78.2 %}. */
    static Sentence inHundred(Interval interval) {
        return Sentence.of(
                "{low} to {high} %", rounded("%.1f", 100 * interval.low()), rounded("%.1f", 100 * interval.high()));
    }

    static Sentence rounds(Sums sums) {
        return Sentence.of(
                "{median} in the middle, nine of ten games {low} to {high}, shortest {shortest}, longest {longest}",
                sums.rounds(0.5),
                sums.rounds(0.05),
                sums.rounds(0.95),
                sums.rounds(0),
                sums.rounds(1));
    }

    /** What there is to say of games and those who played them. */
    static ObjectNode document(Play<?> play, Object bots, long seed, Sums sums) {
        ObjectNode json = Documents.object();
        json.put("ruleset", play.info().id()).put("version", play.info().version());
        json.put("bots", bots.toString()).put("seed", seed);
        put(json, sums);
        return json;
    }

    /** What came out. */
    static void put(ObjectNode json, Sums sums) {
        json.put("games", sums.games());
        ArrayNode wins = json.putArray("wins");
        sums.seats().forEach((seat, tally) -> tally(wins.addObject().put("seat", seat.id()), tally));
        ArrayNode labels = json.putArray("labels");
        sums.labels().forEach((label, tally) -> tally(labels.addObject().put("label", label.toString()), tally));
        json.putObject("rounds")
                .put("shortest", sums.rounds(0))
                .put("median", sums.rounds(0.5))
                .put("longest", sums.rounds(1));
        json.put("decisions", sums.decisions()).put("rolls", sums.rolls()).put("givenUp", sums.givenUp());
        ObjectNode reasons = json.putObject("reasons");
        sums.reasons().forEach((reason, count) -> reasons.put(reason.toString(), count));
    }

    private static void tally(ObjectNode json, Tally tally) {
        json.put("games", tally.games())
                .put("wins", tally.wins())
                .put("alone", tally.alone())
                .put("share", tally.share());
        put(json, tally.interval());
    }

    static void put(ObjectNode json, Interval interval) {
        json.put("low", interval.low()).put("high", interval.high());
    }
}
