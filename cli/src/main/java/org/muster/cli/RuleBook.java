package org.muster.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.muster.core.plugin.LoadedRuleset;

/**
 * The text of a ruleset's rules, by id: the tables of {@code rules.md} beside its plugin class, whose first column is
 * the id, the second the rule, the third its place in the source, and the fourth how it is read where the source is
 * silent or can be read in two ways.
 */
final class RuleBook {

    private static final Pattern ROW = Pattern.compile("\\|\\s*\\**`?([A-Z]{2,5}-[A-Z0-9]+-\\d{1,3}[a-z]?)`?\\**\\s*\\|(.*)\\|\\s*");

    private final Map<String, Rule> rules = new LinkedHashMap<>();

    private RuleBook() {}

    /**
     * One rule.
     *
     * @param source its place in the source; may be empty
     * @param ruling how it is read; may be empty
     */
    record Rule(String id, String text, String source, String ruling) {}

    /** The book that came with the ruleset; without rules if none did. */
    static RuleBook of(LoadedRuleset ruleset) {
        RuleBook book = new RuleBook();
        try (@Nullable InputStream in = ruleset.home().getResourceAsStream("rules.md")) {
            if (in != null) {
                new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().forEach(book::read);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return book;
    }

    private void read(String line) {
        Matcher row = ROW.matcher(line.strip());
        if (row.matches()) {
            List<String> cells = new ArrayList<>();
            for (String cell : row.group(2).split("(?<!\\\\)\\|", -1)) {
                String text = cell.strip().replace("\\|", "|");
                cells.add(text.equals("-") ? "" : text);
            }
            String id = row.group(1);
            rules.put(id, new Rule(id, cell(cells, 0), cell(cells, 1), cell(cells, 2)));
        }
    }

    private static String cell(List<String> cells, int at) {
        return at < cells.size() ? cells.get(at) : "";
    }

    Optional<Rule> find(String id) {
        return Optional.ofNullable(rules.get(id));
    }

    boolean isEmpty() {
        return rules.isEmpty();
    }
}
