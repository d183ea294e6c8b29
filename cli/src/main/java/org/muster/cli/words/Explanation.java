package org.muster.cli.words;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.muster.api.text.Sentence;
import org.muster.cli.terminal.Console;
import org.muster.core.game.BadGame;
import org.muster.core.game.Game;
import org.muster.core.journal.Entry;
import org.muster.core.rules.RuleBook;
import org.muster.core.view.Documents;
import org.muster.core.view.Log;
import org.muster.core.view.View;
import tools.jackson.databind.node.ObjectNode;

/** Why something happened: what an entry led to and by which rules, or where a rule mattered. */
public final class Explanation {

    private static final Pattern AN_ENTRY = Pattern.compile("[0-9]{1,8}");

    private final Console console;
    private final View<?> view;
    private final Log log;
    private final RuleBook book;

    public Explanation(Console console, View<?> view, RuleBook book) {
        this.console = console;
        this.view = view;
        this.log = view.log();
        this.book = book;
    }

    /**
     * Prints it.
     *
     * @param what the number of an entry, or the id of a rule; null: what was told last
     */
    public void print(@Nullable String what) throws IOException {
        String wanted = what == null ? Integer.toString(lastTold()) : what;
        if (AN_ENTRY.matcher(wanted).matches()) {
            entry(Integer.parseInt(wanted));
        } else {
            rule(wanted.toUpperCase(Locale.ROOT));
        }
    }

    private int lastTold() {
        List<Log.Told> lines = log.lines();
        return lines.isEmpty() ? 0 : lines.get(lines.size() - 1).n();
    }

    private void entry(int n) {
        Game<?> opened = view.game();
        Entry entry = log.entry(n)
                .map(opened.entries()::get)
                .orElseThrow(() ->
                        new BadGame("NO_SUCH_ENTRY", "There is no entry {n}; the last is {last}.", n, log.last()));
        List<Log.Told> lines =
                log.lines().stream().filter(line -> line.n() == n).toList();
        Set<String> rules = new LinkedHashSet<>();
        lines.forEach(told -> rules.addAll(told.line().rules()));
        if (console.json()) {
            ObjectNode json = Documents.object().put("entry", n);
            json.put("at", entry.at().toString())
                    .put("by", entry.by())
                    .put("what", Entries.told(opened, log, entry).toString());
            json.set("lines", Documents.lines(opened, lines));
            json.set("rules", RulesInWords.json(book, rules));
            console.document(json);
            return;
        }
        console.line(
                "{entry}, {time}: {what}",
                console.screen().bold(Sentence.of("Entry {n}", n)),
                entry.at(),
                Entries.told(opened, log, entry));
        if (lines.isEmpty()) {
            untold(opened, entry);
        }
        String what = Entries.told(opened, log, entry).toString();
        lines.stream()
                .filter(told -> !told.line().sentence().toString().equals(what))
                .forEach(told -> console.verbatim("  " + told.line().sentence()
                        + console.screen().faint(AskedInWords.rules(told.line().rules()))));
        rules.forEach(id -> RulesInWords.print(console, book, id));
    }

    /** Why an entry tells nothing of the game. */
    private void untold(Game<?> opened, Entry entry) {
        if (entry.body() instanceof Entry.Reached) {
            console.line("  That is a note: muster verify plays all again and compares where the game stands with it.");
        } else if (opened.history().stream().noneMatch(one -> one.n() == entry.n())) {
            console.line("  It tells nothing: it was taken back or mended later.");
        } else if (entry.body() instanceof Entry.Chose) {
            console.line("  It tells nothing yet: it is told when all have answered.");
        }
    }

    private void rule(String id) {
        List<Log.Told> lines = log.lines().stream()
                .filter(told -> told.line().rules().contains(id))
                .toList();
        if (book.find(id).isEmpty() && lines.isEmpty()) {
            throw new BadGame(
                    "NO_SUCH_RULE",
                    "{ruleset} has no rule \"{id}\", and nothing in this game follows from one.",
                    view.game().play().info().name(),
                    id);
        }
        if (console.json()) {
            ObjectNode json = Documents.object();
            json.set("rules", RulesInWords.json(book, Set.of(id)));
            json.set("lines", Documents.lines(view.game(), lines));
            console.document(json);
            return;
        }
        RulesInWords.print(console, book, id);
        console.verbatim("");
        if (lines.isEmpty()) {
            console.line("Nothing in this game follows from it so far.");
        } else {
            List<Integer> entries = lines.stream().map(Log.Told::n).distinct().toList();
            console.line("In this game, entries {entries}:", Sentence.joined(", ", entries));
        }
        lines.forEach(line -> LogLines.print(console, view, line));
    }
}
