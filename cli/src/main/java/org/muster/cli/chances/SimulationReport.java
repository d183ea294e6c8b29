package org.muster.cli.chances;

import static org.muster.cli.chances.Columns.rounded;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.cli.files.TextFile;
import org.muster.cli.terminal.Console;
import org.muster.core.game.BadGame;
import org.muster.core.game.Play;
import org.muster.core.lab.Sightings;
import org.muster.core.lab.Sums;
import org.muster.core.lab.Tally;
import org.muster.core.plugin.LoadedRuleset;
import org.muster.core.rules.RuleBook;
import org.muster.core.view.Holding;
import org.muster.drawing.chart.LineChart;
import org.muster.drawing.words.PlainWords;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A simulation as a page with charts that needs nothing else, and the numbers beside it as JSON and as CSV. */
final class SimulationReport {

    private static final String PAGE = ".html";

    /** Rows of a table; the document has them all. */
    private static final int MOST_ROWS = 40;

    /** What is offered seldom may well be chosen by nobody. */
    private static final long OFTEN = 30;

    /** Rounds that only a few games had are not drawn: who is left in them is another crowd. */
    private static final double MOST_ROUNDS = 0.9;

    private final Play<?> play;
    private final Sums sums;
    private final List<RuleBook.Entry> unused;
    private final StringBuilder page = new StringBuilder();

    private SimulationReport(LoadedRuleset loaded, Play<?> play, Sums sums) {
        this.play = play;
        this.sums = sums;
        this.unused = RuleBook.of(loaded)
                .map(book -> book.all().stream()
                        .filter(rule -> !sums.sightings().rules().containsKey(rule.id()))
                        .toList())
                .orElse(List.of());
    }

    /** Refuses what can't be the file of a page, before anything is played for it. */
    static void mustBePage(Path file) {
        if (!String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(PAGE)) {
            throw new BadGame("BAD_REPORT", "{file}: the report is a page; its name ends in .html.", file);
        }
    }

    /**
     * Writes them.
     *
     * @param file of the page, see {@link #mustBePage}
     * @param title who played what
     * @param document all there is to say without having looked closely
     */
    static void write(
            Console console,
            Path file,
            LoadedRuleset loaded,
            Play<?> play,
            Sums sums,
            Sentence title,
            ObjectNode document)
            throws IOException {
        String name = String.valueOf(file.getFileName());
        String stem = name.substring(0, name.length() - PAGE.length());
        SimulationReport report = new SimulationReport(loaded, play, sums);
        ObjectNode all = document.deepCopy();
        report.put(all);
        write(console, file, report.page(title));
        TextFile.write(file.resolveSibling(stem + ".json"), all);
        console.say("Wrote {file}", file.resolveSibling(stem + ".json"));
        write(console, file.resolveSibling(stem + ".csv"), report.csv());
    }

    private static void write(Console console, Path file, String text) throws IOException {
        TextFile.write(file, text.getBytes(StandardCharsets.UTF_8));
        console.say("Wrote {file}", file);
    }

    // ---- the page

    private String page(Sentence title) {
        page.append("<!doctype html>\n<html><head><meta charset=\"utf-8\">")
                .append("<meta name=\"viewport\" content=\"width=device-width\">")
                .append("<title>" + escaped(title) + "</title>\n<style>" + STYLE + "</style></head>\n<body>\n");
        head(1, title);
        shares(Sentence.of("Wins by seat"), Shares.seats(play, sums));
        if (!sums.labels().isEmpty()) {
            shares(Sentence.of("Wins by what is played"), Shares.labels(sums));
        }
        paragraph(
                Sentence.of("The line in each bar is the interval that holds the true share in 19 of 20 simulations."));
        head(2, Sentence.of("How long games are"));
        paragraph(Sentence.of("Rounds: {rounds}.", Shares.rounds(sums)));
        lengths();
        head(2, Sentence.of("How games end"));
        table(
                List.of(Sentence.of("games"), Sentence.of("ended")),
                sums.reasons().entrySet().stream()
                        .map(one -> List.<Object>of(one.getValue(), one.getKey()))
                        .toList());
        if (sums.sightings().games() > 0) {
            closely();
        }
        return page.append("</body></html>\n").toString();
    }

    private void closely() {
        Sightings seen = sums.sightings();
        head(2, Sentence.of("Over time"));
        paragraph(Sentence.of(
                "What each side has at the end of each round, the mean of {n game|games} that were looked at closely; games that were over are missing in later rounds.",
                seen.games()));
        page.append("<div class=\"charts\">\n");
        seen.courses().forEach(this::course);
        page.append("</div>\n");
        head(2, Sentence.of("Wins by start"));
        decisive(seen.decisive(true));
        head(2, Sentence.of("Decisive decisions"));
        paragraph(
                Sentence.of(
                        "Who chose this won so often, who could have and did not won so often. A choice that comes with winning need not be why."));
        decisive(seen.decisive(false));
        head(2, Sentence.of("Options never chosen"));
        table(
                List.of(Sentence.of("step"), Sentence.of("option"), Sentence.of("offered")),
                seen.neverChosen(OFTEN).stream()
                        .map(one -> List.<Object>of(
                                one.getKey().step(),
                                one.getValue().label(),
                                one.getValue().offered()))
                        .toList());
        head(2, Sentence.of("Rules never used"));
        paragraph(
                Sentence.of(
                        "No question, roll, event or end of these games named them. A rule that only forbids is named where it refuses something, which bots never try."));
        table(
                List.of(Sentence.of("rule"), Sentence.of("text")),
                unused.stream()
                        .map(rule -> List.<Object>of(rule.id(), rule.text()))
                        .toList());
    }

    private void head(int level, Sentence text) {
        page.append("<h" + level + '>' + escaped(text) + "</h" + level + ">\n");
    }

    private void paragraph(Sentence text) {
        page.append("<p>" + escaped(text) + "</p>\n");
    }

    private void shares(Sentence title, Map<String, Tally> tallies) {
        head(2, title);
        page.append("<table>");
        tallies.forEach((name, tally) -> {
            String share = rounded("%.1f", 100 * tally.share());
            page.append("<tr><th>" + escaped(name) + "</th><td class=\"n\">" + share + " %</td><td>")
                    .append("<svg class=\"bar\" viewBox=\"0 0 400 20\" role=\"img\" aria-label=\"" + share + " %\">")
                    .append("<rect class=\"all\" width=\"400\" height=\"20\"/><rect class=\"some\" width=\"")
                    .append(at(tally.share()) + "\" height=\"20\"/><path class=\"whisker\" d=\"M")
                    .append(at(tally.interval().low()) + " 10H"
                            + at(tally.interval().high()) + "\"/></svg></td><td>")
                    .append(escaped(Shares.inHundred(tally.interval())) + "</td><td class=\"n\">")
                    .append(escaped(Sentence.of("{wins} of {n game|games}", tally.wins(), tally.games())))
                    .append("</td></tr>\n");
        });
        page.append("</table>\n");
    }

    private static String at(double share) {
        return rounded("%.1f", 400 * share);
    }

    private void lengths() {
        List<@Nullable Double> games = new ArrayList<>();
        List<String> rounds = new ArrayList<>();
        for (int round = sums.rounds(0); round <= sums.rounds(1); round++) {
            games.add(sums.rounds().getOrDefault(round, 0L).doubleValue());
            rounds.add(Integer.toString(round));
        }
        Sentence words = Sentence.of("Games by rounds");
        page.append("<div class=\"charts\"><figure><figcaption>" + escaped(words) + "</figcaption>")
                .append(LineChart.of(
                                words.toString(),
                                List.of(new LineChart.Course(0, words.toString(), games)),
                                rounds,
                                true)
                        .svg())
                .append("</figure></div>\n");
    }

    private void course(Holding.Subject subject, Map<Sentence, ? extends Map<Integer, Sightings.Sum>> sides) {
        int last = sums.rounds(MOST_ROUNDS);
        List<LineChart.Course> courses = new ArrayList<>();
        List<Sentence> names = List.copyOf(sides.keySet());
        for (int i = 0; i < names.size(); i++) {
            Map<Integer, Sightings.Sum> means = sides.get(names.get(i));
            List<@Nullable Double> values = new ArrayList<>();
            for (int round = 0; round <= last; round++) {
                Sightings.Sum sum = means == null ? null : means.get(round);
                values.add(sum == null ? null : sum.mean());
            }
            courses.add(new LineChart.Course(i, name(names.get(i)), values));
        }
        List<String> rounds = new ArrayList<>();
        for (int round = 0; round <= last; round++) {
            rounds.add(Integer.toString(round));
        }
        Sentence words = Sentence.of("{table}: {column}", subject.title(), subject.what());
        LineChart chart = LineChart.of(words.toString(), courses, rounds, false);
        page.append("<figure><figcaption>" + escaped(words) + "</figcaption>" + chart.svg() + "<ul>");
        chart.lines()
                .forEach(line -> page.append("<li class=\"s-owner-" + line.owner() + "\"><b>" + line.letter() + "</b> "
                        + escaped(line.name()) + ' ' + line.now() + "</li>"));
        page.append("</ul></figure>\n");
    }

    /** A side as people call it: a seat by the name of who sits there. */
    private String name(Sentence side) {
        String words = side.toString();
        return play.setup().players().stream()
                .filter(player -> player.id().equals(words))
                .findFirst()
                .map(play::name)
                .orElse(words);
    }

    private void decisive(List<Map.Entry<Sightings.Word, Sightings.Choice>> choices) {
        table(
                List.of(
                        Sentence.of("step"),
                        Sentence.of("option"),
                        Sentence.of("chosen"),
                        Sentence.of("offered"),
                        Sentence.of("won with it"),
                        Sentence.of("won without it"),
                        Sentence.of("95 % interval of the difference")),
                choices.stream()
                        .map(one -> List.<Object>of(
                                one.getKey().step(),
                                one.getValue().label(),
                                one.getValue().chosen(),
                                one.getValue().offered(),
                                percent(one.getValue().wins().share()),
                                percent(one.getValue().wins().otherShare()),
                                Compared.points(one.getValue().wins().differenceInterval())))
                        .toList());
    }

    private static String percent(double share) {
        return rounded("%.1f", 100 * share) + " %";
    }

    private void table(List<Sentence> heads, List<List<Object>> rows) {
        if (rows.isEmpty()) {
            paragraph(Sentence.of("None."));
            return;
        }
        page.append("<table><tr>");
        heads.forEach(head -> page.append("<th>" + escaped(head) + "</th>"));
        page.append("</tr>\n");
        rows.stream().limit(MOST_ROWS).forEach(row -> {
            page.append("<tr>");
            row.forEach(cell ->
                    page.append((cell instanceof Number ? "<td class=\"n\">" : "<td>") + escaped(cell) + "</td>"));
            page.append("</tr>\n");
        });
        page.append("</table>\n");
        if (rows.size() > MOST_ROWS) {
            paragraph(Sentence.of(
                    "{n more stands|more stand} in the document beside this page.", rows.size() - MOST_ROWS));
        }
    }

    private static String escaped(Object text) {
        return PlainWords.escaped(PlainWords.of(text.toString()));
    }

    // ---- the numbers

    private void put(ObjectNode json) {
        Sightings seen = sums.sightings();
        ObjectNode lengths = json.putObject("lengths");
        sums.rounds().forEach((round, games) -> lengths.put(Integer.toString(round), games));
        json.put("watched", seen.games());
        ArrayNode courses = json.putArray("courses");
        seen.courses()
                .forEach((subject, sides) -> sides.forEach((side, rounds) -> {
                    ObjectNode course = courses.addObject()
                            .put("table", subject.title().toString())
                            .put("column", subject.what().toString())
                            .put("side", side.toString());
                    ArrayNode means = course.putArray("rounds");
                    rounds.forEach((round, sum) -> means.addObject()
                            .put("round", round)
                            .put("games", sum.of())
                            .put("mean", sum.mean()));
                }));
        ArrayNode choices = json.putArray("choices");
        seen.choices().forEach((word, choice) -> {
            ObjectNode one = choices.addObject()
                    .put("step", word.step())
                    .put("id", word.id())
                    .put("label", choice.label().toString())
                    .put("start", word.isStart())
                    .put("offered", choice.offered())
                    .put("chosen", choice.chosen())
                    .put("wonWith", choice.wins().share())
                    .put("wonWithout", choice.wins().otherShare());
            Shares.put(one, choice.wins().differenceInterval());
        });
        ObjectNode rules = json.putObject("rules");
        seen.rules().forEach(rules::put);
        ArrayNode never = json.putArray("unusedRules");
        unused.forEach(rule -> never.add(rule.id()));
    }

    /** One number a line, so that any program can group them: what, whose, in which round, the number, of how many. */
    private String csv() {
        StringBuilder csv = new StringBuilder("what,side,round,value,of\n");
        sums.seats().forEach((seat, tally) -> tally(csv, "seat", seat.id(), tally));
        sums.labels().forEach((label, tally) -> tally(csv, "plays", label.toString(), tally));
        sums.rounds().forEach((round, games) -> line(csv, "length", "", round, games, sums.games()));
        sums.sightings()
                .courses()
                .forEach((subject, sides) -> sides.forEach((side, rounds) -> rounds.forEach((round, sum) -> line(
                        csv, subject.title() + ": " + subject.what(), side.toString(), round, sum.mean(), sum.of()))));
        return csv.toString();
    }

    private static void tally(StringBuilder csv, String what, String side, Tally tally) {
        line(csv, what + " wins", side, "", tally.wins(), tally.games());
        line(csv, what + " share", side, "", tally.share(), tally.games());
        line(csv, what + " low", side, "", tally.interval().low(), tally.games());
        line(csv, what + " high", side, "", tally.interval().high(), tally.games());
    }

    private static void line(StringBuilder csv, Object... cells) {
        List<String> line = new ArrayList<>();
        for (Object cell : cells) {
            String text = cell.toString();
            line.add(text.matches("(?s).*[\",\r\n].*") ? '"' + text.replace("\"", "\"\"") + '"' : text);
        }
        csv.append(String.join(",", line)).append('\n');
    }

    /** Lines and letters tell owners apart where colours don't; the colours are those of Okabe and Ito. */
    private static final String STYLE = """

            :root { color-scheme: light dark; --ink: #222; --board: #fff; --line: #ccc; --quiet: #666 }
            @media (prefers-color-scheme: dark) { :root { --ink: #eee; --board: #1b1b1b; --line: #444; --quiet: #aaa } }
            body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--board); max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
            table { border-collapse: collapse } th, td { text-align: left; padding: .2rem .6rem; vertical-align: top; border-bottom: 1px solid var(--line) } .n { text-align: right }
            .bar { width: 16rem; height: 1.2rem } .all { fill: var(--line) } .some { fill: #0072b2 } .whisker { stroke: var(--ink); stroke-width: 4 }
            .charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); gap: 1rem } figure { margin: 0 } figcaption { font-weight: 600 }
            svg.chart { width: 100% } .grid { stroke: var(--line); fill: none } .tick { fill: var(--quiet); font-size: 12px }
            .course { fill: none; stroke: currentColor; stroke-width: 2.5px } .end { fill: var(--board); stroke: currentColor; stroke-width: 2px } .letter { fill: var(--ink); font-size: 11px; font-weight: 600 }
            .dash-1 { stroke-dasharray: 8 4 } .dash-2 { stroke-dasharray: 2 4 } .dash-3 { stroke-dasharray: 10 3 2 3 }
            ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .2rem 1rem }
            """ + owners();

    private static String owners() {
        String[] colours = {"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#b58900", "#56b4e9", "#8a6d3b", "#6c71c4"};
        StringBuilder css = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            css.append(".s-owner-" + i + " { color: " + colours[i % colours.length] + " }\n");
        }
        return css.toString();
    }
}
