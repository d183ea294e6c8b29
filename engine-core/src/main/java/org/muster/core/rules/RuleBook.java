package org.muster.core.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.muster.core.plugin.LoadedRuleset;

/**
 * The rules of one ruleset by their ids, read from its rule book: the rows of Markdown tables whose first column is an
 * id, whatever else the book holds. A ruleset carries its book as the resource {@code
 * /org/muster/rulebook/<ruleset id>.md}.
 */
public final class RuleBook {

    /** Where a ruleset carries its book. */
    public static final String FOLDER = "/org/muster/rulebook/";

    private static final String AN_ID = "[A-Z]{3}-[A-Z0-9]+-[0-9]{2,3}[a-z]?";
    private static final Pattern ID = Pattern.compile("\\**`?(" + AN_ID + ")`?\\**");
    private static final Pattern CITED = Pattern.compile("\\b" + AN_ID + "\\b");
    private static final Pattern CELL_END = Pattern.compile("(?<!\\\\)\\|");

    private final Map<String, Entry> entries;

    private RuleBook(Map<String, Entry> entries) {
        this.entries = entries;
    }

    /**
     * One rule.
     *
     * @param id as code, tests and people cite it
     * @param section heading it stands under
     * @param text what it says
     * @param source where in the source document; empty if it does not say
     * @param ruling how it is understood where the source is silent or unclear; empty if the source is clear
     * @param line of the book
     */
    public record Entry(String id, String section, String text, String source, String ruling, int line) {}

    /**
     * A book.
     *
     * @throws IllegalArgumentException if an id is there twice
     */
    public static RuleBook parse(String markdown) {
        Map<String, Entry> entries = new LinkedHashMap<>();
        List<String> head = List.of();
        String section = "";
        int number = 0;
        for (String line : markdown.lines().toList()) {
            number++;
            if (line.startsWith("#")) {
                section = line.replaceFirst("^#+\\s*", "").strip();
            }
            if (!line.startsWith("|")) {
                head = List.of();
                continue;
            }
            List<String> cells = cells(line);
            var id = ID.matcher(cells.get(0));
            if (head.isEmpty()) {
                head = cells;
            } else if (id.matches()) {
                Entry entry = entry(id.group(1), section, head, cells, number);
                Entry before = entries.put(entry.id(), entry);
                if (before != null) {
                    throw new IllegalArgumentException(
                            "line " + number + ": " + entry.id() + " is there already, in line " + before.line());
                }
            }
        }
        return new RuleBook(entries);
    }

    private static Entry entry(String id, String section, List<String> head, List<String> cells, int line) {
        String text = cells.size() > 1 ? cells.get(1) : "";
        return new Entry(id, section, text, cell(head, cells, "source"), cell(head, cells, "ruling"), line);
    }

    /** The cell below the head that speaks of {@code what}; a dash says nothing. */
    private static String cell(List<String> head, List<String> cells, String what) {
        for (int i = 2; i < Math.min(head.size(), cells.size()); i++) {
            if (head.get(i).toLowerCase(java.util.Locale.ROOT).contains(what)) {
                return cells.get(i).equals("-") ? "" : cells.get(i);
            }
        }
        return "";
    }

    /** The cells of a row of a Markdown table. */
    public static List<String> cells(String row) {
        List<String> cells = new ArrayList<>();
        for (String cell : CELL_END.split(row.strip().substring(1))) {
            cells.add(cell.strip().replace("\\|", "|"));
        }
        return cells.isEmpty() ? List.of("") : cells;
    }

    /** The book that {@code ruleset} carries, if it carries one. */
    public static Optional<RuleBook> of(LoadedRuleset ruleset) {
        return textOf(ruleset).map(RuleBook::parse);
    }

    /** The same as it is written: Markdown. */
    public static Optional<String> textOf(LoadedRuleset ruleset) {
        String resource = FOLDER + ruleset.info().id() + ".md";
        try (@Nullable InputStream in = ruleset.home().getResourceAsStream(resource)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(resource + " can't be read", e);
        }
    }

    /** The id that {@code cell} of a book is, if it is one and nothing else. */
    public static Optional<String> idIn(String cell) {
        var id = ID.matcher(cell.strip());
        return id.matches() ? Optional.of(id.group(1)) : Optional.empty();
    }

    /** All ids that {@code text} cites, in order, also repeated ones and those of no book. */
    public static List<String> idsIn(String text) {
        return CITED.matcher(text).results().map(MatchResult::group).toList();
    }

    /** The rule of that id, if there is one. */
    public Optional<Entry> find(String id) {
        return Optional.ofNullable(entries.get(id));
    }

    /** All rules, in the order of the book. */
    public Collection<Entry> all() {
        return entries.values();
    }
}
